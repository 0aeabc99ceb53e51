"""The cards, drawn: SVG text for both decks, made from numbers alone. See docs/cards.md.

Nothing is read from a disk or a network and nothing depends on chance: the same style always
gives the same text, letter for letter.
"""

from rebelote.art.back import BACKS
from rebelote.art.card import back_svg, card_svg, sprite
from rebelote.art.frame import HEIGHT, WIDTH
from rebelote.art.sheet import contact_sheet
from rebelote.art.style import (
    DECKS,
    INDICES,
    SIZES,
    SUIT_COLOURS,
    DeckName,
    Index,
    Size,
    Style,
    SuitColours,
)

__all__ = [
    "BACKS",
    "DECKS",
    "HEIGHT",
    "INDICES",
    "SIZES",
    "SUIT_COLOURS",
    "WIDTH",
    "DeckName",
    "Index",
    "Size",
    "Style",
    "SuitColours",
    "back_svg",
    "card_svg",
    "contact_sheet",
    "sprite",
]
