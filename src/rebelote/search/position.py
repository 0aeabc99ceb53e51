"""A view as the exact solver takes it."""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import Trump, hand_of
from rebelote.kernels.positions import Labels, labels_for
from rebelote.kernels.solver import Game, Workspace, game_of, situation, solve_worlds
from rebelote.kernels.solver_layout import COVERS_OF_SEAT, VALUE_ONLY
from rebelote.rules import Rules
from rebelote.rules.values import points
from rebelote.search.worlds import Drawn
from rebelote.views import View

Ints: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Position:
    """The play as the solver counts it: the first party (see `Ledger`) against the other.

    `order` are the seats, that of the first party first. `won` and `lost` are the raw points in
    the tricks taken by the first party and by the others.
    """

    view: View
    game: Game
    labels: Labels
    order: tuple[int, ...]
    situation: Ints
    won: int
    lost: int
    maximiser: bool

    @property
    def value_of_card(self) -> NDArray[np.int64]:
        """The raw points of each card."""
        assert self.view.contract is not None
        return _values(self.view, self.view.contract.trump)


def position_of(view: View) -> Position:
    """The position of the seat to play; its view must be one of the play."""
    assert view.contract is not None and view.seat is not None
    rules, trump, seats = view.rules, view.contract.trump, view.rules.seats
    first = view.contract.taker if seats == 3 else 0
    order = tuple((first + step) % seats for step in range(seats))
    labels = labels_for(trump)
    won = view.trick_points[rules.side_of(first)]
    return Position(
        view=view,
        game=game_of(rules, trump, covers=any_covers(view), stock=view.stock > 0),
        labels=labels,
        order=order,
        situation=situation(
            order.index(view.seat),
            [labels.label[card] for card in view.trick.cards],
            allowed_for=_may_take_all(view, order, for_first=True),
            allowed_against=_may_take_all(view, order, for_first=False),
            taken=_have_taken(view, order),
        ).reshape(1, -1),
        won=won,
        lost=sum(view.trick_points) - won,
        maximiser=rules.side_of(view.seat) == rules.side_of(first),
    )


def any_covers(view: View) -> bool:
    """True while a card lies face down."""
    return view.rules.deal.layout != "hand" and any(view.covered)


def _may_take_all(view: View, order: tuple[int, ...], *, for_first: bool) -> int:
    """The seats, by their place in the order, whose side may still win every trick."""
    found = 0
    for place, seat in enumerate(order):
        side = view.rules.side_of(seat)
        others = sum(view.tricks_won) - view.tricks_won[side]
        if (side == view.rules.side_of(order[0])) == for_first and others == 0:
            found |= 1 << place
    return found


def _have_taken(view: View, order: tuple[int, ...]) -> int:
    """The parties that have won a trick: by place, of four seats by side."""
    found = 0
    for place, seat in enumerate(order):
        if view.tricks_won[view.rules.side_of(seat)]:
            found |= 1 << (place if view.rules.seats == 3 else place & 1)
    return found


@cache
def _values_of(trump: Trump, by_card: tuple[int, ...]) -> NDArray[np.int64]:
    return np.array(by_card, np.int64)


def _values(view: View, trump: Trump) -> NDArray[np.int64]:
    return _values_of(trump, points(trump, view.rules.cards))


def solved(workspace: Workspace, position: Position, worlds: Drawn, part: slice) -> Ints:
    """For each world of this part and each label: what the first party wins from here on.

    One more than everything, or -1, stand for every trick; `NO_VALUE` for what is not legal.
    """
    owned = worlds.owned[part]
    hands = translated(position.labels, owned)[:, list(position.order)]
    hands = np.ascontiguousarray(hands)
    results = np.empty((len(owned), 32), np.int64)
    bonus = 1
    if not worlds.stock and not worlds.covers:
        solve_worlds(
            workspace, position.game, hands, position.situation, results,
            bonus_for=bonus, bonus_against=bonus,
        )  # fmt: skip
        return results
    if worlds.stock:
        # Here a capot is searched with the points: it gets its true worth.
        bonus = max(1, position.view.rules.tricks.capot - 162)
    for row in range(len(owned)):
        number = (part.start or 0) + row
        solve_worlds(
            workspace, position.game, hands[row : row + 1], position.situation,
            results[row : row + 1], bonus_for=bonus, bonus_against=bonus,
            more=_more(position, worlds, number),
        )  # fmt: skip
    return results


def _more(position: Position, worlds: Drawn, number: int) -> Ints | None:
    """The cards to draw, or the piles, as the solver takes them."""
    label = position.labels.label
    if worlds.stock:
        return np.array([label[card] for card in worlds.stock[number]], np.int64)
    if not position.game.form[3]:
        return None
    table = np.zeros((len(position.order), COVERS_OF_SEAT), np.int64)
    for place, seat in enumerate(position.order):
        piles = worlds.covers[number][seat]
        table[place, 0] = len(piles)
        for pile, (upper, lower) in enumerate(piles):
            table[place, 1 + 2 * pile] = 1 << label[upper]
            table[place, 2 + 2 * pile] = 1 << label[lower]
    return table.ravel()


def contract_values(
    workspace: Workspace, rules: Rules, trump: Trump, hands: Ints, leader: int, first: int = 0
) -> Ints:
    """For each deal (rows of whole hands): the raw points of the first party by perfect play.

    `first` is its first seat (see `Ledger`). More than all points, or -1, stand for every trick.
    """
    seats = rules.seats
    order = [(first + step) % seats for step in range(seats)]
    own = 1 if seats == 3 else sum(1 << place for place in range(0, seats, 2))
    start = situation(
        order.index(leader), allowed_for=own, allowed_against=((1 << seats) - 1) & ~own
    )
    worlds = np.ascontiguousarray(translated(labels_for(trump), hands)[:, order])
    results = np.empty((len(worlds), 32), np.int64)
    solve_worlds(
        workspace, game_of(rules, trump), worlds, start.reshape(1, -1), results,
        task=VALUE_ONLY, bonus_for=1, bonus_against=1,
    )  # fmt: skip
    return results[:, 0]


@cache
def _byte_tables(trump_labels: Labels) -> Ints:
    return np.array(trump_labels.label_bytes, np.int64)


def translated(labels: Labels, cards: Ints) -> Ints:
    """Sets of cards as sets of labels."""
    tables = _byte_tables(labels)
    found = np.zeros_like(cards)
    for place in range(4):
        found |= tables[place][cards >> 8 * place & 255]
    return found


def points_ahead(position: Position, worlds: Drawn) -> Ints:
    """The raw points still to be won in each world, cards on the table and the last trick in."""
    value = position.value_of_card
    together = np.bitwise_or.reduce(worlds.owned, axis=1)
    on_table = hand_of(position.view.trick.cards)
    for number, stock in enumerate(worlds.stock):
        together[number] |= hand_of(stock)
    bits = (together[:, None] | on_table) >> np.arange(32) & 1
    ahead: Ints = bits @ value + position.view.rules.tricks.last
    return ahead
