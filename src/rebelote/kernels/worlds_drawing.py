"""The kernels of `worlds`: the table, drawing, enumerating, and the chances of single cards.

A state is the room left at every place but the last, as one number: the sum of room × stride. The
stride of the last place is 0; its room is the number of cards left less all other room. Row *i* of
the table holds, for each state, the summed weight of all ways to deal out the cards from *i* on.
"""

import numpy as np
from numpy.typing import NDArray

from rebelote.kernels.positions import Ints
from rebelote.kernels.positions_bits import next_random, seeded, shift_right
from rebelote.kernels.warmup_cache import kernel, piece

# 2 ** -53: turns 53 random bits into a number from 0 up to 1.
FRACTION = 1.0 / (1 << 53)


@piece
def room_at(state: int, left: int, place: int, sizes: Ints, strides: Ints) -> int:
    """The room left at a place when so many cards are left; of the last, perhaps nonsense."""
    last = len(sizes) - 1
    if place < last:
        return int((state // strides[place]) % (sizes[place] + 1))
    room = left
    for other in range(last):
        room -= (state // strides[other]) % (sizes[other] + 1)
    return room


@kernel
def table_kernel(
    weights: NDArray[np.float64], sizes: Ints, strides: Ints, table: NDArray[np.float64]
) -> None:
    """Fill the table, from the last card to the first."""
    cards, places = weights.shape
    last = places - 1
    states = table.shape[1]
    for state in range(states):
        table[cards, state] = 1.0 if state == 0 else 0.0
    for card in range(cards - 1, -1, -1):
        left = cards - card
        for state in range(states):
            total = 0.0
            spare = room_at(state, left, last, sizes, strides)
            if 0 <= spare <= sizes[last]:
                if spare > 0:
                    total = weights[card, last] * table[card + 1, state]
                for place in range(last):
                    if room_at(state, left, place, sizes, strides) > 0:
                        total += weights[card, place] * table[card + 1, state - strides[place]]
            table[card, state] = total


@piece
def ahead(
    weights: NDArray[np.float64],
    room: Ints,
    strides: Ints,
    table: NDArray[np.float64],
    card: int,
    state: int,
    place: int,
) -> float:
    """The weight of all worlds in which this card now goes to this place."""
    if room[place] == 0:
        return 0.0
    return float(weights[card, place] * table[card + 1, state - strides[place]])


@kernel
def draw_kernel(
    weights: NDArray[np.float64],
    cards: Ints,
    sizes: Ints,
    strides: Ints,
    table: NDArray[np.float64],
    seed: int,
    worlds: NDArray[np.int64],
) -> None:
    """Fill the rows of `worlds`, all zero before, each with one drawn world."""
    places = len(sizes)
    room = sizes.copy()
    random = seeded(seed)
    for world in range(len(worlds)):
        for place in range(places):
            room[place] = sizes[place]
        state = table.shape[1] - 1
        for card in range(len(cards)):
            random = next_random(random)
            share = float(shift_right(random, 11)) * FRACTION * table[card, state]
            chosen = -1
            for place in range(places):
                weight = ahead(weights, room, strides, table, card, state, place)
                if weight > 0.0:
                    # Rounding may leave a crumb at the end: the last possible place takes it.
                    chosen = place
                    share -= weight
                    if share < 0.0:
                        break
            worlds[world, chosen] |= 1 << cards[card]
            room[chosen] -= 1
            state -= strides[chosen]


@kernel
def enumerate_kernel(
    weights: NDArray[np.float64],
    cards: Ints,
    sizes: Ints,
    strides: Ints,
    table: NDArray[np.float64],
    worlds: NDArray[np.int64],
) -> int:
    """Fill the rows of `worlds`, all zero before, with every world; how many there are."""
    places = len(sizes)
    room = sizes.copy()
    chosen = np.full(len(cards) + 1, -1, np.int64)
    state = table.shape[1] - 1
    card = 0
    found = 0
    while card >= 0:
        if card == len(cards):
            for earlier in range(card):
                worlds[found, chosen[earlier]] |= 1 << cards[earlier]
            found += 1
        else:
            # Take the card back from where it lay, and find the next place for it.
            place = chosen[card]
            if place >= 0:
                room[place] += 1
                state += strides[place]
            place += 1
            while (
                place < places and ahead(weights, room, strides, table, card, state, place) <= 0.0
            ):
                place += 1
            if place < places:
                chosen[card] = place
                room[place] -= 1
                state -= strides[place]
                card += 1
                chosen[card] = -1
                continue
            chosen[card] = -1
        card -= 1
    return found


@kernel
def chances_kernel(
    weights: NDArray[np.float64],
    cards: Ints,
    sizes: Ints,
    strides: Ints,
    table: NDArray[np.float64],
    chances: NDArray[np.float64],
) -> None:
    """Add up how likely each card is at each place, by the weight of the ways that lead there."""
    places = len(sizes)
    states = table.shape[1]
    now = np.zeros(states)
    now[states - 1] = 1.0
    for card in range(len(cards)):
        after = np.zeros(states)
        left = len(cards) - card
        for state in range(states):
            if now[state] > 0.0 and table[card, state] > 0.0:
                for place in range(places):
                    if room_at(state, left, place, sizes, strides) > 0:
                        below = state - strides[place]
                        share = now[state] * weights[card, place]
                        chances[place, cards[card]] += share * table[card + 1, below]
                        after[below] += share
        now = after
    total = table[0, states - 1]
    for place in range(places):
        for card in range(32):
            chances[place, card] /= total
