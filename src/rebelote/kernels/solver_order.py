"""Which move the search tries first, and which it skips."""

from typing import Any

from rebelote.kernels.solver_bits import (
    count_bits,
    inlined,
    load,
    lowest_bit,
    store,
)
from rebelote.kernels.solver_layout import (
    BEST,
    BEST_SEAT,
    DECIDED,
    LEAD_WEIGHT,
    LED,
    ORDER,
    WEIGHT,
    ZERO,
)
from rebelote.kernels.solver_pieces import (
    after,
    beats,
    can_beat,
    covering,
    foreign_to,
    hand_of,
    is_free,
    is_maximiser,
    neighbours,
    others_of,
    same_side,
)
from rebelote.kernels.solver_tables import (
    REPLY_ROW,
)

# --- the order of moves ---


@inlined
def insert(state: Any, order: int, count: int, score: int, card: int) -> None:
    """Put a card in its place among the moves found so far; of equal ones the lower is first."""
    item = (score << 5) | (31 - card)
    place = order + count
    while place > order and load(state, place - 1) < item:
        store(state, place, load(state, place - 1))
        place -= 1
    store(state, place, item)


@inlined
def order_lead(
    state: Any, points: Any, frame: int, moves: int, hand: int, first: int, second: int,
    partner: int, trumps: int, hint: int,
) -> int:  # fmt: skip
    """Sort the leads, the most promising first; how many there are."""
    count = ZERO
    opponents = first | second
    at = LEAD_WEIGHT
    while moves != 0:
        card = lowest_bit(moves)
        moves &= moves - 1
        suit = 255 << (card & 24)
        worth = load(points, card)
        theirs = opponents & suit
        ours = partner & suit
        if trumps != 0 and card < 8:
            if (1 << card) > theirs:
                score = load(state, at) + worth * load(state, at + 1)
            elif ours > theirs:
                score = load(state, at + 2) + worth * load(state, at + 3)
            else:
                score = load(state, at + 4) + worth * load(state, at + 5)
            score += load(state, at + 6) * count_bits(hand & 255)
            score += load(state, at + 7) * count_bits(opponents & 255)
        elif trumps != 0 and (
            ((first & suit) == 0 and (first & 255) != 0)
            or ((second & suit) == 0 and (second & 255) != 0)
        ):
            score = load(state, at + 8) + worth * load(state, at + 9)
        elif (1 << card) > theirs:
            score = load(state, at + 10) + worth * load(state, at + 11)
        elif trumps != 0 and ours == 0 and (partner & 255) != 0:
            score = load(state, at + 12) + worth * load(state, at + 13)
        elif ours > theirs:
            score = load(state, at + 14) + worth * load(state, at + 15)
        else:
            score = load(state, at + 16) + worth * load(state, at + 17)
        if card == hint:
            score += load(state, at + 18)
        insert(state, frame + ORDER, count, score, card)
        count += 1
    return count


@inlined
def is_decided(
    seat: int, position: int, best: int, led: int, ours: bool, next_hand: int, second_hand: int,
    seats: int, trumps: int, free: bool,
) -> bool:  # fmt: skip
    """True if the side that is winning the trick with `best` surely wins it."""
    later = seats - 1 - position  # seats still to play after this one: at most 2
    if later >= 1:
        friend = same_side(after(seat, 1, seats), seat, seats)
        if friend != ours and can_beat(next_hand, led, best, trumps, free):
            return False
    if later >= 2:
        friend = same_side(after(seat, 2, seats), seat, seats)
        if friend != ours and can_beat(second_hand, led, best, trumps, free):
            return False
    return True


@inlined
def order_reply(
    state: Any, points: Any, frame: int, moves: int, hand: int, others: int, position: int,
    seat: int, led: int, best: int, ours: bool, remaining: int, form: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """Sort the replies, the most promising first; how many, and those that decide the trick."""
    seats, trumps, covers = len(form[0]), len(form[1]), len(form[3])
    next_hand, second_hand = ZERO, ZERO
    if position < seats - 1:
        next_hand = hand_of(state, after(seat, 1, seats), remaining, covers)
        if seats == 4:
            second_hand = hand_of(state, after(seat, 2, seats), remaining, covers)
    free = is_free(state, len(form[4]))
    at = WEIGHT + (position - 1 + 4 - seats) * REPLY_ROW
    count = ZERO
    decided = ZERO
    while moves != 0:
        card = lowest_bit(moves)
        moves &= moves - 1
        worth = load(points, card)
        higher = beats(card, best, led, trumps)
        top, winning = best, ours
        if higher:
            top, winning = card, True
        if is_decided(
            seat, position, top, led, winning, next_hand, second_hand, seats, trumps, free
        ):
            decided |= 1 << card
            if winning:
                score = load(state, at) + worth * load(state, at + 1)
            else:
                score = load(state, at + 2) - worth * load(state, at + 3)
        elif winning:
            if higher:
                score = load(state, at + 4) - worth * load(state, at + 5)
            else:
                score = load(state, at + 6) - worth * load(state, at + 7)
        else:
            score = load(state, at + 8) - worth * load(state, at + 9)
        if (card & 24) != led:
            if trumps != 0 and card < 8:
                score -= load(state, at + 10) + (card & 7) * load(state, at + 11)
            else:
                suit = 255 << (card & 24)
                score -= load(state, at + 12) * count_bits(hand & suit)
                if (1 << card) > (others & suit):
                    score -= load(state, at + 13)
        insert(state, frame + ORDER, count, score, card)
        count += 1
    return count, decided


# --- skipping cards that the last one stands for ---


@inlined
def skip_neighbours(
    state: Any, points: Any, frame: int, card: int, value: int, best_value: int, beta: int,
    moves: int, seat: int, position: int, remaining: int, form: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """The moves left once `card` has come to `value`, and the best value so far.

    A neighbour of the card wins and loses the same tricks; it only moves the difference of their
    points. If the trick is decided, the dearer card is as good for the side that wins it. Else the
    neighbour's value is at most that difference away: it is skipped if that does not cross beta.
    """
    seats, trumps, covers = len(form[0]), len(form[1]), len(form[3])
    hand = hand_of(state, seat, remaining, covers)
    own = hand & ~covering(state, seat, remaining, covers)
    others = foreign_to(state, seat, remaining, len(form[4]))
    free = is_free(state, len(form[4]))
    led = load(state, frame + LED)
    best = load(state, frame + BEST)
    if position != 0:
        others |= 1 << best
    group = neighbours(card, own, others) & moves
    if covers != 0 and ((own >> card) & 1) == 0:
        group = 0
    if group == 0:
        return moves, best_value
    winning = True
    decided = True
    if position == 0:
        first, second, _ = others_of(state, seat, remaining, seats, covers)
        decided = not can_beat(first, card & 24, card, trumps, free)
        decided = decided and not can_beat(second, card & 24, card, trumps, free)
    else:
        decided = ((load(state, frame + DECIDED) >> card) & 1) != 0
        winning = same_side(load(state, frame + BEST_SEAT), seat, seats) or beats(
            card, best, led, trumps
        )
    maximiser = is_maximiser(seat, seats)
    worth = load(points, card)
    while group != 0:
        other = lowest_bit(group)
        group &= group - 1
        difference = worth - load(points, other)
        if decided and ((winning and difference >= 0) or (not winning and difference <= 0)):
            moves &= ~(1 << other)
        else:
            difference = abs(difference)
            if maximiser:
                if value + difference < beta:
                    moves &= ~(1 << other)
                    best_value = max(best_value, value + difference)
            elif value - difference >= beta:
                moves &= ~(1 << other)
                best_value = min(best_value, value - difference)
    return moves, best_value
