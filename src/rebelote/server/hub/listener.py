"""Somebody who reads a table over a socket: what waits to be sent, and how it reads."""

import asyncio
from typing import Final

from msgspec import json

from rebelote.i18n.names import Names
from rebelote.server.protocol.server import FromServer

_MOST_WAITING: Final = 300
_ENCODER: Final = json.Encoder()


def encode(message: FromServer) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


class Listener:
    """A socket at a table. `person` is None for a spectator without a name.

    `active` is False for a tab whose seat another tab holds: it is told nothing more.
    """

    def __init__(self, names: Names, person: int | None) -> None:
        self.names = names
        self.person = person
        self.active = True
        self.closed = asyncio.Event()
        self._outbox: asyncio.Queue[str] = asyncio.Queue(_MOST_WAITING)

    def send(self, message: FromServer | str) -> None:
        """Let a message wait to be sent; a reader who is too slow is let go, and may return."""
        text = message if isinstance(message, str) else encode(message)
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the socket once everything that waits is sent."""
        self.closed.set()

    async def next_text(self) -> str | None:
        """The next text to send; None when the socket is to end."""
        if self.closed.is_set() and self._outbox.empty():
            return None
        if not self._outbox.empty():
            return self._outbox.get_nowait()
        getting = asyncio.ensure_future(self._outbox.get())
        closing = asyncio.ensure_future(self.closed.wait())
        try:
            await asyncio.wait({getting, closing}, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return getting.result()
            return None if self._outbox.empty() else self._outbox.get_nowait()
        finally:
            for task in (getting, closing):
                task.cancel()
