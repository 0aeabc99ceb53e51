"""The streak of whoever has this machine: duels that count, one at a time, each to its end."""

import asyncio
from contextlib import suppress
from datetime import datetime

from rebelote.problem import Problem
from rebelote.server.logs import say_failure
from rebelote.streaks import Streaks, count_match, load_streaks
from rebelote.table import TableState
from rebelote.table.streak import points_of


def count(code: str, own: int, other: int) -> Streaks:
    """Count a table's match, under its code; once. Raises Problem and OSError."""
    return count_match(code, own, other, datetime.now().date().isoformat())


async def settle(state: TableState) -> None:
    """Count a match of the streak that is over. Where the file refuses it, it is said in the log
    and tried again when the streak is next looked at."""
    if state.streak is None or state.phase != "finished":
        return
    try:
        await asyncio.to_thread(count, state.code, *points_of(state))
    except (Problem, OSError) as error:
        say_failure(error, table=state.code)


async def open_tables() -> list[str]:
    """The table whose match of the streak is not over, if there is one: it may not be lost."""
    with suppress(Problem, OSError):
        streaks = await asyncio.to_thread(load_streaks)
        return [streaks.open] if streaks.open else []
    return []
