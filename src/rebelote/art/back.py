"""The four backs; each looks the same both ways up."""

import math
from collections.abc import Callable
from typing import Final

from rebelote.art.colours import GOLD, WHITE
from rebelote.art.frame import CENTRE_X, CENTRE_Y, OTHER_WAY_UP
from rebelote.art.svg import box, dot, group, line, number, path, place, use

_CREAM: Final = "#f0d9a0"
_MIDNIGHT: Final = "#22315f"
_BURGUNDY: Final = "#7c1d33"
_FOREST: Final = "#14503f"
_BLUE: Final = "#1c4f9c"


def _field(colour: str) -> str:
    return box(14, 14, 212, 308, 7, fill=colour)


def _border(inset: float, round_by: float) -> str:
    size = 240 - 2 * inset, 336 - 2 * inset
    return box(inset, inset, *size, round_by, fill="none", stroke=GOLD, stroke_width=2)


def lattice() -> str:
    """Midnight blue, a lattice of diagonals, a golden lozenge in each mesh."""
    across, down, left, top = 6, 9, 20, 20
    step_x, step_y = 200 / across, 296 / down
    diagonals = ""
    for column in range(-down, across + 1):  # cut where the field ends
        first, last = max(0, -column), min(down, across - column)
        if last <= first:
            continue
        x = [number(left + (column + row) * step_x) for row in (first, last)]
        falling = [number(top + row * step_y) for row in (first, last)]
        rising = [number(top + (down - row) * step_y) for row in (first, last)]
        for y in (falling, rising):
            diagonals += f"M{x[0]} {y[0]}L{x[1]} {y[1]}"
    lozenges = "".join(
        f"M{number(left + (column + 0.5) * step_x)} {number(top + (row + 0.5) * step_y - 8)}"
        "l6 8l-6 8l-6-8z"
        for column in range(across)
        for row in range(down)
    )
    return (
        _field(_MIDNIGHT) + line(diagonals, "#8ea6dc", 1.5) + path(lozenges, GOLD) + _border(20, 3)
    )


def rosette() -> str:
    """Burgundy: a rosette of twelve petals, a ring of pearls, sprays in the corners."""
    wide, narrow = (
        "M0-16C-20-40-18-62 0-84C18-62 20-40 0-16Z",
        "M0-30C-9-44-8-54 0-66C8-54 9-44 0-30Z",
    )
    petals = path(wide, "none", stroke=GOLD, stroke_width=2) + path(narrow, _CREAM)
    rose = group(petals, id="@petal")
    rose += "".join(use("petal", f"rotate({turn})") for turn in range(30, 360, 30))
    rose += dot(0, 0, 13, GOLD) + dot(0, 0, 6, _BURGUNDY)
    rose += dot(0, 0, 92, "none", stroke=GOLD, stroke_width=2)
    for pearl in range(24):
        angle = math.pi * pearl / 12
        rose += dot(92 * math.sin(angle), 92 * math.cos(angle), 3.4, _CREAM)
    stems = (
        "M-92-138C-60-138-60-112-78-108C-92-106-92-124-80-124M-92-138C-92-106-66-106-62-124"
        "M-60-136C-40-140-20-132-2-114M-90-106C-94-92-92-84-84-74"
    )
    leaves = "M-44-132q10-8 20 2q-12 6-20-2zM-92-92q6-10 12 2q-4 10-12-2z"
    spray = group(
        line(stems, GOLD, 2.4),
        dot(-80, -118, 3.4, _CREAM),
        dot(-92, -138, 4, _CREAM),
        path(leaves, _CREAM),
        id="@corner-spray",
    )
    for x, y in ((-1, 1), (1, -1), (-1, -1)):
        spray += use("corner-spray", f"scale({x} {y})")
    knots = dot(0, -114, 4, GOLD) + dot(0, 114, 4, GOLD)
    middle = group(rose, spray, knots, transform=place(CENTRE_X, CENTRE_Y))
    return _field(_BURGUNDY) + _border(20, 4) + middle


def scales() -> str:
    """Forest green: fans laid like roof tiles, above and below a golden band."""

    def fans(first: int, last: int) -> str:
        return "".join(
            f"M{x} 0a20 20 0 0 1 40 0M{x + 7} 0a13 13 0 0 1 26 0M{x + 14} 0a6 6 0 0 1 12 0"
            for x in range(first, last, 40)
        )

    halves = (
        "M20-20a20 20 0 0 1 20 20H20M20-13a13 13 0 0 1 13 13M20-6a6 6 0 0 1 6 6"
        "M220-20a20 20 0 0 0-20 20H220M220-13a13 13 0 0 0-13 13M220-6a6 6 0 0 0-6 6"
    )
    rows = path(fans(20, 220), id="@fans-whole", transform="translate(0 42)")
    rows += path(fans(40, 200) + halves, id="@fans-shifted", transform="translate(0 54)")
    for row in range(2, 10):
        rows += use("fans-shifted" if row % 2 else "fans-whole", y=12 * (row - row % 2))
    upper = group(rows, id="@fans", fill=_FOREST, stroke="#8fd0ae", stroke_width=1.8)
    band = box(20, 149, 200, 38, 0, fill=_FOREST) + line("M20 152H220M20 184H220", GOLD, 3)
    band += path("".join(f"M{x} 158l8 10l-8 10l-8-10z" for x in range(40, 220, 20)), GOLD)
    return _field(_FOREST) + upper + use("fans", OTHER_WAY_UP) + band + _border(19, 3)


def bold() -> str:
    """Blue and white, large and calm: for weak eyes and very small cards."""
    lozenges = (
        ("M120 74L186 168L120 262L54 168Z", WHITE),
        ("M120 104L165 168L120 232L75 168Z", _BLUE),
    )
    return (
        _field(_BLUE)
        + box(30, 30, 180, 276, 4, fill="none", stroke=WHITE, stroke_width=6)
        + "".join(path(*lozenge) for lozenge in lozenges)
        + path("M120 134L144 168L120 202L96 168Z", WHITE)
    )


BACKS: Final[dict[str, Callable[[], str]]] = {
    "lattice": lattice,
    "rosette": rosette,
    "scales": scales,
    "plain": bold,
}
