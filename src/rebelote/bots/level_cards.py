"""Choosing a card by worlds: what every level above the thumb rules does."""

from dataclasses import dataclass, field
from typing import Final

from rebelote.bots.card_play import say
from rebelote.bots.level_worlds import ALL_TRICKS, NO_TRUST, Trust, worlds_for
from rebelote.bots.match_end import match_worth
from rebelote.cards import Card
from rebelote.engine import PlayCard
from rebelote.kernels.solver import Workspace
from rebelote.search.values import Values, card_values
from rebelote.views import View

# How many more worlds are solved with so many cards in hand than with eight: they cost less.
MORE_WORLDS: Final = (1.0, 1.0, 2.5, 2.5, 2.5, 2.5, 1.7, 1.3, 1.0)


def more_worlds(view: View, worlds: int) -> int:
    """How many worlds to draw for this view, from how many there are with eight cards in hand."""
    return round(worlds * MORE_WORLDS[min(view.hand.bit_count(), 8)])


@dataclass(slots=True)
class WorldPlay:
    """Card play by sampled worlds: `worlds` of them with eight cards in hand, more with fewer.

    All are looked at where there are at most `enumerate`. Near the end of a match one that
    `watches_score` plays for the match.
    """

    worlds: int
    enumerate: int
    seed: str
    trust: Trust = NO_TRUST
    memory: int = ALL_TRICKS
    watches_score: bool = False
    workspace: Workspace = field(default_factory=Workspace)

    def values(self, view: View) -> Values[Card]:
        """What each legal card is worth."""
        count = more_worlds(view, self.worlds)
        worlds = worlds_for(view, count, self.enumerate, self.trust, self.seed, self.memory)
        worth = match_worth(view) if self.watches_score else None
        return card_values(self.workspace, view, worlds, worth)

    def choose(self, view: View) -> PlayCard:
        """The card that is worth most, with its words."""
        cards = view.legal_cards
        if cards.bit_count() == 1:
            return say(view, cards.bit_length() - 1)
        values = self.values(view)
        return say(view, values.options[values.best])
