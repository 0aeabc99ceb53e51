"""What time itself brings about at a table: a bot's move, the end of a silence, the next deal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from rebelote.table.state import TableState

# A lost connection may come back within this time before a bot takes over (milliseconds).
GRACE: Final = 15_000
# With a clock, the sheet is read for at least this long.
LEAST_READING: Final = 20_000


@dataclass(frozen=True, slots=True)
class Presence:
    """Which persons are connected, and since when the others are not (milliseconds)."""

    connected: frozenset[int] = frozenset()
    gone_since: Mapping[int, int] = field(default_factory=dict)
    grace: int = GRACE

    def may_return(self, person: int, now: int) -> bool:
        """True while a person's lost connection is still waited for, or it is not lost."""
        return person in self.connected or now < self.gone_since.get(person, 0) + self.grace

    def here(self, state: TableState, seat: int) -> bool:
        """True if a person is connected who plays this seat itself."""
        person = state.seats[seat].person
        return person in self.connected and state.seats[seat].away is None


@dataclass(frozen=True, slots=True)
class Due:
    """Something that is to happen at a time (milliseconds), to a seat if to one."""

    at: int
    kind: Literal["bot", "silent", "gone", "deal"]
    seat: int = 0


def due(state: TableState, presence: Presence) -> Due | None:
    """What comes next by itself; None while the table waits for people.

    A table where nobody who sits is connected sleeps: whoever returns finds it as it was.
    """
    if state.paused or not any(
        state.seats[seat].person in presence.connected for seat in state.seated()
    ):
        return None
    if state.phase == "counted":
        return _next_deal(state, presence)
    return None if state.turn is None else _next_action(state, presence, state.turn)


def _next_action(state: TableState, presence: Presence, seat: int) -> Due | None:
    if state.is_bots(seat):
        return Due(state.since + state.pace, "bot", seat)
    person = state.seats[seat].person
    assert person is not None
    silent = state.since + 1000 * state.clock if state.clock else None
    if person in presence.connected:
        return None if silent is None else Due(silent, "silent", seat)
    gone = presence.gone_since.get(person, state.since) + presence.grace
    if silent is not None and silent < gone:
        return Due(silent, "silent", seat)
    return Due(gone, "gone", seat)


def _next_deal(state: TableState, presence: Presence) -> Due | None:
    """The next deal comes when all who are here have read the sheet."""
    at = state.since
    for seat in state.seated():
        person = state.seats[seat].person
        if person is None or state.seats[seat].away is not None or state.seats[seat].went_on:
            continue
        if person in presence.connected:
            if not state.clock:
                return None
            at = max(at, state.since + max(LEAST_READING, 1000 * state.clock))
        else:
            at = max(at, presence.gone_since.get(person, state.since) + presence.grace)
    return Due(at, "deal")
