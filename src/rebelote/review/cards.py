"""What the cards that may be played come to.

Each is solved exactly in worlds that agree with the view. In the games of two that takes too long
before the end is near; until then the rules of thumb play each world to its end.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np

from rebelote.bots.card_play import say
from rebelote.bots.level_spec import load_spec
from rebelote.cards import cards_of
from rebelote.engine import Deal, PlayCard, apply
from rebelote.kernels.solver import Workspace
from rebelote.review.deals import deals_of, match_of, score_by_thumb
from rebelote.review.results import Results, lead, tried
from rebelote.search.values import Floats, card_values
from rebelote.search.worlds import Drawn
from rebelote.views import View

# Where two play, what this level solves is solved.
TWO: Final = load_spec("expert").two


def is_solved(view: View) -> bool:
    """True where the exact solver is quick enough."""
    return view.rules.seats > 2 or TWO.solves(view)


def plays_of(view: View) -> tuple[PlayCard, ...]:
    """The cards that may be played, with every word that may be said.

    Where a belote counts only with the king first, the queen is said after it.
    """
    return tuple(dict.fromkeys(say(view, card) for card in cards_of(view.legal_cards)))


def card_results(view: View, worlds: Drawn, seed: int) -> Results:
    """What each card comes to in these worlds."""
    if is_solved(view):
        return _solved(view, worlds)
    return _played(view, deals_of(view, worlds, seed), worlds.weight)


def true_card_results(view: View, deal: Deal) -> Results:
    """What each card comes to with the cards as they lie, where that can be solved."""
    owned = np.array([[deal.owned(seat) for seat in range(deal.rules.seats)]], np.int64)
    covers = [deal.covers] if any(deal.covers) else []
    return _solved(view, Drawn(owned, np.ones(1), True, [deal.stock] if deal.stock else [], covers))


def _solved(view: View, worlds: Drawn) -> Results:
    assert view.contract is not None and view.seat is not None
    contract, seat, plays = view.contract, view.seat, plays_of(view)
    found = card_values(
        Workspace(), view, worlds, lambda score: lead(view.rules, contract, seat, score)
    )
    columns = [found.options.index(play.card) for play in plays]
    worth, made = found.worth[:, columns], found.made[:, columns]
    return Results(plays, worth, made, found.weight, found.complete)


def _played(view: View, deals: Iterable[Deal], weight: Floats) -> Results:
    assert view.contract is not None and view.seat is not None
    match, contract, seat = match_of(view), view.contract, view.seat

    def outcome(deal: Deal, play: PlayCard) -> tuple[float, float]:
        score = score_by_thumb(apply(deal, play), match)
        return lead(view.rules, contract, seat, score.score), float(score.outcome == "made")

    return tried(plays_of(view), deals, weight, outcome)
