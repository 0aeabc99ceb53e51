"""``rebelote cards``: the cards as SVG files."""

from pathlib import Path
from typing import Any

import click

from rebelote.art import (
    BACKS,
    DECKS,
    INDICES,
    SIZES,
    SUIT_COLOURS,
    Style,
    back_svg,
    card_svg,
    contact_sheet,
    sprite,
)
from rebelote.cards import ALL_CARDS, card_text
from rebelote.cli.localised import Command, option
from rebelote.home import write_safely
from rebelote.i18n.names import default_deck
from rebelote.i18n.texts import Texts

SPRITE = "cards.svg"
SHEET = "sheet.svg"


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def run(folder: str, **chosen: Any) -> None:
        files = svg_files(Style(**chosen))
        for name, content in files.items():
            write_safely(Path(folder) / name, content)
        size = f"{len(files[SPRITE].encode()) / 1000:.0f}"
        click.echo(texts.say("cards-written", count=str(len(files)), folder=folder))
        click.echo(texts.say("cards-sprite", file=SPRITE, size=size))
        click.echo(texts.say("cards-sheet", file=SHEET))

    def choice(name: str, message: str, values: tuple[str, ...], usual: str | None) -> click.Option:
        kind = click.Choice(values)
        return option(texts, f"--{name}", message=message, type=kind, default=usual)

    index = "vdr" if default_deck(texts.language) == "vdr" else "jqk"
    return Command(
        texts,
        "cards",
        run,
        [
            click.Argument(["folder"], metavar=texts.say("help-cards-metavar")),
            choice("deck", "help-cards-deck", DECKS, "french"),
            choice("index", "help-cards-index", INDICES, index),
            choice("suits", "help-cards-suits", SUIT_COLOURS, None),
            choice("size", "help-cards-size", SIZES, "normal"),
        ],
    )


def svg_files(style: Style) -> dict[str, str]:
    """What the command writes: each card and back, all of them in one sprite, and a sheet."""
    files = {f"{card_text(card)}.svg": card_svg(card, style) for card in ALL_CARDS}
    files |= {f"back-{name}.svg": back_svg(name) for name in BACKS}
    return files | {SPRITE: sprite(style), SHEET: contact_sheet(style)}
