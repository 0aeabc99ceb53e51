"""The name of the idea behind any choice, whoever recommends it."""

from typing import Final, Literal, TypeAlias

from rebelote.bots import Idea, advise
from rebelote.bots.calls_heard import first_bid, own_side_leads
from rebelote.bots.duel import idea_with_stock
from rebelote.bots.following import idea_of_following
from rebelote.bots.leading import LIKELY
from rebelote.bots.memory import Memory, remember
from rebelote.bots.turn_up import idea_of_take
from rebelote.bots.worth import chance_of_trick
from rebelote.cards import SUIT_CARDS, Card, cards_of, suit_of
from rebelote.engine import Action, Bid, Coinche, PlayCard, Surcoinche, Take
from rebelote.views import View

# A ten, an ace or a high trump.
HIGH: Final = 10
# What the rules of thumb never recommend.
FurtherIdea: TypeAlias = Literal[
    "defend", "lead-trump", "return-suit", "give-up-high", "win-high", "keep-the-rest"
]
AnyIdea: TypeAlias = Idea | FurtherIdea


def idea_of(view: View, action: Action) -> AnyIdea:
    """What this choice is good for."""
    usual = advise(view)
    if usual.action == action:
        # Over a high bid of the others even a good hand passes.
        return "defend" if usual.idea == "weak-hand" and view.bid is not None else usual.idea
    if isinstance(action, PlayCard):
        return _of_card(remember(view), action.card)
    return _of_call(view, action)


def _of_call(view: View, call: Action) -> AnyIdea:
    match call:
        case Take():
            return idea_of_take(view, call)
        case Coinche():
            return "double-on-tricks"
        case Surcoinche():
            return "redouble-with-extra"
        case Bid(value="capot"):
            return "bid-capot"
        case Bid(trump=trump):
            first = first_bid(view, trump)
            if first is not None and first[0] != view.seat:
                return "support-partner"
            return "bid-expected-points" if view.bid is None else "outbid"
    return "enough-is-bid" if own_side_leads(view) else "defend"


def _of_card(memory: Memory, card: Card) -> AnyIdea:
    if memory.free:
        idea = idea_with_stock(memory, card)
        return "give-up-high" if idea == "lead-low" and memory.points[card] >= HIGH else idea
    return _of_follow(memory, card) if memory.view.trick.cards else _of_lead(memory, card)


def _of_follow(memory: Memory, card: Card) -> AnyIdea:
    """What this card does for a trick that somebody else has led."""
    idea = idea_of_following(memory, card)
    cheaper = [
        other
        for other in cards_of(memory.view.legal_cards)
        if memory.points[other] < memory.points[card] and idea_of_following(memory, other) == idea
    ]
    if idea == "cheapest-winner" and cheaper:
        return "win-high"
    return "keep-the-rest" if idea == "smallest-on-lost-trick" and cheaper else idea


def _of_lead(memory: Memory, card: Card) -> AnyIdea:
    """What leading this card does."""
    others = memory.view.hand & ~(1 << card)
    keeps = [other for other in cards_of(others) if not memory.higher_out(other)]
    if memory.view.cards_left[memory.seat] == 2 and len(keeps) == 1 and memory.higher_out(card):
        return "keep-master"
    if memory.trumps >> card & 1 and memory.enemies_may_trump():
        return "draw-trumps" if memory.on_taker_side else "lead-trump"
    worthy = memory.points[card] >= HIGH or chance_of_trick(memory, card) >= LIKELY
    if not memory.higher_out(card) and worthy:
        return "cash-master"
    if _led_by_friend(memory) >> suit_of(card) & 1:
        return "return-suit"
    suit = SUIT_CARDS[suit_of(card)]
    if any(not memory.may_hold(friend, suit) for friend in memory.friends):
        return "lead-for-ruff"
    return "lead-low" if memory.points[card] < HIGH else "give-up-high"


def _led_by_friend(memory: Memory) -> int:
    """The suits, as bits, that a partner has led and that are not trump."""
    found = 0
    for trick in memory.view.tricks:
        if trick.leader in memory.friends and not memory.trumps >> trick.cards[0] & 1:
            found |= 1 << suit_of(trick.cards[0])
    return found
