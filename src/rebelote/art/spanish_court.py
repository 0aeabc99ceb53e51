"""The Spanish courts: sota on foot, caballo on horseback, rey in his mantle.

A figure stands about the middle of the card, within x from -90 to 100 and y from -150 to 150.
"""

from typing import Final

from rebelote.art.colours import (
    GOLD,
    GOLD_LIGHT,
    GREY_BEARD,
    INK,
    SKIN,
    SPANISH_CLOTH,
    WHITE,
    WOOD,
    Cloth,
)
from rebelote.art.face import Face
from rebelote.art.frame import CENTRE_X, CENTRE_Y
from rebelote.art.head import king_head, page_head
from rebelote.art.spanish_figure import emblem, raised_arm
from rebelote.art.spanish_rider import caballo
from rebelote.art.svg import dot, group, line, number, outlined, path, place

# Where the figures stand: moved across and down, scale; the second beside large corners.
_STANDS: Final = {
    "J": ((-12, 4, 1.0), (-10, -8, 0.86)),
    "Q": ((-17, 12, 0.93), (-17, 10, 0.78)),
    "K": ((-16, 4, 1.0), (-17, 0, 0.8)),
}


def court(face: Face) -> str:
    """One figure, with the sign of its suit."""
    draw = {"J": _sota, "Q": caballo, "K": _rey}[face.rank]
    across, down, scale = _STANDS[face.rank][face.style.large]
    figure = outlined(draw(face.suit, SPANISH_CLOTH[face.suit]))
    return group(figure, transform=place(CENTRE_X + across, CENTRE_Y + down, scale))


def _sota(suit: str, cloth: Cloth) -> str:
    """A page on foot: plumed cap, short tunic, hose of two colours."""
    cape = path(
        "M-26-64C-48-50-56 10-62 92Q-34 82-18 40L20 40Q34 70 46 78C48 30 44-40 26-64Z",
        cloth.second,
    )
    left = (
        "M-30 50L-30 96C-34 112-30 122-32 130L-46 138Q-46 144-40 144H-16V132"
        "C-12 118-10 112-8 96L-2 56Z"
    )
    right = "M30 50L28 96C32 112 28 122 30 130L44 138Q44 144 38 144H14V132C10 118 8 112 8 96L0 56Z"
    shoes = "M-32 128L-46 138Q-46 144-40 144H-16V130ZM30 128L44 138Q44 144 38 144H14V130Z"
    legs = path(left, cloth.main) + path(right, GOLD_LIGHT) + path(shoes, WOOD)
    tunic = (
        path("M-26-66C-36-30-24-10-26 8L-42 58Q0 72 42 58L26 8C24-10 36-30 26-66Z", cloth.main)
        + path("M-42 58Q0 72 42 58L38 46Q0 60-38 46Z", GOLD)
        + line("M-14 12L-20 50M0 12V54M14 12L20 50", width=1.4)
        + path("M-27 2Q0 12 27 2V14Q0 24-27 14Z", cloth.second)
        + path("M-7 6H7V20H-7Z", GOLD, stroke_width=1.6)
    )
    for y in (-44, -30, -16):
        tunic += dot(0, y, 3, GOLD, stroke_width=1.4)
    sleeve = "M-26-66C-46-62-54-30-54-14C-54-4-42 8-30 14L-24 2C-32-4-38-12-36-18L-24-40Z"
    arm = path(sleeve, cloth.main) + dot(-26, 9, 8, SKIN)
    collar = path("M-28-62C-28-74 28-74 28-62C26-52 14-48 0-48C-14-48-26-52-28-62Z", WHITE)
    head = group(page_head("#7a4a26", cloth.second, WHITE, 1), transform=place(-2, -20, 0.92))
    raised = raised_arm(cloth.main, 80, -22) + emblem(suit, 80, -22)
    return cape + legs + tunic + arm + collar + head + raised


def _ermine_tails(spots: list[tuple[float, float]]) -> str:
    tails = "".join(f"M{number(x)} {number(y)}l2.6 8h-5.2z" for x, y in spots)
    return path(tails, INK, stroke="none")


def _rey(suit: str, cloth: Cloth) -> str:
    """A standing king: full beard, long mantle with ermine, a robe to the ground."""
    mantle = path(
        "M-30-66C-58-56-66 20-78 138Q-40 152 0 146Q40 152 78 138C66 20 58-56 30-66Z", cloth.main
    )
    robe = path("M-24-60L-40 140Q0 150 40 140L24-60Z", cloth.second)
    robe += path("M-9-50L-13 145Q0 147 13 145L9-50Z", GOLD)
    lozenges = "".join(f"M0 {y}l6 9l-6 9l-6-9z" for y in (22, 48, 74, 100))
    robe += path(lozenges, cloth.main, stroke_width=1.4)
    robe += path("M-27 0Q0 10 27 0L28 13Q0 23-28 13Z", GOLD)
    robe += dot(0, 12, 5.5, cloth.main, stroke_width=1.6)
    robe += path("M-39 126Q0 138 39 126L40 140Q0 150-40 140Z", GOLD)
    robe += line("M-24 24L-30 124M24 24L30 124", width=1.4)
    edges = (
        "M-24-60C-34 0-44 80-52 144L-36 147C-32 80-28 20-16-50Z"
        "M24-60C34 0 44 80 52 144L36 147C32 80 28 20 16-50Z"
    )
    rows = (-20, 4, 30, 56, 82, 108, 128)
    fur = path(edges, WHITE)
    fur += _ermine_tails([(side * (26 + (y + 60) * 0.098), y) for y in rows for side in (-1, 1)])
    cape = path("M-22-62C-46-60-54-44-54-30Q-28-14 0-22Q28-14 54-30C54-44 46-60 22-62Z", WHITE)
    one_side = ((44, -38), (32, -30), (30, -46), (16, -32))
    cape += _ermine_tails([(side * x, y) for x, y in one_side for side in (-1, 1)])
    arm = path("M-50-34C-62-16-62 8-46 20L-20 18L-20 6L-36 2C-38-8-34-20-34-26Z", cloth.main)
    arm += path("M-28 4L-18 5V20L-29 20Z", GOLD) + dot(-12, 12, 8, SKIN)
    hair = GREY_BEARD if suit in "SC" else "#6b4426"
    head = group(king_head(hair, hair, cloth.main, -1), transform=place(0, -10, 0.92))
    raised = raised_arm(cloth.main, 78, -22) + emblem(suit, 78, -22)
    return mantle + robe + fur + arm + cape + head + raised
