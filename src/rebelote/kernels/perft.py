"""How many sequences of cards follow from a position, compiled."""

import numpy as np

from rebelote.engine import Deal
from rebelote.kernels.positions import STATE, Ints, legal_in, play_bit, position_of
from rebelote.kernels.positions_bits import count_bits
from rebelote.kernels.warmup_cache import kernel
from rebelote.problem import Problem


@kernel
def count_sequences(
    frames: Ints, depth: int, code: int, seats: int, stock: Ints, beneath: Ints
) -> int:
    """Sequences of `depth` cards from the state in the first frame; depth is 1 or more.

    A frame is a state and, in its last place, the cards still to try. No recursion: Numba cannot
    keep a function that calls itself on disk.
    """
    waiting = STATE - 1
    total = 0
    level = 0
    frames[waiting] = legal_in(frames, 0, code, stock)
    while level >= 0:
        at = level * STATE
        moves = frames[at + waiting]
        if level == depth - 1:
            total += count_bits(moves)
            level -= 1
        elif moves == 0:
            level -= 1
        else:
            card = moves & -moves
            frames[at + waiting] = moves ^ card
            below = at + STATE
            for place in range(STATE):
                frames[below + place] = frames[at + place]
            play_bit(frames, below, card, code, seats, stock, beneath)
            frames[below + waiting] = legal_in(frames, below, code, stock)
            level += 1
    return total


def perft(deal: Deal, depth: int) -> int:
    """How many sequences of `depth` legal card plays follow; equal to `rebelote.notation.perft`.

    Raises Problem ``wrong-phase`` during the auction.
    """
    if deal.phase == "auction":
        raise Problem("wrong-phase", "not-in-auction")
    if depth == 0:
        return 1
    if deal.phase == "over":
        return 0
    position = position_of(deal)
    depth = min(depth, 33)  # one more than there are cards: no sequence is that long
    frames = np.zeros(depth * STATE, np.int64)
    frames[:STATE] = position.state
    return int(
        count_sequences(
            frames, depth, position.code, position.seats, position.stock, position.beneath
        )
    )
