"""Four levels for the streak: the weaker ones forget, and follow habits; none plays at random.

Level 4 plays by all the rules of thumb. Level 3 is hasty: while the stock lasts it keeps too little
for later. Level 2 keeps nothing at all, ever, and remembers only the latest tricks. Level 1 has a
beginner's habits.
"""

from dataclasses import replace
from typing import Final

from rebelote.bots.duel import play_with_stock
from rebelote.bots.memory import Memory, remember
from rebelote.bots.thumb import choose
from rebelote.bots.worth import chance_of_trick, points_at_stake
from rebelote.cards import Card, cards_of, suit_of
from rebelote.engine import Action, PlayCard, Take
from rebelote.rules.values import powers
from rebelote.views import View

HIGHEST_LEVEL: Final = 4
TRICKS_REMEMBERED: Final = 2
HASTY_CARE: Final = 0.4


def choose_at_level(view: View, level: int) -> Action:
    """What a player of this level, 1 to 4, does at its turn."""
    if level >= HIGHEST_LEVEL:
        return choose(view)
    if view.phase == "auction":
        return choose(view) if level > 1 else _takes_readily(view)
    if level == 3:
        return _hasty(view)
    memory = remember(_forgetting(view))
    card = _highest_card(memory) if level == 1 else _greedy_card(memory)
    return PlayCard(card, dict(view.words).get(card), view.announcements)


def _hasty(view: View) -> Action:
    memory = remember(view)
    if not memory.free:
        return choose(view)
    card, _ = play_with_stock(memory, HASTY_CARE)
    return PlayCard(card, dict(view.words).get(card), view.announcements)


def _forgetting(view: View) -> View:
    """What is left of a view in the head of somebody who remembers only the latest tricks."""
    return replace(view, tricks=view.tricks[-TRICKS_REMEMBERED:])


def _takes_readily(view: View) -> Action:
    """A beginner takes whatever suit it holds three cards of."""
    choice = choose(view)
    takes = [action for action in view.legal if isinstance(action, Take)]
    if isinstance(choice, Take) or not takes or view.turned is None:
        return choice
    turned = suit_of(view.turned)

    def held(take: Take) -> int:
        suit = turned if take.trump is None else take.trump.suit
        return 0 if suit is None else (view.hand >> 8 * suit & 0xFF).bit_count()

    longest = max(takes, key=held)
    return longest if held(longest) >= 3 else choice


def _greedy_card(memory: Memory) -> Card:
    """The card that brings most in this trick."""

    def brings(card: Card) -> tuple[float, int]:
        now = (2 * chance_of_trick(memory, card) - 1) * points_at_stake(memory, card)
        return now, -memory.points[card]

    return max(cards_of(memory.view.legal_cards), key=brings)


def _highest_card(memory: Memory) -> Card:
    """The highest card where it wins or leads, the smallest where it cannot win."""
    cards = list(cards_of(memory.view.legal_cards))
    on_table = memory.view.trick.cards
    if not on_table:
        return max(cards, key=lambda card: (memory.points[card], card))
    power = powers(memory.trump, suit_of(on_table[0]))
    best = max(cards, key=lambda card: power[card])
    if power[best] > max(power[card] for card in on_table):
        return best
    return min(cards, key=lambda card: (memory.points[card], power[card]))
