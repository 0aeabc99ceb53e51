"""Small pieces that several messages share."""

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["es", "fr", "en"]
DeckName: TypeAlias = Literal["jqk", "vdr", "spanish"]
Place: TypeAlias = Literal["south", "east", "north", "west"]


class CardView(Struct, kw_only=True, frozen=True):
    """A card: as a record writes it (``JH``), its full name, and in few signs (``J♥``)."""

    card: str
    name: str
    short: str


class Option(Struct, kw_only=True, frozen=True):
    """Something to choose, and what it is called; `about` is a line about it, or empty."""

    name: str
    words: str
    about: str = ""


class Choice(Struct, kw_only=True, frozen=True):
    """A value of a rule and what it is called."""

    value: str | int | bool
    words: str
