"""Watching the score: how much more, or less, a hand must promise before it is bid."""

from typing import Final

from rebelote.views import View

BOLD: Final = -6
CAREFUL: Final = 5


def caution(view: View) -> int:
    """Points to add to what a call needs: more to protect a lead, less with nothing to lose."""
    assert view.seat is not None
    mine = view.score[view.rules.side_of(view.seat)]
    best_other = max(
        score for side, score in enumerate(view.score) if side != view.rules.side_of(view.seat)
    )
    match = view.rules.match
    if match.end == "deals":
        if view.deals_played < match.deals - 1 or mine == best_other:
            return 0
        return CAREFUL if mine > best_other else BOLD
    # The others are home with any contract: they must not get one.
    return BOLD if best_other + view.rules.score.lost // 2 >= match.target > mine + 100 else 0
