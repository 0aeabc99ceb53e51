"""The streak as the user is told of it: the opponent's level, what it is now, the best ones."""

from datetime import datetime
from pathlib import Path

from rebelote.bots.players import TWO_SEAT_LEVELS
from rebelote.i18n.explain import explain
from rebelote.problem import Problem
from rebelote.streaks import Streaks, count_match, load_streaks
from rebelote.tui.session import Session
from rebelote.tui.words import USER, Words

_MOST_TOLD = 5


def tell_level(words: Words, session: Session) -> list[str]:
    """Against whom this match is, and what the streak is so far."""
    level = TWO_SEAT_LEVELS.index(session.level) + 1
    told = [words.say("play-streak-level", level=str(level))]
    try:
        current = load_streaks().current
    except (Problem, OSError):
        return told
    if current.wins:
        told.append(words.say("play-streak-now", wins=current.wins, score=current.score))
    return told


def count_for_streak(words: Words, session: Session, path: Path) -> list[str]:
    """Count a match that is over, and say what has become of the streak."""
    own = session.match.score[session.rules.side_of(USER)]
    other = max(score for side, score in enumerate(session.match.score) if side != USER)
    date = datetime.now().date().isoformat()
    try:
        streaks = count_match(path.stem, own, other, date)
    except Problem as problem:
        return [explain(problem, words.names)]
    except OSError as error:
        why = error.strerror or type(error).__name__
        return [words.say("play-cannot-save", file=str(error.filename), why=why)]
    return _tell(words, streaks)


def _tell(words: Words, streaks: Streaks) -> list[str]:
    current = streaks.current
    if current.wins:
        told = [words.say("play-streak-now", wins=current.wins, score=current.score)]
        told.append(words.say("play-streak-next", level=str(current.level)))
    else:
        told = [words.say("play-streak-over")]
    if streaks.best:
        told += ["", words.say("play-streak-best")]
    for place, best in enumerate(streaks.best[:_MOST_TOLD], 1):
        line = words.say("play-streak-row", score=best.score, wins=best.wins, date=best.date)
        told.append(f"  {place}. {line}")
    return told
