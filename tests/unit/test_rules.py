"""Rules as data: the presets of rules.md, section 8, and rules files that are not right."""

from typing import Any

import pytest

from rebelote.problem import Problem
from rebelote.rules import (
    DIMENSIONS,
    Value,
    check_together,
    differences,
    digest,
    dimension,
    load_preset,
    preset,
    preset_names,
    read_rules,
    rules_text,
    value_of,
    with_changes,
)

NAMES = [
    "cafe",
    "decouverte",
    "duel",
    "ffb-classic",
    "ffb-classic-sa-ta",
    "ffb-coinche",
    "ffb-contree",
    "house-coinche",
    "reserva",
    "three-handed",
    "zone",
]


def test_the_presets_of_section_8() -> None:
    assert preset_names() == NAMES


# --- Section 8, column by column, every value that the tables name ---------------------------

TURN_UP: dict[str, Value] = {
    "seats": 4, "deal.packets": (3, 2), "deal.complete": (3,), "deal.turn_up": True,
    "deal.stock": 0, "deal.layout": "hand", "deal.shuffle": "each-deal",
    "auction.kind": "turn-up", "auction.contracts": "suits", "auction.all_pass": "next-dealer",
    "auction.double": "none", "deal.first_dealer": "lowest-card",
    "play.raise": "always", "play.partner_exempt": "always", "play.undertrump": "required",
    "play.beat_plain": False, "play.free_while_stock": False, "play.revoke": "refused",
    "belote.call": "required", "belote.king_first": False, "belote.when_lost": "kept",
    "belote.tout_atout": "each-suit", "announcements.allowed": False,
    "tricks.last": 10, "tricks.capot": 252,
    "score.contract": "majority", "score.tie": "held", "score.made": "points", "score.lost": 162,
    "score.lost_capot": "capot", "score.rounding": "none",
    "match.end": "target", "match.target": 1000, "match.reach": "reach",
    "match.win_on_extras": True, "match.streak": False,
}  # fmt: skip
SAID: dict[str, Value] = {
    "announcements.allowed": True, "announcements.call": "required",
    "announcements.equal": "trump-then-none", "announcements.when_lost": "to-defence",
}  # fmt: skip
COINCHE: dict[str, Value] = {
    "seats": 4, "deal.packets": (3, 2, 3), "deal.complete": (), "deal.turn_up": False,
    "deal.stock": 0, "deal.first_dealer": "lowest-card",
    "auction.kind": "bidding", "auction.contracts": "suits+SA+TA", "auction.minimum": 80,
    "auction.step": 10, "auction.maximum": None, "auction.capot": True,
    "auction.passed_may_return": True, "auction.double": "coinche",
    "auction.all_pass": "next-dealer",
    "play.raise": "always", "play.undertrump": "free", "play.partner_exempt": "always",
    "belote.call": "required", "belote.when_lost": "kept",
    **SAID, "announcements.when_capot": "to-winner", "announcements.squares_sa": "ace-200",
    "tricks.capot": 252, "score.contract": "bid-and-majority", "score.tie": "lost",
    "score.made": "points+bid", "score.lost": 160, "score.lost_capot": "same",
    "score.double_scope": "all", "score.doubles": (2, 4),
    "score.capot_bid": "points+250", "score.doubled_capot": "250",
    "cards.sans_atout": "ace-19", "cards.tout_atout": "13-9-6-5-3-2",
    "score.rounding": "nearest-10", "match.end": "target", "match.target": 2000,
    "match.win_on_extras": False,
}  # fmt: skip

EXPECTED: dict[str, dict[str, Value]] = {
    "ffb-classic": TURN_UP,
    "cafe": TURN_UP | SAID,
    "zone": TURN_UP | SAID | {
        "announcements.call": "automatic", "deal.first_dealer": "random",
        "play.revoke": "loses-deal", "belote.call": "automatic", "tricks.capot": 250,
        "score.rounding": "nearest-10",
    },
    "reserva": TURN_UP | SAID | {"deal.first_dealer": "random", "announcements.equal": "none"},
    "ffb-coinche": COINCHE,
    "house-coinche": COINCHE | {
        "auction.contracts": "suits", "play.undertrump": "required", "belote.call": "automatic",
        "announcements.call": "automatic", "announcements.when_capot": "kept",
        "score.double_scope": "bid", "score.rounding": "none",
    },
    "ffb-contree": COINCHE | {
        "auction.contracts": "suits", "auction.maximum": 160, "belote.when_lost": "to-defence",
        "announcements.allowed": False, "announcements.when_capot": "kept",
        "announcements.call": "automatic", "score.contract": "bid", "score.capot_bid": "flat-500",
        "score.doubled_capot": "plus-100", "cards.tout_atout": "scaled", "score.rounding": "none",
    },
    "duel": TURN_UP | {
        "seats": 2, "deal.packets": (3, 3), "deal.complete": (3,), "deal.stock": 14,
        "deal.first_dealer": "random", "auction.all_pass": "forced-third",
        "play.free_while_stock": True, "belote.call": "automatic", "score.tie": "made",
        "match.end": "deals", "match.deals": 2, "match.streak": True, "match.win_on_extras": True,
    },
    "ffb-classic-sa-ta": TURN_UP | {
        "auction.contracts": "suits+SA+TA", "cards.sans_atout": "ace-19",
        "cards.tout_atout": "scaled",
    },
    "decouverte": TURN_UP | {
        "seats": 2, "deal.layout": "6+10", "deal.packets": (3, 3), "deal.complete": (),
        "score.tie": "lost", "belote.call": "automatic",
    },
    "three-handed": TURN_UP | {
        "seats": 3, "score.tie": "lost", "belote.call": "automatic",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_values_of_section_8(name: str) -> None:
    rules = preset(name)
    got = {dimension_name: value_of(rules, dimension_name) for dimension_name in EXPECTED[name]}
    assert got == EXPECTED[name]
    assert rules.preset == load_preset(name).name == name


@pytest.mark.parametrize("name", NAMES)
def test_every_disputed_value_has_its_source(name: str) -> None:
    """Each dimension in which presets differ has a source, and no source is empty."""
    disputed = {
        key
        for first in NAMES
        for second in NAMES
        for key in differences(preset(first), preset(second))
    }
    sources = load_preset(name).sources
    assert disputed <= set(sources) <= set(DIMENSIONS)
    assert all(source.strip() for source in sources.values())
    assert load_preset(name).version and load_preset(name).authority


def test_every_dimension_has_two_values_or_more() -> None:
    for item in DIMENSIONS.values():
        assert item.is_switch or item.span is not None or len(item.choices) >= 2
        assert item.allowed()


# --- Files that are not right --------------------------------------------------------------

RIGHT = rules_text(preset("cafe"), name="ours", version="2026-01-01", authority="us")


def refused(text: str) -> dict[str, Any]:
    with pytest.raises(Problem) as caught:
        read_rules(text, "ours.toml")
    assert caught.value.code == "unknown-rule"
    assert caught.value.details["file"] == "ours.toml"
    return {"reason": caught.value.reason, **caught.value.details}


def line_of(text: str, start: str) -> int:
    """The number of the line that begins so."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_what_is_written_is_read_back() -> None:
    for name in NAMES:
        rules = preset(name)
        read = read_rules(rules_text(rules, name=name, version="1", authority="a"), "x.toml")
        assert read.rules == rules
        assert (read.name, read.version, read.authority, read.sources) == (name, "1", "a", {})


@pytest.mark.parametrize("name", list(DIMENSIONS))
def test_a_missing_key(name: str) -> None:
    section, _, key = name.rpartition(".")
    lines = RIGHT.splitlines()
    inside = lines.index(f"[{section}]") if section else 0
    place = next(n for n in range(inside, len(lines)) if lines[n].startswith(f"{key} = "))
    problem = refused("\n".join(lines[:place] + lines[place + 1 :]))
    assert problem["reason"] == "rules-missing-key"
    assert problem["name"] == name
    assert problem["allowed"] == DIMENSIONS[name].allowed()
    if section:
        assert problem["line"] == inside + 1, "the line of its section"


@pytest.mark.parametrize("key", ["name", "version", "authority", "[sources]"])
def test_missing_about(key: str) -> None:
    lines = [line for line in RIGHT.splitlines() if not line.startswith(key)]
    problem = refused("\n".join(lines))
    assert problem["reason"] == "rules-missing-key" and problem["name"] == key.strip("[]")


def test_an_unknown_key() -> None:
    text = RIGHT.replace("[score]\n", "[score]\ntied = 1\n")
    problem = refused(text)
    assert problem["reason"] == "rules-unknown-dimension" and problem["name"] == "score.tied"
    assert problem["line"] == line_of(text, "tied")


def test_an_unknown_section_and_an_unknown_key_at_the_top() -> None:
    text = RIGHT + "\n[weather]\nsun = true\n"
    problem = refused(text)
    assert problem["name"] == "weather.sun" and problem["line"] == line_of(text, "sun")
    text = "sun = true\n" + RIGHT
    problem = refused(text)
    assert problem["name"] == "sun" and problem["line"] == 1


def test_an_unknown_source() -> None:
    text = RIGHT + '"score.tied" = "S0"\n'
    problem = refused(text)
    assert problem["name"] == "score.tied" and problem["line"] == line_of(text, '"score.tied"')


@pytest.mark.parametrize(
    ("before", "after", "name", "allowed"),
    [
        ('tie = "held"', 'tie = "holds"', "score.tie", "held, lost, made"),
        ('tie = "held"', "tie = true", "score.tie", "held, lost, made"),
        ('tie = "held"', "tie = 1", "score.tie", "held, lost, made"),
        ("lost = 162", 'lost = "162"', "score.lost", "0…1000"),
        ("lost = 162", "lost = 162.0", "score.lost", "0…1000"),
        ("lost = 162", "lost = -1", "score.lost", "0…1000"),
        ("lost = 162", "lost = 1001", "score.lost", "0…1000"),
        ("lost = 162", "lost = true", "score.lost", "0…1000"),
        ("seats = 4", "seats = 5", "seats", "4, 3, 2"),
        ("seats = 4", "seats = true", "seats", "4, 3, 2"),
        ("turn_up = true", 'turn_up = "true"', "deal.turn_up", "true, false"),
        ("turn_up = true", "turn_up = 1", "deal.turn_up", "true, false"),
        ("packets = [3, 2]", "packets = 5", "deal.packets", "[1…8, …]"),
        ("packets = [3, 2]", 'packets = ["3", 2]', "deal.packets", "[1…8, …]"),
        ("packets = [3, 2]", "packets = [3, 0, 2]", "deal.packets", "[1…8, …]"),
        ("packets = [3, 2]", "packets = [true, 4]", "deal.packets", "[1…8, …]"),
        ('maximum = "none"', 'maximum = "null"', "auction.maximum", "0…2000, none"),
        ('raise = "always"', "raise = false", "play.raise", "always, not-over-partner"),
    ],
)
def test_a_wrong_value(before: str, after: str, name: str, allowed: str) -> None:
    assert f"\n{before}\n" in RIGHT
    text = RIGHT.replace(f"\n{before}\n", f"\n{after}\n")
    problem = refused(text)
    assert problem["reason"] == "rules-wrong-value"
    assert problem["name"] == name and problem["allowed"] == allowed
    assert problem["line"] == line_of(text, after)
    assert problem["value"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("seats = ", 1),
        ("seats = 4\nseats = 4", 2),
        ("[cards]\n\n[cards]", 3),
        ("a = 1\nb = [1,\n", 3),
    ],
)
def test_no_toml(text: str, line: int) -> None:
    problem = refused(text)
    assert problem["reason"] == "rules-not-toml"
    assert abs(problem["line"] - line) <= 1


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("ffb-classic", {"deal.packets": [3, 3]}, "deal.packets"),  # 4 × 9 cards
    ("ffb-classic", {"seats": 2}, "seats"),
    ("ffb-classic", {"deal.stock": 14}, "deal.stock"),
    ("ffb-classic", {"deal.layout": "6+10"}, "deal.layout"),
    ("ffb-classic", {"deal.turn_up": False}, "deal.turn_up"),
    ("ffb-classic", {"auction.double": "coinche"}, "auction.double"),
    ("ffb-classic", {"score.contract": "bid"}, "score.contract"),
    ("ffb-classic", {"score.made": "points+bid"}, "score.made"),
    ("ffb-classic", {"deal.first_dealer": 3, "seats": 3}, "seats"),
    ("three-handed", {"deal.first_dealer": 3}, "deal.first_dealer"),
    ("three-handed", {"score.tie": "held"}, "score.tie"),
    ("three-handed", {"match.streak": True}, "match.streak"),
    ("ffb-coinche", {"auction.all_pass": "forced-third"}, "auction.all_pass"),
    ("ffb-coinche", {"auction.minimum": 100, "auction.maximum": 90}, "auction.maximum"),
    ("ffb-coinche", {"deal.turn_up": True}, "deal.turn_up"),
    ("ffb-coinche", {"score.doubles": [4, 2]}, "score.doubles"),
    ("ffb-coinche", {"score.doubles": [2]}, "score.doubles"),
    ("ffb-coinche", {"score.doubles": [3, 3]}, "score.doubles"),
    ("decouverte", {"deal.stock": 2}, "deal.stock"),
    ("decouverte", {"deal.complete": [3]}, "deal.complete"),
    ("duel", {"deal.stock": 12}, "deal.stock"),
]


@pytest.mark.parametrize(("name", "changes", "told"), IMPOSSIBLE)
def test_an_impossible_combination(name: str, changes: dict[str, Any], told: str) -> None:
    with pytest.raises(Problem) as caught:
        with_changes(preset(name), changes)
    assert caught.value.code == "unknown-rule"
    assert caught.value.reason == "rules-impossible-together"
    assert told in str(caught.value.details["names"])


def test_an_impossible_combination_in_a_file_names_the_file_and_a_line() -> None:
    text = RIGHT.replace("packets = [3, 2]", "packets = [3, 3]")
    problem = refused(text)
    assert problem["reason"] == "rules-impossible-together"
    assert "deal.packets" in problem["names"]
    # The combination has several lines; the one named must be one of them.
    named = {line_of(text, key) for key in ("seats", "packets", "complete", "stock")}
    assert problem["line"] in named


def test_lines_are_those_that_an_editor_counts() -> None:
    """Not every character at which Python splits a text begins a line of a TOML file."""
    text = RIGHT.replace("[score]\n", "[score]\ntied = 1\n")
    text = "# a comment with U+2028 \u2028 and U+0085 \u0085 in it\n" + text
    problem = refused(text)
    assert problem["line"] == text[: text.index("tied")].count("\n") + 1


# --- Changes, differences, digests -----------------------------------------------------------


def test_house_rules() -> None:
    rules = with_changes(preset("ffb-classic"), {"score.tie": "made", "deal.packets": [2, 3]})
    assert rules.score.tie == "made" and rules.deal.packets == (2, 3)
    assert rules.preset == "ffb-classic"
    assert differences(preset("ffb-classic"), rules) == {
        "score.tie": ("held", "made"),
        "deal.packets": ((3, 2), (2, 3)),
    }
    assert with_changes(rules, {}) == rules
    assert with_changes(rules, {"auction.maximum": None}) == rules


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"score.ties": "made"}, "rules-unknown-dimension"),
        ({"score": "made"}, "rules-unknown-dimension"),
        ({"preset": "zone"}, "rules-unknown-dimension"),
        ({"play.raise_": "always"}, "rules-unknown-dimension"),
        ({"score.tie": None}, "rules-wrong-value"),
        ({"score.tie": ["made"]}, "rules-wrong-value"),
    ],
)
def test_house_rules_that_are_none(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Problem) as caught:
        with_changes(preset("ffb-classic"), changes)
    assert (caught.value.code, caught.value.reason) == ("unknown-rule", reason)


def test_an_unknown_preset() -> None:
    for name in ("poker", "", "../zone", "zone.toml"):
        with pytest.raises(Problem) as caught:
            preset(name)
        assert caught.value.code == "unknown-rule"
        assert "ffb-classic" in str(caught.value.details["allowed"])


def test_digest() -> None:
    digests = {digest(preset(name)) for name in NAMES}
    assert len(digests) == len(NAMES)
    assert all(len(text) == 16 and int(text, 16) >= 0 for text in digests)
    ours = read_rules(RIGHT, "ours.toml").rules
    assert ours.preset == "ours" and digest(ours) == digest(preset("cafe")), "names do not count"
    for name in DIMENSIONS:
        try:
            changed = with_changes(preset("ffb-coinche"), {name: other_value(name)})
        except Problem:
            continue
        assert digest(changed) != digest(preset("ffb-coinche")), name


def other_value(name: str) -> Value:
    """A value that ffb-coinche does not have."""
    item, now = DIMENSIONS[name], value_of(preset("ffb-coinche"), name)
    if item.is_switch:
        return not now
    options: list[Value] = [*item.choices]
    if item.span is not None:
        options += [(3, 5)] if item.is_list else [item.span.low, item.span.high]
    return next(value for value in options if value != now)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("score.tie", "made", "made"),
        ("score.lost", "160", 160),
        ("score.lost", " 160 ", 160),
        ("auction.maximum", "none", None),
        ("auction.maximum", "160", 160),
        ("deal.packets", "[3, 2, 3]", (3, 2, 3)),
        ("deal.packets", "3,2,3", (3, 2, 3)),
        ("deal.complete", "[]", ()),
        ("deal.first_dealer", "random", "random"),
        ("deal.first_dealer", "2", 2),
        ("score.doubled_capot", "250", "250"),
        ("seats", "3", 3),
        ("belote.king_first", "true", True),
        ("belote.king_first", "FALSE", False),
    ],
)
def test_a_typed_value(name: str, text: str, value: Value) -> None:
    parsed = dimension(name).parse(text)
    assert parsed == value and type(parsed) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("score.tie", "Made!"),
        ("score.tie", ""),
        ("score.lost", "1e3"),
        ("score.lost", "-1"),
        ("score.lost", "none"),
        ("belote.king_first", "yes"),
        ("belote.king_first", "1"),
        ("deal.packets", "3,9"),
        ("deal.packets", "3;2"),
        ("deal.first_dealer", "4"),
        ("seats", "5"),
    ],
)
def test_a_typed_value_that_is_not_allowed(name: str, text: str) -> None:
    with pytest.raises(Problem) as caught:
        dimension(name).parse(text)
    assert caught.value.details["allowed"] == DIMENSIONS[name].allowed()


def test_every_preset_can_be_played_together() -> None:
    for name in NAMES:
        check_together(preset(name))


def test_sides() -> None:
    assert [preset("zone").side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [preset("three-handed").side_of(seat) for seat in range(3)] == [0, 1, 2]
    assert [preset("duel").side_of(seat) for seat in range(2)] == [0, 1]
    assert [preset(name).sides for name in ("zone", "three-handed", "duel")] == [2, 3, 2]
