"""A table that is awake: one mailbox, one writer, and everybody who reads it.

Whatever changes the table waits in the mailbox and is done one after another. An event is stored
first; only then does the table change and only then is it told.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from rebelote.problem import Problem
from rebelote.server.db import NotStored, Store, Taken
from rebelote.server.drawing.telling import Transition
from rebelote.server.hub.audience import Audience
from rebelote.server.hub.listener import Listener
from rebelote.server.hub.streak import settle
from rebelote.server.hub.thinkers import THUMB, Failed, Thinkers
from rebelote.server.logs import say, say_failure
from rebelote.table import Decider, Numbered, Presence, TableState, due, evolve, new_table
from rebelote.table.events import Created
from rebelote.table.state import Person
from rebelote.views import view_of

_Result = TypeVar("_Result")
Work = Callable[[Decider], _Result]
# So many of the latest events are kept at hand for those who return.
_KEPT: Final = 64


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def replay(events: Sequence[Numbered]) -> tuple[TableState, list[Transition]]:
    """The table that these events make, and each step of the way."""
    first = events[0]
    assert isinstance(first.event, Created)
    state = new_table(first.event, first.at)
    steps = []
    for numbered in events[1:]:
        after = evolve(state, numbered)
        steps.append(Transition(state, numbered, after))
        state = after
    return state, steps


class Room:
    """One table. All methods but `do` and `run` are called in its own task."""

    def __init__(
        self,
        events: Sequence[Numbered],
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], int],
        grace: int,
    ) -> None:
        self.state, steps = replay(events)
        self.recent: deque[Transition] = deque(steps[-_KEPT:], _KEPT)
        self.audience = Audience(self)
        self.store = store
        self.broken = False
        self._thinkers = thinkers
        self.clock = clock
        self._grace = grace
        # Nobody is here yet: whoever returns has as much time as after a lost connection.
        self._gone_since = dict.fromkeys(range(len(self.state.people)), clock())
        self.state = self.state.evolve(since=clock())
        self._mailbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: int | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self.used = clock()
        self._task = asyncio.create_task(self._live())

    @property
    def waiting(self) -> int:
        """How much waits in the mailbox."""
        return self._mailbox.qsize()

    @property
    def presence(self) -> Presence:
        """Who is connected."""
        return Presence(self.audience.connected(), self._gone_since, self._grace)

    async def run(self, job: Callable[[], Awaitable[_Result]]) -> _Result:
        """Do something in the table's own task, after everything that waits."""
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                result = await job()
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, Exception):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        if self.broken:
            raise Problem("busy", "table-not-stored")
        self.used = self.clock()
        self._mailbox.put_nowait(work)
        return await done

    async def do(self, work: Work[_Result]) -> _Result:
        """Let somebody decide. Raises Problem; nothing has changed then."""
        return await self.run(lambda: self.decide(work))

    async def decide(self, work: Work[_Result]) -> _Result:
        """Decide, store, change, tell."""
        if self.broken:
            raise Problem("busy", "table-not-stored")
        decider = Decider(self.state, self.presence, self.clock(), new_seed)
        result = work(decider)
        if decider.events:
            await self._commit(decider.events)
        return result

    async def _commit(self, events: list[Numbered]) -> None:
        try:
            await self.store.append(self.state.code, events)
        except (Taken, NotStored) as error:
            # What is in the database may differ from what is here: read it again.
            self.broken = True
            say(logging.ERROR, "not-stored", table=self.state.code, error=type(error).__name__)
            self.audience.let_go()
            raise Problem("busy", "table-not-stored") from None
        changes = []
        for numbered in events:
            after = evolve(self.state, numbered)
            changes.append(Transition(self.state, numbered, after))
            self.state = after
        self.recent.extend(changes)
        self.audience.tell(changes)
        await settle(self.state)

    async def _live(self) -> None:
        while not self.broken:
            self._set_alarm()
            work = await self._mailbox.get()
            try:
                await work()
            except Exception as error:
                say_failure(error, table=self.state.code)
        while not self._mailbox.empty():
            with suppress(Problem):
                await self._mailbox.get_nowait()()

    def _set_alarm(self) -> None:
        """Wake up when time brings something about."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        coming = due(self.state, self.presence)
        if coming is None or (coming.kind == "bot" and self._thinking == self.state.game_number):
            return
        wait = max(0, coming.at - self.clock()) / 1000
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(wait, self._mailbox.put_nowait, self._time_has_come)

    async def _time_has_come(self) -> None:
        coming = due(self.state, self.presence)
        if coming is None or coming.at > self.clock():
            return
        match coming.kind:
            case "bot":
                await self._bots_turn(coming.seat)
            case "silent" | "gone" as why:
                await self.decide(lambda decider: decider.away(coming.seat, why))
            case "deal":
                await self.decide(lambda decider: decider.deal())

    async def _bots_turn(self, seat: int) -> None:
        state = self.state
        if self._thinking == state.game_number or state.deal is None:
            return
        view = view_of(state.deal, state.match, seat)
        player = THUMB if state.seats[seat].thumb else state.level
        if player == THUMB:
            await self._bot_acts(seat, state.game_number, self._thinkers.at_once(view))
            return
        self._thinking = state.game_number
        seed = f"{state.code}/{state.matches}/{seat}"
        task = asyncio.create_task(self._think(seat, state.game_number, player, seed, view))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _think(self, seat: int, number: int, player: str, seed: str, view: Any) -> None:
        try:
            action = await self._thinkers.choose(player, seed, view)
        except Failed as error:
            reason = str(error)
            say(logging.WARNING, "bot-failed", table=self.state.code, player=player, error=reason)
            self._mailbox.put_nowait(lambda: self._bot_failed(seat, number, reason))
        else:
            self._mailbox.put_nowait(lambda: self._bot_acts(seat, number, action))

    async def _bot_acts(self, seat: int, number: int, action: str) -> None:
        self._thinking = None
        if number != self.state.game_number or self.state.paused or not self.state.is_bots(seat):
            return
        try:
            await self.decide(lambda decider: decider.bot_act(seat, action))
        except Problem as problem:
            if problem.code == "busy":
                raise
            await self._bot_failed(seat, number, problem.code)

    async def _bot_failed(self, seat: int, number: int, reason: str) -> None:
        self._thinking = None
        await self.decide(lambda decider: decider.replace_bot(seat, reason))

    # Those who read the table.

    async def attach(self, listener: Listener, seen: int, *, take_over: bool) -> None:
        """Somebody begins to read; who is seated and was gone has its seat back."""

        async def work() -> None:
            asleep = not self._anybody_here()
            self.audience.add(listener, take_over=take_over)
            if listener.active:
                await self.audience.catch_up(listener, seen)
            if listener.person is None or not listener.active:
                return
            self._gone_since.pop(listener.person, None)
            if asleep and self.state.playing:
                self.state = self.state.evolve(since=self.clock())
            person = self.state.people[listener.person]
            if person.seat is not None and self.state.seats[person.seat].away == "gone":
                await self.decide(lambda decider: decider.connected(person))
            else:
                self.audience.tell_presence(listener)

        await self.run(work)

    def _anybody_here(self) -> bool:
        connected = self.audience.connected()
        return any(self.state.seats[seat].person in connected for seat in self.state.seated())

    async def detach(self, listener: Listener) -> None:
        """Somebody reads no more."""

        async def work() -> None:
            self.audience.remove(listener)
            person = listener.person
            if person is not None and person not in self.audience.connected():
                self._gone_since[person] = self.clock()
                self.audience.tell_presence(listener)

        await self.run(work)

    async def take_over(self, listener: Listener) -> None:
        """A tab becomes the active one of its seat."""

        async def work() -> None:
            self.audience.activate(listener)
            await self.audience.catch_up(listener, 0)

        await self.run(work)

    def person(self, number: int | None) -> Person | None:
        """A person by its number."""
        return None if number is None else self.state.people[number]

    async def stop(self) -> None:
        """End the table's task after what it is doing; everything that was told is stored."""
        self.broken = True
        self._mailbox.put_nowait(_nothing)
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        if self._alarm is not None:
            self._alarm.cancel()


async def _nothing() -> None:
    """Wakes a table up."""
