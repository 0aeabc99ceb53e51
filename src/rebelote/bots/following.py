"""Playing to a trick that somebody else has led."""

from typing import Final

from rebelote.bots.advice import Idea
from rebelote.bots.memory import Memory
from rebelote.bots.worth import chance_of_trick, value_of_play
from rebelote.cards import TEN, Card, Hand, cards_of, rank_of, suit_of
from rebelote.engine import winning_position
from rebelote.rules.values import powers, stronger

# From this chance on, a trick counts as won.
SAFE: Final = 0.8
# A ten is held back where the trick is more likely lost than won.
EVEN_CHANCE: Final = 0.5


def follow(memory: Memory) -> tuple[Card, Idea]:
    """The card that brings most, as far as one can tell, and why."""
    cards = list(cards_of(memory.view.legal_cards))
    losing = [card for card in cards if not _winning_cards(memory) >> card & 1]
    if losing and _friend_is_winning(memory) and chance_of_trick(memory, losing[0]) >= SAFE:
        # Nobody beats the card of a partner that wins anyway.
        cards = losing
    # The first of equals is taken: the one with the fewest points.
    cards.sort(key=lambda card: memory.points[card])
    chosen = max(cards, key=lambda card: value_of_play(memory, card))
    return chosen, idea_of_following(memory, chosen)


def _winning_cards(memory: Memory) -> Hand:
    """All cards that would beat the best one on the table."""
    cards = memory.view.trick.cards
    best = cards[winning_position(memory.view.trick, memory.trump)]
    return stronger(memory.trump, suit_of(cards[0]))[best]


def _friend_is_winning(memory: Memory) -> bool:
    trick = memory.view.trick
    position = winning_position(trick, memory.trump)
    return trick.seat_of(position, memory.rules.seats) not in memory.enemies


def idea_of_following(memory: Memory, card: Card) -> Idea:
    """The name of what this card does for a trick that somebody else has led."""
    if _winning_cards(memory) >> card & 1:
        return "trump-cheaply" if _is_lowest_trump(memory, card) else "cheapest-winner"
    likely_ours = chance_of_trick(memory, card) > EVEN_CHANCE
    if likely_ours and memory.points[card]:
        return "load-partner"
    if likely_ours and _friend_is_winning(memory):
        return "leave-trick-to-partner"
    return "save-ten" if _holds_back_a_ten(memory, card) else "smallest-on-lost-trick"


def _is_lowest_trump(memory: Memory, card: Card) -> bool:
    """True if this trump, on a plain suit, is the lowest that could be played."""
    led = suit_of(memory.view.trick.cards[0])
    if led == memory.trump.suit or not memory.trumps >> card & 1:
        return False
    power = powers(memory.trump, led)
    return all(
        power[other] >= power[card] for other in cards_of(memory.view.legal_cards & memory.trumps)
    )


def _holds_back_a_ten(memory: Memory, chosen: Card) -> bool:
    """True if a ten of the suit led could have been played, which a card still out beats."""
    led = suit_of(memory.view.trick.cards[0])
    return suit_of(chosen) == led and any(
        rank_of(card) == TEN and suit_of(card) == led and memory.higher_out(card)
        for card in cards_of(memory.view.legal_cards & ~memory.trumps)
    )
