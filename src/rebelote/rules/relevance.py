"""Which dimensions matter at a table: the others change nothing there, whatever their value."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rebelote.rules.check import DIMENSIONS
from rebelote.rules.dimensions import Rules

Condition: TypeAlias = Callable[[Rules], bool]


def _bidding(rules: Rules) -> bool:
    return rules.auction.kind == "bidding"


def _turn_up(rules: Rules) -> bool:
    return rules.auction.kind == "turn-up"


def _doubling(rules: Rules) -> bool:
    return rules.auction.double == "coinche"


def _announcements(rules: Rules) -> bool:
    return rules.announcements.allowed


def _all_trumps(rules: Rules) -> bool:
    return rules.auction.contracts != "suits"


def _partners(rules: Rules) -> bool:
    return rules.seats == 4


def _to_target(rules: Rules) -> bool:
    return rules.match.end == "target"


def _bid_counts(rules: Rules) -> bool:
    return _bidding(rules) and rules.auction.capot


# A dimension without a condition matters at every table.
_MATTERS: Final[dict[str, Condition]] = {
    "cards.sans_atout": _all_trumps,
    "cards.tout_atout": _all_trumps,
    "deal.complete": _turn_up,
    "deal.stock": lambda rules: rules.seats == 2,
    "deal.layout": lambda rules: rules.seats == 2,
    "auction.minimum": _bidding,
    "auction.step": _bidding,
    "auction.maximum": _bidding,
    "auction.capot": _bidding,
    "auction.passed_may_return": _bidding,
    "auction.double": _bidding,
    "play.partner_exempt": _partners,
    "play.free_while_stock": lambda rules: rules.deal.stock > 0,
    "belote.tout_atout": _all_trumps,
    "announcements.squares_sa": lambda rules: _announcements(rules) and _all_trumps(rules),
    "announcements.call": _announcements,
    "announcements.rank_runs": _announcements,
    "announcements.equal": _announcements,
    "announcements.when_lost": _announcements,
    "announcements.when_capot": _announcements,
    "score.contract": _bidding,
    "score.tie": lambda rules: rules.score.contract == "majority",
    "score.made": _bidding,
    "score.doubles": _doubling,
    "score.double_scope": _doubling,
    "score.doubled_capot": _doubling,
    "score.capot_bid": _bid_counts,
    "match.target": _to_target,
    "match.reach": _to_target,
    "match.win_on_extras": _to_target,
    "match.deals": lambda rules: not _to_target(rules),
    "match.streak": lambda rules: rules.seats == 2,
}

# What makes a game the game it is, or what is only how it is drawn: a house does not ask.
_FIXED: Final = frozenset(
    {
        "seats",
        "deal.turn_up",
        "deal.complete",
        "deal.stock",
        "deal.direction",
        "auction.kind",
        "play.free_while_stock",
        "match.streak",
    }
)


def matters(name: str, rules: Rules) -> bool:
    """True if this dimension can change anything at a table with these rules."""
    return name not in _MATTERS or _MATTERS[name](rules)


def house_questions(rules: Rules) -> list[str]:
    """The dimensions to ask a house about that plays like this, in the order of rules.md."""
    return [name for name in DIMENSIONS if name not in _FIXED and matters(name, rules)]
