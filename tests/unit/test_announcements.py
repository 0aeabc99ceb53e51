"""Runs and squares: what a hand holds, whose count, and what is refused (rules.md, section 5)."""

from typing import Any

import pytest

from rebelote.cards import Trump, parse_card
from rebelote.engine import (
    Announcement,
    Deal,
    Run,
    Square,
    announcement_points,
    best_announcements,
)
from rebelote.engine.announcements import runs_in, valid_side, why_bad
from rebelote.engine.match import announcement_totals
from rebelote.notation.action_text import announcement_text, parse_action
from rebelote.rules import Rules, preset, with_changes
from support import acts, hand, position, refusal

CAFE = preset("cafe")
COINCHE = preset("ffb-coinche")


def house(name: str, **changes: Any) -> Rules:
    return with_changes(preset(name), {f"announcements.{key}": v for key, v in changes.items()})


def items(text: str) -> tuple[Announcement, ...]:
    """Announcements written ``run:7S-9S square:J``."""
    played = parse_action("+".join(["7S", *text.split()]))
    return played.announced  # type: ignore[union-attr]


def best(text: str, trump: Trump = Trump.H, rules: Rules = CAFE) -> list[str]:
    return [announcement_text(item) for item in best_announcements(hand(text), rules, trump)]


# --- Worth -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "plain", "ace_200"),
    [
        ("run:7S-9S", 20, 20), ("run:QS-AS", 20, 20), ("run:7S-TS", 50, 50),
        ("run:7S-JS", 100, 100), ("run:7S-QS", 100, 100), ("run:7S-AS", 100, 100),
        ("square:J", 200, 100), ("square:9", 150, 100), ("square:A", 100, 200),
        ("square:T", 100, 150), ("square:K", 100, 100), ("square:Q", 100, 100),
        ("square:8", 0, 0), ("square:7", 0, 0),
    ],
)  # fmt: skip
def test_worth(text: str, plain: int, ace_200: int) -> None:
    (item,) = items(text)
    for trump in Trump:
        assert announcement_points(item, CAFE, trump) == plain
        worth = ace_200 if trump is Trump.SA else plain
        assert announcement_points(item, COINCHE, trump) == worth


def test_cards_of_announcements() -> None:
    assert Run(1, 4, 6).cards == hand("JH QH KH") and Run(1, 4, 6).length == 3
    assert Square(4).cards == hand("JS JH JD JC")


# --- What a hand holds -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("7S 8S TS JS 7H 9H JH KH", []),
        ("7S 8S 9S JS 7H 9H JH KH", ["run:7S-9S"]),
        # The order is 7 8 9 T J Q K A, whatever the trump.
        ("TH JH QH 7S 8D 9D 7C 8C", ["run:TH-QH"]),
        ("JH 9H AH 7S 8D QD 7C 8C", []),
        # A run is never cut in two: eight in a row are 100, not 50 and 50.
        ("7S 8S 9S TS JS QS KS AS", ["run:7S-AS"]),
        ("7S 8S 9S TS JS QS 7H 8H", ["run:7S-QS"]),
        # Two runs, the better first; at equal worth the higher.
        ("7S 8S 9S TH JH QH KH 7D", ["run:TH-KH", "run:7S-9S"]),
        ("7S 8S 9S QD KD AD 7H 8H", ["run:QD-AD", "run:7S-9S"]),
        ("7S 8S 9S JS QS KS 7H 8H", ["run:JS-KS", "run:7S-9S"]),
        # Squares; eights and sevens are none.
        ("JS JH JD JC 7S 8S AD KC", ["square:J"]),
        ("8S 8H 8D 8C 7S 7H 7D 7C", []),
        ("JS JH JD JC 9S 9H 9D 9C", ["square:J", "square:9"]),
        # A card serves once: nines 150 and no run against 7 to J = 100.
        ("9S 9H 9D 9C 7S 8S TS JS", ["square:9"]),
        # The square takes the end of a run, and the rest is still one: 200 + 50.
        ("JS JH JD JC 7S 8S 9S TS", ["square:J", "run:7S-TS"]),
        # In the middle it leaves the better piece: 200 + 20.
        ("JS JH JD JC TS QS KS AS", ["square:J", "run:QS-AS"]),
        # Kings 100 and a run of four (50) are more than a run of five (100).
        ("KS KH KD KC 9S TS JS QS", ["square:K", "run:9S-QS"]),
        # At equal worth the better single one: tens 100, not 8 to Q with a ten (100).
        ("TS TH TD TC 8S 9S JS QS", ["square:T"]),
    ],
)
def test_the_best_way_to_cut_a_hand_up(held: str, said: list[str]) -> None:
    assert best(held) == said


def test_the_best_way_depends_on_the_contract() -> None:
    held = "TS TH TD TC 8S 9S JS QS"
    assert best(held, Trump.SA, COINCHE) == ["square:T"]
    assert [item.length for item in runs_in(hand("7S 8S 9S JS QS KS AS TH"))] == [3, 4]
    # Of two equal runs the one in trump is better, where that decides.
    assert best("7S 8S 9S 7H 8H 9H JD KC", Trump.H) == ["run:7H-9H", "run:7S-9S"]
    assert best("7S 8S 9S 7H 8H 9H JD KC", Trump.S) == ["run:7S-9S", "run:7H-9H"]


# --- What may be said --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "said", "reason"),
    [
        ("7S 8S 9S JH", "run:7S-9S", None),
        ("7S 8S 9S JH", "run:8S-TS", "announcement-not-held"),
        ("7S 8S 9S JH", "square:J", "announcement-not-held"),
        ("7S 8S 9S JH", "run:7S-8S", "announcement-too-short"),
        ("8S 8H 8D 8C", "square:8", "announcement-worth-nothing"),
        ("7S 8S 9S TS JS QS", "run:7S-9S", None),  # true, but smaller
        ("7S 8S 9S TS JS QS", "run:7S-9S run:TS-QS", "announcement-run-cut"),
        ("7S 8S 9S TS JS QS", "run:7S-9S run:9S-JS", "announcement-card-twice"),
        ("7S 8S 9S", "run:7S-9S run:7S-9S", "announcement-card-twice"),
        ("JS JH JD JC 9S TS", "square:J run:9S-JS", "announcement-card-twice"),
        ("JS JH JD JC 7S 8S 9S TS", "square:J run:7S-TS", None),
        ("JS JH JD JC 7S 8S 9S TS", "run:7S-JS", None),
        # The square lies between: two runs of what it leaves.
        ("TS TH TD TC 7S 8S 9S JS QS KS", "square:T run:7S-9S run:JS-KS", None),
        ("TS TH TD TC 7S 8S 9S JS QS KS", "run:7S-9S run:JS-KS", "announcement-run-cut"),
    ],
)
def test_what_may_be_said(held: str, said: str, reason: str | None) -> None:
    assert why_bad(items(said), hand(held), CAFE, Trump.H) == reason


def test_the_best_is_always_accepted() -> None:
    for held in ("7S 8S 9S JS QS KS 7H 8H", "JS JH JD JC TS QS KS AS", "7S 8S 9S TS JS QS KS AS"):
        said = best_announcements(hand(held), CAFE, Trump.H)
        assert why_bad(said, hand(held), CAFE, Trump.H) is None


# --- Whose count -------------------------------------------------------------------------------


def side(rules: Rules, *said: str, trump: Trump = Trump.H, leader: int = 0) -> int | None:
    seats = [items(text) if text else () for text in said]
    seats += [()] * (rules.seats - len(seats))
    return valid_side(tuple(seats), rules, trump, leader)


@pytest.mark.parametrize(
    ("first", "second", "valid"),
    [
        ("run:7S-9S", "", 0),
        ("", "run:7S-9S", 1),
        ("", "", None),
        ("run:7S-9S", "run:8D-TD", 1),  # the higher run
        ("run:QS-AS", "run:7D-TD", 1),  # 20 against 50
        ("run:7S-JS", "square:Q", 1),  # at 100 a square beats a run
        ("run:7S-AS", "square:Q", 1),
        ("square:9", "square:A", 0),  # 150 against 100
        ("square:J", "square:9", 0),
        ("square:A", "square:T", 0),  # equal squares: A T K Q
        ("square:T", "square:K", 0),
        ("square:K", "square:Q", 0),
        ("run:7S-JS", "run:8D-QD", 1),  # runs of 100 by their top card
        ("run:7S-JS", "run:8D-JD", 0),  # both up to the jack, but 100 against 50
        ("run:8S-TS", "run:8D-TD", None),  # equal, neither in trump: nobody
        ("run:8H-TH", "run:8D-TD", 0),  # equal: the one in trump
        ("run:8S-TS", "run:8H-TH", 1),
        # The single best decides, not the sum: 50 against 20 and 20.
        ("run:7S-TS", "run:QD-AD run:QC-AC", 0),
    ],
)
def test_whose_announcements_count(first: str, second: str, valid: int | None) -> None:
    assert side(CAFE, first, second) == valid
    # The same with the seats exchanged: nothing depends on who leads.
    mirrored = {0: 1, 1: 0, None: None}[valid]
    for leader in range(4):
        assert side(CAFE, second, first, leader=leader) == mirrored


def test_equal_announcements() -> None:
    pair = ("run:8H-TH", "run:8D-TD")
    assert side(house("cafe", equal="none"), *pair) is None
    assert side(house("cafe", equal="trump-then-none"), *pair) == 0
    speaker = house("cafe", equal="first-speaker")
    assert [side(speaker, *pair, leader=leader) for leader in range(4)] == [0, 1, 0, 0]
    # Equal ones of partners do not cancel each other.
    assert side(CAFE, "run:8S-TS", "", "run:8D-TD") == 0
    assert side(house("cafe", equal="none"), "run:8S-TS", "run:7C-9C", "run:8D-TD") == 0
    # But one of the other side does.
    assert side(CAFE, "run:8S-TS", "run:8C-TC", "run:8D-TD") is None
    # A tie of the best is not decided by the rest.
    assert side(CAFE, "run:8S-TS run:QS-AS", "run:QC-AC") is None


def test_equal_runs_in_all_trump_are_both_in_trump() -> None:
    assert side(COINCHE, "run:8H-TH", "run:8D-TD", trump=Trump.TA) is None
    assert side(COINCHE, "run:8H-TH", "run:8D-TD", trump=Trump.SA) is None


def test_squares_without_trump() -> None:
    # A 200, T 150, then K Q J 9 at 100, which rank A T K Q J 9.
    for better, worse in ("AT", "TK", "KQ", "QJ", "J9"):
        assert side(COINCHE, f"square:{better}", f"square:{worse}", trump=Trump.SA) == 0
    assert side(COINCHE, "square:9", "run:7S-JS", trump=Trump.SA) == 0
    same = house("ffb-coinche", squares_sa="same")
    assert side(same, "square:A", "square:J", trump=Trump.SA) == 1


def test_length_then_top() -> None:
    longer = house("cafe", rank_runs="length-then-top")
    # Both are 100: six up to the queen, five up to the ace.
    pair = ("run:7S-QS", "run:TD-AD")
    assert side(CAFE, *pair) == 1
    assert side(longer, *pair) == 0
    # Values come first, and a square still beats any run of equal value.
    assert side(longer, "run:7S-TS", "run:QD-AD") == 0
    assert side(longer, "run:7S-AS", "square:Q") == 1
    assert side(longer, "run:7S-JS", "run:8D-QD") == 1, "of equal length by the top card"


# --- At the table ------------------------------------------------------------------------------

HANDS = [
    "7S 8S 9S JH QH KH 7D AD",
    "TS JS QS KS 7H 8H 8D TD",
    "AS 9H TH AH 9D 7C 8C TC",
    "JD QD KD 9C JC QC KC AC",
]


def table(rules: Rules) -> Deal:
    return position(rules, HANDS, Trump.H, taker=0, leader=0)


def test_declared_with_the_first_card() -> None:
    deal = acts(table(CAFE), "7S+run:7S-9S+run:JH-KH", "TS+run:TS-KS", "AS", "9C")
    # 50 beats 20: side 1 alone counts; seat 3 forgot its five clubs.
    assert announcement_totals(deal) == (0, 50)
    deal = acts(table(CAFE), "7S+run:7S-9S+run:JH-KH", "TS", "AS", "9C")
    assert announcement_totals(deal) == (40, 0)
    # One card later it is too late.
    assert refusal(deal, "7C+run:7C-9C").code == "bad-call"
    assert refusal(deal, "7C+run:7C-9C").reason == "announcement-late"


def test_automatic() -> None:
    rules = house("cafe", call="automatic")
    deal = acts(table(rules), "7S", "TS", "AS", "9C")
    # Seat 3: 9 no ten J Q K A of clubs = 50, ace high, and J Q K of diamonds = 20; seat 1: 50.
    assert [len(said) for said in deal.announced] == [2, 1, 0, 2]
    assert announcement_totals(deal) == (0, 50 + 50 + 20)
    # Said all the same, it changes nothing.
    assert acts(table(rules), "7S+run:7S-9S").announced == acts(table(rules), "7S").announced


def test_refused() -> None:
    assert refusal(table(CAFE), "7S+run:8S-TS").reason == "announcement-not-held"
    assert refusal(table(preset("ffb-classic")), "7S+run:7S-9S").code == "bad-call"
    # A card that is refused is refused for itself first.
    deal = acts(table(CAFE), "7S")
    assert refusal(deal, "7H+run:TS-KS").code == "must-follow"


def test_the_card_played_still_serves() -> None:
    deal = acts(table(CAFE), "7S+run:7S-9S")
    assert deal.announced[0] == (Run(0, 0, 2),)
    assert not deal.hands[0] >> parse_card("7S") & 1
