"""Choosing a card, with the words that go with it."""

from rebelote.bots.advice import Advice
from rebelote.bots.duel import play_with_stock
from rebelote.bots.following import follow
from rebelote.bots.leading import lead
from rebelote.bots.memory import remember
from rebelote.cards import KING, QUEEN, Card, make_card, rank_of, suit_of
from rebelote.engine import PlayCard
from rebelote.views import View


def advise_card(view: View) -> Advice:
    """The card to play."""
    cards = view.legal_cards
    if cards.bit_count() == 1:
        return Advice(_say(view, cards.bit_length() - 1), "only-card")
    memory = remember(view)
    if memory.free:
        card, idea = play_with_stock(memory)
    else:
        card, idea = follow(memory) if view.trick.cards else lead(memory)
    return Advice(_say(view, _king_first(view, card)), idea)


def _king_first(view: View, card: Card) -> Card:
    """The king in place of the queen where a belote only counts in that order."""
    king = make_card(KING, suit_of(card))
    begins = dict(view.words).get(card) == "belote" and rank_of(card) == QUEEN
    if view.rules.belote.king_first and begins and view.legal_cards >> king & 1:
        return king
    return card


def _say(view: View, card: Card) -> PlayCard:
    """Play this card with every word that may be said: a forgotten one is lost."""
    return PlayCard(card, dict(view.words).get(card), view.announcements)
