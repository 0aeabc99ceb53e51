"""``rebelote serve`` from the first free port to the last word."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from typing import Any

import uvicorn

from rebelote.i18n.names import Names
from rebelote.problem import Problem
from rebelote.server import logs
from rebelote.server.app import create_app
from rebelote.server.db.store import Store
from rebelote.server.settings import Settings

_PORTS_TRIED = 50
_MOST_MESSAGE = 65_536


class _Server(uvicorn.Server):
    """Tells the players that it stops, before it closes their sockets."""

    hub: Any = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.hub is not None:
            self.hub.say_closing()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def free_socket(host: str, port: int) -> socket.socket:
    """A socket that listens on this port, or on the next free one (0: any)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + _PORTS_TRIED, 65_536)) if port else [0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(1024)
        except PermissionError:
            listening.close()
        except OSError as error:
            listening.close()
            if not _in_use(error):
                raise
        else:
            return listening
    raise Problem("busy", "serve-no-port", port=str(port))


def _in_use(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def serve(names: Names, host: str, port: int, *, browser: bool) -> int:
    """Serve until told to stop; the exit status, which is not 0 where the start has failed.

    Raises Problem where no port is free or the database cannot be used, and OSError.
    """
    settings = Settings(host=host)
    logs.set_up(settings.log_level)
    asyncio.run(_prepare(settings.database))
    listening = free_socket(host, port)
    shown = "127.0.0.1" if host in ("localhost", "0.0.0.0", "::") else host
    if ":" in shown:
        shown = f"[{shown}]"
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=_MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = _Server(config)
    server.hub = app.state.context.hub
    print(names.say("serve-address", address=address), flush=True)
    print(names.say("serve-stop"), flush=True)
    if browser and _has_browser():
        webbrowser.open(address)
    _calm_collector()
    status: Any = 0
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    except SystemExit as leaving:
        status = leaving.code
    print(names.say("serve-stopping"), flush=True)
    return int(status)


async def _prepare(database: str) -> None:
    """Bring the database up to date before anything else: what is wrong with it can be told now."""
    store = Store(database)
    try:
        await store.prepare()
    finally:
        await store.close()


def _calm_collector() -> None:
    """Let Python look for circular garbage seldom: tables make next to none, they are many, and
    looking through all of them at once would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 500)


def _has_browser() -> bool:
    """True where a browser with a window can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
