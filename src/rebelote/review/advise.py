"""Advice: the view of a seat whose turn it is, made into a decision."""

from typing import Final

from rebelote.bots import advise, choose
from rebelote.bots.auction_net import usual_call
from rebelote.bots.level_cards import more_worlds
from rebelote.bots.level_spec import load_spec
from rebelote.bots.level_worlds import Trust, worlds_for
from rebelote.engine import Action, PlayCard
from rebelote.review import WORLDS
from rebelote.review.calls import DOUBT, call_results, calls_of
from rebelote.review.cards import TWO, card_results, is_solved
from rebelote.review.deals import deals_of
from rebelote.review.decision import Choice, Decision
from rebelote.review.facts import contrast, typical_world
from rebelote.review.ideas import idea_of
from rebelote.review.results import Results
from rebelote.search.worlds import Drawn, seed_of
from rebelote.views import View

# Worlds are never fewer than this, and they are those of the best level.
FEWEST: Final = 8
MASTER: Final = load_spec("master").cards
TRUST: Final = Trust(MASTER.calls, MASTER.plays)
SEED: Final = "review"


def decide(view: View, worlds: int = WORLDS, also: Action | None = None) -> Decision:
    """What the choices of this view are worth, the recommended one first.

    Of the calls only sensible ones are looked at, and `also`, if given. The same view gives the
    same answer. Raises ValueError unless it is the turn of the view's seat.
    """
    if not view.my_turn:
        raise ValueError("advice is for a seat whose turn it is")
    if len(view.legal) == 1:
        return _forced(view)
    number = seed_of(view, SEED)
    drawn = worlds_for(view, *_how_many(view, worlds), TRUST, SEED)
    if view.phase == "play":
        return _decision(view, drawn, card_results(view, drawn, number))
    call = None if also is None or isinstance(also, PlayCard) else also
    deals = deals_of(view, drawn, number)
    return _decision(view, drawn, call_results(view, calls_of(view, call), deals, drawn.weight))


def _recommended(view: View, results: Results, doubt: float) -> tuple[Choice, ...]:
    """The choices, first the one with the highest mean or, where its lead is within the error, the
    usual one: habits know more of partners than worlds do."""
    choices = results.choices(results.best, doubt)
    usual = usual_call(view) if view.phase == "auction" else choose(view)
    found = next((choice for choice in choices if choice.action == usual), None)
    if found is None or found.loss > found.loss_error:
        return choices
    return results.choices(results.options.index(usual), doubt)


def _how_many(view: View, worlds: int) -> tuple[int, int]:
    """How many worlds to draw, and up to how many all are looked at."""
    if view.rules.seats == 2:
        return max(FEWEST, worlds // 2), TWO.worlds if is_solved(view) else 0
    if view.phase == "auction":
        return max(FEWEST, worlds), 0
    return max(FEWEST, more_worlds(view, worlds)), MASTER.enumerate


def _forced(view: View) -> Decision:
    """A decision with one choice."""
    only = advise(view)
    choice = Choice(only.action, 0.0, 0.0, 0.0, 0.0, None)
    return Decision(view, (choice,), 0, False, False, only.idea, None, None)


def _decision(view: View, drawn: Drawn, results: Results) -> Decision:
    """All that is told about a decision."""
    doubt = DOUBT[view.rules.auction.kind] if view.phase == "auction" else 0.0
    choices = _recommended(view, results, doubt)
    best = results.options.index(choices[0].action)
    found = Decision(
        view=view,
        choices=choices,
        worlds=len(results.worth),
        complete=results.complete,
        always=results.always(best),
        idea=idea_of(view, choices[0].action),
        contrast=None,
        typical=typical_world(view, drawn),
    )
    rival = found.next_best
    if rival is None or found.always:
        return found
    gain = results.worth[:, best] - results.worth[:, results.options.index(rival.action)]
    return found.with_contrast(contrast(view, drawn, gain, rival.action))
