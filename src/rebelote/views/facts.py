"""What follows from views and is worth telling, on a screen or over a wire."""

from collections.abc import Iterator
from typing import Final

from rebelote.cards import SUIT_CARDS, Card, Hand, Suit, Trump, cards_of, rank_of
from rebelote.engine import BeloteWord, Trick
from rebelote.rules.values import PLAIN_ORDER, TRUMP_ORDER, is_trump, points
from rebelote.views.view import View

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


def second_round(view: View) -> bool:
    """True once every seat has passed on the turned suit."""
    return view.rules.auction.kind == "turn-up" and len(view.calls) >= view.rules.seats


def trick_worth(view: View, trick: Trick) -> int:
    """The points of the cards of a trick."""
    assert view.contract is not None
    value = points(view.contract.trump, view.rules.cards)
    return sum(value[card] for card in trick.cards)


def belote_words_said(before: View, after: View) -> Iterator[BeloteWord]:
    """The words of belote said between two views of one seat, as far as it heard them."""
    earlier = {(belote.seat, belote.suit): belote.said for belote in before.belotes}
    for belote in after.belotes:
        first, second = earlier.get((belote.seat, belote.suit), (False, False))
        if belote.said[0] and not first:
            yield "belote"
        if belote.said[1] and not second:
            yield "rebelote"
