"""What a contract comes to in a world, before a card has been played."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np

from rebelote.cards import Hand, Trump, cards_of
from rebelote.engine import Deal, DealScore
from rebelote.kernels.solver import Workspace
from rebelote.review.results import lead
from rebelote.rules.values import points
from rebelote.search.extras import announcements_of, belote_of
from rebelote.search.ledger import ledger_of
from rebelote.search.position import contract_values

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
            trump, hands = deal.contract.trump, np.array([deal.hands], np.int64)
            values = contract_values(self.workspace, deal.rules, trump, hands, deal.turn, first)
            self._found[key] = int(values[0])
        return self._found[key]
