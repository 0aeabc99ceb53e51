"""Exact values from windows, and many positions in one call."""

from typing import Any

import numpy as np

from rebelote.kernels.solver_bits import (
    count_bits,
    highest_bit,
    inlined,
    load,
    lowest_bit,
    store,
)
from rebelote.kernels.solver_capot import (
    takes_all,
)
from rebelote.kernels.solver_layout import (
    ALLOWED_AGAINST,
    ALLOWED_FOR,
    BONUS_AGAINST,
    BONUS_FOR,
    COVERS,
    COVERS_OF_SEAT,
    DRAWN,
    EVERY_CARD,
    FIRST_CARD,
    GENERATION,
    HIGHEST,
    LAST,
    LOWER,
    LOWEST,
    MOST_GENERATIONS,
    NO_THRESHOLD,
    NO_VALUE,
    NODES,
    ON_TABLE_COUNT,
    OWNED,
    SETTING_PLACES,
    SETTINGS,
    STOCK,
    STOCK_CARDS,
    STOCK_POINTS,
    STOCK_SETS,
    TAKEN_BEFORE,
    TRICK_STARTS,
    TURN,
    UPPER,
    ZERO,
)
from rebelote.kernels.solver_pieces import (
    capot_bonus,
    covering,
    draw,
    foreign_to,
    hand_of,
    is_maximiser,
    legal_moves,
    neighbours,
    party,
    points_ahead,
    put_down,
    without_twins,
)
from rebelote.kernels.solver_search import (
    search,
)
from rebelote.kernels.warmup_cache import (
    kernel,
)


@inlined
def still_allowed(allowed: int, winner: int, seats: int) -> int:
    """The seats whose side may still win every trick, after one that `winner` won."""
    if ((allowed >> winner) & 1) == 0:
        return 0
    return 1 << winner if seats == 3 else allowed


@inlined
def play_out(
    state: Any, points: Any, position: int, seat: int, led: int, best: int, best_seat: int,
    on_table: int, remaining: int, form: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """The last trick, begun or not, in which nobody has a choice: its points and its winner."""
    won = ZERO
    taken = ZERO
    if position == 0 and remaining == 0:
        return 0, seat
    while True:
        card = highest_bit(load(state, OWNED + seat) & remaining)
        remaining ^= 1 << card
        worth = on_table + load(points, card)
        position, seat, led, best, best_seat, on_table, won, taken = put_down(
            points, card, position, seat, led, best, best_seat, on_table, won, taken, form
        )
        if position == 0:
            return worth, seat


@inlined
def exact_value(
    form: Any, state: Any, table: Any, capots: Any, sequence: Any, points: Any, position: int,
    seat: int, led: int, best: int, best_seat: int, on_table: int, remaining: int, taken: int,
    won: int, allowed_for: int, allowed_against: int, low: int, high: int, guess: int, step: int,
    threshold: int,
) -> tuple[Any, ...]:  # fmt: skip
    """The points that the maximiser wins from here, without and with the bonus for every trick.

    `won` is added to both. `low` and `high` are bounds known before, `guess` the first window
    tried, `step` how far the next one lies from it. With a `threshold`, one window is searched,
    and the answer is a bound that is on the right side of it. The only caller of the searches.
    """
    seats, inside = len(form[0]), len(form[2])
    least = won
    stock = len(form[4])
    most = won + on_table + points_ahead(state, points, remaining, stock)
    if inside != 0 and count_bits(taken) < 2:
        bonus_for, bonus_against = load(state, BONUS_FOR), load(state, BONUS_AGAINST)
        least, most = (
            min(least, least - bonus_against, most + bonus_for),
            max(most, most + bonus_for, least - bonus_against),
        )
    if count_bits(load(state, OWNED + seat) & remaining) <= 1:
        # The last trick, or the end of the trick before the end.
        worth, winner = play_out(
            state, points, position, seat, led, best, best_seat, on_table, remaining, form
        )
        plain = won
        if is_maximiser(winner, seats):
            plain += worth + load(state, LAST)
        full = plain
        if inside != 0:
            ended = taken
            if remaining != 0:
                ended |= party(winner, seats)
            full += capot_bonus(state, ended)
            plain = full
        else:
            if remaining != 0:
                allowed_for = still_allowed(allowed_for, winner, seats)
                allowed_against = still_allowed(allowed_against, winner, seats)
            if allowed_for != 0:
                full += load(state, BONUS_FOR)
            elif allowed_against != 0:
                full -= load(state, BONUS_AGAINST)
        return plain, full
    if threshold != NO_THRESHOLD and inside == 0 and (threshold > most or threshold <= least):
        # Only every trick would do.
        full = least
        if threshold > most and allowed_for != 0 and takes_all(
            form, state, capots, sequence, position, seat, led, best, best_seat, allowed_for,
            remaining,
        ):  # fmt: skip
            full = most + load(state, BONUS_FOR)
        elif threshold <= least and allowed_against != 0 and takes_all(
            form, state, capots, sequence, position, seat, led, best, best_seat, allowed_against,
            remaining,
        ):  # fmt: skip
            full = least - load(state, BONUS_AGAINST)
        return least, full
    low = max(low, least)
    high = min(high, most)
    below = False  # a window has shown the value to be above `low`; likewise `above`
    above = False
    window = guess
    while low < high:
        if below and above:
            window = (low + high + 1) >> 1
        elif above:
            window = high - step + 1
            step *= 2
        elif below:
            window = low + step
            step *= 2
        else:
            window = guess
        window = min(max(window, low + 1), high)
        if threshold != NO_THRESHOLD:
            window = threshold
        first_owned, second_owned = load(state, OWNED), load(state, OWNED + 1)
        drawn = load(state, DRAWN)
        value = won + search(
            form, state, table, sequence, points, position, seat, led, best, best_seat, on_table,
            remaining, taken, window - won,
        )  # fmt: skip
        if stock != 0:
            store(state, OWNED, first_owned)
            store(state, OWNED + 1, second_owned)
            store(state, DRAWN, drawn)
        if value < window:
            high = value
            above = True
        else:
            low = value
            below = True
        if threshold != NO_THRESHOLD:
            return value, value
    full = low
    if inside == 0:
        if low == most and allowed_for != 0 and takes_all(
            form, state, capots, sequence, position, seat, led, best, best_seat, allowed_for,
            remaining,
        ):  # fmt: skip
            full += load(state, BONUS_FOR)
        elif low == least and allowed_against != 0 and takes_all(
            form, state, capots, sequence, position, seat, led, best, best_seat, allowed_against,
            remaining,
        ):  # fmt: skip
            full -= load(state, BONUS_AGAINST)
    return low, full


@inlined
def number_sequences(state: Any, sequence: Any, scratch: Any, covers: int) -> None:
    """Number, suit by suit, the sequences of owners that the remaining cards may come to.

    Sets of a suit's cards with one sequence of owners, weakest card first, get one number. With
    cards face down each set has its own: there it matters which card is which. `scratch` is all
    zero before and after.
    """
    owner = np.empty(8, np.int64)
    code = np.empty(256, np.int64)
    used = np.empty(256, np.int64)
    for place in range(4):
        held = ZERO
        for seat in range(4):
            cards = (state[OWNED + seat] >> (8 * place)) & 255
            held |= cards
            while cards != 0:
                owner[lowest_bit(cards)] = seat
                cards &= cards - 1
        different = ZERO
        cards = ZERO
        while True:
            word = 1
            if cards != 0:
                word = code[cards & (cards - 1)] * 4 + owner[lowest_bit(cards)]
            code[cards] = word
            if covers != 0:
                sequence[place * 256 + cards] = cards
            else:
                if scratch[word] == 0:
                    used[different] = word
                    different += 1
                    scratch[word] = different
                sequence[place * 256 + cards] = scratch[word]
            cards = (cards - held) & held
            if cards == 0:
                break
        for place_used in range(different):
            scratch[used[place_used]] = 0


@inlined
def begin_world(
    form: Any, state: Any, table: Any, capots: Any, sequence: Any, scratch: Any, world: Any
) -> None:
    """Put these hands into the state, and forget the positions of the hands before."""
    for seat in range(4):
        state[OWNED + seat] = world[seat] if seat < len(form[0]) else 0
    state[GENERATION] += 1
    if state[GENERATION] >= MOST_GENERATIONS:
        table[:] = 0
        capots[:] = 0
        state[GENERATION] = 1
    number_sequences(state, sequence, scratch, len(form[3]))


@inlined
def put_stock(state: Any, points: Any, stock: Any) -> None:
    """Put the cards to draw, the next one first, into the state."""
    size = len(stock)
    state[STOCK] = size
    state[DRAWN] = 0
    state[STOCK_SETS + size] = 0
    state[STOCK_POINTS + size] = 0
    for place in range(size - 1, -1, -1):
        card = stock[place]
        state[STOCK_CARDS + place] = card
        state[STOCK_SETS + place] = state[STOCK_SETS + place + 1] | 1 << card
        state[STOCK_POINTS + place] = state[STOCK_POINTS + place + 1] + load(points, card)


@inlined
def table_of(state: Any, points: Any, situation: Any, form: Any) -> tuple[Any, ...]:
    """The trick of a situation: position, led suit, best card, its seat, points on the table."""
    seats = len(form[0])
    count = situation[ON_TABLE_COUNT]
    position = ZERO
    seat = situation[TURN] - count
    if seat < 0:
        seat += seats
    led = ZERO
    best = ZERO
    best_seat = seat
    on_table = ZERO
    won = ZERO
    taken = ZERO
    for place in range(count):
        card = situation[FIRST_CARD + place]
        position, seat, led, best, best_seat, on_table, won, taken = put_down(
            points, card, position, seat, led, best, best_seat, on_table, won, taken, form
        )
    return position, led, best, best_seat, on_table


@kernel
def solve_batch(
    form: Any, workspace: Any, points: Any, settings: Any, worlds: Any,
    situations: Any, task: int, threshold: int, bonus_for: int, bonus_against: int, results: Any,
) -> None:  # fmt: skip
    """Solve a row of worlds (a set of labels for each seat) in one situation, or each in its own.

    A result is what the maximiser wins from here, cards on the table in, with `bonus_for` added
    where its side wins every trick, or `bonus_against` taken off where the other side does (a
    bonus counts only where the situation allows it). `EVERY_CARD` writes it for the label of each
    legal card and `NO_VALUE` elsewhere; the other tasks write it in place 0. `REACHES` searches
    one window: the result is at least `threshold` just if the value is.
    """
    state, table, capots, sequence, scratch = workspace
    seats, trumps, has_covers = len(form[0]), len(form[1]), len(form[3])
    has_stock = len(form[4])
    for place in range(SETTINGS):
        state[SETTING_PLACES[place]] = settings[place]
    state[BONUS_FOR] = bonus_for
    state[BONUS_AGAINST] = bonus_against
    state[NODES] = 0
    state[TRICK_STARTS] = 0
    if has_covers != 0:
        for place in range(seats * COVERS_OF_SEAT):
            state[COVERS + place] = settings[SETTINGS + place]
    if has_stock != 0:
        put_stock(state, points, settings[SETTINGS:])
    value_before = ZERO
    for number in range(worlds.shape[0]):
        same = number > 0
        for seat in range(seats):
            same = same and worlds[number, seat] == state[OWNED + seat]
        if not same:
            begin_world(form, state, table, capots, sequence, scratch, worlds[number])
        situation = situations[number if situations.shape[0] > 1 else 0]
        seat = situation[TURN]
        position, led, best, best_seat, on_table = table_of(state, points, situation, form)
        remaining = ZERO
        for other in range(seats):
            remaining |= state[OWNED + other]
        for place in range(position):
            remaining &= ~(1 << situation[FIRST_CARD + place])
        allowed_for = situation[ALLOWED_FOR]
        allowed_against = situation[ALLOWED_AGAINST]
        taken = situation[TAKEN_BEFORE]
        ahead = on_table + points_ahead(state, points, remaining, has_stock)
        guess, step = ahead // 2, 12
        if same:
            guess, step = value_before, 4
        hand = hand_of(state, seat, remaining, has_covers)
        own = hand & ~covering(state, seat, remaining, has_covers)
        others = foreign_to(state, seat, remaining, has_stock)
        # With one task only the loop below runs once, on the position itself.
        legal, moves = ZERO + 1, ZERO + 1
        if task == EVERY_CARD:
            legal = hand
            if position != 0:
                others |= 1 << best
                legal = legal_moves(state, hand, led, best, best_seat, seat, form)
            moves = without_twins(state, legal, own, others, trumps)
            for card in range(32):
                results[number, card] = NO_VALUE
                store(state, LOWER + card, LOWEST)
                store(state, UPPER + card, HIGHEST)
        while moves != 0:
            card = lowest_bit(moves)
            moves &= moves - 1
            next_position, next_seat = position, seat
            next_led, next_best, next_best_seat = led, best, best_seat
            next_table, next_taken, won, next_remaining = on_table, taken, ZERO, remaining
            next_for, next_against = allowed_for, allowed_against
            low, high = LOWEST, HIGHEST
            if task == EVERY_CARD:
                low, high = load(state, LOWER + card), load(state, UPPER + card)
                next_remaining ^= 1 << card
                (
                    next_position, next_seat, next_led, next_best, next_best_seat, next_table, won,
                    next_taken,
                ) = put_down(
                    points, card, position, seat, led, best, best_seat, on_table, ZERO, taken, form
                )  # fmt: skip
                if has_stock != 0 and next_position == 0:
                    next_remaining = draw(state, next_seat, next_remaining, seats)
                if next_position == 0:
                    next_for = still_allowed(next_for, next_seat, seats)
                    next_against = still_allowed(next_against, next_seat, seats)
            value, full = exact_value(
                form, state, table, capots, sequence, points, next_position, next_seat, next_led,
                next_best, next_best_seat, next_table, next_remaining, next_taken, won, next_for,
                next_against, low, high, guess, step, threshold,
            )  # fmt: skip
            value_before = value
            if has_stock != 0:
                for other in range(seats):
                    state[OWNED + other] = worlds[number, other]
                state[DRAWN] = 0
            if task != EVERY_CARD:
                results[number, 0] = full
                continue
            guess, step = value, 1
            results[number, card] = full
            # A neighbour of the card is at most the difference of their points away from it.
            group = neighbours(card, own, others) & legal
            if ((own >> card) & 1) == 0:
                group = 0
            while group != 0:
                other = lowest_bit(group)
                group &= group - 1
                difference = abs(load(points, other) - load(points, card))
                if difference == 0:
                    results[number, other] = full
                else:
                    least = max(load(state, LOWER + other), value - difference)
                    most = min(load(state, UPPER + other), value + difference)
                    store(state, LOWER + other, least)
                    store(state, UPPER + other, most)
