"""Where bots think: in worker processes, so that the tables stay lively.

The rules of thumb take less time than the way to a worker and back; they are asked in place.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from rebelote.bots import choose
from rebelote.bots.players import Player, build_player
from rebelote.notation import action_text
from rebelote.rules import Rules
from rebelote.server.logs import say_failure
from rebelote.views import View

if TYPE_CHECKING:
    from rebelote.review.decision import Decision

THUMB: Final = "thumb"
_STUCK: Final = (TimeoutError, BrokenProcessPool, RuntimeError)


class Failed(Exception):
    """A bot gave no answer; what happened is in the text."""


@lru_cache(maxsize=256)
def _player(name: str, seed: str, rules: Rules) -> Player:
    return build_player(name, seed, rules)


def think(name: str, seed: str, view: View) -> str:
    """What a player does, as a record writes it (in a worker process)."""
    return action_text(_player(name, seed, view.rules).choose(view))


def advise(view: View) -> "Decision":
    """What this view's choices are worth (in a worker process)."""
    from rebelote.review.advise import decide  # slow to load, and for a worker only

    return decide(view)


def _begin() -> None:
    """A worker leaves the signals to the server, lets it go first, and ends when it has ended."""
    if hasattr(os, "nice"):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """The worker processes. They start with the first bot that needs them.

    While they are `cold`, which on a machine's first start may last some seconds, nobody waits for
    them: the rules of thumb play.
    """

    def __init__(self, workers: int, most_ms: int) -> None:
        self.workers = workers
        self._most = most_ms / 1000
        self._pool: ProcessPoolExecutor | None = None
        self.cold = False
        self.thinking = 0
        self.failed = 0

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _begin)
        return self._pool

    def _submit(
        self, pool: ProcessPoolExecutor, work: Callable[..., Any], *given: Any
    ) -> asyncio.Future[Any]:
        """Work for a worker. It is shielded where it is awaited: a pool that is ended while one of
        its jobs is cancelled complains. What becomes of a job nobody awaits is no matter."""
        job = asyncio.wrap_future(pool.submit(work, *given))
        job.add_done_callback(lambda done: done.cancelled() or done.exception())
        return job

    def at_once(self, view: View) -> str:
        """What the rules of thumb say; whatever is legal, should they ever fail."""
        try:
            return action_text(choose(view))
        except Exception as error:
            self.failed += 1
            say_failure(error)
            return action_text(view.legal[0])

    async def choose(self, name: str, seed: str, view: View) -> str:
        """What a player does, as a record writes it. Raises Failed."""
        if self.cold:
            return self.at_once(view)
        self.thinking += 1
        pool = self._running()
        try:
            job = self._submit(pool, think, name, seed, view)
            return str(await asyncio.wait_for(asyncio.shield(job), self._most))
        except Exception as error:
            self.failed += 1
            if isinstance(error, _STUCK):
                self._give_up(pool)
            raise Failed(type(error).__name__) from error
        finally:
            self.thinking -= 1

    async def run(self, work: Callable[[Any], Any], given: Any) -> Any:
        """Do something else in a worker, or a thread where there are none; None where it fails."""
        pool = self._running() if self.workers else None
        try:
            if pool is None:
                return await asyncio.to_thread(work, given)
            return await asyncio.shield(self._submit(pool, work, given))
        except Exception as error:
            self.failed += 1
            if pool is not None and isinstance(error, _STUCK):
                self._give_up(pool)
            else:
                say_failure(error)
            return None

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End workers that are stuck or broken; the next bot starts new ones."""
        if self._pool is pool:
            self._pool = None
        self._end(pool, wait=False)

    def _end(self, pool: ProcessPoolExecutor, *, wait: bool) -> None:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError, AttributeError):
                process.kill()
        if wait:
            pool.shutdown(wait=True)

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._end(self._pool, wait=True)
            self._pool = None
