"""How likely the calls heard are, given hands: the rules of thumb taken as what everybody does.

Nobody follows them to the point: each measure of a hand is taken to be off by a few points, and any
call may be made now and then for reasons of its own. Where a net has learned to listen, it has half
a say: who sits there may call by the rules of thumb, or otherwise.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

import numpy as np

from rebelote.bots.auction_listener import listener_for
from rebelote.bots.bidding import (
    DOUBLE_BELOW,
    JUMP_MARGIN,
    MARGIN,
    PROMISED,
    PROMISED_IN_COMPETITION,
)
from rebelote.bots.calls_heard import contested, first_bid, own_side_leads, raised_by_partner
from rebelote.bots.level_hands import (
    Floats,
    Hands,
    belote_in,
    defence_table,
    expected_table,
    support_table,
)
from rebelote.bots.score_sense import caution
from rebelote.bots.turn_up import ENOUGH_TO_TAKE
from rebelote.cards import SUIT_TRUMPS, Trump, suit_of
from rebelote.engine import Bid, Call, Coinche, Surcoinche, Take
from rebelote.views import View

# The points by which a hand's measure may be off, and how often.
SHIFTS: Final = ((-10, 0.25), (0, 0.5), (10, 0.25))
SOFTNESS: Final = 8.0
# A call that the measure does not explain is made all the same, so often.
ANYHOW: Final = 0.03
NEAR_BID: Final = {0: 1.0, 10: 0.4, 20: 0.15}

# The hands that a seat may have held when it called, several for each world: worlds × ways.
HandsOf: TypeAlias = Callable[[int], Hands]


def likelihood(view: View, hands_of: HandsOf, rows: int) -> Floats:
    """For each world (row), how likely the other seats' calls are with their hands in it."""
    listener = listener_for(view.rules)
    found, heard = np.ones(rows), np.ones(rows)
    for seat in range(view.rules.seats):
        if seat != view.seat and seat in view.callers:
            hands = hands_of(seat)
            found *= _of_seat(view, seat, hands)
            if listener is not None:
                heard *= listener.likelihood(view, seat, hands).mean(axis=1)
    if listener is None:
        return found
    # Each opinion as how much likelier than on average, so that they weigh alike.
    both: Floats = found / found.mean() + heard / heard.mean()
    return both


def _of_seat(view: View, seat: int, hands: Hands) -> Floats:
    """How likely all calls of one seat are, on average over the hands it may have held."""
    every = hands.ravel()
    found = np.ones(every.shape)
    for number, (caller, call) in enumerate(zip(view.callers, view.calls, strict=True)):
        if caller != seat:
            continue
        then = _before(view, number, seat)
        if view.rules.auction.kind == "turn-up":
            found *= _turn_up(then, number >= view.rules.seats, call, every)
        else:
            found *= _bidding(then, call, every)
    mean: Floats = found.reshape(hands.shape).mean(axis=1)
    return mean


def _before(view: View, number: int, seat: int) -> View:
    """What a seat had heard when it made the call of this number."""
    bids = [
        (caller, call)
        for caller, call in zip(view.callers[:number], view.calls[:number], strict=True)
        if isinstance(call, Bid)
    ]
    bidder, bid = bids[-1] if bids else (None, None)
    return replace(
        view,
        seat=seat,
        calls=view.calls[:number],
        callers=view.callers[:number],
        bid=bid,
        bidder=bidder,
    )


def _logistic(excess: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(excess / SOFTNESS, -30, 30)))
    return found


def _turn_up(view: View, second: bool, call: Call, hands: Hands) -> Floats:
    """Take or pass on the turned suit, or on the best of the others."""
    assert view.turned is not None
    rules = view.rules
    proposed = SUIT_TRUMPS[suit_of(view.turned)]
    every = list(SUIT_TRUMPS if rules.auction.contracts == "suits" else Trump)
    trumps = [trump for trump in every if trump is not proposed] if second else [proposed]
    with_turned = hands | 1 << view.turned if rules.deal.complete else hands
    worth = np.array(
        [
            expected_table(rules, trump).of(with_turned) + belote_in(with_turned, trump) / 2
            for trump in trumps
        ]
    )
    takes = _logistic(worth.max(axis=0) - ENOUGH_TO_TAKE[rules.seats] - caution(view))
    if not isinstance(call, Take):
        return ANYHOW + (1 - 2 * ANYHOW) * (1 - takes)
    share = np.exp((worth - worth.max(axis=0)) / SOFTNESS)
    named = call.trump or proposed
    named_so: Floats = takes * share[trumps.index(named)] / share.sum(axis=0)
    return ANYHOW + (1 - 2 * ANYHOW) * named_so


def _bidding(view: View, call: Call, hands: Hands) -> Floats:
    """A bid, a pass or a double."""
    doubled = any(isinstance(said, Coinche) for said in view.calls)
    capot = view.bid is not None and view.bid.value == "capot"
    if doubled or capot or isinstance(call, Surcoinche):
        return np.ones(len(hands))
    if isinstance(call, Bid) and call.value == "capot":
        return np.ones(len(hands))
    doubles = _doubles(view, hands)
    if isinstance(call, Coinche):
        return ANYHOW + (1 - ANYHOW) * doubles
    return ANYHOW + (1 - ANYHOW) * (1 - doubles) * _bid_or_pass(view, call, hands)


def _doubles(view: View, hands: Hands) -> Floats:
    """The chance that a seat doubles the bid that stands."""
    if view.bid is None or own_side_leads(view) or view.rules.auction.double == "none":
        return np.zeros(len(hands))
    promised = PROMISED_IN_COMPETITION if contested(view) else PROMISED
    defence = promised + defence_table(view.bid.trump).of(hands)
    return _logistic(-DOUBLE_BELOW - defence)


def _worth(view: View, trump: Trump, hands: Hands) -> Floats:
    """The points that a seat expects with this trump."""
    extras = belote_in(hands, trump)
    first = first_bid(view, trump)
    if first is not None and first[0] != view.seat:
        return first[1] + PROMISED + support_table(trump).of(hands) + extras
    worth = expected_table(view.rules, trump).of(hands) + extras
    return worth if first is None else worth + raised_by_partner(view, trump)


def _bid_or_pass(view: View, call: Call, hands: Hands) -> Floats:
    """How well a call agrees with what the measure of the hand says."""
    auction = view.rules.auction
    trumps = list(SUIT_TRUMPS if auction.contracts == "suits" else Trump)
    worth = np.array([_worth(view, trump, hands) for trump in trumps])
    best, top = worth.argmax(axis=0), worth.max(axis=0)
    lowest = auction.minimum
    if view.bid is not None:
        assert view.bid.value != "capot"
        lowest = view.bid.value + auction.step
    margin = JUMP_MARGIN if own_side_leads(view) else MARGIN + caution(view)
    found = np.zeros(len(hands))
    for shift, weight in SHIFTS:
        found += weight * _agrees(call, trumps, best, top + shift, lowest, margin, auction.step)
    return found


def _agrees(
    call: Call,
    trumps: list[Trump],
    best: Hands,
    worth: Floats,
    lowest: int,
    margin: int,
    step: int,
) -> Floats:
    """1 where the call is just what this worth says, less where it is near."""
    bids = worth >= lowest + margin
    if not isinstance(call, Bid):
        return np.where(bids, 0.0, 1.0)
    assert call.value != "capot"
    number = np.maximum(lowest, (worth - JUMP_MARGIN) // step * step)
    off = np.abs(number - call.value)
    near = np.select([off <= reach for reach in NEAR_BID], list(NEAR_BID.values()), 0.05)
    return np.where(bids & (best == trumps.index(call.trump)), near, 0.0)
