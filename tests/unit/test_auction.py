"""The auction: who may say what, and how it ends (rules.md, section 3)."""

from typing import Any

import pytest

from rebelote.cards import Trump
from rebelote.engine import Contract, Deal, legal_actions, start_deal
from rebelote.notation.action_text import action_text
from rebelote.rules import Rules, preset, with_changes
from support import acts, hand, refusal

# 7S 8S 9S … AC: after 20 cards the jack of diamonds is turned.
PACK = list(range(32))


def start(name: str, dealer: int = 3, **changes: Any) -> Deal:
    keys = {key.replace("__", "."): value for key, value in changes.items()}
    return start_deal(with_changes(preset(name), keys), dealer, PACK)


def calls(deal: Deal) -> list[str]:
    return [action_text(action) for action in legal_actions(deal)]


# --- A turned card -----------------------------------------------------------------------------


def test_first_round() -> None:
    deal = start("ffb-classic")
    assert (deal.turn, deal.turned) == (0, PACK[20])
    assert calls(deal) == ["pass", "take"]
    for text in ("take:D", "take:H", "take:SA"):
        assert refusal(deal, text).code == "bid-not-allowed"
    for text in ("bid:80D", "coinche", "surcoinche", "7S"):
        assert refusal(deal, text).code == "wrong-phase"


def test_take() -> None:
    deal = acts(start("ffb-classic"), "pass", "take")
    assert deal.contract == Contract(1, Trump.D, None, 1)
    assert (deal.phase, deal.turn) == ("play", 0)
    # 3 and 2 to each, then 3: the taker gets 2 and the jack of diamonds.
    assert deal.hands == (
        hand("7S 8S 9S JH QH QD KD AD"),
        hand("TS JS QS KH AH 7C 8C JD"),
        hand("KS AS 7H 7D 8D 9C TC JC"),
        hand("8H 9H TH 9D TD QC KC AC"),
    )
    assert deal.undealt == ()


def test_second_round() -> None:
    deal = acts(start("ffb-classic"), "pass " * 4)
    assert (deal.phase, deal.turn) == ("auction", 0)
    assert calls(deal) == ["pass", "take:S", "take:H", "take:C"]
    for text in ("take", "take:D", "take:SA", "take:TA"):
        assert refusal(deal, text).code == "bid-not-allowed"
    deal = acts(deal, "pass", "take:C")
    assert deal.contract == Contract(1, Trump.C)
    assert deal.hands[1] >> PACK[20] & 1, "the turned card, whichever trump is named"


def test_second_round_with_no_trump_and_all_trump() -> None:
    deal = acts(start("ffb-classic-sa-ta"), "pass " * 4)
    assert calls(deal) == ["pass", "take:S", "take:H", "take:C", "take:SA", "take:TA"]
    assert refusal(start("ffb-classic-sa-ta"), "take:SA").code == "bid-not-allowed"
    contract = acts(deal, "take:TA").contract
    assert contract is not None and contract.trump is Trump.TA


def test_nobody_takes() -> None:
    deal = acts(start("ffb-classic"), "pass " * 8)
    assert deal.void and deal.phase == "over"
    assert refusal(deal, "pass").code == "deal-over"


def test_two_seats() -> None:
    deal = acts(start("duel", dealer=1), "pass pass")
    assert deal.turn == 0 and "take" not in calls(deal)
    assert acts(deal, "pass pass").void


def test_the_open_layout() -> None:
    deal = start("decouverte", dealer=1)
    # The turned card is the dealer's last face-up card, and it stays where it is.
    assert deal.turned == PACK[31] and deal.table[1] >> 31 & 1
    assert calls(deal) == ["pass", "take"]
    taken = acts(deal, "take")
    assert taken.contract == Contract(0, Trump.C)
    assert taken.hands == deal.hands and taken.covers == deal.covers


@pytest.mark.parametrize(("layout", "held", "down"), [("6+10", 6, 5), ("0+16", 0, 8)])
def test_the_open_deal(layout: str, held: int, down: int) -> None:
    deal = start("decouverte", dealer=1, deal__layout=layout)
    for seat in range(2):
        assert (deal.hands[seat] & ~deal.table[seat]).bit_count() == held
        assert len(deal.covers[seat]) == deal.table[seat].bit_count() == down
    if layout == "0+16":
        # One by one: seat 0 gets 0, 2, 4 … face down, then 16, 18 … on them.
        assert deal.covers[0] == tuple((16 + 2 * n, 2 * n) for n in range(8))
        assert deal.covers[1] == tuple((17 + 2 * n, 2 * n + 1) for n in range(8))
    else:
        # Packets of 3 to the non-dealer first, then the table.
        assert deal.hands[0] & ~deal.table[0] == sum(1 << n for n in (0, 1, 2, 6, 7, 8))
        assert deal.covers[0] == tuple((22 + 2 * n, 12 + 2 * n) for n in range(5))


# --- Bidding -----------------------------------------------------------------------------------


def test_bids() -> None:
    deal = start("ffb-coinche")
    assert deal.turned is None
    legal = calls(deal)
    # From 80 by tens; without a ceiling numbers are listed up to 250.
    numbers = range(80, 251, 10)
    wanted = [f"bid:{n}{trump}" for trump in Trump for n in numbers]
    assert sorted(legal) == sorted(["pass", *wanted, *(f"bid:capot:{trump}" for trump in Trump)])
    assert acts(deal, "bid:1000S").bid is not None, "higher ones are accepted"
    for text, code in {
        "bid:70S": "bid-too-low",
        "bid:75S": "bid-too-low",
        "bid:85S": "bid-not-allowed",
        "take": "wrong-phase",
        "take:S": "wrong-phase",
        "coinche": "cannot-double",
        "surcoinche": "cannot-double",
        "7S": "wrong-phase",
    }.items():
        assert refusal(deal, text).code == code, text


def test_each_bid_is_higher() -> None:
    deal = acts(start("ffb-coinche"), "bid:90S")
    for text in ("bid:80H", "bid:90H", "bid:90SA", "bid:85H"):
        assert refusal(deal, text).code == "bid-too-low", text
    assert refusal(deal, "bid:95H").code == "bid-not-allowed"
    deal = acts(deal, "bid:100H", "pass", "pass", "bid:capot:D")
    # Nothing outbids a capot.
    for text in ("bid:260H", "bid:9990S", "bid:capot:S"):
        assert refusal(deal, text).code == "bid-too-low", text
    assert calls(deal) == ["pass", "coinche"]


def test_a_ceiling() -> None:
    deal = start("ffb-contree")
    assert "bid:160S" in calls(deal) and "bid:170S" not in calls(deal)
    assert refusal(deal, "bid:170S").code == "bid-not-allowed"
    deal = acts(deal, "bid:160S")
    assert refusal(deal, "bid:160H").code == "bid-too-low"
    assert refusal(deal, "bid:170H").code == "bid-not-allowed"
    assert [text for text in calls(deal) if text.startswith("bid")] == [
        f"bid:capot:{suit}" for suit in "SHDC"
    ]


def test_contracts_that_are_not_played() -> None:
    assert refusal(start("ffb-contree"), "bid:80SA").code == "bid-not-allowed"
    assert refusal(start("ffb-contree"), "bid:capot:TA").code == "bid-not-allowed"
    no_capot = start("ffb-contree", auction__capot=False)
    assert refusal(no_capot, "bid:capot:S").code == "bid-not-allowed"
    assert not any("capot" in text for text in calls(no_capot))


def test_three_passes_after_a_bid() -> None:
    deal = acts(start("ffb-coinche"), "pass", "bid:80H", "pass", "pass")
    assert deal.phase == "auction"
    deal = acts(deal, "pass")
    assert deal.contract == Contract(1, Trump.H, 80, 1)
    assert (deal.phase, deal.turn) == ("play", 0), "the seat after the dealer leads"
    assert all(held.bit_count() == 8 for held in deal.hands)


def test_passes_all_round_void_the_deal() -> None:
    deal = acts(start("ffb-coinche"), "pass pass pass")
    assert deal.phase == "auction"
    assert acts(deal, "pass").void


def test_the_last_bid_of_a_side_names_the_contract() -> None:
    deal = acts(start("ffb-coinche"), "bid:80H", "pass", "bid:90S", "pass", "bid:100H")
    deal = acts(deal, "bid:110D", "pass pass pass")
    assert deal.contract == Contract(1, Trump.D, 110, 1)


def test_one_who_passed_may_return_or_not() -> None:
    for name, value in (("ffb-coinche", True), ("ffb-coinche", False)):
        deal = start(name, auction__passed_may_return=value)
        deal = acts(deal, "pass", "bid:80H", "bid:90S", "pass")
        assert deal.turn == 0
        if value:
            assert "bid:100S" in calls(deal)
            continue
        # Still asked, but it may only pass or coinche; here its partner has bid.
        assert calls(deal) == ["pass"]
        assert refusal(deal, "bid:100S").code == "bid-not-allowed"
        deal = acts(deal, "pass")
        assert deal.turn == 1 and "bid:100H" in calls(deal), "one who bid may bid again"
        deal = acts(deal, "bid:100H", "bid:110S")
        assert deal.turn == 3 and calls(deal) == ["pass", "coinche"]


# --- Doubling ----------------------------------------------------------------------------------


def test_who_may_double() -> None:
    deal = acts(start("ffb-coinche"), "bid:80H")
    assert deal.turn == 1 and "coinche" in calls(deal)
    deal = acts(deal, "pass")
    assert deal.turn == 2 and "coinche" not in calls(deal)
    assert refusal(deal, "coinche").code == "cannot-double", "the bidder's partner"
    assert refusal(deal, "surcoinche").code == "cannot-double"
    deal = acts(deal, "pass")
    assert "coinche" in calls(deal)
    assert refusal(start("ffb-coinche", auction__double="none"), "coinche").code == "cannot-double"


def test_a_double_freezes_the_bidding() -> None:
    deal = acts(start("ffb-coinche"), "bid:80H", "coinche")
    # Only the bidding side is asked, in seat order after the doubler: 2, then 0.
    assert deal.turn == 2 and calls(deal) == ["pass", "surcoinche"]
    assert refusal(deal, "bid:90H").code == "bid-not-allowed"
    assert refusal(deal, "coinche").code == "cannot-double"
    deal = acts(deal, "pass")
    assert deal.turn == 0 and calls(deal) == ["pass", "surcoinche"]
    assert acts(deal, "pass").contract == Contract(0, Trump.H, 80, 2)
    assert acts(deal, "surcoinche").contract == Contract(0, Trump.H, 80, 4)


def test_a_redouble_ends_the_auction() -> None:
    deal = acts(start("ffb-coinche"), "bid:80H", "coinche", "surcoinche")
    assert deal.contract == Contract(0, Trump.H, 80, 4) and deal.phase == "play"


def test_a_double_by_the_second_opponent() -> None:
    deal = acts(start("ffb-coinche"), "pass", "bid:80H", "pass", "pass", "coinche")
    # Seat 0 doubled seat 1: asked are 1, then 3.
    assert deal.turn == 1
    deal = acts(deal, "pass")
    assert deal.turn == 3
    assert acts(deal, "pass").contract == Contract(1, Trump.H, 80, 2)


def test_a_double_of_a_capot() -> None:
    deal = acts(start("ffb-contree"), "bid:capot:H", "coinche", "pass", "pass")
    assert deal.contract == Contract(0, Trump.H, "capot", 2)


def test_other_factors() -> None:
    deal = acts(start("ffb-coinche", score__doubles=[2, 3]), "bid:80H", "coinche", "surcoinche")
    assert deal.contract == Contract(0, Trump.H, 80, 3)


def bidding(seats: int) -> Rules:
    base = {3: "three-handed", 2: "duel"}[seats]
    packets = {3: [3, 2, 3], 2: [4, 4, 4, 4]}[seats]
    changes = {
        "auction.kind": "bidding", "deal.turn_up": False, "deal.packets": packets,
        "deal.complete": [], "deal.stock": 0, "auction.double": "coinche",
        "auction.all_pass": "next-dealer",
    }  # fmt: skip
    return with_changes(preset(base), changes)


def test_a_double_at_a_table_of_three_and_of_two() -> None:
    deal = acts(start_deal(bidding(3), 2, PACK), "bid:80H", "pass", "coinche")
    assert deal.turn == 0 and calls(deal) == ["pass", "surcoinche"]
    assert acts(deal, "pass").contract == Contract(0, Trump.H, 80, 2)
    deal = acts(start_deal(bidding(3), 2, PACK), "bid:80H", "pass")
    assert acts(deal, "pass").contract == Contract(0, Trump.H, 80, 1)
    deal = acts(start_deal(bidding(2), 1, PACK), "pass", "bid:80H", "coinche")
    assert deal.turn == 1
    assert acts(deal, "surcoinche").contract == Contract(1, Trump.H, 80, 4)
    assert acts(start_deal(bidding(2), 1, PACK), "pass", "pass").void
