"""Worlds: ways to deal out the hidden cards that agree with everything a seat knows.

A world is drawn card by card. The chance that a card goes to a place is its weight there, times the
weight of all ways to deal out the cards after it; the table of those weights is worked out once,
from the last card to the first (dynamic programming over the room left at each place). So every
draw succeeds, and a world comes up exactly as often as the product of its weights says; with equal
weights all worlds are equally likely.
"""

from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rebelote.cards import cards_of
from rebelote.kernels.knowledge import Knowledge, Worlds
from rebelote.kernels.knowledge_count import ways
from rebelote.kernels.positions_bits import folded
from rebelote.kernels.worlds_drawing import (
    chances_kernel,
    draw_kernel,
    enumerate_kernel,
    table_kernel,
)

Floats: TypeAlias = NDArray[np.float64]


class Sampler:
    """Draws worlds from knowledge, each in proportion to the product of its weights.

    `weights` has a row for each place and a column for each of the 32 cards; None: all equal. Only
    the ratios between the places of one card matter. Raises ValueError for weights that are
    negative or not finite, or that leave no world possible.
    """

    def __init__(self, knowledge: Knowledge, weights: ArrayLike | None = None) -> None:
        self.knowledge = knowledge
        places = knowledge.places
        self._cards = np.array(list(cards_of(knowledge.unknown)), np.int64)
        self._sizes = np.array([place.size for place in places], np.int64)
        self._weights = _checked(knowledge, self._cards, weights)
        # The room left at each place but the last is one number, of mixed radix; that of the last
        # place follows from the number of cards that are left.
        room = self._sizes[:-1] + 1
        self._strides = np.append(np.cumprod(np.append(1, room))[: len(room)], 0)
        states = int(np.prod(room))
        self._table = np.zeros((len(self._cards) + 1, states))
        if places:
            table_kernel(self._weights, self._sizes, self._strides, self._table)
            if self._table[0, -1] <= 0.0:
                raise ValueError("no world agrees with this knowledge and these weights")

    def draw(self, count: int, seed: int) -> Worlds:
        """So many worlds, each a row with the cards of every place. The same seed, the same worlds.

        The first worlds are the same however many are drawn.
        """
        worlds = np.zeros((count, len(self.knowledge.places)), np.int64)
        if self.knowledge.places:
            draw_kernel(
                self._weights,
                self._cards,
                self._sizes,
                self._strides,
                self._table,
                folded(seed),
                worlds,
            )
        return worlds

    def count(self) -> int:
        """How many worlds agree with the knowledge, whatever their weights: exact."""
        return self._count

    @cached_property
    def _count(self) -> int:
        places = self.knowledge.places
        return ways(
            self.knowledge.unknown,
            [place.size for place in places],
            [place.possible for place in places],
        )

    def chances(self) -> Floats:
        """The chance of each card to lie at each place: places × 32, exact but for rounding."""
        chances = np.zeros((len(self.knowledge.places), 32))
        if self.knowledge.places:
            chances_kernel(
                self._weights, self._cards, self._sizes, self._strides, self._table, chances
            )
        return chances


def enumerate_worlds(knowledge: Knowledge, limit: int) -> Worlds | None:
    """Every world that agrees with the knowledge, once; None if there are more than `limit`."""
    sampler = Sampler(knowledge)
    count = sampler.count()
    if count > limit:
        return None
    worlds = np.zeros((count, len(knowledge.places)), np.int64)
    if knowledge.places:
        enumerate_kernel(
            sampler._weights,
            sampler._cards,
            sampler._sizes,
            sampler._strides,
            sampler._table,
            worlds,
        )
    return worlds


def _checked(knowledge: Knowledge, cards: NDArray[np.int64], weights: ArrayLike | None) -> Floats:
    """The weight of each hidden card at each place, 0 where it cannot lie, at most 1."""
    possible = np.array([place.possible for place in knowledge.places], np.int64)
    allowed = (possible[None, :] >> cards[:, None] & 1).astype(np.float64)
    if weights is None:
        return allowed
    given = np.asarray(weights, np.float64)
    if given.shape != (len(knowledge.places), 32):
        raise ValueError("weights have a row for each place and a column for each card")
    if not np.isfinite(given).all() or (given < 0).any():
        raise ValueError("weights are finite and not negative")
    weighted = np.ascontiguousarray(given[:, cards].T) * allowed
    # The largest weight of each card becomes 1, so that no product leaves the range of a float.
    largest = weighted.max(axis=1, keepdims=True, initial=0.0)
    return weighted / np.where(largest > 0.0, largest, 1.0)
