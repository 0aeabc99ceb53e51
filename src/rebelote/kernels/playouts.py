"""Random playouts: how many points each card is worth if everybody then plays at random.

From the middle of a trick, with two or three seats, with a stock or face-down cards, a deal is
played in an array. From the start of a trick with four seats, which is where nearly all cards of a
usual game are played, the much faster `playouts_four` goes on.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from rebelote.cards import Card, Trump, cards_of
from rebelote.engine import Deal, legal_cards, trick_points, tricks_won
from rebelote.kernels.playouts_four import Played, play_four_deposit, play_four_portable
from rebelote.kernels.positions import (
    COUNT,
    STATE,
    TABLE,
    TURN,
    Ints,
    Position,
    legal_in,
    play_bit,
    position_of,
)
from rebelote.kernels.positions_bits import (
    LOW_HALF,
    choose_portable,
    count_bits,
    folded,
    has_deposit_bits,
    next_random,
    seeded,
)
from rebelote.kernels.warmup_cache import kernel, piece

# The places in `numbers`, which tells the kernel what table it plays at, and what has been won.
CODE, SEATS, LAST, CAPOT, TRICKS_IN_ALL, SCALED = range(6)
WON_POINTS, WON_TRICKS = 6, 9
# The two sides of a scaled TA share 162 in place of 258.
SCALED_WHOLE, SCALED_OF = 162, 258


@piece
def points_in(cards: int, by_byte: Ints) -> int:
    """The points of a set of cards, a byte at a time."""
    return int(
        by_byte[cards & 0xFF]
        + by_byte[256 + ((cards >> 8) & 0xFF)]
        + by_byte[512 + ((cards >> 16) & 0xFF)]
        + by_byte[768 + ((cards >> 24) & 0xFF)]
    )


@piece
def side_total(points: int, last: bool, numbers: Ints) -> int:
    """The trick points of a side at the end of a deal, capot aside."""
    if last:
        points += numbers[LAST]
    if numbers[SCALED] != 0:
        points = (2 * points * SCALED_WHOLE + SCALED_OF) // (2 * SCALED_OF)
    return points


@piece
def play_slowly(
    now: Ints,
    won: Ints,
    first: int,
    random: int,
    one_trick: bool,
    numbers: Ints,
    stock: Ints,
    beneath: Ints,
    by_byte: Ints,
) -> tuple[int, int]:
    """Play on at random to the end of the trick or of the deal, beginning with this card if any.

    Adds what is won to `won`; the seat that won the last trick (or -1), and the generator.
    """
    code, seats = numbers[CODE], numbers[SEATS]
    winner = -1
    card = first
    while (now[0] | now[1] | now[2] | now[3]) != 0 or now[COUNT] != 0:
        if card == 0:
            random = next_random(random)
            card = choose_portable(legal_in(now, 0, code, stock), random & LOW_HALF)
        ended = play_bit(now, 0, card, code, seats, stock, beneath)
        card = 0
        if ended >= 0:
            winner = ended
            side = winner & 1 if seats == 4 else winner
            won[side] += points_in(now[TABLE], by_byte)
            won[3 + side] += 1
            if one_trick:
                break
    return winner, random


def _make(play_four: Callable[..., Played]) -> Callable[..., None]:
    """The playouts that go on with this function."""

    @piece
    def run(
        state: Ints,
        first: int,
        playouts: int,
        seed: int,
        numbers: Ints,
        stock: Ints,
        beneath: Ints,
        by_byte: Ints,
        total: Ints,
    ) -> None:
        code, seats = numbers[CODE], numbers[SEATS]
        now = state.copy()
        won = numbers[WON_POINTS:].copy()
        fast = seats == 4 and len(stock) == 0
        # From the start of a trick there is nothing to do slowly, and so nothing to undo.
        straight = fast and first == 0 and state[COUNT] == 0
        random = seeded(seed)
        total_0, total_1, total_2 = 0, 0, 0
        for _ in range(playouts):
            winner = -1
            if not straight:
                for place in range(6):
                    won[place] = numbers[WON_POINTS + place]
                for place in range(STATE):
                    now[place] = state[place]
                winner, random = play_slowly(
                    now, won, first, random, fast, numbers, stock, beneath, by_byte
                )
            points_0, points_1, tricks_0, tricks_1 = won[0], won[1], won[3], won[4]
            held = now[0] | now[1] | now[2] | now[3]
            if fast and held != 0:
                seat = now[TURN]
                mine, tricks, winner, random = play_four(
                    now[seat],
                    now[(seat + 1) & 3],
                    now[(seat + 2) & 3],
                    now[(seat + 3) & 3],
                    seat,
                    code,
                    random,
                )
                points_0 += points_in(mine, by_byte)
                points_1 += points_in(held & ~mine, by_byte)
                tricks_0 += tricks
                tricks_1 += (count_bits(held) >> 2) - tricks
            if tricks_0 == numbers[TRICKS_IN_ALL]:
                total_0 += numbers[CAPOT]
            elif tricks_1 == numbers[TRICKS_IN_ALL]:
                total_1 += numbers[CAPOT]
            elif won[5] == numbers[TRICKS_IN_ALL]:
                total_2 += numbers[CAPOT]
            else:
                last_side = winner & 1 if seats == 4 else winner
                total_0 += side_total(points_0, last_side == 0, numbers)
                total_1 += side_total(points_1, last_side == 1, numbers)
                total_2 += side_total(won[2], last_side == 2, numbers)
        total[0] += total_0
        total[1] += total_1
        total[2] += total_2

    return run


_run_deposit = _make(play_four_deposit)
_run_portable = _make(play_four_portable)


@kernel
def playouts_deposit(
    state: Ints,
    first: int,
    playouts: int,
    seed: int,
    numbers: Ints,
    stock: Ints,
    beneath: Ints,
    by_byte: Ints,
    total: Ints,
) -> None:
    """Play a deal to its end so many times and add each side's points to `total`.

    Each playout begins with the card `first`, or with a random one if that is 0.
    """
    _run_deposit(state, first, playouts, seed, numbers, stock, beneath, by_byte, total)


@kernel
def playouts_portable(
    state: Ints,
    first: int,
    playouts: int,
    seed: int,
    numbers: Ints,
    stock: Ints,
    beneath: Ints,
    by_byte: Ints,
    total: Ints,
) -> None:
    """The same, for processors without `deposit_bits`."""
    _run_portable(state, first, playouts, seed, numbers, stock, beneath, by_byte, total)


@cache
def default_kernel() -> Callable[..., None]:
    """The faster of the two kernels that this processor can run."""
    return playouts_deposit if has_deposit_bits() else playouts_portable


def numbers_of(deal: Deal, position: Position) -> Ints:
    """What the kernels must know of the table, and of the tricks won so far."""
    assert deal.contract is not None
    rules = deal.rules
    scaled = deal.contract.trump is Trump.TA and rules.cards.tout_atout == "scaled"
    numbers = np.zeros(12, np.int64)
    numbers[:WON_POINTS] = (
        position.code,
        rules.seats,
        rules.tricks.last,
        rules.tricks.capot,
        deal.tricks_in_all,
        scaled,
    )
    numbers[WON_POINTS : WON_POINTS + rules.sides] = trick_points(deal)
    numbers[WON_TRICKS : WON_TRICKS + rules.sides] = tricks_won(deal)
    return numbers


def points_by_byte(position: Position) -> Ints:
    """The points of every set of cards of one suit, for each of the four suits."""
    bits = np.arange(256)[:, None] >> np.arange(8) & 1
    return np.concatenate([bits @ position.points[8 * suit : 8 * suit + 8] for suit in range(4)])


def mean_points(
    deal: Deal,
    playouts: int,
    seed: int,
    run: Callable[..., None] | None = None,
) -> dict[Card, tuple[float, ...]]:
    """For each legal card, each side's mean trick points at the end of the deal.

    So many playouts for each card; points won before, the last trick and capot are in. The same
    seed gives the same means.
    """
    run = run or default_kernel()
    position = position_of(deal)
    numbers, by_byte = numbers_of(deal, position), points_by_byte(position)
    means: dict[Card, tuple[float, ...]] = {}
    for order, card in enumerate(cards_of(legal_cards(deal))):
        total = np.zeros(3, np.int64)
        run(
            position.state,
            1 << position.labels.label[card],
            playouts,
            folded(seed * 32 + order),
            numbers,
            position.stock,
            position.beneath,
            by_byte,
            total,
        )
        means[card] = tuple(float(points) / playouts for points in total[: deal.rules.sides])
    return means
