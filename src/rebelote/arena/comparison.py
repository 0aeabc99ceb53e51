"""Comparing two players over many duplicate deals, on several processes or machines."""

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias

from rebelote.arena.duplicate import Contest, Pair, play_pair
from rebelote.arena.faults import Fault, FaultKind
from rebelote.arena.workers import in_order

Verdict: TypeAlias = Literal["stronger", "not-stronger", "undecided"]

# The 95 % interval of a normal distribution.
_WIDTH: Final = 1.959964
# Chances of a wrong verdict of the sequential test, either way.
_ERROR: Final = 0.05
_LEAST_PAIRS: Final = 50


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the first player did against the second.

    `points_per_deal` is the mean over `pairs` deals played twice, `low` and `high` its 95 %
    confidence interval; `wins` counts pairs for (first, second, neither); `milliseconds` is the
    CPU time of a choice of (first, second). `faults` are the kinds of forfeited moves of each, how
    often, and `examples` a fault of each kind. `verdict` is the sequential test's, if it was asked.
    """

    pairs: int
    points_per_deal: float
    low: float
    high: float
    wins: tuple[int, int, int]
    milliseconds: tuple[float, float]
    faults: tuple[Counter[FaultKind], Counter[FaultKind]]
    examples: tuple[dict[FaultKind, Fault], dict[FaultKind, Fault]]
    verdict: Verdict | None = None


class Running:
    """Pairs as they come in: the sums that a comparison needs, so that none need be kept."""

    def __init__(self) -> None:
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0
        self.wins = [0, 0, 0]
        self.seconds = [0.0, 0.0]
        self.moves = [0, 0]
        self.faults: tuple[Counter[FaultKind], Counter[FaultKind]] = (Counter(), Counter())
        self.examples: tuple[dict[FaultKind, Fault], dict[FaultKind, Fault]] = ({}, {})

    def add(self, pair: Pair) -> None:
        """Count one more pair."""
        self.pairs += 1
        self.sum += pair.points
        self.squares += pair.points**2
        self.wins[0 if pair.points > 0 else 1 if pair.points < 0 else 2] += 1
        for who, tally in enumerate(pair.tallies):
            self.seconds[who] += tally.seconds
            self.moves[who] += tally.moves
            for fault in tally.faults:
                self.faults[who][fault.kind] += 1
                self.examples[who].setdefault(fault.kind, fault)

    @property
    def mean(self) -> float:
        """Points a deal."""
        return self.sum / self.pairs

    @property
    def variance(self) -> float:
        """Of the points of one pair, as estimated from all of them."""
        spread = self.squares - self.pairs * self.mean**2
        return max(0.0, spread) / max(1, self.pairs - 1)

    def comparison(self, verdict: Verdict | None = None) -> Comparison:
        """What the pairs so far amount to."""
        half = _WIDTH * math.sqrt(self.variance / self.pairs)
        first, second = (
            1000 * seconds / max(1, moves)
            for seconds, moves in zip(self.seconds, self.moves, strict=True)
        )
        won, lost, tied = self.wins
        return Comparison(
            pairs=self.pairs,
            points_per_deal=self.mean,
            low=self.mean - half,
            high=self.mean + half,
            wins=(won, lost, tied),
            milliseconds=(first, second),
            faults=self.faults,
            examples=self.examples,
            verdict=verdict,
        )

    def verdict(self, difference: float) -> Verdict:
        """A sequential probability ratio test of mean 0 against mean `difference` (normal)."""
        if self.pairs < _LEAST_PAIRS:
            return "undecided"
        evidence = self.pairs * difference * (self.mean - difference / 2)
        enough = math.log((1 - _ERROR) / _ERROR) * self.variance
        if abs(evidence) < enough or evidence == 0:
            return "undecided"
        return "stronger" if evidence > 0 else "not-stronger"


def summary(pairs: Iterable[Pair]) -> Comparison:
    """The comparison that these pairs amount to."""
    running = Running()
    for pair in pairs:
        running.add(pair)
    return running.comparison()


def compare(
    contest: Contest,
    *,
    pairs: int,
    processes: int = 1,
    scheduler: str | None = None,
    sequential: float | None = None,
    progress: Callable[[], object] = lambda: None,
) -> Comparison:
    """Play up to `pairs` duplicate deals; the same seed gives the same result however it is run.

    `sequential` is a difference in points a deal: the test stops as soon as it is 95 % sure either
    that the first player is not better or that it is better by so much. `progress` is called after
    each pair. `scheduler` is the address of a Dask cluster, which plays in place of `processes`.
    Raises Problem ``malformed`` for a player or a cluster that there is not.
    """
    running = Running()
    verdict: Verdict | None = None if sequential is None else "undecided"
    results = in_order(partial(play_pair, contest), pairs, processes, scheduler)
    try:
        for pair in results:
            running.add(pair)
            progress()
            if sequential is not None:
                verdict = running.verdict(sequential)
                if verdict != "undecided":
                    break
    finally:
        results.close()
    return running.comparison(verdict)
