"""``rebelote legal``: what may be done at the end of recorded games."""

from collections.abc import Iterator
from typing import Any

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import legal_value, parse_action, parse_record, play_through


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    return record_command(texts, "legal", answer, readable)


def answer(value: Any) -> Answer:
    """What ``legal`` says of one JSON value. Raises Problem or Stopped."""
    return legal_value(play_through(parse_record(value)))


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words."""
    if found["seat"] is None:
        yield names.say("legal-nothing")
        return
    yield names.say(f"legal-{found['phase']}", seat=str(found["seat"]))
    for text in found["actions"]:
        yield f"  {text:<12} {names.call(parse_action(text))}"
