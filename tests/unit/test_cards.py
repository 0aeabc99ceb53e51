"""The 32 cards, their order and their points (rules.md, section 1; record.md, Cards)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import (
    ALL_CARDS,
    FULL_PACK,
    RANKS,
    SUIT_CARDS,
    SUIT_TRUMPS,
    SUITS,
    Trump,
    card_text,
    cards_of,
    hand_of,
    hand_text,
    make_card,
    parse_card,
    rank_of,
    suit_of,
)
from rebelote.rules import preset, with_changes
from rebelote.rules.values import is_trump, points, powers, stronger
from support import cards, hand, texts

CARDS = preset("ffb-classic").cards


def test_a_card_is_written_rank_then_suit() -> None:
    assert [card_text(card) for card in ALL_CARDS[:8]] == [
        "7S",
        "8S",
        "9S",
        "TS",
        "JS",
        "QS",
        "KS",
        "AS",
    ]
    assert card_text(make_card(RANKS.index("J"), SUITS.index("H"))) == "JH"
    assert len({card_text(card) for card in ALL_CARDS}) == 32


def test_case_is_read_either_way_and_written_upper() -> None:
    assert parse_card("jh") == parse_card("JH") == parse_card("Jh")
    for card in ALL_CARDS:
        assert parse_card(card_text(card)) == parse_card(card_text(card).lower()) == card


@pytest.mark.parametrize(
    "text", ["", "J", "HJ", "10H", "1H", "JHH", "J H", " JH", "J♥", "6S", "JX"]
)
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


@given(st.sets(st.sampled_from(ALL_CARDS)))
def test_a_hand_is_a_set_of_cards(chosen: set[int]) -> None:
    held = hand_of(chosen)
    assert set(cards_of(held)) == chosen
    assert list(cards_of(held)) == sorted(chosen)
    assert held.bit_count() == len(chosen)
    assert hand_text(held).split() == texts(held) == sorted(map(card_text, chosen))


def test_suits_part_the_pack() -> None:
    assert sum(SUIT_CARDS) == FULL_PACK == hand_of(ALL_CARDS)
    for card in ALL_CARDS:
        assert SUIT_CARDS[suit_of(card)] >> card & 1
        assert make_card(rank_of(card), suit_of(card)) == card


def test_trumps() -> None:
    assert [trump.suit for trump in Trump] == [0, 1, 2, 3, None, None]
    assert tuple(Trump)[:4] == SUIT_TRUMPS
    assert [is_trump(suit, Trump.H) for suit in range(4)] == [False, True, False, False]
    assert all(is_trump(suit, Trump.TA) for suit in range(4))
    assert not any(is_trump(suit, Trump.SA) for suit in range(4))


@pytest.mark.parametrize(
    ("order", "values", "trump", "whole"),
    [
        # Trump suit: J 9 A T K Q 8 7, 62 in all; plain suit: A T K Q J 9 8 7, 30.
        ("JH 9H AH TH KH QH 8H 7H", [20, 14, 11, 10, 4, 3, 0, 0], Trump.H, 62),
        ("AS TS KS QS JS 9S 8S 7S", [11, 10, 4, 3, 2, 0, 0, 0], Trump.H, 30),
        # No trump with the ace at 19: 38 a suit. All trump: trump values, 62 a suit.
        ("AS TS KS QS JS 9S 8S 7S", [19, 10, 4, 3, 2, 0, 0, 0], Trump.SA, 38),
        ("JS 9S AS TS KS QS 8S 7S", [20, 14, 11, 10, 4, 3, 0, 0], Trump.TA, 62),
    ],
)
def test_order_and_points(order: str, values: list[int], trump: Trump, whole: int) -> None:
    suit = cards(order)
    value, power = points(trump, CARDS), powers(trump, suit_of(suit[0]))
    assert [value[card] for card in suit] == values
    assert sum(values) == whole
    strengths = [power[card] for card in suit]
    assert strengths == sorted(strengths, reverse=True) and len(set(strengths)) == 8


def test_a_pack_is_worth_152() -> None:
    for trump in SUIT_TRUMPS:
        assert sum(points(trump, CARDS)) == 62 + 3 * 30 == 152
    assert sum(points(Trump.SA, CARDS)) == 4 * 38 == 152
    assert sum(points(Trump.TA, CARDS)) == 4 * 62 == 248


@pytest.mark.parametrize(
    ("name", "value", "trump", "whole"),
    [
        ("sans_atout", "ace-11", Trump.SA, 120),
        ("sans_atout", "ace-19", Trump.SA, 152),
        ("tout_atout", "scaled", Trump.TA, 248),
        ("tout_atout", "raw", Trump.TA, 248),
        ("tout_atout", "13-9-6-5-3-2", Trump.TA, 152),
        ("tout_atout", "14-9-6-5-3-1", Trump.TA, 152),
    ],
)
def test_points_without_a_trump_suit(name: str, value: str, trump: Trump, whole: int) -> None:
    rules = with_changes(preset("ffb-classic-sa-ta"), {f"cards.{name}": value})
    assert sum(points(trump, rules.cards)) == whole


def test_all_trump_values_by_rank() -> None:
    rules = with_changes(preset("ffb-coinche"), {"cards.tout_atout": "14-9-6-5-3-1"})
    value = points(Trump.TA, rules.cards)
    assert [value[card] for card in cards("JD 9D AD TD KD QD 8D 7D")] == [14, 9, 6, 5, 3, 1, 0, 0]
    value = points(Trump.TA, preset("ffb-coinche").cards)
    assert [value[card] for card in cards("JD 9D AD TD KD QD 8D 7D")] == [13, 9, 6, 5, 3, 2, 0, 0]


def test_stronger() -> None:
    beats = stronger(Trump.H, SUITS.index("S"))
    # Over the ace of the led suit only trumps; over the nine of trump only the jack.
    assert texts(beats[parse_card("AS")]) == sorted(texts(hand("7H 8H 9H TH JH QH KH AH")))
    assert texts(beats[parse_card("9H")]) == ["JH"]
    assert texts(beats[parse_card("JH")]) == []
    # A discard cannot win, so that all led cards and trumps beat it.
    assert beats[parse_card("AD")].bit_count() == 16
    assert texts(stronger(Trump.TA, 0)[parse_card("9S")]) == ["JS"]
    assert texts(stronger(Trump.SA, 0)[parse_card("TS")]) == ["AS"]
