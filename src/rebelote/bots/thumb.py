"""The computer player that goes by rules of thumb."""

from rebelote.bots.advice import Advice
from rebelote.bots.auction import advise_call
from rebelote.bots.card_play import advise_card
from rebelote.engine import Action
from rebelote.views import View


def advise(view: View) -> Advice:
    """What to do at one's turn, and the idea behind it: the same view, the same advice.

    Raises ValueError if it is not the turn of the view's seat.
    """
    if not view.my_turn:
        raise ValueError("advice is for a seat whose turn it is")
    return advise_call(view) if view.phase == "auction" else advise_card(view)


def choose(view: View) -> Action:
    """What to do at one's turn."""
    return advise(view).action
