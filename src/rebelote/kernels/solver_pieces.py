"""The pieces of the search: cards, seats, one card played, cards that stand for others.

Each is compiled into its callers. The words are those of `rebelote.kernels.solver_search`.
"""

from typing import Any

from rebelote.kernels.legal import (
    BEAT_FIRST,
    EXEMPT,
    EXEMPT_ONLY_TRUMPS,
    EXEMPT_OVER,
    FREE_WHILE_STOCK,
    HAS_TRUMP,
    UNDERTRUMP,
    legal_bits,
)
from rebelote.kernels.solver_bits import (
    highest_bit,
    inlined,
    load,
    lowest_bit,
    store,
)
from rebelote.kernels.solver_layout import (
    BONUS_AGAINST,
    BONUS_FOR,
    CODE,
    COMMON,
    COVERS,
    COVERS_OF_SEAT,
    DRAWN,
    LAST,
    OWNED,
    STOCK,
    STOCK_CARDS,
    STOCK_POINTS,
    STOCK_SETS,
    WORTHLESS_GAP,
    WORTHLESS_PAIR,
    ZERO,
)
from rebelote.kernels.solver_tables import (
    EXCESS,
    EXCESS_OTHERS,
    SUMS,
)

COMMON_CODE = HAS_TRUMP | BEAT_FIRST | EXEMPT | EXEMPT_OVER | EXEMPT_ONLY_TRUMPS


# --- cards and points ---


legal_inlined: Any = inlined(legal_bits.py_func)  # type: ignore[attr-defined]


@inlined
def sum_of(points: Any, cards: int) -> int:
    """The points of a set of cards."""
    return (
        load(points, SUMS + (cards & 255))
        + load(points, SUMS + 256 + ((cards >> 8) & 255))
        + load(points, SUMS + 512 + ((cards >> 16) & 255))
        + load(points, SUMS + 768 + ((cards >> 24) & 255))
    )


@inlined
def excess_of(points: Any, cards: int, over: int) -> int:
    """What the cards of one set are worth more than those of another with the same owners."""
    return (
        load(points, EXCESS + ((cards & 255) << 8 | over & 255))
        + load(points, EXCESS_OTHERS + ((cards >> 8 & 255) << 8 | over >> 8 & 255))
        + load(points, EXCESS_OTHERS + ((cards >> 16 & 255) << 8 | over >> 16 & 255))
        + load(points, EXCESS_OTHERS + ((cards >> 24 & 255) << 8 | over >> 24 & 255))
    )


@inlined
def beats(card: int, best: int, led: int, trumps: int) -> bool:
    """True if this card, played after `best`, now wins the trick."""
    if trumps != 0 and card < 8:
        return best >= 8 or card > best
    if trumps != 0 and best < 8:
        return False
    return card > best and card < led + 8


@inlined
def can_beat(hand: int, led: int, best: int, trumps: int, free: bool) -> bool:
    """True if a seat with this hand might beat `best`; false only if it surely cannot. `free`:
    it need not follow suit."""
    following = hand & (255 << led)
    if free and trumps != 0 and led != 0:
        if best < 8:
            return ((hand & 255) >> best >> 1) != 0
        return (following >> best >> 1) != 0 or (hand & 255) != 0
    if trumps == 0 or led == 0:
        return (following >> best >> 1) != 0
    if best < 8:
        return following == 0 and ((hand & 255) >> best >> 1) != 0
    if following != 0:
        return (following >> best >> 1) != 0
    return (hand & 255) != 0


# --- seats and hands ---


@inlined
def after(seat: int, step: int, seats: int) -> int:
    """The seat so many places after this one."""
    if seats == 4:
        return (seat + step) & 3
    seat += step
    return seat - seats if seat >= seats else seat


@inlined
def is_maximiser(seat: int, seats: int) -> bool:
    """True if this seat plays for the maximiser."""
    return seat == 0 if seats == 3 else (seat & 1) == 0


@inlined
def same_side(seat: int, other: int, seats: int) -> bool:
    """True if two seats play for the same side of the search."""
    if seats == 3:
        return (seat == 0) == (other == 0)
    return ((seat ^ other) & 1) == 0


@inlined
def covering(state: Any, seat: int, remaining: int, covers: int) -> int:
    """A seat's cards that still lie on a face-down one."""
    found = ZERO
    if covers != 0:
        at = COVERS + seat * COVERS_OF_SEAT
        for pile in range(load(state, at)):
            found |= load(state, at + 1 + 2 * pile)
    return found & remaining


@inlined
def hand_of(state: Any, seat: int, remaining: int, covers: int) -> int:
    """The cards that a seat may play, obligations aside: not those that lie face down."""
    hand = load(state, OWNED + seat) & remaining
    if covers != 0:
        at = COVERS + seat * COVERS_OF_SEAT
        for pile in range(load(state, at)):
            if (load(state, at + 1 + 2 * pile) & remaining) != 0:
                hand &= ~load(state, at + 2 + 2 * pile)
    return hand


@inlined
def others_of(state: Any, seat: int, remaining: int, seats: int, covers: int) -> tuple[Any, ...]:
    """The hands of a seat's one or two opponents and of its partner; 0 where there is none."""
    first = hand_of(state, after(seat, 1, seats), remaining, covers)
    if seats == 2:
        return first, 0, 0
    second = hand_of(state, after(seat, 2, seats), remaining, covers)
    if seats == 4:
        return first, hand_of(state, after(seat, 3, seats), remaining, covers), second
    if seat == 0:
        return first, second, 0
    if seat == 1:
        return second, 0, first
    return first, 0, second


@inlined
def party(seat: int, seats: int) -> int:
    """Who must win every trick for a capot, as a set of one: the side, or of three seats one."""
    return 1 << seat if seats == 3 else 1 << (seat & 1)


# --- drawing from a known stock ---


@inlined
def is_free(state: Any, stock: int) -> bool:
    """True while cards remain to be drawn, at a table where any card may then be played."""
    if stock == 0:
        return False
    return (load(state, CODE) & FREE_WHILE_STOCK) != 0 and load(state, DRAWN) < load(state, STOCK)


@inlined
def draw(state: Any, winner: int, remaining: int, seats: int) -> int:
    """The winner of a trick and then the others draw a card each; the remaining cards then."""
    for step in range(seats):
        drawn = load(state, DRAWN)
        if drawn < load(state, STOCK):
            card = 1 << load(state, STOCK_CARDS + drawn)
            seat = after(winner, step, seats)
            store(state, OWNED + seat, load(state, OWNED + seat) | card)
            store(state, DRAWN, drawn + 1)
            remaining |= card
    return remaining


@inlined
def foreign_to(state: Any, seat: int, remaining: int, stock: int) -> int:
    """The cards that stand between a seat's own: those of other seats, and those in the stock."""
    others = remaining & ~load(state, OWNED + seat)
    if stock != 0:
        others |= load(state, STOCK_SETS + load(state, DRAWN))
    return others


@inlined
def points_ahead(state: Any, points: Any, remaining: int, stock: int) -> int:
    """All points still to be won from the start of a trick."""
    ahead = sum_of(points, remaining) + load(state, LAST)
    if stock != 0:
        ahead += load(state, STOCK_POINTS + load(state, DRAWN))
    return ahead


# --- interchangeable cards ---


@inlined
def without_twins(state: Any, moves: int, own: int, others: int, trumps: int) -> int:
    """The moves less those that are the same as a higher one: neighbours that are worth nothing.

    In a plain suit 7, 8 and 9 are worth nothing, in a trump suit 7 and 8. The bits of the two
    masks: a card as worthless as the next one, and as the next but one.
    """
    pair, gap = 0x02020201, 0x01010100  # what `solver_tables` says, known when compiling
    if trumps == 0:
        pair, gap = load(state, WORTHLESS_PAIR), load(state, WORTHLESS_GAP)
    twins = own & (own >> 1) & (pair | gap)
    twins |= own & ~(others >> 1) & (own >> 2) & gap
    return moves & ~twins


@inlined
def neighbours(card: int, own: int, others: int) -> int:
    """The cards of one hand that no card of another seat separates from this one, itself too."""
    suit = card & 24
    strength = card & 7
    held = (own >> suit) & 255
    foreign = (others >> suit) & 255
    above = foreign & ~((2 << strength) - 1)
    below = foreign & ((1 << strength) - 1)
    between = 255
    if above != 0:
        between &= (1 << lowest_bit(above)) - 1
    if below != 0:
        between &= ~((2 << highest_bit(below)) - 1)
    return (held & between) << suit


# --- one card on the table ---


@inlined
def legal_moves(
    state: Any, hand: int, led: int, best: int, best_seat: int, seat: int, form: Any
) -> int:
    """The cards of this hand that may follow."""
    seats, trumps = len(form[0]), len(form[1])
    if is_free(state, len(form[4])):
        return hand
    partner_wins = seats == 4 and ((best_seat ^ seat) & 1) == 0
    code = load(state, CODE)
    if trumps == 0:
        return legal_inlined(hand, 255 << led, 1 << best, partner_wins, code & ~HAS_TRUMP)
    if load(state, COMMON) != 0:
        code = COMMON_CODE | code & UNDERTRUMP
        return legal_inlined(hand, 255 << led, 1 << best, partner_wins, code)
    return legal_bits(hand, 255 << led, 1 << best, partner_wins, code)


@inlined
def put_down(
    points: Any, card: int, position: int, seat: int, led: int, best: int, best_seat: int,
    on_table: int, won: int, taken: int, form: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """Everything that changes when this card is played, except the remaining cards."""
    seats, trumps = len(form[0]), len(form[1])
    if position == 0:
        led = card & 24
        best = card
        best_seat = seat
        on_table = load(points, card)
    else:
        if beats(card, best, led, trumps):
            best = card
            best_seat = seat
        on_table += load(points, card)
    if position < seats - 1:
        return position + 1, after(seat, 1, seats), led, best, best_seat, on_table, won, taken
    if is_maximiser(best_seat, seats):
        won += on_table
    if len(form[2]) != 0:
        taken |= party(best_seat, seats)
    return 0, best_seat, led, best, best_seat, 0, won, taken


@inlined
def capot_bonus(state: Any, taken: int) -> int:
    """The maximiser's bonus at the end, given who has won a trick; as a form with capot has it."""
    if taken == 1:
        return load(state, BONUS_FOR)
    if (taken & 1) == 0 and (taken & (taken - 1)) == 0:
        return -load(state, BONUS_AGAINST)
    return 0


@inlined
def last_trick(state: Any, leader: int, hand: int, remaining: int, form: Any) -> int:
    """Who wins the last trick, in which nobody has a choice."""
    seats, trumps = len(form[0]), len(form[1])
    best = highest_bit(hand)
    led = best & 24
    winner = leader
    for step in range(1, seats):
        seat = after(leader, step, seats)
        card = highest_bit(load(state, OWNED + seat) & remaining)
        if beats(card, best, led, trumps):
            best = card
            winner = seat
    return winner
