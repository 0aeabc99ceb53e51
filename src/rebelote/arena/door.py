"""The open door: a program that plays over standard input and output (docs/protocol.md)."""

import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, Final, NoReturn

from rebelote.arena.faults import Forfeit
from rebelote.arena.view_json import rules_value, view_value
from rebelote.engine import Action
from rebelote.notation import parse_action
from rebelote.problem import Problem
from rebelote.rules import Rules
from rebelote.views import View

PROTOCOL: Final = "rebelote-bot/1"
MOVE_SECONDS: Final = 2.0
START_SECONDS: Final = 10.0
# After so many crashes and late answers a program is not started again in this deal.
MOST_STARTS: Final = 3
LONGEST_ANSWER: Final = 4096
_MOST_UNREAD: Final = 8
_END_SECONDS: Final = 0.5
_NAME: Final = re.compile(r"door:(?:(\d{1,4}(?:\.\d{1,3})?)s:)?(.+)", re.DOTALL)


class Program:
    """A running program that answers lines with lines."""

    def __init__(self, command: list[str]) -> None:
        """Start it. Raises OSError where that cannot be done."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=os.name == "posix",
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._answers: queue.Queue[bytes] = queue.Queue(_MOST_UNREAD)
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, output: IO[bytes]) -> None:
        """Hand on each line of its output, and an empty one at the end.

        One that speaks without being asked is not listened to for long.
        """
        line = b"..."
        with output, suppress(queue.Full):
            while line:
                line = output.readline(LONGEST_ANSWER)
                self._answers.put_nowait(line)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and wait for the answer.

        Raises Forfeit: ``timeout``; ``crash`` where the program has ended, or spoke before it was
        asked; ``illegal`` for an answer that is no JSON object.
        """
        if not self._answers.empty():
            self._refuse_unasked(self._answers.get_nowait())
        try:
            self._input.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._input.flush()
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit("timeout", f"> {seconds:g} s") from None
        except OSError:
            line = b""
        if not line:
            self._refuse_unasked(line)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Forfeit("illegal", ascii(line[:80]))
        return answer

    def _refuse_unasked(self, line: bytes) -> NoReturn:
        """Raise the Forfeit for a program that has ended (an empty line), or speaks unasked."""
        said = f"unasked: {line[:80]!a}" if line else f"exit status {self._status()}"
        raise Forfeit("crash", said)

    def _status(self) -> int | str:
        """With which status it ended, if it has."""
        try:
            return self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            return "?"

    def end(self) -> None:
        """Let it end by itself now that there is nothing more to read, or else make it."""
        with suppress(OSError):  # it may have ended with something still to read
            self._input.close()
        if self._status() == "?":
            with suppress(OSError):
                self._kill()
        self._process.wait()

    def _kill(self) -> None:
        """End it, with what it has started itself."""
        if os.name == "posix":
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()


@dataclass(slots=True)
class DoorPlayer:
    """A player whose choices are made by a program: one program for each seat and deal.

    `seconds_elsewhere` is the time that was spent waiting for its answers.
    """

    command: list[str]
    rules: Rules
    seed: str
    move_seconds: float = MOVE_SECONDS
    seconds_elsewhere: float = 0.0
    _program: Program | None = None
    _starts: int = 0

    @classmethod
    def from_name(cls, name: str, seed: str, rules: Rules) -> "DoorPlayer":
        """The player of a name ``door:COMMAND`` or, with a limit, ``door:0.5s:COMMAND``.

        Raises Problem ``malformed`` for a program that there is not.
        """
        found = _NAME.fullmatch(name)
        try:
            command = shlex.split(found[2]) if found else []
        except ValueError:
            command = []
        if found is None or not command or shutil.which(command[0]) is None:
            text = command[0] if command else name
            raise Problem("malformed", "player-no-command", text=text[:80])
        limit = MOVE_SECONDS if found[1] is None else float(found[1])
        return cls(command, rules, seed, limit)

    def choose(self, view: View) -> Action:
        """The program's choice. Raises Forfeit where it makes none."""
        program = self._running(view)
        message = {"type": "choose", "view": view_value(view)}
        begin = time.perf_counter()
        try:
            answer = program.ask(message, self.move_seconds)
        except Forfeit as forfeit:
            if forfeit.fault.kind != "illegal":
                self.close()
            raise
        finally:
            self.seconds_elsewhere += time.perf_counter() - begin
        return _action(answer)

    def _running(self, view: View) -> Program:
        """The program, started and greeted if it has to be."""
        if self._program is not None:
            return self._program
        if self._starts == MOST_STARTS:
            raise Forfeit("crash", f"not started more than {MOST_STARTS} times")
        self._starts += 1
        try:
            self._program = Program(self.command)
        except OSError as error:
            raise Forfeit("crash", str(error)) from None
        try:
            answer = self._program.ask(self._hello(view), START_SECONDS)
            if answer.get("protocol") != PROTOCOL:
                raise Forfeit("crash", f"speaks {answer.get('protocol')!a}, not {PROTOCOL}")
        except Forfeit:
            self.close()
            raise
        return self._program

    def _hello(self, view: View) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "seat": view.seat,
            "seed": self.seed,
            "move_seconds": self.move_seconds,
            "rules": rules_value(self.rules),
        }

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _action(answer: dict[str, Any]) -> Action:
    """The action of an answer. Raises Forfeit ``illegal`` where it has none."""
    text = answer.get("action")
    try:
        if isinstance(text, str):
            return parse_action(text)
    except Problem:
        pass
    raise Forfeit("illegal", ascii(answer)[:80])
