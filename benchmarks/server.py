"""Many tables at once: how long from a person's action to the event at all who read the table.

``python benchmarks/server.py [--tables 250] [--seconds 60] [--level novice] [--think 1.5]`` starts
a server of its own and plays one scripted person, with three bots and a spectator, at each table.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

_SERVE = """
from rebelote.i18n.names import Names
from rebelote.i18n.texts import texts
from rebelote.server.run import serve
if __name__ == "__main__":
    serve(Names(texts("en"), "jqk"), "127.0.0.1", 0, browser=False)
"""
_GAMES = ("ffb-classic", "ffb-coinche", "cafe", "house-coinche", "reserva")
_STUCK_SECONDS = 20
_LAGS: list[float] = []


class Table:
    """One table: the person, the spectator, and what was measured."""

    def __init__(self, address: str, number: int, wishes: argparse.Namespace) -> None:
        self.address = address
        self.wishes = wishes
        self.chance = random.Random(number)
        self.rules = _GAMES[number % len(_GAMES)]
        self.delays: list[float] = []
        self.moved = time.monotonic()
        self._sent: dict[int, float] = {}
        self._arrived: dict[int, list[float]] = {}
        self.code = self.token = ""

    def create(self) -> None:
        """Create the table and begin."""
        body = {
            "wish": {"rules": self.rules},
            "nickname": "Ana",
            "level": self.wishes.level,
            "pace": self.wishes.pace,
            "start": True,
        }
        request = urllib.request.Request(
            f"http://{self.address}/api/tables",
            json.encode(body),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            joined = json.decode(answer.read())
        self.code, self.token = joined["code"], joined["token"]

    async def _open(self, token: str | None) -> ClientConnection:
        socket = await connect(
            f"ws://{self.address}/api/tables/{self.code}/socket",
            max_size=None,
            compression=None,
            open_timeout=60,
        )
        await socket.send(json.encode({"type": "hello", "token": token}).decode())
        return socket

    async def play(self) -> None:
        """Play as long as it lasts."""
        person, spectator = await self._open(self.token), await self._open(None)
        watching = asyncio.create_task(self._watch(spectator))
        try:
            await self._person(person)
        finally:
            watching.cancel()

    async def _watch(self, socket: ClientConnection) -> None:
        async for text in socket:
            state = json.decode(text)
            if state["type"] == "state":
                self._came(state["number"])

    def _came(self, number: int) -> None:
        """The delay is over when the event has come to both."""
        arrived = self._arrived.setdefault(number, [])
        arrived.append(time.perf_counter())
        if len(arrived) == 2:
            for seen in [seen for seen in self._sent if seen < number]:
                self.delays.append(max(arrived) - self._sent.pop(seen))
        for old in [one for one in self._arrived if one < number - 20]:
            del self._arrived[old]

    async def _person(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.decode(text)
            if message["type"] != "state":
                continue
            self.moved = time.monotonic()
            self._came(message["number"])
            command = self._command(message["view"])
            if command is not None:
                await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.wishes.think)
                self._sent[message["number"]] = time.perf_counter()
                await socket.send(json.encode({**command, "seen": message["number"]}).decode())

    def _command(self, view: dict[str, Any]) -> dict[str, Any] | None:
        for kind in ("go-on", "rematch"):
            if kind in view["may"]:
                return {"type": kind}
        if "act" not in view["may"]:
            return None
        if view["calls"]:
            few = [call["action"] for call in view["calls"][:3]]
            return {"type": "act", "action": self.chance.choice(few)}
        legal = [card["action"] for card in view["hand"] if card["legal"]]
        return {"type": "act", "action": self.chance.choice(legal)}


def memory(process: int) -> float:
    """Resident memory of a process in megabytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(process: int) -> float:
    """How long a process has used a core so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of them lies, in milliseconds."""
    return sorted(values)[int(part * (len(values) - 1))] * 1000 if values else 0.0


async def _own_lag() -> None:
    """How late this process itself is: a machine that is too busy measures itself."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        _LAGS.append(time.perf_counter() - began - 0.02)


async def measure(tables: list[Table], seconds: float, process: int) -> None:
    """Play, and say every ten seconds how it goes."""
    playing = []
    for table in tables:
        playing.append(asyncio.create_task(table.play()))
        await asyncio.sleep(0.01)
    began, used = time.monotonic(), processor_seconds(process)
    whole: list[float] = []
    while time.monotonic() - began < seconds:
        lag = asyncio.create_task(_own_lag())
        await asyncio.sleep(min(10, seconds))
        lag.cancel()
        delays = [delay for table in tables for delay in table.delays]
        for table in tables:
            table.delays.clear()
        whole += delays
        stuck = sum(time.monotonic() - table.moved > _STUCK_SECONDS for table in tables)
        print(
            f"{time.monotonic() - began:5.0f} s  {len(delays):6} actions"
            f"  50 %: {quantile(delays, 0.5):6.1f} ms  95 %: {quantile(delays, 0.95):6.1f} ms"
            f"  99 %: {quantile(delays, 0.99):6.1f} ms  stuck: {stuck}"
            f"  memory: {memory(process):.0f} MB"
            f"  core: {(processor_seconds(process) - used) / (time.monotonic() - began):.0%}"
            f"  (late ourselves: {quantile(_LAGS, 0.95):.1f} ms)",
            flush=True,
        )
        _LAGS.clear()
    print(f"in all {len(whole)} actions, 95 %: {quantile(whole, 0.95):.1f} ms")
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    failed = [error for error in done if not isinstance(error, asyncio.CancelledError | None)]
    print(f"tables that failed: {len(failed)}", failed[:2])


def main() -> None:
    """Start a server, create the tables, measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--level", default="thumb")
    parser.add_argument("--think", type=float, default=1.5)
    parser.add_argument("--pace", type=int, default=500)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "REBELOTE_HOME": home, "REBELOTE_RATE_FACTOR": "1000000"}
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = server.stdout.readline().strip().rstrip("/").rpartition("//")[2]
        try:
            began = time.monotonic()
            tables = [Table(address, number, wishes) for number in range(wishes.tables)]
            for table in tables:
                table.create()
            print(f"{len(tables)} tables created in {time.monotonic() - began:.1f} s")
            asyncio.run(measure(tables, wishes.seconds, server.pid))
            with urllib.request.urlopen(f"http://{address}/health", timeout=60) as answer:
                print(answer.read().decode())
        finally:
            server.terminate()
            server.communicate(timeout=60)


if __name__ == "__main__":
    main()
