"""`rebelote play` from the first question to the exit status."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rebelote.notation.replay import Stopped
from rebelote.tui.ask import read_yes
from rebelote.tui.face import Face, Left
from rebelote.tui.match import MatchLoop
from rebelote.tui.plain import Plain
from rebelote.tui.saves import Unreadable, games_folder
from rebelote.tui.screen import Screen
from rebelote.tui.session import Session
from rebelote.tui.start import Start, Wishes
from rebelote.tui.terminal import Terminal
from rebelote.tui.words import Words

INTERRUPTED = 130


class Ended(BaseException):
    """The program was told to end: the terminal was closed, or the machine is going down."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


def play(wishes: Wishes, *, pace: float | None, plain: bool) -> int:
    """Play, and give the exit status. Raises Problem for a game or rules that do not exist."""
    terminal = Terminal.standard(os.environ)
    start = Start(terminal, wishes)
    plain = plain or not terminal.fits_a_screen(os.environ)
    with _signals():
        try:
            start.choose_language()
            session = start.choose_match()
            while True:
                status = _play_match(start, session, pace=pace, plain=plain)
                if status is not None:
                    return status
                if not _another(start):
                    return 0
                session = start.match_by(session.rules, session.record.preset)
        except (Unreadable, Stopped) as error:
            assert wishes.resume is not None
            start.tell_broken(wishes.resume, error)
            return 1
        except (Left, EOFError):
            return 0
        except KeyboardInterrupt:
            terminal.write()
            return INTERRUPTED
        except Ended as ended:
            return ended.status


def _face(terminal: Terminal, words: Words, pace: float | None) -> Face:
    if words.spoken:
        return Plain(terminal, words, pace or 0.0)
    return Screen(terminal, words, pace)


def _play_match(start: Start, session: Session, *, pace: float | None, plain: bool) -> int | None:
    """Play one match; the exit status if the user left, None at its end."""
    words = Words(start.names, session.rules, spoken=plain)
    loop = MatchLoop(session, _face(start.terminal, words, pace), start.wishes.worlds)
    try:
        loop.run()
    except Left:
        status = 0
    except EOFError:
        status = 0
    except KeyboardInterrupt:
        status = INTERRUPTED
    except Ended as ended:
        status = ended.status
    else:
        return None
    _say_goodbye(start, session)
    return status


def _say_goodbye(start: Start, session: Session) -> None:
    """Save once more and say how to go on; a terminal that is gone is told nothing."""
    names = start.names
    usual = session.path.parent == games_folder()
    command = "rebelote play" if usual else f"rebelote play --resume {session.path}"
    try:
        session.save()
        goodbye = names.say("play-saved", command=command)
    except OSError as error:
        why = error.strerror or type(error).__name__
        goodbye = names.say("play-cannot-save", file=str(session.path), why=why)
    try:
        start.terminal.write()
        start.terminal.write(goodbye, names=names)
    except OSError:
        pass


def _another(start: Start) -> bool:
    """Ask whether to play the same game again."""
    while True:
        typed = start.terminal.read(start.names.say("play-another") + " ", names=start.names)
        answer = read_yes(typed, start.names, default=False)
        if answer is not None:
            return answer


@contextmanager
def _signals() -> Iterator[None]:
    """Within this block, being told to end raises Ended, so that everything is saved."""

    known = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]

    def end(number: int, _: FrameType | None) -> None:
        for one in known:
            signal.signal(one, signal.SIG_IGN)
        raise Ended(number)

    before = {one: signal.signal(one, end) for one in known}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
