"""King and queen of trump in one hand, and the words that go with them (rules.md, section 5)."""

from typing import Any

import pytest

from rebelote.cards import Trump
from rebelote.engine import Deal, start_deal
from rebelote.engine.match import belote_points
from rebelote.rules import Rules, preset, with_changes
from support import acts, cards, position, refusal

HANDS = [
    "KH QH AS AD 7S 8S 7D 8D",
    "7H 8H 9S TS 9D TD 7C 8C",
    "9H TH JS QS JD QD 9C TC",
    "JH AH KS KD JC QC KC AC",
]
# Side 0 follows with the king in the first trick and the queen in the second (seat 3 leads).
KING_FIRST = ("JH", "KH", "7H", "9H", "AH", "QH", "8H", "TH")
QUEEN_FIRST = ("JH", "QH", "7H", "9H", "AH", "KH", "8H", "TH")


def classic(**changes: Any) -> Rules:
    return with_changes(preset("ffb-classic"), {f"belote.{key}": v for key, v in changes.items()})


def played(rules: Rules, order: tuple[str, ...], first: str = "", second: str = "") -> Deal:
    """Two tricks with trump led twice, with these words over the two honours."""
    said = list(order)
    said[1] += first
    said[5] += second
    return acts(position(rules, HANDS, Trump.H, taker=0, leader=3), *said)


@pytest.mark.parametrize("order", [KING_FIRST, QUEEN_FIRST])
def test_both_words_make_20(order: tuple[str, ...]) -> None:
    assert belote_points(played(classic(), order, "+belote", "+rebelote")) == (20, 0)
    # Either word missing: nothing. +rebelote alone is legal and worth nothing.
    assert belote_points(played(classic(), order, "+belote")) == (0, 0)
    assert belote_points(played(classic(), order, "", "+rebelote")) == (0, 0)
    assert belote_points(played(classic(), order)) == (0, 0)
    # Nothing until both are on the table.
    deal = acts(position(classic(), HANDS, Trump.H, leader=3), "JH", f"{order[1]}+belote")
    assert belote_points(deal) == (0, 0)


def test_automatic_needs_no_words() -> None:
    rules = classic(call="automatic")
    for order in (KING_FIRST, QUEEN_FIRST):
        for first, second in (("", ""), ("+belote", ""), ("+belote", "+rebelote")):
            assert belote_points(played(rules, order, first, second)) == (20, 0)


@pytest.mark.parametrize("call", ["automatic", "required"])
def test_king_first(call: str) -> None:
    rules = classic(king_first=True, call=call)
    assert belote_points(played(rules, KING_FIRST, "+belote", "+rebelote")) == (20, 0)
    # The wrong order is legal and worth nothing.
    assert belote_points(played(rules, QUEEN_FIRST, "+belote", "+rebelote")) == (0, 0)


def test_words_on_the_wrong_card() -> None:
    deal = acts(position(classic(), HANDS, Trump.H, leader=3))
    assert refusal(deal, "AH+belote").code == "bad-call"
    assert refusal(deal, "KS+belote").code == "bad-call", "a king of another suit"
    deal = acts(deal, "JH")
    assert refusal(deal, "KH+rebelote").code == "bad-call", "rebelote first"
    deal = acts(deal, "KH", "7H", "9H", "AH")
    assert refusal(deal, "QH+belote").code == "bad-call", "belote second"
    assert refusal(acts(position(classic(), HANDS, Trump.S, leader=3), "KS"), "AS+belote").code == (
        "bad-call"
    )


def test_honours_of_two_partners_are_none() -> None:
    hands = [HANDS[0].replace("QH", "TH"), HANDS[1], HANDS[2].replace("TH", "QH"), HANDS[3]]
    deal = position(classic(), hands, Trump.H, leader=3)
    deal = acts(deal, "AH")
    assert refusal(deal, "KH+belote").code == "bad-call"
    automatic = acts(position(classic(call="automatic"), hands, Trump.H, leader=3), "AH KH 7H 9H")
    assert belote_points(automatic) == (0, 0) and automatic.belotes == ()


def test_only_in_trump() -> None:
    for trump, points in ((Trump.H, 20), (Trump.S, 0), (Trump.SA, 0)):
        deal = position(classic(call="automatic"), HANDS, trump, leader=3)
        # Hearts led by seat 3; everybody can follow in any contract.
        order = KING_FIRST if trump is Trump.H else ("AH", "KH", "7H", "9H", "JH", "QH")
        deal = acts(deal, *order)
        assert belote_points(deal)[0] == points


def test_all_trump() -> None:
    hands = [
        "KS QS KH QH KD QD KC QC",
        "JS 9S JH 9H JD 9D JC 9C",
        "AS TS AH TH AD TD AC TC",
        "8S 7S 8H 7H 8D 7D 8C 7C",
    ]
    order = [
        "8S KS JS TS", "9S AS 7S QS", "9H TH 8H KH", "JH AH 7H QH", "9D TD 8D KD", "JD AD 7D QD",
        "9C TC 8C KC", "JC AC 7C QC",
    ]  # fmt: skip
    for value, points in (("each-suit", 80), ("none", 0)):
        rules = with_changes(
            preset("ffb-classic-sa-ta"), {"belote.call": "automatic", "belote.tout_atout": value}
        )
        deal = acts(position(rules, hands, Trump.TA, taker=0, leader=3), *order)
        assert deal.phase == "over"
        assert belote_points(deal) == (points, 0)


def test_in_the_duel_both_must_be_in_hand_when_the_first_is_played() -> None:
    """The queen is drawn after the king has been played: no belote; before: belote."""
    rules = preset("duel")
    held = [cards("KH 7S 8S 9S TS JS"), cards("AS KS 7C 8C 9C TC")]
    pack = held[1][:3] + held[0][:3] + held[1][3:] + held[0][3:]
    turned = cards("9H")
    fill = cards("JC 8D") + cards("7D 9D TD")  # seat 1 takes: two and the turned card
    # The winner of the first trick draws first, the loser second.
    for draws, points in (("QH JD", 0), ("JD QH", 20)):
        rest = cards("QD KD AD 7H 8H TH JH AH QS QC KC AC")
        pack_all = [*pack, *turned, *fill, *cards(draws), *rest]
        deal = acts(start_deal(rules, 0, pack_all), "take")
        assert deal.turn == 1 and deal.contract is not None and deal.contract.taker == 1
        if points == 0:
            # Seat 0 plays its king at once, and draws the queen only then.
            deal = acts(deal, "7C", "KH")
            assert deal.hands[0] >> cards("QH")[0] & 1
            deal = acts(deal, "QH", "8C")
        else:
            # Seat 0 draws the queen after the first trick, its king still in hand.
            deal = acts(deal, "AS", "7S", "KS", "KH", "QH", "8C")
        assert belote_points(deal)[0] == points


def test_the_open_layout_counts_all_sixteen_cards() -> None:
    """King in hand, queen face down on the table: a belote, automatic in this game."""
    rules = preset("decouverte")
    first = cards("KH 7S 8S 9S TS JS")
    second = cards("AH 9H 7D 8D 9D TD")
    pack = first[:3] + second[:3] + first[3:] + second[3:]
    down = cards("QH QS KS AS 7C"), cards("JD QD KD AD 8C")
    up = cards("7H 9C TC JC QC"), cards("8H KC AC TH JH")
    for lower_row in (down, up):
        for first_card, second_card in zip(*lower_row, strict=True):
            pack += [first_card, second_card]
    deal = acts(start_deal(rules, 1, pack), "take")
    assert deal.contract is not None and deal.contract.trump is Trump.H
    # Seat 0 leads its king, on which the ace falls; the queen lies under its seven.
    deal = acts(deal, "KH", "AH")
    assert [belote.seat for belote in deal.belotes] == [0]
    assert belote_points(deal) == (0, 0)
    deal = acts(deal, "9H", "7H")
    assert deal.hands[0] >> cards("QH")[0] & 1, "the queen has been turned"
    deal = acts(deal, "TH", "QH")
    assert belote_points(deal) == (20, 0)
