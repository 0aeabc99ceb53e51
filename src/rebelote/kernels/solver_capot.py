"""Can a side win every trick? A search of its own, after that of the points."""

from typing import Any

from rebelote.kernels.solver_bits import (
    count_bits,
    highest_bit,
    inlined,
    library,
    load,
    lowest_bit,
    store,
)
from rebelote.kernels.solver_layout import (
    BEST,
    BEST_SEAT,
    CAPOT_BITS,
    FRAME,
    FRAMES,
    GENERATION,
    GENERATION_SHIFT,
    KEY,
    LED,
    MOVES,
    OWNED,
    POSITION,
    REMAINING,
    SEAT,
    TAKEN,
    TAKEN_SHIFT,
    ZERO,
)
from rebelote.kernels.solver_pieces import (
    after,
    beats,
    covering,
    hand_of,
    is_maximiser,
    legal_moves,
    others_of,
    without_twins,
)
from rebelote.kernels.solver_search import (
    key_of,
    slot_of,
)


@inlined
def follows(tricks: int, hand: int, suit: int) -> int:
    """How many of these leads of a plain suit this hand surely does not trump."""
    if (hand & 255) == 0:
        return tricks
    return min(tricks, count_bits((hand >> suit) & 255))


@inlined
def sure_tricks(hand: int, first: int, second: int, third: int, trumps: int) -> int:
    """How many tricks in a row a leader wins itself whatever the others do, at least.

    A partner counts as the others do: one that must trump takes the lead away.
    """
    others = first | second | third
    sure = ZERO
    # Free: nobody else can trump.
    free = trumps == 0 or (others & 255) == 0
    for suit in range(0, 32, 8):
        held = (hand >> suit) & 255
        foreign = (others >> suit) & 255
        if foreign != 0:
            held &= ~((2 << highest_bit(foreign)) - 1)
        tricks = count_bits(held)
        if trumps != 0 and suit == 0:
            drawn = tricks >= count_bits(first & 255) and tricks >= count_bits(second & 255)
            free = free or (drawn and tricks >= count_bits(third & 255))
        elif not free:
            tricks = follows(tricks, first, suit)
            tricks = follows(tricks, second, suit)
            tricks = follows(tricks, third, suit)
        sure += tricks
    return sure


@library
def takes_all(
    form: Any, state: Any, capots: Any, sequence: Any, position: int, seat: int, led: int,
    best: int, best_seat: int, allowed: int, remaining: int,
) -> bool:  # fmt: skip
    """True if one of the `allowed` seats' sides can win every trick from here, this one too.

    `allowed` is a set of seats: a side, or of three seats those that have won every trick so far;
    of two defenders, the one that wins a trick must win all the others itself.
    """
    seats, trumps, covers = len(form[0]), len(form[1]), len(form[3])
    generation = load(state, GENERATION) << (GENERATION_SHIFT + 1)
    for_maximiser = (allowed & 1) != 0 if seats == 3 else (allowed & 5) != 0
    frame = ZERO + FRAMES
    result = ZERO
    entering = True
    moves = ZERO
    key = ZERO
    while True:
        if entering:
            entering = False
            hand = hand_of(state, seat, remaining, covers)
            result = -1
            own = hand & ~covering(state, seat, remaining, covers)
            others = remaining & ~load(state, OWNED + seat)
            if position == 0:
                key = key_of(sequence, remaining, seat) | allowed << TAKEN_SHIFT | generation
                if remaining == 0:
                    result = 1
                else:
                    first, second, partner = others_of(state, seat, remaining, seats, covers)
                    if (
                        covers == 0
                        and ((allowed >> seat) & 1) != 0
                        and sure_tricks(hand, first, second, partner, trumps) >= count_bits(hand)
                    ):
                        result = 1
                    else:
                        known = load(capots, slot_of(key, CAPOT_BITS))
                        if (known & ~(1 << GENERATION_SHIFT)) == key:
                            result = known >> GENERATION_SHIFT & 1
                        elif trumps != 0 and _loses_top_trump(state, allowed, remaining, seats):
                            result = ZERO
                moves = without_twins(state, hand, own, others, trumps)
            else:
                others |= 1 << best
                moves = legal_moves(state, hand, led, best, best_seat, seat, form)
                moves = without_twins(state, moves, own, others, trumps)
            if result < 0:
                store(state, frame + SEAT, seat)
                store(state, frame + POSITION, position)
                store(state, frame + LED, led)
                store(state, frame + BEST, best)
                store(state, frame + BEST_SEAT, best_seat)
                store(state, frame + REMAINING, remaining)
                store(state, frame + TAKEN, allowed)
                store(state, frame + MOVES, moves)
                store(state, frame + KEY, key)
                frame += FRAME
        # --- back to the frame below, with a result or (-1) to play its first move
        frame -= FRAME
        if frame < FRAMES:
            break
        seat = load(state, frame + SEAT)
        position = load(state, frame + POSITION)
        remaining = load(state, frame + REMAINING)
        allowed = load(state, frame + TAKEN)
        moves = load(state, frame + MOVES)
        wants = is_maximiser(seat, seats) == for_maximiser
        if (result >= 0 and (result != 0) == wants) or moves == 0:
            if moves == 0 and (result != 0) != wants:
                result = 0 if wants else 1
            if position == 0:
                key = load(state, frame + KEY)
                store(capots, slot_of(key, CAPOT_BITS), key | result << GENERATION_SHIFT)
            continue
        led = load(state, frame + LED)
        best = load(state, frame + BEST)
        best_seat = load(state, frame + BEST_SEAT)
        if position == 0:
            card = highest_bit(moves)
            if trumps != 0 and (moves & 255) != 0:
                card = highest_bit(moves & 255)
        else:
            card = lowest_bit(moves)
        store(state, frame + MOVES, moves & ~(1 << card))
        remaining ^= 1 << card
        if position == 0:
            led = card & 24
            best = card
            best_seat = seat
        elif beats(card, best, led, trumps):
            best = card
            best_seat = seat
        frame += FRAME
        if position < seats - 1:
            position += 1
            seat = after(seat, 1, seats)
            entering = True
        elif ((allowed >> best_seat) & 1) == 0:
            result = ZERO
        else:
            position = ZERO
            seat = best_seat
            if seats == 3:
                allowed = 1 << best_seat
            entering = True
    return result != 0


@inlined
def _loses_top_trump(state: Any, allowed: int, remaining: int, seats: int) -> bool:
    """True if a seat that may win no trick holds the highest trump left: it wins one some day."""
    ours = 0
    for seat in range(seats):
        if ((allowed >> seat) & 1) != 0:
            ours |= load(state, OWNED + seat) & remaining & 255
    return (remaining & 255 & ~ours) > ours
