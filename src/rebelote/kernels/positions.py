"""Positions as the kernels see them: cards numbered by strength, a deal as a few numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import SUIT_CARDS, Card, Hand, Trump, hand_of, make_card, suit_of
from rebelote.engine import Deal, winning_position
from rebelote.kernels.legal import FREE_WHILE_STOCK, PARTNERS, beats, legal_bits, rules_code
from rebelote.kernels.positions_bits import lowest_place
from rebelote.kernels.warmup_cache import kernel, piece
from rebelote.rules.values import PLAIN_ORDER, TRUMP_ORDER, is_trump, points

Ints: TypeAlias = NDArray[np.int64]

# The places in a state: four hands, then these.
TURN, COUNT, LED, BEST, WINNER, NEXT, TABLE = range(4, 11)
# Room for a state, a power of two.
STATE = 16


class Labels:
    """The numbering of the cards under one trump: trump suit first, weakest card first."""

    def __init__(self, trump: Trump) -> None:
        suits = sorted(range(4), key=lambda suit: suit != trump.suit)
        self.label: list[int] = [0] * 32
        self.card: list[Card] = [0] * 32
        for place, suit in enumerate(suits):
            order = TRUMP_ORDER if is_trump(suit, trump) else PLAIN_ORDER
            for strength, rank in enumerate(order):
                self.label[make_card(rank, suit)] = 8 * place + strength
                self.card[8 * place + strength] = make_card(rank, suit)
        self.label_bytes = _byte_tables(self.label)
        self.card_bytes = _byte_tables(self.card)

    def labels(self, hand: Hand) -> int:
        """A set of cards as a set of labels."""
        return _translate(self.label_bytes, hand)

    def cards(self, labels: int) -> Hand:
        """A set of labels as a set of cards."""
        return _translate(self.card_bytes, labels)


def _byte_tables(to: Sequence[int]) -> list[list[int]]:
    """For each of the four bytes of a set, what each of its values becomes."""
    return [
        [hand_of(to[8 * place + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256)]
        for place in range(4)
    ]


def _translate(tables: list[list[int]], cards: int) -> int:
    return (
        tables[0][cards & 255]
        | tables[1][cards >> 8 & 255]
        | tables[2][cards >> 16 & 255]
        | tables[3][cards >> 24 & 255]
    )


@cache
def labels_for(trump: Trump) -> Labels:
    """The numbering under this trump."""
    return Labels(trump)


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in play, all cards known.

    `state` holds the hands and the trick on the table (see TURN and what follows), cards and sets
    by the bits of their labels; `stock` the cards left to draw, the next one first; `beneath` the
    card that lies under each label, or 0; `points` those of each label.
    """

    labels: Labels
    code: int
    seats: int
    state: Ints
    stock: Ints
    beneath: Ints
    points: Ints


def position_of(deal: Deal) -> Position:
    """The position of a deal in play."""
    assert deal.contract is not None
    trump, rules = deal.contract.trump, deal.rules
    labels = labels_for(trump)
    state = np.zeros(STATE, np.int64)
    beneath = np.zeros(32, np.int64)
    for seat, hand in enumerate(deal.hands):
        turned = 0
        for upper, lower in deal.covers[seat]:
            if hand >> upper & 1:
                beneath[labels.label[upper]] = 1 << labels.label[lower]
            else:
                # Played to the trick on the table: its seat acts again only when it is turned.
                turned |= 1 << lower
        state[seat] = labels.labels(hand | turned)
    state[TURN] = deal.turn
    cards = deal.trick.cards
    state[COUNT] = len(cards)
    if cards:
        winning = winning_position(deal.trick, trump)
        state[LED] = labels.labels(SUIT_CARDS[suit_of(cards[0])])
        state[BEST] = 1 << labels.label[cards[winning]]
        state[WINNER] = deal.trick.seat_of(winning, rules.seats)
        state[TABLE] = labels.labels(hand_of(cards))
    value = points(trump, rules.cards)
    return Position(
        labels=labels,
        code=rules_code(rules, trump),
        seats=rules.seats,
        state=state,
        stock=np.array([1 << labels.label[card] for card in deal.stock], np.int64),
        beneath=beneath,
        points=np.array([value[labels.card[label]] for label in range(32)], np.int64),
    )


@piece
def suit_mask(card: int) -> int:
    """All cards of the suit of this card."""
    return 0xFF << (lowest_place(card) & 24)


@piece
def legal_in(state: Ints, at: int, code: int, stock: Ints) -> int:
    """What the seat to play may play, in the state at this place of an array."""
    seat = state[at + TURN]
    hand = state[at + seat]
    if state[at + COUNT] == 0:
        return int(hand)
    if (code & FREE_WHILE_STOCK) != 0 and state[at + NEXT] < len(stock):
        return int(hand)
    partner_wins = (code & PARTNERS) != 0 and ((state[at + WINNER] ^ seat) & 1) == 0
    return legal_bits(hand, state[at + LED], state[at + BEST], partner_wins, code)


@piece
def play_bit(
    state: Ints, at: int, card: int, code: int, seats: int, stock: Ints, beneath: Ints
) -> int:
    """Play this card in the state at this place; the winner of the trick it ends, or -1.

    TABLE keeps the cards of the trick until the next one begins.
    """
    seat = state[at + TURN]
    state[at + seat] &= ~card
    # A face-down card is turned when the trick is over; its seat does not act before that.
    state[at + seat] |= beneath[lowest_place(card)]
    if state[at + COUNT] == 0:
        state[at + LED] = suit_mask(card)
        state[at + BEST] = card
        state[at + WINNER] = seat
        state[at + TABLE] = 0
    elif beats(card, state[at + BEST], suit_mask(state[at + BEST]), code):
        state[at + BEST] = card
        state[at + WINNER] = seat
    state[at + TABLE] |= card
    state[at + COUNT] += 1
    if state[at + COUNT] < seats:
        state[at + TURN] = seat + 1 if seat + 1 < seats else 0
        return -1
    winner = state[at + WINNER]
    state[at + COUNT] = 0
    state[at + TURN] = winner
    for step in range(seats):
        if state[at + NEXT] < len(stock):
            state[at + (winner + step) % seats] |= stock[state[at + NEXT]]
            state[at + NEXT] += 1
    return int(winner)


@kernel
def legal_kernel(state: Ints, code: int, stock: Ints) -> int:
    """`legal_in`, to be called from Python."""
    return legal_in(state, 0, code, stock)


def legal_cards(deal: Deal) -> Hand:
    """The same answer as the engine's `legal_cards`, by the kernels."""
    position = position_of(deal)
    legal = legal_kernel(position.state, position.code, position.stock)
    return position.labels.cards(int(legal))
