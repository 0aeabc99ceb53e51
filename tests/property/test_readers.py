"""Readers of records, actions and rules files: whatever they are given, they answer or refuse.

Only `Problem` and `Stopped` may come out of them, never another exception.
"""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rebelote.cards import Trump, card_text
from rebelote.engine import Contract
from rebelote.notation.action_text import action_text, parse_action
from rebelote.notation.record import DealRecord, Record, parse_record, parse_rules, record_value
from rebelote.notation.replay import Stopped, legal_value, play_through, replay_value
from rebelote.problem import Problem
from rebelote.rules import (
    DIMENSIONS,
    preset,
    preset_names,
    read_rules,
    rules_text,
    value_text,
    with_changes,
)
from support import play_match, random_pack

CODES = {
    "malformed", "unknown-rule", "bad-deck", "wrong-phase", "not-held", "must-follow", "must-trump",
    "must-overtrump", "must-undertrump", "must-raise", "bid-too-low", "bid-not-allowed",
    "cannot-double", "cannot-pass", "bad-call", "deal-over", "match-over",
}  # fmt: skip


def read(value: Any) -> str | None:
    """Read and play a record: the code of what was wrong, or None."""
    try:
        game = play_through(parse_record(value))
    except Problem as problem:
        check_problem(problem)
        return problem.code
    except Stopped as stopped:
        check_problem(stopped.problem)
        return stopped.problem.code
    json.dumps([replay_value(game), legal_value(game)], allow_nan=False)
    return None


def check_problem(problem: Problem, *codes: str) -> None:
    """A problem has a code of record.md (one of these), and details that can be told in a line."""
    assert problem.code in (codes or CODES)
    assert problem.reason
    for key, detail in problem.details.items():
        assert key
        assert detail is None or isinstance(detail, str | int), (key, detail)
        assert len(str(detail)) < 1000, f"{key} is too long to be told"
        if isinstance(detail, str):
            detail.encode("utf-8")


def nested(depth: int, *, objects: bool = False) -> Any:
    """A list in a list in a list (or objects)."""
    value: Any = []
    for _ in range(depth):
        value = {"x": value} if objects else [value]
    return value


def coinche_record() -> dict[str, Any]:
    rules = with_changes(preset("ffb-coinche"), {"auction.maximum": 160})
    record = play_match(rules, Random(6), 2).record
    record.changes = {"auction.maximum": 160}
    record.seats = ["Ana", "bot:3", "Luis", "bot:3"]
    record.other = {"id": "1", "event": "e", "date": "d", "seed": "s", "commitment": "c", "x-y": 1}
    return record_value(record)


def classic_record() -> dict[str, Any]:
    return record_value(play_match(preset("cafe"), Random(4), 3).record)


def position_record() -> dict[str, Any]:
    pack = random_pack(Random(9))
    hands = tuple(sum(1 << card for card in pack[8 * seat : 8 * seat + 8]) for seat in range(4))
    contract = Contract(1, Trump.H, 100, 2)
    leads = [card_text(max(card for card in pack[16:24]))]
    deal = DealRecord(1, None, leads, hands, contract, 2)
    return record_value(Record("ffb-coinche", {}, preset("ffb-coinche"), [deal]))


RECORDS = {"coinche": coinche_record(), "classic": classic_record(), "position": position_record()}

BAD: list[Any] = [
    None, True, False, 0, 1, -1, 10**30, -(10**30), 10**4000, 1.5, float("nan"), float("inf"), "",
    "x", "x" * 1000, "\ud800", "\x00", "²", "JH", "ffb-classic", [], {}, [[]], [None], [True], [1],
    [10**30], [""], ["x" * 1000], ["JH"] * 2000, [[[[[[]]]]]], {"": None}, {"x-a": 1},
    {"preset": []}, {"preset": "zone", "set": []}, nested(50), nested(50, objects=True),
]  # fmt: skip


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a JSON value, itself included."""
    yield here
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*here, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            if number < 3 or number == len(value) - 1:
                yield from paths(item, (*here, number))


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with another value at this place."""
    if not path:
        return new
    result = copy.copy(value)
    result[path[0]] = replaced(value[path[0]], path[1:], new)
    return result


def without(value: Any, path: tuple[Any, ...]) -> Any:
    """A copy without this key or item."""
    result = copy.deepcopy(value)
    inside = result
    for key in path[:-1]:
        inside = inside[key]
    del inside[path[-1]]
    return result


@pytest.mark.parametrize("name", RECORDS)
def test_the_records_are_right(name: str) -> None:
    assert read(RECORDS[name]) is None


@pytest.mark.parametrize("name", RECORDS)
def test_every_key_with_every_wrong_value(name: str) -> None:
    """Each place of a record in turn holds each of the wrong values."""
    record = RECORDS[name]
    broken = []
    for path in paths(record):
        for bad in BAD:
            try:
                read(replaced(record, path, bad))
            except Exception as error:
                broken.append(f"{path} = {str(bad)[:40]!a}: {type(error).__name__}: {error}"[:200])
    assert not broken, f"{len(broken)} crashes:\n" + "\n".join(broken[:20])


@pytest.mark.parametrize("name", RECORDS)
def test_every_key_missing(name: str) -> None:
    for path in paths(RECORDS[name]):
        if path:
            read(without(RECORDS[name], path))


@pytest.mark.parametrize("name", RECORDS)
def test_an_unknown_key_is_refused_everywhere(name: str) -> None:
    record = RECORDS[name]
    for path in [p for p in paths(record) if isinstance(_at(record, p), dict)]:
        if path and str(path[-1]).startswith("x-"):
            continue
        broken = replaced(record, path, _at(record, path) | {"surprise": 1})
        wanted = "unknown-rule" if path and path[-1] == "set" else "malformed"
        assert read(broken) == wanted, path


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@pytest.mark.parametrize("key", ["format", "rules", "seats", "deals", "id", "x-deep"])
@pytest.mark.parametrize("depth", [500, 3000, 50_000])
@pytest.mark.parametrize("objects", [False, True])
def test_deep_nesting(key: str, depth: int, objects: bool) -> None:
    record = {**RECORDS["classic"], key: nested(depth, objects=objects)}
    assert read(record) == (None if key in ("id", "x-deep") else "malformed")


@pytest.mark.parametrize("depth", [500, 3000])
def test_deep_nesting_in_rules_and_deals(depth: int) -> None:
    deep = nested(depth)
    assert read({**RECORDS["classic"], "rules": {"preset": deep}}) == "malformed"
    assert read({**RECORDS["classic"], "rules": {"preset": "zone", "set": deep}}) == "malformed"
    for name in DIMENSIONS:
        changed = {"preset": "zone", "set": {name: deep}}
        assert read({**RECORDS["classic"], "rules": changed}) == "unknown-rule"
    for key in ("dealer", "deck", "actions"):
        deal = {**RECORDS["classic"]["deals"][0], key: deep}
        assert read({**RECORDS["classic"], "deals": [deal]}) == "malformed"


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
def test_set_of_another_kind(bad: Any) -> None:
    """`set` must be an object: nothing else is, and nothing else crashes."""
    code = read({**RECORDS["classic"], "rules": {"preset": "cafe", "set": bad}})
    if not isinstance(bad, dict):
        assert code == "malformed"


def test_huge_records_are_refused() -> None:
    classic = RECORDS["classic"]
    deal = classic["deals"][0]
    assert read({**classic, "deals": [deal] * 20_000}) == "malformed"
    assert read({**classic, "deals": [{**deal, "actions": ["pass"] * 100_000}]}) == "malformed"
    assert read({**classic, "deals": [{**deal, "deck": deal["deck"] * 10_000}]}) == "bad-deck"
    assert read({**classic, "deals": [{**deal, "deck": "7S " * 32}]}) == "bad-deck"
    assert read({**classic, "deals": [{**deal, "actions": ["x" * 10**6]}]}) == "malformed"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=20,
)
# Values that have something to do with records.
NEAR = st.sampled_from(
    ["rebelote/1", "cafe", "duel", "JH", "take", "take:H", "bid:80H", "S", "SA", "capot", 0, 1, 2,
     3, 4, 80, "none", " ".join(map(card_text, range(32))), [], {}, ["pass"], ["take", "7S"]]
)  # fmt: skip


@settings(max_examples=400)
@given(JSON)
def test_any_json_value(value: Any) -> None:
    read(value)


@settings(max_examples=400)
@given(
    st.fixed_dictionaries(
        {"format": st.just("rebelote/1"), "rules": JSON | NEAR, "deals": JSON},
        optional={"seats": JSON, "id": JSON},
    )
)
def test_any_record_object(value: Any) -> None:
    read(value)


DEAL = st.dictionaries(
    st.sampled_from(["dealer", "deck", "actions", "hands", "contract", "leader", "x-a", "y"]),
    NEAR | JSON,
)


@settings(max_examples=500)
@given(st.sampled_from(preset_names()), st.lists(DEAL, max_size=3))
def test_any_deals(rules: str, deals: list[Any]) -> None:
    read({"format": "rebelote/1", "rules": rules, "deals": deals})


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(sorted(DIMENSIONS)) | st.text(), JSON | NEAR))
def test_any_house_rules(changes: dict[str, Any]) -> None:
    try:
        parse_rules({"preset": "ffb-coinche", "set": changes})
    except Problem as problem:
        check_problem(problem, "unknown-rule", "malformed")


@settings(max_examples=300)
@given(st.binary(max_size=200))
@example(b'{"format": "rebelote/1", "rules": "cafe", "deals": [{}]}')
@example(b"[" * 100_000)
def test_any_bytes(data: bytes) -> None:
    try:
        value = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        return
    read(value)


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_mutated_record_texts(seed: int) -> None:
    """A valid record with some characters changed; where it is still JSON, it is read."""
    rng = Random(seed)
    text = list(json.dumps(RECORDS[rng.choice(sorted(RECORDS))]))
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text))
        if rng.random() < 0.3:
            del text[place]
        else:
            text[place] = rng.choice('0123456789SHDCTA:+-."[]{}, xKQJ7é')
    try:
        value = json.loads("".join(text))
    except ValueError:
        return
    read(value)


@settings(max_examples=400)
@given(st.integers(0, 2**32))
def test_mutated_actions(seed: int) -> None:
    """Actions of a valid record exchanged, doubled and left out."""
    rng = Random(seed)
    record = copy.deepcopy(RECORDS[rng.choice(["coinche", "classic"])])
    actions = record["deals"][rng.randrange(len(record["deals"]))]["actions"]
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(actions))
        match rng.randrange(4):
            case 0:
                actions[place] = rng.choice(actions)
            case 1:
                actions.insert(place, rng.choice(actions))
            case 2:
                del actions[place]
            case _:
                actions[place] += rng.choice(["+belote", "+run:7S-9S", "+square:J", "H", ":"])
    read(record)


@settings(max_examples=1000)
@given(
    st.text()
    | st.from_regex(
        r"(?i)(take|bid|run|square)?:?[0-9]{0,5}(capot)?:?([7-9TJQKA]?[SHDCA]{0,2})"
        r"(\+(run:..-..|square:.|(re)?belote)){0,3}",
        fullmatch=True,
    )
)
@example("take:ſ")
@example("square:\N{KELVIN SIGN}")
@example("\N{KELVIN SIGN}H")
@example("bid:٣٣H")
@example("bid:99999H")
@example("run:7S-9H")
@example("run:9S-7S")
@example("JH+")
@example("+")
def test_any_action(text: str) -> None:
    try:
        action = parse_action(text)
    except Problem as problem:
        check_problem(problem, "malformed")
        return
    assert parse_action(action_text(action)) == action


@pytest.mark.parametrize("name", preset_names())
def test_every_line_of_a_preset_broken(name: str) -> None:
    """Each line of a rules file in turn is left out, doubled, or given a wrong value."""
    rules = preset(name)
    lines = rules_text(rules, name="own", version="1", authority="me").splitlines()
    bad = ["", "true", "-1", "1.5", "10" * 300, '"x"', "[]", "{}", "[[[]]]", "1979-05-27", "nan"]
    bad += ['"' + "x" * 5000 + '"', "[" * 300 + "]" * 300, '"\\u0000"', "{a.b.c = 1}"]
    for number, line in enumerate(lines):
        key = line.partition("=")[0]
        broken = [[], [line, line], *([f"{key}= {value}"] for value in bad if "=" in line)]
        for instead in broken:
            check_rules("\n".join([*lines[:number], *instead, *lines[number + 1 :]]))


def check_rules(text: str) -> Problem | None:
    """Read a rules file: the problem, which names the file and a line of it, or None."""
    try:
        read_rules(text, "own.toml")
    except Problem as problem:
        check_place(problem, text)
        return problem
    return None


def check_place(problem: Problem, text: str) -> None:
    """The problem names the file, and a line that the file has."""
    check_problem(problem, "unknown-rule")
    assert problem.details["file"] == "own.toml"
    line = problem.details["line"]
    assert isinstance(line, int) and 1 <= line <= text.count("\n") + 1


OWN = rules_text(preset("ffb-coinche"), name="own", version="1", authority="me")


@settings(max_examples=500)
@given(st.integers(0, 2**32))
def test_mutated_rules_files(seed: int) -> None:
    rng, text = Random(seed), list(OWN)
    for _ in range(rng.randint(1, 5)):
        place = rng.randrange(len(text))
        if rng.random() < 0.4:
            del text[place]
        else:
            text[place] = rng.choice("0123456789 \n\"'[]{}=.,#_-+eé\x00tfr")
    check_rules("".join(text))


@settings(max_examples=300)
@given(st.text())
@example("[" * 50_000)
@example("a = " + "[" * 5000)
@example("a" + ".a" * 5000 + " = 1")
@example("seats = " + "9" * 5000)
@example("\ud800")
@example("[[seats]]")
@example("[sources.seats]\nx = 1")
@example('name = "x"\nversion = "1"\nauthority = "me"\nsources = {"a.b" = 1}')
def test_any_rules_text(text: str) -> None:
    assert check_rules(text) is not None


def test_rules_files_that_are_too_long() -> None:
    with pytest.raises(Problem) as refused:
        read_rules("# " + "x" * 200_000, "own.toml")
    assert refused.value.code == "unknown-rule"
    assert refused.value.details["file"] == "own.toml"


@settings(max_examples=1000)
@given(
    st.sampled_from(sorted(DIMENSIONS)),
    st.text() | st.from_regex(r"\[?-?[0-9]{0,12}(, ?[0-9]{1,3})*\]?", fullmatch=True),
)
@example("seats", "4" * 5000)
@example("deal.packets", "[" * 5000)
@example("deal.packets", "[٣, 2]")
@example("match.target", "²")
@example("match.target", "１０")
@example("score.rounding", "\ud800")
def test_any_typed_value(name: str, text: str) -> None:
    """What somebody types after ``--set name=``."""
    try:
        value = DIMENSIONS[name].parse(text)
    except Problem as problem:
        check_problem(problem, "unknown-rule")
        check_told(problem, name)
        return
    assert DIMENSIONS[name].check(value) == value
    assert DIMENSIONS[name].parse(value_text(value)) == value


def check_told(problem: Problem, name: str) -> None:
    """The problem names the dimension and what it takes."""
    assert problem.details["name"] == name
    assert problem.details["allowed"] == DIMENSIONS[name].allowed()


@settings(max_examples=500)
@given(st.sampled_from(sorted(DIMENSIONS)), JSON)
def test_any_value(name: str, value: Any) -> None:
    try:
        checked = DIMENSIONS[name].check(value)
    except Problem as problem:
        check_problem(problem)
        return
    if checked is not None:
        assert checked == (tuple(value) if isinstance(value, list) else value)
        assert type(checked) in (type(value), tuple)


@settings(max_examples=100)
@given(JSON)
def test_a_value_is_told_in_a_few_characters(value: Any) -> None:
    told = value_text(value)
    assert len(told) <= 60
    told.encode("utf-8")
