"""Rule codes: any set of rules, there and back; and `rules new`."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cli import main
from rebelote.problem import Problem
from rebelote.rules import (
    DIMENSIONS,
    Rules,
    as_changes,
    differences,
    find_rules,
    house_questions,
    matters,
    own_names,
    preset,
    preset_names,
    read_code,
    rule_code,
    save_own,
    values_of,
    with_changes,
)


def house(base: str, seed: int) -> Rules:
    """A preset with some dimensions changed at random, to values that go together."""
    chance = random.Random(seed)
    rules = preset(base)
    for name, item in DIMENSIONS.items():
        if chance.random() < 0.4:
            values: list[Any] = [False, True] if item.is_switch else list(item.choices)
            if item.span is not None and not item.is_list:
                values.append(chance.randint(item.span.low, item.span.high))
            if values:
                try:
                    rules = with_changes(rules, {name: chance.choice(values)})
                except Problem:
                    continue
    return rules


@given(st.sampled_from(preset_names()), st.integers(0, 10**9))
def test_a_code_carries_any_rules_there_and_back(base: str, seed: int) -> None:
    rules = house(base, seed)
    code = rule_code(rules)
    assert values_of(read_code(code)) == values_of(rules)
    assert values_of(read_code(f"  {code.lower().replace('-', ' ')} ")) == values_of(rules)
    nearest, changes = as_changes(rules)
    assert values_of(with_changes(preset(nearest), dict(changes))) == values_of(rules)


def test_the_codes_of_today_are_read_tomorrow() -> None:
    """A code in somebody's old message must keep its meaning: these never change."""
    old = "RB1-RCYH4-58P3Q-17CNW-T3YKD-8DKZF-EC5BX-3SZVJ-0"
    assert differences(read_code(old), preset("zone")) == {}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "rule-code-foreign"),
        ("hello", "rule-code-foreign"),
        ("RB2-AAAA-AAAA", "rule-code-foreign"),
        ("RB1", "rule-code-broken"),
        ("RB1-", "rule-code-broken"),
        ("RB1-0000", "rule-code-broken"),
        ("RB1-ÑÑÑÑÑ", "rule-code-broken"),
        ("RB1-" + "A" * 1000, "rule-code-foreign"),
    ],
)
def test_a_broken_or_foreign_code_is_told(code: str, reason: str) -> None:
    with pytest.raises(Problem) as refused:
        read_code(code)
    assert (refused.value.code, refused.value.reason) == ("unknown-rule", reason)


@given(st.integers(4, 46), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_no_single_slip_of_the_pen_passes(place: int, letter: str) -> None:
    code = rule_code(preset("zone"))
    slipped = code[:place] + letter + code[place + 1 :]
    if code[place] in ("-", letter) or len(slipped) != len(code):
        return
    with pytest.raises(Problem):
        read_code(slipped)


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_told_to_be_none(text: str) -> None:
    for code in (text, f"RB1-{text}"):
        with pytest.raises(Problem):
            read_code(code)


def test_only_what_matters_is_asked() -> None:
    classic, contree = (
        house_questions(preset("ffb-classic")),
        house_questions(preset("ffb-contree")),
    )
    assert "auction.minimum" not in classic
    assert "auction.minimum" in contree
    assert "announcements.equal" not in classic
    assert "announcements.equal" in house_questions(preset("cafe"))
    assert not matters("play.partner_exempt", preset("duel"))
    assert set(classic) <= set(DIMENSIONS)


# ------------------------------------------------------------------ rules new

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command with these lines typed: exit status, output and errors."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))

    def call(*arguments: str, typed: list[str]) -> tuple[int, str, str]:
        lines = iter(typed)

        def read(_: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        out, err = capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    return call


@pytest.mark.parametrize(("language", "end"), [("es", "fin"), ("fr", "fin"), ("en", "end")])
def test_new_rules_are_asked_kept_and_played(ask: Ask, language: str, end: str) -> None:
    """The classic game with a 20-point last trick, capot as it is, and packets of two and three."""
    typed = ["", "20", "", "7", "[2, 3]", end, ""]
    status, out, _ = ask("rules", "new", "--language", language, typed=typed)
    assert status == 0
    (name,) = own_names()
    rules = find_rules(name).rules
    assert {key: value[1] for key, value in differences(preset("ffb-classic"), rules).items()} == {
        "tricks.last": 20,
        "deal.packets": (2, 3),
    }
    assert rule_code(rules) in out


def test_every_question_can_be_answered_by_enter(ask: Ask) -> None:
    for base in preset_names():
        status, _, _ = ask(
            "rules", "new", "--base", base, "--name", f"like-{base}", typed=[""] * 60
        )
        assert status == 0
        assert differences(preset(base), find_rules(f"like-{base}").rules) == {}


def test_each_choice_of_each_question_is_understood(ask: Ask) -> None:
    """Answering 1 everywhere gives the first choice of each question that has choices."""
    status, out, _ = ask("rules", "new", "--base", "cafe", "--name", "ones", typed=["1"] * 200)
    assert status in (0, 1)
    assert "Traceback" not in out


def test_nothing_is_kept_of_an_interrupted_questionnaire(ask: Ask) -> None:
    status, out, _ = ask("rules", "new", "--language", "en", typed=["", "20"])
    assert (status, own_names()) == (1, [])
    assert "Nothing was kept" in out


@pytest.mark.parametrize("name", ["", "Mi Casa", "../outside", "zone", "-x", "x" * 41])
def test_a_name_that_will_not_do_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Problem) as refused:
        save_own(name, preset("zone"), version="1", authority="zone")
    assert refused.value.reason == "rules-bad-name"
    assert list(tmp_path.iterdir()) == []


def test_a_bad_name_is_told_before_the_first_question(ask: Ask) -> None:
    status, out, err = ask("rules", "new", "--name", "ZZ", "--language", "en", typed=[])
    assert (status, out) == (2, "")
    assert "will not do as a name" in err
