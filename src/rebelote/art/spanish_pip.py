"""The Spanish number cards and corners."""

from typing import Final

from rebelote.art.face import Face
from rebelote.art.frame import CENTRE_X, CENTRE_Y
from rebelote.art.index import lettering, spanish_glyphs
from rebelote.art.svg import place, use

# Coins and cups stand in two columns: distance from the middle, heights of the rows, and the
# height of a single one between them.
_ROUND: Final[dict[str, tuple[float, tuple[int, ...], float | None]]] = {
    "7": (38, (92, 244), None),
    "8": (39, (78, 258), CENTRE_Y),
    "9": (38, (74, 168, 262), None),
    "T": (43, (74, 168, 262), 121),
}
# Swords and clubs stand in two rows: columns, heights, and how far a single one is turned.
_LONG: Final[dict[str, tuple[tuple[int, ...], tuple[int, int], float | None]]] = {
    "7": ((-38, 38), (94, 242), None),
    "8": ((-48, 48), (94, 242), 0),
    "9": ((-49, 0, 49), (94, 242), None),
    "T": ((-49, 0, 49), (84, 252), 90),
}
_SCALE: Final = {
    "S": {"7": 0.68, "8": 0.66, "9": 0.64, "T": 0.58},
    "H": {"7": 0.84, "8": 0.8, "9": 0.77, "T": 0.64},
    "D": {"7": 0.72, "8": 0.71, "9": 0.68, "T": 0.61},
    "C": {"7": 0.68, "8": 0.66, "9": 0.64, "T": 0.58},
}
_BESIDE_LARGE_CORNERS: Final = 0.68

# The signs in the corners; small swords and clubs are stouter than large ones. Scale across and
# down, and half the height of the sign.
_CORNER: Final = {
    "S": (0.46, 0.29, 100),
    "H": (0.38, 0.36, 50),
    "D": (0.31, 0.31, 46),
    "C": (0.44, 0.28, 100),
}


def _spots(face: Face) -> list[tuple[float, float, float]]:
    """Where the pips stand, and how far each is turned."""
    narrow = _BESIDE_LARGE_CORNERS if face.style.large else 1
    spots: list[tuple[float, float, float]]
    if face.suit in "HD":
        column, rows, single = _ROUND[face.rank]
        spots = [(CENTRE_X + side * column * narrow, y, 0) for y in rows for side in (-1, 1)]
        return spots if single is None else [*spots, (CENTRE_X, single, 0)]
    columns, heights, turn = _LONG[face.rank]
    spots = [(CENTRE_X + column * narrow, y, 0) for y in heights for column in columns]
    return spots if turn is None else [*spots, (CENTRE_X, CENTRE_Y, turn)]


def number_card(face: Face) -> str:
    """Four to seven signs."""
    scale = _SCALE[face.suit][face.rank] * (_BESIDE_LARGE_CORNERS if face.style.large else 1)
    name = f"pip-{face.suit}"
    return "".join(use(name, place(x, y, scale, turn)) for x, y, turn in _spots(face))


def corner(face: Face) -> str:
    """The number, and under it a small sign that keeps the suit visible in a fanned hand."""
    x, top, height, width = (40, 18, 74, 56) if face.style.large else (31, 17, 43, 35)
    across, down, half = _CORNER[face.suit]
    if face.style.large:
        grown = 1.5 if face.suit in "HD" else 1.25
        across, down = across * grown, down * grown
    index = lettering(spanish_glyphs(face.rank), x, top, height, width, face.ink)
    under = place(x, top + height + 7 + half * down, across, tall=down)
    return index + use(f"pip-{face.suit}", under)
