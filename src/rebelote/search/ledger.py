"""From points won in tricks to what is written for the deal.

A search must never average card points: a contract made by one point and one made by forty are
nearly the same, one lost by a point is not. A `Ledger` knows one contract; it counts a deal with
the engine's own `count`, each result once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rebelote.cards import Trump
from rebelote.engine import Contract, DealScore, Totals, count
from rebelote.rules import Rules

# The trump points of ``TA`` counted without conversion, and what they are converted to.
_ALL_TRUMP_CARDS, _ALL_CARDS = 248, 152
_KEPT: Final = 64

Extras: TypeAlias = tuple[int, ...]


class Ledger:
    """What the points of one contract come to, for the first party against the other.

    The first party is side 0 or, where three play, the taker; the other is everybody else.
    `held` is the reserve that waits for the winner of this deal.
    """

    def __init__(self, rules: Rules, contract: Contract, held: int) -> None:
        self.rules = rules
        self.contract = contract
        self.held = held
        self.first = contract.taker if rules.seats == 3 else 0
        self._known: dict[tuple[int, int, int, Extras, Extras], DealScore] = {}

    def score(
        self, won: int, total: int, capot: int, belote: Extras, announcements: Extras
    ) -> DealScore:
        """What is written where the first party has won so many raw points of the total.

        `capot` is 1 if it won every trick, -1 if one other side did, else 0. Belote and
        announcements are in side order.
        """
        key = (won, total, capot, belote, announcements)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._count(*key)
        return found

    def _count(
        self, won: int, total: int, capot: int, belote: Extras, announcements: Extras
    ) -> DealScore:
        sides = self.rules.sides
        others = [side for side in range(sides) if side != self.first]
        points, tricks = [0] * sides, [1] * sides
        if capot:
            winner = self.first if capot > 0 else others[0]
            points[winner] = self.rules.tricks.capot
            tricks = [int(side == winner) for side in range(sides)]
        else:
            points[self.first] = self._counted(won)
            left = self._counted(total - won)
            # Of two defenders each is taken to win half.
            for place, side in enumerate(others):
                points[side] = (left + place) // len(others)
        totals = Totals(
            taker_side=self.rules.side_of(self.contract.taker),
            trick_points=tuple(points),
            tricks=tuple(tricks),
            belote=belote,
            announcements=announcements,
            bid=self.contract.bid,
            doubled=self.contract.doubled,
            held=self.held,
        )
        return count(self.rules, totals)

    def _counted(self, raw: int) -> int:
        if self.contract.trump is not Trump.TA or self.rules.cards.tout_atout != "scaled":
            return raw
        whole, of = _ALL_CARDS + self.rules.tricks.last, _ALL_TRUMP_CARDS + self.rules.tricks.last
        return (2 * raw * whole + of) // (2 * of)


def ahead(score: Sequence[int], side: int) -> float:
    """How far a side is ahead of the others, on average."""
    return score[side] - (sum(score) - score[side]) / (len(score) - 1)


@lru_cache(_KEPT)
def ledger_of(rules: Rules, contract: Contract, held: int) -> Ledger:
    """The ledger of this contract."""
    return Ledger(rules, contract, held)


def no_extras(rules: Rules) -> Extras:
    """Neither side has any."""
    return (0,) * rules.sides


def added(rules: Rules, by_seat: Sequence[int]) -> Extras:
    """Points by seat, added up by side."""
    sums = [0] * rules.sides
    for seat, points in enumerate(by_seat):
        sums[rules.side_of(seat)] += points
    return tuple(sums)
