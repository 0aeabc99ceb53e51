"""The Spanish aces: one large sign, with rays about the coin and laurel about the others."""

import math
from typing import Final

from rebelote.art.colours import GOLD, LEAF
from rebelote.art.face import Face
from rebelote.art.frame import CENTRE_X, CENTRE_Y
from rebelote.art.spanish_sign import COIN_EDGE, VERMILION
from rebelote.art.svg import group, line, path, place, use

_SCALE: Final = {"S": 1.26, "H": 1.5, "D": 1.36, "C": 1.2}


def ace(face: Face) -> str:
    """The sign, and where contrast does not forbid it its ornament."""
    smaller = 0.86 if face.style.large else 1
    lift = 8 if face.suit == "H" else 0
    at = place(CENTRE_X, CENTRE_Y - lift, _SCALE[face.suit] * smaller)
    emblem = use(f"pip-{face.suit}", at)
    if face.style.plain:
        return emblem
    if face.suit == "D":
        return group(_rays(), transform=place(CENTRE_X, CENTRE_Y, smaller)) + emblem
    below = CENTRE_Y + (42 if face.suit == "H" else 50)
    return group(_laurel(face.suit), transform=place(CENTRE_X, below, smaller)) + emblem


def _rays() -> str:
    """Thirty-two rays, short and red, long and golden, in turn."""
    rays = ""
    for ray in range(32):
        outline, fill = ("M-7-60L0-82L7-60Z", GOLD) if ray % 2 else ("M-6-60L0-74L6-60Z", VERMILION)
        rays += path(outline, fill, transform=place(turn=ray * 11.25))
    return group(rays, stroke=COIN_EDGE, stroke_width=1.5, stroke_linejoin="round")


def _laurel(suit: str) -> str:
    """Two sprays that meet at the foot of the sign."""
    leaves = ""
    for step in range(5):
        angle = math.pi * (0.16 + step * 0.09)
        x, y = 62 * math.cos(angle), 62 * math.sin(angle)
        for lean in (-20, 40):
            turned = place(x, y, turn=math.degrees(angle) + lean)
            leaves += path("M0 0C-9-5-11-15-6-23C2-17 4-8 0 0Z", LEAF, transform=turned)
    name = f"spray-{suit}"
    spray = group(line("M2 64C34 62 58 44 64 16", LEAF, 2.4), leaves, id=f"@{name}")
    return spray + use(name, "scale(-1 1)")
