"""The French suit signs, number cards, aces and corners."""

import math
from typing import Final

from rebelote.art.colours import PAPER
from rebelote.art.face import Face
from rebelote.art.frame import CENTRE_X, CENTRE_Y, HEIGHT
from rebelote.art.index import french_glyphs, lettering
from rebelote.art.svg import dot, group, path, place, use

# About 100 high, drawn about the middle.
_OUTLINES: Final = {
    "S": "M0-50C8-32 45-9 45 17C45 31 35 39 24 39C15 39 8 35 5 28C6 38 10 45 19 49H-19"
    "C-10 45-6 38-5 28C-8 35-15 39-24 39C-35 39-45 31-45 17C-45-9-8-32 0-50Z",
    "H": "M0 48C-8 34-45 9-45-19C-45-37-33-46-21-46C-10-46-3-38 0-28C3-38 10-46 21-46"
    "C33-46 45-37 45-19C45 9 8 34 0 48Z",
    "D": "M0-51C9-33 23-14 39 0C23 14 9 33 0 51C-9 33-23 14-39 0C-23-14-9-33 0-51Z",
    "C": "M-14-10A22 22 0 1 1 14-10L13.5-7.5A22 22 0 1 1 6 22C7 35 11 45 20 49H-20"
    "C-11 45-7 35-6 22A22 22 0 1 1-13.5-7.5Z",
}
# Rows of two, and the heights (counted in rows) of the pips between the columns.
_ROWS: Final = {"7": 3, "8": 3, "9": 4, "T": 4}
_BETWEEN: Final = {"7": (0.5,), "8": (0.5, 1.5), "9": (1.5,), "T": (0.5, 2.5)}
_TOP_ROW: Final = 54


def sign(suit: str) -> str:
    """The suit's sign, without a colour of its own."""
    return path(_OUTLINES[suit], id=f"@pip-{suit}")


def number_card(face: Face) -> str:
    """Seven to ten pips, where every French-suited pack has them."""
    large, few = face.style.large, face.rank in "78"
    column = 29 if large else 44
    scale = (0.4 if few else 0.38) if large else (0.54 if few else 0.48)
    rows = _ROWS[face.rank]
    step = (HEIGHT - 2 * _TOP_ROW) / (rows - 1)
    spots: list[tuple[float, float]]
    spots = [(side * column, row) for row in range(rows) for side in (-1, 1)]
    spots += [(0, row) for row in _BETWEEN[face.rank]]
    pips = ""
    for across, row in spots:
        y = _TOP_ROW + row * step
        pips += use(
            f"pip-{face.suit}", place(CENTRE_X + across, y, scale, 180 if y > CENTRE_Y else 0)
        )
    return group(pips, fill=face.ink)


def ace(face: Face) -> str:
    """One large pip, engraved, in a ring of pearls; nothing but the pip where contrast counts."""
    name = f"pip-{face.suit}"
    if face.style.plain or face.style.large:
        scale = 1.06 if face.style.large else 1.6
        return use(name, place(CENTRE_X, CENTRE_Y, scale), fill=face.ink)
    pearls = ""
    for pearl in range(36):
        angle = math.pi * pearl / 18
        x, y = CENTRE_X + 80 * math.cos(angle), CENTRE_Y + 80 * math.sin(angle)
        pearls += dot(x, y, 1.9 if pearl % 2 else 3.4, face.ink)
    scale, lift = (1.26, 0) if face.suit == "D" else (1.16, 1)
    engraved = place(CENTRE_X, CENTRE_Y - lift, scale * 0.8)
    return (
        pearls
        + use(name, place(CENTRE_X, CENTRE_Y, scale), fill=face.ink)
        + use(name, engraved, fill="none", stroke=PAPER, stroke_width=2)
    )


def corner(face: Face) -> str:
    """The index with the suit's sign under it."""
    x, top, height, width, scale = (
        (38, 14, 78, 60, 0.56) if face.style.large else (27, 15, 46, 36, 0.36)
    )
    glyphs = french_glyphs(face.rank, face.style.index)
    under = place(x, top + height + 8 + 50 * scale, scale)
    return lettering(glyphs, x, top, height, width, face.ink) + use(
        f"pip-{face.suit}", under, fill=face.ink
    )
