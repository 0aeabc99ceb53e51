"""A deal given by its totals alone, for ``rebelote count`` (docs/record.md)."""

from typing import Any

from rebelote.engine import DealScore, Totals, count
from rebelote.notation.record import is_bid, json_object, malformed, typed
from rebelote.notation.replay import line_value
from rebelote.rules import Rules, value_text

_COUNT_KEYS = frozenset(
    {"taker_side", "trick_points", "tricks", "belote", "announcements", "bid", "doubled", "held"}
)
_TRICKS = {4: 8, 3: 8, 2: 16}
_MOST = 100_000


def parse_totals(value: Any, rules: Rules) -> Totals:
    """The totals that a ``count`` object gives. Raises Problem ``malformed``."""
    content = json_object(value, "count", _COUNT_KEYS)
    taker = typed(content, "taker_side", int, "count")
    if not 0 <= taker < rules.sides:
        raise malformed("no-such-seat", key="taker_side", found=taker, most=rules.sides - 1)
    tricks = _each_side(content, "tricks", rules)
    if sum(tricks) != _TRICKS[rules.seats]:
        raise malformed("wrong-tricks", expected=_TRICKS[rules.seats], found=sum(tricks))
    bid, doubled = content.get("bid"), content.get("doubled", 1)
    if not is_bid(bid, rules):
        raise malformed("wrong-bid", found=value_text(bid))
    if type(doubled) is not int or doubled not in (1, *rules.score.doubles):
        raise malformed("wrong-double", found=value_text(doubled))
    held = content.get("held", 0)
    if type(held) is not int or not 0 <= held <= _MOST:
        raise malformed("wrong-type", where="count", key="held", expected="int", found="…")
    return Totals(
        taker_side=taker,
        trick_points=_each_side(content, "trick_points", rules),
        tricks=tricks,
        belote=_each_side(content, "belote", rules),
        announcements=_each_side(content, "announcements", rules),
        bid=bid,
        doubled=doubled,
        held=held,
    )


def _each_side(content: dict[str, Any], key: str, rules: Rules) -> tuple[int, ...]:
    numbers = typed(content, key, list, "count")
    good = all(type(number) is int and 0 <= number <= _MOST for number in numbers)
    if not good or len(numbers) != rules.sides:
        raise malformed("wrong-sides", key=key, expected=rules.sides)
    return tuple(numbers)


def count_value(rules: Rules, totals: Totals) -> dict[str, Any]:
    """The answer of ``count``."""
    score: DealScore = count(rules, totals)
    return {
        "outcome": score.outcome,
        "score": list(score.score),
        "held": score.held,
        "lines": [line_value(line) for line in score.lines],
    }
