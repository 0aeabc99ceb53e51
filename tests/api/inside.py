"""The server in this process: the same application, spoken to by ASGI without a network between.

What readers are sent is what the application sends, text for text; only the frames and packets
around it are missing, so that hundreds of matches can be read.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from api.house import Json
from rebelote.server.app import create_app
from rebelote.server.settings import Settings

_HOST = (b"host", b"localhost:8000")


class InsideSocket:
    """A browser's end of a socket."""

    def __init__(self, app: Any, path: str) -> None:
        self._towards: asyncio.Queue[Json] = asyncio.Queue()
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._towards.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path) | {"subprotocols": []}
        self._serving = asyncio.create_task(app(scope, self._towards.get, self._take))

    async def _take(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self._texts.put_nowait(message["text"])

    async def send(self, text: str | bytes) -> None:
        """Send a text to the server."""
        self._towards.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        """The next text of the server."""
        return await self._texts.get()

    async def close(self) -> None:
        """Go away, and wait until the server has noticed."""
        self._towards.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


def _scope(kind: str, path: str) -> Json:
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": kind,
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": [_HOST, (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1), "server": ("localhost", 8000), "extensions": {}, "state": {},
    }  # fmt: skip


class Inside:
    """The application, open."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def ask(self, path: str, body: Json) -> Json:
        """Post something that makes something; the answer's JSON."""
        status, found = await self.ask_for(path, json.dumps(body).encode())
        assert status == 201, found
        return found

    async def ask_for(self, path: str, body: bytes) -> tuple[int, Json]:
        """Post something, without saying how long it is; the status and the answer's JSON."""
        waiting: asyncio.Queue[Json] = asyncio.Queue()
        waiting.put_nowait({"type": "http.request", "body": body, "more_body": False})
        status, answer = 0, bytearray()

        async def take(message: Json) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                answer.extend(message["body"])

        scope = _scope("http", path) | {"method": "POST"}
        await self.app(scope, waiting.get, take)
        found: Json = json.loads(bytes(answer))
        return status, found

    async def open(self, code: str) -> InsideSocket:
        """A socket to a table."""
        return InsideSocket(self.app, f"/api/tables/{code}/socket")


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """A server with its data in this folder, bots of thumb, and no limits of rate."""
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    app = create_app(Settings(database=database, rate_factor=1e6, grace=200, workers=0))
    async with app.lifespan():
        yield Inside(app)
