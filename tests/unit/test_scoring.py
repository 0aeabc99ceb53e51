"""Counting deals by hand: rules.md, sections 6 and 9, in plain arithmetic."""

from typing import Any

import pytest

from rebelote.engine import DealScore, Totals, count
from rebelote.rules import Rules, preset, with_changes


def counted(
    rules: Rules | str,
    points: tuple[int, ...],
    *,
    taker: int = 0,
    tricks: tuple[int, ...] | None = None,
    belote: tuple[int, ...] | None = None,
    said: tuple[int, ...] | None = None,
    **more: Any,
) -> DealScore:
    """The count of a deal; unless given, the tricks are shared and nothing was announced."""
    if isinstance(rules, str):
        rules = preset(rules)
    nothing = (0,) * len(points)
    if tricks is None:
        tricks = (4, 4) if len(points) == 2 else (3, 3, 2)
    totals = Totals(taker, points, tricks, belote or nothing, said or nothing, **more)
    score = count(rules, totals)
    for side, written in enumerate(score.score):
        assert written == sum(line.points for line in score.lines if line.side == side)
    return score


def told(score: DealScore) -> tuple[str, tuple[int, ...], int]:
    return score.outcome, score.score, score.held


def house(name: str, **changes: Any) -> Rules:
    """A preset changed: ``score__tie="lost"`` stands for ``score.tie``."""
    return with_changes(preset(name), {key.replace("__", "."): v for key, v in changes.items()})


ALL = (252, 0)
NONE = (0, 252)

# --- Majority: made, lost, tie -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "belote", "said", "result"),
    [
        ((82, 80), (0, 0), (0, 0), ("made", (82, 80), 0)),
        ((80, 82), (0, 0), (0, 0), ("lost", (0, 162), 0)),
        ((81, 81), (0, 0), (0, 0), ("litige", (0, 81), 81)),
        # Totals are compared, never 82: 76 + 20 = 96 beats 86.
        ((76, 86), (20, 0), (0, 0), ("made", (96, 86), 0)),
        # 82 is not enough against 80 + 20 = 100.
        ((82, 80), (0, 20), (0, 0), ("lost", (0, 182), 0)),
        # The takers' belote is kept though they lost: 60 + 20 = 80 against 102.
        ((60, 102), (20, 0), (0, 0), ("lost", (20, 162), 0)),
        # 71 + 20 = 91 against 91: held, belote and all.
        ((71, 91), (20, 0), (0, 0), ("litige", (0, 91), 91)),
        ((91, 71), (0, 20), (0, 0), ("litige", (0, 91), 91)),
        # Announcements count in the comparison: 57 + 50 = 107 against 105.
        ((57, 105), (0, 0), (50, 0), ("made", (107, 105), 0)),
        # 56 + 50 = 106 against 106.
        ((56, 106), (0, 0), (50, 0), ("litige", (0, 106), 106)),
        # Lost: the announcements go to the defence, whoever made them: 162 + 20.
        ((60, 102), (0, 0), (20, 0), ("lost", (0, 182), 0)),
        ((90, 72), (0, 0), (0, 50), ("lost", (0, 212), 0)),
        # The belote stays with the loser, the announcements do not.
        ((50, 112), (20, 0), (20, 0), ("lost", (20, 182), 0)),
        ((0, 162), (0, 0), (0, 0), ("lost", (0, 162), 0)),
    ],
)
def test_majority(
    points: tuple[int, int],
    belote: tuple[int, int],
    said: tuple[int, int],
    result: tuple[str, tuple[int, ...], int],
) -> None:
    assert told(counted("cafe", points, belote=belote, said=said)) == result
    # The same seen from the other side.
    outcome, score, held = result
    mirrored = counted("cafe", points[::-1], taker=1, belote=belote[::-1], said=said[::-1])
    assert told(mirrored) == (outcome, score[::-1], held)


def test_the_other_values_of_a_tie() -> None:
    assert told(counted(house("cafe", score__tie="lost"), (71, 91), belote=(20, 0))) == (
        "lost", (20, 162), 0,
    )  # fmt: skip
    assert told(counted(house("cafe", score__tie="made"), (71, 91), belote=(20, 0))) == (
        "made", (91, 91), 0,
    )  # fmt: skip


def test_kept_and_to_defence() -> None:
    to_defence = house("ffb-classic", belote__when_lost="to-defence")
    assert told(counted(to_defence, (60, 102), belote=(20, 0))) == ("lost", (0, 182), 0)
    # The defence's own belote is the defence's anyhow.
    assert told(counted(to_defence, (60, 102), belote=(0, 20))) == ("lost", (0, 182), 0)
    kept = house("cafe", announcements__when_lost="kept")
    assert told(counted(kept, (60, 102), said=(20, 0))) == ("lost", (20, 162), 0)
    assert told(counted(kept, (60, 102), said=(0, 20))) == ("lost", (0, 182), 0)


# --- The reserve -------------------------------------------------------------------------------


def test_held_points_go_to_the_side_that_wins_the_next_deal() -> None:
    # The next takers make it with 100: 100 + 81.
    assert told(counted("ffb-classic", (100, 62), held=81)) == ("made", (181, 62), 0)
    # They fail: the defence writes 162 + 81.
    assert told(counted("ffb-classic", (62, 100), held=81)) == ("lost", (0, 243), 0)
    # Another tie: 81 + 81 wait.
    assert told(counted("ffb-classic", (81, 81), held=81)) == ("litige", (0, 81), 162)


def test_reserve_is_added_before_rounding() -> None:
    # 94 + 81 = 175 → 180. Rounded apart it would be 90 + 80 = 170.
    score = counted("zone", (94, 68), held=81)
    assert told(score) == ("made", (180, 70), 0)
    # A tie: the defence rounds what it writes, 81 → 80; the 81 that wait are not rounded.
    assert told(counted("zone", (81, 81))) == ("litige", (0, 80), 81)


def test_a_tie_under_lost_or_made_gives_the_reserve_to_its_winner() -> None:
    assert told(counted(house("zone", score__tie="lost"), (81, 81), held=91)) == (
        "lost", (0, 250), 0,  # 162 + 91 = 253 → 250
    )  # fmt: skip
    assert told(counted(house("zone", score__tie="made"), (81, 81), held=91)) == (
        "made", (170, 80), 0,  # 81 + 91 = 172 → 170
    )  # fmt: skip


# --- Every trick -------------------------------------------------------------------------------


def test_every_trick() -> None:
    assert told(counted("ffb-classic", ALL, tricks=(8, 0))) == ("made", (252, 0), 0)
    assert told(counted("ffb-classic", NONE, tricks=(0, 8))) == ("lost", (0, 252), 0)
    assert told(counted("zone", (250, 0), tricks=(8, 0))) == ("made", (250, 0), 0)
    same = house("ffb-classic", score__lost_capot="same")
    assert told(counted(same, NONE, tricks=(0, 8))) == ("lost", (0, 162), 0)
    # A side with a trick but no points has lost no capot.
    assert told(counted("ffb-classic", (0, 162), tricks=(1, 7))) == ("lost", (0, 162), 0)
    # A belote of the side without a trick is its own.
    assert told(counted("ffb-classic", ALL, tricks=(8, 0), belote=(0, 20))) == (
        "made", (252, 20), 0,
    )  # fmt: skip


def test_to_winner_changes_hands_before_the_contract_is_judged() -> None:
    # Kept: 252 against 200 + 100 = 300: the takers have lost though they won every trick.
    kept = house("cafe", announcements__when_capot="kept")
    assert told(counted(kept, ALL, tricks=(8, 0), said=(0, 300))) == ("lost", (0, 462), 0)
    # To the winner: 252 + 300 against nothing.
    moved = house("cafe", announcements__when_capot="to-winner")
    assert told(counted(moved, ALL, tricks=(8, 0), said=(0, 300))) == ("made", (552, 0), 0)
    # The defence with every trick takes the takers' too, even where a loser keeps them.
    moved = house("cafe", announcements__when_capot="to-winner", announcements__when_lost="kept")
    assert told(counted(moved, NONE, tricks=(0, 8), said=(50, 0))) == ("lost", (0, 302), 0)
    # Seven tricks are not all.
    assert told(counted(moved, (100, 62), tricks=(7, 1), said=(0, 20))) == ("made", (100, 82), 0)


# --- Bids --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points", "belote", "bid", "result"),
    [
        # house-coinche: points + bid, at least the bid and more than the defence.
        ("house-coinche", (92, 70), (0, 0), 80, ("made", (172, 70), 0)),
        ("house-coinche", (82, 80), (0, 0), 100, ("lost", (0, 260), 0)),  # 160 + 100
        ("house-coinche", (82, 80), (20, 0), 100, ("made", (202, 80), 0)),  # 82 + 20 = 102
        ("house-coinche", (80, 82), (0, 0), 80, ("lost", (0, 240), 0)),  # the bid, no majority
        ("house-coinche", (81, 81), (0, 0), 80, ("lost", (0, 240), 0)),  # a tie loses
        ("house-coinche", (89, 73), (0, 0), 90, ("lost", (0, 250), 0)),
        # 69 + 20 = 89 is below 90; the belote is kept.
        ("house-coinche", (69, 93), (20, 0), 90, ("lost", (20, 250), 0)),
        # ffb-contree: the bid is enough, even against a higher total.
        ("ffb-contree", (80, 82), (0, 0), 80, ("made", (160, 82), 0)),
        ("ffb-contree", (79, 83), (0, 0), 80, ("lost", (0, 240), 0)),
        ("ffb-contree", (79, 83), (20, 0), 90, ("made", (189, 83), 0)),  # 99 + 90
        # The takers' belote goes to the defence: 160 + 100 + 20.
        ("ffb-contree", (60, 102), (20, 0), 100, ("lost", (0, 280), 0)),
        # ffb-coinche rounds to the nearest ten: 92 + 80 = 172 → 170; 70.
        ("ffb-coinche", (92, 70), (0, 0), 80, ("made", (170, 70), 0)),
        ("ffb-coinche", (95, 67), (0, 0), 80, ("made", (180, 70), 0)),  # 175 → 180
        # The contract is judged before rounding: 89 is not 90.
        ("ffb-coinche", (89, 73), (0, 0), 90, ("lost", (0, 250), 0)),
    ],
)
def test_bids(
    name: str, points: tuple[int, int], belote: tuple[int, int], bid: int, result: object
) -> None:
    assert told(counted(name, points, belote=belote, bid=bid)) == result


def test_made_points_or_bid() -> None:
    points = house("house-coinche", score__made="points")
    assert told(counted(points, (92, 70), bid=80)) == ("made", (92, 70), 0)
    # Lost: 160, the bid left out.
    assert told(counted(points, (70, 92), bid=80)) == ("lost", (0, 160), 0)
    only = house("house-coinche", score__made="bid")
    # The takers 80 + 20 + 50, the defence nothing for its 92 − 22 = 70 points.
    assert told(counted(only, (92, 70), bid=80, belote=(20, 0), said=(50, 0))) == (
        "made", (150, 0), 0,
    )  # fmt: skip
    assert told(counted(only, (92, 70), bid=80, belote=(0, 20))) == ("made", (80, 20), 0)
    assert told(counted(only, (70, 92), bid=80)) == ("lost", (0, 240), 0)


def test_a_capot_bid() -> None:
    # points+250: made 252 + 250 = 502, lost 160 + 250 = 410, even with 162 − 0 points in 7 tricks.
    assert told(counted("house-coinche", ALL, tricks=(8, 0), bid="capot")) == (
        "made", (502, 0), 0,
    )  # fmt: skip
    assert told(counted("house-coinche", (150, 12), tricks=(7, 1), bid="capot")) == (
        "lost", (0, 410), 0,
    )  # fmt: skip
    # flat-500: 500 to the side that wins it.
    assert told(counted("ffb-contree", ALL, tricks=(8, 0), bid="capot")) == ("made", (500, 0), 0)
    assert told(counted("ffb-contree", (150, 12), tricks=(7, 1), bid="capot")) == (
        "lost", (0, 500), 0,
    )  # fmt: skip
    # With belote: 520; lost, the belote goes to the defence in contrée.
    assert told(counted("ffb-contree", ALL, tricks=(8, 0), bid="capot", belote=(20, 0))) == (
        "made", (520, 0), 0,
    )  # fmt: skip
    assert told(counted("ffb-contree", (150, 12), tricks=(7, 1), bid="capot", belote=(20, 0))) == (
        "lost",
        (0, 520),
        0,
    )
    # flat-500 holds under made: points too.
    flat = house("ffb-contree", score__made="points")
    assert told(counted(flat, ALL, tricks=(8, 0), bid="capot")) == ("made", (500, 0), 0)


def test_a_capot_bid_needs_every_trick_whatever_else_is_announced() -> None:
    score = counted(
        "house-coinche", (162, 0), tricks=(7, 1), bid="capot", said=(200, 0), belote=(20, 0)
    )
    # 160 + 250 + 200 to the defence; the belote kept.
    assert told(score) == ("lost", (20, 610), 0)


# --- Doubled -----------------------------------------------------------------------------------


def test_doubled_scope_all() -> None:
    contree = preset("ffb-contree")
    # Made: (160 + 100) × 2, the other side nothing for its 54 points.
    assert told(counted(contree, (108, 54), bid=100, doubled=2)) == ("made", (520, 0), 0)
    assert told(counted(contree, (108, 54), bid=100, doubled=4)) == ("made", (1040, 0), 0)
    # Lost: the same to the defence.
    assert told(counted(contree, (70, 92), bid=100, doubled=2)) == ("lost", (0, 520), 0)
    # The winner's belote is doubled: (160 + 100 + 20) × 2 = 560.
    assert told(counted(contree, (108, 54), bid=100, doubled=2, belote=(20, 0))) == (
        "made", (560, 0), 0,
    )  # fmt: skip
    # A loser who keeps a belote writes it plain: the defence of a contract made.
    assert told(counted(contree, (108, 54), bid=100, doubled=2, belote=(0, 20))) == (
        "made", (520, 20), 0,
    )  # fmt: skip
    # Lost, to-defence: the takers' belote is doubled for the defence.
    assert told(counted(contree, (70, 92), bid=100, doubled=2, belote=(20, 0))) == (
        "lost", (0, 560), 0,
    )  # fmt: skip
    # Lost, kept (ffb-coinche): the takers write 20, not 40.
    assert told(counted("ffb-coinche", (70, 92), bid=100, doubled=2, belote=(20, 0))) == (
        "lost", (20, 520), 0,
    )  # fmt: skip


def test_doubled_scope_bid() -> None:
    # 160 + 100 × 2 = 360; with a belote 380; announcements of both sides to the winner.
    assert told(counted("house-coinche", (108, 54), bid=100, doubled=2)) == ("made", (360, 0), 0)
    assert told(counted("house-coinche", (108, 54), bid=100, doubled=4, belote=(20, 0))) == (
        "made", (580, 0), 0,
    )  # fmt: skip
    assert told(counted("house-coinche", (122, 40), bid=100, doubled=2, said=(0, 50))) == (
        "made", (410, 0), 0,
    )  # fmt: skip
    assert told(counted("house-coinche", (70, 92), bid=100, doubled=2, said=(20, 0))) == (
        "lost", (0, 380), 0,
    )  # fmt: skip
    # Announcements kept: each its own, plain under bid.
    kept = house("house-coinche", announcements__when_lost="kept")
    assert told(counted(kept, (122, 40), bid=100, doubled=2, said=(0, 50))) == (
        "made", (360, 50), 0,
    )  # fmt: skip


def test_doubled_announcements_are_multiplied_under_all() -> None:
    # (160 + 100 + 50) × 2 = 620, though it was the losers' run of four.
    assert told(counted("ffb-coinche", (122, 40), bid=100, doubled=2, said=(0, 50))) == (
        "made", (620, 0), 0,
    )  # fmt: skip
    kept = house("ffb-coinche", announcements__when_lost="kept")
    assert told(counted(kept, (122, 40), bid=100, doubled=2, said=(0, 50))) == (
        "made", (520, 50), 0,
    )  # fmt: skip


def test_doubled_under_points_leaves_the_bid_out() -> None:
    points = house("ffb-contree", score__made="points")
    assert told(counted(points, (108, 54), bid=100, doubled=2)) == ("made", (320, 0), 0)
    points = house("house-coinche", score__made="points")
    # Scope bid: nothing to double.
    assert told(counted(points, (108, 54), bid=100, doubled=2)) == ("made", (160, 0), 0)


def test_doubled_capot() -> None:
    # 250 in place of 160: (250 + 100) × 2 = 700 under all, 250 + 100 × 2 = 450 under bid.
    assert told(counted("ffb-coinche", ALL, tricks=(8, 0), bid=100, doubled=2)) == (
        "made", (700, 0), 0,
    )  # fmt: skip
    assert told(counted("house-coinche", ALL, tricks=(8, 0), bid=100, doubled=2)) == (
        "made", (450, 0), 0,
    )  # fmt: skip
    # plus-100: (160 + 100) × 2 + 100 = 620.
    assert told(counted("ffb-contree", ALL, tricks=(8, 0), bid=100, doubled=2)) == (
        "made", (620, 0), 0,
    )  # fmt: skip
    # The defence with every trick: no more than a contract lost, (160 + 100) × 2 ...
    for name in ("ffb-coinche", "ffb-contree"):
        assert told(counted(name, NONE, tricks=(0, 8), bid=100, doubled=2)) == (
            "lost", (0, 520), 0,
        )  # fmt: skip
    # ... but under lost_capot: capot it counts: 250, and + 100.
    capot = house("ffb-coinche", score__lost_capot="capot")
    assert told(counted(capot, NONE, tricks=(0, 8), bid=100, doubled=2)) == ("lost", (0, 700), 0)
    capot = house("ffb-contree", score__lost_capot="capot")
    assert told(counted(capot, NONE, tricks=(0, 8), bid=100, doubled=2)) == ("lost", (0, 620), 0)


def test_doubled_capot_bid() -> None:
    # points+250: made (250 + 250) × 2, lost (160 + 250) × 2.
    coinche = preset("ffb-coinche")
    assert told(counted(coinche, ALL, tricks=(8, 0), bid="capot", doubled=2)) == (
        "made", (1000, 0), 0,
    )  # fmt: skip
    assert told(counted(coinche, (150, 12), tricks=(7, 1), bid="capot", doubled=2)) == (
        "lost", (0, 820), 0,
    )  # fmt: skip
    # Scope bid: 250 + 250 × 2, 160 + 250 × 2.
    assert told(counted("house-coinche", ALL, tricks=(8, 0), bid="capot", doubled=2)) == (
        "made", (750, 0), 0,
    )  # fmt: skip
    # flat-500: 500 × 2, without another 100; the belote multiplied under all ...
    contree = preset("ffb-contree")
    assert told(counted(contree, ALL, tricks=(8, 0), bid="capot", doubled=2)) == (
        "made", (1000, 0), 0,
    )  # fmt: skip
    assert told(counted(contree, ALL, tricks=(8, 0), bid="capot", doubled=2, belote=(20, 0))) == (
        "made",
        (1040, 0),
        0,
    )
    assert told(counted(contree, (150, 12), tricks=(7, 1), bid="capot", doubled=4)) == (
        "lost", (0, 2000), 0,
    )  # fmt: skip
    # ... plain under bid: 500 × 2 + 20.
    plain = house("ffb-contree", score__double_scope="bid")
    assert told(counted(plain, ALL, tricks=(8, 0), bid="capot", doubled=2, belote=(20, 0))) == (
        "made", (1020, 0), 0,
    )  # fmt: skip


def test_factors() -> None:
    three = house("ffb-contree", score__doubles=[2, 3])
    assert told(counted(three, (108, 54), bid=100, doubled=3)) == ("made", (780, 0), 0)


def test_reserve_is_never_multiplied() -> None:
    held = house("house-coinche", score__contract="majority", score__tie="held")
    # A doubled tie waits as it is; then 160 + 100 × 2 + 81.
    assert told(counted(held, (81, 81), bid=100, doubled=2)) == ("litige", (0, 81), 81)
    assert told(counted(held, (100, 62), bid=100, doubled=2, held=81)) == ("made", (441, 0), 0)


# --- Rounding ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "nearest", "down"),
    [(84, 80, 80), (85, 90, 80), (86, 90, 90), (90, 90, 90), (94, 90, 90), (95, 100, 90)],
)
def test_rounding(points: int, nearest: int, down: int) -> None:
    rules = house("ffb-classic", score__rounding="nearest-10")
    assert counted(rules, (points, 162 - points)).score[0] == nearest
    rules = house("ffb-classic", score__rounding="nearest-10-down")
    assert counted(rules, (points, 162 - points)).score[0] == down


def test_rounding_is_never_used_to_judge() -> None:
    # 82 against 80 is made, though both round to 80.
    assert told(counted("zone", (82, 80))) == ("made", (80, 80), 0)
    # 162 → 160, and 162 + 20 = 182 → 180.
    assert told(counted("zone", (80, 82))) == ("lost", (0, 160), 0)
    assert told(counted("zone", (80, 82), said=(0, 20))) == ("lost", (0, 180), 0)


# --- Revokes -----------------------------------------------------------------------------------


def test_a_revoke_counts_as_a_contract_lost_by_that_side() -> None:
    zone = house("zone", score__rounding="none")
    # The takers revoked: 162 + the announcements of both, and the reserve.
    assert told(counted(zone, (120, 42), revoker=0, said=(20, 0), held=81)) == (
        "revoke", (0, 263), 0,
    )  # fmt: skip
    # The defence revoked: the takers write the 162.
    assert told(counted(zone, (40, 122), revoker=1, said=(20, 0), held=81)) == (
        "revoke", (263, 0), 0,
    )  # fmt: skip
    # A belote stays with its owner, whoever it is.
    for revoker, score in ((0, (20, 162)), (1, (182, 0))):
        assert told(counted(zone, (81, 81), revoker=revoker, belote=(20, 0))) == (
            "revoke", score, 0,
        )  # fmt: skip
    to_defence = house("zone", score__rounding="none", belote__when_lost="to-defence")
    assert told(counted(to_defence, (120, 42), revoker=0, belote=(20, 0))) == (
        "revoke", (20, 162), 0,
    )  # fmt: skip


def test_a_revoke_with_every_trick_is_162_all_the_same() -> None:
    zone = house("zone", score__rounding="none")
    assert told(counted(zone, (250, 0), tricks=(8, 0), revoker=1)) == ("revoke", (162, 0), 0)
    assert told(counted(zone, (250, 0), tricks=(8, 0), revoker=0)) == ("revoke", (0, 162), 0)


def test_a_revoke_is_stronger_than_a_tie() -> None:
    assert told(counted(house("zone", score__rounding="none"), (81, 81), revoker=1)) == (
        "revoke", (162, 0), 0,
    )  # fmt: skip


def test_a_revoke_of_a_side_that_won_every_trick_does_not_bring_it_announcements() -> None:
    """It counts as a contract lost: with every trick won by a revoke nothing is taken over."""
    rules = house(
        "zone",
        score__rounding="none",
        announcements__when_lost="kept",
        announcements__when_capot="to-winner",
    )
    # Side 0 revoked on the way to its eight tricks: side 1 writes 162 and keeps its own run of 50.
    score = counted(rules, (250, 0), tricks=(8, 0), revoker=0, said=(0, 50))
    assert told(score) == ("revoke", (0, 212), 0)


# --- Lines -------------------------------------------------------------------------------------


def lines(score: DealScore, side: int) -> dict[str, int]:
    return {line.kind: line.points for line in score.lines if line.side == side}


def test_lines_tell_what_was_written() -> None:
    score = counted("zone", (94, 68), held=81, belote=(20, 0), said=(0, 20), last_side=1)
    # 94 + 20 + 81 = 195 → 200; 68 + 20 = 88 → 90; the last trick's 10 are told apart.
    assert lines(score, 0) == {"cards": 94, "belote": 20, "reserve": 81, "rounding": 5}
    assert lines(score, 1) == {"cards": 58, "last": 10, "announcements": 20, "rounding": 2}
    score = counted("ffb-contree", (108, 54), bid=100, doubled=2, belote=(20, 20))
    # (160 + 20 + 100) × 2: another 280.
    assert lines(score, 0) == {"contract": 160, "belote": 20, "bid": 100, "factor": 280}
    assert lines(score, 1) == {"belote": 20}
    score = counted("ffb-classic", (71, 91), belote=(20, 0), last_side=0)
    assert lines(score, 0) == {"cards": 61, "last": 10, "belote": 20, "reserve": -91}
    assert lines(counted("ffb-classic", ALL, tricks=(8, 0), last_side=0), 0) == {"capot": 252}
