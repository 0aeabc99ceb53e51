"""What the Spanish figures share: the raised arm and the sign in its hand."""

from typing import Final

from rebelote.art.colours import GOLD
from rebelote.art.head import hand
from rebelote.art.svg import number, path, place, use

# From the fist to the middle of the sign, and the sign's scale.
_HELD: Final = {"S": (0, -44, 0.76), "H": (2, -42, 0.82), "D": (2, -42, 0.78), "C": (0, -46, 0.78)}


def emblem(suit: str, x: float, y: float) -> str:
    """The large sign of a figure, held by a fist at (x, y)."""
    across, up, scale = _HELD[suit]
    return use(f"pip-{suit}", place(x + across, y + up, scale)) + hand(x, y)


def raised_arm(cloth: str, x: float, y: float) -> str:
    """A sleeve from the shoulder at (38, -54) to a fist at (x, y), with a golden cuff."""

    def at(across: float, down: float) -> str:
        return f"{number(x + across)} {number(y + down)}"

    sleeve = (
        f"M26-66C40-68 48-56 54-36L{at(-8, 12)}L{at(10, 16)}"
        f"C{number(x + 4)} 12 60 18 50 8C38-4 30-30 24-40Z"
    )
    cuff = f"M{at(-10, 12)}Q{at(1, 6)} {at(12, 14)}L{at(10, 23)}Q{at(0, 16)} {at(-10, 20)}Z"
    return path(sleeve, cloth) + path(cuff, GOLD)
