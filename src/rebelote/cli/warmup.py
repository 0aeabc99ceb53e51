"""``rebelote warmup``: compile the kernels now, so that nobody waits for them later."""

import sys

import click

from rebelote.cli.localised import Command
from rebelote.i18n.texts import Texts


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def run() -> None:
        from rebelote.kernels.warmup import warm_up
        from rebelote.search.play_odds import compile_odds

        with click.progressbar(length=1, label=texts.say("warmup-label"), file=sys.stderr) as bar:

            def advance(done: int, steps: int) -> None:
                bar.length = steps
                bar.update(done - bar.pos)

            warm_up(advance, more=[compile_odds])
        click.echo(texts.say("warmup-done"))

    return Command(texts, "warmup", run, [])
