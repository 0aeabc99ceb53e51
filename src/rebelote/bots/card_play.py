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
        return Advice(say(view, cards.bit_length() - 1), "only-card")
    memory = remember(view)
    if memory.free:
        card, idea = play_with_stock(memory)
    else:
        card, idea = follow(memory) if view.trick.cards else lead(memory)
    return Advice(say(view, card), idea)


def say(view: View, card: Card) -> PlayCard:
    """Play this card with every word that may be said: a forgotten one is lost.

    The king goes before the queen where a belote only counts in that order.
    """
    words = dict(view.words)
    king = make_card(KING, suit_of(card))
    begins = words.get(card) == "belote" and rank_of(card) == QUEEN
    if view.rules.belote.king_first and begins and view.legal_cards >> king & 1:
        card = king
    return PlayCard(card, words.get(card), view.announcements)
