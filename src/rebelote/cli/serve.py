"""``rebelote serve``: the table in the browser."""

import signal
import sys

import click

from rebelote.cli.localised import Command, option
from rebelote.i18n.texts import Texts


def _leave(*_: object) -> None:
    sys.exit(0)


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def serve(host: str, port: int, no_browser: bool) -> int:
        # Told to stop, it goes in good order from here on, even while it is loading. Once all is
        # closed the server repeats the signal that has ended it.
        signal.signal(signal.SIGTERM, _leave)
        from rebelote.i18n.names import Names, default_deck
        from rebelote.server.run import serve  # the server is slow to load

        names = Names(texts, default_deck(texts.language))
        return serve(names, host, port, browser=not no_browser)

    ports = click.IntRange(0, 65_535)
    return Command(
        texts,
        "serve",
        serve,
        [
            option(texts, "--host", message="help-serve-host", default="127.0.0.1"),
            option(texts, "--port", message="help-serve-port", type=ports, default=8000),
            option(texts, "--no-browser", message="help-serve-no-browser", is_flag=True),
        ],
    )
