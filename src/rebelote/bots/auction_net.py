"""Calls by a small net: for every call, the points by which the deal is expected to be won.

The net was trained on auctions against itself and against the rules of thumb, each played to its
end over cards that the exact solver had valued (`rebelote.bots.training.calls`).
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import (
    ALL_TRUMPS,
    CAPOT,
    NO_TRUMP,
    Heard,
    Ints,
    Rows,
    features,
    heard_by,
    trumps_of,
)
from rebelote.bots.score_sense import caution
from rebelote.bots.thumb import choose
from rebelote.engine import Action, Bid, Call, Coinche, Pass, Surcoinche
from rebelote.rules import Rules, preset
from rebelote.views import View

Weights: TypeAlias = tuple[Rows, ...]
Floats: TypeAlias = NDArray[np.float32]

# The columns of the calls that are not for a trump: see `calls_of`.
PASS_COLUMN, COINCHE_COLUMN, SURCOINCHE_COLUMN = range(3)
# A double must promise so many points more than any other call. It gains nothing on average to ask
# for less, and the more is doubled, the more depends on how the cards are really played.
DOUBLE_MARGIN: Final = 70.0
# The games that have nets of their own: `specs/calls-*.npz`, `specs/heard-*.npz`.
GAMES: Final = ("ffb-contree", "ffb-coinche")
# What the net gives is in so many points.
POINTS: Final = 100.0
# How many numbers, from the lowest that may be bid, the net knows; then comes the capot.
NUMBERS: Final = 13
CAPOT_PLACE, PASS, COINCHE, SURCOINCHE = range(NUMBERS, NUMBERS + 4)
OUTPUTS: Final = NUMBERS + 4


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls of a game in the order of the columns: pass, the doubles, then trump by trump.

    `kind` has for each the place among the outputs of the net, `trump` the number of its trump
    (`NO_TRUMP`: looked at for the reference), `level` its number, or 0.
    """

    kind: Ints
    trump: Ints
    level: Ints

    def __len__(self) -> int:
        return len(self.kind)


@cache
def calls_of(rules: Rules) -> Calls:
    """Every call that the net knows in a game."""
    lowest, step = rules.auction.minimum, rules.auction.step
    rows = [(kind, NO_TRUMP, 0) for kind in (PASS, COINCHE, SURCOINCHE)]
    for trump in range(len(trumps_of(rules))):
        rows += [(place, trump, lowest + step * place) for place in range(NUMBERS)]
        rows.append((CAPOT_PLACE, trump, CAPOT))
    kind, trump, level = np.array(rows, np.int64).T
    return Calls(kind, trump, level)


def legal(rules: Rules, heard: Heard) -> NDArray[np.bool_]:
    """Which calls are allowed (auctions × calls)."""
    calls = calls_of(rules)
    level, doubled = heard.level[:, None], heard.doubled[:, None]
    may_bid = (doubled == 0) & (level < CAPOT)
    if not rules.auction.passed_may_return:
        may_bid &= heard.passes[:, :1] == 0
    most = CAPOT if rules.auction.maximum is None else rules.auction.maximum
    within = (calls.level <= most) | ((calls.level == CAPOT) & rules.auction.capot)
    found: NDArray[np.bool_] = may_bid & within & (calls.level > level)
    found[:, PASS_COLUMN] = True
    theirs = (heard.level > 0) & (heard.bidder % 2 == 1)
    found[:, COINCHE_COLUMN] = (rules.auction.double != "none") & theirs & (heard.doubled == 0)
    found[:, SURCOINCHE_COLUMN] = heard.doubled == 1
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
        trump = np.where(calls.trump == NO_TRUMP, reference[:, None], calls.trump)
        found: Floats = given[np.arange(len(hands))[:, None], trump, calls.kind] * POINTS
        return found


def preferred(net: AuctionNet, hands: Ints, heard: Heard) -> NDArray[np.float64]:
    """How good each call is (hands × calls), in points; minus infinity where it is not allowed."""
    found = net.values(hands, heard).astype(np.float64)
    found[:, COINCHE_COLUMN : SURCOINCHE_COLUMN + 1] -= DOUBLE_MARGIN
    return np.where(legal(net.rules, heard), found, -np.inf)


def call_of(rules: Rules, number: int) -> Call:
    """The call of this column."""
    if number <= SURCOINCHE_COLUMN:
        return (Pass(), Coinche(), Surcoinche())[number]
    calls = calls_of(rules)
    level = int(calls.level[number])
    return Bid("capot" if level == CAPOT else level, ALL_TRUMPS[int(calls.trump[number])])


def best_call(
    net: AuctionNet,
    view: View,
    caution: float = 0.0,
    misjudges: float = 0.0,
    chance: np.random.Generator | None = None,
) -> Call:
    """The call that is expected to bring most.

    Others than a pass must be better by `caution`. One who `misjudges` by so many points, by
    `chance`, makes a call that is so much worse e times more rarely than the best.
    """
    found = preferred(net, np.array([view.hand]), heard_by(view))[0]
    found[PASS_COLUMN] += caution
    if chance is not None:
        found += misjudges * chance.gumbel(size=found.shape)
    return call_of(net.rules, int(found.argmax()))


def usual_call(
    view: View, misjudges: float = 0.0, chance: np.random.Generator | None = None
) -> Action:
    """What is called with an eye on the score: by the net (see `best_call`) or, where these rules
    have none, by the rules of thumb."""
    net = net_for(view.rules)
    return choose(view) if net is None else best_call(net, view, caution(view), misjudges, chance)


@cache
def net_for(rules: Rules) -> AuctionNet | None:
    """The net of the game that these rules resemble where it matters for bids, if there is one."""
    game = game_like(rules)
    return None if game is None else AuctionNet(rules, kept_weights(f"calls-{game}"))


def game_like(rules: Rules) -> str | None:
    """The game among `GAMES` whose bids depend on the same."""
    return next((game for game in GAMES if _matters(preset(game)) == _matters(rules)), None)


def kept_weights(name: str) -> Weights:
    """The weights of a net that comes with the package, from ``specs/``."""
    content = (files("rebelote.bots") / "specs" / f"{name}.npz").read_bytes()
    with np.load(BytesIO(content)) as kept:
        return tuple(kept[name].astype(np.float32) for name in kept)


def _matters(rules: Rules) -> tuple[object, ...]:
    """What bids depend on; which trumps may be named and how high says `legal`."""
    auction, score = rules.auction, rules.score
    return (
        rules.seats,
        auction.kind,
        auction.minimum,
        auction.step,
        auction.double,
        rules.announcements.allowed,
        score.contract,
        score.made,
    )
