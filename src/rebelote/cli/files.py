"""Reading files of records, and answering each of them (docs/record.md, Commands)."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import click

from rebelote.cli.localised import Command, option
from rebelote.i18n.explain import explain
from rebelote.i18n.names import Names, default_deck
from rebelote.i18n.texts import Texts
from rebelote.notation import Stopped
from rebelote.problem import Problem

Answer: TypeAlias = dict[str, Any]
_LONGEST_NUMBER = 4000


def record_command(
    texts: Texts,
    name: str,
    answer: Callable[..., Answer],
    readable: Callable[[Answer, Names], Iterator[str]],
    *extra: click.Parameter,
) -> Command:
    """A command that reads a file of JSON values and answers each of them.

    `answer` gets a JSON value and the extra options, and gives a JSON object or raises Problem or
    Stopped; `readable` puts such an object in words, a line at a time.
    """

    def run(file: str, as_json: bool, **options: Any) -> None:
        names = Names(texts, options.get("deck") or default_deck(texts.language))
        lines = read_lines(file)
        failed = False
        for number, line in enumerate(lines, 1):
            try:
                found = answer(parse_json(line), **options)
            except (Problem, Stopped) as error:
                found, failed = error_value(error, names), True
            if as_json:
                click.echo(json.dumps(found, ensure_ascii=False, separators=(",", ":")))
                continue
            if len(lines) > 1:
                click.echo(f"{'' if number == 1 else chr(10)}── {number} ──")
            for text in _refused(found, names) if "error" in found else readable(found, names):
                click.echo(text)
        if failed:
            click.get_current_context().exit(1)

    return Command(
        texts,
        name,
        run,
        [
            click.Argument(["file"], metavar=texts.say("help-file-metavar")),
            *extra,
            option(texts, "--json", "as_json", message="help-json", is_flag=True),
        ],
    )


def _refused(found: Answer, names: Names) -> Iterator[str]:
    """An error in words: where the record was stopped, if it was, and why."""
    if found.get("action") is None or found.get("seat") is None:
        yield names.say("record-refused", why=found["message"])
        return
    place = {"deal": str(found["deal"] + 1), "action": str(found["action"] + 1)}
    seat = str(found["seat"])
    yield names.say("record-refused-at", why=found["message"], seat=seat, **place)


def read_lines(file: str) -> list[str]:
    """The JSON texts of a file, or of standard input where it is ``-``: one for each record.

    Raises Problem ``malformed`` unless the whole file is JSON or JSON Lines, and OSError.
    """
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("malformed", "file-not-text", file=file) from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise Problem("malformed", "file-empty", file=file)
    for number, line in enumerate(lines, 1):
        try:
            parse_json(line)
        except ValueError:
            if number == 1 and len(lines) > 1 and _is_json(text):
                return [text]
            raise Problem("malformed", "file-not-json", file=file, line=number) from None
    return lines


def _is_json(text: str) -> bool:
    try:
        parse_json(text)
    except ValueError:
        return False
    return True


def parse_json(text: str) -> Any:
    """The JSON value of a text. Raises ValueError for anything else, however deep it nests."""
    try:
        return json.loads(text, parse_constant=_refuse_constant, parse_int=_whole_number)
    except RecursionError:
        raise ValueError("nests too deep") from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _whole_number(digits: str) -> int | float:
    """A JSON number without a point; one too long for any use becomes a float, which none take."""
    return int(digits) if len(digits) < _LONGEST_NUMBER else float("inf")


def error_value(error: Problem | Stopped, names: Names) -> Answer:
    """The error object of docs/record.md."""
    problem = error.problem if isinstance(error, Stopped) else error
    value: Answer = {"ok": False}
    if isinstance(error, Stopped):
        value |= {"deal": error.deal, "action": error.action, "seat": error.seat}
    elif "deal" in problem.details:
        value["deal"] = problem.details["deal"]
    value |= {"error": problem.code, "message": explain(problem, names)}
    return value | {"legal": error.legal} if isinstance(error, Stopped) else value
