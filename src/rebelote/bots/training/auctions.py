"""Thousands of auctions at once, for training: the calls of rules.md, section 3, on arrays."""

from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import (
    CAPOT,
    KINDS,
    NO_TRUMP,
    SEATS,
    Heard,
    Ints,
    announcements_in,
    trumps_of,
)
from rebelote.bots.auction_net import (
    COINCHE_COLUMN,
    PASS_COLUMN,
    SURCOINCHE_COLUMN,
    calls_of,
    legal,
)
from rebelote.bots.bidding import (
    DOUBLE_BELOW,
    JUMP_MARGIN,
    MARGIN,
    PROMISED,
    PROMISED_IN_COMPETITION,
    REDOUBLE_ABOVE,
)
from rebelote.bots.hand_value import ANNOUNCEMENTS_COUNT
from rebelote.bots.level_hands import belote_in, defence_table, expected_table, support_table
from rebelote.rules import Rules

Floats = NDArray[np.float64]
# Hands and what each has heard: the column of the call to make.
Policy = Callable[[Ints, Heard], Ints]
# Decisions looked at together, so that memory stays small.
AT_ONCE = 8192


@dataclass(slots=True)
class Auctions:
    """Auctions, one a row; seat 0 speaks first. `taker` is -1 where nobody has taken."""

    turn: Ints
    first: Ints
    last: Ints
    passes: Ints
    level: Ints
    trump: Ints
    taker: Ints
    doubled: Ints
    silent: Ints
    over: NDArray[np.bool_]

    @classmethod
    def begin(cls, rows: int) -> "Auctions":
        """So many that nobody has spoken in."""
        none = np.zeros(rows, np.int64)
        bids = np.zeros((rows, SEATS, KINDS), np.int64)
        return cls(
            none.copy(), bids, bids.copy(), np.zeros((rows, SEATS), np.int64), none.copy(),
            none + NO_TRUMP, none - 1, none.copy(), none.copy(), none > 0,
        )  # fmt: skip

    def part(self, rows: NDArray[np.generic]) -> "Auctions":
        """A copy of these rows."""
        return Auctions(*(getattr(self, item.name)[rows] for item in fields(self)))

    def copy(self, other: "Auctions", rows: NDArray[np.bool_]) -> None:
        """Take these rows from the other auctions."""
        for item in fields(self):
            getattr(self, item.name)[rows] = getattr(other, item.name)[rows]

    def heard(self) -> Heard:
        """What the seat to call has heard."""
        seats = (self.turn[:, None] + np.arange(SEATS)) % SEATS
        return Heard(
            np.take_along_axis(self.first, seats[:, :, None], axis=1),
            np.take_along_axis(self.last, seats[:, :, None], axis=1),
            np.take_along_axis(self.passes, seats, axis=1),
            place=self.turn,
            level=self.level,
            trump=self.trump,
            bidder=np.where(self.taker < 0, -1, (self.taker - self.turn) % SEATS),
            doubled=self.doubled,
        )

    def call(self, rules: Rules, numbers: Ints) -> None:
        """Make these calls in the auctions that are not over."""
        calls, rows = calls_of(rules), np.arange(len(numbers))
        on = ~self.over
        trump, level = calls.trump[numbers], calls.level[numbers]
        named = on & (trump != NO_TRUMP)
        passed = on & (numbers == PASS_COLUMN)
        here = rows[named], self.turn[named], trump[named]
        fresh = self.first[here] == 0
        self.last[here] = level[named]
        self.first[here] = np.where(fresh, level[named], self.first[here])
        self.passes[rows[passed], self.turn[passed]] += 1
        self.silent = np.where(passed, self.silent + 1, np.where(on, 0, self.silent))
        for array, value in ((self.level, level), (self.trump, trump), (self.taker, self.turn)):
            array[named] = value[named]
        self.doubled = self.doubled + (on & (trump == NO_TRUMP) & ~passed)
        enough = np.where(self.doubled == 1, 2, np.where(self.taker < 0, SEATS, SEATS - 1))
        self.over |= on & ((self.silent >= enough) | (self.doubled == 2))
        # Only the bidder's side answers a double.
        step = np.where((self.doubled == 1) & (self.silent == 1), 2, 1)
        self.turn = (self.turn + step) % SEATS


def play_on(
    rules: Rules,
    auctions: Auctions,
    hands: Ints,
    policies: tuple[Policy, Policy],
    calls: int | None = None,
) -> None:
    """Play to the end, or so many calls; sides 0 and 1 by these policies."""
    while not auctions.over.all() and calls != 0:
        going = np.flatnonzero(~auctions.over)
        numbers = np.zeros(len(auctions.over), np.int64)
        for side, policy in enumerate(policies):
            rows = going[auctions.turn[going] % 2 == side]
            for begin in range(0, len(rows), AT_ONCE):
                mine = rows[begin : begin + AT_ONCE]
                held = hands[mine, auctions.turn[mine]]
                numbers[mine] = policy(held, auctions.part(mine).heard())
        auctions.call(rules, numbers)
        calls = None if calls is None else calls - 1


def thumb_policy(rules: Rules) -> Policy:
    """The rules of thumb, nearly."""
    trumps, calls = trumps_of(rules), calls_of(rules)

    def extras(hands: Ints, number: int) -> Floats:
        said = announcements_in(rules, hands, trumps[number])
        return belote_in(hands, trumps[number]) + ANNOUNCEMENTS_COUNT * said

    def bidding(hands: Ints, heard: Heard) -> Ints:
        rows = np.arange(len(hands))
        columns = []
        for number, trump in enumerate(trumps):
            mine, partner = heard.first[:, 0, number], heard.first[:, 2, number]
            supports = (partner > 0) & ((mine == 0) | (partner < mine))
            raised = np.where((mine > 0) & (partner > 0), heard.last[:, 2, number] - mine, 0)
            alone = expected_table(rules, trump).of(hands) + np.maximum(raised, 0)
            support = partner + PROMISED + support_table(trump).of(hands)
            columns.append(np.where(supports, support, alone) + extras(hands, number))
        worth = np.stack(columns, axis=1)
        best, top = worth.argmax(axis=1), worth.max(axis=1)
        ours = (heard.bidder >= 0) & (heard.bidder % 2 == 0)
        lowest = np.where(heard.level > 0, heard.level + rules.auction.step, rules.auction.minimum)
        high = (top - JUMP_MARGIN) // rules.auction.step * rules.auction.step
        known = calls.level[calls.level < CAPOT].max()
        most = min(known, rules.auction.maximum or known)
        bid = np.minimum(np.maximum(lowest, high), most).astype(np.int64)
        bids = (top >= lowest + np.where(ours, JUMP_MARGIN, MARGIN)) & (lowest <= most)
        bids &= heard.doubled == 0
        where = np.argmax((calls.trump == best[:, None]) & (calls.level == bid[:, None]), axis=1)
        found = np.where(bids, where, PASS_COLUMN)
        contested = (heard.first[:, ::2] > 0).any((1, 2)) & (heard.first[:, 1::2] > 0).any((1, 2))
        promised = np.where(contested, PROMISED_IN_COMPETITION, PROMISED)
        against = np.stack([defence_table(trump).of(hands) for trump in trumps], axis=1)
        standing = np.maximum(heard.trump, 0)
        may = legal(rules, heard)
        doubles = may[:, COINCHE_COLUMN] & (promised + against[rows, standing] < -DOUBLE_BELOW)
        found = np.where(doubles & (heard.level < CAPOT), COINCHE_COLUMN, found)
        spare = worth[rows, standing] >= heard.level + REDOUBLE_ABOVE
        answer = np.where(spare & (heard.level < CAPOT), SURCOINCHE_COLUMN, PASS_COLUMN)
        found = np.where(may[:, SURCOINCHE_COLUMN], answer, found)
        return np.where(may[rows, found], found, PASS_COLUMN)

    return bidding
