"""What is kept between two sittings: the saved matches, and the choices made last."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rebelote.bots.players import LEVELS
from rebelote.home import data_folder, write_safely
from rebelote.i18n.names import DECKS
from rebelote.i18n.texts import LANGUAGES
from rebelote.notation.record import Record, parse_record, record_value
from rebelote.problem import Problem
from rebelote.rules import own_names, preset_names

MOST_BYTES = 20_000_000


class Unreadable(Exception):
    """A file that cannot be read as what it should be."""

    def __init__(self, path: Path, problem: Problem | None = None) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Settings:
    """The language, deck, game and level chosen last; None where nothing was chosen yet."""

    language: str | None = None
    deck: str | None = None
    preset: str | None = None
    level: str | None = None


def games_folder() -> Path:
    """Where the matches are saved."""
    return data_folder() / "games"


def settings_path() -> Path:
    """Where the last choices are kept."""
    return data_folder() / "settings.json"


def _read_json(path: Path) -> Any:
    """The JSON value in a file. Raises Unreadable, or FileNotFoundError where there is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unreadable(path)
        return json.loads(path.read_text("utf-8"))
    except json.JSONDecodeError as error:
        reason = "file-not-json"
        problem = Problem("malformed", reason, file=path.name, line=error.lineno)
        raise Unreadable(path, problem) from None
    except FileNotFoundError:
        raise
    except (OSError, ValueError, RecursionError):
        raise Unreadable(path) from None


def read_settings() -> Settings:
    """The choices made last. Raises Unreadable for a broken file."""
    path = settings_path()
    try:
        value = _read_json(path)
    except FileNotFoundError:
        return Settings()
    if not isinstance(value, dict):
        raise Unreadable(path)

    def known(key: str, choices: tuple[str, ...] | list[str]) -> str | None:
        return value[key] if value.get(key) in choices else None

    games = [*preset_names(), *own_names()]
    return Settings(
        known("language", LANGUAGES),
        known("deck", DECKS),
        known("preset", games),
        known("level", LEVELS),
    )


def remember(settings: Settings, **chosen: str) -> Settings:
    """Keep these choices for the next time; a folder that cannot be written only forgets them."""
    settings = replace(settings, **chosen)
    kept = {key: value for key, value in asdict(settings).items() if value is not None}
    with suppress(OSError):
        write_safely(settings_path(), json.dumps(kept, indent=1) + "\n")
    return settings


def set_aside(path: Path) -> Path:
    """Rename a broken file so that a new one can take its place; its new name."""
    aside = path.with_name(path.name + ".broken")
    try:
        path.replace(aside)
    except OSError:
        return path
    return aside


def save_record(path: Path, record: Record) -> None:
    """Write a match to its file. Raises OSError."""
    text = json.dumps(record_value(record), ensure_ascii=False, indent=1)
    write_safely(path, text + "\n")


def load_record(path: Path) -> Record:
    """The match in a file. Raises Unreadable, or FileNotFoundError where there is none."""
    value = _read_json(path)
    try:
        return parse_record(value)
    except Problem as problem:
        raise Unreadable(path, problem) from None


def new_path(date: str, preset: str) -> Path:
    """A file name for a new match that no other match has."""
    stem = f"{date.replace(':', '')}-{preset}"
    folder, number = games_folder(), 1
    path = folder / f"{stem}.json"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def saved_matches() -> Iterator[Path]:
    """The files of saved matches, the latest first."""
    folder = games_folder()
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob("*.json")]
    except OSError:
        return
    for _, path in sorted(found, reverse=True):
        yield path


def unfinished_matches() -> Iterator[tuple[Path, Record | Unreadable]]:
    """The matches that are not over, the latest first; a broken file comes with its error."""
    for path in saved_matches():
        try:
            record = load_record(path)
        except Unreadable as error:
            yield path, error
            continue
        except FileNotFoundError:
            continue
        if "x-finished" not in record.other:
            yield path, record
