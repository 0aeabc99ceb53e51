"""``rebelote count``: deals counted from their totals."""

from collections.abc import Iterator
from typing import Any

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.cli.readable import score_lines, side_names
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import count_value, parse_rules, parse_totals
from rebelote.notation.record import json_object

# A conformance case is answered as it stands: what it says about itself changes nothing.
_KEYS = frozenset({"rules", "count", "id", "kind", "why", "source", "expect"})


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    return record_command(texts, "count", answer, readable)


def answer(value: Any) -> Answer:
    """What ``count`` says of one JSON value. Raises Problem."""
    content = json_object(value, "count", _KEYS)
    _, _, rules = parse_rules(content.get("rules"))
    return count_value(rules, parse_totals(content.get("count"), rules))


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words."""
    yield names.say(f"outcome-{found['outcome']}").capitalize()
    sides = side_names(len(found["score"]), names)
    if found["lines"]:
        yield from score_lines(found["lines"], found["score"], sides, names)
    if found["held"]:
        yield "  " + names.say("score-held", points=str(found["held"]))
