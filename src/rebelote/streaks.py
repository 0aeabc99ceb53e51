"""The streak: matches of the duel won in a row (rules.md, section 7), kept between sessions.

The file is written whole or not at all, under a lock, so that neither a crash nor a second program
running at the same time loses a match or leaves it broken.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rebelote.home import data_folder, write_safely
from rebelote.problem import Problem

WIN = 10_000
MOST_MARGIN = 9_999
HIGHEST_LEVEL = 4
BEST_KEPT = 10
_WAIT_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches won in a row: how many, and the sum of their margins in points."""

    wins: int = 0
    margin: int = 0

    @property
    def score(self) -> int:
        """10 000 for each win, and the margins, 9 999 at most."""
        return self.wins * WIN + min(self.margin, MOST_MARGIN)

    @property
    def level(self) -> int:
        """The level of the next opponent: 1 at first, one more for each win, up to 4."""
        return min(self.wins + 1, HIGHEST_LEVEL)

    def after(self, own: int, other: int) -> "Streak":
        """The streak after a match with these points; a loss or a draw ends it."""
        return Streak(self.wins + 1, self.margin + own - other) if own > other else Streak()


@dataclass(frozen=True, slots=True)
class BestStreak:
    """A streak that has ended: its score, its wins, and the date on which it ended."""

    score: int
    wins: int
    date: str


@dataclass(frozen=True, slots=True)
class Streaks:
    """The streak that goes on, the best that have ended (best first), and the matches counted.

    `counted` names the latest matches, so that none is counted twice; `open` names the one in the
    browser that is not over, or is empty.
    """

    current: Streak = Streak()
    best: tuple[BestStreak, ...] = ()
    counted: tuple[str, ...] = ()
    open: str = ""

    def after(self, match: str, own: int, other: int, date: str) -> "Streaks":
        """The streaks after the match of this name; one that is counted already changes nothing."""
        if match == self.open:
            return replace(self, open="").after(match, own, other, date)
        if match in self.counted:
            return self
        going = self.current.after(own, other)
        counted = (*self.counted[-99:], match)
        if going.wins or not self.current.wins:
            return replace(self, current=going, counted=counted)
        ended = BestStreak(self.current.score, self.current.wins, date)
        best = sorted((*self.best, ended), key=lambda streak: -streak.score)[:BEST_KEPT]
        return replace(self, current=going, best=tuple(best), counted=counted)


def streak_file() -> Path:
    """Where the streaks are kept."""
    return data_folder() / "streaks.json"


def load_streaks() -> Streaks:
    """The streaks as they are kept; none yet where there is no file.

    Raises Problem ``malformed`` for a file that is not one of ours, and OSError.
    """
    try:
        content = json.loads(streak_file().read_text("utf-8"))
        return _streaks(content)
    except FileNotFoundError:
        return Streaks()
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Problem("malformed", "streaks-broken", file=str(streak_file())) from None


def _streaks(content: Any) -> Streaks:
    numbers = [content["current"]["wins"], content["current"]["margin"]]
    best = [BestStreak(item["score"], item["wins"], item["date"]) for item in content["best"]]
    numbers += [number for item in best for number in (item.score, item.wins)]
    opened = content.get("open", "")  # files of the terminal alone have none
    texts = [*content["counted"], *(item.date for item in best), opened]
    if not all(type(number) is int and number >= 0 for number in numbers):
        raise ValueError
    if not all(isinstance(text, str) for text in texts):
        raise ValueError
    return Streaks(Streak(numbers[0], numbers[1]), tuple(best), tuple(content["counted"]), opened)


def count_match(match: str, own: int, other: int, date: str) -> Streaks:
    """Count a match that is over, by its name, and keep the streaks. Gives them as they are then.

    Raises Problem ``malformed`` for a broken file (which is left as it is) and OSError.
    """
    return _keep(lambda streaks: streaks.after(match, own, other, date))


def open_match(match: str) -> Streaks:
    """Keep which match is being played in the browser. Raises as `count_match`."""
    return _keep(lambda streaks: replace(streaks, open=match))


def _keep(change: Callable[[Streaks], Streaks]) -> Streaks:
    from filelock import FileLock, Timeout  # only needed here

    streak_file().parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(streak_file().with_suffix(".lock"), timeout=_WAIT_SECONDS):
            streaks = change(load_streaks())
            write_safely(streak_file(), json.dumps(asdict(streaks), indent=1) + "\n")
    except Timeout:
        raise Problem("malformed", "streaks-busy", file=str(streak_file())) from None
    return streaks
