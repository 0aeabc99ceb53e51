"""Which commands make sense for a reader now."""

from rebelote.server.protocol.view import May
from rebelote.server.words import Reader
from rebelote.table.due import Presence
from rebelote.table.state import Person, TableState
from rebelote.views import View


def commands(
    reader: Reader,
    state: TableState,
    person: Person | None,
    view: View | None,
    presence: Presence,
) -> list[May]:
    """The commands that the table would not refuse out of hand."""
    if person is None:
        return []
    may: list[May] = [] if state.binding else ["leave"]
    if state.streak is None and any(seat.person is None for seat in state.seats):
        may.append("sit")
    if state.chat:
        may.append("chat")
    if reader.seat is None:
        return may
    lost = any(state.seats[seat].person not in presence.connected for seat in state.seated())
    if lost and any(one.seat is None for one in state.persons()):
        may.append("hand-over")
    return [*may, *_of_seat(state, reader.seat, view)]


def _of_seat(state: TableState, seat: int, view: View | None) -> list[May]:
    may: list[May] = ["stand"] if state.streak is None else []
    mine = state.seats[seat]
    if state.phase == "lobby":
        may.append("start")
    if state.playing and not state.paused and view is not None and view.my_turn:
        may += ["act", "hint"]
    if state.before is not None and state.before.turn == seat and not state.paused:
        may.append("undo")
    if state.phase == "counted" and not mine.went_on and not state.paused:
        may.append("go-on")
    if state.phase in ("auction", "play", "counted") and not state.paused and not mine.wishes_pause:
        may.append("pause")
    if state.paused or mine.wishes_pause:
        may.append("resume")
    if state.phase == "finished" and state.streak is None and not mine.wishes_rematch:
        may.append("rematch")
    if mine.away is not None:
        may.append("back")
    if state.promised is not None and state.phase != "finished":
        may.append("salt")
    return may
