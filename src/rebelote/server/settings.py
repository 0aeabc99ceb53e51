"""What can be set about a server; everything has a sensible value already."""

import os
from dataclasses import dataclass, field

from rebelote.home import data_folder

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def _database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def _workers() -> int:
    usual = max(1, (os.cpu_count() or 2) - 1)
    return int(os.environ.get("REBELOTE_WORKERS", usual))


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is an SQLAlchemy address (``REBELOTE_DATABASE``); `rate_factor` multiplies all
    rate limits (``REBELOTE_RATE_FACTOR``); `grace` is how long a lost connection may come back
    before a bot takes over, `idle` how long a table nobody looks at stays awake, `thinking` the
    most a bot may take (milliseconds). `keep_days` is for how long a table is kept that nobody
    touches (``REBELOTE_KEEP_DAYS``; 0: for ever). `workers` are the processes in which bots think
    (``REBELOTE_WORKERS``; with none, only the rules of thumb play).
    """

    host: str = "127.0.0.1"
    database: str = field(
        default_factory=lambda: os.environ.get("REBELOTE_DATABASE") or _database()
    )
    rate_factor: float = field(
        default_factory=lambda: float(os.environ.get("REBELOTE_RATE_FACTOR", "1"))
    )
    grace: int = field(default_factory=lambda: int(os.environ.get("REBELOTE_GRACE", "15000")))
    keep_days: int = field(default_factory=lambda: int(os.environ.get("REBELOTE_KEEP_DAYS", "30")))
    idle: int = 600_000
    thinking: int = 20_000
    workers: int = field(default_factory=_workers)
    log_level: str = field(default_factory=lambda: os.environ.get("REBELOTE_LOG", "WARNING"))

    @property
    def local(self) -> bool:
        """True if only this machine can reach the server."""
        return self.host in LOOPBACK
