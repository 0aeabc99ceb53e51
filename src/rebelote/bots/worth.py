"""What a card may still bring later, and what a trick is likely to bring now.

Both are in points of difference between the sides: ten points that change hands count twenty.
"""

from typing import Final

from rebelote.bots.memory import Memory
from rebelote.cards import SUIT_CARDS, Card, suit_of
from rebelote.engine import Trick, winning_position
from rebelote.rules.values import stronger

# What the others put on a trick, on average, and what a trick won later is worth without the
# winning card itself.
POINTS_OF_A_CARD: Final = 5
POINTS_OF_A_TRICK: Final = 6
# The chance that a card which does not win falls into a partner's trick all the same.
SAVED_BY_PARTNER: Final = 0.4
# On the open table, what it is worth to turn the card under this one: more to choose from.
UNCOVERED_CARD: Final = 5


def chance_of_trick(memory: Memory, card: Card) -> float:
    """The chance that this seat's side wins the trick if it plays this card now."""
    trick = memory.view.trick
    seats = memory.rules.seats
    cards = (*trick.cards, card)
    winning = winning_position(Trick(trick.leader, cards), memory.trump)
    led, best = suit_of(cards[0]), cards[winning]
    winner = trick.seat_of(winning, seats)
    ours = 0.0 if winner in memory.enemies else 1.0
    for position in range(len(cards), seats):
        seat = trick.seat_of(position, seats)
        beats = memory.chance_to_beat(seat, best, led)
        if seat in memory.enemies:
            ours *= 1 - beats
        else:
            ours += (1 - ours) * beats
    return ours


def points_at_stake(memory: Memory, card: Card) -> float:
    """The points this trick will hold, if this card is played now."""
    trick = memory.view.trick
    on_table = sum(memory.points[played] for played in trick.cards)
    to_come = memory.rules.seats - len(trick.cards) - 1
    last = memory.rules.tricks.last if memory.view.cards_left[memory.seat] == 1 else 0
    return on_table + memory.points[card] + to_come * POINTS_OF_A_CARD + last


def chance_to_win_later(memory: Memory, card: Card) -> float:
    """A rough chance that this card takes a trick later on, if it is kept now."""
    higher = memory.higher_out(card).bit_count()
    suit = SUIT_CARDS[suit_of(card)]
    if suit == memory.trumps:
        return _trump_wins_later(memory, higher)
    weaker = memory.view.hand & suit & ~stronger(memory.trump, suit_of(card))[card] & ~(1 << card)
    if higher == 0:
        return _nobody_trumps(memory, suit)
    if higher == 1:
        return (0.4 if weaker else 0.15) * _nobody_trumps(memory, suit)
    return 0.1 if higher == 2 and weaker.bit_count() > 1 else 0.0


def _trump_wins_later(memory: Memory, higher: int) -> float:
    """The chance of a trump that so many beat: one's other trumps may draw them first."""
    mine = (memory.view.hand & memory.trumps).bit_count()
    if higher == 0:
        return 1.0
    if higher < mine:
        return 0.75
    return max(0.2, 0.7 - 0.08 * higher)


def _nobody_trumps(memory: Memory, suit: int) -> float:
    """The chance that no enemy trumps the next round of this suit."""
    chance = 1.0
    for seat in memory.enemies:
        void = 1.0 if memory.free else 1.0 - memory.chance(seat, suit)
        chance *= 1.0 - void * memory.chance(seat, memory.trumps)
    return chance


def worth_keeping(memory: Memory, card: Card) -> float:
    """What this card may bring later."""
    wins = chance_to_win_later(memory, card)
    saved = wins + (1 - wins) * (SAVED_BY_PARTNER if memory.friends else 0.0)
    trick: int = POINTS_OF_A_TRICK
    if wins >= 1.0 and memory.view.cards_left[memory.seat] <= 3:
        trick += memory.rules.tricks.last
    uncovers = UNCOVERED_CARD if memory.view.hiding[memory.seat] >> card & 1 else 0
    return memory.points[card] * (2 * saved - 1) + 2 * trick * wins - uncovers


def value_of_play(memory: Memory, card: Card) -> float:
    """How good it is to play this card to the trick: what it brings now, less what is given up."""
    chance = chance_of_trick(memory, card)
    return (2 * chance - 1) * points_at_stake(memory, card) - worth_keeping(memory, card)
