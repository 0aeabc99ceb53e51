"""Tables in this process: bots that fail, tables that sleep, two servers, stores that break."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rebelote.bots.players import LEVELS
from rebelote.notation import legal_texts
from rebelote.problem import Problem
from rebelote.rules import preset
from rebelote.server.db import NotStored, Store, Taken
from rebelote.server.features.levels import Levels
from rebelote.server.hub.hub import Hub
from rebelote.server.hub.listener import Listener
from rebelote.server.hub.room import Room
from rebelote.server.hub.thinkers import Failed, Thinkers
from rebelote.server.settings import Settings
from rebelote.server.words import names_for
from rebelote.table import Decider
from rebelote.table.events import Created

Check = Callable[[Hub], Awaitable[None]]


def _created(code: str, level: str = "thumb", pace: int = 0) -> Created:
    return Created(
        code=code, rules="ffb-classic", level=level, clock=0, pace=pace, chat=False, name="",
        bots=["A", "B", "C", "D"],
    )  # fmt: skip


def _settings(folder: Path, workers: int = 1, **changes: Any) -> Settings:
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    return Settings(database=database, workers=workers, grace=100, **changes)


def run(folder: Path, check: Check, **changes: Any) -> None:
    """Check something of a hub that is open."""

    async def work() -> None:
        hub = Hub(_settings(folder, **changes))
        await hub.open()
        try:
            async with asyncio.timeout(30):
                await check(hub)
        finally:
            await hub.close()

    asyncio.run(work())


async def seated(hub: Hub, level: str = "thumb", pace: int = 0) -> tuple[Room, Listener]:
    """A table that has begun, with one person who is connected."""
    room = await hub.create(lambda code: _created(code, level, pace))

    def come(decider: Decider) -> None:
        person = decider.join("Ana", "hash")
        decider.sit(person, 0)
        decider.start(decider.state.people[person.number])

    await room.do(come)
    listener = Listener(names_for("es", "jqk"), 0)
    await room.attach(listener, 0, take_over=True)
    return room, listener


def _act(decider: Decider) -> None:
    """Do the last legal thing: take rather than pass."""
    assert decider.state.deal is not None
    decider.act(decider.state.people[0], legal_texts(decider.state.deal)[-1])


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not true():
        await asyncio.sleep(0.01)


async def _nothing(self: Thinkers, name: str, seed: str, view: Any) -> str:
    raise Failed("ZeroDivisionError")


async def _nonsense(self: Thinkers, name: str, seed: str, view: Any) -> str:
    return "bid:capot:TA"


@pytest.mark.parametrize("choose", [_nothing, _nonsense])
def test_a_bot_that_fails_is_replaced_by_the_rules_of_thumb_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choose: Any
) -> None:
    monkeypatch.setattr(Thinkers, "choose", choose)

    async def check(hub: Hub) -> None:
        room, listener = await seated(hub, level="expert")
        await until(lambda: room.state.turn == 0)
        assert any(seat.thumb for seat in room.state.seats)
        texts = []
        while (text := await asyncio.wait_for(listener.next_text(), 5)) is not None:
            texts.append(text)
            if "bot-replaced" in text:
                break
        assert "ha fallado" in texts[-1]

    run(tmp_path, check)


def test_a_worker_that_dies_or_hangs_stops_no_table(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        room, _ = await seated(hub, level="no-such-player.toml")
        await until(lambda: room.state.turn == 0)
        assert hub.thinkers.failed >= 1
        assert hub.health({}, client=False).bots_failed >= 1

    run(tmp_path, check, thinking=15_000)


@pytest.mark.parametrize("workers", [0, 1])
def test_work_that_fails_in_a_worker_is_said_and_stops_nothing(
    tmp_path: Path, workers: int
) -> None:
    async def check(hub: Hub) -> None:
        assert await hub.thinkers.run(int, "no number") is None
        assert hub.thinkers.failed == 1
        assert await hub.thinkers.run(int, "7") == 7

    run(tmp_path, check, workers=workers)


def test_no_table_waits_when_the_clock_of_the_machine_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time

    async def check(hub: Hub) -> None:
        room, _ = await seated(hub, pace=300)
        await until(lambda: room.state.turn == 0)
        while room.state.turn == 0:
            await room.do(_act)
        # A bot is about to play, or it was the last to pass and there is nothing to wait for.
        monkeypatch.setattr(time, "time", lambda: real() - 3600)
        await until(lambda: room.state.turn in (0, None))

    run(tmp_path, check)


def test_a_table_sleeps_when_nobody_looks_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        room, listener = await seated(hub)
        await until(lambda: room.state.turn == 0)
        code, before = room.state.code, room.state
        await room.detach(listener)
        await until(lambda: not hub.health({}, client=False).tables)
        again = await hub.room(code.lower())
        assert again is not room
        assert (again.state.deal, again.state.seats) == (before.deal, before.seats)
        assert again.state.people == before.people
        assert again.state.number == before.number

    run(tmp_path, check, idle=200)


def test_a_bot_takes_the_place_of_one_who_is_gone_while_another_is_there(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        room, listener = await seated(hub)
        await until(lambda: room.state.turn == 0)

        def come(decider: Decider) -> None:
            decider.sit(decider.join("Luis", "other"), 2)

        await room.do(come)
        friend = Listener(names_for("fr", "vdr"), 1)
        await room.attach(friend, 0, take_over=True)
        await room.detach(listener)
        await until(lambda: room.state.seats[0].away == "gone")
        await until(lambda: room.state.turn == 2)
        await room.attach(listener, 0, take_over=True)
        assert room.state.seats[0].away is None

    run(tmp_path, check)


def test_two_servers_never_write_the_same_table(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        # A living process of another machine holds the lease.
        hub.store.owner = "elsewhere:1:abcd"
        room, _ = await seated(hub)
        await until(lambda: room.state.turn == 0)
        other = Hub(_settings(tmp_path))
        await other.store.open()
        with pytest.raises(Problem) as refused:
            await other.room(room.state.code)
        assert refused.value.code == "busy"
        # Whatever comes to the database from elsewhere is noticed, and the table read again.
        first = await other.store.events(room.state.code)
        await other.store.append(
            room.state.code, [type(first[0])(number=len(first) + 1, at=0, event=first[1].event)]
        )
        with pytest.raises(Problem):
            await room.do(lambda decider: decider.join("Eva", "third"))
        assert room.broken
        await other.close()

    run(tmp_path, check)


def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: Store, code: str, events: Any) -> None:
        raise NotStored("disk full")

    async def check(hub: Hub) -> None:
        room, listener = await seated(hub)
        await until(lambda: room.state.turn == 0)
        before = room.state
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            with pytest.raises(Problem) as refused:
                await room.do(_act)
            assert refused.value.code == "busy"
        assert room.state is before
        assert listener.closed.is_set()
        again = await hub.room(room.state.code)
        assert again.state.deal == before.deal

    run(tmp_path, check)


def test_codes_are_unique(tmp_path: Path) -> None:
    async def check(hub: Hub) -> None:
        room = await hub.create(lambda code: _created(code))
        with pytest.raises(Taken):
            await hub.store.create(room.state.code, await hub.store.events(room.state.code))
        assert preset("ffb-classic") == room.state.rules

    run(tmp_path, check)


def test_the_rules_of_thumb_are_shown_as_a_level_only_where_there_is_nothing_else() -> None:
    levels = Levels()
    assert levels.shown() == list(LEVELS)
    levels.real.update(dict.fromkeys(LEVELS, "! no worker"))
    assert levels.shown() == ["thumb"]


def test_tables_can_live_in_memory() -> None:
    async def work() -> None:
        hub = Hub(Settings(database="sqlite+aiosqlite://", workers=0))
        await hub.open()
        room, _ = await seated(hub)
        events = await hub.store.events(room.state.code)
        await hub.close()
        assert len(events) >= 4

    asyncio.run(work())
