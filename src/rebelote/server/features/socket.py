"""The socket of a table: one for each seat or spectator."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError, json

from rebelote.problem import Problem
from rebelote.rules import preset
from rebelote.server.drawing import reader_of
from rebelote.server.features.context import (
    Context,
    context_of,
    is_foreign,
    is_wrong_host,
    language_of,
    read_names,
    token_hash,
)
from rebelote.server.features.welcome import PHRASES, SIGNS
from rebelote.server.hub import answers
from rebelote.server.hub.commands import decide
from rebelote.server.hub.listener import Listener, encode
from rebelote.server.hub.rates import Bucket
from rebelote.server.hub.room import Room
from rebelote.server.hub.thinkers import advise
from rebelote.server.logs import say_failure
from rebelote.server.protocol import client as c
from rebelote.server.words import Reader
from rebelote.table import Decider
from rebelote.views import View

AnySocket = WebSocket[Any, Any, Any]
MOST_CHARACTERS: Final = 4096
_HELLO_SECONDS: Final = 15
_MOST_AT_TABLE: Final = 60
_MOST_REFUSED: Final = 100
_DECODER: Final = json.Decoder(c.FromClient)
FOREIGN, GONE = 4403, 4404


def read_message(text: str) -> c.FromClient:
    """The message a browser sent. Raises Problem."""
    if len(text) > MOST_CHARACTERS:
        raise Problem("too-long", "table-too-long")
    try:
        message: c.FromClient = _DECODER.decode(text)
    except (DecodeError, ValidationError, UnicodeError, RecursionError):
        raise Problem("malformed", "table-not-a-message") from None
    return message


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """A reader of a table, from its greeting until it goes."""
    context = context_of(socket)
    if is_foreign(socket) or is_wrong_host(socket, local=context.hub.settings.local):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    context.hub.sockets += 1
    try:
        await _serve(socket, context, code)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        say_failure(error)
    finally:
        context.hub.sockets -= 1
        with suppress(Exception):
            await socket.close()


async def _serve(socket: AnySocket, context: Context, code: str) -> None:
    names = read_names(language_of(socket), "")
    try:
        context.limit(socket, "socket")
        text = await asyncio.wait_for(_text(socket), _HELLO_SECONDS)
        hello = read_message(text)
        if not isinstance(hello, c.Hello):
            raise Problem("malformed", "table-not-a-message")
        names = read_names(hello.language, hello.deck)
        room = await context.hub.room(code)
        person = None
        if hello.token is not None:
            person = room.state.person_of_token(token_hash(hello.token))
            if person is None:
                raise Problem("bad-token", "table-bad-token")
        if len(room.audience.listeners) >= _MOST_AT_TABLE:
            raise Problem("not-allowed", "table-full")
    except TimeoutError:
        return
    except Problem as problem:
        reader = Reader(names, preset("ffb-classic"), None, ())
        await socket.send_text(encode(answers.refused(problem, reader, None)))
        return
    listener = Listener(names, None if person is None else person.number)
    await room.attach(listener, hello.seen, take_over=hello.take_over)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await _Conversation(socket, context, room, listener).hold()
    finally:
        with suppress(Problem):
            await room.detach(listener)
        listener.close()
        with suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def _text(socket: AnySocket) -> str:
    """The next message; bytes count as none that can be understood."""
    received = await socket.receive()
    if received["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="")
    text = received.get("text")
    return text if isinstance(text, str) else ""


async def _send(socket: AnySocket, listener: Listener) -> None:
    """Send what waits until the end, and end the socket then."""
    with suppress(Exception):
        while (text := await listener.next_text()) is not None:
            await socket.send_text(text)
        await socket.close(GONE)


class _Conversation:
    """What one reader says, message by message."""

    def __init__(self, socket: AnySocket, context: Context, room: Room, listener: Listener) -> None:
        self.socket = socket
        self.room = room
        self.listener = listener
        self.messages: Bucket = context.hub.rates.bucket(40, 10)
        self.talk: Bucket = context.hub.rates.bucket(4, 0.5)
        self.refused = 0
        self.thinkers = context.hub.thinkers
        self.thinking: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Read until the reader goes, or says too much that cannot be understood."""
        while not self.listener.closed.is_set() and self.refused < _MOST_REFUSED:
            text = await _text(self.socket)
            ref = 0
            try:
                if not self.messages.take(time.monotonic()):
                    raise Problem("too-fast", "table-too-fast")
                message = read_message(text)
                ref = message.ref
                await self._answer(message)
            except Problem as problem:
                if problem.code in ("malformed", "too-fast", "too-long"):
                    self.refused += 1
                self.listener.send(answers.refused(problem, self._reader(), self.room.state, ref))
            except WebSocketDisconnect:
                raise
            except Exception as error:
                say_failure(error, table=self.room.state.code)
                fault = Problem("busy", "table-fault")
                self.listener.send(answers.refused(fault, self._reader(), None, ref))

    def _reader(self) -> Reader:
        person = self.room.person(self.listener.person)
        return reader_of(self.listener.names, self.room.state, person)

    async def _answer(self, message: c.FromClient) -> None:
        listener, room = self.listener, self.room
        if isinstance(message, c.TakeOver):
            if not listener.active:
                await room.take_over(listener)
            return
        if not listener.active:
            raise Problem("not-allowed", "table-inactive")
        match message:
            case c.Command():
                await self._command(message)
            case c.Read(language=language, deck=deck):
                listener.names = read_names(language, deck)
                await room.run(lambda: room.audience.catch_up(listener, 0, message.ref))
            case c.Hint():
                self._hint(message.ref)
            case c.AskWhy(card=card):
                listener.send(answers.why(self._reader(), room.state, card, message.ref))
            case c.TellAll():
                listener.send(answers.tell_all(self._reader(), room.state, message.ref))
            case c.Phrase(phrase=phrase):
                self._phrase(phrase)
            case c.Chat(text=text):
                self._chat(text)
            case _:
                raise Problem("malformed", "table-not-a-message")

    def _hint(self, ref: int) -> None:
        """Have a worker think, one hint at a time; other messages are answered in the meantime."""
        view = answers.view_for_hint(self._reader(), self.room.state)
        if self.thinking is not None and not self.thinking.done():
            raise Problem("too-fast", "table-too-fast")
        self.thinking = asyncio.create_task(self._think(view, ref))

    async def _think(self, view: View, ref: int) -> None:
        room, number = self.room, self.room.state.game_number
        decision = await self.thinkers.run(advise, view)
        reader = self._reader()
        if decision is None:
            problem = Problem("busy", "table-fault")
        elif room.state.game_number != number:
            problem = Problem("stale", "table-stale")
        else:
            self.listener.send(answers.hinted(reader, decision, ref))
            return
        self.listener.send(answers.refused(problem, reader, room.state, ref))

    async def _command(self, message: c.Command) -> None:
        number = self.listener.person
        if number is None:
            raise Problem("not-allowed", "table-not-seated")

        def work(decider: Decider) -> None:
            decide(decider, decider.state.people[number], message)

        await self.room.do(work)

    def _may_talk(self) -> None:
        if self.listener.person is None:
            raise Problem("not-allowed", "table-not-seated")
        if not self.talk.take(time.monotonic()):
            raise Problem("too-fast", "table-too-fast")

    def _phrase(self, phrase: str) -> None:
        if phrase not in (*PHRASES, *SIGNS):
            raise Problem("malformed", "table-no-such-phrase")
        self._may_talk()
        self.room.audience.talk(self.listener, phrase, "")

    def _chat(self, text: str) -> None:
        if not self.room.state.chat:
            raise Problem("not-allowed", "table-no-chat")
        cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not cleaned:
            raise Problem("malformed", "table-not-a-message")
        self._may_talk()
        self.room.audience.talk(self.listener, None, cleaned)
