"""A real server and a real browser. ``BROWSER=none`` leaves these tests out; a path names one."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.player import Player, settings_script

playwright_api = pytest.importorskip("playwright.sync_api")

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OUTPUT = Path(os.environ.get("REBELOTE_SHOTS", "test-output/shots"))
_SERVE = (
    "import sys; from rebelote.i18n.names import Names, default_deck;"
    "from rebelote.i18n.texts import texts; from rebelote.server.run import serve;"
    "serve(Names(texts('en'), default_deck('en')), '127.0.0.1', int(sys.argv[1]), browser=False)"
)


def browser_path() -> str:
    """The browser to drive: the one named, or the first that this machine has."""
    wished = os.environ.get("BROWSER", "")
    if wished == "none":
        pytest.skip("BROWSER=none: no browser tests")
    if wished and Path(wished).is_file():
        return wished
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    pytest.fail("no Chrome or Chromium here; BROWSER=none leaves the browser tests out")


class Server:
    """``rebelote serve`` as a process that can be stopped and started again."""

    def __init__(self, home: Path, port: int) -> None:
        self.home, self.port = home, port
        self.address = f"http://127.0.0.1:{port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, str(self.port)],
            env=os.environ | {"REBELOTE_HOME": str(self.home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            time.sleep(0.1)
            try:
                with urllib.request.urlopen(f"{self.address}health", timeout=1):
                    return
            except OSError:
                continue
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Server]:
    number = int(worker_id.removeprefix("gw")) if worker_id.startswith("gw") else 90
    running = Server(tmp_path_factory.mktemp("home"), 18_200 + number)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with playwright_api.sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
        yield running
        running.close()


OpenPlayer = Callable[..., Player]


@pytest.fixture
def player(browser: Any, server: Server) -> Iterator[OpenPlayer]:
    """Opens a browser of its own for a player; fails at the end if a page had an error."""
    opened: list[tuple[Any, list[str]]] = []

    def open_player(
        width: int = 360, height: int = 640, scheme: str = "light", **settings: Any
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale=settings.get("language", "es"),
            has_touch=width < 700,
        )
        context.add_init_script(settings_script(settings))
        context.set_default_timeout(15_000)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        opened.append((context, errors))
        return Player(page, server.address)

    yield open_player
    for context, _ in opened:
        context.close()
    assert [error for _, errors in opened for error in errors] == []


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots are kept."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    return OUTPUT
