"""What can happen at a table. The list of its events is the table; everything else follows.

An event is written as JSON and read back exactly. Seeds and hashes of tokens stand in events, so
events never leave the server as they are.
"""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, json

By: TypeAlias = Literal["person", "bot", "stand-in"]
WhyAway: TypeAlias = Literal["silent", "gone"]


class Event(Struct, kw_only=True, frozen=True, tag_field="event"):
    """Anything that happens at a table."""


class Created(Event, kw_only=True, frozen=True, tag="created"):
    """A table is set up. `rules` are as in a record; `record` is what it goes on from.

    `streak` is set for a duel that counts for the streak: its wins and margin before this match.
    """

    code: str
    rules: Any
    level: str
    clock: int
    pace: int
    chat: bool
    name: str
    bots: list[str]
    record: dict[str, Any] | None = None
    streak: tuple[int, int] | None = None


class Joined(Event, kw_only=True, frozen=True, tag="joined"):
    """Somebody comes to the table; `token` is the hash of the secret that proves it."""

    person: int
    name: str
    token: str


class Seated(Event, kw_only=True, frozen=True, tag="seated"):
    """A person takes a seat, and leaves the one it had."""

    person: int
    seat: int


class Stood(Event, kw_only=True, frozen=True, tag="stood"):
    """A person gives up its seat and watches."""

    person: int
    seat: int


class Left(Event, kw_only=True, frozen=True, tag="left"):
    """A person leaves for good."""

    person: int


class Promised(Event, kw_only=True, frozen=True, tag="promised"):
    """The seed of the coming deal is drawn; only its hash is told."""

    seed: str


class Salted(Event, kw_only=True, frozen=True, tag="salted"):
    """A person adds to the chance of the coming deal."""

    seat: int
    salt: str


class Started(Event, kw_only=True, frozen=True, tag="started"):
    """A match begins, the first or a rematch; a table set up from a record goes on."""


class Dealt(Event, kw_only=True, frozen=True, tag="dealt"):
    """The cards are dealt."""

    dealer: int
    deck: str


class Acted(Event, kw_only=True, frozen=True, tag="acted"):
    """The seat whose turn it is calls or plays."""

    seat: int
    action: str
    by: By


class Undone(Event, kw_only=True, frozen=True, tag="undone"):
    """A person takes back its last action."""

    seat: int


class WentOn(Event, kw_only=True, frozen=True, tag="went-on"):
    """A person has read the sheet."""

    seat: int


class PauseWished(Event, kw_only=True, frozen=True, tag="pause-wished"):
    """A person wishes for a pause."""

    seat: int


class Paused(Event, kw_only=True, frozen=True, tag="paused"):
    """Everybody present has wished it: the pause begins."""


class Resumed(Event, kw_only=True, frozen=True, tag="resumed"):
    """The pause, or the wish for one, is over."""

    seat: int


class RematchWished(Event, kw_only=True, frozen=True, tag="rematch-wished"):
    """A person wishes for another match."""

    seat: int


class Away(Event, kw_only=True, frozen=True, tag="away"):
    """A bot plays in the place of a person who is silent or gone."""

    seat: int
    why: WhyAway


class Back(Event, kw_only=True, frozen=True, tag="back"):
    """The person has its seat back."""

    seat: int


class HandedOver(Event, kw_only=True, frozen=True, tag="handed-over"):
    """The person of seat `by` gives the seat of one who is gone to a person who watches."""

    seat: int
    person: int
    by: int


class BotReplaced(Event, kw_only=True, frozen=True, tag="bot-replaced"):
    """A seat's bot has failed; the rules of thumb play there from now on."""

    seat: int
    error: str


AnyEvent: TypeAlias = (
    Created
    | Joined
    | Seated
    | Stood
    | Left
    | Promised
    | Salted
    | Started
    | Dealt
    | Acted
    | Undone
    | WentOn
    | PauseWished
    | Paused
    | Resumed
    | RematchWished
    | Away
    | Back
    | HandedOver
    | BotReplaced
)


class Numbered(Struct, kw_only=True, frozen=True):
    """An event with its number at the table, from 1, and its time in milliseconds."""

    number: int
    at: int
    event: AnyEvent


_DECODER: Final = json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> str:
    """An event as JSON."""
    return json.encode(event).decode()


def decode_event(text: str) -> AnyEvent:
    """The event that `encode_event` wrote."""
    event: AnyEvent = _DECODER.decode(text)
    return event
