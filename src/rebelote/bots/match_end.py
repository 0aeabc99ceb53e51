"""Near the end of a match the points of a deal are not what counts, but the chance to win."""

from collections.abc import Callable
from functools import cache
from math import erf, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rebelote.rules import Rules
from rebelote.rules.dimensions import Match
from rebelote.search.values import Worth
from rebelote.views import View

# What is certain to win, in points of a deal.
CERTAIN: Final = 600.0
# The score is watched from so many points below the target on, or with so few deals to come.
NEAR: Final = 300
LAST_DEALS: Final = 3
# Points of a deal, rounded: how often, for one side and for the other. Each side is as likely to be
# the first as the second.
COUNTED: Final = ((0.38, 110, 50), (0.12, 160, 0))
BID: Final = ((0.34, 200, 50), (0.16, 260, 0))
ONLY_BID: Final = ((0.34, 110, 0), (0.16, 260, 0))
STEP: Final = 10
DEVIATION: Final = 120.0


def match_worth(view: View) -> Worth | None:
    """What the sides' points of this deal are worth to the side of the seat that looks at it.

    None while the end is far, or where more than two sides play: points are as good then.
    """
    rules, match = view.rules, view.rules.match
    if rules.sides != 2 or view.seat is None or not _near(match, view):
        return None
    side = rules.side_of(view.seat)
    chance = _chance(rules, match.deals - view.deals_played - 1)

    def worth(points: tuple[int, ...]) -> float:
        mine, other = (view.score[which] + points[which] for which in (side, 1 - side))
        return CERTAIN * chance(mine, other)

    return worth


def _near(match: Match, view: View) -> bool:
    if match.end == "deals":
        return match.deals - view.deals_played <= LAST_DEALS
    return max(view.score) >= match.target - NEAR


def _chance(rules: Rules, deals_left: int) -> Callable[[int, int], float]:
    """The chance to win the match with one score against another, this deal in."""
    if rules.match.end == "target":
        table = race(rules)
        return lambda mine, other: _at(table, rules.match, mine, other)
    if deals_left == 0:
        return _won
    spread = DEVIATION * sqrt(2 * deals_left)
    return lambda mine, other: 0.5 + 0.5 * erf((mine - other) / spread)


def _won(mine: int, other: int) -> float:
    """Whoever has more has won; a tie is played on."""
    return 0.5 + 0.5 * float(np.sign(mine - other))


def _at(table: NDArray[np.float64], match: Match, mine: int, other: int) -> float:
    over = 0 if match.reach == "reach" else 1
    missing = [match.target + over - score for score in (mine, other)]
    if min(missing) <= 0:
        return _won(mine, other)
    first, second = (min((points + STEP - 1) // STEP, len(table) - 1) for points in missing)
    return float(table[first, second])


@cache
def race(rules: Rules) -> NDArray[np.float64]:
    """The chance to be first where so many steps are missing to oneself (rows) and to the other."""
    kinds = {"points": COUNTED, "points+bid": BID, "bid": ONLY_BID}
    outcomes = [
        (chance, first // STEP, second // STEP)
        for chance, one, two in kinds[rules.score.made]
        for first, second in ((one, two), (two, one))
    ]
    size = rules.match.target // STEP + 2
    found = np.full((size, size), 0.5)
    for total in range(2, 2 * size - 1):
        for mine in range(max(1, total - size + 1), min(size, total)):
            other = total - mine
            found[mine, other] = sum(
                chance * _after(found, mine - won, other - lost) for chance, won, lost in outcomes
            )
    return found


def _after(found: NDArray[np.float64], mine: int, other: int) -> float:
    if mine > 0 and other > 0:
        return float(found[mine, other])
    return _won(other, mine)
