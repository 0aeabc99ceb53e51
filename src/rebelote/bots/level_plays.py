"""How likely the cards played so far are, given the hands of a world (`search.play_odds`)."""

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.level_hands import Floats, Hands
from rebelote.engine import Trick, winning_position
from rebelote.kernels.legal import rules_code
from rebelote.kernels.positions import Labels, labels_for
from rebelote.search.play_odds import COLUMNS, odds_kernel
from rebelote.search.position import translated
from rebelote.views import View


@cache
def parameters() -> Floats:
    """The model's numbers, made by `rebelote.bots.level_training`."""
    content = (files("rebelote.bots") / "specs" / "plays.npz").read_bytes()
    found: Floats = np.load(BytesIO(content))["parameters"].astype(np.float64)
    return found


def play_rows(view: View, *, own: bool = False) -> NDArray[np.int64]:
    """The plays of the other seats (or of all) in order, as `play_odds` takes them.

    The column of the hand has the cards that the seat has played since, this one in.
    """
    assert view.contract is not None
    seats, labels = view.rules.seats, labels_for(view.contract.trump)
    rows, seen = [], 0
    for trick in (*view.tricks, view.trick):
        for position, card in enumerate(trick.cards):
            seat = trick.seat_of(position, seats)
            if own or seat != view.seat:
                rows.append(_row(view, trick, position, seat, seen, labels))
            seen |= 1 << labels.label[card]
    later = [0] * seats
    for row in reversed(rows):
        later[row[0]] |= row[6]
        row[7] = later[row[0]]
    return np.array(rows, np.int64).reshape(-1, COLUMNS)


def _row(
    view: View, trick: Trick, position: int, seat: int, seen: int, labels: Labels
) -> list[int]:
    assert view.contract is not None
    rules, taker = view.rules, view.contract.taker
    card = 1 << labels.label[trick.cards[position]]
    if position == 0:
        same_side = rules.side_of(seat) == rules.side_of(taker)
        role = 0 if seat == taker else 1 if same_side else 2
        return [seat, role, 0, 0, 0, seen, card, 0]
    before = Trick(trick.leader, trick.cards[:position])
    winning = winning_position(before, view.contract.trump)
    partner = rules.side_of(trick.seat_of(winning, rules.seats)) == rules.side_of(seat)
    led = 0xFF << (labels.label[trick.cards[0]] & 24)
    best = 1 << labels.label[before.cards[winning]]
    last = position == rules.seats - 1
    return [seat, 2 * partner + last, led, best, int(partner), seen, card, 0]


def play_log_odds(view: View, held: Hands) -> Floats:
    """For each world (worlds × seats: the cards held now), the logarithm of the plays' chance."""
    assert view.contract is not None
    trump = view.contract.trump
    found = np.zeros(len(held))
    rows = play_rows(view)
    if len(rows):
        hands = translated(labels_for(trump), held)
        odds_kernel(parameters(), rules_code(view.rules, trump), rows, hands, found)
    return found
