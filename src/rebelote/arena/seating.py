"""Players by name, those of other people among them.

Besides the names of `rebelote.bots.players`: ``colver:…`` (`rebelote.arena.colver`),
``door:COMMAND`` (`rebelote.arena.door`), and ``FILE.py:CLASS``, a class of one's own.
"""

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any, Final

from rebelote.bots.players import Player, build_player
from rebelote.problem import Problem
from rebelote.rules import Rules

_CLASS: Final = re.compile(r"(.+\.py):(\w+)")


def is_foreign(name: str) -> bool:
    """True for a player that is not of this project: its mistakes are its own."""
    return name.startswith(("colver:", "door:")) or _CLASS.fullmatch(name) is not None


def seat_player(name: str, seed: str, rules: Rules) -> Player:
    """A new player of this name; `seed` fixes what chance it takes.

    Raises Problem ``malformed`` for one that there is not or that cannot play by these rules, and
    OSError for a file that cannot be read.
    """
    if name.startswith("colver:"):
        from rebelote.arena.colver import ColverPlayer  # only where it is asked for

        return ColverPlayer.from_name(name, seed, rules)
    if name.startswith("door:"):
        from rebelote.arena.door import DoorPlayer

        return DoorPlayer.from_name(name, seed, rules)
    if found := _CLASS.fullmatch(name):
        return _player_of_class(found[1], found[2], seed)
    return build_player(name, seed, rules)


def _player_of_class(file: str, class_name: str, seed: str) -> Player:
    """A player of a class in a Python file, which is called with the seed."""
    found = getattr(_module(Path(file)), class_name, None)
    if not isinstance(found, type) or not hasattr(found, "choose"):
        raise Problem("malformed", "player-no-class", file=file, name=class_name)
    made: Any = found
    player: Player = made(seed)
    return player


def _module(path: Path) -> Any:
    """The module in this file, loaded once in a process."""
    name = f"rebelote_guest_{path.stem}_{abs(hash(path.resolve()))}"
    if name in sys.modules:
        return sys.modules[name]
    with path.open("rb"):
        pass  # a missing file is an OSError with the file's name in it
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise Problem("malformed", "player-file-broken", file=str(path), error=reason) from error
    return module


def seconds_elsewhere(player: Player) -> float:
    """What a player's moves cost outside of this process, in seconds."""
    return float(getattr(player, "seconds_elsewhere", 0.0))


def close_player(player: Player) -> None:
    """Let a player go that holds something, such as a program."""
    close = getattr(player, "close", None)
    if callable(close):
        close()


def check_player(name: str, rules: Rules) -> None:
    """Raise what `seat_player` raises for a player that cannot play by these rules."""
    close_player(seat_player(name, "", rules))
