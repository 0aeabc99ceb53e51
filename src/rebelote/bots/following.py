"""Playing to a trick that somebody else has led."""

from rebelote.bots.advice import Idea
from rebelote.bots.memory import Memory
from rebelote.bots.worth import chance_of_trick, value_of_play
from rebelote.cards import TEN, Card, cards_of, rank_of, suit_of
from rebelote.engine import winning_position
from rebelote.rules.values import stronger


def follow(memory: Memory) -> tuple[Card, Idea]:
    """The card that brings most, as far as one can tell, and why."""
    cards = list(cards_of(memory.view.legal_cards))
    # Of equal cards the weakest: listed first.
    cards.sort(key=lambda card: (memory.points[card], card))
    chosen = max(cards, key=lambda card: value_of_play(memory, card))
    return chosen, _idea(memory, chosen)


def _idea(memory: Memory, card: Card) -> Idea:
    """The name of what this card does."""
    trick = memory.view.trick
    winning = winning_position(trick, memory.trump)
    best = trick.cards[winning]
    wins = stronger(memory.trump, suit_of(trick.cards[0]))[best] >> card & 1
    friend_winning = trick.seat_of(winning, memory.rules.seats) not in memory.enemies
    if wins and not friend_winning:
        trumped = memory.trumps >> card & 1 and suit_of(trick.cards[0]) != memory.trump.suit
        return "trump-cheaply" if trumped else "cheapest-winner"
    if friend_winning and not wins:
        return "load-partner" if memory.points[card] >= 3 else "leave-trick-to-partner"
    if wins:
        return "cheapest-winner"
    if chance_of_trick(memory, card) > 0.5 and memory.points[card] >= 3:
        return "load-partner"
    return "save-ten" if _holds_back_a_ten(memory) else "smallest-on-lost-trick"


def _holds_back_a_ten(memory: Memory) -> bool:
    """True if a plain ten could have been played, and was not."""
    return any(
        rank_of(card) == TEN and not memory.trumps >> card & 1
        for card in cards_of(memory.view.legal_cards)
    )
