"""All cards side by side, to look at."""

from typing import Final

from rebelote.art.back import BACKS
from rebelote.art.card import symbols
from rebelote.art.frame import HEIGHT, WIDTH
from rebelote.art.style import Style
from rebelote.art.svg import box, document, use
from rebelote.cards import RANKS, SUITS

_FELT: Final = "#1c6b45"
_GAP: Final = 8
_LARGE: Final = 92
_SMALL: Final = 56


def contact_sheet(style: Style) -> str:
    """The pack 92 and 56 wide, a row for each suit, and the backs, as an SVG file."""
    drawn = ""
    top = float(_GAP)
    for width in (_LARGE, _SMALL):
        for suit in SUITS:
            drawn += _row([rank + suit for rank in RANKS], _GAP, top, width)
            top += width * HEIGHT / WIDTH + _GAP
    beside = _GAP + len(RANKS) * (_SMALL + _GAP)
    backs = [f"back-{name}" for name in BACKS]
    drawn += _row(backs, beside, top - (_SMALL * HEIGHT / WIDTH + _GAP), _SMALL)
    across = _GAP + len(RANKS) * (_LARGE + _GAP)
    felt = box(0, 0, across, top, 0, fill=_FELT)
    return document(f"<defs>{symbols(style)}</defs>{felt}{drawn}", across, top, style.deck)


def _row(names: list[str], left: float, top: float, width: float) -> str:
    height = width * HEIGHT / WIDTH
    return "".join(
        use(name, x=left + place * (width + _GAP), y=top, width=width, height=height)
        for place, name in enumerate(names)
    )
