"""``rebelote solve``: what each card comes to under perfect play, all hands known."""

from collections.abc import Iterator
from typing import Any

from rebelote.cards import card_text, parse_card
from rebelote.cli.files import Answer, record_command
from rebelote.cli.localised import Command
from rebelote.i18n.names import Names
from rebelote.i18n.texts import Texts
from rebelote.notation import parse_record, play_through
from rebelote.problem import Problem


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""
    return record_command(texts, "solve", answer, readable)


def answer(value: Any) -> Answer:
    """What ``solve`` says of one JSON value. Raises Problem or Stopped."""
    from rebelote.kernels.solver import solve

    game = play_through(parse_record(value))
    if game.deal is None:
        raise Problem("deal-over", "deal-over")
    cards = {card_text(card): points for card, points in solve(game.deal).items()}
    return {"seat": game.deal.turn, "cards": dict(sorted(cards.items()))}


def readable(found: Answer, names: Names) -> Iterator[str]:
    """The same in words: a row for each card, the best first."""
    yield names.say("solve-heading", seat=str(found["seat"]))
    best = max(found["cards"].values())
    for text, points in sorted(found["cards"].items(), key=lambda item: -item[1]):
        mark = "★" if points == best else " "
        yield f"  {mark} {names.card(parse_card(text)):<16} {points:>4}"
