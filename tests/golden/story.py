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
from rebelote.engine import Deal, after_deal, apply, first_dealer, new_match, shuffled
from rebelote.engine.play import check_card
from rebelote.i18n.explain import explain
from rebelote.i18n.names import Names
from rebelote.i18n.texts import texts
from rebelote.notation import (
    DealRecord,
    Record,
    action_text,
    parse_action,
    parse_record,
    record_value,
)
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names
from rebelote.tui.sheet import deal_sheet
from rebelote.tui.telling import tell_action, tell_dealing, tell_result
from rebelote.tui.words import USER, Words
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
    """The story of a record, a line at a time, as seat 0 would hear it; but all hands are shown."""
    words = Words(names, record.rules, spoken=False)
    match = new_match(record.rules)
    yield f"{names.say(f'preset-{record.preset}')}: {names.say(f'preset-{record.preset}', 'about')}"
    for number, written in enumerate(record.deals, 1):
        assert written.deck is not None
        deal = match.start(written.dealer, written.deck)
        yield ""
        yield from tell_dealing(words, view_of(deal, match, USER), number)
        yield from _hands(deal, words)
        for text in written.actions:
            action = parse_action(text)
            yield from _forced(deal, names)
            before, deal = deal, apply(deal, action)
            views = view_of(before, match, USER), view_of(deal, match, USER)
            yield from tell_action(words, views[0], action, views[1])
            if before.phase == "auction" and deal.phase == "play":
                yield from _hands(deal, words)
            if not deal.trick.cards and deal.phase != "auction":
                yield ""
        held = match.held
        match, result = after_deal(match, deal)
        yield from tell_result(words, result, held)
        yield from deal_sheet(words, result, match)


def _hands(deal: Deal, words: Words) -> Iterator[str]:
    for seat, hand in enumerate(deal.hands):
        covered = " ".join(f"({words.names.card(lower)})" for _, lower in deal.covers[seat])
        held = " ".join(words.names.hand(hand))
        yield f"    {words.seat(seat)}: {held} {covered}".rstrip()


def _forced(deal: Deal, names: Names) -> Iterator[str]:
    """Where the rules forbid a card of the hand, the reason for the first such card."""
    if deal.phase != "play":
        return
    for card in cards_of(deal.hands[deal.turn]):
        try:
            check_card(deal, card)
        except Problem as problem:
            yield f"    [{names.card(card)}: {explain(problem, names)}]"
            return


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
