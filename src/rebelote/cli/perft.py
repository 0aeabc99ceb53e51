"""``rebelote perft``: how many ways a deal can be played on."""

from collections.abc import Iterator
from typing import Any

import click

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command, option
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import parse_record, play_through
from rebelote.problem import Problem

DEEPEST = 32


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    kind = click.IntRange(0, DEEPEST)
    depth = option(
        texts, "--depth", message="help-perft-depth", type=kind, metavar="N", required=True
    )
    return record_command(texts, "perft", answer, readable, depth)


def answer(value: Any, depth: int) -> Answer:
    """What ``perft`` says of one JSON value. Raises Problem or Stopped."""
    try:
        from rebelote.kernels.perft import perft
    except ImportError:  # numba is not there: the engine counts as well, only slower
        from rebelote.notation import perft

    game = play_through(parse_record(value))
    if game.deal is None:
        raise Problem("deal-over", "deal-over")
    return {"depth": depth, "sequences": perft(game.deal, depth)}


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words."""
    sequences = f"{found['sequences']:,}".replace(",", " ")
    yield names.say("perft-answer", depth=str(found["depth"]), sequences=sequences)
