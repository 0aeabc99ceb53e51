"""Who may write a table's events: a lease, so that two servers never write the same table."""

import os
import secrets
import socket
from typing import Final

# How long a lease lasts, and how often it is renewed (milliseconds).
LEASE: Final = 30_000
RENEWED_EVERY: Final = 10_000


def new_owner() -> str:
    """This process's name among all that may hold leases."""
    return f"{socket.gethostname()[:50]}:{os.getpid()}:{secrets.token_hex(4)}"


def is_dead(owner: str, me: str) -> bool:
    """True if the owner was a process of this machine that has ended, so that nobody waits."""
    host, pid, _ = owner.rsplit(":", 2)
    my_host, my_pid, _ = me.rsplit(":", 2)
    if host != my_host:
        return False
    if pid == my_pid:
        return owner != me
    return not _exists(pid)


def _exists(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OSError, ValueError):
        return True
    return True
