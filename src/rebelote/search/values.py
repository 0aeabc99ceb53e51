"""What each legal card is worth: the mean, over worlds, of what the deal comes to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import Card, cards_of
from rebelote.kernels.solver import NO_VALUE, Workspace
from rebelote.search.extras import ExtrasOf
from rebelote.search.ledger import Ledger, ledger_of
from rebelote.search.ledger import ahead as lead_of
from rebelote.search.position import Position, points_ahead, position_of, solved
from rebelote.search.worlds import Drawn
from rebelote.views import View

Floats: TypeAlias = NDArray[np.float64]
# What the sides' scores of this deal are worth to the side to play.
Worth: TypeAlias = Callable[[tuple[int, ...]], float]

# How many worlds are solved before the first look, and how sure one must be that a card is best.
FIRST_LOOK: Final = 16
SURE: Final = 2.5
# The variance that is taken for granted before anything is known, in points of the deal.
DOUBT: Final = 2500.0
# Where the score does not care, a card point is worth this much.
CARD_POINT: Final = 0.02


Option = TypeVar("Option")


@dataclass(frozen=True, slots=True)
class Values(Generic[Option]):
    """What options (columns) come to in worlds (rows): the worth of the deal, in points.

    `made` (shaped alike) is the chance that the taker's contract is made. Worlds count by `weight`;
    `complete`: there are no others.
    """

    options: tuple[Option, ...]
    worth: Floats
    made: Floats
    weight: Floats
    complete: bool

    @property
    def means(self) -> Floats:
        """The mean worth of each option."""
        found: Floats = self.weight @ self.worth / self.weight.sum()
        return found

    @property
    def best(self) -> int:
        """The column with the highest mean."""
        return int(np.argmax(self.means))


def card_values(
    workspace: Workspace,
    view: View,
    worlds: Drawn,
    worth: Worth | None = None,
    sure: float = SURE,
) -> Values[Card]:
    """Solve world after world until one card is surely best, or none is left.

    `worth` values the scores of the sides (None: own score less the others').
    """
    assert view.contract is not None
    position = position_of(view)
    counting = _Counting(position, worlds, worth)
    cards = tuple(cards_of(view.legal_cards))
    rows: list[Floats] = []
    done, look = 0, FIRST_LOOK
    while done < len(worlds):
        part = slice(done, min(look, len(worlds)))
        found = solved(workspace, position, worlds, part)
        rows.append(counting.rows(found, part, cards))
        done = part.stop
        both = np.concatenate(rows)
        weight = worlds.weight[:done]
        values = Values(cards, both[:, :, 0], both[:, :, 1], weight, worlds.complete)
        if not worlds.complete and done < len(worlds) and _decided(values, sure):
            break
        look = done + max(8, done // 2)
    return values


class _Counting:
    """From solved points to the worth of the deal."""

    def __init__(self, position: Position, worlds: Drawn, worth: Worth | None) -> None:
        view = position.view
        assert view.contract is not None
        self._position = position
        self._worlds = worlds
        self._worth = worth
        self._sign = 1 if position.maximiser else -1
        self._extras = ExtrasOf(view)
        self._ahead = points_ahead(position, worlds)
        self._ledger: Ledger = ledger_of(view.rules, view.contract, view.held)
        self._whole = _whole(position)

    def rows(self, found: NDArray[np.int64], part: slice, cards: tuple[Card, ...]) -> Floats:
        """For each world of this part and each card: the worth of the deal, and 1 if it is made."""
        labels = [self._position.labels.label[card] for card in cards]
        return np.array(
            [
                [self._one(int(row[label]), part.start + number, extras) for label in labels]
                for number, (row, extras) in enumerate(
                    zip(found, map(self._extras_of, range(part.start, part.stop)), strict=True)
                )
            ]
        )

    def _extras_of(self, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        owned = [int(cards) for cards in self._worlds.owned[number]]
        return self._extras.belote(owned), self._extras.announcements(owned)

    def _one(
        self, value: int, number: int, extras: tuple[tuple[int, ...], tuple[int, ...]]
    ) -> tuple[float, float]:
        if value == NO_VALUE:
            # The world holds the hand to other obligations: only a forgetful player gets here.
            return 0.0, 0.0
        position, ahead = self._position, int(self._ahead[number])
        capot = 1 if value > ahead else -1 if value < 0 else 0
        total = self._whole or position.won + position.lost + ahead
        left = total - position.won - position.lost
        won = position.won + (value if left == ahead else round(value * left / ahead))
        won = min(max(won, position.won), position.won + left)
        sure_point = CARD_POINT * self._sign * won
        score = self._ledger.score(won, total, capot, *extras)
        made = float(score.outcome == "made")
        if self._worth is not None:
            return self._worth(score.score) + sure_point / 1e3, made
        return self._sign * lead_of(score.score, self._ledger.first) + sure_point, made


def _whole(position: Position) -> int:
    """All raw points of a deal, where every card is in play; 0 where some are left out."""
    if position.view.rules.seats == 3:
        return 0
    return int(position.value_of_card.sum()) + position.view.rules.tricks.last


def _decided(values: Values[Card], sure: float) -> bool:
    """True if the best card is best beyond reasonable doubt."""
    means, best = values.means, values.best
    weight = values.weight / values.weight.sum()
    effective = 1.0 / float(weight @ weight)
    ahead = values.worth[:, [best]] - values.worth
    variance = weight @ (ahead - (means[best] - means)) ** 2
    error = np.sqrt((variance + DOUBT / 4) / effective)
    clear = (means[best] - means > sure * error) | (np.abs(ahead).max(axis=0) < 1.0)
    return bool(clear.all())
