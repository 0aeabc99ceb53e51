"""Players by name: what stands between a name and a choice at the table (docs/players.md)."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from rebelote.bots.thumb import choose
from rebelote.engine import Action
from rebelote.problem import Problem
from rebelote.rules import Rules
from rebelote.views import View


class Player(Protocol):
    """Anything that can sit at a table: it gets its seat's view when it is its turn."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of this view."""


@dataclass(slots=True)
class ThumbPlayer:
    """The rules of thumb."""

    def choose(self, view: View) -> Action:
        """What the rules of thumb say."""
        return choose(view)


@dataclass(slots=True)
class RandomPlayer:
    """Any legal action, each equally likely."""

    chance: random.Random

    def choose(self, view: View) -> Action:
        """One of the legal actions."""
        return self.chance.choice(view.legal)


_PLAIN: Final[dict[str, Callable[[str], Player]]] = {
    "thumb": lambda seed: ThumbPlayer(),
    "random": lambda seed: RandomPlayer(random.Random(seed)),
}
LEVELS: Final = ("novice", "amateur", "regular", "expert", "master")
# At a table of two there are four.
TWO_SEAT_LEVELS: Final = LEVELS[:4]
# For whoever has not chosen.
USUAL_LEVEL: Final = "regular"


def levels_of(rules: Rules | None = None) -> tuple[str, ...]:
    """The levels of these rules or of any, the weakest first."""
    return TWO_SEAT_LEVELS if rules is not None and rules.seats == 2 else LEVELS


def player_names(rules: Rules | None = None) -> list[str]:
    """The names that `build_player` knows, for these rules or any: the levels, then others."""
    return [*levels_of(rules), *_PLAIN]


def build_player(name: str, seed: str, rules: Rules) -> Player:
    """The player of this name, or of the specification in this file (its name ends in ``.toml``).

    `seed` fixes what chance it takes. Raises Problem ``malformed`` for an unknown name, a wrong
    specification, or one that these rules have no player for.
    """
    if name in _PLAIN:
        return _PLAIN[name](seed)
    if name not in player_names(rules) and not name.endswith(".toml"):
        known = ", ".join(player_names(rules))
        raise Problem("malformed", "no-such-player", text=name[:40], allowed=known)
    from rebelote.bots.builder import build_level  # the search is slow to load

    return build_level(name, seed, rules)
