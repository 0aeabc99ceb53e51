"""The order and the points of the cards under each kind of trump (rules.md, section 1)."""

from functools import cache
from typing import Final

from rebelote.cards import (
    ACE,
    ALL_CARDS,
    EIGHT,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    TEN,
    Hand,
    Suit,
    Trump,
    hand_of,
    rank_of,
    suit_of,
)
from rebelote.rules.dimensions import Cards

# From low to high.
TRUMP_ORDER: Final = (SEVEN, EIGHT, QUEEN, KING, TEN, ACE, NINE, JACK)
PLAIN_ORDER: Final = (SEVEN, EIGHT, NINE, JACK, QUEEN, KING, TEN, ACE)

# By rank: 7 8 9 T J Q K A.
TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
SANS_ATOUT_POINTS: Final = {"ace-19": (0, 0, 0, 10, 2, 3, 4, 19), "ace-11": PLAIN_POINTS}
TOUT_ATOUT_POINTS: Final = {
    "scaled": TRUMP_POINTS,
    "raw": TRUMP_POINTS,
    "13-9-6-5-3-2": (0, 0, 9, 5, 13, 2, 3, 6),
    "14-9-6-5-3-1": (0, 0, 9, 5, 14, 1, 3, 6),
}


def is_trump(suit: Suit, trump: Trump) -> bool:
    """True if the cards of this suit are trumps."""
    return trump is Trump.TA or trump.suit == suit


@cache
def points(trump: Trump, cards: Cards) -> tuple[int, ...]:
    """The points of each of the 32 cards under this trump."""
    if trump is Trump.SA:
        return SANS_ATOUT_POINTS[cards.sans_atout] * 4
    if trump is Trump.TA:
        return TOUT_ATOUT_POINTS[cards.tout_atout] * 4
    return tuple(
        (TRUMP_POINTS if is_trump(suit_of(card), trump) else PLAIN_POINTS)[rank_of(card)]
        for card in ALL_CARDS
    )


@cache
def powers(trump: Trump, led: Suit) -> tuple[int, ...]:
    """How strong each of the 32 cards is in a trick where `led` was led; -1 cannot win.

    The led suit is 0 to 7, a trump suit 10 to 17.
    """

    def power(suit: Suit, rank: int) -> int:
        if suit == led:
            order = TRUMP_ORDER if is_trump(suit, trump) else PLAIN_ORDER
            return order.index(rank) + (10 if trump.suit == suit else 0)
        return TRUMP_ORDER.index(rank) + 10 if trump.suit == suit else -1

    return tuple(power(suit_of(card), rank_of(card)) for card in ALL_CARDS)


@cache
def stronger(trump: Trump, led: Suit) -> tuple[Hand, ...]:
    """For each card, the set of cards that would beat it in a trick where `led` was led."""
    power = powers(trump, led)
    return tuple(
        hand_of(other for other in ALL_CARDS if power[other] > power[card]) for card in ALL_CARDS
    )
