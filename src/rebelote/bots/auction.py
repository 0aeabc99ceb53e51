"""Calls: whether to take, and how high to bid."""

from rebelote.bots.advice import Advice, Idea
from rebelote.bots.hand_value import expected_points
from rebelote.cards import JACK, NINE, Hand, Trump, make_card, suit_of, SUIT_TRUMPS
from rebelote.engine import Bid, Coinche, Pass, Surcoinche, Take
from rebelote.views import View

ENOUGH_TO_TAKE = 92


def advise_call(view: View) -> Advice:
    """The call to make."""
    if view.rules.auction.kind == "turn-up":
        return _turn_up(view)
    return _bidding(view)


def _with_turned(view: View) -> Hand:
    return view.hand if view.turned is None else view.hand | 1 << view.turned


def _turn_up(view: View) -> Advice:
    hand = _with_turned(view)
    takes = [action for action in view.legal if isinstance(action, Take)]

    def trump_of(take: Take) -> Trump:
        assert view.turned is not None
        return take.trump or SUIT_TRUMPS[suit_of(view.turned)]

    def worth(take: Take) -> float:
        return expected_points(hand, trump_of(take), view.rules)

    best = max(takes, key=worth)
    if Pass() not in view.legal:
        return Advice(best, "must-name")
    if worth(best) < ENOUGH_TO_TAKE:
        return Advice(Pass(), "weak-hand")
    return Advice(best, _why_take(hand, trump_of(best)))


def _why_take(hand: Hand, trump: Trump) -> Idea:
    if trump.suit is None:
        return "take-on-length"
    if hand >> make_card(JACK, trump.suit) & 1:
        return "take-with-jack"
    if hand >> make_card(NINE, trump.suit) & 1:
        return "take-with-nine"
    return "take-on-length"


def _bidding(view: View) -> Advice:
    bids = [action for action in view.legal if isinstance(action, Bid) and action.value != "capot"]
    assert view.seat is not None
    if not bids:
        return Advice(Pass(), "enough-is-bid")
    best: Bid | None = None
    for bid in bids:
        assert bid.value != "capot"
        worth = expected_points(view.hand, bid.trump, view.rules) - 8
        if worth >= bid.value and (best is None or bid.value > best.value):
            best = bid
    if best is None:
        return Advice(Pass(), "weak-hand")
    if view.bidder is not None and view.rules.side_of(view.bidder) == view.rules.side_of(view.seat):
        return Advice(Pass(), "enough-is-bid")
    return Advice(best, "bid-expected-points")


_ = (Coinche, Surcoinche)
