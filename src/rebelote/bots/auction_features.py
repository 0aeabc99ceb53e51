"""What a seat knows when it is to call, as numbers for a net: many hands or many auctions at once.

Suits are interchangeable. So a row describes one hand *for one trump*: the cards of that suit come
first, then those of the other suits, the longest first; and a net that has learned one trump has
learned all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.level_hands import belote_in, defence_table, expected_table, support_table
from rebelote.cards import SUIT_TRUMPS, Hand, Trump
from rebelote.engine import (
    Bid,
    Coinche,
    Pass,
    Surcoinche,
    announcement_points,
    best_announcements,
)
from rebelote.rules import Rules
from rebelote.views import View

Ints: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.float32]

# A bid of every trick, as a number above all others.
CAPOT: Final = 300
NO_TRUMP: Final = -1
SEATS: Final = 4
# The trumps by number: the suits, then ``SA`` and ``TA``.
ALL_TRUMPS: Final = tuple(Trump)
KINDS: Final = len(ALL_TRUMPS)
_BITS: Final = np.arange(8)
_COUNTS: Final = np.array([number.bit_count() for number in range(256)])


def trumps_of(rules: Rules) -> tuple[Trump, ...]:
    """The trumps that may be named."""
    return SUIT_TRUMPS if rules.auction.contracts == "suits" else ALL_TRUMPS


@dataclass(slots=True)
class Heard:
    """Auctions, one a row, as they are when a seat is to call.

    Seats are counted from the one to call. `first` and `last` (rows × 4 × 6) are the first and the
    last number that each has bid with each trump, 0 for none; `passes` (rows × 4) how often it has
    passed. `place` is the seat's place in the order of speaking, `level`, `trump` and `bidder` the
    bid that stands (0 and -1: none), `doubled` 0, 1 or 2.
    """

    first: Ints
    last: Ints
    passes: Ints
    place: Ints
    level: Ints
    trump: Ints
    bidder: Ints
    doubled: Ints


def heard_by(view: View) -> Heard:
    """The auction of a view, as one row, for the seat that looks at it."""
    assert view.seat is not None
    first = np.zeros((1, SEATS, KINDS), np.int64)
    last, passes = first.copy(), np.zeros((1, SEATS), np.int64)
    for seat, call in zip(view.callers, view.calls, strict=True):
        relative = (seat - view.seat) % SEATS
        if isinstance(call, Bid):
            number = CAPOT if call.value == "capot" else call.value
            trump = ALL_TRUMPS.index(call.trump)
            last[0, relative, trump] = number
            first[0, relative, trump] = first[0, relative, trump] or number
        passes[0, relative] += isinstance(call, Pass)
    bid, bidder = view.bid, view.bidder

    def one(value: int) -> Ints:
        return np.array([value])

    return Heard(
        first,
        last,
        passes,
        place=one((view.seat - view.dealer - 1) % SEATS),
        level=one(0 if bid is None else CAPOT if bid.value == "capot" else bid.value),
        trump=one(NO_TRUMP if bid is None else ALL_TRUMPS.index(bid.trump)),
        bidder=one(-1 if bidder is None else (bidder - view.seat) % SEATS),
        doubled=one(sum(isinstance(call, Coinche | Surcoinche) for call in view.calls)),
    )


def features(rules: Rules, hands: Ints, heard: Heard) -> tuple[Rows, Ints]:
    """One row for each hand and each trump (hands × trumps × columns), and the reference.

    The reference is for each hand the number of the trump for which passing and doubling are looked
    at: that of the bid that stands or, before any bid, the one the hand is best in. `heard` has a
    row for each hand, or one for all.
    """
    trumps, rows = trumps_of(rules), len(hands)
    worth = np.stack([expected_table(rules, trump).of(hands) for trump in trumps], axis=1)
    parts = [
        np.concatenate(
            [
                _cards(hands, number, heard, rows),
                _measures(rules, hands, trump, worth[:, number]),
                _situation(heard, number, rows),
            ],
            axis=1,
        )
        for number, trump in enumerate(trumps)
    ]
    found: Rows = np.stack(parts, axis=1).astype(np.float32)
    return found, np.where(heard.trump == NO_TRUMP, worth.argmax(axis=1), heard.trump)


def _slots(hands: Ints, trump: int) -> tuple[Ints, Ints]:
    """The suits in the order of the columns, and the hands' cards in them (hands × 4)."""
    sets = np.stack([hands >> 8 * suit & 255 for suit in range(4)], axis=1)
    rank = _COUNTS[sets] * 256 + sets
    if trump < 4:
        rank[:, trump] = 1 << 20
    order = np.argsort(-rank, axis=1, kind="stable")
    return order, np.take_along_axis(sets, order, axis=1)


def _cards(hands: Ints, trump: int, heard: Heard, rows: int) -> NDArray[np.float64]:
    """The hand and the bids, suits in the order of this trump."""
    order, sets = _slots(hands, trump)
    bits = (sets[:, :, None] >> _BITS & 1).reshape(rows, 32)
    bids = [_in_order(bid, order, rows) for bid in (heard.first, heard.last)]
    return np.concatenate([bits, *bids], axis=1)


def _in_order(bids: Ints, order: Ints, rows: int) -> NDArray[np.float64]:
    every = np.broadcast_to(bids, (rows, SEATS, KINDS))
    columns = np.concatenate([order, np.full((rows, 2), (4, 5))], axis=1)
    taken = np.take_along_axis(every, np.repeat(columns[:, None, :], SEATS, axis=1), axis=2)
    return heights(taken).reshape(rows, SEATS * KINDS)


def heights(number: Ints) -> NDArray[np.float64]:
    """Bids as numbers about 1; 0 for none."""
    found: NDArray[np.float64] = np.where(number > 0, (np.minimum(number, 260) - 50) / 100, 0.0)
    return found


def _measures(
    rules: Rules, hands: Ints, trump: Trump, worth: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The rules of thumb for this hand and trump, belote and announcements."""
    columns = [
        worth / 100,
        support_table(trump).of(hands) / 100,
        defence_table(trump).of(hands) / 100,
        belote_in(hands, trump) / 20,
        announcements_in(rules, hands, trump) / 100,
        np.full(len(hands), float(trump is Trump.SA)),
        np.full(len(hands), float(trump is Trump.TA)),
    ]
    return np.stack(columns, axis=1)


def announcements_in(rules: Rules, hands: Ints, trump: Trump) -> NDArray[np.float64]:
    """The points of the best announcements in these hands."""
    if not rules.announcements.allowed:
        return np.zeros(len(hands))
    points = _announced(rules, trump)
    return np.array([points(hand) for hand in hands.tolist()], np.float64)


@cache
def _announced(rules: Rules, trump: Trump) -> Callable[[Hand], int]:
    # The rules are not part of the inner key: to hash them takes longer than to look.
    @lru_cache(1 << 17)
    def points(hand: Hand) -> int:
        found = best_announcements(hand, rules, trump)
        return sum(announcement_points(item, rules, trump) for item in found)

    return points


def _situation(heard: Heard, trump: int, rows: int) -> NDArray[np.float64]:
    """Where the seat sits and what stands."""
    columns: Sequence[NDArray[np.generic]] = [
        *(heard.place == place for place in range(SEATS)),
        *(np.minimum(heard.passes[:, seat], 2) / 2 for seat in range(SEATS)),
        heights(heard.level),
        (heard.level > 0) & (heard.bidder % 2 == 0),
        (heard.level > 0) & (heard.bidder % 2 == 1),
        heard.trump == trump,
        heard.level == CAPOT,
        heard.doubled / 2,
    ]
    stacked = np.stack([np.asarray(column, np.float64) for column in columns], axis=1)
    return np.broadcast_to(stacked, (rows, stacked.shape[1]))
