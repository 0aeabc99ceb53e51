"""Where events are kept: the truth about every table."""

from rebelote.server.db.store import NotStored, Store, Taken

__all__ = ["NotStored", "Store", "Taken"]
