"""``rebelote rules``: the presets, their values, and what differs between two of them."""

import json
from typing import Any

import click

from rebelote.cli.localised import Command, LazyGroup, option
from rebelote.i18n.names import Names, default_deck
from rebelote.i18n.rule_words import rule_line, rule_title, rule_value
from rebelote.i18n.texts import Texts
from rebelote.rules import (
    DIMENSIONS,
    differences,
    digest,
    find_rules,
    load_preset,
    own_names,
    preset_names,
    rule_code,
    value_text,
    values_of,
)

COMMANDS = {
    "list": "rebelote.cli.rules:list_command",
    "show": "rebelote.cli.rules:show_command",
    "diff": "rebelote.cli.rules:diff_command",
    "code": "rebelote.cli.rules:code_command",
    "new": "rebelote.cli.rules_new",
}


def command(texts: Texts) -> LazyGroup:
    """The group, with its help in this language."""
    return LazyGroup(texts, COMMANDS, "rules")


def _json_option(texts: Texts) -> click.Option:
    return option(texts, "--json", "as_json", message="help-json", is_flag=True)


def _echo_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def list_command(texts: Texts) -> Command:
    """``rules list``."""

    def run(as_json: bool) -> None:
        names = Names(texts, default_deck(texts.language))
        for name in preset_names():
            found = load_preset(name)
            if as_json:
                about = {"name": name, "version": found.version, "authority": found.authority}
                _echo_json(about | {"digest": digest(found.rules)})
            else:
                click.echo(f"{name:<18} {names.say(f'preset-{name}')}")
                click.echo(f"{'':<18} {names.say(f'preset-{name}', 'about')}")
        for name in own_names():
            if as_json:
                _echo_json({"name": name, "digest": digest(find_rules(name).rules)})
            else:
                click.echo(f"{name:<18} {names.say('rules-own')}")

    return Command(texts, "rules-list", run, [_json_option(texts)])


def show_command(texts: Texts) -> Command:
    """``rules show``."""

    def run(preset: str, as_json: bool) -> None:
        names = Names(texts, default_deck(texts.language))
        found = find_rules(preset)
        values = values_of(found.rules)
        if as_json:
            sources = dict(found.sources)
            about = {"name": found.name, "version": found.version, "authority": found.authority}
            _echo_json(about | {"values": values, "sources": sources})
            return
        click.echo(names.say("rules-heading", name=found.name, authority=found.authority))
        section = None
        for name, value in values.items():
            head = name.partition(".")[0]
            if head != section:
                section = head
                click.echo(f"\n{names.say(f'rules-section-{head}')}")
            line = rule_line(name, value, names)
            click.echo(f"  {line}  [{name} = {value_text(value)}]")
            if name in found.sources:
                click.echo(f"      {names.say('rules-source', source=found.sources[name])}")

    arguments = [click.Argument(["preset"], metavar="PRESET")]
    return Command(texts, "rules-show", run, [*arguments, _json_option(texts)])


def diff_command(texts: Texts) -> Command:
    """``rules diff``."""

    def run(first: str, second: str, as_json: bool) -> None:
        names = Names(texts, default_deck(texts.language))
        found = differences(find_rules(first).rules, find_rules(second).rules)
        if as_json:
            _echo_json({name: list(values) for name, values in found.items()})
            return
        if not found:
            click.echo(names.say("rules-same", first=first, second=second))
        for name in DIMENSIONS:
            if name in found:
                click.echo(f"{rule_title(name, names)}  [{name}]")
                for title, value in zip((first, second), found[name], strict=True):
                    said = rule_value(name, value, names)
                    click.echo("  " + names.say("rules-line", title=title, value=said))

    arguments = [click.Argument(["first"], metavar="A"), click.Argument(["second"], metavar="B")]
    return Command(texts, "rules-diff", run, [*arguments, _json_option(texts)])


def code_command(texts: Texts) -> Command:
    """``rules code``."""

    def run(preset: str) -> None:
        click.echo(rule_code(find_rules(preset).rules))

    return Command(texts, "rules-code", run, [click.Argument(["preset"], metavar="PRESET")])
