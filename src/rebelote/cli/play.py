"""``rebelote play``: the match in the terminal."""

import os
from pathlib import Path
from typing import Any

import click

from rebelote.bots.players import LEVELS
from rebelote.cli.localised import Command, option, worlds_option
from rebelote.i18n.names import DECKS
from rebelote.i18n.texts import LANGUAGES, Texts
from rebelote.rules import dimension


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def play(**options: Any) -> int:
        from rebelote.tui.run import play
        from rebelote.tui.start import Wishes

        wishes = Wishes(
            usual_language=texts.language,
            language=texts.language if _language_is_said() else None,
            deck=options["deck"],
            preset=options["preset"],
            changes=_changes(options["house_rules"], options["target"]),
            seed=options["seed"],
            resume=options["resume"],
            new=options["new"],
            level=options["level"],
            worlds=options["worlds"],
        )
        return play(wishes, pace=options["pace"], plain=options["plain"])

    def said(*names: str, **settings: Any) -> click.Option:
        return option(texts, *names, message=f"help-play-{names[0].lstrip('-')}", **settings)

    return Command(
        texts,
        "play",
        play,
        [
            said("--preset"),
            said("--target", type=click.IntRange(1, 100_000)),
            said("--set", "house_rules", multiple=True, metavar="NAME=VALUE"),
            said("--level", type=click.Choice(LEVELS)),
            said("--deck", type=click.Choice(DECKS)),
            said("--seed"),
            said("--pace", type=click.FloatRange(0, 60)),
            said("--plain", is_flag=True),
            said("--resume", type=click.Path(path_type=Path)),
            said("--new", is_flag=True),
            worlds_option(texts),
        ],
    )


def _language_is_said() -> bool:
    """True if the language was asked for, not only guessed from where one lives."""
    context: click.Context | None = click.get_current_context()
    while context is not None:
        if context.get_parameter_source("language") is click.core.ParameterSource.COMMANDLINE:
            return True
        context = context.parent
    return os.environ.get("REBELOTE_LANGUAGE") in LANGUAGES


def _changes(house_rules: tuple[str, ...], target: int | None) -> dict[str, Any]:
    """The dimensions changed by ``--set`` and ``--target``. Raises Problem ``unknown-rule``."""
    changes: dict[str, Any] = {}
    for typed in house_rules:
        name, _, value = typed.partition("=")
        parsed = dimension(name.strip()).parse(value)
        changes[name.strip()] = list(parsed) if isinstance(parsed, tuple) else parsed
    if target is not None:
        changes["match.target"] = target
    return changes
