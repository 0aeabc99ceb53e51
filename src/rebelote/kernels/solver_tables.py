"""What the solver reads and never writes: card points by byte, and the weights of its move order.

Cards are labels (`rebelote.kernels.positions`): byte 0 of a set is the trump suit or, in ``SA``
and ``TA``, a suit like the others; within a byte the points never fall as the strength rises.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import Trump
from rebelote.kernels.legal import (
    BEAT_OTHERS,
    EXEMPT,
    EXEMPT_ONLY_TRUMPS,
    EXEMPT_OVER,
    NEVER_UNDERTRUMP,
    SPARE_PARTNER,
    rules_code,
)
from rebelote.kernels.positions import Labels, labels_for
from rebelote.rules import Rules
from rebelote.rules.dimensions import Cards
from rebelote.rules.values import points

Form: TypeAlias = tuple[tuple[int, ...], ...]

# The places in the array of points: the points of each label; for each suit the sum of each of its
# 256 sets; for the suit at place 0 and for another, what one set has over another (see `_excess`).
SUMS = 32
EXCESS = SUMS + 4 * 256
EXCESS_OTHERS = EXCESS + 256 * 256
POINTS_SIZE = EXCESS_OTHERS + 256 * 256


def _excess(value: list[int]) -> NDArray[np.int8]:
    """For two sets of one suit, a and b, with as many cards: the sum over both, weakest to
    strongest, of what the card of a is worth more than the card of b."""
    table = np.zeros((256, 256), np.int8)
    held = [[value[bit] for bit in range(8) if byte >> bit & 1] for byte in range(256)]
    for size in range(1, 9):
        bytes_of_size = [byte for byte in range(256) if len(held[byte]) == size]
        rows = np.array([held[byte] for byte in bytes_of_size])
        over = np.maximum(rows[:, None, :] - rows[None, :, :], 0).sum(2)
        table[np.ix_(bytes_of_size, bytes_of_size)] = over
    return table


@cache
def points_table(trump: Trump, cards: Cards) -> NDArray[np.int8]:
    """The array of points under this trump."""
    labels, by_card = labels_for(trump), points(trump, cards)
    value = [by_card[labels.card[label]] for label in range(32)]
    table = np.zeros(POINTS_SIZE, np.int8)
    table[:SUMS] = value
    for place in range(4):
        suit = value[8 * place : 8 * place + 8]
        sums = [sum(suit[bit] for bit in range(8) if byte >> bit & 1) for byte in range(256)]
        table[SUMS + 256 * place : SUMS + 256 * place + 256] = sums
    table[EXCESS:EXCESS_OTHERS] = _excess(value[:8]).ravel()
    table[EXCESS_OTHERS:] = _excess(value[8:16]).ravel()
    table.flags.writeable = False
    return table


# The weights of the static move order, found by ``tools/tune_solver.py``. Following: three rows,
# for the second, third and fourth seat of a trick (with fewer seats, the last row is for the last
# seat); what each number is for: `rebelote.kernels.solver_order.order_reply`.
REPLY_ROW = 16
TRUMP_REPLY = (
    206, 2, -83, 36, 136, 6, 119, 24, -9, -1, 24, 1, 4, 16, 0, 0,
    229, 7, -64, 51, 41, 5, 71, 21, -30, -8, 160, 6, 8, 66, 0, 0,
    152, 3, 46, 37, 0, 0, 0, 0, 0, 0, 77, 1, 0, 28, 0, 0,
)  # fmt: skip
# Leading: see `order_lead`; the last one is for the lead that was best when last met.
TRUMP_LEAD = (
    56, 2, 271, 19, -45, 0, -51, 42, -9, -7, 379, 6, 297, 28, 381, 6, 66, -26, 1000,
)  # fmt: skip
NO_TRUMP_REPLY = (
    206, 2, -83, 55, 136, 70, 119, 24, 23, -1, 24, 1, 12, 62, 0, 0,
    229, 2, -16, 35, 25, 13, 81, 38, -30, -8, 132, 1, 4, 73, 0, 0,
    152, 2, 46, 120, 0, 0, 0, 0, 0, 0, 59, 1, 20, 138, 0, 0,
)  # fmt: skip
NO_TRUMP_LEAD = (
    59, 3, 223, 13, -54, -8, 12, 5, -20, -14, 414, 12, 323, 12, 161, 162, -56, -10, 1000,
)  # fmt: skip
WEIGHTS = len(TRUMP_REPLY) + len(TRUMP_LEAD)


def weights_of(trump: bool) -> tuple[int, ...]:
    """All weights, replies first."""
    return TRUMP_REPLY + TRUMP_LEAD if trump else NO_TRUMP_REPLY + NO_TRUMP_LEAD


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of a table under one trump, as the solver takes them.

    `form` is what the kernels are compiled for, once for each: Numba compiles anew for each type
    of argument, and a tuple's length is part of its type. The lengths of the five tuples are the
    number of seats, of trump suits (1 or 0), whether the capot is searched with the points,
    whether cards lie face down under others, and whether cards are drawn from a stock.
    """

    labels: Labels
    form: Form
    points: NDArray[np.int8]
    settings: NDArray[np.int64]


def is_common(code: int) -> bool:
    """True if these are the obligations that nearly every table plays, undertrumping apart."""
    exempt = EXEMPT | EXEMPT_OVER | EXEMPT_ONLY_TRUMPS
    return code & (BEAT_OTHERS | SPARE_PARTNER | NEVER_UNDERTRUMP | exempt) == exempt


def _worthless(trump: Trump) -> tuple[int, int]:
    """Labels worth as little as the next one, and as the next but one."""
    if trump is Trump.SA:
        return 0x02020202, 0x01010101
    if trump is Trump.TA:
        return 0x01010101, 0
    return 0x02020201, 0x01010100


@cache
def game_of(
    rules: Rules,
    trump: Trump,
    *,
    inside: bool = False,
    covers: bool = False,
    stock: bool = False,
) -> Game:
    """The game of these rules under this trump; with a stock the capot is always inside."""
    form = (
        (0,) * rules.seats,
        (0,) * (trump.suit is not None),
        (0,) * (inside or stock),
        (0,) * covers,
        (0,) * stock,
    )
    code = rules_code(rules, trump)
    settings = [code, is_common(code), rules.tricks.last, *_worthless(trump)]
    return Game(
        labels_for(trump), form, points_table(trump, rules.cards), np.array(settings, np.int64)
    )
