"""``rebelote advise`` and ``rebelote review``: answers, words, and files that are not right."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rebelote.cli import main

GAMES = Path(__file__).parents[1] / "golden" / "games"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: its exit status, standard output and standard error."""

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main([*arguments, "--worlds", "8"])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return int(stopped.value.code or 0), out, err

    return call


def game(name: str, actions: int | None = None) -> dict[str, Any]:
    """The first deal of a golden game, or so many of its actions."""
    value: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    value["deals"] = value["deals"][:1]
    value["deals"][0]["actions"] = value["deals"][0]["actions"][:actions]
    return value


def write(folder: Path, *values: Any) -> str:
    path = folder / "records.jsonl"
    path.write_text("".join(json.dumps(value) + "\n" for value in values), "utf-8")
    return str(path)


def test_advice_as_json_is_stable(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path, game("ffb-classic", 16), game("ffb-coinche", 0))
    status, out, err = run("advise", file, "--json", "--language", "es")
    assert status == 0 and not err
    assert run("advise", file, "--json", "--language", "es")[1] == out
    card, call = map(json.loads, out.splitlines())
    assert set(card) == {
        "seat", "phase", "best", "standing", "idea", "worlds", "complete", "choices", "contrast",
        "typical", "text", "deal",
    }  # fmt: skip
    assert (card["seat"], card["phase"], call["phase"]) == (2, "play", "auction")
    assert card["best"] == card["choices"][0]["action"] and card["choices"][0]["loss"] == 0
    assert set(card["choices"][0]) == {"action", "value", "error", "loss", "loss_error", "made"}
    assert [len(hand.split()) for hand in card["typical"]] == [5, 5, 0, 5]
    assert len(card["text"]) >= 3 and len(card["deal"]) == 4
    assert "pass" in [choice["action"] for choice in call["choices"]]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ("Le toca al asiento 2.", "Un reparto típico:", "tu compañero:", "pierde")),
        ("fr", ("C’est à la place 2", "Une donne typique", "ton partenaire", "perd")),
        ("en", ("It is the turn of seat 2.", "A typical deal:", "your partner:", "loses")),
    ],
)
def test_advice_in_words(run: Run, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    file = write(tmp_path, game("ffb-classic", 16))
    for deck in ("jqk", "spanish"):
        status, out, _ = run("advise", file, "--language", language, "--deck", deck)
        assert status == 0 and all(word in out for word in words)
        assert ("copas" in out, "♥" in out) == (deck == "spanish", deck != "spanish")


def test_where_nothing_is_left_to_decide(run: Run, tmp_path: Path) -> None:
    good, over = game("ffb-classic", 16), game("ffb-classic")
    illegal = game("ffb-classic", 16)
    illegal["deals"][0]["actions"][5] = "AS"
    file = write(tmp_path, over, good, 7, illegal)
    status, out, _ = run("advise", file, "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [answer.get("error") for answer in answers][:3] == ["deal-over", None, "malformed"]
    assert answers[3]["ok"] is False and answers[3]["action"] == 5


@pytest.mark.parametrize("command", ["advise", "review"])
def test_files_that_cannot_be_read(run: Run, tmp_path: Path, command: str) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": ')
    for file in (str(broken), str(tmp_path / "none.json")):
        status, out, err = run(command, file, "--json")
        assert status == 2 and not out and err


def test_a_game_looked_at_again(run: Run, tmp_path: Path) -> None:
    value = game("ffb-classic") | {"seats": ["Ana", "bot:3", "Luis", "bot:3"]}
    file = write(tmp_path, value)
    status, out, err = run("review", file, "--json", "--language", "es")
    assert status == 0 and not err
    assert run("review", file, "--json", "--language", "es")[1] == out
    found = json.loads(out)
    assert found["seats"] == [0, 2] and found["worlds"] == 8
    assert {one["seat"] for one in found["decisions"]} == {0, 2}
    assert len(found["mattered"]) <= 3
    assert found["mistakes"] == sum(
        one["judgement"] in ("mistake", "blunder", "revoke") or bool(one["silent"])
        for one in found["decisions"]
    )
    assert set(found["decisions"][0]) == {
        "deal", "action", "seat", "phase", "done", "judgement", "matter", "chosen", "best", "idea",
        "hindsight", "silent", "where", "text",
    }  # fmt: skip
    status, out, _ = run("review", file, "--language", "es")
    assert status == 0 and "Una por una:" in out and "Ana: " in out and "bot" not in out


def test_the_seat_to_look_at(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path, game("duel"))
    status, out, _ = run("review", file, "--seat", "1", "--json")
    assert status == 0 and json.loads(out)["seats"] == [1]
    status, out, _ = run("review", file, "--seat", "2", "--json")
    assert status == 1 and json.loads(out)["error"] == "malformed"


def test_a_game_without_a_decision(run: Run, tmp_path: Path) -> None:
    status, out, _ = run("review", write(tmp_path, game("ffb-classic", 0)), "--language", "en")
    assert (status, out) == (0, "There is nothing to decide.\n")
