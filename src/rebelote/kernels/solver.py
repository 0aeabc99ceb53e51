"""Perfect play with all cards known: what every legal card comes to (docs/solver.md).

For a deal of the engine: `solve`, `value`, `reaches`. For the four trumps and who leads:
`trump_table`. For programs that solve thousands of worlds a second, without Python objects:
`Workspace`, `game_of` and `solve_worlds`.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import SUIT_TRUMPS, Card, Hand, Trump, cards_of, hand_of
from rebelote.engine import Deal
from rebelote.kernels.positions import labels_for
from rebelote.kernels.solver_batch import solve_batch
from rebelote.kernels.solver_layout import (
    ALLOWED_AGAINST,
    ALLOWED_FOR,
    CAPOT_BITS,
    COVERS_OF_SEAT,
    EVERY_CARD,
    FIRST_CARD,
    NO_THRESHOLD,
    NO_VALUE,
    NODES,
    ON_TABLE_COUNT,
    REACHES,
    SITUATION,
    STATE_SIZE,
    TABLE_BITS,
    TAKEN_BEFORE,
    TRICK_STARTS,
    TURN,
    VALUE_ONLY,
    WEIGHT,
)
from rebelote.kernels.solver_tables import WEIGHTS, Game, game_of, weights_of
from rebelote.problem import Problem
from rebelote.rules import Rules
from rebelote.rules.values import points

__all__ = [
    "NO_VALUE",
    "Game",
    "Workspace",
    "game_of",
    "reaches",
    "situation",
    "solve",
    "solve_world",
    "solve_worlds",
    "trump_table",
    "value",
]

Ints = NDArray[np.int64]

# The four trump points of ``TA`` counted without conversion, and what they are converted to.
_ALL_TRUMP_CARDS, _ALL_CARDS = 248, 152
# With more cards to draw, a deal of two seats takes too long.
MOST_STOCK = 10


class Workspace:
    """The memory of one search at a time: about 1.1 MB, used again and again. One a thread."""

    def __init__(self) -> None:
        state = np.zeros(STATE_SIZE, np.int64)
        table = np.zeros(2 << TABLE_BITS, np.int64)
        capots = np.zeros(1 << CAPOT_BITS, np.int64)
        sequence = np.zeros(4 * 256, np.int16)
        scratch = np.zeros(2 * 4**8, np.int16)
        self.arrays = (state, table, capots, sequence, scratch)
        self._trump: bool | None = None

    @property
    def size(self) -> int:
        """Its memory in bytes."""
        return sum(array.nbytes for array in self.arrays)

    @property
    def nodes(self) -> tuple[int, int]:
        """How many replies and how many starts of tricks the latest call has looked at."""
        state = self.arrays[0]
        return int(state[NODES]), int(state[TRICK_STARTS])

    def set_weights(self, weights: Sequence[int]) -> None:
        """Order moves by these weights, until a game of the other kind is solved (TRUMP or not).

        For ``tools/tune_solver.py``.
        """
        assert len(weights) == WEIGHTS
        self.arrays[0][WEIGHT : WEIGHT + WEIGHTS] = weights

    def order_for(self, game: Game) -> None:
        """Order moves as is best for this game, unless it is done."""
        trump = len(game.form[1]) != 0
        if trump != self._trump:
            self._trump = trump
            self.set_weights(weights_of(trump))


_own = threading.local()


def _workspace() -> Workspace:
    """This thread's own workspace."""
    if not hasattr(_own, "workspace"):
        _own.workspace = Workspace()
    workspace: Workspace = _own.workspace
    return workspace


def situation(
    turn: int,
    trick: Sequence[int] = (),
    *,
    allowed_for: int = 0,
    allowed_against: int = 0,
    taken: int = 0,
) -> Ints:
    """A situation as the kernel takes it: who is to play, and the labels on the table.

    `allowed_for` and `allowed_against` are the sets of seats of either side that may still win
    every trick; 0 where it is out of reach or does not matter.
    """
    row = np.zeros(SITUATION, np.int64)
    row[TURN], row[ON_TABLE_COUNT] = turn, len(trick)
    row[FIRST_CARD : FIRST_CARD + len(trick)] = trick
    row[ALLOWED_FOR], row[ALLOWED_AGAINST], row[TAKEN_BEFORE] = allowed_for, allowed_against, taken
    return row


def solve_worlds(
    workspace: Workspace,
    game: Game,
    worlds: Ints,
    situations: Ints,
    results: Ints,
    *,
    task: int = EVERY_CARD,
    threshold: int = NO_THRESHOLD,
    bonus_for: int = 0,
    bonus_against: int = 0,
    more: Ints | None = None,
) -> None:
    """Solve many worlds without the interpreter's lock: see `solver_search.solve_batch`.

    `worlds` has a row for each world and a set of labels for each seat, `situations` one row for
    all or one for each, `results` 32 places for each. Worlds with the same hands should follow
    each other: they share what was found. `more` are the cards face down or to draw, where the
    game has such.
    """
    workspace.order_for(game)
    settings = game.settings if more is None else np.concatenate((game.settings, more))
    solve_batch(
        game.form, workspace.arrays, game.points, settings, worlds, situations, task, threshold,
        bonus_for, bonus_against, results,
    )  # fmt: skip


def solve_world(
    workspace: Workspace,
    game: Game,
    hands: Ints,
    situation: Ints,
    *,
    bonus_for: int = 0,
    bonus_against: int = 0,
) -> Ints:
    """What the maximiser wins from here after each label; `NO_VALUE` for what is not legal."""
    results = np.empty((1, 32), np.int64)
    solve_worlds(
        workspace, game, hands.reshape(1, -1), situation.reshape(1, -1), results,
        bonus_for=bonus_for, bonus_against=bonus_against,
    )  # fmt: skip
    first: Ints = results[0]
    return first


def _whole_deal(rules: Rules, trump: Trump, raw: int) -> int:
    """A side's card points of a whole deal as they count, from those of the cards."""
    if trump is not Trump.TA or rules.cards.tout_atout != "scaled":
        return raw
    whole, of = _ALL_CARDS + rules.tricks.last, _ALL_TRUMP_CARDS + rules.tricks.last
    return (2 * raw * whole + of) // (2 * of)


def _raw_for(rules: Rules, trump: Trump, wanted: int, most: int) -> int:
    """The fewest raw points that count at least so many; `most + 1` if there are none."""
    for raw in range(most + 1):
        if _whole_deal(rules, trump, raw) >= wanted:
            return raw
    return most + 1


@dataclass(frozen=True, slots=True)
class _Question:
    """A deal as the solver takes it, asked for one side.

    `total` are the raw points of the whole deal, `won` those this side has already, `ahead` those
    still to be won; `capot` is what winning every trick comes to in raw points: `total + 1` where
    it is better than all of them.
    """

    rules: Rules
    trump: Trump
    maximiser: bool
    total: int
    won: int
    ahead: int
    capot: int
    worlds: Ints
    situations: Ints
    covers: bool = False
    stock: bool = False
    more: Ints | None = None

    def ask(self, task: int, *, inside: bool, threshold: int = NO_THRESHOLD) -> Ints:
        """Run the kernel."""
        game = game_of(self.rules, self.trump, inside=inside, covers=self.covers, stock=self.stock)
        results = np.empty((len(self.worlds), 32), np.int64)
        bonus = self.capot - self.total
        solve_worlds(
            _workspace(), game, self.worlds, self.situations, results,
            task=task, threshold=threshold, more=self.more,
            bonus_for=bonus if self.maximiser else 0,
            bonus_against=0 if self.maximiser else bonus,
        )  # fmt: skip
        return results

    @property
    def inside(self) -> bool:
        """True if winning every trick is worth less than all points: it must not be overlooked."""
        return self.capot < self.total

    def counted(self, ahead: int) -> int:
        """This side's card points over the whole deal, from what the maximiser wins from here."""
        raw = self.won + (ahead if self.maximiser else self.ahead - ahead)
        if raw > self.total:
            return self.rules.tricks.capot
        return _whole_deal(self.rules, self.trump, raw)


def _capot(rules: Rules, trump: Trump, total: int) -> int:
    """See `_Question.capot`."""
    if rules.tricks.capot >= _whole_deal(rules, trump, total):
        return total + 1
    return _raw_for(rules, trump, rules.tricks.capot, total)


def _question(deal: Deal, side: int | None = None) -> _Question:
    """What is to be solved for a deal and a side (None: the side of the seat to play).

    Raises Problem ``wrong-phase`` or ``deal-over`` where no card is to be played, and
    ``malformed`` while cards remain to be drawn.
    """
    if deal.phase == "auction":
        raise Problem("wrong-phase", "not-in-auction")
    if deal.phase == "over":
        raise Problem("deal-over", "deal-over")
    if len(deal.stock) > MOST_STOCK:
        raise Problem("malformed", "solve-stock", count=len(deal.stock), most=MOST_STOCK)
    assert deal.contract is not None
    rules, trump, seats = deal.rules, deal.contract.trump, deal.rules.seats
    # Of three seats the taker is number 0: one against two.
    first = deal.contract.taker if seats == 3 else 0
    order = [(first + step) % seats for step in range(seats)]
    side = rules.side_of(deal.turn) if side is None else side
    maximiser = side == rules.side_of(first)
    friends = [(rules.side_of(seat) == rules.side_of(first)) == maximiser for seat in order]
    labels, worth = labels_for(trump), points(trump, rules.cards)
    winners = [order.index(trick.winner) for trick in deal.tricks if trick.winner is not None]
    allowed = sum(1 << place for place in range(seats) if friends[place])
    taken = 0
    for winner in winners:
        taken |= 1 << (winner if seats == 3 else winner & 1)
        allowed &= 1 << winner if seats == 3 else sum(1 << place for place in (winner, winner ^ 2))
    won = sum(
        sum(worth[card] for card in trick.cards)
        for trick, winner in zip(deal.tricks, winners, strict=True)
        if friends[winner]
    )
    played = sum(worth[card] for trick in deal.tricks for card in trick.cards)
    left = hand_of(deal.trick.cards) | hand_of(deal.stock)
    for seat in range(seats):
        left |= deal.owned(seat)
    ahead = sum(worth[card] for card in cards_of(left)) + rules.tricks.last
    total = played + ahead
    place = order.index(deal.turn)
    if rules.tricks.capot == _whole_deal(rules, trump, total):
        allowed = 0
    row = situation(
        place,
        [labels.label[card] for card in deal.trick.cards],
        allowed_for=allowed if maximiser else 0,
        allowed_against=0 if maximiser else allowed,
        taken=taken,
    )
    return _Question(
        rules=rules,
        trump=trump,
        maximiser=maximiser,
        total=total,
        won=won,
        ahead=ahead,
        capot=_capot(rules, trump, total),
        worlds=np.array([[labels.labels(deal.owned(seat)) for seat in order]], np.int64),
        situations=row.reshape(1, -1),
        covers=any(deal.covers),
        stock=bool(deal.stock),
        more=_more(deal, order),
    )


def _more(deal: Deal, order: list[int]) -> Ints | None:
    """The cards to draw, or those face down and the cards on them, as the kernel takes them."""
    assert deal.contract is not None
    label = labels_for(deal.contract.trump).label
    if deal.stock:
        return np.array([label[card] for card in deal.stock], np.int64)
    if not any(deal.covers):
        return None
    table = np.zeros((len(order), COVERS_OF_SEAT), np.int64)
    for place, seat in enumerate(order):
        table[place, 0] = len(deal.covers[seat])
        for number, (upper, lower) in enumerate(deal.covers[seat]):
            table[place, 1 + 2 * number] = 1 << label[upper]
            table[place, 2 + 2 * number] = 1 << label[lower]
    return table.ravel()


def solve(deal: Deal) -> dict[Card, int]:
    """What each legal card of the seat to play comes to under perfect play by both sides.

    Card points of its side over the whole deal, the last trick and the bonus for every trick in,
    belote and announcements out. Of three seats the two defenders play as one side. Raises Problem
    ``wrong-phase``, ``deal-over``, or ``malformed`` while cards remain to be drawn.
    """
    question = _question(deal)
    row = question.ask(EVERY_CARD, inside=question.inside)[0]
    card = labels_for(question.trump).card
    found = {
        card[label]: question.counted(int(row[label]))
        for label in range(32)
        if row[label] != NO_VALUE
    }
    return dict(sorted(found.items()))


def value(deal: Deal) -> int:
    """The best that `solve` finds, sooner."""
    question = _question(deal)
    return question.counted(int(question.ask(VALUE_ONLY, inside=question.inside)[0, 0]))


def reaches(deal: Deal, side: int, points: int) -> bool:
    """True if a side comes to this many card points over the whole deal; one window is searched.

    What counts is as in `solve`; of three seats, a defender stands for both.
    """
    question = _question(deal, side)
    rules, trump = question.rules, question.trump
    raw = _raw_for(rules, trump, points, question.total)
    if raw > question.total and (question.inside or points > rules.tricks.capot):
        return False
    # Below the worth of a capot that is worth less than all points, it does as well as they do.
    inside = question.inside and raw > question.capot
    needed = raw - question.won
    if question.maximiser:
        row = question.ask(REACHES, inside=inside, threshold=needed)
        return bool(row[0, 0] >= needed)
    # The other side must come to no more than leaves enough.
    stop = question.ahead - needed + 1
    return bool(question.ask(REACHES, inside=inside, threshold=stop)[0, 0] < stop)


def trump_table(
    hands: Sequence[Hand], rules: Rules, trumps: Sequence[Trump] = SUIT_TRUMPS, taker: int = 0
) -> Ints:
    """Side 0's card points over a whole deal, for each trump (rows) and each leader (columns).

    What counts is as in `solve`. Of three seats it is the points of the `taker`, against the two
    others.
    """
    seats = rules.seats
    first = taker if seats == 3 else 0
    order = [(first + step) % seats for step in range(seats)]
    side = 1 if seats == 3 else sum(1 << seat for seat in range(0, seats, 2))
    found = np.zeros((len(trumps), seats), np.int64)
    held = 0
    for hand in hands:
        held |= hand
    for row, trump in enumerate(trumps):
        worth = points(trump, rules.cards)
        labels = labels_for(trump)
        total = sum(worth[card] for card in cards_of(held)) + rules.tricks.last
        matters = rules.tricks.capot != _whole_deal(rules, trump, total)
        question = _Question(
            rules=rules,
            trump=trump,
            maximiser=True,
            total=total,
            won=0,
            ahead=total,
            capot=_capot(rules, trump, total),
            worlds=np.array([[labels.labels(hands[seat]) for seat in order]] * seats, np.int64),
            situations=np.array(
                [situation(place, allowed_for=side * matters) for place in range(seats)]
            ),
        )
        values = question.ask(VALUE_ONLY, inside=question.inside)[:, 0]
        for place in range(seats):
            found[row, order[place]] = question.counted(int(values[place]))
    return found
