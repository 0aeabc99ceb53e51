"""The habits of weaker levels: what somebody does who does not think twice."""

from dataclasses import replace
from typing import Literal, TypeAlias

from rebelote.bots.memory import Memory, remember
from rebelote.bots.worth import chance_of_trick, points_at_stake
from rebelote.cards import Card, cards_of, suit_of
from rebelote.engine import Take
from rebelote.rules.values import powers
from rebelote.views import View

Habit: TypeAlias = Literal["highest", "greedy"]


def forgetting(view: View, tricks: int) -> View:
    """What is left of a view in the head of somebody who remembers only the latest tricks."""
    if len(view.tricks) <= tricks:
        return view
    return replace(view, tricks=view.tricks[len(view.tricks) - tricks :])


def habit_card(view: View, habit: Habit) -> Card:
    """The card that this habit plays."""
    memory = remember(view)
    return highest_card(memory) if habit == "highest" else greedy_card(memory)


def highest_card(memory: Memory) -> Card:
    """The highest card where it wins or leads (aces too early, a trump on the partner's trick), the
    smallest where it cannot win."""
    cards = list(cards_of(memory.view.legal_cards))
    on_table = memory.view.trick.cards
    if not on_table:
        return max(cards, key=lambda card: (memory.points[card], card))
    power = powers(memory.trump, suit_of(on_table[0]))
    best = max(cards, key=lambda card: power[card])
    if power[best] > max(power[card] for card in on_table):
        return best
    return min(cards, key=lambda card: (memory.points[card], power[card]))


def greedy_card(memory: Memory) -> Card:
    """The card that brings most in this trick, whatever it gives up later."""

    def brings(card: Card) -> tuple[float, int]:
        now = (2 * chance_of_trick(memory, card) - 1) * points_at_stake(memory, card)
        return now, -memory.points[card]

    return max(cards_of(memory.view.legal_cards), key=brings)


def takes_on_length(view: View) -> Take | None:
    """A beginner's take: whatever suit it holds three cards of."""
    takes = [action for action in view.legal if isinstance(action, Take)]
    if not takes or view.turned is None:
        return None
    turned = suit_of(view.turned)

    def held(take: Take) -> int:
        suit = turned if take.trump is None else take.trump.suit
        return 0 if suit is None else (view.hand >> 8 * suit & 0xFF).bit_count()

    longest = max(takes, key=held)
    return longest if held(longest) >= 3 else None
