"""Calls where points are bid: open, support, outbid, double, or leave it."""

from dataclasses import dataclass
from typing import Final

from rebelote.bots.advice import Advice, Idea
from rebelote.bots.calls_heard import contested, first_bid, own_side_leads, raised_by_partner
from rebelote.bots.hand_value import (
    defence_points,
    expected_points,
    extra_points,
    support_points,
    sure_tricks,
)
from rebelote.bots.score_sense import caution
from rebelote.cards import Trump
from rebelote.engine import Bid, Coinche, Pass, Surcoinche
from rebelote.views import View

# Expected points above a number that make it worth bidding; so far above, one bids the number
# itself, though a lower one would do: a high bid is only worth its own points more.
MARGIN: Final = 8
JUMP_MARGIN: Final = 28
# What a bidder usually expects above its bid, alone and against other bids.
PROMISED: Final = 20
PROMISED_IN_COMPETITION: Final = 10
# Expected points below, or above, the number that make it worth doubling, or redoubling.
DOUBLE_BELOW: Final = 18
REDOUBLE_ABOVE: Final = 25
ALL_TRICKS: Final = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """A trump, the points the side may expect with it, and the idea of bidding it."""

    trump: Trump
    worth: float
    idea: Idea


def advise_bid(view: View) -> Advice:
    """The call that this hand, and what the others have said, is worth."""
    if Surcoinche() in view.legal:
        return _answer_double(view)
    if Coinche() in view.legal and _beats_the_bid(view):
        return Advice(Coinche(), "double-on-tricks")
    capot = _capot(view)
    if capot is not None:
        return Advice(capot, "bid-capot")
    trumps = list(dict.fromkeys(bid.trump for _, bid in _numbers(view)))
    if not trumps:
        return Advice(Pass(), "enough-is-bid")
    plan = max((_plan(view, trump) for trump in trumps), key=lambda plan: plan.worth)
    return _bid_or_pass(view, plan)


def _bid_or_pass(view: View, plan: Plan) -> Advice:
    """What to say on the best plan."""
    bid = _bid_on(view, plan, MARGIN + caution(view))
    if bid != _bid_on(view, plan, MARGIN):
        return Advice(bid or Pass(), "watch-score")
    if bid is not None:
        return Advice(bid, plan.idea)
    return Advice(Pass(), "enough-is-bid" if own_side_leads(view) else "weak-hand")


def _numbers(view: View) -> list[tuple[int, Bid]]:
    """The bids of a number that may be made, each with its number, low ones first."""
    return [
        (call.value, call) for call in view.legal if isinstance(call, Bid) and call.value != "capot"
    ]


def _plan(view: View, trump: Trump) -> Plan:
    """What one's side may expect with this trump, and why one would bid it."""
    extras = extra_points(view.hand, trump, view.rules)
    first = first_bid(view, trump)
    if first is not None and first[0] != view.seat:
        worth = first[1] + PROMISED + support_points(view.hand, trump) + extras
        return Plan(trump, worth, "support-partner")
    worth = expected_points(view.hand, trump, view.rules) + extras
    if first is not None:
        worth += raised_by_partner(view, trump)
    return Plan(trump, worth, "bid-expected-points" if view.bid is None else "outbid")


def _bid_on(view: View, plan: Plan, margin: int) -> Bid | None:
    """The bid to make on this plan: as low as serves, higher only with much to spare."""
    numbers = [(value, bid) for value, bid in _numbers(view) if bid.trump is plan.trump]
    lowest, low_bid = numbers[0]
    # Over a bid of one's own side there is no need to go higher.
    if plan.worth < lowest + (JUMP_MARGIN if own_side_leads(view) else margin):
        return None
    high = [bid for value, bid in numbers if value + JUMP_MARGIN <= plan.worth]
    return high[-1] if high else low_bid


def _beats_the_bid(view: View) -> bool:
    """True if one's own hand should defeat the opponents' bid."""
    assert view.bid is not None
    if view.bid.value == "capot":
        return sure_tricks(view.hand, view.bid.trump) > 0
    promised = PROMISED_IN_COMPETITION if contested(view) else PROMISED
    return promised + defence_points(view.hand, view.bid.trump) < -DOUBLE_BELOW


def _answer_double(view: View) -> Advice:
    """Redouble with points to spare."""
    assert view.bid is not None
    spare = view.bid.value != "capot" and (
        _plan(view, view.bid.trump).worth >= view.bid.value + REDOUBLE_ABOVE
    )
    return Advice(Surcoinche(), "redouble-with-extra") if spare else Advice(Pass(), "enough-is-bid")


def _capot(view: View) -> Bid | None:
    """A bid of every trick, where one's own hand all but has them."""
    for call in view.legal:
        if not isinstance(call, Bid) or call.value != "capot":
            continue
        agreed = own_side_leads(view) and view.bid is not None and view.bid.trump is call.trump
        # A partner who bid this trump too wins the one trick that is missing.
        needed = ALL_TRICKS - 1 if agreed else ALL_TRICKS
        if sure_tricks(view.hand, call.trump) >= needed:
            return call
    return None
