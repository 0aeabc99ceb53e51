"""Deals, and what every contract comes to if all play perfectly: what auctions are trained on."""

import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

import click
import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import ALL_TRUMPS, trumps_of
from rebelote.bots.auction_features import CAPOT as CAPOT_BID
from rebelote.cards import Trump
from rebelote.engine import Contract
from rebelote.kernels.solver import Workspace
from rebelote.rules import Rules
from rebelote.rules.values import points
from rebelote.search.extras import announcements_of, belote_of
from rebelote.search.ledger import Ledger
from rebelote.search.position import contract_values

Ints = NDArray[np.int64]
# Side 0 wins every trick, or the others do.
ALL, NONE = 1000, -1000
STEP = 500


@dataclass(slots=True)
class Pool:
    """`hands` (deals × 4); seat 0 leads. `points` (deals × trumps) are side 0's raw points.

    `belote` and `announced` (deals × trumps × sides) are what is added to them.
    """

    hands: Ints
    points: Ints
    belote: Ints
    announced: Ints

    def part(self, rows: slice) -> "Pool":
        """Some of the deals."""
        return Pool(*(getattr(self, item.name)[rows] for item in fields(self)))


def solved_pool(rules: Rules, count: int, seed: int) -> Pool:
    """So many deals, every contract solved."""
    packs = np.argsort(np.random.default_rng(seed).random((count, 32)), axis=1)
    hands = (np.int64(1) << packs.astype(np.int64)).reshape(count, 4, 8).sum(axis=2)
    trumps = trumps_of(rules)
    shape = (count, len(trumps))
    found = np.zeros(shape, np.int64)
    belote, announced = np.zeros((*shape, 2), np.int64), np.zeros((*shape, 2), np.int64)
    workspace = Workspace()
    label = f"{rules.preset}: {count} × {len(trumps)}"
    with click.progressbar(length=count * len(trumps), label=label, file=sys.stderr) as bar:
        for number, trump in enumerate(trumps):
            for begin in range(0, count, STEP):
                part = slice(begin, begin + STEP)
                found[part, number] = _solved(workspace, rules, trump, hands[part])
                bar.update(len(hands[part]))
            for row, cards in enumerate(hands.tolist()):
                belote[row, number] = belote_of(cards, rules, trump)
                announced[row, number] = announcements_of(cards, rules, trump, 0)
    return Pool(hands, found, belote, announced)


def _solved(workspace: Workspace, rules: Rules, trump: Trump, hands: Ints) -> Ints:
    """Side 0's points of each deal; `ALL` and `NONE` for all tricks."""
    total = sum(points(trump, rules.cards)) + rules.tricks.last
    value = contract_values(workspace, rules, trump, hands, 0)
    found: Ints = np.where(value > total, ALL, np.where(value < 0, NONE, value))
    return found


def pool(rules: Rules, count: int, seed: int, folder: Path) -> Pool:
    """The same, kept in a file of this folder."""
    file = folder / f"pool-{rules.preset}-{count}-{seed}.npz"
    names = Pool.__slots__
    if file.exists():
        with np.load(file) as kept:
            return Pool(*(kept[name] for name in names))
    made = solved_pool(rules, count, seed)
    arrays: dict[str, Any] = {name: getattr(made, name) for name in names}
    np.savez_compressed(file, **arrays)
    return made


# What players who do not see all hands make of a contract, measured with 700 contracts in contrée
# played by experts: the taker's points from those of perfect play, give or take; how often a capot
# of perfect play is made by the taker, or by the defence, and the taker's points otherwise.
START, SLOPE, SPREAD = 23.0, 0.74, 18.0
CAPOT, WITHOUT_CAPOT = 0.42, 128.0
DEFENCE_CAPOT, WITHOUT_DEFENCE_CAPOT = 0.1, 31.0


@dataclass
class Outcomes:
    """What contracts come to, on average over how players of flesh and blood play them."""

    rules: Rules
    known: dict[Any, NDArray[np.float64]] = field(default_factory=dict)

    def of(self, pool: Pool, rows: Ints, taker: Ints, trump: Ints, level: Ints, doubled: Ints
           ) -> NDArray[np.float64]:  # fmt: skip
        """Side 0's score less side 1's, for each row."""
        keys = np.concatenate(
            [
                np.stack([taker % 2, trump, level, doubled], axis=1),
                pool.belote[rows, trump],
                pool.announced[rows, trump],
            ],
            axis=1,
        )
        values = pool.points[rows, trump]
        found = np.zeros(len(rows))
        kinds, which = np.unique(keys, axis=0, return_inverse=True)
        which = which.reshape(-1)
        order = np.argsort(which, kind="stable")
        edges = np.searchsorted(which[order], np.arange(len(kinds) + 1))
        for number, key in enumerate(kinds):
            mine = order[edges[number] : edges[number + 1]]
            table = self._table(tuple(int(part) for part in key))
            last = len(table) - 2
            value = values[mine]
            found[mine] = table[
                np.where(value == ALL, last + 1, np.where(value == NONE, 0, value + 1))
            ]
        return found

    def _table(self, key: tuple[int, ...]) -> NDArray[np.float64]:
        """The expected score for every number of points: 0 none, then points + 1, last all."""
        if key not in self.known:
            self.known[key] = self._made(*key)
        return self.known[key]

    def _made(self, side: int, trump: int, level: int, doubled: int, *extras: int
              ) -> NDArray[np.float64]:  # fmt: skip
        rules = self.rules
        named = ALL_TRUMPS[trump]
        total = int(sum(points(named, rules.cards))) + rules.tricks.last
        bid: int | Literal["capot"] = "capot" if level == CAPOT_BID else level
        factor = (1, *rules.score.doubles)[doubled]
        ledger = Ledger(rules, Contract(side, named, bid, factor), 0)
        belote, said = (extras[0], extras[1]), (extras[2], extras[3])

        def ahead(won: int, capot: int) -> int:
            ours, theirs = ledger.score(won, total, capot, belote, said).score
            return ours - theirs

        plain = np.array([ahead(won, 0) for won in range(total + 1)])
        all_won, none_won = ahead(total, 1), ahead(0, -1)
        unit, number = total / 162, np.arange(total + 1)

        def spread(taken: float) -> float:
            """The mean score where the taker is expected to come to so many points."""
            middle = taken if side == 0 else total - taken
            chance = np.exp(-0.5 * ((number - middle) / (SPREAD * unit)) ** 2)
            return float(chance @ plain / chance.sum())

        made, lost = (all_won, none_won) if side == 0 else (none_won, all_won)
        capot = CAPOT * made + (1 - CAPOT) * spread(WITHOUT_CAPOT * unit)
        none = DEFENCE_CAPOT * lost + (1 - DEFENCE_CAPOT) * spread(WITHOUT_DEFENCE_CAPOT * unit)
        inner = [
            spread(START * unit + SLOPE * (won if side == 0 else total - won))
            for won in range(total + 1)
        ]
        ends = (none, capot) if side == 0 else (capot, none)
        return np.array([ends[0], *inner, ends[1]])
