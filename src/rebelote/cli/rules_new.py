"""``rebelote rules new``: a house's own rules, asked one by one in plain words."""

from collections.abc import Iterator
from datetime import date

import click

from rebelote.cli.localised import Command, option
from rebelote.i18n.explain import explain
from rebelote.i18n.names import Names, default_deck
from rebelote.i18n.rule_words import rule_about, rule_line, rule_value
from rebelote.i18n.texts import Texts
from rebelote.problem import Problem
from rebelote.rules import (
    Dimension,
    Rules,
    Value,
    check_own_name,
    differences,
    dimension,
    find_rules,
    house_questions,
    preset_names,
    rule_code,
    save_own,
    value_of,
    value_text,
    with_changes,
)


class _EndOfQuestions(Exception):
    """The user has no more to change."""


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def run(base: str | None, name: str | None) -> None:
        names = Names(texts, default_deck(texts.language))
        if name is not None:
            check_own_name(name)
        try:
            started = base or _ask_base(names)
            rules = ask_house(find_rules(started).rules, names)
            _keep(name, started, rules, names)
        except EOFError:
            click.echo(f"\n{names.say('new-nothing-kept')}")
            click.get_current_context().exit(1)

    return Command(
        texts,
        "rules-new",
        run,
        [
            option(texts, "--base", message="help-rules-new-base", metavar="…"),
            option(texts, "--name", message="help-rules-new-name", metavar="…"),
        ],
    )


def _ask(prompt: str) -> str:
    click.echo(prompt)
    return input("> ").strip()


def _ask_base(names: Names) -> str:
    presets = preset_names()
    default = presets.index("ffb-classic") + 1
    lines = [names.say("new-base")]
    for number, preset in enumerate(presets, 1):
        mark = "*" if number == default else " "
        lines.append(f"{mark}{number:>2}  {names.say(f'preset-{preset}')}  [{preset}]")
    while True:
        typed = _ask("\n".join(lines))
        if not typed:
            return presets[default - 1]
        if not typed.isdecimal():
            return typed
        if 0 < int(typed[:4]) <= len(presets):
            return presets[int(typed) - 1]
        click.echo(names.say("problem-no-such-choice", most=str(len(presets))))


def ask_house(rules: Rules, names: Names) -> Rules:
    """Ask every dimension that matters, in turn; an answer may make others matter or not."""
    click.echo(names.say("new-explain"))
    asked: set[str] = set()
    while left := [name for name in house_questions(rules) if name not in asked]:
        name = left[0]
        asked.add(name)
        progress = names.say(
            "new-progress", number=str(len(asked)), of=str(len(asked) + len(left) - 1)
        )
        click.echo(f"\n{progress}")
        try:
            rules = _ask_dimension(name, rules, names)
        except _EndOfQuestions:
            break
    return rules


def _ask_dimension(name: str, rules: Rules, names: Names) -> Rules:
    """One question, asked again until its answer can be played."""
    item, now = dimension(name), value_of(rules, name)
    choices: list[Value] = [False, True] if item.is_switch else list(item.choices)
    lines = [
        rule_line(name, now, names),
        rule_about(name, names),
        *_choices(name, choices, now, names),
    ]
    if item.span is not None:
        allowed = item.allowed()
        lines.append(names.say("new-free-value", allowed=allowed, value=value_text(now)))
    while True:
        typed = _ask("\n".join(lines))
        if not typed:
            return rules
        if typed.casefold() == names.say("new-end-word"):
            raise _EndOfQuestions
        try:
            return with_changes(rules, {name: _chosen(typed, item, choices)})
        except Problem as problem:
            lines = [explain(problem, names)]


def _choices(name: str, choices: list[Value], now: Value, names: Names) -> Iterator[str]:
    for number, value in enumerate(choices, 1):
        mark = "*" if value == now and type(value) is type(now) else " "
        yield f"{mark} {number}  {rule_value(name, value, names)}"


def _chosen(typed: str, item: Dimension, choices: list[Value]) -> Value:
    """What was meant: the number of a choice, or else a value as it is written."""
    if item.span is None and typed.isdecimal():
        if not 0 < int(typed[:4]) <= len(choices):
            raise Problem("unknown-rule", "no-such-choice", most=len(choices))
        return choices[int(typed) - 1]
    return item.parse(typed)


def _keep(name: str | None, base: str, rules: Rules, names: Names) -> None:
    """Name the rules, write them, and say what they are."""
    default = names.say("new-default-name")
    while True:
        chosen = name or _ask(f"\n{names.say('new-name')} [{default}]") or default
        try:
            version = date.today().isoformat()
            path = save_own(chosen, rules, version=version, authority=base)
            break
        except Problem as problem:
            if name is not None:
                raise
            click.echo(explain(problem, names))
    changed = differences(find_rules(base).rules, rules)
    if changed:
        click.echo(names.say("new-differs", base=base))
    for key, (_, value) in changed.items():
        click.echo("  " + rule_line(key, value, names))
    click.echo(names.say("new-saved", file=str(path)))
    click.echo(names.say("new-code", code=rule_code(rules)))
    click.echo(names.say("new-play", name=chosen))
