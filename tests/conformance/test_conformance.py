"""Every conformance case, but for those of kind ``solve``, which come with the solver."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rebelote.engine import Totals, count
from rebelote.notation.record import parse_record, parse_rules
from rebelote.notation.replay import (
    Game,
    Stopped,
    legal_value,
    perft,
    play_through,
    replay_value,
)
from rebelote.problem import Problem

CASES = Path(__file__).parent / "cases"


def read(path: Path) -> list[dict[str, Any]]:
    """The cases of a file. Those of kind ``solve`` are not collected: they come with the solver."""
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [case for case in cases if case["kind"] != "solve"]


FILES = {path.stem: read(path) for path in sorted(CASES.glob("*.jsonl"))}
PERFT = [case for cases in FILES.values() for case in cases if case["kind"] == "perft"]


def differences(expect: Any, got: Any, where: str = "") -> Iterator[str]:
    """Where an answer differs from what is expected; keys that are not expected are not judged."""
    if isinstance(expect, dict):
        if not isinstance(got, dict):
            yield f"{where or 'answer'}: expected an object, got {got!r}"
            return
        for key, value in expect.items():
            place = f"{where}.{key}" if where else key
            if key in got:
                yield from differences(value, got[key], place)
            else:
                yield f"{place}: expected {value!r}, it is missing"
    elif isinstance(expect, list):
        if not isinstance(got, list) or len(got) != len(expect):
            yield f"{where}: expected {expect!r}, got {got!r}"
            return
        for number, (value, other) in enumerate(zip(expect, got, strict=True)):
            yield from differences(value, other, f"{where}[{number}]")
    elif type(expect) is not type(got) or expect != got:
        yield f"{where}: expected {expect!r}, got {got!r}"


def check_lines(game: Game) -> None:
    """The lines of a finished deal sum to its score."""
    for result in game.results:
        for side, written in enumerate(result.score.score):
            assert written == sum(x.points for x in result.score.lines if x.side == side)


def answer_count(case: dict[str, Any]) -> dict[str, Any]:
    """The answer of ``rebelote count``."""
    _, _, rules = parse_rules(case["rules"])
    fields: dict[str, Any] = {
        k: tuple(v) if isinstance(v, list) else v for k, v in case["count"].items()
    }
    score = count(rules, Totals(**fields))
    for side, written in enumerate(score.score):
        assert written == sum(line.points for line in score.lines if line.side == side)
    return {"outcome": score.outcome, "score": list(score.score), "held": score.held}


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """The answer that the commands give for a case."""
    if case["kind"] == "count":
        return answer_count(case)
    try:
        game = play_through(parse_record(case["record"]))
    except Stopped as stopped:
        return {
            "ok": False,
            "deal": stopped.deal,
            "action": stopped.action,
            "seat": stopped.seat,
            "error": stopped.problem.code,
            "legal": stopped.legal,
        }
    except Problem as problem:
        return {"ok": False, "error": problem.code, **problem.details}
    check_lines(game)
    match case["kind"]:
        case "legal":
            return legal_value(game)
        case "perft":
            depth = case["expect"]["depth"]
            assert game.deal is not None
            return {"depth": depth, "sequences": perft(game.deal, depth)}
        case "replay" | "illegal":
            return replay_value(game)
    raise AssertionError(f"a kind of case that no runner knows: {case['kind']}")


def wrong(case: dict[str, Any]) -> str | None:
    """What a case disagrees about, readable, or None."""
    found = list(differences(case["expect"], answer(case)))
    if not found:
        return None
    rules = case.get("rules") or case["record"].get("rules")
    about = f"{case['id']} ({case['source']}): {case['why']}\n  rules {json.dumps(rules)}"
    return "\n    ".join([about, *found])


def test_all_case_files_are_here() -> None:
    assert len(FILES) == 29
    assert sum(map(len, FILES.values())) > 3300
    identifiers = [(name, case["id"]) for name, cases in FILES.items() for case in cases]
    assert len(identifiers) == len(set(identifiers))


@pytest.mark.parametrize("name", [name for name, cases in FILES.items() if cases])
def test_file(name: str) -> None:
    failures = [wrong(case) for case in FILES[name] if case["kind"] != "perft"]
    told = [failure for failure in failures if failure]
    assert not told, f"{len(told)} of {len(failures)} cases of {name}:\n" + "\n".join(told[:10])


# One test a case, so that several workers share them.
@pytest.mark.parametrize("case", PERFT, ids=[case["id"] for case in PERFT])
def test_perft(case: dict[str, Any]) -> None:
    assert wrong(case) is None, wrong(case)


def test_the_comparison_is_exact() -> None:
    assert list(differences({"a": [1, None]}, {"a": [1, None], "b": 2})) == []
    assert list(differences(1, True)), "a number is no yes or no"
    assert list(differences(0, None)), "nothing is not nought"
    assert list(differences([1], [1, 2])), "a list is whole"
    assert list(differences({"a": 1}, {})), "an expected key must be there"
