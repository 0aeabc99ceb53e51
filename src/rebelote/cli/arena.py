"""``rebelote arena``: how strong one player is against another."""

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import click

from rebelote.cli.localised import Command, option
from rebelote.i18n.texts import Texts

# Arena and search are slow to load: only what the help needs is imported above.


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def run(as_json: bool, **options: Any) -> None:
        about, found = _compare(texts, **options)
        if as_json:
            click.echo(json.dumps(_value(about, found), ensure_ascii=False))
        else:
            for line in _lines(texts, about, found):
                click.echo(line)
        sys.stdout.flush()
        for line in _faults(texts, about, found):
            click.echo(line, err=True)

    return Command(texts, "arena", run, [*_arguments(), *_options(texts)])


def _arguments() -> Iterator[click.Argument]:
    yield click.Argument(["first"], metavar="A")
    yield click.Argument(["second"], metavar="B")


def _options(texts: Texts) -> Iterator[click.Option]:
    number = {"type": click.IntRange(1, 1_000_000), "metavar": "N"}
    points = {"type": click.FloatRange(0, 1000, min_open=True), "metavar": "N"}
    text = {"metavar": "…"}
    yield option(texts, "--preset", message="help-preset", default="ffb-classic", **text)
    yield option(texts, "--pairs", message="help-arena-pairs", default=200, **number)
    yield option(texts, "--seed", message="help-arena-seed", default="1", **text)
    yield option(texts, "--sequential", message="help-arena-sequential", **points)
    yield option(texts, "--processes", message="help-arena-processes", **number)
    yield option(texts, "--scheduler", message="help-arena-scheduler", metavar="tcp://…")
    yield option(texts, "--json", "as_json", message="help-arena-json", is_flag=True)


def _compare(
    texts: Texts,
    first: str,
    second: str,
    preset: str,
    pairs: int,
    seed: str,
    **how: Any,
) -> tuple[dict[str, str], Any]:
    """What was compared, and how it came out."""
    from rebelote.arena.comparison import compare
    from rebelote.arena.duplicate import Contest
    from rebelote.arena.seating import check_player
    from rebelote.rules import find_rules

    contest = Contest(find_rules(preset).rules, first, second, seed)
    for name in (first, second):
        check_player(name, contest.rules)
    how["processes"] = how["processes"] or os.cpu_count() or 1
    with click.progressbar(
        length=pairs,
        label=texts.say("arena-playing"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
        show_pos=True,
    ) as bar:
        found = compare(contest, pairs=pairs, progress=lambda: bar.update(1), **how)
    return {"a": first, "b": second, "preset": preset, "seed": seed}, found


def _value(about: dict[str, str], found: Any) -> dict[str, Any]:
    """The answer as JSON."""
    return {
        "a": about["a"],
        "b": about["b"],
        "preset": about["preset"],
        "pairs": found.pairs,
        "points_per_deal": round(found.points_per_deal, 2),
        "ci95": [round(found.low, 2), round(found.high, 2)],
        "wins": list(found.wins),
        "cpu_ms_per_move": [round(milliseconds, 3) for milliseconds in found.milliseconds],
        "seed": about["seed"],
    }


def _lines(texts: Texts, about: dict[str, str], found: Any) -> Iterator[str]:
    """The answer in words."""
    names = {"first": about["a"], "second": about["b"]}
    points = [found.points_per_deal, found.low, found.high]
    mean, low, high = (_figure(texts, number, "+#,##0.0;-#,##0.0") for number in points)
    pairs = _figure(texts, found.pairs, "#,##0")
    yield texts.say("arena-points", points=mean, low=low, high=high, pairs=pairs, **names)
    won, lost, tied = (_figure(texts, number, "#,##0") for number in found.wins)
    yield texts.say("arena-wins", won=won, lost=lost, tied=tied, **names)
    ours, theirs = (_figure(texts, number, "#,##0.00") for number in found.milliseconds)
    yield texts.say("arena-cost", ours=ours, theirs=theirs, **names)
    if found.verdict is not None:
        yield texts.say("arena-verdict", verdict=found.verdict, **names)


def _faults(texts: Texts, about: dict[str, str], found: Any) -> Iterator[str]:
    """The moves that players forfeited, and why."""
    for name, faults, examples in zip(
        (about["a"], about["b"]), found.faults, found.examples, strict=True
    ):
        for kind, count in faults.items():
            said = examples[kind].detail
            moves = _figure(texts, count, "#,##0")
            yield texts.say("arena-forfeits", player=name, moves=moves, fault=kind, detail=said)


def _figure(texts: Texts, number: float, form: str) -> str:
    """A number as the language writes it."""
    from babel.numbers import format_decimal  # slow, and not needed for JSON

    return format_decimal(number, format=form, locale=texts.language)
