"""The duel while the stock lasts: nobody must follow, and good cards wait for the last tricks."""

from typing import Final

from rebelote.bots.advice import Idea
from rebelote.bots.memory import Memory
from rebelote.bots.worth import chance_of_trick, points_at_stake
from rebelote.cards import Card, cards_of, rank_of

# What a card is worth in the tricks after the stock, by rank 7 8 9 T J Q K A, in points of
# difference between the sides: the figures that did best in many deals.
TRUMP_LATER: Final = (15, 15, 35, 25, 45, 18, 18, 25)
PLAIN_LATER: Final = (0, 0, 0, 4, 0, 0, 0, 15)
POINTS_WORTH_CATCHING: Final = 10


def play_with_stock(memory: Memory, care: float = 1.0) -> tuple[Card, Idea]:
    """The card that brings most now for the least given up, and why.

    `care` is how much of a card's later worth is thought of: 0 for a player who never saves one.
    """
    cards = sorted(cards_of(memory.view.legal_cards), key=lambda card: memory.points[card])
    chosen = max(cards, key=lambda card: _value(memory, card, care))
    return chosen, idea_with_stock(memory, chosen)


def _later(memory: Memory, card: Card) -> int:
    return (TRUMP_LATER if memory.trumps >> card & 1 else PLAIN_LATER)[rank_of(card)]


def _value(memory: Memory, card: Card, care: float) -> float:
    chance = chance_of_trick(memory, card)
    return (2 * chance - 1) * points_at_stake(memory, card) - care * _later(memory, card)


def idea_with_stock(memory: Memory, card: Card) -> Idea:
    """The name of what this card does while the stock lasts."""
    on_table = memory.view.trick.cards
    if not on_table:
        return "lead-low"
    if chance_of_trick(memory, card) == 1.0:
        catch = memory.points[on_table[0]] >= POINTS_WORTH_CATCHING
        return "catch-cheaply" if catch else "cheapest-winner"
    could_win = any(
        chance_of_trick(memory, other) == 1.0 for other in cards_of(memory.view.legal_cards)
    )
    return "save-for-the-end" if could_win else "smallest-on-lost-trick"
