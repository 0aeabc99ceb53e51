"""The 32 cards: ranks, suits, hands as sets of bits, and their written form. No rules.

A card is a whole number, ``suit * 8 + rank``, with suits 0 to 3 in the order S H D C and ranks 0 to
7 in the order 7 8 9 T J Q K A. A hand is a set of cards as 32 bits: bit *n* is card *n*. Small
numbers keep hands quick to copy and compare; ``card_text`` and ``cards_of`` make them readable.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias

Suit: TypeAlias = int
Rank: TypeAlias = int
Card: TypeAlias = int
Hand: TypeAlias = int

SUITS = "SHDC"
RANKS = "789TJQKA"
SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)

ALL_CARDS: tuple[Card, ...] = tuple(range(32))
FULL_PACK: Hand = (1 << 32) - 1
SUIT_CARDS: tuple[Hand, ...] = tuple(0xFF << (8 * suit) for suit in range(4))

_TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)
_CARDS = {text: card for card, text in enumerate(_TEXTS)}


class Trump(StrEnum):
    """What is trump in a deal: one suit, none (``SA``, sans atout) or all (``TA``, tout atout)."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"
    SA = "SA"
    TA = "TA"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None in ``SA`` and ``TA``."""
        return SUITS.index(self.value) if len(self.value) == 1 else None


SUIT_TRUMPS = (Trump.S, Trump.H, Trump.D, Trump.C)


def make_card(rank: Rank, suit: Suit) -> Card:
    """The card of this rank (0 to 7) and suit (0 to 3)."""
    return suit * 8 + rank


def rank_of(card: Card) -> Rank:
    """The rank of a card, 0 (seven) to 7 (ace)."""
    return card % 8


def suit_of(card: Card) -> Suit:
    """The suit of a card, 0 to 3 in the order S H D C."""
    return card // 8


def card_text(card: Card) -> str:
    """A card as a record writes it: rank then suit, ``JH``."""
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    """The card written ``JH`` (either case). Raises ValueError for anything else."""
    card = _CARDS.get(text.upper()) if text.isascii() else None
    if card is None:
        raise ValueError(f"not a card: {text[:20]!a}")
    return card


def hand_of(cards: Iterable[Card]) -> Hand:
    """The set of these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def cards_of(hand: Hand) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while hand:
        lowest = hand & -hand
        yield lowest.bit_length() - 1
        hand ^= lowest


def hand_text(hand: Hand) -> str:
    """The cards of a set as a record writes them, sorted as text."""
    return " ".join(sorted(_TEXTS[card] for card in cards_of(hand)))
