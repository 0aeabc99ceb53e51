"""What cards, suits, calls and announcements are called in a language and with a deck."""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from rebelote.cards import RANKS, SUITS, Card, Hand, Rank, Suit, Trump, cards_of, rank_of, suit_of
from rebelote.engine import (
    Action,
    Announcement,
    Bid,
    Coinche,
    Pass,
    PlayCard,
    Run,
    Surcoinche,
    Take,
)
from rebelote.i18n.texts import Texts

Deck: TypeAlias = Literal["jqk", "vdr", "spanish"]
DECKS: Final[tuple[Deck, ...]] = ("jqk", "vdr", "spanish")
SYMBOLS: Final = "♠♥♦♣"
_INDEX: Final[dict[Deck, tuple[str, ...]]] = {
    "jqk": ("7", "8", "9", "10", "J", "Q", "K", "A"),
    "vdr": ("7", "8", "9", "10", "V", "D", "R", "A"),
    "spanish": ("4", "5", "6", "7", "10", "11", "12", "1"),
}


def default_deck(language: str) -> Deck:
    """The deck that players of a language know best."""
    return "vdr" if language == "fr" else "jqk"


@dataclass(frozen=True, slots=True)
class Names:
    """The words for one language and one deck."""

    texts: Texts
    deck: Deck

    def say(self, message: str, attribute: str | None = None, /, **variables: Any) -> str:
        """A message, with the deck filled in where it asks for it."""
        kind = "spanish" if self.deck == "spanish" else "french"
        return self.texts.say(message, attribute, deck=kind, **variables)

    def index(self, rank: Rank) -> str:
        """What stands in the corner of a card: ``V``, ``10``, or the Spanish deck's number."""
        return _INDEX[self.deck][rank]

    def rank(self, rank: Rank) -> str:
        """A rank as a word."""
        return self.say(f"rank-{RANKS[rank]}")

    def suit(self, suit: Suit) -> str:
        """A suit as a word."""
        return self.say(f"suit-{SUITS[suit]}")

    def trump(self, trump: Trump) -> str:
        """What is trump, as a word."""
        return self.say(f"trump-{trump.value}")

    def card(self, card: Card) -> str:
        """A card in running text: ``J♦``, or with the Spanish deck its whole name."""
        if self.deck == "spanish":
            return self.card_name(card)
        return self.index(rank_of(card)) + SYMBOLS[suit_of(card)]

    def the_card(self, card: Card) -> str:
        """A card in running text with its article: ``el 9♦``, ``la dama de picas``."""
        letter = RANKS[rank_of(card)]
        return self.say("card-with-article", rank=letter, card=self.card(card))

    def card_name(self, card: Card) -> str:
        """A card's whole name: ``jota de diamantes``."""
        return self.say("card-name", rank=self.rank(rank_of(card)), suit=self.suit(suit_of(card)))

    def hand(self, hand: Hand) -> list[str]:
        """The cards of a set in running text, suit by suit, the highest first."""
        return [self.card(card) for card in sorted(cards_of(hand), key=lambda c: (c // 8, -c))]

    def call(self, action: Action, *, second_round: bool = False) -> str:
        """An action as it is said at the table; a card is named."""
        match action:
            case Pass():
                return self.say("call-second-pass" if second_round else "call-pass")
            case Take(trump=None):
                return self.say("call-take")
            case Take(trump=Trump() as trump):
                return self.say("call-take-trump", trump=self.trump(trump))
            case Bid(value="capot", trump=trump):
                return self.say("call-bid-capot", trump=self.trump(trump))
            case Bid(value=value, trump=trump):
                return self.say("call-bid", value=str(value), trump=self.trump(trump))
            case Coinche():
                return self.say("call-coinche")
            case Surcoinche():
                return self.say("call-surcoinche")
            case PlayCard(card=card):
                return self.card(card)
        raise TypeError(action)

    def announcement(self, announcement: Announcement) -> str:
        """An announcement with its cards, as it is shown."""
        if isinstance(announcement, Run):
            return self.say(
                f"announcement-run-{min(announcement.length, 5)}-cards",
                low=self.rank(announcement.low),
                high=self.rank(announcement.high),
                suit=self.suit(announcement.suit),
            )
        return self.say("announcement-square-cards", rank=self.rank(announcement.rank))
