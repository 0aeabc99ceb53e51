"""Which browser the tests drive; ``python tests/e2e/browser.py`` prints it."""

import os
import shutil
import sys
from pathlib import Path

NONE = "none"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def browser() -> str | None:
    """``BROWSER`` (a path, a name, or "none"), else the first Chrome or Chromium found here."""
    wished = os.environ.get("BROWSER")
    if wished:
        return NONE if wished == NONE else shutil.which(wished)
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in (*found, *PLACES) if path and Path(path).exists()), None)


if __name__ == "__main__":
    print(browser() or sys.exit("no Chrome or Chromium here"))
