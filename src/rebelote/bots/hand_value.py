"""How many points a hand may expect with a trump: the measure behind every call.

A hand is worth a start, which stands for the cards not seen yet, and something for each good card.
The figures are fitted to deals that the computer played against itself, rounded to what a person
could remember; they count the points in tricks, belote and announcements come on top.
"""

from dataclasses import dataclass
from typing import Final

from rebelote.cards import (
    ACE,
    JACK,
    KING,
    NINE,
    QUEEN,
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
from rebelote.rules.values import PLAIN_ORDER, TRUMP_ORDER, is_trump

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
DUEL: Final = Scale(47, (10, 10, 19, 13, 27, 11, 11, 15), 7, 4, 4, 0, 0)
OPEN: Final = Scale(38, (7, 7, 15, 11, 25, 8, 8, 13), 9, 7, 7, 5, 1)
# What the opponent shows on the open table.
OPEN_AGAINST: Final = Scale(0, (-4, -4, -7, -4, -11, -4, -4, -4), -3, 0, 0, 0, 0)
# What a hand adds to the bid of its partner, or takes from that of an opponent, compared with an
# average hand.
SUPPORT: Final = Scale(-60, (17, 17, 32, 22, 51, 19, 19, 23), 21, 6, 8, 8, 1)
DEFENCE: Final = Scale(40, (-12, -12, -20, -12, -31, -13, -13, -14), -12, 0, -3, -3, 0)


def scale_for(rules: Rules) -> Scale:
    """The figures for a table like this."""
    if rules.seats == 4:
        return PARTNERS_TURN_UP if rules.deal.turn_up else PARTNERS
    if rules.seats == 3:
        return THREE
    return DUEL if rules.deal.layout == "hand" else OPEN


def expected_points(hand: Hand, trump: Trump, rules: Rules) -> float:
    """The points in tricks that the side of this hand may expect if it names this trump."""
    if trump.suit is None:
        return _without_trump_suit(hand, trump, start=15, none=-12, first=30, second=15)
    return _with_trump_suit(hand, trump.suit, scale_for(rules))


def shown_against(table: Hand, trump: Trump) -> float:
    """The points to add, mostly fewer than none, for what an opponent's open cards show."""
    return 0.0 if trump.suit is None else _with_trump_suit(table, trump.suit, OPEN_AGAINST)


def support_points(hand: Hand, trump: Trump) -> float:
    """The points this hand adds to what its partner promised with this trump."""
    if trump.suit is None:
        return _without_trump_suit(hand, trump, start=-18, none=0, first=22, second=10)
    return _with_trump_suit(hand, trump.suit, SUPPORT)


def defence_points(hand: Hand, trump: Trump) -> float:
    """The points this hand adds to what an opponent promised with this trump: mostly fewer."""
    if trump.suit is None:
        return _without_trump_suit(hand, trump, start=16, none=0, first=-20, second=-10)
    return _with_trump_suit(hand, trump.suit, DEFENCE)


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


def _without_trump_suit(
    hand: Hand, trump: Trump, *, start: float, none: float, first: float, second: float
) -> float:
    """``SA`` and ``TA``: count masters, and seconds that a smaller card guards."""
    master, behind = (ACE, TEN) if trump is Trump.SA else (JACK, NINE)
    worth = start
    for suit in range(4):
        guarded = has(hand, behind, suit) and length(hand, suit) > 1
        worth += first * has(hand, master, suit) + second * guarded
        worth -= none * (not guarded and not has(hand, master, suit))
    return worth


def extra_points(hand: Hand, trump: Trump, rules: Rules) -> float:
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


def sure_tricks(hand: Hand, trump: Trump) -> int:
    """The tricks this hand wins by its masters, once it leads and nobody can trump."""
    return sum(_sure_in_suit(hand, suit, trump) for suit in range(4))


def _sure_in_suit(hand: Hand, suit: Suit, trump: Trump) -> int:
    order = TRUMP_ORDER if is_trump(suit, trump) else PLAIN_ORDER
    masters = 0
    for rank in reversed(order):
        if not has(hand, rank, suit):
            break
        masters += 1
    held = length(hand, suit)
    # Each master draws at least one of the cards out: then the small ones are masters too.
    return held if masters >= 8 - held else masters
