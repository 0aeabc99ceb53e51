"""A random playout for four seats from the start of a trick, in a few hundred cycles.

The hands are four variables, the leader's first, turned round after each trick. Points are counted
once, at the end, from the cards that side 0 won.

There are two of each function: one chooses a random card with the instruction ``pdep``, the other
on any processor. They play the same cards.
"""

from collections.abc import Callable
from typing import TypeAlias

from rebelote.kernels.legal import FIRST_SUIT, beats, legal_bits
from rebelote.kernels.positions import suit_mask
from rebelote.kernels.positions_bits import (
    LOW_HALF,
    choose_deposit,
    choose_portable,
    next_random,
    shift_right,
)
from rebelote.kernels.warmup_cache import piece

# Cards won by side 0, tricks won by side 0, the seat that won the last trick, the generator.
Played: TypeAlias = tuple[int, int, int, int]


@piece
def winner_of(lead: int, second: int, third: int, fourth: int, code: int) -> int:
    """Which of four cards wins, 0 for the first."""
    best, winner, suit = lead, 0, suit_mask(lead)
    for place in range(1, 4):
        card = second if place == 1 else third if place == 2 else fourth
        if beats(card, best, suit, code):
            best, winner, suit = card, place, suit_mask(card)
    return winner


def _make(choose: Callable[[int, int], int]) -> Callable[..., Played]:
    @piece
    def play_four(
        leading: int, second: int, third: int, fourth: int, leader: int, code: int, random: int
    ) -> Played:
        """Play four hands of as many cards to the end; `leader` is the seat of `leading`."""
        won, tricks = 0, 0
        while leading & (leading - 1) != 0:
            random = next_random(random)
            best = choose(leading, random & LOW_HALF)
            leading ^= best
            trick, winner = best, 0
            led = suit_mask(best)
            suit = led

            card = choose(legal_bits(second, led, best, False, code), shift_right(random, 32))
            second ^= card
            trick |= card
            if beats(card, best, suit, code):
                best, winner = card, 1
                if (card & suit) == 0:
                    suit = FIRST_SUIT

            random = next_random(random)
            legal = legal_bits(third, led, best, winner == 0, code)
            card = choose(legal, random & LOW_HALF)
            third ^= card
            trick |= card
            if beats(card, best, suit, code):
                best, winner = card, 2
                if (card & suit) == 0:
                    suit = FIRST_SUIT

            legal = legal_bits(fourth, led, best, winner == 1, code)
            card = choose(legal, shift_right(random, 32))
            fourth ^= card
            trick |= card
            if beats(card, best, suit, code):
                winner = 3

            # No branch on who wins: it would be guessed wrong half of the time.
            leader = (leader + winner) & 3
            ours = (leader & 1) - 1
            won |= trick & ours
            tricks -= ours
            # Turn the hands round: by two seats, then by one.
            half = -(winner >> 1)
            change = (leading ^ third) & half
            leading ^= change
            third ^= change
            change = (second ^ fourth) & half
            second ^= change
            fourth ^= change
            once = -(winner & 1)
            change = (leading ^ second) & once
            leading ^= change
            second ^= change
            change = (second ^ third) & once
            second ^= change
            third ^= change
            change = (third ^ fourth) & once
            third ^= change
            fourth ^= change
        # Nothing is chosen in the last trick.
        leader = (leader + winner_of(leading, second, third, fourth, code)) & 3
        ours = (leader & 1) - 1
        won |= (leading | second | third | fourth) & ours
        return won, tricks - ours, leader, random

    return play_four


play_four_deposit = _make(choose_deposit)
play_four_portable = _make(choose_portable)
