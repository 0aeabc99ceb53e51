"""A real server and a real browser; ``BROWSER=none`` leaves these tests out."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from api.house import Server
from e2e.browser import NONE
from e2e.browser import browser as browser_path
from e2e.line import Line
from e2e.player import Player, settings_script

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/rebelote/server/static"
SHOTS = ROOT / "test-output/shots"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say which browser tests were left out."""
    skipped = terminalreporter.stats.get("skipped", [])
    missed = sorted(one.nodeid for one in skipped if one.nodeid.startswith("tests/e2e/"))
    if missed:
        terminalreporter.section("browser tests that did not run", sep="-")
        for nodeid in missed:
            terminalreporter.line(nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a process, over its own copy of the page as it is built now."""
    home = tmp_path_factory.mktemp("home")
    assert (BUILT / "index.html").exists(), "the page is not built: make page"
    page = Path(shutil.copytree(BUILT, home / "page"))
    running = Server(home, REBELOTE_PAGE=str(page), REBELOTE_GRACE="600000", REBELOTE_WORKERS="1")
    running.start()
    yield running
    running.kill()


# Not for the whole session: while it is open, nothing else in the process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    path = browser_path()
    if path == NONE:
        pytest.skip("not run, as BROWSER=none says")
    if path is None:
        pytest.fail("not run: no Chrome or Chromium here (BROWSER=none leaves these tests out)")
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


OpenPlayer = Callable[..., Player]


@pytest.fixture
def player(browser: Any, server: Server) -> Iterator[OpenPlayer]:
    """Opens a browser of its own for a player; fails at the end if a page had an error."""
    opened: list[tuple[Any, list[str]]] = []

    def open_player(
        width: int = 360, height: int = 640, line: Line | None = None, **settings: Any
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=settings.get("language", "es"),
            has_touch=width < 700,
        )
        context.add_init_script(settings_script(settings))
        context.set_default_timeout(60_000)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        opened.append((context, errors))
        return Player(page, line.address if line else f"http://{server.address}/")

    yield open_player
    for context, _ in opened:
        context.close()
    assert [error for _, errors in opened for error in errors] == []


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server."""
    between = Line(server.port)
    yield between
    between.cut()


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots are kept."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
