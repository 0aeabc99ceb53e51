"""Where the user's own data lives, and how it is written so that it is never half there."""

import os
import time
from pathlib import Path

# No save takes this long: an older draft is nobody's.
_DRAFT_SECONDS = 60


def data_folder() -> Path:
    """The folder of the user's games, streaks and rules: ``REBELOTE_HOME``, or the platform's."""
    chosen = os.environ.get("REBELOTE_HOME")
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path  # only needed here, and not free

    return user_data_path("rebelote", appauthor=False)


def write_safely(path: Path, text: str) -> None:
    """Write a file whole or not at all, even through a crash; its folder is made.

    Raises OSError where it cannot be written; what was there before is then still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _clear_drafts(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _clear_drafts(path: Path) -> None:
    """Remove what a program that was killed while it wrote this file has left."""
    for draft in path.parent.glob(f".{path.name}.*"):
        try:
            if time.time() - draft.stat().st_mtime > _DRAFT_SECONDS:
                draft.unlink()
        except FileNotFoundError:
            continue  # another program has finished with it in the meantime
