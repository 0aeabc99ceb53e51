"""Seats, sides, cards and contracts as one reader of a table reads them."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from rebelote.cards import SUIT_TRUMPS, Card, Trump, card_text, rank_of, suit_of
from rebelote.engine import Action, Announcement, Contract, Pass
from rebelote.i18n.names import SYMBOLS, Deck, Names
from rebelote.i18n.texts import texts
from rebelote.rules import Rules
from rebelote.server.kept import ViewMemory
from rebelote.server.protocol.words import CardView, Place
from rebelote.views import Heard

_PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ("south", "north"),
    3: ("south", "east", "west"),
    4: ("south", "east", "north", "west"),
}
_MIRRORED: Final[dict[Place, Place]] = {"east": "west", "west": "east"}


@lru_cache(maxsize=20_000)
def _said(names: Names, message: str, variables: tuple[tuple[str, Any], ...]) -> str:
    return names.say(message, **dict(variables))


@lru_cache(maxsize=32)
def names_for(language: str, deck: Deck) -> Names:
    """The words for one language and deck."""
    return Names(texts(language), deck)


@lru_cache(maxsize=256)
def card_view(names: Names, card: Card) -> CardView:
    """A card ready to be shown."""
    short = names.index(rank_of(card)) + SYMBOLS[suit_of(card)]
    return CardView(
        card=card_text(card),
        name=names.card_name(card),
        short=names.card_name(card) if names.deck == "spanish" else short,
    )


@lru_cache(maxsize=4096)
def call_words(names: Names, call: Action, second_round: bool) -> str:
    """A call as it is said at the table."""
    return names.call(call, second_round=second_round)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: its words, its seat (None: a spectator), and who sits where."""

    names: Names
    rules: Rules
    seat: int | None
    seat_names: tuple[str, ...]
    memory: ViewMemory = field(default_factory=ViewMemory, compare=False)

    def say(self, message: str, /, **variables: Any) -> str:
        """A message, kept for the next time it is asked for."""
        return _said(self.names, message, tuple(variables.items()))

    def about(self, seat: int) -> dict[str, str]:
        """The variables of a message about a seat: its name, and whether it is the reader."""
        return {"who": self.seat_name(seat), "me": "yes" if seat == self.seat else "no"}

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.seat_names[seat]

    def place(self, seat: int) -> Place:
        """Where a seat is drawn: the reader's own, or a spectator's seat 0, in the south."""
        steps = (seat - (self.seat or 0)) % self.rules.seats
        place = _PLACES[self.rules.seats][steps]
        return _MIRRORED.get(place, place) if self.rules.deal.direction == "clockwise" else place

    def seats_of(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.rules.seats) if self.rules.side_of(seat) == side]

    def is_us(self, side: int) -> bool:
        """True for the reader's own side."""
        return self.seat is not None and self.rules.side_of(self.seat) == side

    def side(self, side: int) -> str:
        """The name of a side: us and them, or who is on it."""
        if self.rules.sides == self.rules.seats:
            return self.say("you") if side == self.seat else self.seat_name(side)
        if self.seat is not None:
            return self.say("us" if self.is_us(side) else "them")
        return self.names.texts.all_of([self.seat_name(seat) for seat in self.seats_of(side)])

    def card(self, card: Card) -> CardView:
        """A card ready to be shown."""
        return card_view(self.names, card)

    def cards(self, cards: Any) -> str:
        """Some cards in running text, in this order."""
        return ", ".join(self.card_name(card) for card in cards)

    def card_name(self, card: Card) -> str:
        """A card's whole name."""
        return card_view(self.names, card).name

    def trump(self, trump: Trump) -> str:
        """What is trump, as a word."""
        return self.say(f"trump-{trump.value}")

    def suit_of(self, card: Card) -> str:
        """The suit of a card as a word."""
        return self.trump(SUIT_TRUMPS[suit_of(card)])

    def call(self, call: Action, *, second_round: bool) -> str:
        """A call as it is said at the table."""
        return call_words(self.names, call, second_round and isinstance(call, Pass))

    def bid_words(self, contract: Contract) -> str:
        """What was bid: a number, capot, or nothing."""
        if contract.bid == "capot":
            return self.say("play-contract-capot")
        return "" if contract.bid is None else str(contract.bid)

    def doubled_words(self, contract: Contract) -> str:
        """The double in force, or nothing."""
        if contract.doubled == 1:
            return ""
        redoubled = contract.doubled == self.rules.score.doubles[1]
        message = "play-contract-redoubled" if redoubled else "play-contract-doubled"
        return self.say(message, factor=str(contract.doubled))

    def taker_words(self, contract: Contract) -> str:
        """Who takes."""
        return self.say("play-contract-taker", **self.about(contract.taker))

    def contract(self, contract: Contract) -> str:
        """Trump, taker, bid and double in one line."""
        trump = self.trump(contract.trump)
        suited = contract.trump.suit is not None
        parts = [self.say("play-contract-trump", trump=trump) if suited else trump.capitalize()]
        parts.append(self.taker_words(contract))
        if contract.bid == "capot":
            parts.append(self.bid_words(contract))
        elif contract.bid is not None:
            parts.append(self.say("play-contract-bid", points=str(contract.bid)))
        if contract.doubled > 1:
            parts.append(self.doubled_words(contract))
        return " · ".join(parts)

    def heard(self, heard: Heard) -> str:
        """An announcement as it is said, before its cards are seen."""
        if heard.kind == "square":
            return self.say("announcement-square")
        return self.say(f"announcement-run-{heard.length}")

    def announcement(self, announcement: Announcement) -> str:
        """An announcement with its cards, as it is shown."""
        return self.names.announcement(announcement)
