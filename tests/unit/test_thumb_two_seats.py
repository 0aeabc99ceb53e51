"""Rules of thumb for two: the duel with a stock, and the open table."""

from dataclasses import replace

import pytest

from rebelote.bots import advise
from rebelote.bots.memory import remember
from rebelote.bots.worth import UNCOVERED_CARD, worth_keeping
from rebelote.cards import cards_of
from rebelote.engine import Deal, apply, new_match, shuffled, start_deal
from rebelote.notation.action_text import action_text
from rebelote.rules import preset
from rebelote.views import view_of
from support import acts, cards

DUEL = preset("duel")


def duel(leader: str, dealer: str, turned: str, rest: str = "") -> Deal:
    """A duel in which the leader takes: nine cards each, the turned one with the leader's."""
    first, second, top = cards(leader), cards(dealer), cards(turned)
    used = {*first, *second, *top}
    stock = [*cards(rest), *(card for card in range(32) if card not in used | {*cards(rest)})]
    pack = [*first[:3], *second[:3], *first[3:6], *second[3:6], *top]
    pack += [*first[6:8], *second[6:9], *stock]
    return acts(start_deal(DUEL, 1, pack), "take")


def advice(deal: Deal) -> tuple[str, str]:
    """What the seat to play is told."""
    given = advise(view_of(deal, new_match(deal.rules), deal.turn))
    return action_text(given.action), given.idea


GOOD = "JH 9H AH 7S KS QD AC 8C"
OTHER = "7H 8D 9D TD JS QS KC 9C 7C"


def test_low_plain_cards_are_led_while_the_stock_lasts() -> None:
    deal = duel(GOOD, OTHER, "8H")
    card, idea = advice(deal)
    assert idea == "lead-low" and card in ("7S", "8C")


def test_a_ten_is_caught_with_a_small_trump() -> None:
    deal = acts(duel("JH 9H AH TS KS QD AC 8C", OTHER, "8H"), "TS")
    assert advice(deal) == ("7H", "catch-cheaply")


def test_the_big_trumps_wait_for_the_last_tricks() -> None:
    deal = duel("7S 8H TH KS QD AC 8C 7C", "JH 9H 9D TD 8S QD KC 9C 8D".replace("QD", "QC"), "KH")
    # An empty trick is not worth the jack or the nine.
    assert advice(acts(deal, "KS")) == ("8S", "save-for-the-end")


def test_a_card_that_cannot_win_is_a_small_one() -> None:
    deal = acts(duel("JH 9H AH 7S KS QD AC 8C", "8D 9D JS QS KC 9C 7C 7D 8S", "8H"), "AC")
    assert advice(deal)[1] == "smallest-on-lost-trick"


def test_with_the_stock_empty_the_other_hand_is_known() -> None:
    deal = duel(GOOD, OTHER, "8H")
    match = new_match(DUEL)
    while deal.stock:
        deal = apply(deal, advise(view_of(deal, match, deal.turn)).action)
    view = view_of(deal, match, deal.turn)
    assert view.cards_left == (9, 9)
    # The winner of every trick that is called sure does win it.
    while deal.phase != "over":
        given = advise(view_of(deal, match, deal.turn))
        leader, led = deal.turn, not deal.trick.cards
        deal = apply(deal, given.action)
        if led and given.idea == "cash-master":
            answer = advise(view_of(deal, match, deal.turn)).action
            deal = apply(deal, answer)
            assert deal.tricks[-1].winner == leader


def test_on_the_open_table_a_card_that_covers_another_is_played_sooner() -> None:
    match = new_match(preset("decouverte"))
    deal = acts(start_deal(match.rules, 1, shuffled("open")), "take")
    view = view_of(deal, match, deal.turn)
    memory, flat = remember(view), remember(replace(view, hiding=(0, 0)))
    for card in cards_of(view.hand):
        covers = view.hiding[deal.turn] >> card & 1
        less = worth_keeping(flat, card) - worth_keeping(memory, card)
        assert less == pytest.approx(UNCOVERED_CARD if covers else 0)
