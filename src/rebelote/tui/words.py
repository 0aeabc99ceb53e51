"""Seats, sides, cards and contracts as this table's user reads them."""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from rebelote.cards import SUIT_TRUMPS, Card, Trump, suit_of
from rebelote.engine import Announcement, Contract, Run
from rebelote.i18n.names import SYMBOLS, Names
from rebelote.rules import Rules
from rebelote.views import Heard

Place: TypeAlias = Literal["south", "east", "north", "west"]

# The user's seat: South, who has the seat after it on the right or, clockwise, on the left.
USER: Final = 0
_PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ("south", "north"),
    3: ("south", "east", "west"),
    4: ("south", "east", "north", "west"),
}
_MIRRORED: Final[dict[Place, Place]] = {"east": "west", "west": "east"}


def place_of(rules: Rules, seat: int) -> Place:
    """Where a seat sits on screen."""
    place = _PLACES[rules.seats][seat]
    return _MIRRORED.get(place, place) if rules.deal.direction == "clockwise" else place


def sides_in_order(rules: Rules) -> range:
    """The sides as columns of the score sheet: the user's own first."""
    return range(rules.sides)


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one table. `spoken` names a card in full, for those who hear the text."""

    names: Names
    rules: Rules
    spoken: bool

    def say(self, message: str, attribute: str | None = None, /, **variables: Any) -> str:
        """A message, with the deck filled in where it asks for it."""
        return self.names.say(message, attribute, **variables)

    def about(self, seat: int) -> dict[str, str]:
        """The variables of a message about a seat: its name, and whether it is the user."""
        return {"who": self.seat(seat), "me": "yes" if seat == USER else "no"}

    def seat(self, seat: int) -> str:
        """The name of a seat; the user is "you"."""
        return self.say("you" if seat == USER else f"seat-{place_of(self.rules, seat)}")

    def side(self, side: int) -> str:
        """The name of a side: us and them, or its seat where everybody plays alone."""
        if self.rules.sides == self.rules.seats:
            return self.seat(side)
        return self.say("us" if side == self.rules.side_of(USER) else "them")

    def card(self, card: Card) -> str:
        """A card in running text."""
        short, name = self.names.card(card), self.names.card_name(card)
        return f"{name} ({short})" if self.spoken and short != name else short

    def cards(self, cards: list[Card]) -> str:
        """Some cards in running text, in this order."""
        return ", ".join(self.card(card) for card in cards)

    def trump(self, trump: Trump) -> str:
        """What is trump, with the suit's symbol where the deck has it."""
        name = self.names.trump(trump)
        if trump.suit is None or self.spoken or self.names.deck == "spanish":
            return name
        return f"{SYMBOLS[trump.suit]} {name}"

    def suit_of(self, card: Card) -> str:
        """The suit of a card, with its symbol where the deck has it."""
        return self.trump(SUIT_TRUMPS[suit_of(card)])

    def contract(self, contract: Contract) -> str:
        """Trump, taker, bid and double in one line."""
        trump = self.trump(contract.trump)
        suited = contract.trump.suit is not None
        parts = [self.say("play-contract-trump", trump=trump) if suited else trump.capitalize()]
        parts.append(self.say("play-contract-taker", **self.about(contract.taker)))
        if contract.bid == "capot":
            parts.append(self.say("play-contract-capot"))
        elif contract.bid is not None:
            parts.append(self.say("play-contract-bid", points=str(contract.bid)))
        if contract.doubled > 1:
            redoubled = contract.doubled == self.rules.score.doubles[1]
            message = "play-contract-redoubled" if redoubled else "play-contract-doubled"
            parts.append(self.say(message, factor=str(contract.doubled)))
        return " · ".join(parts)

    def heard(self, heard: Heard) -> str:
        """An announcement as it is said, before its cards are seen."""
        square = heard.kind == "square"
        return self.say("announcement-square" if square else f"announcement-run-{heard.length}")

    def announcement(self, announcement: Announcement) -> str:
        """An announcement with its cards; a run with its suit's symbol would say too little."""
        return self.names.announcement(announcement)

    def short_announcement(self, announcement: Announcement) -> str:
        """An announcement with its cards in few letters: ``tercera 7–9♣``."""
        names = self.names
        if not isinstance(announcement, Run):
            return f"{self.say('announcement-square')} {names.index(announcement.rank)}"
        kind = self.say(f"announcement-run-{min(announcement.length, 5)}")
        suit = SYMBOLS[announcement.suit]
        if names.deck == "spanish":
            suit = f" {names.suit(announcement.suit)}"
        return f"{kind} {names.index(announcement.low)}–{names.index(announcement.high)}{suit}"
