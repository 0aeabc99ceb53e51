"""Everybody who reads a table, and what each is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rebelote.server.drawing import happenings, reader_of, table_view
from rebelote.server.drawing.telling import Transition
from rebelote.server.hub.listener import Listener, encode
from rebelote.server.kept import ViewMemory
from rebelote.server.protocol.server import Closing, Happening, Inactive, State, Told
from rebelote.server.version import VERSION
from rebelote.table.events import Left

if TYPE_CHECKING:
    from rebelote.server.hub.room import Room


class Audience:
    """The listeners of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.listeners: list[Listener] = []
        self._memory = ViewMemory()

    def connected(self) -> frozenset[int]:
        """The persons who have an active tab."""
        return frozenset(
            listener.person
            for listener in self.listeners
            if listener.person is not None and listener.active
        )

    def add(self, listener: Listener, *, take_over: bool) -> None:
        """Somebody begins to read. A second tab of a seat is the active one, or waits."""
        other = self._active_of(listener.person)
        self.listeners.append(listener)
        if other is None:
            return
        if take_over:
            self._rest(other)
        else:
            self._rest(listener)

    def _active_of(self, person: int | None) -> Listener | None:
        if person is None:
            return None
        return next((one for one in self.listeners if one.active and one.person == person), None)

    def _rest(self, listener: Listener) -> None:
        listener.active = False
        listener.send(Inactive(text=listener.names.say("server-inactive")))

    def activate(self, listener: Listener) -> None:
        """Make this tab the active one of its seat."""
        other = self._active_of(listener.person)
        if other is not None and other is not listener:
            self._rest(other)
        listener.active = True

    def remove(self, listener: Listener) -> None:
        """Somebody reads no more; another tab of the same seat takes its place."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        if not listener.active or listener.person is None:
            return
        rest = [one for one in self.listeners if one.person == listener.person]
        if rest:
            rest[-1].active = True
            rest[-1].send(self.state_for(rest[-1], []))

    def let_go(self) -> None:
        """Send everybody away, to come back at once."""
        for listener in self.listeners:
            listener.send(Closing(text=listener.names.say("server-closing-stop"), retry=1))
            listener.close()

    def tell(self, changes: Sequence[Transition]) -> None:
        """Tell everybody what has happened, each in its own way."""
        ready: dict[tuple[object, ...], str] = {}
        for listener in list(self.listeners):
            if not listener.active:
                continue
            key = (listener.person, listener.names.texts.language, listener.names.deck)
            if key not in ready:
                ready[key] = encode(self.state_for(listener, changes))
            listener.send(ready[key])
        for change in changes:
            if isinstance(change.numbered.event, Left):
                self._send_off(change.numbered.event.person)

    def _send_off(self, person: int) -> None:
        for listener in [one for one in self.listeners if one.person == person]:
            listener.send(Closing(text=listener.names.say("server-closing-left"), retry=None))
            listener.close()

    def tell_presence(self, about: Listener) -> None:
        """Tell the others that somebody has come or gone, which is no event."""
        for listener in self.listeners:
            if listener.active and listener is not about:
                listener.send(self.state_for(listener, []))

    def talk(self, speaker: Listener, phrase: str | None, text: str) -> None:
        """Somebody says a quick phrase, or something freely; each reads it in its language."""
        person = self._room.person(speaker.person)
        assert person is not None
        for listener in self.listeners:
            if listener.active:
                said = text if phrase is None else listener.names.say(f"server-phrase-{phrase}")
                told = Told(seat=person.seat, name=person.name, phrase=phrase, text=said)
                listener.send(told)

    async def catch_up(self, listener: Listener, seen: int, ref: int = 0) -> None:
        """The state now, and what happened after the event number that the reader knows."""
        missed: Sequence[Transition] = []
        if 0 < seen < self._room.state.number:
            missed = await self._missed(seen)
        listener.send(self.state_for(listener, missed, ref))

    async def _missed(self, seen: int) -> Sequence[Transition]:
        recent = self._room.recent
        if recent and recent[0].numbered.number <= seen + 1:
            return [change for change in recent if change.numbered.number > seen]
        from rebelote.server.hub.room import replay

        steps = replay(await self._room.store.events(self._room.state.code))[1]
        last = self._room.state.number
        return [change for change in steps if seen < change.numbered.number <= last]

    def state_for(self, listener: Listener, changes: Sequence[Transition], ref: int = 0) -> State:
        """What one reader is told: what happened, and the table as it is."""
        room = self._room
        person = room.person(listener.person)
        reader = reader_of(listener.names, room.state, person, self._memory)
        told: list[Happening] = []
        for change in changes:
            then = change.after.people
            known = listener.person is not None and listener.person < len(then)
            before = then[listener.person] if known and listener.person is not None else None
            then_reader = reader_of(listener.names, change.after, before, self._memory)
            told += happenings(then_reader, change)
        view = table_view(reader, room.state, person, room.presence, room.clock())
        return State(ref=ref, number=room.state.number, happened=told, view=view, version=VERSION)
