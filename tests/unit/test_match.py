"""A match: who deals, the reserve, and when it is over (rules.md, sections 3, 7 and 9)."""

from dataclasses import replace
from typing import Any

import pytest

from rebelote.cards import Trump
from rebelote.engine import (
    Deal,
    Match,
    Run,
    after_deal,
    deal_result,
    legal_actions,
    new_match,
    trick_points,
)
from rebelote.notation.action_text import action_text
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, with_changes
from support import acts, finished, position, refusal

CLASSIC = preset("ffb-classic")
PACK = list(range(32))


def house(name: str, **changes: Any) -> Rules:
    return with_changes(preset(name), {key.replace("__", "."): v for key, v in changes.items()})


def at(rules: Rules, *score: int, **more: Any) -> Match:
    """A match with this score."""
    return replace(new_match(rules), score=score, **more)


def after(match: Match, points: int, **more: Any) -> Match:
    """The match after a deal in which side 0 has made so many points."""
    dealer = 0 if match.dealer is None else match.dealer
    return after_deal(match, finished(match.rules, points, dealer=dealer, **more))[0]


def test_the_tool_makes_the_deal_it_says() -> None:
    for points in (60, 81, 82, 100):
        assert trick_points(finished(CLASSIC, points)) == (points, 162 - points)


# --- Who deals ---------------------------------------------------------------------------------


def test_the_deal_passes_on() -> None:
    match = new_match(CLASSIC)
    assert match.dealer is None, "anybody may deal first"
    match = after_deal(match, finished(CLASSIC, 100, dealer=2))[0]
    assert match.dealer == 3
    with pytest.raises(Problem) as wrong:
        match.start(2, PACK)
    assert (wrong.value.code, wrong.value.reason) == ("malformed", "wrong-dealer")
    assert match.start(3, PACK).dealer == 3
    assert after(match, 100).dealer == 0


@pytest.mark.parametrize(("all_pass", "dealer"), [("next-dealer", 2), ("same-dealer", 1)])
def test_void_deals(all_pass: str, dealer: int) -> None:
    rules = house("ffb-classic", auction__all_pass=all_pass)
    match = at(rules, 100, 50, held=81, dealer=1, deals_played=3)
    match, result = after_deal(match, acts(match.start(1, PACK), "pass " * 8))
    assert (result.outcome, result.contract, result.totals) == ("void", None, None)
    assert result.score.score == (0, 0) and result.score.lines == ()
    # Nothing counts, and the reserve waits.
    assert (match.score, match.held, match.deals_played) == ((100, 50), 81, 3)
    assert match.dealer == dealer
    assert match.void_in_a_row == 1


def test_forced_third() -> None:
    rules = preset("duel")
    match = replace(new_match(rules), dealer=1)
    for _ in range(2):
        assert not match.dealer_must_name
        deal = acts(match.start(1, PACK), "pass pass pass")
        assert "pass" in [action_text(action) for action in legal_actions(deal)]
        match, _ = after_deal(match, acts(deal, "pass"))
        assert match.dealer == 1, "the same dealer again"
    # The third in a row: the dealer may pass in the first round, but not in the second.
    assert match.dealer_must_name
    deal = acts(match.start(1, PACK), "pass pass pass")
    assert deal.turn == deal.dealer == 1
    assert refusal(deal, "pass").code == "cannot-pass"
    assert "pass" not in [action_text(action) for action in legal_actions(deal)]
    suit = action_text(legal_actions(deal)[0])
    deal = acts(deal, suit)
    assert deal.contract is not None and deal.contract.taker == 1


def test_forced_third_begins_anew_after_a_deal_that_was_played() -> None:
    rules = preset("duel")
    match = replace(new_match(rules), dealer=1, void_in_a_row=2)
    match = after(match, 100, taker=0)
    assert match.void_in_a_row == 0 and not match.dealer_must_name


def test_the_other_values_never_force_the_dealer() -> None:
    for all_pass in ("next-dealer", "same-dealer"):
        match = replace(new_match(house("duel", auction__all_pass=all_pass)), void_in_a_row=5)
        assert not match.dealer_must_name


# --- The reserve -------------------------------------------------------------------------------


def test_reserve() -> None:
    match = after(new_match(CLASSIC), 81)
    assert (match.score, match.held) == ((0, 81), 81)
    match = after(match, 81, taker=1)
    assert (match.score, match.held) == ((81, 81), 162), "several ties add up"
    # Side 0 takes and makes it with 100: 81 + 100 + 162.
    made = after(match, 100)
    assert (made.score, made.held) == ((343, 143), 0)
    # Or it fails with 60: the defence writes 162 + 162.
    lost = after(match, 60)
    assert (lost.score, lost.held) == ((81, 81 + 324), 0)


def test_a_held_belote_waits_too() -> None:
    # 71 + 20 against 91.
    match = after(new_match(CLASSIC), 71, belote=0)
    assert (match.score, match.held) == ((0, 91), 91)


# --- The target --------------------------------------------------------------------------------


def test_the_target() -> None:
    assert after(at(CLASSIC, 899, 0), 100).finished is False
    match = after(at(CLASSIC, 900, 0), 100)
    assert (match.finished, match.winner) == (True, 0)
    # pass: exactly the target is not enough.
    passing = house("ffb-classic", match__reach="pass")
    assert after(at(passing, 900, 0), 100).finished is False
    assert after(at(passing, 901, 0), 100).winner == 0
    # Both there: the higher.
    match = after(at(CLASSIC, 950, 990), 100)
    assert match.score == (1050, 1052) and match.winner == 1
    # Equal: another deal, and whoever is ahead after that has won.
    match = after(at(CLASSIC, 962, 1000), 100)
    assert match.score == (1062, 1062) and not match.finished
    assert after(match, 100).winner == 0
    assert after(match, 60).winner == 1


def test_a_deciding_deal_may_be_void_or_a_tie() -> None:
    match = at(CLASSIC, 1062, 1062, dealer=0)
    void, _ = after_deal(match, acts(match.start(0, PACK), "pass " * 8))
    assert not void.finished
    # A tie: side 1 defends and writes 81.
    assert after(match, 81).winner == 1


def test_nothing_comes_after_the_end() -> None:
    match = after(at(CLASSIC, 950, 0), 100)
    with pytest.raises(Problem) as over:
        match.start(1, PACK)
    assert over.value.code == "match-over"


def test_a_reserve_at_the_end_is_nobodys() -> None:
    # A tie in which side 1 reaches the target: the 81 that wait are lost.
    match = after(at(CLASSIC, 980, 920), 81)
    assert (match.score, match.held, match.winner) == ((980, 1001), 81, 1)


def test_a_number_of_deals() -> None:
    rules = house("ffb-classic", match__end="deals", match__deals=3)
    match = at(rules, 5000, 0, deals_played=1)
    match = after(match, 100)
    assert not match.finished, "no target here"
    match, _ = after_deal(match, acts(match.start(1, PACK), "pass " * 8))
    assert not match.finished, "a void deal is not played"
    match = after(match, 60)
    assert (match.finished, match.winner, match.deals_played) == (True, 0, 3)
    # Equal totals are a draw.
    match = after(at(rules, 0, 38, deals_played=2), 100)
    assert match.score == (100, 100) and match.finished and match.winner is None


def test_duel_two_deals() -> None:
    rules = preset("duel")
    match = after(new_match(rules), 100)
    assert not match.finished
    match = after(match, 60, taker=1)
    assert match.score == (160, 164) and match.winner == 1


# --- win_on_extras -----------------------------------------------------------------------------

STRICT = house("ffb-classic", match__win_on_extras=False)


def test_crossing_with_a_belote_alone_has_not_won_yet() -> None:
    # Side 0 takes, fails with 60 + 20, and keeps its belote: 990 + 20.
    match = after(at(STRICT, 990, 500), 60, belote=0)
    assert match.score == (1010, 662) and not match.finished
    assert match.on_extras == (True, False)
    # Where extras may win, it has won.
    assert after(at(CLASSIC, 990, 500), 60, belote=0).winner == 0
    # It wins after a later deal in which it writes something else, as taker ...
    assert after(match, 100).winner == 0
    # ... as defence of a contract made ...
    assert after(match, 62, taker=1).winner == 0
    # ... or of one lost.
    assert after(match, 100, taker=1).winner == 0


def test_it_goes_on_while_nothing_else_is_written() -> None:
    match = after(at(STRICT, 990, 100), 60, belote=0)
    again = after(match, 60, belote=0)
    assert again.score == (1030, 424) and not again.finished and again.on_extras[0]
    nothing = after(match, 60)
    assert nothing.score == (1010, 424) and not nothing.finished and nothing.on_extras[0]
    void, _ = after_deal(match, acts(match.start(1, PACK), "pass " * 8))
    assert not void.finished and void.on_extras[0]


def test_meanwhile_the_other_side_may_win_with_fewer_points() -> None:
    match = after(at(STRICT, 990, 684), 60, belote=0)
    assert match.score == (1010, 846)
    match = after(match, 60)
    # Side 1 has 846 + 162 = 1008, fewer than 1010, and has won.
    assert match.score == (1010, 1008) and match.winner == 1


def test_crossing_with_points_and_a_belote_wins() -> None:
    match = after(at(STRICT, 900, 0), 100, belote=0)
    assert match.score == (1020, 62) and match.winner == 0
    # Even where the points alone would not have been enough: it wrote something else.
    match = after(at(STRICT, 890, 0), 100, belote=0)
    assert match.score == (1010, 62) and match.winner == 0


def test_crossing_with_announcements_alone() -> None:
    kept = house(
        "cafe", match__win_on_extras=False, announcements__when_lost="kept",
        announcements__equal="none",
    )  # fmt: skip
    match = after(at(kept, 990, 0), 40, said={0: (Run(0, 0, 2),)})
    # 40 + 20 against 122: lost; the run of 20 is kept.
    assert match.score == (1010, 162) and not match.finished


def test_crossing_with_the_reserve_is_something_else() -> None:
    # Side 1 failed: side 0 writes 162 + 81.
    assert after(at(STRICT, 800, 0, held=81), 100, taker=1).winner == 0


def test_both_past_the_target_equal_and_a_belote_in_the_deciding_deal() -> None:
    """A side that was there before has not crossed the target by its belote."""
    match = at(STRICT, 1100, 958)
    match = after(match, 60)
    assert match.score == (1100, 1120) and match.winner == 1
    match = after(at(STRICT, 1000, 1000), 60, belote=0, taker=0)
    assert match.score == (1020, 1162) and match.winner == 1


def test_a_tie_is_no_deal_in_which_the_takers_wrote_something() -> None:
    """The takers' whole total waits in reserve: they have written nothing, and have not won."""
    marked = after(at(STRICT, 990, 100), 60, belote=0)
    assert marked.score == (1010, 262) and marked.on_extras[0]
    # A tie without and with a belote of the takers, 81 all and 71 + 20 against 91.
    plain = after(marked, 81)
    assert plain.score == (1010, 343) and not plain.finished
    belote = after(marked, 71, belote=0)
    assert belote.score == (1010, 353)
    assert not belote.finished, "it wrote nothing, and has not won"


# --- Revokes -----------------------------------------------------------------------------------

ZONE = with_changes(preset("zone"), {"score.rounding": "none", "announcements.allowed": False})
HANDS = [
    "AS KS AH KH AD KD AC KC",
    "7S 8S 7H 8H 7D 8D 7C 8C",
    "9S TS 9H TH 9D TD 9C TC",
    "JS QS JH QH JD QD JC QC",
]


def revoked(*actions: str) -> Deal:
    return acts(position(ZONE, HANDS, Trump.H, taker=0, leader=0), *actions)


def play_on(deal: Deal) -> Deal:
    """Play to the end by the rules."""
    while deal.phase != "over":
        deal = acts(deal, action_text(legal_actions(deal)[0]))
    return deal


def test_a_revoke_is_let_through_and_decides_the_deal() -> None:
    # Seat 1 holds spades and throws a diamond away.
    deal = revoked("AS", "7D")
    assert deal.revoke is not None and deal.revoke.seat == 1
    assert "7D" not in [action_text(a) for a in legal_actions(revoked("AS"))]
    result = deal_result(play_on(deal), 81)
    assert result.outcome == "revoke"
    # The takers write 162 and the reserve, whatever their tricks were worth.
    assert result.score.score[0] == 162 + 81 and result.score.held == 0
    # The takers revoke: the defence writes it.
    deal = play_on(revoked("AS", "7S", "9D"))
    assert deal_result(deal, 0).score.score == (0, 162)


def test_the_first_revoke_decides() -> None:
    deal = revoked("AS", "7D", "9D")
    assert deal.revoke is not None and deal.revoke.seat == 1
    assert deal_result(play_on(deal), 0).score.score == (162, 0)


def test_a_card_not_held_is_no_revoke() -> None:
    assert refusal(revoked("AS"), "9S").code == "not-held"


def test_where_a_revoke_is_refused_nothing_has_happened() -> None:
    rules = with_changes(ZONE, {"play.revoke": "refused"})
    deal = acts(position(rules, HANDS, Trump.H, leader=0), "AS")
    assert refusal(deal, "7D").code == "must-follow"
    assert acts(deal, "7S").revoke is None
