"""What a way of showing the match must offer: the drawn screen and plain text both do."""

from dataclasses import dataclass
from typing import Protocol

from rebelote.cards import Card
from rebelote.tui.words import Words
from rebelote.views import View


class Left(Exception):
    """The user leaves in the middle."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The user's turn: what there is to choose from, in the order of its numbers.

    `cards` are those of the hand as shown; `options` the calls in words, in the auction.
    """

    cards: tuple[Card, ...]
    options: tuple[str, ...] = ()


class Face(Protocol):
    """One way of showing a match and asking the user."""

    words: Words

    def happened(self, view: View, told: list[str]) -> None:
        """Show what was just said or played."""

    def trick_over(self, view: View, told: list[str]) -> None:
        """The same for the last card of a trick, which stays to be looked at."""

    def notice(self, text: str) -> None:
        """Something to read before the next question: a reason, a hint."""

    def busy(self, text: str) -> None:
        """Say at once that something takes a while."""

    def ask_turn(self, view: View, turn: Turn) -> str:
        """What the user types at their turn."""

    def ask(self, question: str) -> str:
        """What the user types to a question in between."""

    def page(self, lines: list[str], *, going_on: str) -> None:
        """Something longer to read; `going_on` tells how to go on (empty: a question follows)."""
