"""``rebelote replay``: the results of recorded games."""

from collections.abc import Iterator
from typing import Any

from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.cli.readable import score_lines, side_names
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import parse_record, play_through, replay_value


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    return record_command(texts, "replay", answer, readable)


def answer(value: Any) -> Answer:
    """What ``replay`` says of one JSON value. Raises Problem or Stopped."""
    return replay_value(play_through(parse_record(value)))


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words: each deal with its lines, then the match."""
    sides = side_names(len(found["match"]["score"]), names)
    for number, deal in enumerate(found["deals"], 1):
        outcome = names.say(f"outcome-{deal['outcome']}")
        yield names.say("replay-deal", number=str(number), outcome=outcome)
        if deal.get("contract") is not None:
            yield from _contract(deal, names)
        if deal.get("lines"):
            yield from score_lines(deal["lines"], deal["score"], sides, names)
        if deal.get("held"):
            yield "  " + names.say("score-held", points=str(deal["held"]))
    match = found["match"]
    totals = ", ".join(
        f"{side}: {points}" for side, points in zip(sides, match["score"], strict=True)
    )
    yield names.say("replay-match", totals=totals)
    if match["finished"] and match["winner"] is None:
        yield names.say("replay-draw")
    elif match["finished"]:
        yield names.say("replay-winner", side=sides[match["winner"]])


def _contract(deal: Answer, names: Names) -> Iterator[str]:
    contract = deal["contract"]
    trump = names.say(f"trump-{contract['trump']}")
    bid = contract["bid"]
    if bid is not None:
        worth = names.say("contract-capot") if bid == "capot" else str(bid)
        trump = f"{worth} {trump}"
    if contract["doubled"] > 1:
        trump += f" × {contract['doubled']}"
    yield "  " + names.say("replay-contract", seat=str(deal["taker"]), contract=trump)
