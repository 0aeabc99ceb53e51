"""What a careful player remembers: who cannot hold what, and how likely the rest is."""

import pytest

from rebelote.bots.memory import Memory, remember
from rebelote.cards import SUIT_CARDS, Trump, parse_card
from rebelote.engine import Deal, new_match
from rebelote.rules import preset, with_changes
from rebelote.views import view_of
from support import acts, hand, position

CLASSIC = preset("ffb-classic")
SPADES, HEARTS = SUIT_CARDS[0], SUIT_CARDS[1]

# Hearts are trump and seat 0 takes; seat 1 has no club and no trump, seat 2 no spade.
HANDS = (
    "JH AH 7H AS 7S AD 7D AC",
    "KS QS JS TS 8S KD QD 8D",
    "9H TH KH TD JD KC QC JC",
    "QH 8H 9S 9D TC 9C 8C 7C",
)


def memory_of(deal: Deal) -> Memory:
    """What the seat to play remembers."""
    return remember(view_of(deal, new_match(deal.rules), deal.turn))


def test_at_first_every_unseen_card_may_be_anywhere() -> None:
    memory = memory_of(position(CLASSIC, HANDS, Trump.H))
    assert memory.enemies == (1, 3) and memory.friends == (2,)
    assert memory.possible[1] == memory.possible[2] == memory.possible[3] == memory.out
    assert memory.chance(1, hand("9H")) == pytest.approx(1 / 3)
    assert memory.chance(1, hand("9H TH")) == pytest.approx(1 - (2 / 3) ** 2)


def test_who_discards_on_a_suit_has_none_of_it() -> None:
    # Seat 2 need not trump, as its partner's ace is winning.
    memory = memory_of(acts(position(CLASSIC, HANDS, Trump.H), "AS 8S JC 9S"))
    assert not memory.may_hold(2, SPADES)
    assert memory.may_hold(2, HEARTS)


def test_who_discards_when_trumps_are_led_has_none() -> None:
    memory = memory_of(acts(position(CLASSIC, HANDS, Trump.H), "7H 8D 9H 8H"))
    assert not memory.may_hold(1, HEARTS) and memory.may_hold(3, HEARTS)


def test_who_does_not_trump_an_opponents_card_has_no_trump() -> None:
    # Clubs are led, and the taker's ace wins.
    memory = memory_of(acts(position(CLASSIC, HANDS, Trump.H, leader=2), "KC TC AC 8D"))
    assert not memory.may_hold(1, SUIT_CARDS[3] | HEARTS)


def test_who_does_not_go_over_a_trump_has_none_that_is_higher() -> None:
    memory = memory_of(acts(position(CLASSIC, HANDS, Trump.H), "7H 8D 9H 8H"))
    # Seat 3 stayed under the nine: the queen is possible, the jack is one's own anyway.
    assert memory.may_hold(3, hand("QH"))
    memory = memory_of(acts(position(CLASSIC, HANDS, Trump.H, leader=2), "KH QH JH 8D"))
    assert not memory.may_hold(3, hand("9H TH AH"))


def test_raising_is_not_asked_for_over_a_partner_everywhere() -> None:
    rules = with_changes(CLASSIC, {"play.raise": "not-over-partner"})
    deal = acts(position(rules, HANDS, Trump.H), "AH 8D TH 8H")
    # Seat 2 was spared under its partner's ace, and may still have the nine.
    assert memory_of(deal).may_hold(2, hand("9H"))


def test_a_card_that_only_one_seat_may_hold_is_there() -> None:
    deal = acts(position(CLASSIC, HANDS, Trump.H, leader=2), "KH QH JH 8D", "AS 8S")
    memory = memory_of(deal)
    # Seat 1 has no trump, and seat 3 none above its partner's king: so the taker has the ace.
    assert memory.seat == 2 and memory.certain[0] & HEARTS == hand("AH")


def test_the_turned_card_is_with_the_taker() -> None:
    rules = preset("three-handed")
    deal = acts(new_match(rules).start(2, tuple(range(32))), "pass take")
    assert deal.turn == 0 and deal.turned == parse_card("AH")
    assert memory_of(deal).certain[1] == hand("AH")
