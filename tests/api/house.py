"""A real server in a process of its own, and players that know no rules."""

import asyncio
import json
import os
import random
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from websockets.asyncio.client import connect

THOROUGH = os.environ.get("REBELOTE_THOROUGH") == "1"
_SERVE = (Path(sys.executable).with_name("rebelote"), "serve", "--no-browser", "--port")
Json = dict[str, Any]


class Socket(Protocol):
    """A browser's end of a socket."""

    async def send(self, text: str | bytes, /) -> None:
        """Send a text to the server."""

    async def recv(self) -> Any:
        """The next text of the server."""

    async def close(self) -> None:
        """Go away."""


class House(Protocol):
    """Where there are tables."""

    async def open(self, code: str) -> Socket:
        """A socket to a table."""
        ...


class Server:
    """A server that can be killed and started again on the same port with the same data."""

    def __init__(self, home: Path, **environment: str) -> None:
        self.home = home
        self.port = 0
        self._environment = {
            **os.environ,
            "REBELOTE_HOME": str(home),
            "REBELOTE_RATE_FACTOR": "1000",
            "REBELOTE_GRACE": "600",
            "REBELOTE_LOG": "INFO",
            "REBELOTE_WORKERS": "0",
            **environment,
        }
        self._environment.pop("REBELOTE_DATABASE", None)
        self.log = home / "log.txt"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.launch()
        assert self.process is not None and self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def launch(self) -> None:
        """Start, and wait for nothing."""
        self.home.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*_SERVE, str(self.port)],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        """Ask it to end, and wait; its exit status."""
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=30)
        return self.process.returncode

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    async def open(self, code: str) -> Socket:
        """A socket to a table."""
        return await connect(f"ws://{self.address}/api/tables/{code}/socket", max_size=None)

    def ask(self, path: str, body: Json | bytes | None = None, **headers: str) -> tuple[int, Json]:
        """An HTTP request: the status and the JSON of the answer."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(
            f"http://{self.address}{path}", data, {"content-type": "application/json", **named}
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")

    def table(self, **wishes: Any) -> Json:
        """A new table, with a person at it, bots at once and no waiting."""
        body = {"nickname": "Ana", "level": "thumb", "pace": 0, "seat": 0, **wishes}
        status, joined = self.ask("/api/tables", body)
        assert status == 201, joined
        return joined

    def join(self, code: str, nickname: str, **wishes: Any) -> Json:
        """Another person at a table."""
        status, joined = self.ask(f"/api/tables/{code}/join", {"nickname": nickname, **wishes})
        assert status == 201, joined
        return joined


@dataclass
class Reader:
    """A socket at a table: what it was sent, and the latest view."""

    server: House
    code: str
    token: str | None = None
    language: str = "en"
    deck: str = "jqk"
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    received: list[Json] = field(default_factory=list)
    number: int = 0
    view: Json = field(default_factory=dict)
    socket: Socket | None = None

    async def connect(self, seen: int | None = None, **hello: Any) -> "Reader":
        """Come (back) to the table."""
        self.socket = await self.server.open(self.code)
        await self.send(
            "hello",
            token=self.token,
            language=self.language,
            deck=self.deck,
            seen=self.number if seen is None else seen,
            **hello,
        )
        return self

    async def close(self) -> None:
        """Go away."""
        assert self.socket is not None
        await self.socket.close()

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def command(self, kind: str, **fields: Any) -> None:
        """Send a command that names the latest event."""
        await self.send(kind, **{"seen": self.number, **fields})

    async def next(self, seconds: float = 20) -> Json:
        """The next message."""
        assert self.socket is not None
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.received.append(message)
        if message["type"] == "state":
            self.number, self.view = message["number"], message["view"]
        return message

    async def until(self, true: Callable[[Json], bool], seconds: float = 20) -> Json:
        """Read until a message satisfies this."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if true(message):
                    return message

    async def state(self) -> Json:
        """The next state."""
        return await self.until(lambda message: message["type"] == "state")

    async def answer(self, kind: str) -> Json:
        """The next message of this kind."""
        return await self.until(lambda message: message["type"] == kind)

    async def quiet(self, seconds: float = 0.2) -> list[Json]:
        """Whatever comes until nothing has come for a while."""
        found = []
        try:
            while True:
                found.append(await self.next(seconds))
        except TimeoutError:
            return found

    def choice(self) -> str:
        """An action of those offered."""
        view = self.view
        if view["calls"]:
            calls = [call["action"] for call in view["calls"] if call["kind"] != "bid"]
            calls += [call["action"] for call in view["calls"] if call["kind"] == "bid"][:4]
            return str(self.chance.choice(calls))
        me = view["seats"][view["reader"]]
        cards = [card for card in [*view["hand"], *me["piles"]] if card["legal"]]
        card = self.chance.choice(cards)
        said = f"+{card['belote']}" if card.get("belote") else ""
        announced = "".join(item["suffix"] for item in view["announce"])
        return f"{card['action']}{said}{announced}"

    async def move(self) -> bool:
        """Do what is asked of me, if anything is; True if something was sent."""
        may = self.view["may"]
        if "act" in may:
            await self.command("act", action=self.choice())
        elif "go-on" in may:
            await self.command("go-on")
        else:
            return False
        return True

    async def play(self, until: Callable[[Json], bool], seconds: float = 60) -> None:
        """Play by whatever is offered until the view satisfies this."""
        async with asyncio.timeout(seconds):
            sent = -1
            while not until(self.view):
                if self.view and self.number != sent and await self.move():
                    sent = self.number
                message = await self.next(seconds)
                if message["type"] == "refused":
                    assert message["code"] == "stale", message
                    sent = -1


def finished(view: Json) -> bool:
    """True once the match is over."""
    return bool(view and view["phase"] == "finished")
