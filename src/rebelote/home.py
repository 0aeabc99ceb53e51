"""Where the user's own data lives, and how it is written so that it is never half there."""

import os
from pathlib import Path


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
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
