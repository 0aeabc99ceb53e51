"""What the server writes about itself: a JSON object a line, without cards, tokens or names.

A table stands in it as eight digits that say nothing about its code.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

_LOGGER: Final = logging.getLogger("rebelote.server")


def table_mark(code: str) -> str:
    """A table in the log."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]


def say(level: int, what: str, **details: Any) -> None:
    """Write one line: what happened, and its details."""
    if not _LOGGER.isEnabledFor(level):
        return
    if "table" in details:
        details["table"] = table_mark(details["table"])
    line = {"at": round(time.time(), 3), "level": logging.getLevelName(level), "what": what}
    _LOGGER.log(level, json.dumps(line | details, ensure_ascii=False))


def say_failure(error: BaseException, **details: Any) -> None:
    """Write one line about a mistake of the program: its kind and place, never its words."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    say(logging.ERROR, "failed", error=type(error).__name__, place=place, **details)


def set_up(level: str) -> None:
    """Begin to write to standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    _LOGGER.handlers = [handler]
    _LOGGER.propagate = False
    _LOGGER.setLevel(level.upper())
