"""Building a level from its specification."""

from random import Random

import numpy as np

from rebelote.bots.auction_net import usual_call
from rebelote.bots.card_play import say
from rebelote.bots.level_cards import WorldPlay
from rebelote.bots.level_habits import forgetting, habit_card
from rebelote.bots.level_spec import Spec, load_spec
from rebelote.bots.level_worlds import Trust
from rebelote.bots.levels import choose_at_level
from rebelote.bots.thumb import choose
from rebelote.engine import Action
from rebelote.rules import Rules
from rebelote.search.worlds import seed_of
from rebelote.views import View


def build_level(name: str, seed: str, rules: Rules) -> "LevelPlayer | TwoSeatPlayer":
    """The level of this name, or of the specification in this file, for a table of these rules.

    Raises Problem ``malformed``.
    """
    spec = load_spec(name)
    return TwoSeatPlayer(spec, seed) if rules.seats == 2 else LevelPlayer(spec, seed)


class LevelPlayer:
    """A level at a table of three or four."""

    def __init__(self, spec: Spec, seed: str) -> None:
        self.spec = spec
        self.seed = seed
        self._cards = _world_play(spec, seed)

    def choose(self, view: View) -> Action:
        """What this level does."""
        return self._call(view) if view.phase == "auction" else self._card(view)

    def _call(self, view: View) -> Action:
        # Whoever misjudges a hand does so whatever the score is.
        number = Random(f"{self.seed}/{view.hand}/{len(view.calls)}").getrandbits(64)
        chance = np.random.default_rng(number)
        return usual_call(view, self.spec.auction.misjudges, chance)

    def _gives_in(self, view: View, share: float) -> bool:
        """True for so many of all choices: the same for the same view and seed."""
        return share > 0 and Random(seed_of(view, f"{self.seed}/habit")).random() < share

    def _card(self, view: View) -> Action:
        cards = self.spec.cards
        if cards.worlds:
            return self._cards.choose(view)
        dim = forgetting(view, cards.memory)
        if self._gives_in(view, cards.habit):
            return say(view, habit_card(dim, cards.by))
        return choose(dim)


class TwoSeatPlayer:
    """A level at a table of two: the rules of thumb first, the solver as the end comes near."""

    def __init__(self, spec: Spec, seed: str) -> None:
        self.spec = spec
        self._cards = WorldPlay(spec.two.worlds, spec.two.worlds, seed)

    def choose(self, view: View) -> Action:
        """What this level does."""
        if self.spec.two.solves(view):
            return self._cards.choose(view)
        return choose_at_level(view, self.spec.two.level)


def _world_play(spec: Spec, seed: str) -> WorldPlay:
    cards = spec.cards
    trust = Trust(cards.calls, cards.plays)
    return WorldPlay(cards.worlds, cards.enumerate, seed, trust, cards.memory, cards.watches_score)
