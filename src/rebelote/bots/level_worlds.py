"""Worlds that agree with what has been said: the more likely the calls, the more it counts."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rebelote.bots.level_calls import likelihood
from rebelote.bots.level_habits import forgetting
from rebelote.bots.level_hands import Floats, Hands, some_of
from rebelote.bots.level_plays import play_log_odds
from rebelote.kernels.knowledge import Knowledge, knowledge_of
from rebelote.kernels.knowledge_count import ways
from rebelote.kernels.knowledge_facts import played_by
from rebelote.kernels.worlds import Sampler, enumerate_worlds
from rebelote.search.worlds import Drawn, drawn, seed_of
from rebelote.views import View

# How many worlds are drawn for each that is used.
CANDIDATES: Final = 12
# So much of the weight is shared out evenly.
EVEN: Final = 0.08
ALL_TRICKS: Final = 16
# Where hands were filled after the auction, so many ways are tried to take the filling off again.
WAYS: Final = 6


@dataclass(frozen=True, slots=True)
class Trust:
    """How far calls and plays are believed: the power of their likelihood, 0 for not at all."""

    calls: float = 0.0
    plays: float = 0.0

    @property
    def any(self) -> bool:
        """True if worlds are weighted at all."""
        return self.calls > 0 or self.plays > 0


NO_TRUST: Final = Trust()


def remembered(view: View, tricks: int) -> Knowledge:
    """What somebody knows who remembers only so many of the latest tricks.

    Cards of earlier tricks may be anywhere. Where that cannot be (an announcement is remembered,
    not that its cards have been played), nothing is forgotten.
    """
    full = knowledge_of(view, trusting=True)
    if len(view.tricks) <= tricks:
        return full
    known = knowledge_of(forgetting(view, tricks), trusting=True)
    sizes = [place.size for place in known.places]
    possible = ways(known.unknown, sizes, [place.possible for place in known.places])
    return known if possible else full


def worlds_for(
    view: View, count: int, most: int, trust: Trust, seed: str, memory: int = ALL_TRICKS
) -> Drawn:
    """All worlds, if there are at most `most`, or `count` of them, weighted."""
    number = seed_of(view, seed)
    knowledge = remembered(view, memory)
    every = enumerate_worlds(knowledge, most) if most else None
    if every is not None:
        weight = world_weights(view, knowledge, every, trust, number)
        return drawn(view, knowledge, every, number, weight, complete=True)
    if not trust.any or view.rules.seats == 2:
        rows = Sampler(knowledge).draw(count, number)
        return drawn(view, knowledge, rows, number, np.ones(count), complete=False)
    rows = Sampler(knowledge).draw(CANDIDATES * count, number)
    weight = world_weights(view, knowledge, rows, trust, number)
    chosen, times = resampled(weight, count, number)
    return drawn(view, knowledge, rows[chosen], number, times, complete=False)


def world_weights(view: View, knowledge: Knowledge, rows: Hands, trust: Trust, seed: int) -> Floats:
    """The weight of each world; they sum to 1."""
    if not trust.any or view.rules.seats == 2:
        return np.full(len(rows), 1.0 / max(1, len(rows)))
    held = knowledge.hands(rows)
    odds = np.zeros(len(rows))
    if trust.calls:
        chance = np.random.default_rng(seed)
        hands = {
            seat: _at_the_auction(view, seat, held[:, seat], chance)
            for seat in range(view.rules.seats)
            if seat != view.seat
        }
        odds += trust.calls * np.log(likelihood(view, hands.__getitem__, len(rows)))
    if trust.plays and view.contract is not None:
        odds += trust.plays * play_log_odds(view, held)
    weight: Floats = np.exp(odds - odds.max())
    mixed: Floats = (1 - EVEN) * weight / weight.sum() + EVEN / len(rows)
    return mixed


def _at_the_auction(view: View, seat: int, held: Hands, chance: np.random.Generator) -> Hands:
    """What this seat may have held when it called: worlds × ways."""
    if view.contract is None:
        return held[:, None]
    hands = held | played_by(view, seat)
    filled = sum(view.rules.deal.complete)
    if not filled:
        return hands[:, None]
    if view.contract.taker == seat and view.turned is not None:
        hands &= ~(1 << view.turned)
        filled -= 1
    size = 8 - filled - (view.contract.taker == seat)
    return np.stack([some_of(hands, size, chance) for _ in range(WAYS)], axis=1)


def resampled(weight: Floats, count: int, seed: int) -> tuple[Hands, Floats]:
    """About `count` worlds, each as often as its weight says: which, and how many times."""
    steps = (np.arange(count) + np.random.default_rng(seed).random()) / count
    picked = np.searchsorted(np.cumsum(weight) / weight.sum(), steps)
    found, times = np.unique(np.minimum(picked, len(weight) - 1), return_counts=True)
    # In the order of drawing worlds look alike to nobody: mix them, as one may stop early.
    order = np.random.default_rng(seed + 1).permutation(len(found))
    return found[order], times[order].astype(np.float64)
