"""Calls by a small net: for every call, the points by which the deal is expected to be won.

The net was trained on auctions against itself and against the rules of thumb, each played to its
end over cards that the exact solver had valued (`rebelote.bots.training.calls`).
"""

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import (
    ALL_TRUMPS,
    CAPOT,
    Heard,
    Ints,
    Rows,
    features,
    heard_by,
    trumps_of,
)
from rebelote.cards import suit_of
from rebelote.engine import Bid, Call, Coinche, Pass, Surcoinche, Take
from rebelote.rules import Rules, preset
from rebelote.views import View

Weights: TypeAlias = tuple[Rows, ...]
Floats: TypeAlias = NDArray[np.float32]

# The columns of the calls that are not for a trump: see `calls_of`.
PASS_COLUMN, COINCHE_COLUMN, SURCOINCHE_COLUMN = range(3)
# A double must promise so many points more than any other call. It gains nothing on average to ask
# for less, and the more is doubled, the more depends on how the cards are really played.
DOUBLE_MARGIN: Final = 70.0
# The games that have a net of their own: `specs/calls-*.npz`.
GAMES: Final = (
    "ffb-contree",
    "ffb-coinche",
    "house-coinche",
    "ffb-classic",
    "ffb-classic-sa-ta",
    "reserva",
)
# What the net gives is in so many points.
POINTS: Final = 100.0
# How many numbers, from the lowest that may be bid, the net knows; then comes the capot.
NUMBERS: Final = 13
CAPOT_PLACE: Final = NUMBERS
PASS, COINCHE, SURCOINCHE = range(NUMBERS + 1, NUMBERS + 4)
BIDDING_OUTPUTS: Final = NUMBERS + 4
# With a card turned up.
TAKE_PLACE, PASS_PLACE = 0, 1
TURN_UP_OUTPUTS: Final = 2


def outputs(rules: Rules) -> int:
    """How many numbers the net gives for a hand and a trump."""
    return TURN_UP_OUTPUTS if rules.auction.kind == "turn-up" else BIDDING_OUTPUTS


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls of a game in the order of the columns: pass, the doubles, then trump by trump.

    `kind` has for each the place among the outputs of the net, `trump` the number of its trump
    (-1: looked at for the reference), `level` its number, or 0.
    """

    kind: Ints
    trump: Ints
    level: Ints

    def __len__(self) -> int:
        return len(self.kind)


@cache
def calls_of(rules: Rules) -> Calls:
    """Every call that the net knows in a game."""
    trumps = range(len(trumps_of(rules)))
    if rules.auction.kind == "turn-up":
        rows = [(PASS_PLACE, -1, 0), *((TAKE_PLACE, trump, 0) for trump in trumps)]
    else:
        lowest, step = rules.auction.minimum, rules.auction.step
        rows = [(kind, -1, 0) for kind in (PASS, COINCHE, SURCOINCHE)]
        for trump in trumps:
            rows += [(place, trump, lowest + step * place) for place in range(NUMBERS)]
            rows.append((CAPOT_PLACE, trump, CAPOT))
    kind, trump, level = np.array(rows, np.int64).T
    return Calls(kind, trump, level)


def legal(rules: Rules, heard: Heard) -> NDArray[np.bool_]:
    """Which calls are allowed (auctions × calls)."""
    calls = calls_of(rules)
    if rules.auction.kind == "turn-up":
        proposed = (heard.turned >> 3)[:, None] == calls.trump
        takes: NDArray[np.bool_] = (calls.trump < 0) | (proposed != (heard.second[:, None] == 1))
        return takes
    level, doubled = heard.level[:, None], heard.doubled[:, None]
    may_bid = (doubled == 0) & (level < CAPOT)
    if not rules.auction.passed_may_return:
        may_bid &= heard.passes[:, :1] == 0
    most = CAPOT if rules.auction.maximum is None else rules.auction.maximum
    within = (calls.level <= most) | ((calls.level == CAPOT) & rules.auction.capot)
    found: NDArray[np.bool_] = may_bid & within & (calls.level > level)
    found[:, 0] = True
    theirs = (heard.level > 0) & (heard.bidder % 2 == 1)
    found[:, 1] = (rules.auction.double != "none") & theirs & (heard.doubled == 0)
    found[:, 2] = heard.doubled == 1
    return found


def layers(rows: Rows, weights: Weights) -> list[Rows]:
    """What each layer gives, the first being the rows themselves."""
    found = [rows]
    for place in range(0, len(weights), 2):
        given = found[-1] @ weights[place] + weights[place + 1]
        found.append(np.maximum(given, 0) if place + 2 < len(weights) else given)
    return found


@dataclass(frozen=True, eq=False)
class AuctionNet:
    """The net of one game."""

    rules: Rules
    weights: Weights

    def values(self, hands: Ints, heard: Heard) -> Floats:
        """The points expected from every call (hands × calls), allowed or not."""
        rows, reference = features(self.rules, hands, heard)
        given = layers(rows.reshape(-1, rows.shape[2]), self.weights)[-1]
        given = given.reshape(*rows.shape[:2], -1)
        calls = calls_of(self.rules)
        trump = np.where(
            calls.trump < 0, np.broadcast_to(reference, len(hands))[:, None], calls.trump
        )
        found: Floats = given[np.arange(len(hands))[:, None], trump, calls.kind] * POINTS
        return found


def preferred(net: AuctionNet, hands: Ints, heard: Heard) -> NDArray[np.float64]:
    """How good each call is (hands × calls), in points; minus infinity where it is not allowed."""
    found = net.values(hands, heard).astype(np.float64)
    if net.rules.auction.kind == "bidding":
        found[:, COINCHE_COLUMN : SURCOINCHE_COLUMN + 1] -= DOUBLE_MARGIN
    return np.where(legal(net.rules, heard), found, -np.inf)


def number_of(rules: Rules, call: Call, view: View) -> int | None:
    """The column of a call in this auction; None for a number that the net does not know."""
    if isinstance(call, Pass):
        return 0
    if isinstance(call, Coinche | Surcoinche):
        return 1 if isinstance(call, Coinche) else 2
    if call.trump is None:
        assert view.turned is not None
        return 1 + suit_of(view.turned)
    calls = calls_of(rules)
    level = 0 if isinstance(call, Take) else CAPOT if call.value == "capot" else call.value
    found = np.flatnonzero((calls.trump == ALL_TRUMPS.index(call.trump)) & (calls.level == level))
    return int(found[0]) if len(found) else None


def call_of(view: View, number: int) -> Call:
    """The call of this column."""
    rules = view.rules
    if rules.auction.kind == "turn-up":
        if number == 0:
            return Pass()
        trump = ALL_TRUMPS[number - 1]
        return Take(trump) if len(view.calls) >= rules.seats else Take()
    if number < 3:
        return (Pass(), Coinche(), Surcoinche())[number]
    calls = calls_of(rules)
    level = int(calls.level[number])
    return Bid("capot" if level == CAPOT else level, ALL_TRUMPS[int(calls.trump[number])])


def best_call(net: AuctionNet, view: View, caution: float = 0.0) -> Call:
    """The call that is expected to bring most; others than a pass must be better by `caution`."""
    heard, hand = heard_by(view), np.array([view.hand])
    found = preferred(net, hand, heard)[0]
    found[0] += caution
    order = np.argsort(-found)
    return next(
        call for call in (call_of(view, int(place)) for place in order) if call in view.legal
    )


@cache
def net_for(rules: Rules) -> AuctionNet | None:
    """The net of the game that these rules resemble where it matters for calls, if there is one."""
    for game in GAMES:
        file = files("rebelote.bots") / "specs" / f"calls-{game}.npz"
        if _matters(preset(game)) == _matters(rules) and file.is_file():
            with np.load(BytesIO(file.read_bytes())) as kept:
                return AuctionNet(rules, tuple(kept[name].astype(np.float32) for name in kept))
    return None


def _matters(rules: Rules) -> tuple[object, ...]:
    """What calls depend on; what is left out changes little."""
    auction, score = rules.auction, rules.score
    return (
        rules.seats,
        replace(auction, all_pass="next-dealer"),
        rules.deal.turn_up,
        rules.deal.complete,
        rules.announcements.allowed,
        score.contract,
        score.made,
    )
