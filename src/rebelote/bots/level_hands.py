"""The measure of a hand (`hand_value`), for thousands of hands at a time.

What a hand is worth is a sum over its suits. So a table has, for each suit and each of its 256
sets of cards, what that set adds to an empty hand.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.hand_value import BELOTE, defence_points, expected_points, support_points
from rebelote.cards import KING, QUEEN, Hand, Trump, hand_of, make_card
from rebelote.rules import Rules

Floats: TypeAlias = NDArray[np.float64]
Hands: TypeAlias = NDArray[np.int64]


class HandTable:
    """One measure of hands, by suits."""

    def __init__(self, measure: Callable[[Hand], float]) -> None:
        self._empty = measure(0)
        self._adds = np.array(
            [
                [float(measure(cards << 8 * suit) - self._empty) for cards in range(256)]
                for suit in range(4)
            ]
        )

    def of(self, hands: Hands) -> Floats:
        """The measure of each of these hands."""
        worth = np.full(hands.shape, float(self._empty))
        for suit in range(4):
            worth += self._adds[suit][hands >> 8 * suit & 255]
        return worth


@cache
def expected_table(rules: Rules, trump: Trump) -> HandTable:
    """See `hand_value.expected_points`."""
    return HandTable(lambda hand: expected_points(hand, trump, rules))


@cache
def support_table(trump: Trump) -> HandTable:
    """See `hand_value.support_points`."""
    return HandTable(lambda hand: support_points(hand, trump))


@cache
def defence_table(trump: Trump) -> HandTable:
    """See `hand_value.defence_points`."""
    return HandTable(lambda hand: defence_points(hand, trump))


def belote_in(hands: Hands, trump: Trump) -> Floats:
    """The points for king and queen of this suit in these hands."""
    if trump.suit is None:
        return np.zeros(hands.shape)
    pair = hand_of((make_card(KING, trump.suit), make_card(QUEEN, trump.suit)))
    return np.where(hands & pair == pair, float(BELOTE), 0.0)


def some_of(hands: Hands, size: int, chance: np.random.Generator) -> Hands:
    """For each hand, so many of its cards, by chance: what it may have been before it was full."""
    held = hands[:, None] >> np.arange(32) & 1
    order = np.where(held == 1, chance.random(held.shape), 2.0)
    kept = np.argsort(order, axis=1)[:, :size]
    found: Hands = (np.int64(1) << kept).sum(axis=1)
    return found
