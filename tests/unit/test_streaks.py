"""The streak: its score and levels, and a file that survives kills and company."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rebelote.problem import Problem
from rebelote.streaks import Streak, count_match, load_streaks, streak_file

DAY = "2026-11-29"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    return tmp_path


def test_the_score_is_the_wins_and_then_the_margins() -> None:
    """Two wins, by 20 and by 252: 20 000 and 272; the next opponent is of level 3."""
    streak = Streak().after(172, 152).after(252, 0)
    assert (streak.score, streak.level) == (20_272, 3)


def test_margins_never_make_a_win_and_levels_stop_at_four() -> None:
    streak = Streak()
    for _ in range(60):
        streak = streak.after(504, 0)
    assert streak.score == 609_999
    assert streak.level == 4


def test_a_loss_or_a_draw_ends_it_and_the_best_are_kept() -> None:
    count_match("a", 200, 100, DAY)
    count_match("b", 162, 162, DAY)
    count_match("c", 300, 0, DAY)
    count_match("d", 300, 0, DAY)
    streaks = count_match("e", 0, 162, DAY)
    assert streaks.current == Streak()
    assert [(best.score, best.wins) for best in streaks.best] == [(20_600, 2), (10_100, 1)]
    assert load_streaks() == streaks


def test_a_match_counts_once() -> None:
    count_match("a", 200, 100, DAY)
    assert count_match("a", 200, 100, DAY).current == Streak(1, 100)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"current": 1}', "[" * 100_000, '{"current":{"wins":-1}}', "\x00"],
)
def test_a_broken_file_is_told_and_left_alone(text: str) -> None:
    streak_file().write_text(text)
    for attempt in (load_streaks, lambda: count_match("a", 1, 0, DAY)):
        with pytest.raises(Problem) as refused:
            attempt()
        assert refused.value.reason == "streaks-broken"
    assert streak_file().read_text() == text


COUNTER = """
import sys
from rebelote.streaks import count_match
for number in range(int(sys.argv[2])):
    count_match(f"{sys.argv[1]}-{number}", 1, 0, "2026-11-29")
    print(number, flush=True)
"""


def test_two_programs_at_once_lose_nothing() -> None:
    programs = [
        subprocess.Popen([sys.executable, "-c", COUNTER, name, "50"], stdout=subprocess.DEVNULL)
        for name in "ab"
    ]
    assert [program.wait() for program in programs] == [0, 0]
    assert load_streaks().current.wins == 100


def test_kills_during_saves_lose_nothing_and_leave_no_broken_file() -> None:
    """Programs that save without pause are killed at random moments: what they had acknowledged
    is there, and at most the match that was being saved besides. REBELOTE_THOROUGH: 1,000 kills.
    """
    kills = 1_000 if os.environ.get("REBELOTE_THOROUGH") else 40
    chance = random.Random(1)
    acknowledged = 0
    for kill in range(kills):
        command = [sys.executable, "-c", COUNTER, str(kill), "1000000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            program.stdout.readline()
            time.sleep(chance.random() / 100)
            program.send_signal(signal.SIGKILL)
            told = 1 + len(program.stdout.read().splitlines())
        acknowledged += told
        wins = load_streaks().current.wins
        assert acknowledged <= wins <= acknowledged + 1
        acknowledged = wins
    assert json.loads(streak_file().read_text())["current"]["wins"] == acknowledged
