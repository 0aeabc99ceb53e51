"""The server killed at random moments: nothing acknowledged is lost, and all tables go on."""

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from api.house import THOROUGH, Json, Reader, Server

ROUNDS = 100 if THOROUGH else 2
TABLES = 8
GAMES = ("ffb-classic", "ffb-coinche", "duel", "decouverte", "three-handed", "cafe")


async def _playing(reader: Reader) -> None:
    """Play on and on until the server is gone."""
    sent = -1
    with suppress(ConnectionClosed, ConnectionError):
        while True:
            if reader.view and reader.number != sent:
                if "rematch" in reader.view["may"]:
                    await reader.command("rematch")
                    sent = reader.number
                elif await reader.move():
                    sent = reader.number
            message = await reader.next()
            if message["type"] == "refused":
                sent = -1


def _numbers(received: list[Json]) -> list[int]:
    return [message["number"] for message in received if message["type"] == "state"]


async def _round(server: Server, readers: list[Reader], rng: random.Random) -> None:
    playing = [asyncio.create_task(_playing(reader)) for reader in readers]
    await asyncio.sleep(rng.uniform(0.05, 0.6))
    server.kill()
    await asyncio.wait_for(asyncio.gather(*playing), 20)
    server.start()
    for reader in readers:
        known, hand = reader.number, reader.view.get("hand")
        await reader.connect()
        state = await reader.state()
        assert state["number"] >= known, "an acknowledged event was lost"
        numbers = [item["number"] for item in state["happened"]]
        assert numbers == sorted(numbers)
        assert not numbers or numbers[0] > known
        if state["number"] == known:
            assert state["view"]["hand"] == hand


def test_killed_at_random_moments_under_load(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    rng = random.Random(5)
    joined = [
        server.table(wish={"rules": GAMES[n % len(GAMES)]}, start=True, nickname=f"Person {n}")
        for n in range(TABLES)
    ]

    async def run() -> None:
        readers = [Reader(server, table["code"], table["token"]) for table in joined]
        for number, reader in enumerate(readers):
            reader.chance = random.Random(number)
            await reader.connect()
            await reader.state()
        for _ in range(ROUNDS):
            await _round(server, readers, rng)
        before = [reader.number for reader in readers]
        playing = [asyncio.create_task(_playing(reader)) for reader in readers]
        async with asyncio.timeout(30):
            while any(
                reader.number <= number for reader, number in zip(readers, before, strict=True)
            ):
                await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        for reader in readers:
            numbers = _numbers(reader.received)
            assert numbers == sorted(numbers)

    try:
        asyncio.run(run())
    finally:
        server.stop()
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    for table in joined:
        rows = connection.execute(
            "SELECT number FROM events WHERE code = ? ORDER BY number", (table["code"],)
        ).fetchall()
        assert [number for (number,) in rows] == list(range(1, len(rows) + 1))
    connection.close()


def test_a_graceful_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, REBELOTE_WORKERS="1")
    server.start()

    async def run() -> None:
        joined = server.table(start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        await me.until(lambda m: m["type"] == "state" and m["view"]["my_turn"])
        await me.quiet(0.1)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        closing = await me.answer("closing")
        assert closing["retry"] is not None
        assert closing["text"]
        assert await stopping == 0
        known, hand = me.number, me.view["hand"]
        server.start()
        await me.connect()
        state = await me.state()
        assert state["number"] == known
        assert state["view"]["hand"] == hand

    try:
        asyncio.run(run())
    finally:
        server.stop()
    assert "leaked" not in server.log.read_text()
    assert "Traceback" not in server.log.read_text()
