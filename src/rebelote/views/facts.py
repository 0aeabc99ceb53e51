"""What follows from views and is worth telling, on a screen or over a wire."""

from collections.abc import Iterator

from rebelote.engine import BeloteWord, Trick
from rebelote.rules.values import points
from rebelote.views.view import View


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
