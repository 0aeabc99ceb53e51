"""The reader's own cards and choices."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from rebelote.cards import SUITS, Card, Hand, Trump, card_text, cards_of, suit_of
from rebelote.engine import Bid, Call, Coinche, Pass, Surcoinche, Take, obligations
from rebelote.engine.obligations import Obligation
from rebelote.notation import action_text, announcement_text
from rebelote.rules.values import is_trump, powers
from rebelote.server.protocol.seats import PileView
from rebelote.server.protocol.view import Announce, CallOption, HandCard
from rebelote.server.words import Reader
from rebelote.views import View, second_round

# Suits whose colours alternate: spades, hearts, clubs, diamonds.
_ALTERNATING: Final = tuple(SUITS.index(letter) for letter in "SHCD")


@cache
def suit_order(trump: int | None, held: tuple[int, ...]) -> tuple[int, ...]:
    """Suits in the order in which they stand in a hand: trump first, then colours alternating."""
    suits = [suit for suit in _ALTERNATING if suit in held]
    red = [suit for suit in suits if SUITS[suit] in "HD" and suit != trump]
    black = [suit for suit in suits if SUITS[suit] in "SC" and suit != trump]
    order = [trump] if trump is not None and trump in held else []
    last_red = SUITS[order[0]] in "HD" if order else len(black) >= len(red)
    if not order and len(red) > len(black):
        last_red = False
    while red or black:
        first, second = (black, red) if last_red else (red, black)
        order.append((first or second).pop(0))
        last_red = SUITS[order[-1]] in "HD"
    return tuple(order)


def sorted_hand(hand: Hand, trump: Trump | None) -> list[Card]:
    """The cards of a hand as one holds them: trumps first, the highest first in each suit."""
    cards = list(cards_of(hand))
    suits = tuple(sorted({suit_of(card) for card in cards}))
    order = suit_order(None if trump is None else trump.suit, suits)

    def place(card: Card) -> tuple[int, int]:
        suit = suit_of(card)
        power = powers(trump or Trump.SA, suit)[card]
        return order.index(suit), -power

    return sorted(cards, key=place)


def trump_now(view: View) -> Trump | None:
    """What is trump, once that is settled."""
    return None if view.contract is None else view.contract.trump


def hand_cards(reader: Reader, view: View) -> list[HandCard]:
    """The reader's hand, without its cards that lie on the table."""
    if view.seat is None:
        return []
    trump = trump_now(view)
    said = {} if view.rules.belote.call == "automatic" else dict(view.words)
    held = sorted_hand(view.hand & ~view.table[view.seat], trump)
    return [
        HandCard(
            card=reader.card(card),
            trump=trump is not None and is_trump(suit_of(card), trump),
            legal=bool(view.legal_cards >> card & 1),
            action=card_text(card),
            belote=said.get(card),
            said=_said(reader, view, trump, card),
        )
        for card in held
    ]


def _said(reader: Reader, view: View, trump: Trump | None, card: Card) -> str:
    """A card as a screen reader says it: its name, and what can be done with it."""
    name = reader.card_name(card)
    if trump is not None and is_trump(suit_of(card), trump):
        name = reader.say("server-card-trump", card=name)
    if not view.my_turn or view.phase != "play":
        return name
    playable = bool(view.legal_cards >> card & 1)
    return reader.say("server-card-playable" if playable else "server-card-barred", card=name)


def piles(reader: Reader, view: View, seat: int) -> list[PileView]:
    """A seat's face-up cards on the table."""
    trump = trump_now(view)
    mine = seat == view.seat
    return [
        PileView(
            card=reader.card(card),
            covers=bool(view.hiding[seat] >> card & 1),
            action=card_text(card) if mine else None,
            legal=mine and bool(view.legal_cards >> card & 1),
            trump=trump is not None and is_trump(suit_of(card), trump),
        )
        for card in sorted_hand(view.table[seat], trump)
    ]


def announce_options(reader: Reader, view: View) -> list[Announce]:
    """The announcements the reader may make with the card it plays."""
    if view.rules.announcements.call == "automatic":
        return []
    from rebelote.engine import announcement_points

    assert not view.announcements or view.contract is not None
    return [
        Announce(
            suffix="+" + announcement_text(item),
            words=reader.announcement(item),
            points=announcement_points(item, view.rules, view.contract.trump),
        )
        for item in view.announcements
        if view.contract is not None
    ]


def call_options(reader: Reader, view: View) -> list[CallOption]:
    """The calls the reader may make, the pass first."""
    calls = [call for call in view.legal if isinstance(call, Call)] if view.my_turn else []
    second = second_round(view)
    return [_call_option(reader, view, call, second) for call in _in_order(calls)]


def _in_order(calls: Iterable[Call]) -> list[Call]:
    def place(call: Call) -> tuple[int, int]:
        if isinstance(call, Bid):
            return (2, 0) if call.value == "capot" else (1, call.value)
        return (0 if isinstance(call, Pass) else 1 if isinstance(call, Take) else 3, 0)

    return sorted(calls, key=place)


def _call_option(reader: Reader, view: View, call: Call, second: bool) -> CallOption:
    trump: Trump | None = None
    value: int | None = None
    match call:
        case Pass():
            kind = "pass"
        case Take():
            kind = "take"
            trump = call.trump or proposed(view)
        case Bid(value="capot"):
            kind, trump = "capot", call.trump
        case Bid():
            kind, trump = "bid", call.trump
            value = call.value if isinstance(call.value, int) else None
        case Coinche():
            kind = "coinche"
        case Surcoinche():
            kind = "surcoinche"
    return CallOption(
        action=action_text(call),
        words=reader.call(call, second_round=second),
        kind=kind,  # type: ignore[arg-type]
        value=value,
        trump=None if trump is None else trump.value,
        trump_words="" if trump is None else reader.trump(trump),
    )


def proposed(view: View) -> Trump | None:
    """The trump that the turned card proposes."""
    if view.turned is None or view.rules.auction.kind != "turn-up":
        return None
    return Trump(SUITS[suit_of(view.turned)])


def obligation(view: View) -> Obligation | None:
    """What the reader must do with the card it plays now, if anything."""
    if not view.my_turn or view.contract is None or view.phase != "play":
        return None
    if view.stock and view.rules.play.free_while_stock:
        return None
    chain = obligations(view.rules, view.contract.trump, view.trick, view.hand)
    return chain[-1] if chain else None
