"""The specification of a level: a small file that says how far it thinks (docs/players.md)."""

import tomllib
from dataclasses import dataclass, field, fields
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from rebelote.bots.level_habits import Habit
from rebelote.problem import Problem
from rebelote.views import View

_MOST_BYTES: Final = 10_000
_MOST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class CardSpec:
    """How a level plays its cards.

    `worlds` are solved for a choice with eight cards in hand, more with fewer (0: rules of thumb);
    all worlds are, where there are at most `enumerate`. `calls` and `plays` are the powers to which
    the likelihood of the calls heard and of the cards played is raised to weigh a world. `memory`
    is how many of the latest tricks are remembered. One that `watches_score` plays for the match
    when its end is near. So much of the choices (`habit`) are left to the habit of this name
    (`by`).
    """

    worlds: int = 0
    enumerate: int = 0
    calls: float = 0.0
    plays: float = 0.0
    memory: int = 16
    watches_score: bool = False
    habit: float = 0.0
    by: Habit = "highest"


@dataclass(frozen=True, slots=True)
class AuctionSpec:
    """How a level calls: by the net of the game, which it `misjudges` by so many points; where the
    game has none, by the rules of thumb."""

    misjudges: float = 0.0


@dataclass(frozen=True, slots=True)
class TwoSpec:
    """How a level plays with two seats: as `level` of the rules of thumb (`levels.py`), until at
    most `stock` cards are to be drawn and it has at most `left` itself: then it solves `worlds`
    (0: never)."""

    level: int = 4
    worlds: int = 0
    stock: int = 0
    left: int = 0

    def solves(self, view: View) -> bool:
        """True where few enough cards are left to solve."""
        if view.phase == "auction" or not self.worlds or view.seat is None:
            return False
        return view.stock <= self.stock and view.cards_left[view.seat] <= self.left


@dataclass(frozen=True, slots=True)
class Spec:
    """A level."""

    name: str
    cards: CardSpec = field(default_factory=CardSpec)
    auction: AuctionSpec = field(default_factory=AuctionSpec)
    two: TwoSpec = field(default_factory=TwoSpec)


def load_spec(name: str) -> Spec:
    """The level of this name, or the specification in this file.

    Raises Problem ``malformed`` for a file that is not there or not right.
    """
    if name.endswith(".toml"):
        path = Path(name)
        if not path.is_file() or path.stat().st_size > _MOST_BYTES:
            raise Problem("malformed", "file-empty", file=name)
        return read_spec(path.read_bytes(), name)
    found = files("rebelote.bots") / "specs" / f"{name}.toml"
    return read_spec(found.read_bytes(), f"{name}.toml")


def read_spec(content: bytes, file: str) -> Spec:
    """Read a specification strictly: an unknown key, or a value of the wrong kind, is a Problem."""
    try:
        document = tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("malformed", "rules-not-toml", file=file) from None
    found: Spec = _read(Spec, document, file)
    return found


def _read(kind: type[Any], values: dict[str, Any], where: str) -> Any:
    """The data class made of these values."""
    hints = get_type_hints(kind)
    for key in values:
        if key not in hints:
            raise Problem("malformed", "unknown-key", where=where, key=key[:40])
    for item in fields(kind):
        if item.name not in values and item.name == "name":
            raise Problem("malformed", "missing-key", where=where, key=item.name)
    return kind(**{key: _value(hints[key], value, where, key) for key, value in values.items()})


def _value(kind: Any, value: Any, where: str, key: str) -> Any:
    if hasattr(kind, "__dataclass_fields__"):
        if not isinstance(value, dict):
            raise _wrong(where, key, "a table", value)
        return _read(kind, value, f"{where}: {key}")
    choices = get_args(kind)
    if choices:
        if value not in choices:
            raise _wrong(where, key, ", ".join(choices), value)
        return value
    if kind is bool and isinstance(value, bool):
        return value
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if kind is float and number and 0 <= value <= _MOST:
        return float(value)
    if kind is int and number and isinstance(value, int) and 0 <= value <= _MOST:
        return value
    if kind is str and isinstance(value, str):
        return value
    raise _wrong(where, key, kind.__name__, value)


def _wrong(where: str, key: str, expected: str, value: Any) -> Problem:
    return Problem(
        "malformed", "wrong-type", where=where, key=key, expected=expected, found=str(value)[:40]
    )
