"""The sheet of paper under every card, and the Spanish frame."""

from typing import Final

from rebelote.art.colours import EDGE, PAPER, WHITE
from rebelote.art.svg import box, line, number

WIDTH: Final = 240
HEIGHT: Final = 336
CENTRE_X: Final = WIDTH / 2
CENTRE_Y: Final = HEIGHT / 2
# Turns a drawing about the middle of the card.
OTHER_WAY_UP: Final = f"rotate(180 {number(CENTRE_X)} {number(CENTRE_Y)})"

# Gaps in the short sides: oros none, copas one, espadas two, bastos three.
_GAPS: Final = {"D": 0, "H": 1, "S": 2, "C": 3}


def paper(*, plain: bool = False) -> str:
    """The card's white, with an edge that shows on a light table; black and thicker if `plain`."""
    fill, edge, thick = (WHITE, "#000", 3.0) if plain else (PAPER, EDGE, 1.6)
    size = WIDTH - thick, HEIGHT - thick
    return box(thick / 2, thick / 2, *size, 14, fill=fill, stroke=edge, stroke_width=thick)


def spanish_frame(suit: str, ink: str, width: float) -> str:
    """The frame with its *pintas*: gaps in the short sides that tell the suit."""
    inset, corner, gap, pitch = 8, 9, 14, 34
    right, bottom = WIDTH - inset, HEIGHT - inset
    first, last = inset + corner, right - corner
    middles = [CENTRE_X + (place - (_GAPS[suit] - 1) / 2) * pitch for place in range(_GAPS[suit])]
    ends = [first, *(x + half for x in middles for half in (-gap / 2, gap / 2)), last]
    data = "".join(
        f"M{number(start)} {y}H{number(end)}"
        for y in (inset, bottom)
        for start, end in zip(ends[::2], ends[1::2], strict=True)
    )
    for x, inner in ((inset, first), (right, last)):
        data += f"M{inner} {inset}Q{x} {inset} {x} {first}V{bottom - corner}Q{x} {bottom} {inner}"
        data += f" {bottom}"
    return line(data, ink, width)
