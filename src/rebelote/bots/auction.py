"""The auction: one file for each kind."""

from rebelote.bots.advice import Advice
from rebelote.bots.bidding import advise_bid
from rebelote.bots.turn_up import advise_take
from rebelote.views import View


def advise_call(view: View) -> Advice:
    """The call to make."""
    return advise_take(view) if view.rules.auction.kind == "turn-up" else advise_bid(view)
