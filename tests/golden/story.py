"""A recorded game told as a story: what was held, said and played, and why a card was forced.

``python tests/golden/story.py PRESET`` lets the computer play a short match of a preset and writes
its record and its story to ``tests/golden/games``. The test compares the story line by line.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rebelote.bots import choose
from rebelote.cards import cards_of
from rebelote.cli.readable import score_lines, side_names
from rebelote.engine import (
    Deal,
    DealResult,
    Match,
    PlayCard,
    after_deal,
    apply,
    first_dealer,
    new_match,
    shuffled,
)
from rebelote.i18n.explain import explain
from rebelote.i18n.names import Names
from rebelote.i18n.texts import texts
from rebelote.notation import (
    DealRecord,
    Record,
    action_text,
    line_value,
    parse_action,
    parse_record,
    record_value,
)
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names
from rebelote.views import view_of

GAMES = Path(__file__).parent / "games"
# Each preset's story is told in one language and with one deck, so that all of them are used.
TELLING = (("es", "jqk"), ("fr", "vdr"), ("en", "jqk"), ("es", "spanish"))
DEALS = 3


def names_for(name: str) -> Names:
    """The language and deck in which a preset's story is told."""
    language, deck = TELLING[preset_names().index(name) % len(TELLING)]
    return Names(texts(language), deck)  # type: ignore[arg-type]


def tell(record: Record, names: Names) -> Iterator[str]:
    """The story of a record, a line at a time."""
    match = new_match(record.rules)
    yield f"{names.say(f'preset-{record.preset}')}: {names.say(f'preset-{record.preset}', 'about')}"
    for number, written in enumerate(record.deals, 1):
        assert written.deck is not None
        deal = match.start(written.dealer, written.deck)
        yield f"\n=== {number} ===\n{names.say('deal-dealer', seat=str(deal.dealer))}"
        yield from _hands(deal, names)
        if deal.turned is not None:
            yield names.say("deal-turned", card=names.card(deal.turned))
        for text in written.actions:
            yield from _forced(deal, names)
            before, deal = deal, apply(deal, parse_action(text))
            yield _said(before, text, names)
            yield from _followed(before, deal, names)
        match, result = after_deal(match, deal)
        yield from _counted(result, match, names)


def _hands(deal: Deal, names: Names) -> Iterator[str]:
    for seat, hand in enumerate(deal.hands):
        who = names.say("seat-numbered", seat=str(seat))
        covered = " ".join(f"({names.card(lower)})" for _, lower in deal.covers[seat])
        yield f"  {who}: {' '.join(names.hand(hand))} {covered}".rstrip()


def _forced(deal: Deal, names: Names) -> Iterator[str]:
    """Where the rules forbid a card of the hand, the reason for the first such card."""
    if deal.phase != "play":
        return
    for card in cards_of(deal.hands[deal.turn]):
        try:
            apply(deal, PlayCard(card))
        except Problem as problem:
            yield f"      ({names.card(card)}: {explain(problem, names)})"
            return


def _said(deal: Deal, text: str, names: Names) -> str:
    action = parse_action(text)
    said = names.call(action, second_round=len(deal.calls) >= deal.rules.seats)
    words = []
    if isinstance(action, PlayCard):
        words = [names.say(f"call-{action.word}")] if action.word else []
        words += [names.announcement(item) for item in action.announced]
    over = f"  «{', '.join(words)}»" if words else ""
    return f"  {names.say('seat-numbered', seat=str(deal.turn))}: {said}{over}"


def _followed(before: Deal, deal: Deal, names: Names) -> Iterator[str]:
    """What an action brought about: the completed hands, the end of a trick."""
    if before.phase == "auction" and deal.phase == "play":
        assert deal.contract is not None
        yield f"-- {names.trump(deal.contract.trump)}"
        yield from _hands(deal, names)
    if len(deal.tricks) > len(before.tricks):
        winner = deal.tricks[-1].winner
        number = len(deal.tricks)
        yield f"-- {number}: {names.say('seat-numbered', seat=str(winner))}"


def _counted(result: DealResult, match: Match, names: Names) -> Iterator[str]:
    sides = side_names(match.rules.sides, names)
    yield names.say("replay-deal", number="", outcome=names.say(f"outcome-{result.outcome}"))
    if result.score.lines:
        lines = [line_value(line) for line in result.score.lines]
        yield from score_lines(lines, result.score.score, sides, names)
    totals = zip(sides, match.score, strict=True)
    yield names.say("replay-match", totals=", ".join(f"{side}: {sum_}" for side, sum_ in totals))
    if match.held:
        yield names.say("score-held", points=str(match.held))
    if match.winner is not None:
        yield names.say("replay-winner", side=sides[match.winner])


def play(name: str, seed: str) -> Record:
    """A short match that the computer plays against itself."""
    rules = preset(name)
    record = Record(name, {}, rules, other={"seed": seed})
    match = new_match(rules)
    dealer, _ = first_dealer(rules, seed)
    while not match.finished and match.deals_played < DEALS:
        deck = shuffled(f"{seed}/{len(record.deals)}")
        deal = match.start(dealer, deck)
        written = DealRecord(dealer, deck)
        while deal.phase != "over":
            action = choose(view_of(deal, match, deal.turn))
            written.actions.append(action_text(action))
            deal = apply(deal, action)
        record.deals.append(written)
        match, _ = after_deal(match, deal)
        assert match.dealer is not None
        dealer = match.dealer
    return record


def write(name: str) -> None:
    """Play a preset's golden game and write its record and its story."""
    record = play(name, f"golden {name}")
    (GAMES / f"{name}.json").write_text(json.dumps(record_value(record)) + "\n", "utf-8")
    tell_again(name)


def tell_again(name: str) -> None:
    """Write the story of a preset's recorded game anew."""
    record = parse_record(json.loads((GAMES / f"{name}.json").read_text("utf-8")))
    story = "\n".join(tell(record, names_for(name)))
    (GAMES / f"{name}.txt").write_text(story + "\n", "utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        write(chosen)
