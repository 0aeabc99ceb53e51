"""All tables: opened by code, created, put to sleep when nobody looks."""

import asyncio
import logging
import platform
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rebelote.problem import Problem
from rebelote.server.db import NotStored, Store, Taken
from rebelote.server.hub.rates import Rates
from rebelote.server.hub.room import Room
from rebelote.server.hub.streak import open_tables
from rebelote.server.hub.thinkers import Thinkers
from rebelote.server.logs import say
from rebelote.server.protocol.http import Health
from rebelote.server.settings import Settings
from rebelote.server.version import VERSION
from rebelote.table import Numbered
from rebelote.table.events import Created

# No vowels, so that no code is a word, and no two letters that are easily taken for each other.
_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH: Final = 6
_SWEEP_SECONDS: Final = 20
_TIDY_SECONDS: Final = 3600
_DAY: Final = 86_400_000


def new_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


# Somebody may set the machine's clock, an hour back even: no table waits for that.
_AT_START: Final = time.time() - time.monotonic()


def steady_clock() -> int:
    """Milliseconds since 1970, as the machine's clock was when this process began."""
    return int(1000 * (_AT_START + time.monotonic()))


class Hub:
    """The tables that are awake in this process."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = steady_clock) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers, settings.thinking)
        self.rates = Rates(time.monotonic, settings.rate_factor)
        self.stopping = False
        self.sockets = 0
        self._began = time.monotonic()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keepers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        say(logging.INFO, "opened", version=VERSION)
        self._keepers = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """Stop: everything told is stored, everybody is told to come back."""
        self.say_closing()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await asyncio.gather(*(room.stop() for room in self._rooms.values()))
        self._rooms.clear()
        self.thinkers.close()
        await self.store.close()
        say(logging.INFO, "closed", events=self.store.written)

    def say_closing(self) -> None:
        """Tell everybody that the server stops."""
        self.stopping = True
        for room in self._rooms.values():
            room.audience.let_go()

    def _room(self, events: list[Numbered]) -> Room:
        return Room(events, self.store, self.thinkers, self.clock, self.settings.grace)

    async def create(self, make: Callable[[str], Created]) -> Room:
        """A new table. Raises Problem ``busy`` where it cannot be stored."""
        for _ in range(20):
            code = new_code()
            first = Numbered(number=1, at=self.clock(), event=make(code))
            room = self._room([first])
            try:
                await self.store.create(code, [first])
            except Taken:
                await room.stop()
                continue
            except NotStored:
                await room.stop()
                raise Problem("busy", "table-not-stored") from None
            self._rooms[code] = room
            say(logging.INFO, "created", table=code)
            await room.do(lambda decider: decider.promise())
            return room
        raise Problem("busy", "table-not-stored")

    async def room(self, code: str) -> Room:
        """The table of this code. Raises Problem ``no-such-table`` or ``busy``."""
        code = code.strip().upper()
        if len(code) != CODE_LENGTH or not set(code) <= set(_LETTERS):
            raise Problem("no-such-table", "table-no-such-table", text=ascii(code[:10]))
        if self.stopping:
            raise Problem("busy", "table-not-stored")
        async with self._opening.setdefault(code, asyncio.Lock()):
            try:
                return await self._open(code)
            finally:
                if code not in self._rooms:
                    self._opening.pop(code, None)

    async def _open(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is not None and not room.broken:
            return room
        if room is not None:
            await room.stop()
            del self._rooms[code]
        try:
            events = await self.store.load(code)
        except (Taken, NotStored):
            raise Problem("busy", "table-not-stored") from None
        if not events:
            raise Problem("no-such-table", "table-no-such-table", text=code)
        room = self._rooms[code] = self._room(events)
        return room

    async def _sweep(self) -> None:
        """Put tables to sleep that nobody looks at."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.settings.idle / 1000))
            for code, room in list(self._rooms.items()):
                old = self.clock() - room.used > self.settings.idle
                if (old and not room.audience.listeners) or room.broken:
                    await self._put_to_sleep(code, room)

    async def _put_to_sleep(self, code: str, room: Room) -> None:
        async with self._opening.setdefault(code, asyncio.Lock()):
            if self._rooms.get(code) is room and not room.audience.listeners:
                del self._rooms[code]
                await room.stop()
                await self.store.release(code)
        self._opening.pop(code, None)

    async def _tidy(self) -> None:
        """Delete, now and every hour, the tables that nobody has touched for long."""
        while self.settings.keep_days > 0:
            before = self.clock() - self.settings.keep_days * _DAY
            with suppress(NotStored):
                spared = await open_tables()
                while count := await self.store.delete_untouched(before, spared):
                    say(logging.INFO, "deleted", tables=count)
                    await asyncio.sleep(0.1)
            await asyncio.sleep(_TIDY_SECONDS)

    def health(self, levels: dict[str, str], client: bool) -> Health:
        """How the server is."""
        rooms: list[Any] = list(self._rooms.values())
        return Health(
            status="stopping" if self.stopping else "ok",
            version=VERSION,
            python=platform.python_version(),
            uptime=int(time.monotonic() - self._began),
            tables=len(rooms),
            tables_playing=sum(room.state.playing for room in rooms),
            sockets=self.sockets,
            events=self.store.written,
            queue=self.store.waiting + sum(room.waiting for room in rooms),
            thinking=self.thinkers.thinking,
            bots_failed=self.thinkers.failed,
            levels=levels,
            client=client,
        )
