"""The commands over files of records: answers, exit statuses, and every kind of bad file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rebelote.cli import main

CASES = Path(__file__).parents[1] / "conformance" / "cases"


def cases(name: str, kind: str) -> list[dict[str, Any]]:
    lines = (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [case for case in map(json.loads, lines) if case["kind"] == kind]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Run a command in this process: its exit status, standard output and standard error."""

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main([*arguments, "--language", "en"])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return int(stopped.value.code or 0), out, err

    return call


Run = Callable[..., tuple[int, str, str]]


def write(folder: Path, *values: Any) -> str:
    path = folder / "records.jsonl"
    path.write_text("".join(json.dumps(value) + "\n" for value in values), "utf-8")
    return str(path)


def test_one_line_out_for_each_line_in_and_the_others_are_still_answered(
    run: Run, tmp_path: Path
) -> None:
    good = cases("random-zone", "replay")[:3]
    wrong = cases("illegal-moves", "illegal")[0]
    file = write(tmp_path, good[0]["record"], 7, wrong["record"], good[1]["record"], {"a": 1})
    status, out, _ = run("replay", file, "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [answer["ok"] for answer in answers] == [True, False, False, True, False]
    assert answers[1]["error"] == "malformed"
    assert answers[2] | wrong["expect"] == answers[2]
    assert "your opponent’s 8♦" in answers[2]["message"]


def test_legal_perft_and_count(run: Run, tmp_path: Path) -> None:
    legal = cases("legal-moves", "legal")[0]
    status, out, _ = run("legal", write(tmp_path, legal["record"]), "--json")
    assert (status, json.loads(out)) == (0, legal["expect"])
    perft = cases("perft", "perft")[0]
    depth = str(perft["expect"]["depth"])
    status, out, _ = run("perft", write(tmp_path, perft["record"]), "--depth", depth, "--json")
    assert (status, json.loads(out)) == (0, perft["expect"])
    count = cases("count", "count")[0]
    question = {"rules": count["rules"], "count": count["count"]}
    status, out, _ = run("count", write(tmp_path, question), "--json")
    answer = json.loads(out)
    assert status == 0
    assert answer | count["expect"] == answer
    assert sum(line["points"] for line in answer["lines"]) == sum(answer["score"])


def test_readable_forms_say_the_same(run: Run, tmp_path: Path) -> None:
    record = cases("random-ffb-coinche", "replay")[1]["record"]
    status, out, _ = run("replay", write(tmp_path, record))
    assert status == 0
    assert "Seat 3 takes: capot no trumps × 2" in out
    assert "written              1060           0" in out
    status, out, _ = run("legal", write(tmp_path, cases("auction", "legal")[2]["record"]))
    assert "take:C" in out
    assert "clubs" in out


def test_after_the_last_card_nothing_is_legal(run: Run, tmp_path: Path) -> None:
    record = cases("random-ffb-classic", "replay")[0]["record"]
    assert json.loads(run("legal", write(tmp_path, record), "--json")[1]) == {
        "seat": None,
        "phase": None,
        "actions": [],
    }
    status, out, _ = run("perft", write(tmp_path, record), "--depth", "1", "--json")
    assert (status, json.loads(out)["error"]) == (1, "deal-over")


def test_solve(run: Run, tmp_path: Path) -> None:
    case = cases("solve", "solve")[-1]
    status, out, _ = run("solve", write(tmp_path, case["record"]), "--json")
    assert (status, json.loads(out)) == (0, case["expect"])
    status, out, _ = run("solve", write(tmp_path, case["record"]))
    assert status == 0
    assert out.splitlines()[0] == (
        f"Seat {case['expect']['seat']} plays; points of its side over the whole deal:"
    )
    assert len(out.splitlines()) == 1 + len(case["expect"]["cards"])


def test_a_record_over_several_lines(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pretty.json"
    record = cases("random-ffb-classic", "replay")[0]["record"]
    path.write_text(json.dumps(record, indent=2), "utf-8")
    status, out, _ = run("replay", str(path), "--json")
    assert status == 0
    assert json.loads(out)["ok"]


RECORD: dict[str, Any] = cases("random-ffb-classic", "replay")[0]["record"]
GOOD = json.dumps(RECORD)
UNREADABLE = {
    "empty": b"",
    "blank": b"\n \n\n",
    "binary": bytes(range(256)) * 50,
    "not UTF-8": "José".encode("latin-1"),
    "cut in the middle": GOOD.encode()[: len(GOOD) // 2],
    "a good line, then a cut one": (GOOD + "\n" + GOOD[:300]).encode(),
    "deep nesting": b"[" * 200_000,
    "deep nesting of objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "not a number": b'{"format": NaN}',
    "plain words": b"hello",
    "100 MB of letters": b"a" * 100_000_000,
}


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE.keys())
@pytest.mark.parametrize("command", ["replay", "count"])
def test_a_file_that_is_no_json_gives_status_2_one_message_and_no_answer(
    run: Run, tmp_path: Path, data: bytes, command: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    status, out, err = run(command, str(path), "--json")
    assert status == 2
    assert out == ""
    assert err.startswith("Error: ")
    assert err.count("\n") == 1
    assert len(err) < 300


def changed(**changes: Any) -> dict[str, Any]:
    return RECORD | changes


def deal(**changes: Any) -> dict[str, Any]:
    return RECORD | {"deals": [RECORD["deals"][0] | changes]}


DECK = RECORD["deals"][0]["deck"]
NO_RECORDS = {
    "an unknown preset": (changed(rules="belot"), "unknown-rule"),
    "an unknown dimension": (
        changed(rules={"preset": "zone", "set": {"score.ties": 1}}),
        "unknown-rule",
    ),
    "a value of the wrong type": (
        changed(rules={"preset": "zone", "set": {"match.target": True}}),
        "unknown-rule",
    ),
    "an impossible combination": (
        changed(rules={"preset": "zone", "set": {"deal.packets": [1]}}),
        "unknown-rule",
    ),
    "an unknown key": (changed(players=[]), "malformed"),
    "no deals": (changed(deals=None), "malformed"),
    "another format": (changed(format="rebelote/2"), "malformed"),
    "a duplicated card": (deal(deck=DECK[:-2] + DECK[:2]), "bad-deck"),
    "a short deck": (deal(deck=DECK[:-3]), "bad-deck"),
    "no such card": (deal(deck="6S" + DECK[2:]), "bad-deck"),
    "a dealer that is true": (deal(dealer=True), "malformed"),
    "a dealer from elsewhere": (deal(dealer=10**30), "malformed"),
    "an action that is a number": (deal(actions=[1]), "malformed"),
    "a very long action": (deal(actions=["x" * 100_000]), "malformed"),
    "a number longer than any use": (deal(dealer=json.loads("1" * 4000)), "malformed"),
    "a list": ([], "malformed"),
    "a text": ("take", "malformed"),
    "null": (None, "malformed"),
}


@pytest.mark.parametrize(("value", "code"), NO_RECORDS.values(), ids=NO_RECORDS.keys())
def test_json_that_is_no_record_gives_its_error_and_status_1(
    run: Run, tmp_path: Path, value: Any, code: str
) -> None:
    status, out, err = run("replay", write(tmp_path, value), "--json")
    answer = json.loads(out)
    assert (status, answer["ok"], answer["error"], err) == (1, False, code, "")
    assert len(answer["message"]) < 1500


def test_numbers_and_texts_of_any_length(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text('{"format": ' + "9" * 20_000 + '}\n"' + "a" * 100_000_000 + '"\n', "utf-8")
    status, out, _ = run("replay", str(path), "--json")
    assert status == 1
    assert [json.loads(line)["error"] for line in out.splitlines()] == ["malformed"] * 2


def test_no_file_and_a_folder(run: Run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none.json"))[::2] == (
        2,
        f"Error: Cannot use “{tmp_path / 'none.json'}”: it does not exist.\n",
    )
    assert "it is a folder" in run("replay", str(tmp_path))[2]


COUNT = {
    "taker_side": 0,
    "trick_points": [95, 67],
    "tricks": [4, 4],
    "belote": [0, 0],
    "announcements": [0, 0],
}


@pytest.mark.parametrize("key", COUNT)
@pytest.mark.parametrize(
    "value", [None, True, -1, 10**30, 1.5, "", [], {}, [1], [1, 2, 3], [True, 0]]
)
def test_totals_of_the_wrong_kind(run: Run, tmp_path: Path, key: str, value: Any) -> None:
    question = {"rules": "ffb-classic", "count": COUNT | {key: value}}
    status, out, _ = run("count", write(tmp_path, question), "--json")
    assert (status, json.loads(out)["error"]) == (1, "malformed")


def test_a_bid_where_nobody_bids(run: Run, tmp_path: Path) -> None:
    question = {"rules": "ffb-classic", "count": COUNT | {"bid": 80}}
    assert json.loads(run("count", write(tmp_path, question), "--json")[1])["error"] == "malformed"
