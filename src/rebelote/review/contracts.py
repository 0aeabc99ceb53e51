"""What a contract comes to in a world, before a card has been played."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np

from rebelote.cards import Hand, Trump, cards_of
from rebelote.engine import Deal, DealScore
from rebelote.kernels.positions import labels_for
from rebelote.kernels.solver import Workspace, game_of, situation, solve_worlds
from rebelote.kernels.solver_layout import VALUE_ONLY
from rebelote.review.results import lead
from rebelote.rules.values import points
from rebelote.search.extras import announcements_of, belote_of
from rebelote.search.ledger import ledger_of

# Real play is not perfect play: the points of a deal lie around those that the solver finds.
SPREAD: Final = ((-24, 0.1), (-12, 0.25), (0, 0.3), (12, 0.25), (24, 0.1))

Outcomes: TypeAlias = list[tuple[DealScore, float]]


@dataclass(slots=True)
class Contracts:
    """Values of whole deals, each found once."""

    workspace: Workspace = field(default_factory=Workspace)
    _found: dict[tuple[tuple[Hand, ...], Trump, int, int], int] = field(default_factory=dict)

    def value(self, deal: Deal, held: int, seat: int) -> tuple[float, float]:
        """How far a seat's side is ahead after this deal, whose play is to begin, on average over
        what real play may come to; and the chance that the contract is made."""
        assert deal.contract is not None
        ahead, made = 0.0, 0.0
        for score, weight in self._outcomes(deal, held):
            ahead += weight * lead(deal.rules, deal.contract, seat, score.score)
            made += weight * (score.outcome == "made")
        return ahead, made

    def _outcomes(self, deal: Deal, held: int) -> Outcomes:
        """What may be written, and how likely."""
        assert deal.contract is not None
        rules, contract = deal.rules, deal.contract
        ledger = ledger_of(rules, contract, held)
        belote = belote_of(deal.hands, rules, contract.trump)
        announced = announcements_of(deal.hands, rules, contract.trump, deal.turn)
        by_card = points(contract.trump, rules.cards)
        held_cards = [card for hand in deal.hands for card in cards_of(hand)]
        total = sum(by_card[card] for card in held_cards) + rules.tricks.last
        value = self._solved(deal, ledger.first)
        if not 0 <= value <= total:
            capot = 1 if value > total else -1
            return [(ledger.score(max(0, min(value, total)), total, capot, belote, announced), 1.0)]
        return [
            (ledger.score(min(max(value + off, 0), total), total, 0, belote, announced), weight)
            for off, weight in SPREAD
        ]

    def _solved(self, deal: Deal, first: int) -> int:
        """The first party's raw points by perfect play; more than all, or -1, for every trick."""
        assert deal.contract is not None
        key = (deal.hands, deal.contract.trump, deal.turn, first)
        if key not in self._found:
            self._found[key] = _solve(self.workspace, deal, deal.contract.trump, first)
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
