"""The command line. Commands are imported when they are called, so that ``--help`` is quick."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from rebelote.cli.localised import LazyGroup, say_error
from rebelote.i18n.texts import LANGUAGES, choose_language, texts

COMMANDS = {
    "play": "rebelote.cli.play",
    "serve": "rebelote.cli.serve",
    "rules": "rebelote.cli.rules",
    "glossary": "rebelote.cli.glossary",
    "deal": "rebelote.cli.deal",
    "cards": "rebelote.cli.cards",
    "replay": "rebelote.cli.replay",
    "legal": "rebelote.cli.legal",
    "perft": "rebelote.cli.perft",
    "count": "rebelote.cli.count",
    "solve": "rebelote.cli.solve",
    "advise": "rebelote.cli.advise",
    "review": "rebelote.cli.review",
    "verify": "rebelote.cli.verify",
    "arena": "rebelote.cli.arena",
    "warmup": "rebelote.cli.warmup",
}


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for by ``--language`` anywhere in a command, or by the environment."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    return choose_language(os.environ)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and exit: 0, or the status that docs/record.md says."""
    arguments = sys.argv[1:] if arguments is None else arguments
    words = texts(language_of(arguments))
    group = LazyGroup(words, COMMANDS)
    try:
        status = group.main(list(arguments), "rebelote", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as in `rebelote replay FILE | head`: that is no error of ours.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except KeyboardInterrupt:
        status = 130
    except Exception as error:
        status = say_error(error, words)
        if status is None:
            raise
    sys.exit(status if isinstance(status, int) else 0)
