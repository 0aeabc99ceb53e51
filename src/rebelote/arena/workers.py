"""Doing many pieces of work at once, here or on a cluster, and getting them back in order."""

import importlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from rebelote.problem import Problem

Result = TypeVar("Result")
# How many pieces of work are handed out for each process: enough that none waits for a slow one.
_AHEAD: Final = 4
_CONNECT_SECONDS: Final = 10


def in_order(
    work: Callable[[int], Result], count: int, processes: int, scheduler: str | None = None
) -> Generator[Result, None, None]:
    """``work(0)``, ``work(1)`` … ``work(count - 1)``, by so many processes or on a cluster.

    `scheduler` is the address of a Dask cluster. Raises Problem ``malformed`` where it is not
    there, or its package is not installed.
    """
    if scheduler is not None:
        with _cluster(scheduler) as (executor, workers):
            yield from _spread(executor, work, count, _AHEAD * workers, _cancel)
        return
    processes = min(processes, count)
    if processes == 1:
        yield from map(work, range(count))
        return
    # A fresh interpreter for each: a copy of this one could hold the locks of its threads.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())

    def terminate(waiting: Iterable[Future[Result]]) -> None:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()

    with ProcessPoolExecutor(processes, context, _begin_worker) as pool:
        yield from _spread(pool, work, count, _AHEAD * processes, terminate)


def _spread(
    executor: Executor,
    work: Callable[[int], Result],
    count: int,
    ahead: int,
    leave: Callable[[Iterable[Future[Result]]], None],
) -> Generator[Result, None, None]:
    """The results in order; no more than `ahead` are asked for before they are wanted.

    Who stops early does not want to wait for what is being done: `leave` puts an end to it.
    """
    waiting: deque[Future[Result]] = deque()
    try:
        for number in range(count):
            waiting.append(executor.submit(work, number))
            if len(waiting) == ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        if waiting:
            leave(waiting)


def _cancel(waiting: Iterable[Future[Result]]) -> None:
    for future in waiting:
        future.cancel()


def _begin_worker() -> None:
    """Leave Ctrl-C to the parent, and end when it does, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


@contextmanager
def _cluster(scheduler: str) -> Iterator[tuple[Executor, int]]:
    """A Dask cluster as an executor, and how many pieces of work it does at once."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise Problem("malformed", "arena-no-cluster-package") from None
    try:
        client = distributed.Client(scheduler, timeout=_CONNECT_SECONDS)
    except (OSError, ValueError):
        raise Problem("malformed", "arena-no-scheduler", text=scheduler[:80]) from None
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))
