"""Three at the table: everybody alone, eight cards left out, the taker against both others."""

from typing import Any

import pytest

from rebelote.cards import Trump, parse_card
from rebelote.engine import (
    Deal,
    Totals,
    after_deal,
    count,
    deal_result,
    legal_actions,
    new_match,
    start_deal,
    trick_points,
)
from rebelote.engine.match import announcement_totals, valid_announcements
from rebelote.notation.action_text import action_text
from rebelote.rules import preset, with_changes
from support import acts, cards, hand, position

THREE = preset("three-handed")
PACK = list(range(32))


def counted(
    points: tuple[int, int, int],
    *,
    taker: int = 0,
    tricks: tuple[int, int, int] = (3, 3, 2),
    belote: tuple[int, int, int] = (0, 0, 0),
    said: tuple[int, int, int] = (0, 0, 0),
    **changes: Any,
) -> tuple[str, tuple[int, ...]]:
    rules = with_changes(THREE, changes)
    score = count(rules, Totals(taker, points, tricks, belote, said))
    for side in range(3):
        assert score.score[side] == sum(x.points for x in score.lines if x.side == side)
    return score.outcome, score.score


def test_eight_cards_each_and_eight_left_out() -> None:
    deal = start_deal(THREE, 2, PACK)
    # Packets of 3, then of 2, beginning with the seat after the dealer.
    assert deal.hands == (
        hand("7S 8S 9S 8H 9H"),
        hand("TS JS QS TH JH"),
        hand("KS AS 7H QH KH"),
    )
    assert deal.turn == 0 and deal.turned == parse_card("AH")
    deal = acts(deal, "pass", "take")
    assert deal.contract is not None and deal.contract.taker == 1
    # The taker gets the turned card, and one card fewer; the clubs stay out, unseen.
    assert deal.hands == (
        hand("7S 8S 9S 8H 9H 7D 8D 9D"),
        hand("TS JS QS TH JH TD JD AH"),
        hand("KS AS 7H QH KH QD KD AD"),
    )
    assert deal.undealt == tuple(cards("7C 8C 9C TC JC QC KC AC"))
    assert deal.turn == 0, "the seat after the dealer leads"


def test_two_rounds_of_three() -> None:
    deal = acts(start_deal(THREE, 2, PACK), "pass", "pass", "pass")
    assert deal.phase == "auction" and deal.turn == 0
    assert "take" not in [action_text(action) for action in legal_actions(deal)]
    deal = acts(deal, "pass", "pass", "pass")
    assert deal.void
    match, _ = after_deal(new_match(THREE), deal)
    assert match.dealer == 0 and match.deals_played == 0


def test_the_taker_needs_more_than_both_others_together() -> None:
    # 82 against 50 + 30.
    assert counted((82, 50, 30)) == ("made", (82, 50, 30))
    # 81 against 51 + 30: a tie loses, 162 to each of the others.
    assert counted((81, 51, 30)) == ("lost", (0, 162, 162))
    # More than either is not enough.
    assert counted((70, 46, 46)) == ("lost", (0, 162, 162))
    assert counted((46, 70, 46), taker=1) == ("lost", (162, 0, 162))


def test_the_taker_keeps_a_belote() -> None:
    # 70 + 20 = 90 against 92; with 72 + 20 against 90 it is made.
    assert counted((70, 50, 42), belote=(20, 0, 0)) == ("lost", (20, 162, 162))
    assert counted((72, 50, 40), belote=(20, 0, 0)) == ("made", (92, 50, 40))
    # A defender's counts for the defence, and is that defender's own.
    assert counted((82, 50, 30), belote=(0, 0, 20)) == ("lost", (0, 162, 182))


def test_every_trick() -> None:
    assert counted((252, 0, 0), tricks=(8, 0, 0)) == ("made", (252, 0, 0))
    # A defender with all eight writes 252, the other 162.
    assert counted((0, 252, 0), tricks=(0, 8, 0)) == ("lost", (0, 252, 162))
    assert counted((0, 0, 252), tricks=(0, 0, 8)) == ("lost", (0, 162, 252))
    same: dict[str, Any] = {"score.lost_capot": "same"}
    assert counted((0, 252, 0), tricks=(0, 8, 0), **same) == ("lost", (0, 162, 162))
    # Two defenders with all eight between them are no capot.
    assert counted((0, 100, 62), tricks=(0, 4, 4)) == ("lost", (0, 162, 162))


def test_a_tie_may_be_made() -> None:
    made: dict[str, Any] = {"score.tie": "made"}
    assert counted((81, 51, 30), **made) == ("made", (81, 51, 30))


def test_a_capot_by_a_defender_at_the_table() -> None:
    hands = [
        "7H 8H QH 7D 8D 9D JD QD",
        "JH 9H AH TH KH AS AD AC",
        "7S 8S 9S TS JS QS KS 7C",
    ]
    deal = position(THREE, hands, Trump.H, taker=0, leader=1)
    deal = acts(
        deal,
        # Seat 1 leads all its trumps and its aces.
        "JH 7S 7H  9H 8S 8H  AH 9S QH  TH TS 7D  KH JS 8D  AS QS 9D  AD KS JD  AC 7C QD",
    )
    assert deal.phase == "over"
    assert trick_points(deal) == (0, 252, 0)
    assert deal_result(deal, 0).score.score == (0, 252, 162)
    match, _ = after_deal(new_match(THREE), deal)
    assert match.score == (0, 252, 162)


def test_points_of_the_cards_left_out_are_nobodys() -> None:
    hands = ["JH 9H AH TH KH QH 8H 7H", "AS TS KS QS JS 9S 8S 7S", "AC TC KC QC JC 9C 8C 7C"]
    deal = position(THREE, hands, Trump.H, taker=1, leader=2)
    deal = acts(
        deal,
        # Clubs are led, hearts trump them, spades are thrown away.
        "7C 7H 7S  JH 8S 8C  9H 9S 9C  AH JS JC  TH QS QC  KH KS KC  QH TS TC  8H AS AC",
    )
    # Every trick to seat 0: 252, though diamonds (30) lie outside; and its belote.
    assert trick_points(deal) == (252, 0, 0)
    assert deal_result(deal, 0).score.score == (252 + 20, 0, 162)


def test_nobody_has_a_partner() -> None:
    hands = ["AS 7D 8D 9D TD JD QD KD", "7S 8S 9S TS JS QS KS 7C", "7H 8H 9H 8C 9C TC JC QC"]
    deal = acts(position(THREE, hands, Trump.H, leader=0), "AS 7S")
    # Seat 2 is void: the winner of the trick is no partner, so that it must trump.
    assert [action_text(action) for action in legal_actions(deal)] == ["7H", "8H", "9H"]


def test_the_first_seat_there_wins() -> None:
    match = new_match(with_changes(THREE, {"match.target": 100}))
    hands = ["7H 8H QH 7D 8D 9D JD QD", "JH 9H AH TH KH AS AD AC", "7S 8S 9S TS JS QS KS 7C"]
    play = "JH 7S 7H  9H 8S 8H  AH 9S QH  TH TS 7D  KH JS 8D  AS QS 9D  AD KS JD  AC 7C QD"
    over = acts(position(match.rules, hands, Trump.H, taker=0, leader=1), play)
    match, _ = after_deal(match, over)
    # 252 and 162 are both past 100: the higher wins.
    assert match.finished and match.winner == 1


def said(name: str) -> Deal:
    """Seats 1 and 2 each hold a run of three up to the nine, neither in trump."""
    changes = {"announcements.allowed": True, "announcements.call": "automatic"}
    rules = with_changes(THREE, {**changes, "announcements.equal": name})
    hands = ["JH TH 8H 7D 9D JD KD TS", "7S 8S 9S QS AH KH TD QD", "7C 8C 9C JC QH 8D AS AD"]
    return acts(position(rules, hands, Trump.H, taker=0, leader=0), "TS 7S AS")


@pytest.mark.parametrize(
    ("equal", "valid"), [("trump-then-none", None), ("none", None), ("first-speaker", 1)]
)
def test_equal_announcements_of_two_defenders(equal: str, valid: int | None) -> None:
    """Every seat is a side of its own, so that two defenders tie like any two sides."""
    deal = said(equal)
    assert [len(items) for items in deal.announced] == [0, 1, 1]
    assert valid_announcements(deal) == valid
    assert announcement_totals(deal) == ((0, 20, 0) if valid == 1 else (0, 0, 0))


def test_announcements_of_a_lost_contract() -> None:
    # A defender's own stay its own.
    assert counted((70, 50, 42), said=(0, 20, 0)) == ("lost", (0, 182, 162))
    # The taker's go to the defence, to each of the two, as the 162 do.
    assert counted((70, 50, 42), said=(20, 0, 0)) == ("lost", (0, 182, 182))
    # They count in the comparison: 70 + 20 + 20 = 110 against 92.
    assert counted((70, 50, 42), said=(40, 0, 0)) == ("made", (110, 50, 42))
