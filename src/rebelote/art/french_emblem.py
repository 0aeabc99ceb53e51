"""What the French courts hold: each suit its own weapon, flower and sceptre."""

import math
from typing import Final

from rebelote.art.colours import GOLD, LEAF, STEEL, WOOD
from rebelote.art.svg import dot, line, path

_STALK: Final = "#2f7d3c"
# A round flower: how many petals, how large, how far out, their colour.
_BLOOMS: Final = {
    "H": (5, 9.5, 10, "#e8505b"),
    "D": (8, 6.6, 12, "#fff3cf"),
    "C": (3, 11, 10, "#f0a9b8"),
}


def royal_arms(suit: str, jewel: str) -> str:
    """A king's sword, sceptre, orb or mace: upright at x = 0, the fist at y = 0."""
    if suit == "S":
        return (
            path("M0-88L6-78V-14H-6V-78Z", STEEL)
            + line("M0-80V-16", width=1)
            + path("M-16-15Q0-9 16-15V-8Q0-3-16-8Z", GOLD)
            + path("M-3-6H3V24H-3Z", WOOD, stroke_width=1.6)
        )
    shaft = path("M-2.6-40H2.6V36H-2.6Z", GOLD, stroke_width=1.6)
    if suit == "H":
        lily = (
            "M0-88C8-78 8-70 3-62C12-72 18-66 14-56C10-52 5-52 3-50V-38H-3V-50"
            "C-5-52-10-52-14-56C-18-66-12-72-3-62C-8-70-8-78 0-88Z"
        )
        return shaft + path(lily, GOLD)
    if suit == "D":
        cross = "M-3-69V-74H-9V-80H-3V-87H3V-80H9V-74H3V-69Z"
        orb = dot(0, -56, 13, GOLD) + line("M-13-56H13M0-56Q-3-64 0-69", width=1.6)
        return shaft + orb + path(cross, GOLD, stroke_width=1.6)
    clover = "M-3-42V-50C-16-46-18-62-8-64C-16-76 4-88 4-88C4-88 16-76 8-64C18-62 16-46 3-50V-42Z"
    return shaft + path(clover, GOLD) + dot(0, -66, 3.5, jewel, stroke="none")


def flower(suit: str) -> str:
    """A queen's flower: the bloom above (0, 0), the stalk down to the hand."""
    stalk = line("M0 0C-2 16-6 26-12 40", _STALK, 3)
    stalk += path("M-5 20C2 11 10 10 15 13C12 22 3 26-5 20Z", LEAF, stroke_width=1.4)
    if suit == "S":
        tulip = "M0 4C-16 2-16-16-14-29L-6-20L0-33L6-20L14-29C16-16 16 2 0 4Z"
        return stalk + path(tulip, "#7d5cc0") + line("M-6-20V-4M6-20V-4", width=1.2)
    petals, radius, out, colour = _BLOOMS[suit]
    bloom = ""
    for petal in range(petals):
        angle = 2 * math.pi * petal / petals
        x, y = out * math.sin(angle), -12 - out * math.cos(angle)
        bloom += dot(x, y, radius, colour, stroke_width=1.5)
    return stalk + bloom + dot(0, -12, 6, GOLD, stroke_width=1.5)


def pole_weapon(suit: str, pennant: str) -> str:
    """A jack's weapon: the fist at (0, 0), the point up."""
    shaft = path("M-2.6-56H2.6V50H-2.6Z", WOOD, stroke_width=1.6)
    shaft += path("M0-84L7-62L3-52H-3L-7-62Z", STEEL)
    if suit in "SC":
        blade = "M3-54C12-58 18-62 20-66C24-54 22-42 18-34C14-40 10-42 3-43ZM-3-53L-14-56L-3-44Z"
        return shaft + path(blade, STEEL)
    if suit == "H":
        return shaft + path("M3-54L30-46L3-36Z", pennant)
    prongs = "M-3-50C-14-50-18-58-17-66C-12-60-7-58-3-58ZM3-50C14-50 18-58 17-66C12-60 7-58 3-58Z"
    return shaft + path(prongs, STEEL)
