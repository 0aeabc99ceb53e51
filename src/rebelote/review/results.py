"""From what choices come to in many worlds to choices with their errors."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np

from rebelote.engine import Action, Contract, Deal
from rebelote.review.decision import NOTHING, Choice
from rebelote.rules import Rules
from rebelote.search.ledger import ahead
from rebelote.search.values import Floats, Values

Option = TypeVar("Option", bound=Action)
# The variance that is taken for granted before anything is known, in points of the deal, as if so
# many worlds had shown it.
DOUBT: Final = 400.0
DOUBT_WORLDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Results(Values[Action]):
    """What actions come to: `worth`, points ahead when the deal is written, and `made`, NaN where
    there is no contract."""

    def choices(self, best: int, doubt: float = 0.0) -> tuple[Choice, ...]:
        """The choices compared with this one of them, which comes first; then by what they lose.

        `doubt` is an error in all differences that no number of worlds takes away.
        """
        means = self.means
        errors = self._errors(self.worth)
        behind = self.worth[:, [best]] - self.worth
        loss_errors = np.sqrt(self._errors(behind) ** 2 + doubt**2)
        found = [
            Choice(
                action,
                float(means[number]),
                float(errors[number]),
                max(0.0, float(means[best] - means[number])),
                0.0 if number == best else float(loss_errors[number]),
                self._made(number),
            )
            for number, action in enumerate(self.options)
        ]
        order = sorted(range(len(found)), key=lambda number: (number != best, found[number].loss))
        return tuple(found[number] for number in order)

    def always(self, best: int) -> bool:
        """True if this choice is best in every world there is, and another is not."""
        behind = self.worth[:, [best]] - self.worth
        return self.complete and bool((behind > -NOTHING).all() and (behind > NOTHING).any())

    def _errors(self, worth: Floats) -> Floats:
        """The standard error of the mean of each column; none where all worlds are there."""
        if self.complete:
            return np.zeros(worth.shape[1])
        share = self.weight / self.weight.sum()
        effective = 1.0 / float(share @ share)
        variance = share @ (worth - share @ worth) ** 2
        doubtful = DOUBT * (np.abs(worth).max(axis=0) > NOTHING)
        smooth = (variance * effective + doubtful * DOUBT_WORLDS) / (effective + DOUBT_WORLDS)
        found: Floats = np.sqrt(smooth / max(1.0, effective - 1.0))
        return found

    def _made(self, number: int) -> float | None:
        """The chance that the contract is made, among the worlds that have one."""
        made = self.made[:, number]
        there = ~np.isnan(made)
        weight = self.weight[there]
        return float(weight @ made[there] / weight.sum()) if weight.sum() > 0 else None


def tried(
    options: tuple[Option, ...],
    deals: Iterable[Deal],
    weight: Floats,
    outcome: Callable[[Deal, Option], tuple[float, float]],
) -> Results:
    """What each of these actions comes to in each deal: its worth, and whether it is `made`."""
    found = np.array([[outcome(deal, option) for option in options] for deal in deals])
    return Results(options, found[:, :, 0], found[:, :, 1], weight, complete=False)


def lead(rules: Rules, contract: Contract, seat: int, score: Sequence[int]) -> float:
    """How far a seat's side is ahead in a deal; of three seats two defend against the taker."""
    if rules.seats != 3:
        return ahead(score, rules.side_of(seat))
    taker = ahead(score, contract.taker)
    return taker if seat == contract.taker else -taker
