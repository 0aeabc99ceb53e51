"""A choice of the computer player, with the idea behind it."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from rebelote.engine import Action

Idea: TypeAlias = Literal[
    "take-with-jack",
    "take-with-nine",
    "take-on-length",
    "take-with-masters",
    "must-name",
    "bid-expected-points",
    "support-partner",
    "outbid",
    "bid-capot",
    "double-on-tricks",
    "redouble-with-extra",
    "enough-is-bid",
    "weak-hand",
    "watch-score",
    "only-card",
    "draw-trumps",
    "cash-master",
    "lead-for-ruff",
    "lead-low",
    "keep-master",
    "load-partner",
    "leave-trick-to-partner",
    "cheapest-winner",
    "trump-cheaply",
    "save-ten",
    "smallest-on-lost-trick",
    "catch-cheaply",
    "save-for-the-end",
]

IDEAS: Final[tuple[Idea, ...]] = get_args(Idea)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and the name of the idea (one of `IDEAS`) that recommends it."""

    action: Action
    idea: Idea
