"""The way in and out: writing lines that the terminal can show, and reading what is typed."""

import sys
import time
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from shutil import get_terminal_size
from typing import Final, TextIO

from rebelote.cards import SUITS
from rebelote.i18n.names import SYMBOLS, Names

WIDTH: Final = 80
HEIGHT: Final = 24

# For outputs that cannot show more than plain letters.
_SIMPLER: Final = str.maketrans(
    {
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "━": "=", "┃": "#",
        "┏": "#", "┓": "#", "┗": "#", "┛": "#", "╘": "+", "╛": "+", "═": "=", "┄": ".", "┊": ":",
        "·": "-", "«": '"', "»": '"', "…": "...", "—": "-", "–": "-", "−": "-", "’": "'",
        "\u00a0": " ", "×": "x", "→": "->", "œ": "oe", "▸": ">", "●": "*",
        "“": '"', "”": '"', "✓": "+", "░": "#",
    }
)  # fmt: skip


@dataclass(slots=True)
class Terminal:
    """Standard input and output, and what they are able to do."""

    input: TextIO
    output: TextIO
    interactive: bool
    colour: bool

    @classmethod
    def standard(cls, environment: Mapping[str, str]) -> "Terminal":
        """This process's own, as the environment (``NO_COLOR``, ``TERM``) wants them used."""
        interactive = sys.stdin.isatty() and sys.stdout.isatty()
        colour = interactive and not environment.get("NO_COLOR")
        if interactive:
            _edit_lines()
        return cls(sys.stdin, sys.stdout, interactive, colour)

    def fits_a_screen(self, environment: Mapping[str, str]) -> bool:
        """True if a drawn table can be shown here."""
        if not self.interactive or environment.get("TERM", "") in ("", "dumb"):
            return False
        columns, lines = get_terminal_size()
        return columns >= WIDTH and lines >= HEIGHT

    def write(self, text: str = "", *, names: Names | None = None, end: str = "\n") -> None:
        """Write a line; what the output cannot show is written more simply."""
        self.output.write(self._shown(text, names) + end)
        self.output.flush()

    def read(self, prompt: str, *, names: Names | None = None) -> str:
        """A line that the user types. Raises EOFError at the end of the input."""
        if self.interactive:
            self.write(prompt.rpartition("\n")[0], names=names, end="")
            return input(self._shown(prompt.rpartition("\n")[2], names))
        self.write(prompt, names=names, end="")
        line = self.input.readline()
        # A pipe shows no typing: the answer, or the end, completes the line.
        self.write(line.strip(), names=names)
        if not line:
            raise EOFError
        return line.strip()

    def _shown(self, text: str, names: Names | None) -> str:
        encoding = self.output.encoding or "utf-8"
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            return simpler(text, names, encoding)
        return text

    def pause(self, seconds: float) -> None:
        """Leave the user time to look."""
        if seconds > 0 and self.interactive:
            time.sleep(seconds)


def simpler(text: str, names: Names | None, encoding: str) -> str:
    """Text that this encoding has: without lines and quotes, a suit as its letter, no accents."""
    for suit, symbol in enumerate(SYMBOLS):
        letter = SUITS[suit] if names is None else names.say(f"play-letter-{SUITS[suit]}")
        text = text.replace(symbol, letter)
    text = text.translate(_SIMPLER)
    if not text.isascii():
        decomposed = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return text.encode(encoding, "replace").decode(encoding)


def _edit_lines() -> None:
    """Arrow keys and the like while typing, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is what turns it on)
