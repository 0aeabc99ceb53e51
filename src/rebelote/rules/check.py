"""Which values a dimension takes, read off the types in `dimensions`, and which go together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from itertools import chain
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from rebelote.problem import Problem
from rebelote.rules.dimensions import Rules, Span

Value: TypeAlias = str | int | bool | tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Dimension:
    """One dimension: its name, and the values it takes.

    `choices` are its named values; `span` bounds a whole number, or the items of a list; a
    dimension that has neither is yes or no. `none` tells whether it may be null.
    """

    name: str
    choices: tuple[str | int, ...] = ()
    span: Span | None = None
    none: bool = False

    @property
    def is_switch(self) -> bool:
        """True for a dimension that is yes or no."""
        return not self.choices and self.span is None

    @property
    def is_list(self) -> bool:
        """True for a dimension that is a list of whole numbers."""
        return self.span is not None and self.span.most is not None

    def allowed(self) -> str:
        """The values it takes, as one writes them in a rules file."""
        if self.is_switch:
            return "true, false"
        texts = [str(choice) for choice in self.choices]
        if self.span is not None:
            span = f"{self.span.low}…{self.span.high}"
            texts.append(f"[{span}, …]" if self.is_list else span)
        if self.none:
            texts.append("none")
        return ", ".join(texts)

    def check(self, value: object) -> Value:
        """The value if it is allowed (a list as a tuple). Raises Problem ``unknown-rule``."""
        match value:
            case None | "none" if self.none:
                return None
            case bool():
                if self.is_switch:
                    return value
            case str() | int() if value in self.choices:
                return value
            case int() if not self.is_list and self._within(value):
                return value
            case list() | tuple() if self.is_list and self._all_within(value):
                return tuple(value)
        raise Problem(
            "unknown-rule",
            "rules-wrong-value",
            name=self.name,
            value=value_text(value),
            allowed=self.allowed(),
        )

    def _within(self, value: object) -> bool:
        return (
            type(value) is int
            and self.span is not None
            and (self.span.low <= value <= self.span.high)
        )

    def _all_within(self, values: Sequence[object]) -> bool:
        most = self.span.most if self.span is not None else None
        return most is not None and len(values) <= most and all(map(self._within, values))

    def parse(self, text: str) -> Value:
        """A value as typed in ``--set name=value``. Raises Problem ``unknown-rule``."""
        typed: object = text.strip()
        if self.is_switch:
            typed = {"true": True, "false": False}.get(text.strip().lower(), typed)
        elif self.is_list:
            items = text.strip().strip("[]").replace(",", " ").split()
            typed = [int(item) if item.isdecimal() and len(item) < 9 else item for item in items]
        elif text.strip().isdecimal() and len(text) < 9 and typed not in self.choices:
            typed = int(text)
        return self.check(typed)


def value_text(value: object) -> str:
    """A value as a rules file writes it, cut short where it is long."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "none"
        case list() | tuple() if not any(isinstance(item, list | tuple) for item in value):
            return f"[{', '.join(value_text(item) for item in value[:9])}]"[:60]
        case int() if abs(value) > 10**12:
            return "…"
        case str() | int() | float():
            return str(value)[:60].encode("utf-8", "replace").decode()
    return type(value).__name__


def _is_section(kind: object) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def _dimension(name: str, kind: Any) -> Dimension:
    """Read off the type of a field which values it takes."""
    span: Span | None = None
    if get_origin(kind) is Annotated:
        kind, span = get_args(kind)
    options = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    choices = [get_args(option) for option in options if get_origin(option) is Literal]
    return Dimension(name, tuple(chain(*choices)), span, NoneType in options)


def _read_dimensions() -> Iterator[Dimension]:
    for section, kind in get_type_hints(Rules, include_extras=True).items():
        if _is_section(kind):
            for field, value in get_type_hints(kind, include_extras=True).items():
                yield _dimension(f"{section}.{field.rstrip('_')}", value)
        elif section != "preset":
            yield _dimension(section, kind)


DIMENSIONS: dict[str, Dimension] = {item.name: item for item in _read_dimensions()}


SECTIONS = list(dict.fromkeys(name.partition(".")[0] for name in DIMENSIONS))


def dimension(name: str) -> Dimension:
    """The dimension of this name (``score.tie``). Raises Problem ``unknown-rule``."""
    found = DIMENSIONS.get(name)
    if found is None:
        section = name.partition(".")[0] + "."
        near = [known for known in DIMENSIONS if known.startswith(section)] or SECTIONS
        allowed = ", ".join(near)
        raise Problem(
            "unknown-rule", "rules-unknown-dimension", name=value_text(name), allowed=allowed
        )
    return found


def value_of(rules: Rules, name: str) -> Value:
    """The value that a dimension has in these rules."""
    section, _, field = name.partition(".")
    part = getattr(rules, section)
    if not field:
        return part  # type: ignore[no-any-return]
    return getattr(part, field if hasattr(part, field) else f"{field}_")  # type: ignore[no-any-return]


def values_of(rules: Rules) -> dict[str, Value]:
    """Every dimension with its value, in the order of rules.md."""
    return {name: value_of(rules, name) for name in DIMENSIONS}


def build(preset: str, values: dict[str, Value]) -> Rules:
    """Rules from checked values of every dimension. Raises Problem for impossible combinations."""
    parts: dict[str, Any] = {}
    for section, kind in get_type_hints(Rules).items():
        if _is_section(kind):
            keys = get_type_hints(kind)
            parts[section] = kind(**{key: values[f"{section}.{key.rstrip('_')}"] for key in keys})
        elif section != "preset":
            parts[section] = values[section]
    rules = Rules(preset=preset, **parts)
    check_together(rules)
    return rules


def with_changes(rules: Rules, changes: dict[str, Any]) -> Rules:
    """These rules with some dimensions changed. Raises Problem ``unknown-rule``."""
    checked = {name: dimension(name).check(value) for name, value in changes.items()}
    return build(rules.preset, values_of(rules) | checked) if checked else rules


def _refuse(*names: str, **details: object) -> None:
    raise Problem("unknown-rule", "rules-impossible-together", names=" + ".join(names), **details)


def check_together(rules: Rules) -> None:
    """Refuse values that cannot be played together: Problem ``unknown-rule`` names them."""
    deal, auction, score = rules.deal, rules.auction, rules.score
    if rules.seats != 2 and (deal.stock or deal.layout != "hand"):
        _refuse("seats", "deal.stock" if deal.stock else "deal.layout")
    if deal.layout == "hand":
        dealt = rules.seats * (sum(deal.packets) + sum(deal.complete)) + deal.stock
        if dealt != (24 if rules.seats == 3 else 32):
            _refuse("seats", "deal.packets", "deal.complete", "deal.stock")
        if sum(deal.complete) == 0 and deal.turn_up:
            _refuse("deal.turn_up", "deal.complete")
    elif deal.stock or deal.complete or not deal.turn_up:
        _refuse("deal.layout", "deal.stock", "deal.complete", "deal.turn_up")
    if deal.turn_up != (auction.kind == "turn-up"):
        _refuse("deal.turn_up", "auction.kind")
    if type(deal.first_dealer) is int and deal.first_dealer >= rules.seats:
        _refuse("seats", "deal.first_dealer")
    if auction.kind == "turn-up":
        if auction.double != "none":
            _refuse("auction.kind", "auction.double")
        if score.contract != "majority":
            _refuse("auction.kind", "score.contract")
        if score.made != "points":
            _refuse("auction.kind", "score.made")
    elif auction.all_pass == "forced-third":
        _refuse("auction.kind", "auction.all_pass")
    if auction.maximum is not None and auction.maximum < auction.minimum:
        _refuse("auction.minimum", "auction.maximum")
    if len(score.doubles) != 2 or score.doubles[0] >= score.doubles[1]:
        _refuse("score.doubles")
    if rules.sides == 3 and score.tie == "held":
        _refuse("seats", "score.tie")
    if rules.match.streak and rules.seats != 2:
        _refuse("seats", "match.streak")


def differences(first: Rules, second: Rules) -> dict[str, tuple[Value, Value]]:
    """The dimensions in which two sets of rules differ, with both values."""
    return {
        name: (value_of(first, name), value_of(second, name))
        for name in DIMENSIONS
        if value_of(first, name) != value_of(second, name)
    }
