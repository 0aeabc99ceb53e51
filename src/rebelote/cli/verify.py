"""``rebelote verify``: were the deals of recorded games honest? (docs/honest-deals.md)"""

from collections.abc import Iterator
from typing import Any

import click

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import parse_record


def command(texts: Texts) -> Command:
    """The command, with its help in this language; its exit status is 1 for a dishonest deal."""
    verdicts: list[Any] = []

    def answered(value: Any) -> Answer:
        found = answer(value)
        verdicts.append(found["honest"])
        return found

    made = record_command(texts, "verify", answered, readable)
    check = made.callback
    assert check is not None

    def run(**options: Any) -> None:
        check(**options)
        if False in verdicts:
            click.get_current_context().exit(1)

    made.callback = run
    return made


def answer(value: Any) -> Answer:
    """What ``verify`` says of one JSON value. Raises Problem or Stopped."""
    from rebelote.table.honest import check_record  # only needed here

    checked = check_record(parse_record(value))
    found = {item.honest for item in checked}
    return {
        "ok": False not in found,
        "honest": False if False in found else True if True in found else None,
        "deals": [
            {"deal": item.deal, "honest": item.honest, "reason": item.reason} for item in checked
        ],
    }


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words."""
    for item in found["deals"]:
        verdict = names.say(item["reason"])
        yield names.say("verify-deal", number=str(item["deal"] + 1), verdict=verdict)
    summary = {True: "verify-all-honest", False: "verify-dishonest", None: "verify-nothing"}
    yield names.say(summary[found["honest"]])
