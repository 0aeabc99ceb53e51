"""Reading rules files: the presets that come with Rebelote, and a table's own."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from rebelote.problem import Problem
from rebelote.rules.check import DIMENSIONS, Value, build, dimension, value_text, values_of
from rebelote.rules.dimensions import Rules

MOST_BYTES = 100_000
_ABOUT = ("name", "version", "authority", "sources")


@dataclass(frozen=True, slots=True)
class Preset:
    """A named, dated set of rules, with the source of each value that others dispute."""

    name: str
    version: str
    authority: str
    rules: Rules
    sources: Mapping[str, str]


def preset_names() -> list[str]:
    """The names of the presets that come with Rebelote, sorted."""
    folder = files("rebelote.rules") / "presets"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def load_preset(name: str) -> Preset:
    """The preset of this name. Raises Problem ``unknown-rule``."""
    if name not in preset_names():
        known = ", ".join(preset_names())
        raise Problem("unknown-rule", "rules-unknown-preset", name=value_text(name), allowed=known)
    text = (files("rebelote.rules") / "presets" / f"{name}.toml").read_text("utf-8")
    return read_rules(text, f"{name}.toml")


def preset(name: str) -> Rules:
    """The rules of the preset of this name. Raises Problem ``unknown-rule``."""
    return load_preset(name).rules


def digest(rules: Rules) -> str:
    """Sixteen hexadecimal digits that two equal sets of rules share, whatever their names."""
    canonical = json.dumps(values_of(rules), sort_keys=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def read_rules(text: str, file: str) -> Preset:
    """Read a rules file. `file` is its name, for errors.

    Every dimension must be there and nothing else. Raises Problem ``unknown-rule``, whose message
    names the file, the line, and what is allowed there.
    """
    if len(text) > MOST_BYTES:
        raise Problem("unknown-rule", "rules-file-too-long", file=file, most=MOST_BYTES)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        at = int(line[1]) if line else text.count("\n") + 1
        raise Problem("unknown-rule", "rules-not-toml", file=file, line=at) from None
    except (RecursionError, ValueError):
        raise Problem("unknown-rule", "rules-not-toml", file=file, line=1) from None
    try:
        return _from_document(document)
    except Problem as problem:
        name = str(problem.details.get("name") or problem.details.get("names", ""))
        place = {"file": file, "line": _line_of(text, name.partition(" + ")[0])}
        raise Problem(problem.code, problem.reason, **(problem.details | place)) from None


def _from_document(document: dict[str, Any]) -> Preset:
    about = {key: document.pop(key) for key in _ABOUT if key in document}
    for key in _ABOUT:
        if not isinstance(about.get(key), dict if key == "sources" else str):
            kind = "[sources]" if key == "sources" else '"…"'
            raise Problem("unknown-rule", "rules-missing-key", name=key, allowed=kind)
    values: dict[str, Value] = {}
    for section, content in document.items():
        if section in DIMENSIONS:
            values[section] = dimension(section).check(content)
        elif not isinstance(content, dict):
            dimension(section)
        else:
            for key, value in content.items():
                name = f"{section}.{key}"
                values[name] = dimension(name).check(value)
    for name in DIMENSIONS:
        if name not in values:
            raise Problem(
                "unknown-rule", "rules-missing-key", name=name, allowed=DIMENSIONS[name].allowed()
            )
    for name, source in about["sources"].items():
        dimension(name)
        if not isinstance(source, str):
            raise Problem("unknown-rule", "rules-wrong-value", name=name, value="", allowed='"…"')
    rules = build(about["name"], values)
    return Preset(about["name"], about["version"], about["authority"], rules, about["sources"])


def _line_of(text: str, name: str) -> int:
    """The line where a dimension stands, else where its section begins, else the last line."""
    section, _, key = name.rpartition(".")
    inside, begins = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        if header := re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line):
            inside = header[1]
            begins = number if inside == section else begins
        assigned = re.match(r"\s*([\w.\"'-]+)\s*=", line)
        if assigned and assigned[1].strip("\"'") in (
            (key if inside == section else ""),
            (name if inside in ("", "sources") else ""),
        ):
            return number
    return begins or max(1, text.rstrip("\n").count("\n") + 1)


def rules_text(rules: Rules, *, name: str, version: str, authority: str) -> str:
    """A rules file with these rules, which `read_rules` reads back."""
    lines = [f"name = {json.dumps(name)}", f"version = {json.dumps(version)}"]
    lines.append(f"authority = {json.dumps(authority)}")
    section = ""
    for dimension_name, value in values_of(rules).items():
        head, _, key = dimension_name.rpartition(".")
        if head != section:
            section = head
            lines += ["", f"[{section}]"]
        quoted = isinstance(value, str) or value is None
        lines.append(f"{key} = {json.dumps(value_text(value)) if quoted else value_text(value)}")
    return "\n".join([*lines, "", "[sources]", ""])
