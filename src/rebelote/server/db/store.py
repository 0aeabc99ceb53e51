"""Events in a database: SQLite in WAL mode by default, anything SQLAlchemy speaks otherwise.

Events of several tables that wait at the same moment are written in one transaction.
"""

import asyncio
import os
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, delete, event, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rebelote.problem import Problem
from rebelote.server.db.lease import LEASE, RENEWED_EVERY, is_dead, new_owner
from rebelote.server.db.schema import EVENTS, TABLES
from rebelote.table.events import Numbered, decode_event, encode_event

_MOST_TOGETHER = 200
# So many tables are deleted in one transaction: others want to write, too.
_MOST_DELETED = 50


class NotStored(Exception):
    """The database did not take the events: whatever they say has not happened."""


class Taken(Exception):
    """The code is in use, or another process writes this table."""


@dataclass(slots=True)
class _Waiting:
    """Events to be written, and who waits for it."""

    rows: list[dict[str, Any]]
    new_table: dict[str, Any] | None
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


def _now() -> int:
    return int(time.time() * 1000)


class Store:
    """The events of all tables."""

    def __init__(self, url: str) -> None:
        self.owner = new_owner()
        self._engine: AsyncEngine = create_async_engine(url)
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.written = 0
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)

    async def prepare(self) -> None:
        """Bring the database up to date, and nothing else.

        Raises Problem ``busy`` where it cannot be opened, or is of a later version.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, CommandError) as error:
            why = str(getattr(error, "orig", None) or error)
            database = self._engine.url.render_as_string()  # without its password
            raise Problem("busy", "serve-no-database", database=database, why=why) from None

    async def open(self) -> None:
        """Bring the database up to date and begin to write. Raises Problem, as `prepare` does."""
        await self.prepare()
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._renew())]

    async def close(self) -> None:
        """Write what waits, give back the leases, and end."""
        await self._queue.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):
            async with self._engine.begin() as connection:
                mine = TABLES.c.owner == self.owner
                await connection.execute(update(TABLES).where(mine).values(owner=None))
        await self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._queue.qsize()

    async def create(self, code: str, events: Sequence[Numbered]) -> None:
        """A new table with its first events. Raises Taken or NotStored."""
        table = {"code": code, "created": _now(), "owner": self.owner}
        await self._put(code, events, table | {"lease_until": _now() + LEASE})

    async def append(self, code: str, events: Sequence[Numbered]) -> None:
        """More events of a table. Raises Taken if another process wrote there, or NotStored."""
        await self._put(code, events, None)

    async def _put(
        self, code: str, events: Sequence[Numbered], table: dict[str, Any] | None
    ) -> None:
        rows = [
            {"code": code, "number": item.number, "at": item.at, "body": encode_event(item.event)}
            for item in events
        ]
        waiting = _Waiting(rows, table)
        await self._queue.put(waiting)
        await waiting.done

    async def _write(self) -> None:
        """Write what waits, as much as there is at a time."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < _MOST_TOGETHER:
                batch.append(self._queue.get_nowait())
            if not await self._write_together(batch):
                for waiting in batch:
                    await self._write_alone(waiting)
            for _ in batch:
                self._queue.task_done()

    async def _write_together(self, batch: list[_Waiting]) -> bool:
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, batch)
        except SQLAlchemyError:
            return False
        for waiting in batch:
            self._finish(waiting, None)
        return True

    async def _write_alone(self, waiting: _Waiting) -> None:
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, [waiting])
        except IntegrityError:
            self._finish(waiting, Taken())
        except SQLAlchemyError as error:
            self._finish(waiting, NotStored(type(error).__name__))
        else:
            self._finish(waiting, None)

    def _finish(self, waiting: _Waiting, error: Exception | None) -> None:
        if waiting.done.done():
            return
        if error is not None:
            waiting.done.set_exception(error)
            return
        self.written += len(waiting.rows)
        waiting.done.set_result(None)

    async def load(self, code: str) -> list[Numbered] | None:
        """All events of a table, and its lease with them; None if there is no such table.

        Raises Taken while another living process holds the lease, and NotStored.
        """
        try:
            async with self._engine.begin() as connection:
                if not await self._lease(connection, code):
                    return None
                return await _events(connection, code)
        except SQLAlchemyError as error:
            raise NotStored(type(error).__name__) from None

    async def _lease(self, connection: AsyncConnection, code: str) -> bool:
        found = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).first()
        if found is None:
            return False
        held = found.owner is not None and found.owner != self.owner
        if held and found.lease_until > _now() and not is_dead(found.owner, self.owner):
            raise Taken
        change = update(TABLES).where(TABLES.c.code == code, TABLES.c.owner.is_(found.owner))
        done = await connection.execute(change.values(owner=self.owner, lease_until=_now() + LEASE))
        if done.rowcount != 1:
            raise Taken
        return True

    async def events(self, code: str) -> list[Numbered]:
        """All events of a table. Raises NotStored."""
        try:
            async with self._engine.connect() as connection:
                return await _events(connection, code)
        except SQLAlchemyError as error:
            raise NotStored(type(error).__name__) from None

    async def release(self, code: str) -> None:
        """Give back the lease of a table."""
        with suppress(SQLAlchemyError):
            async with self._engine.begin() as connection:
                mine = update(TABLES).where(TABLES.c.code == code, TABLES.c.owner == self.owner)
                await connection.execute(mine.values(owner=None))

    async def delete_untouched(self, before: int, spared: Collection[str]) -> int:
        """Delete some of the tables at which nothing has happened since `before` (milliseconds);
        how many: none once all are gone. One that a server has awake stays, and those `spared`.

        Raises NotStored.
        """
        mine = TABLES.c.owner == self.owner
        asleep = or_(TABLES.c.owner.is_(None), (TABLES.c.lease_until < _now()) & ~mine)
        of_table = EVENTS.c.code == TABLES.c.code
        latest = select(func.max(EVENTS.c.at)).where(of_table).scalar_subquery()
        old = (TABLES.c.created < before) & (latest < before) & TABLES.c.code.not_in(spared)
        codes = select(TABLES.c.code).where(old, asleep).limit(_MOST_DELETED)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(EVENTS).where(EVENTS.c.code.in_(codes)))
                empty = ~exists().where(of_table)
                return (await connection.execute(delete(TABLES).where(empty))).rowcount
        except SQLAlchemyError as error:
            raise NotStored(type(error).__name__) from None

    async def _renew(self) -> None:
        """Renew all leases from time to time."""
        while True:
            await asyncio.sleep(RENEWED_EVERY / 1000)
            with suppress(SQLAlchemyError):
                async with self._engine.begin() as connection:
                    mine = update(TABLES).where(TABLES.c.owner == self.owner)
                    await connection.execute(mine.values(lease_until=_now() + LEASE))


async def _insert(connection: AsyncConnection, batch: list[_Waiting]) -> None:
    tables = [waiting.new_table for waiting in batch if waiting.new_table is not None]
    if tables:
        await connection.execute(insert(TABLES), tables)
    await connection.execute(insert(EVENTS), [row for waiting in batch for row in waiting.rows])


async def _events(connection: AsyncConnection, code: str) -> list[Numbered]:
    query = select(EVENTS).where(EVENTS.c.code == code).order_by(EVENTS.c.number)
    rows = (await connection.execute(query)).all()
    return [Numbered(number=row.number, at=row.at, event=decode_event(row.body)) for row in rows]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL, so that readers never wait. What is committed outlives this process, however it ends;
    a power cut may take the last moments with it, unless ``REBELOTE_DURABLE`` is 1, which waits
    for the disk at every commit."""
    cursor = connection.cursor()
    # The file shrinks with what is deleted; heeded only before the first table is made.
    cursor.execute("PRAGMA auto_vacuum=FULL")
    cursor.execute("PRAGMA journal_mode=WAL")
    durable = os.environ.get("REBELOTE_DURABLE") == "1"
    cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the database to the latest revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("rebelote.server.db") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
