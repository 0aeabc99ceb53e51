"""The user's hand in the order in which it is shown."""

from typing import Final

from rebelote.cards import SUIT_CARDS, Card, Hand, Suit, Trump, cards_of, rank_of
from rebelote.rules.values import PLAIN_ORDER, TRUMP_ORDER, is_trump
from rebelote.tui.words import USER
from rebelote.views import View

# Black and red in turn, so that neighbouring suits are told apart.
_SUIT_ORDER: Final[tuple[Suit, ...]] = (0, 1, 3, 2)


def sorted_hand(hand: Hand, trump: Trump | None) -> list[Card]:
    """Trumps first, then suit by suit, each from high to low."""
    first = 0
    if trump is not None and trump.suit is not None:
        first = _SUIT_ORDER.index(trump.suit)
    cards: list[Card] = []
    for suit in (*_SUIT_ORDER[first:], *_SUIT_ORDER[:first]):
        trumps = trump is not None and is_trump(suit, trump)
        order = TRUMP_ORDER if trumps else PLAIN_ORDER
        held = cards_of(hand & SUIT_CARDS[suit])
        cards += sorted(held, key=lambda card: -order.index(rank_of(card)))
    return cards


def shown_trump(view: View) -> Trump | None:
    """What the hand is sorted by: the contract's trump, or none yet."""
    return None if view.contract is None else view.contract.trump


def shown_hand(view: View) -> list[list[Card]]:
    """The user's cards in groups: those in hand, then those face up on the table."""
    trump = shown_trump(view)
    on_table = view.table[USER] & view.hand
    groups = [sorted_hand(view.hand & ~on_table, trump), sorted_hand(on_table, trump)]
    return [group for group in groups if group]
