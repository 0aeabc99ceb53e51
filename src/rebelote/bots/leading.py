"""Leading to a trick: the rules of thumb in the order in which they are asked."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rebelote.bots.advice import Idea
from rebelote.bots.memory import Memory
from rebelote.bots.worth import chance_of_trick, value_of_play
from rebelote.cards import SUIT_CARDS, Card, cards_of, suit_of
from rebelote.rules.values import powers

Choice: TypeAlias = tuple[Card, Idea]
Rule: TypeAlias = Callable[[Memory], Choice | None]

LIKELY: Final = 0.6


def lead(memory: Memory) -> Choice:
    """The card that the first rule with an opinion leads."""
    for rule in RULES:
        choice = rule(memory)
        if choice is not None:
            return choice
    return lead_low(memory)


def keep_master(memory: Memory) -> Choice | None:
    """With two cards left, lead the other one and keep the master trump for the last trick."""
    cards = list(cards_of(memory.view.legal_cards))
    if len(cards) != 2 or memory.view.cards_left[memory.seat] != 2:
        return None
    masters = [card for card in cards if memory.trumps >> card & 1 and not memory.higher_out(card)]
    if len(masters) != 1:
        return None
    other = cards[1 - cards.index(masters[0])]
    return other, "keep-master"


def draw_trumps(memory: Memory) -> Choice | None:
    """The taker's side leads trumps while an enemy may hold one."""
    trumps = memory.view.legal_cards & memory.trumps
    if not trumps or not memory.on_taker_side or not memory.enemies_may_trump():
        return None
    power = powers(memory.trump, memory.trump.suit or 0)
    best = max(cards_of(trumps), key=lambda card: power[card])
    low = min(cards_of(trumps), key=lambda card: power[card])
    if not memory.higher_out(best):
        return best, "draw-trumps"
    contract = memory.view.contract
    assert contract is not None
    first_trump = not any(
        memory.trumps >> card & 1 for trick in memory.view.tricks for card in trick.cards
    )
    if contract.taker == memory.seat:
        return (low, "draw-trumps") if trumps.bit_count() >= 2 else None
    return (low, "draw-trumps") if first_trump else None


def cash_master(memory: Memory) -> Choice | None:
    """Lead a plain card that is likely to win, the most points first."""
    plain = memory.view.legal_cards & ~memory.trumps
    winners = [
        card
        for card in cards_of(plain)
        if not memory.higher_out(card) and chance_of_trick(memory, card) >= LIKELY
    ]
    if not winners:
        return None
    best = max(winners, key=lambda card: (memory.points[card], chance_of_trick(memory, card)))
    return best, "cash-master"


def lead_for_ruff(memory: Memory) -> Choice | None:
    """Lead what a partner can trump, or one's only card of a suit to trump it later."""
    plain = memory.view.legal_cards & ~memory.trumps
    for card in cards_of(plain):
        suit = SUIT_CARDS[suit_of(card)]
        for friend in memory.friends:
            if not memory.may_hold(friend, suit) and memory.chance(friend, memory.trumps) > LIKELY:
                return card, "lead-for-ruff"
    if not memory.view.hand & memory.trumps or memory.on_taker_side:
        return None
    for card in cards_of(plain):
        alone = memory.view.hand & SUIT_CARDS[suit_of(card)] == 1 << card
        if alone and memory.points[card] < 10:
            return card, "lead-for-ruff"
    return None


def lead_low(memory: Memory) -> Choice:
    """Lead the card that gives away least, not a ten that an ace may beat."""
    cards = memory.view.legal_cards
    plain = list(cards_of(cards & ~memory.trumps)) or list(cards_of(cards))
    small = [card for card in plain if memory.points[card] < 10 or not memory.higher_out(card)]
    # Points led are gone more often than the odds say: who can win may choose to.
    chosen = max(small or plain, key=lambda card: value_of_play(memory, card) - memory.points[card])
    return chosen, "lead-low"


RULES: Final[tuple[Rule, ...]] = (keep_master, draw_trumps, cash_master, lead_for_ruff)
