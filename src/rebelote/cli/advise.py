"""``rebelote advise``: what to do at the end of recorded games, and why."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from rebelote.cards import SUITS, card_text, hand_text
from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command, option, worlds_option
from rebelote.engine import PlayCard
from rebelote.i18n.names import DECKS, Names, default_deck
from rebelote.i18n.texts import Texts
from rebelote.notation import action_text, parse_action, parse_record, play_through
from rebelote.problem import Problem
from rebelote.views import view_of

if TYPE_CHECKING:
    from rebelote.review.decision import Choice, Contrast, Decision

# The search is slow to load: only what the help needs is imported above.


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def answer(value: Any, worlds: int, deck: Any) -> Answer:
        from rebelote.review.advise import decide
        from rebelote.review.sentence import Speech

        game = play_through(parse_record(value))
        if game.deal is None:
            raise Problem("deal-over", "deal-over")
        names = Names(texts, deck or default_deck(texts.language))
        decision = decide(view_of(game.deal, game.match, game.deal.turn), worlds)
        speech = Speech(names, names.card)
        told = [speech.does(decision), *speech.reasons(decision)]
        return decision_value(decision) | {"text": told, "deal": list(speech.typical(decision))}

    return record_command(texts, "advise", answer, readable, *options(texts))


def options(texts: Texts) -> Iterator[click.Option]:
    """The options that ``advise`` and ``review`` share."""
    yield worlds_option(texts)
    yield option(texts, "--deck", message="help-deck", type=click.Choice(DECKS))


def decision_value(decision: "Decision") -> Answer:
    """A decision as JSON (docs/advice.md)."""
    return {
        "seat": decision.view.turn,
        "phase": decision.view.phase,
        "best": action_text(decision.best.action),
        "standing": decision.standing,
        "idea": decision.idea,
        "worlds": decision.worlds,
        "complete": decision.complete,
        "choices": [choice_value(choice) for choice in decision.choices],
        "contrast": None if decision.contrast is None else _contrast(decision.contrast),
        "typical": None if decision.typical is None else list(map(hand_text, decision.typical)),
    }


def choice_value(choice: "Choice") -> Answer:
    """A choice as JSON."""
    return {
        "action": action_text(choice.action),
        "value": round(choice.value, 1),
        "error": round(choice.error, 1),
        "loss": round(choice.loss, 1),
        "loss_error": round(choice.loss_error, 1),
        "made": None if choice.made is None else round(choice.made, 3),
    }


def _contrast(contrast: "Contrast") -> Answer:
    fact = contrast.fact
    return {
        "other": action_text(contrast.other),
        "seat": fact.seat,
        "card": None if fact.card is None else card_text(fact.card),
        "suit": SUITS[fact.suit],
        "holds": fact.holds,
        "share": round(contrast.share, 3),
        "gain": round(contrast.gain, 1),
        "otherwise": round(contrast.otherwise, 1),
    }


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words: the sentences, a row for each choice, a typical deal."""
    yield names.say("review-for-seat", seat=str(found["seat"]))
    yield from found["text"]
    if len(found["choices"]) > 1:
        yield ""
        yield from _table(found["choices"], names)
        complete = "yes" if found["complete"] else "no"
        yield names.say("review-worlds", complete=complete, count=found["worlds"])
    if found["deal"]:
        yield ""
        yield from found["deal"]


def _table(choices: list[Answer], names: Names) -> Iterator[str]:
    titles = [names.say(f"review-column-{name}") for name in ("choice", "value", "loss", "made")]
    rows = [titles, *(_row(choice, names) for choice in choices)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        first, *others = (
            f"{cell:<{width}}" if column == 0 else f"{cell:>{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(["", first, *others]).rstrip()


def _row(choice: Answer, names: Names) -> list[str]:
    action = parse_action(choice["action"])
    said = names.card(action.card) if isinstance(action, PlayCard) else names.call(action)
    made = "" if choice["made"] is None else f"{100 * choice['made']:.0f} %"
    loss = "" if choice["loss"] < 0.5 else f"{choice['loss']:.0f} ± {2 * choice['loss_error']:.0f}"
    return [said, f"{choice['value']:+.0f} ± {2 * choice['error']:.0f}", loss, made]
