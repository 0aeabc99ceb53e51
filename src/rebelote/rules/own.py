"""A table's own rules: kept as files in the user's folder, and carried by a record."""

import re
from pathlib import Path
from typing import Any

from rebelote.home import data_folder, write_safely
from rebelote.problem import Problem
from rebelote.rules.check import differences, value_text
from rebelote.rules.code import is_code, read_code
from rebelote.rules.dimensions import Rules
from rebelote.rules.presets import Preset, load_preset, preset, preset_names, read_rules, rules_text

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def own_folder() -> Path:
    """Where the user's own rules are kept."""
    return data_folder() / "rules"


def own_names() -> list[str]:
    """The names of the user's own rules, sorted."""
    return sorted(path.stem for path in own_folder().glob("*.toml"))


def find_rules(name: str) -> Preset:
    """Rules by a preset's name, a rule code, the path of a TOML file, or the name of one's own.

    Raises Problem ``unknown-rule``, and OSError for a file that cannot be read.
    """
    if name in preset_names():
        return load_preset(name)
    if is_code(name):
        rules = read_code(name)
        return Preset("code", "", "", rules, {})
    path = Path(name) if name.endswith(".toml") else own_folder() / f"{name}.toml"
    if name.endswith(".toml") or (_NAME.fullmatch(name) and path.is_file()):
        try:
            return read_rules(path.read_text("utf-8"), str(path))
        except UnicodeDecodeError:
            raise Problem("unknown-rule", "file-not-text", file=str(path)) from None
    known = ", ".join([*preset_names(), *own_names()])
    raise Problem("unknown-rule", "rules-unknown-preset", name=value_text(name), allowed=known)


def check_own_name(name: str) -> None:
    """Raise Problem ``unknown-rule`` for a name that will not do for rules of one's own."""
    if not _NAME.fullmatch(name) or name in preset_names():
        raise Problem("unknown-rule", "rules-bad-name", name=value_text(name))


def save_own(name: str, rules: Rules, *, version: str, authority: str) -> Path:
    """Keep rules under a name of one's own; the file that holds them.

    Raises Problem ``unknown-rule`` for a name that will not do, and OSError.
    """
    check_own_name(name)
    path = own_folder() / f"{name}.toml"
    write_safely(path, rules_text(rules, name=name, version=version, authority=authority))
    return path


def as_changes(rules: Rules) -> tuple[str, dict[str, Any]]:
    """The preset nearest to these rules, and the dimensions in which they differ from it.

    The values are as JSON has them: a list for a tuple.
    """
    changes = {name: differences(preset(name), rules) for name in preset_names()}
    nearest = min(changes, key=lambda name: len(changes[name]))
    values = {name: value for name, (_, value) in changes[nearest].items()}
    return nearest, {
        name: list(value) if isinstance(value, tuple) else value for name, value in values.items()
    }
