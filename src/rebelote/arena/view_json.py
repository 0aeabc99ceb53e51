"""A seat's view as JSON, in the record's notation (docs/protocol.md): made of the view alone."""

from collections.abc import Iterable
from typing import Any

from rebelote.cards import SUITS, Card, Hand, card_text, cards_of
from rebelote.engine import Belote, Contract, Revoke, Trick
from rebelote.notation import action_text, announcement_text
from rebelote.rules import Rules, values_of
from rebelote.views import Heard, View

Json = dict[str, Any]


def rules_value(rules: Rules) -> Json:
    """Every dimension of the rules with its value, as a rules file has them."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values_of(rules).items()
    }


def view_value(view: View) -> Json:
    """What the seat knows."""
    return _table_value(view) | _auction_value(view) | _play_value(view) | _choice_value(view)


def _table_value(view: View) -> Json:
    """Where the cards lie, as far as one can see, and how the match stands."""
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "phase": view.phase,
        "turn": view.turn,
        "hand": _hand(view.hand),
        "covered": list(view.covered),
        "cards_left": list(view.cards_left),
        "turned": None if view.turned is None else card_text(view.turned),
        "table": [_hand(cards) for cards in view.table],
        "hiding": [_hand(cards) for cards in view.hiding],
        "stock": view.stock,
        "drawn": _cards(view.drawn),
        "score": list(view.score),
        "held": view.held,
        "deals_played": view.deals_played,
    }


def _auction_value(view: View) -> Json:
    return {
        "dealer_must_name": view.dealer_must_name,
        "calls": [
            {"seat": seat, "call": action_text(call)}
            for seat, call in zip(view.callers, view.calls, strict=True)
        ],
        "contract": None if view.contract is None else _contract(view.contract),
    }


def _play_value(view: View) -> Json:
    return {
        "trick": _trick(view.trick),
        "tricks": [_trick(trick) for trick in view.tricks],
        "tricks_won": list(view.tricks_won),
        "trick_points": list(view.trick_points),
        "belote_points": list(view.belote_points),
        "heard": [[_heard(item) for item in said] for said in view.heard],
        "shown": [[announcement_text(item) for item in said] for said in view.shown],
        "counting_side": view.counting_side,
        "belotes": [_belote(belote) for belote in view.belotes],
        "revoke": None if view.revoke is None else _revoke(view.revoke),
    }


def _choice_value(view: View) -> Json:
    """What may be done, and the words that may be said over a card."""
    return {
        "legal": [action_text(action) for action in view.legal],
        "words": {card_text(card): word for card, word in view.words},
        "announcements": [announcement_text(item) for item in view.announcements],
    }


def _cards(cards: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in cards]


def _hand(hand: Hand) -> list[str]:
    return _cards(cards_of(hand))


def _trick(trick: Trick) -> Json:
    return {"leader": trick.leader, "cards": _cards(trick.cards), "winner": trick.winner}


def _contract(contract: Contract) -> Json:
    return {
        "taker": contract.taker,
        "trump": contract.trump.value,
        "bid": contract.bid,
        "doubled": contract.doubled,
    }


def _heard(item: Heard) -> Json:
    return {"kind": item.kind, "length": item.length, "points": item.points}


def _belote(belote: Belote) -> Json:
    return {
        "seat": belote.seat,
        "suit": SUITS[belote.suit],
        "first": card_text(belote.first),
        "said": list(belote.said),
        "played": belote.played,
    }


def _revoke(revoke: Revoke) -> Json:
    return {"seat": revoke.seat, "card": card_text(revoke.card)}
