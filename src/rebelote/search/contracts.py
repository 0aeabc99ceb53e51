"""What contracts come to in sampled worlds, before a card has been played."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import numpy as np

from rebelote.cards import Hand, Trump, cards_of
from rebelote.engine import Deal
from rebelote.kernels.positions import labels_for
from rebelote.kernels.solver import Workspace, game_of, situation, solve_worlds
from rebelote.kernels.solver_layout import VALUE_ONLY
from rebelote.rules import Rules
from rebelote.rules.values import points
from rebelote.search.extras import announcements_of, belote_of
from rebelote.search.ledger import Ledger, ahead, ledger_of

# Real play is not perfect play: the points of a deal lie around those that the solver finds.
SPREAD: Final = ((-24, 0.1), (-12, 0.25), (0, 0.3), (12, 0.25), (24, 0.1))


@dataclass(slots=True)
class Contracts:
    """Values of whole deals, each found once. `bias` are raw points for the taker's side, by which
    real play differs from perfect play."""

    workspace: Workspace
    bias: float = 0.0
    _found: dict[tuple[tuple[Hand, ...], Trump, int, int], int] = field(default_factory=dict)

    def score(self, deal: Deal, held: int, seat: int) -> float:
        """The expected lead of a seat's side after this deal, whose play is to begin."""
        assert deal.contract is not None
        rules, trump = deal.rules, deal.contract.trump
        ledger = ledger_of(rules, deal.contract, held)
        first = ledger.first
        total = _total(rules, trump, deal.hands)
        value = self._value(deal, first)
        belote = belote_of(deal.hands, rules, trump)
        announced = announcements_of(deal.hands, rules, trump, deal.turn)
        lead = self._mean(ledger, value, total, belote, announced)
        return lead if rules.side_of(seat) == rules.side_of(first) else -lead

    def _mean(
        self,
        ledger: Ledger,
        value: int,
        total: int,
        belote: tuple[int, ...],
        announced: tuple[int, ...],
    ) -> float:
        """The first party's lead, on average over what real play may come to."""
        rules = ledger.rules
        if value > total or value < 0:
            capot = 1 if value > total else -1
            return ledger.difference(total if capot > 0 else 0, total, capot, belote, announced)
        first_takes = rules.side_of(ledger.contract.taker) == rules.side_of(ledger.first)
        middle = value + (self.bias if first_takes else -self.bias)
        mean = 0.0
        for off, weight in SPREAD:
            won = min(max(round(middle + off), 0), total)
            mean += weight * ahead(
                ledger.written(won, total, 0, belote, announced), rules.side_of(ledger.first)
            )
        return mean

    def _value(self, deal: Deal, first: int) -> int:
        """The first party's raw points by perfect play; more than all, or -1, for every trick."""
        assert deal.contract is not None
        trump = deal.contract.trump
        key = (deal.hands, trump, deal.turn, first)
        if key not in self._found:
            self._found[key] = _solve(self.workspace, deal, trump, first)
        return self._found[key]


def _solve(workspace: Workspace, deal: Deal, trump: Trump, first: int) -> int:
    seats = deal.rules.seats
    order = [(first + step) % seats for step in range(seats)]
    labels = labels_for(trump)
    own = 1 if seats == 3 else sum(1 << place for place in range(0, seats, 2))
    row = situation(
        order.index(deal.turn), allowed_for=own, allowed_against=((1 << seats) - 1) & ~own
    )
    hands = np.array([[labels.labels(deal.hands[seat]) for seat in order]], np.int64)
    results = np.empty((1, 32), np.int64)
    solve_worlds(
        workspace, game_of(deal.rules, trump), hands, row.reshape(1, -1), results,
        task=VALUE_ONLY, bonus_for=1, bonus_against=1,
    )  # fmt: skip
    return int(results[0, 0])


@cache
def _value_of(trump: Trump, by_card: tuple[int, ...]) -> int:
    return sum(by_card)


def _total(rules: Rules, trump: Trump, hands: Sequence[Hand]) -> int:
    by_card = points(trump, rules.cards)
    if rules.seats != 3:
        return _value_of(trump, by_card) + rules.tricks.last
    return sum(by_card[card] for hand in hands for card in cards_of(hand)) + rules.tricks.last
