"""``rebelote glossary``: the words of the table, explained."""

import json
import unicodedata
from difflib import get_close_matches
from typing import Any

import click

from rebelote.cli.localised import Command, option
from rebelote.i18n.names import DECKS, Deck, Names, default_deck
from rebelote.i18n.texts import LANGUAGES, Texts, texts
from rebelote.problem import Problem

PREFIX = "glossary-"


def command(words: Texts) -> Command:
    """The command, with its help in this language."""

    def run(word: tuple[str, ...], deck: Deck | None, as_json: bool) -> None:
        names = Names(words, deck or default_deck(words.language))
        wanted = plain(" ".join(word))
        entries = words.messages(PREFIX)
        if wanted:
            entries = find(wanted, names)
            if not entries:
                text = " ".join(word)[:40]
                raise Problem(
                    "malformed", "glossary-no-entry", text=text, near=_near(wanted, names)
                )
        for entry in entries:
            if as_json:
                click.echo(json.dumps(entry_value(entry, names), ensure_ascii=False))
            else:
                _show(entry, names, full=bool(wanted))

    return Command(
        words,
        "glossary",
        run,
        [
            click.Argument(["word"], nargs=-1, metavar=words.say("help-word-metavar")),
            option(words, "--deck", message="help-deck", type=click.Choice(DECKS)),
            option(words, "--json", "as_json", message="help-json", is_flag=True),
        ],
    )


def plain(text: str) -> str:
    """A text without accents, capitals and typographic apostrophes, to compare by."""
    letters = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).strip(" «»")


def find(wanted: str, names: Names) -> list[str]:
    """The entries that a plain word names: first in one's own language, then in any other.

    An exact headword goes before an exact synonym, and that before a part of a headword.
    """
    own = names.texts.language
    for language in (own, *(other for other in LANGUAGES if other != own)):
        for deck in (names.deck, *(other for other in DECKS if other != names.deck)):
            there = Names(texts(language), deck)
            heads = {entry: plain(there.say(entry)) for entry in there.texts.messages(PREFIX)}
            exact = [entry for entry, head in heads.items() if head == wanted]
            if exact := exact or [
                entry for entry in heads
                if wanted in map(plain, there.say(entry, "also").split(","))
            ]:  # fmt: skip
                return exact
    heads = {entry: plain(names.say(entry)) for entry in names.texts.messages(PREFIX)}
    return [entry for entry, head in heads.items() if wanted in head]


def _near(wanted: str, names: Names) -> str:
    """A hint for a word that the glossary lacks: the words most like it, if any."""
    words = {names.say(entry) for entry in names.texts.messages(PREFIX)}
    for entry in names.texts.messages(PREFIX):
        words.update(word.strip() for word in names.say(entry, "also").split(","))
    plains = {plain(word): word for word in words}
    near = [plains[found] for found in get_close_matches(wanted, plains)]
    if not near:
        return names.say("usage-glossary")
    return names.say("usage-did-you-mean", near=names.texts.any_of(near))


def entry_value(entry: str, names: Names) -> dict[str, Any]:
    """An entry as JSON."""
    return {
        "entry": entry.removeprefix(PREFIX),
        "word": names.say(entry),
        "also": [word.strip() for word in names.say(entry, "also").split(",")],
        "text": names.say(entry, "text"),
    }


def _show(entry: str, names: Names, *, full: bool) -> None:
    click.echo(click.style(names.say(entry), bold=True) + f" ({names.say(entry, 'also')})")
    click.echo(click.wrap_text(names.say(entry, "text"), 78, "  ", "  "))
    if full:
        others = [language for language in LANGUAGES if language != names.texts.language]
        said = [f"{other}: {Names(texts(other), names.deck).say(entry)}" for other in others]
        click.echo(f"  [{', '.join(said)}]")
