"""A telephone line between a browser and the server, which can be cut and mended."""

import socket
import threading
from contextlib import suppress

_CHUNK = 65_536


class Line:
    """Passes every byte between its own `address` and a port, until it is cut."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._open: set[socket.socket] = set()
        self._listening: socket.socket | None = None
        self.port = 0
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def mend(self) -> None:
        """Take calls, always on the same port."""
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._answer, args=[self._listening], daemon=True).start()

    def cut(self) -> None:
        """End every call at once, and take none."""
        for one in (self._listening, *self._open):
            if one is not None:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
                one.close()
        self._open.clear()

    def _answer(self, listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=[source, target], daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while chunk := source.recv(_CHUNK):
            target.sendall(chunk)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
