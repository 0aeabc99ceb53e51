"""`rebelote play` in a real terminal of 80 columns and 24 rows."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

WIDTH, HEIGHT = 80, 24
QUIET = 0.04
CLEAR = b"\x1b[2J"


class Table:
    """The program in a terminal, and what the terminal shows."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        variables = os.environ | {"REBELOTE_HOME": str(home), "TERM": "xterm-256color"}
        for name in ("NO_COLOR", "REBELOTE_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            variables.pop(name, None)
        command = "import sys; from rebelote.cli import main; sys.exit(main(sys.argv[1:]))"
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-c", command, "play", "--worlds", "8", *arguments],
            env=variables | {"LANG": "C.UTF-8"} | environment,
            dimensions=(HEIGHT, WIDTH),
            timeout=20,
        )

    def rows(self) -> list[str]:
        """What the terminal shows."""
        return [row.rstrip() for row in self.screen.display]

    def shows(self, text: str) -> bool:
        return any(text in row for row in self.rows())

    def read(self) -> None:
        """Take in what is written until nothing more comes for a moment."""
        quiet_since = time.monotonic()
        while time.monotonic() - quiet_since < QUIET:
            try:
                written = self.child.read_nonblocking(100_000, timeout=QUIET)
            except pexpect.TIMEOUT:
                continue
            except pexpect.EOF:
                return
            self.written += written
            self.stream.feed(written)
            quiet_since = time.monotonic()

    def wait_for(self, *texts: str) -> None:
        """Read until one of these is shown."""
        end = time.monotonic() + 20
        while not any(map(self.shows, texts)):
            assert time.monotonic() < end, "\n".join(self.rows())
            self.read()
        self.read()

    def type(self, text: str = "") -> None:
        """Type a line, and read until the program has drawn again and asks for the next."""
        before, end = len(self.written), time.monotonic() + 10
        self.child.sendline(text)
        while time.monotonic() < end and self.child.isalive():
            self.read()
            cursor = self.screen.cursor
            prompt = self.rows()[cursor.y]
            if CLEAR in self.written[before:] and prompt and cursor.x == len(prompt) + 1:
                return

    def status(self) -> int:
        """Wait for the end; the exit status, as a shell tells it."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        if self.child.signalstatus is not None:
            return 128 + int(self.child.signalstatus)
        return int(self.child.exitstatus)


Sit = Callable[..., Table]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    tables: list[Table] = []

    def run(*arguments: str, **environment: str) -> Table:
        tables.append(Table(tmp_path, *arguments, **environment))
        return tables[-1]

    yield run
    for table in tables:
        table.child.close(force=True)


def actions(home: Path) -> list[str]:
    """Everything done in the first deal of the only saved match."""
    (path,) = (home / "games").glob("*.json")
    done: list[str] = json.loads(path.read_text("utf-8"))["deals"][0]["actions"]
    return done


def check_whole(table: Table, title: str) -> None:
    """The drawing stands whole: its first line on top, the prompt below, nothing wrapped."""
    rows = table.rows()
    if any("───" in row for row in rows[2:3]):
        assert rows[0].startswith(f" {title}"), "\n".join(rows)
        assert rows[2] == rows[11] == "─" * WIDTH, "\n".join(rows)
        assert table.screen.cursor.y == HEIGHT - 1, "\n".join(rows)
    else:
        assert rows[0] == "", "\n".join(rows)


@pytest.mark.parametrize(
    ("preset", "title", "language", "deck"),
    [
        ("cafe", "Belote de café", "es", "spanish"),
        ("ffb-coinche", "Coinche de la Fédération", "fr", "vdr"),
        ("decouverte", "Open belote", "en", "jqk"),
        ("duel", "Duel", "fr", "spanish"),
        ("three-handed", "Three-handed belote", "en", "vdr"),
    ],
)
def test_the_drawing_never_overflows(
    sit: Sit, preset: str, title: str, language: str, deck: str
) -> None:
    table = sit(
        "--preset", preset, "--language", language, "--deck", deck, "--seed", "a", "--pace", "0"
    )
    table.wait_for("? ")
    assert table.shows(title)
    for typed in ("?", "", "c", "n 1", "zzz", "h", "", "b", *[""] * 16):
        if typed:
            table.type(typed)
        else:
            table.type()
        check_whole(table, title)


def test_colour_is_never_needed(sit: Sit) -> None:
    colours = [f"\x1b[{code}".encode() for code in ("31", "1;31", "33", "1;33", "34", "32")]
    options = ("--preset", "cafe", "--seed", "a", "--pace", "0", "--language", "es")
    plain = sit(*options, NO_COLOR="1")
    plain.wait_for("¿Qué", "Intro")
    assert not any(colour in plain.written for colour in colours)
    coloured = sit(*options)
    coloured.wait_for("¿Qué", "Intro")
    assert any(colour in coloured.written for colour in colours)
    assert coloured.rows()[12:20] == plain.rows()[12:20]


def test_two_enters_and_the_table_is_there(sit: Sit) -> None:
    table = sit("--pace", "0")
    table.wait_for("Language [1]:")
    table.child.sendline()
    table.wait_for("¿A qué jugamos?")
    table.child.sendline()
    table.wait_for("¿Qué dices?", "¿Qué carta juegas?")
    assert table.rows()[0].startswith(" Belote clásica · mano 1")


@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGKILL, 137)],
)
def test_whatever_ends_it_the_match_goes_on(
    sit: Sit, tmp_path: Path, number: signal.Signals, status: int
) -> None:
    table = sit("--preset", "cafe", "--seed", "b", "--pace", "0", "--language", "es")
    table.wait_for("¿Qué dices?", "¿Qué carta juegas?")
    table.type()
    table.type()
    table.wait_for("¿Qué dices?", "¿Qué carta juegas?", "Intro para seguir")
    done = actions(tmp_path)
    os.kill(table.child.pid, number)
    if number is not signal.SIGKILL:
        table.child.expect("Partida guardada")
    assert table.status() == status
    assert actions(tmp_path) == done
    table = sit("--pace", "0", "--language", "es")
    table.wait_for("Seguir la partida guardada")
    table.type()
    table.wait_for("¿Qué dices?", "¿Qué carta juegas?")
    assert actions(tmp_path)[: len(done)] == done


def test_a_closed_terminal_loses_nothing(sit: Sit, tmp_path: Path) -> None:
    table = sit("--preset", "cafe", "--seed", "b", "--pace", "0", "--language", "es")
    table.wait_for("¿Qué dices?", "¿Qué carta juegas?")
    table.type()
    table.type()
    done = actions(tmp_path)
    table.child.close(force=False)
    assert actions(tmp_path) == done


def test_leaving_by_its_key_ends_well(sit: Sit) -> None:
    table = sit("--preset", "cafe", "--pace", "0", "--language", "en")
    table.wait_for("?")
    table.type("q")
    assert table.status() == 0


def test_a_small_terminal_gets_plain_text(sit: Sit) -> None:
    table = sit("--preset", "cafe", "--language", "en", TERM="dumb")
    table.wait_for("What do you say?", "Which card do you play?")
    assert b"\x1b" not in table.written
