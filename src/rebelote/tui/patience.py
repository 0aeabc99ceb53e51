"""Waiting for something that may take long, with a word to the user if it does."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Final, TypeVar

Result = TypeVar("Result")
PATIENCE: Final = 1.5


def patiently(work: Callable[[], Result], tell: Callable[[], None]) -> Result:
    """Do some work in a thread of its own; `tell` is called where it is not done soon."""
    done: Future[Result] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    # A daemon: whoever leaves the match in the meantime does not wait for it.
    Thread(target=run, daemon=True).start()
    try:
        return done.result(PATIENCE)
    except TimeoutError:
        tell()
        return done.result()
