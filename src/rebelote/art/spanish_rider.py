"""The caballo: a rider on a walking horse, in profile to the left."""

from typing import Final, NamedTuple

from rebelote.art.colours import GOLD, GOLD_DARK, INK, SKIN, WHITE, WOOD, Cloth
from rebelote.art.head import page_head
from rebelote.art.spanish_figure import emblem, raised_arm
from rebelote.art.svg import dot, group, line, path, place

_LEATHER: Final = "#7d1a20"


class Horse(NamedTuple):
    """The colours of a horse: its coat, the legs on the far side, mane and tail."""

    coat: str
    shade: str
    mane: str


_HORSES: Final = {
    "S": Horse("#dcdfe6", "#b4bac6", "#7d8597"),
    "H": Horse("#b9794a", "#8f5a33", "#4b2d1a"),
    "D": Horse("#f4efe4", "#d8cfbd", "#b9a98a"),
    "C": Horse("#9a5f38", "#774628", "#3a2416"),
}


def caballo(suit: str, cloth: Cloth) -> str:
    """Horse and rider, with the sign of the suit."""
    return _draw_horse(_HORSES[suit]) + _tack(cloth) + _rider(suit, cloth)


def _draw_horse(horse: Horse) -> str:
    far_legs = (
        path("M-46 70L-72 82Q-82 88-80 96L-70 122L-58 120L-64 98L-34 92Z", horse.shade)
        + path("M-70 122L-58 120L-56 128H-72Z", INK)
        + path("M26 70L30 108L18 130V136H6L8 126L14 108L10 80Z", horse.shade)
        + path("M18 134V144H0L6 132Z", INK)
    )
    tail = path(
        "M66 36C86 34 88 62 85 92C84 108 78 118 74 122C76 108 71 98 71 86C71 66 66 50 62 46Z",
        horse.mane,
    ) + line("M73 46C80 60 80 80 77 104", width=1.4)
    body = path(
        "M-48-52L-40-36C-22-28-10 0-4 24C8 32 26 32 40 27C62 22 78 38 76 62C75 78 66 86 62 94"
        "L68 114L62 132V136H48L50 116L42 98C36 92 30 86 26 82C8 90-16 90-32 84L-34 108L-32 136"
        "H-46L-48 108L-52 82C-62 70-62 56-56 42C-53 30-53 20-55 12C-60 14-62 17-65 23"
        "C-69 33-83 33-87 23C-90 13-80-6-71-24C-69-32-66-36-60-38Z",
        horse.coat,
    )
    hooves = path("M62 134V144H44L48 134ZM-32 134V144H-50L-46 134Z", INK)
    mane = path(
        "M-46-50L-40-36C-22-28-10 0-4 24L-16 22C-22 26-24 16-26 14C-32 14-32 4-33 0"
        "C-40-2-40-12-41-16C-48-18-52-28-56-36C-54-40-50-44-46-50Z",
        horse.mane,
    )
    head = dot(-64, -15, 3, INK, stroke="none") + dot(-81, 18, 2, INK, stroke="none")
    head += line("M-87 24Q-81 22-77 26M-58-18Q-52-8-56 6", width=1.6)
    return tail + far_legs + body + hooves + mane + head


def _tack(cloth: Cloth) -> str:
    """Saddle cloth, bridle, reins and girth."""
    return (
        path("M-6 22C14 34 32 32 46 24L52 66Q24 78-4 66Z", cloth.second)
        + path("M52 66Q24 78-4 66L-5 57Q24 68 51 57Z", GOLD)
        + line("M-81 4L-64 12M-69-26L-56 8M-76 15C-50 34-30 24-10 8", _LEATHER, 3)
        + line("M-57 46Q-30 60-6 44M50 40Q64 46 75 50", _LEATHER, 4)
    )


def _rider(suit: str, cloth: Cloth) -> str:
    cape = path("M18-60C44-48 56 0 60 42Q40 48 24 34L4-40Z", cloth.second)
    torso = path("M-14-62C-22-40-14-14-12 6L-14 34Q8 44 34 34L26 4C30-20 30-46 22-62Z", cloth.main)
    torso += path("M-13 0Q6 8 27 0V11Q8 20-13 11Z", GOLD)
    hose = "M-14 28C-20 44-10 52-8 62L-10 84L-22 92Q-24 100-16 100H6L8 62C16 50 20 42 22 32Z"
    boot = "M-9 66L-10 84L-22 92Q-24 100-16 100H6L8 66Z"
    leg = path(hose, cloth.main) + path(boot, WOOD) + path("M-10 64H9V72H-10Z", GOLD)
    stirrup = line("M-14 102H8", GOLD_DARK, 4)
    near_arm = path("M-12-58C-28-50-34-20-30 0L-14 10L-8-2L-18-10L-6-34Z", cloth.main)
    near_arm += dot(-12, 4, 7.5, SKIN)
    collar = path("M-20-60C-20-70 24-70 24-60C22-52 14-49 2-49C-10-49-18-52-20-60Z", WHITE)
    head = group(page_head("#3f2a1c", cloth.main, cloth.second, -1), transform=place(2, -24, 0.82))
    far_arm = group(raised_arm(cloth.main, 80, -24), transform=place(-4))
    raised = far_arm + emblem(suit, 76, -24)
    return cape + torso + leg + stirrup + near_arm + collar + head + raised
