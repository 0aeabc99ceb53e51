"""How many points a hand may expect with a trump: the measure behind every call.

A hand is worth a start, which stands for the cards not seen yet, and something for each good card.
The figures are fitted to deals that the computer played against itself, rounded to what a person
could remember; they count the points in tricks, belote and announcements come on top.
"""

from dataclasses import dataclass
from typing import Final

from rebelote.cards import (
    ACE,
    EIGHT,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SUIT_CARDS,
    TEN,
    Hand,
    Suit,
    Trump,
    hand_of,
    make_card,
)
from rebelote.engine import announcement_points, best_announcements
from rebelote.rules import Rules

BELOTE: Final = 20
# Others may have better announcements, and then one's own count nothing.
ANNOUNCEMENTS_COUNT: Final = 0.7


@dataclass(frozen=True, slots=True)
class Scale:
    """What the parts of a hand are worth; `trumps` by rank, 7 8 9 T J Q K A.

    `ace`, `ten_with_ace`, `guarded_ten`, `void` and `singleton` are of plain suits.
    """

    start: float
    trumps: tuple[float, ...]
    ace: float
    ten_with_ace: float
    guarded_ten: float
    void: float
    singleton: float


_TRUMPS = (13, 13, 28, 17, 41, 15, 15, 20)
PARTNERS: Final = Scale(18, _TRUMPS, 13, 8, 5, 10, 3)
PARTNERS_TURN_UP: Final = Scale(25, _TRUMPS, 13, 8, 5, 8, 2)
THREE: Final = Scale(-7, _TRUMPS, 14, 7, 7, 4, 1)
DUEL: Final = Scale(53, (4, 4, 11, 8, 15, 6, 6, 9), 7, 5, 4, 0, 0)
OPEN: Final = Scale(30, (6, 6, 16, 10, 24, 8, 8, 12), 9, 7, 6, 6, 3)


def scale_for(rules: Rules) -> Scale:
    """The figures for a table like this."""
    if rules.seats == 4:
        return PARTNERS_TURN_UP if rules.deal.turn_up else PARTNERS
    if rules.seats == 3:
        return THREE
    return DUEL if rules.deal.layout == "hand" else OPEN


def expected_points(hand: Hand, trump: Trump, rules: Rules) -> float:
    """The points that the side of this hand may expect if it names this trump."""
    if trump.suit is None:
        worth = _without_trump_suit(hand, trump)
    else:
        worth = _with_trump_suit(hand, trump.suit, scale_for(rules))
    return worth + extras(hand, trump, rules)


def has(hand: Hand, rank: int, suit: Suit) -> bool:
    """True if this card is in the hand."""
    return bool(hand >> make_card(rank, suit) & 1)


def length(hand: Hand, suit: Suit) -> int:
    """How many cards of this suit are in the hand."""
    return (hand & SUIT_CARDS[suit]).bit_count()


def _with_trump_suit(hand: Hand, trump: Suit, scale: Scale) -> float:
    worth = scale.start
    worth += sum(scale.trumps[rank] for rank in range(8) if has(hand, rank, trump))
    for suit in range(4):
        if suit == trump:
            continue
        worth += _plain_suit(hand, suit, scale)
    return worth


def _plain_suit(hand: Hand, suit: Suit, scale: Scale) -> float:
    cards = length(hand, suit)
    worth = scale.void if cards == 0 else scale.singleton if cards == 1 else 0.0
    if has(hand, ACE, suit):
        return worth + scale.ace + scale.ten_with_ace * has(hand, TEN, suit)
    return worth + scale.guarded_ten * (has(hand, TEN, suit) and cards > 1)


def _without_trump_suit(hand: Hand, trump: Trump) -> float:
    """``SA`` and ``TA``: masters, seconds behind them, and no suit without either."""
    first, second = (ACE, TEN) if trump is Trump.SA else (JACK, NINE)
    worth = 15.0
    for suit in range(4):
        guarded = has(hand, second, suit) and length(hand, suit) > 1
        if has(hand, first, suit):
            worth += 30 + 13 * guarded + 15 * (length(hand, suit) > 4)
        else:
            worth += 15 * guarded - 12 * (not guarded) + 12
    return worth


def extras(hand: Hand, trump: Trump, rules: Rules) -> float:
    """What belote and announcements in this hand may add."""
    worth = 0.0
    suits = () if trump is Trump.SA else range(4) if trump.suit is None else (trump.suit,)
    if trump.suit is not None or rules.belote.tout_atout == "each-suit":
        for suit in suits:
            pair = hand_of((make_card(KING, suit), make_card(QUEEN, suit)))
            worth += BELOTE * (hand & pair == pair)
    if rules.announcements.allowed:
        found = best_announcements(hand, rules, trump)
        said = sum(announcement_points(item, rules, trump) for item in found)
        worth += ANNOUNCEMENTS_COUNT * said
    return worth


__all__ = ["EIGHT", "SEVEN", "Scale", "expected_points", "extras", "has", "length", "scale_for"]
