"""A match of the streak at a table: its maker sits at seat 0, against the computer alone."""

from typing import Final

from rebelote.streaks import Streak
from rebelote.table.state import TableState

OWN_SEAT: Final = 0


def points_of(state: TableState) -> tuple[int, int]:
    """The points of the person and of the opponent."""
    own, score = state.rules.side_of(OWN_SEAT), state.match.score
    return score[own], max(points for side, points in enumerate(score) if side != own)


def streak_after(state: TableState) -> Streak:
    """The streak once this match is over, for a table whose match counts for it."""
    assert state.streak is not None
    return state.streak.after(*points_of(state))
