"""The duel's streak in the terminal match, and rules of one's own."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rebelote.bots.levels import HIGHEST_LEVEL, choose_at_level
from rebelote.engine import after_deal, apply, legal_actions, new_match, shuffled
from rebelote.problem import Problem
from rebelote.rules import preset, rule_code, save_own, with_changes
from rebelote.streaks import count_match, load_streaks, streak_file
from rebelote.tui.run import play
from rebelote.tui.start import Wishes
from rebelote.views import view_of

Play = Callable[..., str]


@pytest.fixture
def play_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    """Play a match by Enter alone; what was said."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))

    def call(answers: int = 10_000, **wishes: object) -> str:
        monkeypatch.setattr("sys.stdin", _Lines(answers))
        wished = Wishes(usual_language="es", language="es", worlds=8, **wishes)  # type: ignore[arg-type]
        play(wished, pace=0, plain=True)
        return capsys.readouterr().out

    return call


class _Lines:
    """A standard input of what is `typed`, then so many empty lines."""

    typed: Sequence[str] = ()

    def __init__(self, left: int) -> None:
        self.lines = iter([*self.typed, *[""] * left])

    def readline(self, *_: object) -> str:
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError


def test_a_duel_counts_for_the_streak_and_says_so(play_through: Play) -> None:
    said = play_through(preset="duel")
    assert "Duelo contra un rival de nivel 1 de 4." in said
    streaks = load_streaks()
    assert len(streaks.counted) == 1
    if streaks.current.wins:
        assert "El próximo rival será de nivel 2." in said
    else:
        assert "La racha se acaba aquí" in said


def test_the_level_rises_with_the_streak_and_is_kept_in_the_record(
    play_through: Play, tmp_path: Path
) -> None:
    count_match("before", 300, 100, "2026-11-29")
    assert "nivel 2 de 4" in play_through(answers=3, preset="duel")
    (saved,) = (tmp_path / "games").glob("*.json")
    assert json.loads(saved.read_text())["x-level"] == "amateur"


def test_nobody_walks_away_from_a_duel(play_through: Play, tmp_path: Path) -> None:
    play_through(answers=5, preset="duel")
    said = play_through(preset="duel", new=True)
    assert "Queda un duelo sin terminar" in said
    assert len(list((tmp_path / "games").glob("*.json"))) == 1
    assert len(load_streaks().counted) == 1


def test_cards_known_beforehand_do_not_count(play_through: Play) -> None:
    play_through(preset="duel", seed="known")
    assert not streak_file().exists()


def test_a_damaged_file_of_streaks_is_told_and_left(play_through: Play) -> None:
    streak_file().parent.mkdir(parents=True, exist_ok=True)
    streak_file().write_text("{broken")
    assert "está dañado" in play_through(preset="duel")
    assert streak_file().read_text() == "{broken"


def test_own_rules_and_codes_are_played(play_through: Play, tmp_path: Path) -> None:
    house = with_changes(preset("cafe"), {"match.target": 100, "score.tie": "made"})
    save_own("mi-casa", house, version="2026-11-29", authority="cafe")
    assert "mi-casa" in play_through(answers=0)
    for name in ("mi-casa", rule_code(house)):
        assert "partida" in play_through(preset=name)
    for saved in (tmp_path / "games").glob("*.json"):
        rules = json.loads(saved.read_text())["rules"]
        assert rules == {"preset": "cafe", "set": {"match.target": 100, "score.tie": "made"}}


@pytest.mark.parametrize("level", range(1, HIGHEST_LEVEL + 1))
def test_each_level_plays_legal_matches_of_the_duel(level: int) -> None:
    match = new_match(preset("duel"))
    number = 0
    while not match.finished:
        deal = match.start(match.dealer or 0, shuffled(f"level {level} {number}"))
        number += 1
        while deal.phase != "over":
            action = choose_at_level(view_of(deal, match, deal.turn), level)
            assert legal_actions(deal)
            deal = apply(deal, action)
        match, _ = after_deal(match, deal)


def test_the_level_is_chosen_by_its_word_and_remembered(
    play_through: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Lines, "typed", ["maestro", "1"])
    said = play_through(answers=0)
    assert "Para cambiar de nivel (habitual)" in said
    assert "Para cambiar de nivel (maestro)" in said
    (saved,) = (tmp_path / "games").glob("*.json")
    assert json.loads(saved.read_text())["x-level"] == "master"
    play_through(answers=0, preset="decouverte")
    levels = [json.loads(file.read_text())["x-level"] for file in (tmp_path / "games").iterdir()]
    assert sorted(levels) == ["expert", "master"]  # a table of two has no master


def test_a_level_that_a_game_does_not_have_is_refused(play_through: Play) -> None:
    with pytest.raises(Problem, match="no-such-player"):
        play_through(answers=0, preset="decouverte", level="master")


@pytest.mark.parametrize("level", ["thumb", "nobody", 2, None])
def test_a_record_with_another_level_is_played_at_the_usual_one(
    play_through: Play, tmp_path: Path, level: object
) -> None:
    play_through(answers=3, preset="duel")
    (saved,) = (tmp_path / "games").glob("*.json")
    record = json.loads(saved.read_text())
    saved.write_text(json.dumps(record | {"x-level": level}))
    assert "nivel 3 de 4" in play_through(answers=0, resume=saved)
