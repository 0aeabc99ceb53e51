"""The exact search, compiled: docs/solver.md explains it in the order of this file.

Words used below. *Remaining*: the set of all cards not yet played; a seat holds its *owned* cards
that remain. *Maximiser*: the side whose points are searched: seats 0 and 2 of four, seat 0 of two,
and of three seats the taker, who has number 0. *Won*: its points since the search began. *Ahead*:
the points still to be won. A *form* says how many seats there are, whether a suit is trump,
whether the capot is searched with the points, and whether cards lie face down under others (see
`rebelote.kernels.solver_tables.Game`); everything that depends on it is known when compiling.
"""

from typing import Any

from rebelote.kernels.solver_bits import (
    count_bits,
    inlined,
    library,
    load,
    lowest_bit,
    store,
)
from rebelote.kernels.solver_layout import (
    BEST,
    BEST_SEAT,
    BOUND_BITS,
    BOUND_OFFSET,
    CARD,
    COUNT,
    DECIDED,
    DRAW_GENERATION_SHIFT,
    DRAW_LEADER_SHIFT,
    DRAW_TAKEN_SHIFT,
    DRAWN,
    DRAWN_BEFORE,
    DRAWN_SHIFT,
    FIRST_OWNED,
    FRAME,
    FRAMES,
    GENERATION,
    GENERATION_SHIFT,
    HASH,
    HIGH,
    HIGH_SHIFT,
    HIGHEST,
    HINT,
    HINT_SHIFT,
    KEY,
    LAST,
    LEADER_SHIFT,
    LED,
    LOW,
    LOW_SHIFT,
    LOWEST,
    MOVES,
    NEXT,
    NO_CARD,
    NODES,
    ON_TABLE,
    ORDER,
    OWNED,
    POSITION,
    REMAINING,
    SEAT,
    SECOND_OWNED,
    SLOT,
    STOCK,
    TABLE_BITS,
    TAKEN,
    TAKEN_SHIFT,
    TRICK_STARTS,
    UNKNOWN,
    VALUE,
    WON,
    ZERO,
)
from rebelote.kernels.solver_order import (
    order_lead,
    order_reply,
    skip_neighbours,
)
from rebelote.kernels.solver_pieces import (
    capot_bonus,
    covering,
    draw,
    excess_of,
    foreign_to,
    hand_of,
    is_maximiser,
    last_trick,
    legal_moves,
    others_of,
    party,
    points_ahead,
    put_down,
    same_side,
    sum_of,
    without_twins,
)

# --- the table of positions ---


@inlined
def key_of(sequence: Any, remaining: int, leader: int) -> int:
    """What two positions share if they differ in the points of matching cards only."""
    return (
        load(sequence, remaining & 255)
        | load(sequence, 256 + (remaining >> 8 & 255)) << 8
        | load(sequence, 512 + (remaining >> 16 & 255)) << 16
        | load(sequence, 768 + (remaining >> 24 & 255)) << 24
        | leader << LEADER_SHIFT
    )


@inlined
def drawing_key(state: Any, sequence: Any, remaining: int, leader: int, taken: int) -> int:
    """The same with a stock. While cards are left in it, a seat's hand: the remaining cards must
    be compared too. Then, for each suit, the owners of the remaining cards: two seats."""
    first = load(state, OWNED) & remaining
    drawn = load(state, DRAWN)
    key = first
    if drawn >= load(state, STOCK):
        key = (
            owners_of(sequence, remaining & 255, first & 255)
            | owners_of(sequence, remaining >> 8 & 255, first >> 8 & 255) << 9
            | owners_of(sequence, remaining >> 16 & 255, first >> 16 & 255) << 18
            | owners_of(sequence, remaining >> 24 & 255, first >> 24 & 255) << 27
        )
    return (
        key
        | leader << DRAW_LEADER_SHIFT
        | taken << DRAW_TAKEN_SHIFT
        | drawn << DRAWN_SHIFT
        | load(state, GENERATION) << DRAW_GENERATION_SHIFT
    )


@inlined
def owners_of(sequence: Any, cards: int, first: int) -> int:
    """Which of a suit's cards are the first seat's, from the weakest, below a 1 that ends them."""
    word = ZERO
    bit = ZERO + 1
    while cards != 0:
        card = cards & -cards
        if (first & card) != 0:
            word |= bit
        bit <<= 1
        cards ^= card
    return word | bit


@inlined
def slot_of(key: int, bits: int) -> int:
    """Where a table of 2**bits places keeps this key."""
    return ((key * HASH) >> (64 - bits)) & ((1 << bits) - 1)


# --- the search ---


@library
def search(
    form: Any, state: Any, table: Any, sequence: Any, points: Any, position: int, seat: int,
    led: int, best: int, best_seat: int, on_table: int, remaining: int, taken: int, beta: int,
) -> int:  # fmt: skip
    """The points that the maximiser wins from here: at least beta and at least the answer, or less
    than beta and at most the answer.

    Alpha-beta with the window (beta - 1, beta), in a loop: one turn enters a position, or goes
    back with a value to the frame below. Seats must have two cards or more.
    """
    seats, trumps, inside, covers = len(form[0]), len(form[1]), len(form[2]), len(form[3])
    stock = len(form[4])
    generation = load(state, GENERATION) << GENERATION_SHIFT
    frame = ZERO + FRAMES
    won = ZERO
    value = ZERO
    entering = True
    nodes = ZERO
    trick_starts = ZERO
    low = ZERO
    high = ZERO
    moves = ZERO
    count = ZERO
    decided = ZERO
    card = ZERO
    while True:
        if entering:
            hand = hand_of(state, seat, remaining, covers)
            leaf = False
            if position == 0:
                trick_starts += 1
                low = ZERO
                high = points_ahead(state, points, remaining, stock)
                if inside != 0 and count_bits(taken) < 2:
                    low = LOWEST
                    high = HIGHEST
                if won + low >= beta:
                    value = won + low
                    leaf = True
                elif won + high < beta:
                    value = won + high
                    leaf = True
                elif count_bits(load(state, OWNED + seat) & remaining) == 1:
                    winner = last_trick(state, seat, hand, remaining, form)
                    value = won
                    if is_maximiser(winner, seats):
                        value += sum_of(points, remaining) + load(state, LAST)
                    if inside != 0:
                        value += capot_bonus(state, taken | party(winner, seats))
                    leaf = True
                else:
                    if stock != 0:
                        key = drawing_key(state, sequence, remaining, seat, taken)
                    else:
                        key = key_of(sequence, remaining, seat) | generation | taken << TAKEN_SHIFT
                    slot = slot_of(key, TABLE_BITS) * 2
                    hint = ZERO + NO_CARD
                    met = load(table, slot) == key
                    if stock != 0 and load(state, DRAWN) < load(state, STOCK):
                        met = met and load(table, slot + 1) & 0xFFFFFFFF == remaining
                    if met:
                        known = load(table, slot + 1)
                        hint = known >> HINT_SHIFT
                        known_cards = known & 0xFFFFFFFF
                        known_low = (known >> LOW_SHIFT & BOUND_BITS) - BOUND_OFFSET
                        known_high = (known >> HIGH_SHIFT & BOUND_BITS) - BOUND_OFFSET
                        low = max(low, known_low - excess_of(points, known_cards, remaining))
                        high = min(high, known_high + excess_of(points, remaining, known_cards))
                        if won + low >= beta:
                            value = won + low
                            leaf = True
                        elif won + high < beta:
                            value = won + high
                            leaf = True
                    if not leaf:
                        own = hand & ~covering(state, seat, remaining, covers)
                        others = foreign_to(state, seat, remaining, stock)
                        first, second, partner = others_of(state, seat, remaining, seats, covers)
                        moves = without_twins(state, hand, own, others, trumps)
                        count = order_lead(
                            state, points, frame, moves, hand, first, second, partner, trumps, hint
                        )
                        store(state, frame + LOW, low)
                        store(state, frame + HIGH, high)
                        store(state, frame + SLOT, slot)
                        store(state, frame + KEY, key)
                        store(state, frame + HINT, hint)
            else:
                nodes += 1
                ours = same_side(best_seat, seat, seats)
                own = hand & ~covering(state, seat, remaining, covers)
                others = foreign_to(state, seat, remaining, stock) | (1 << best)
                moves = legal_moves(state, hand, led, best, best_seat, seat, form)
                moves = without_twins(state, moves, own, others, trumps)
                if (moves & (moves - 1)) == 0:
                    # A forced card costs no frame.
                    remaining ^= moves
                    position, seat, led, best, best_seat, on_table, won, taken = put_down(
                        points, lowest_bit(moves), position, seat, led, best, best_seat, on_table,
                        won, taken, form,
                    )  # fmt: skip
                    if stock != 0 and position == 0:
                        remaining = draw(state, seat, remaining, seats)
                    continue
                count, decided = order_reply(
                    state, points, frame, moves, hand, others, position, seat, led, best, ours,
                    remaining, form,
                )  # fmt: skip
                store(state, frame + LED, led)
                store(state, frame + BEST, best)
                store(state, frame + BEST_SEAT, best_seat)
                store(state, frame + ON_TABLE, on_table)
                store(state, frame + DECIDED, decided)
            if not leaf:
                # Open a frame and play its first move.
                card = 31 - (load(state, frame + ORDER) & 31)
                store(state, frame + SEAT, seat)
                store(state, frame + POSITION, position)
                store(state, frame + REMAINING, remaining)
                store(state, frame + WON, won)
                store(state, frame + MOVES, moves & ~(1 << card))
                store(
                    state, frame + VALUE, won + LOWEST - 1 if is_maximiser(seat, seats) else UNKNOWN
                )
                store(state, frame + COUNT, count)
                store(state, frame + NEXT, 1)
                store(state, frame + CARD, card)
                if inside != 0:
                    store(state, frame + TAKEN, taken)
                if stock != 0:
                    store(state, frame + FIRST_OWNED, load(state, OWNED))
                    store(state, frame + SECOND_OWNED, load(state, OWNED + 1))
                    store(state, frame + DRAWN_BEFORE, load(state, DRAWN))
                remaining ^= 1 << card
                position, seat, led, best, best_seat, on_table, won, taken = put_down(
                    points, card, position, seat, led, best, best_seat, on_table, won, taken, form
                )
                if stock != 0 and position == 0:
                    remaining = draw(state, seat, remaining, seats)
                frame += FRAME
                continue
            entering = False

        # --- back with a value to the frame below
        frame -= FRAME
        if frame < FRAMES:
            break
        seat = load(state, frame + SEAT)
        position = load(state, frame + POSITION)
        remaining = load(state, frame + REMAINING)
        won = load(state, frame + WON)
        moves = load(state, frame + MOVES)
        best_value = load(state, frame + VALUE)
        card = load(state, frame + CARD)
        if stock != 0:
            store(state, OWNED, load(state, frame + FIRST_OWNED))
            store(state, OWNED + 1, load(state, frame + SECOND_OWNED))
            store(state, DRAWN, load(state, frame + DRAWN_BEFORE))
        if is_maximiser(seat, seats):
            best_value = max(best_value, value)
            cut = best_value >= beta
        else:
            best_value = min(best_value, value)
            cut = best_value < beta
        if not cut and moves != 0:
            if ((moves >> (card & 24)) & 255) != 0:
                moves, best_value = skip_neighbours(
                    state, points, frame, card, value, best_value, beta, moves, seat, position,
                    remaining, form,
                )  # fmt: skip
            if moves != 0:
                place = load(state, frame + NEXT)
                card = 31 - (load(state, frame + ORDER + place) & 31)
                while ((moves >> card) & 1) == 0:
                    place += 1
                    card = 31 - (load(state, frame + ORDER + place) & 31)
                store(state, frame + MOVES, moves & ~(1 << card))
                store(state, frame + VALUE, best_value)
                store(state, frame + NEXT, place + 1)
                store(state, frame + CARD, card)
                if inside != 0:
                    taken = load(state, frame + TAKEN)
                if position != 0:
                    led = load(state, frame + LED)
                    best = load(state, frame + BEST)
                    best_seat = load(state, frame + BEST_SEAT)
                    on_table = load(state, frame + ON_TABLE)
                remaining ^= 1 << card
                position, seat, led, best, best_seat, on_table, won, taken = put_down(
                    points, card, position, seat, led, best, best_seat, on_table, won, taken, form
                )
                if stock != 0 and position == 0:
                    remaining = draw(state, seat, remaining, seats)
                frame += FRAME
                entering = True
                continue
        # All moves are done, or one was enough.
        value = best_value
        if position == 0:
            card = load(state, frame + CARD)
            if (value >= beta) != is_maximiser(seat, seats):
                card = load(state, frame + HINT)
            low = load(state, frame + LOW)
            high = load(state, frame + HIGH)
            ahead = min(max(value - won, low), high)
            value = won + ahead
            if value >= beta:
                low = ahead
            else:
                high = ahead
            slot = load(state, frame + SLOT)
            store(table, slot, load(state, frame + KEY))
            store(
                table,
                slot + 1,
                remaining
                | (low + BOUND_OFFSET) << LOW_SHIFT
                | (high + BOUND_OFFSET) << HIGH_SHIFT
                | card << HINT_SHIFT,
            )
    store(state, NODES, load(state, NODES) + nodes)
    store(state, TRICK_STARTS, load(state, TRICK_STARTS) + trick_starts)
    return value
