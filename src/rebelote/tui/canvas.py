"""A screen of letters that is composed whole before it is shown, so that nothing overflows it."""

from itertools import groupby
from typing import Final

_CODES: Final = {
    "bold": "1", "dim": "2", "reverse": "7",
    "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36",
}  # fmt: skip
_ATTRIBUTES: Final = frozenset({"bold", "dim", "reverse"})


def shorten(text: str, width: int) -> str:
    """Text that is at most so wide, with an ellipsis where something was left out."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


class Canvas:
    """Rows and columns of letters, each with a style: words such as ``bold red``."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write text; what would stand outside is left out."""
        if not 0 <= row < self.height:
            return
        for place, letter in enumerate(text, column):
            if 0 <= place < self.width:
                self._cells[row][place] = (letter, style)

    def lines(self, *, colour: bool) -> list[str]:
        """The rows as text for a terminal, with its codes for the styles."""
        return [self._line(row, colour) for row in self._cells]

    @staticmethod
    def _line(row: list[tuple[str, str]], colour: bool) -> str:
        pieces = []
        for style, cells in groupby(row, key=lambda cell: cell[1]):
            text = "".join(letter for letter, _ in cells)
            names = [name for name in style.split() if colour or name in _ATTRIBUTES]
            if names:
                codes = ";".join(_CODES[name] for name in names)
                text = f"\x1b[{codes}m{text}\x1b[0m"
            pieces.append(text)
        return "".join(pieces).rstrip()
