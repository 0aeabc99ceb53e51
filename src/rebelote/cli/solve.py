"""``rebelote solve``: perfect play. It needs the compiled kernels, which are yet to come."""

from collections.abc import Iterator
from typing import Any, NoReturn

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.problem import Problem


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    return record_command(texts, "solve", answer, readable)


def answer(value: Any) -> NoReturn:
    """Say that this version cannot solve."""
    raise Problem("malformed", "solve-not-yet")


def readable(found: Answer, names: Names) -> Iterator[str]:
    """Nothing: there is no answer to put in words."""
    yield from ()
