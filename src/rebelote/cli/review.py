"""``rebelote review``: a whole game looked at again, decision by decision."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from rebelote.cli.advise import choice_value, decision_value, options
from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command, option
from rebelote.i18n.names import Names, default_deck
from rebelote.i18n.texts import Texts
from rebelote.notation import action_text, announcement_text, parse_record
from rebelote.notation.record import Record, is_computer
from rebelote.problem import Problem

if TYPE_CHECKING:
    from rebelote.review.game import Judged, Silence

# The search is slow to load: only what the help needs is imported above.


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def answer(value: Any, worlds: int, deck: Any, seat: tuple[int, ...]) -> Answer:
        from rebelote.review.game import human_seats, mattered

        record = parse_record(value)
        for number in seat:
            if number >= record.rules.seats:
                most = record.rules.seats - 1
                raise Problem("malformed", "no-such-seat", key="--seat", found=number, most=most)
        seats = sorted(set(seat)) or human_seats(record)
        judged = _with_bar(texts, record, seats, worlds)
        names = Names(texts, deck or default_deck(texts.language))
        return {
            "seats": seats,
            "worlds": worlds,
            "mistakes": sum(one.is_mistake for one in judged),
            "unlucky": sum(one.judgement == "luck" for one in judged),
            "mattered": mattered(judged),
            "decisions": [_value(one, record, names) for one in judged],
        }

    seat_option = option(
        texts, "--seat", message="help-review-seat", type=click.IntRange(0, 3), multiple=True,
        metavar="N",
    )  # fmt: skip
    return record_command(texts, "review", answer, readable, seat_option, *options(texts))


def _with_bar(texts: Texts, record: Record, seats: list[int], worlds: int) -> "list[Judged]":
    """Judge each decision, with a bar on standard error."""
    from rebelote.review.game import review

    with click.progressbar(
        length=1,
        label=texts.say("review-progress"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
        show_pos=True,
    ) as bar:

        def advance(done: int, decisions: int) -> None:
            bar.length = decisions
            bar.update(done - bar.pos)

        return review(record, seats, worlds, advance)


def _value(judged: "Judged", record: Record, names: Names) -> Answer:
    """A decision looked at again, as JSON (docs/advice.md)."""
    from rebelote.review.sentence import Speech, after_words

    moment, hindsight = judged.moment, judged.hindsight
    decided = decision_value(judged.decision)
    told, where = after_words(
        judged, Speech(names, names.card), _who(moment.view.turn, record, names)
    )
    return {
        "deal": moment.number,
        "action": moment.place,
        "seat": moment.view.turn,
        "phase": moment.view.phase,
        "done": action_text(moment.action),
        "judgement": judged.judgement,
        "matter": round(judged.matter, 1),
        "chosen": None if judged.chosen is None else choice_value(judged.chosen),
        "best": decided["choices"][0],
        "idea": judged.decision.idea,
        "hindsight": None
        if hindsight is None
        else {"best": action_text(hindsight.action), "gain": round(hindsight.gain, 1)},
        "silent": [] if judged.silence is None else _silent(judged.silence),
        "where": where,
        "text": told,
    }


def _silent(silence: "Silence") -> list[str]:
    return [*silence.words, *map(announcement_text, silence.announcements)]


def _who(seat: int, record: Record, names: Names) -> str:
    """The name of a seat in the record, or its number."""
    name = "" if record.seats is None else record.seats[seat]
    if name == "you":
        return names.say("you")
    unnamed = not name or is_computer(name)
    return names.say("seat-numbered", seat=str(seat)) if unnamed else name


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words: the three that mattered most, then one after another."""
    decisions = found["decisions"]
    if not decisions:
        yield names.say("review-nothing")
        return
    counts = {name: found[name] for name in ("mistakes", "unlucky")}
    yield names.say("review-summary", decisions=len(decisions), **counts)
    if found["mattered"]:
        yield ""
        yield names.say("review-three")
        for place, number in enumerate(found["mattered"], 1):
            yield f"{place}. {decisions[number]['where']}"
            yield from (f"   {text}" for text in decisions[number]["text"])
    yield ""
    yield names.say("review-all")
    for one in decisions:
        yield f"· {one['where']}"
        yield f"   {one['text'][0]}"
