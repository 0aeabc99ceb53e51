"""How many points a hand may expect with a trump: the measure behind every call."""

from rebelote.cards import ACE, JACK, KING, NINE, QUEEN, SUIT_CARDS, TEN, Hand, Trump
from rebelote.cards import hand_of, make_card
from rebelote.engine import announcement_points, best_announcements
from rebelote.rules import Rules

_TRUMP_WORTH = {JACK: 26, NINE: 18, ACE: 11, TEN: 9, KING: 6, QUEEN: 6}


def expected_points(hand: Hand, trump: Trump, rules: Rules) -> float:
    """The points that the side of this hand may expect if it names this trump."""
    if trump is Trump.SA:
        worth = _sans_atout(hand)
    elif trump is Trump.TA:
        worth = _tout_atout(hand)
    else:
        worth = _suit(hand, trump)
    return worth + _extras(hand, trump, rules)


def _has(hand: Hand, rank: int, suit: int) -> bool:
    return bool(hand >> make_card(rank, suit) & 1)


def _suit(hand: Hand, trump: Trump) -> float:
    assert trump.suit is not None
    worth = 30.0
    for rank in range(8):
        if _has(hand, rank, trump.suit):
            worth += _TRUMP_WORTH.get(rank, 5)
    for suit in range(4):
        if suit != trump.suit:
            worth += 14 * _has(hand, ACE, suit)
            if _has(hand, TEN, suit):
                worth += 10 if _has(hand, ACE, suit) else 2
    return worth


def _sans_atout(hand: Hand) -> float:
    worth = 20.0
    for suit in range(4):
        if _has(hand, ACE, suit):
            worth += 24 + (15 if _has(hand, TEN, suit) else 0)
    return worth


def _tout_atout(hand: Hand) -> float:
    worth = 20.0
    for suit in range(4):
        if _has(hand, JACK, suit):
            worth += 24 + (15 if _has(hand, NINE, suit) else 0)
    return worth


def _extras(hand: Hand, trump: Trump, rules: Rules) -> float:
    """Belote and announcements in this hand."""
    worth = 0.0
    for suit in range(4):
        pair = hand_of(make_card(rank, suit) for rank in (KING, QUEEN))
        if trump.suit == suit and hand & pair == pair:
            worth += 20
    if rules.announcements.allowed:
        found = best_announcements(hand, rules, trump)
        worth += 0.7 * sum(announcement_points(item, rules, trump) for item in found)
    return worth


__all__ = ["SUIT_CARDS", "expected_points"]
