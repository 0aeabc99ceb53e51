"""Tables that nobody has touched for long are deleted; all others stay."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from api.test_hub import run, seated, until
from rebelote.server.hub.hub import Hub
from rebelote.server.hub.room import Room
from rebelote.streaks import open_match

DAY = 86_400_000


def _age(folder: Path, code: str, created: int, touched: int) -> None:
    """Let a table be as many days old, its latest event too."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        connection.execute(
            "UPDATE tables SET created = created - ? WHERE code = ?", (created * DAY, code)
        )
        connection.execute("UPDATE events SET at = at - ? WHERE code = ?", (touched * DAY, code))


def _kept(folder: Path) -> tuple[set[str], set[str]]:
    """The codes among the tables and among the events."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        tables = connection.execute("SELECT code FROM tables").fetchall()
        events = connection.execute("SELECT DISTINCT code FROM events").fetchall()
    return {code for (code,) in tables}, {code for (code,) in events}


async def _table(hub: Hub) -> Room:
    """A table at which nothing will happen until somebody plays."""
    room, _ = await seated(hub)
    await until(lambda: room.state.turn == 0)
    return room


async def _tables(hub: Hub, folder: Path, ages: dict[str, tuple[int, int]]) -> dict[str, str]:
    codes = {}
    for name, (created, touched) in ages.items():
        room = await _table(hub)
        codes[name] = room.state.code
        await asyncio.to_thread(_age, folder, room.state.code, created, touched)
    return codes


AGES = {"old": (40, 31), "touched": (40, 29), "new": (0, 0), "streak": (90, 90)}


@pytest.mark.parametrize(
    ("keep", "gone"), [(30, {"old"}), (20, {"old", "touched"}), (0, set[str]())]
)
def test_untouched_tables_are_deleted_after_so_many_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keep: int, gone: set[str]
) -> None:
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    codes: dict[str, str] = {}

    async def before(hub: Hub) -> None:
        codes.update(await _tables(hub, tmp_path, AGES))

    run(tmp_path, before, keep_days=0)
    # The match of a streak that waits to be played to its end is no litter.
    open_match(codes["streak"])
    stay = {code for name, code in codes.items() if name not in gone}

    async def after(hub: Hub) -> None:
        for _ in range(20 if gone else 1):
            await asyncio.sleep(0.1)
            if _kept(tmp_path) == (stay, stay):
                break
        for code in stay:
            assert (await hub.room(code)).state.code == code

    run(tmp_path, after, keep_days=keep)
    assert _kept(tmp_path) == (stay, stay)


def test_a_table_that_is_awake_stays_however_old(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        room = await _table(hub)
        code = room.state.code
        await asyncio.to_thread(_age, tmp_path, code, 99, 99)
        now = hub.clock()
        assert await hub.store.delete_untouched(now - 30 * DAY, []) == 0
        # Nor does another server on the same database take it away.
        other = Hub(hub.settings)
        await other.store.open()
        assert await other.store.delete_untouched(now - 30 * DAY, []) == 0
        await room.stop()
        await hub.store.release(code)
        assert await other.store.delete_untouched(now - 30 * DAY, []) == 1
        await other.close()
        assert _kept(tmp_path) == (set(), set())

    run(tmp_path, check)


def _pages(folder: Path) -> tuple[int, int]:
    """How many pages the database's file has, and how many of them are empty."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        (every,) = connection.execute("PRAGMA page_count").fetchone()
        (empty,) = connection.execute("PRAGMA freelist_count").fetchone()
    return every, empty


def test_many_are_deleted_in_small_portions_and_the_file_shrinks(tmp_path: Path) -> None:
    async def fill(hub: Hub) -> None:
        await _tables(hub, tmp_path, {str(number): (60, 60) for number in range(60)})

    run(tmp_path, fill, keep_days=0)

    async def check(hub: Hub) -> None:
        full, _ = _pages(tmp_path)
        portions: list[Any] = []
        while portions[-1:] != [0]:
            portions.append(await hub.store.delete_untouched(hub.clock() - 30 * DAY, []))
        assert portions == [50, 10, 0]
        left, empty = _pages(tmp_path)
        assert left < full / 2 and empty == 0

    run(tmp_path, check, keep_days=0)
