"""The solver's values against two slower solvers, over all rules that change them."""

import itertools
import json
from pathlib import Path
from random import Random

import pytest

from parity.test_solver_oracle import (
    ALL_TRUMPS,
    COUNTING,
    OBLIGATIONS,
    THOROUGH,
    any_rules,
    by_engine,
    by_oracle,
    endgame,
    start_of,
    with_values,
)
from rebelote.cards import SUIT_TRUMPS, Trump, card_text
from rebelote.engine import Contract, Deal, Trick, set_up
from rebelote.kernels.solver import Workspace, game_of, reaches, solve, value
from rebelote.kernels.solver import _question as question_of
from rebelote.kernels.solver_layout import EVERY_CARD
from rebelote.notation import parse_record, play_through
from rebelote.rules import preset, preset_names, with_changes
from support import hand

CASES = Path(__file__).parents[1] / "conformance" / "cases" / "solve.jsonl"
MANY = 400 if THOROUGH else 12


def described(deal: Deal) -> str:
    """A deal in words, for a failure."""
    assert deal.contract is not None
    hands = [" ".join(card_text(c) for c in range(32) if h >> c & 1) for h in deal.hands]
    return f"{deal.rules} {deal.contract} {deal.turn} {deal.trick} {hands}"


def check(deal: Deal, expected: dict[int, int]) -> None:
    """Every entry point agrees with these values of the legal cards."""
    assert solve(deal) == dict(sorted(expected.items())), described(deal)
    best = max(expected.values())
    assert value(deal) == best, described(deal)
    side = deal.rules.side_of(deal.turn)
    for wanted in {best - 1, best, best + 1, 1, 162, 252}:
        assert reaches(deal, side, wanted) == (best >= wanted), (wanted, described(deal))
    if deal.rules.seats == 3:
        return
    # For the other side every value is what is left by the worst of ours; it plays to win as much.
    theirs = min(by_oracle(deal, (deal.turn + 1) % deal.rules.seats).values())
    for wanted in {theirs - 1, theirs, theirs + 1, 1, 162, 252}:
        assert reaches(deal, 1 - side, wanted) == (theirs >= wanted), (wanted, described(deal))


def test_conformance_cases() -> None:
    for line in CASES.read_text("utf-8").splitlines():
        case = json.loads(line)
        deal = play_through(parse_record(case["record"])).deal
        assert deal is not None
        found = {card_text(card): points for card, points in solve(deal).items()}
        assert found == case["expect"]["cards"], case["id"]
        assert value(deal) == max(found.values()), case["id"]


@pytest.mark.parametrize("name", preset_names())
def test_presets_against_engine(name: str) -> None:
    """Brute force from the rules: positions in and between tricks, dealt as the preset deals."""
    rng = Random(f"engine {name}")
    for _ in range(1000 if THOROUGH else 6):
        rules = preset(name)
        # Three seats: the engine rounds each defender's scaled points, the solver their sum.
        trumps = ALL_TRUMPS if rules.seats != 3 else ALL_TRUMPS[:5]
        trump = rng.choice(trumps) if rng.random() < 0.3 else None
        tricks = 2 if rng.random() < 0.5 else 3
        deal = endgame(start_of(rules, rng, trump), tricks, rng.randrange(rules.seats), rng)
        assert solve(deal) == by_engine(deal), described(deal)


@pytest.mark.parametrize("trump", ALL_TRUMPS)
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_contracts_and_counting(trump: Trump, seats: int) -> None:
    name = {4: "ffb-coinche", 3: "three-handed", 2: "duel"}[seats]
    rng = Random(f"{trump} {seats}")
    for number in range(MANY):
        rules = preset(name)
        if number % 3:
            rules = with_values(rules, COUNTING, rng)
        tricks = rng.choice((3, 4, 5) if seats > 2 else (4, 5, 6))
        deal = endgame(start_of(rules, rng, trump), tricks, rng.randrange(seats), rng)
        check(deal, by_oracle(deal))


@pytest.mark.parametrize("values", list(itertools.product(*OBLIGATIONS.values())), ids=str)
def test_obligations(values: tuple[str | bool, ...]) -> None:
    rng = Random(str(values))
    rules = with_changes(preset("ffb-classic-sa-ta"), dict(zip(OBLIGATIONS, values, strict=True)))
    for _ in range(MANY if THOROUGH else 4):
        trump = rng.choice(SUIT_TRUMPS) if rng.random() < 0.8 else Trump.TA
        deal = endgame(start_of(rules, rng, trump), rng.choice((4, 5)), rng.randrange(4), rng)
        check(deal, by_oracle(deal))


def test_any_rules() -> None:
    rng = Random("any")
    for _ in range(20 * MANY if THOROUGH else 60):
        rules = any_rules(rng)
        trump = rng.choice((*ALL_TRUMPS, None))
        deal = start_of(rules, rng, trump)
        tricks = rng.choice((2, 3, 4) if rules.seats > 2 else (3, 4, 5, 6))
        deal = endgame(deal, tricks, rng.randrange(rules.seats), rng, one_sided=0.6)
        check(deal, by_oracle(deal))


@pytest.mark.parametrize("trump", [Trump.H, Trump.SA, Trump.TA])
def test_longer_positions(trump: Trump) -> None:
    rng = Random(f"long {trump}")
    for number in range(MANY):
        rules = preset("ffb-coinche" if number % 2 else "ffb-classic-sa-ta")
        deal = endgame(start_of(rules, rng, trump), 5, number % 4, rng)
        assert solve(deal) == by_oracle(deal), described(deal)


@pytest.mark.parametrize("name", ["ffb-classic", "ffb-contree", "three-handed"])
def test_capot_apart_or_inside(name: str) -> None:
    """The capot searched after the points, as it is, or with them: the same on whole deals."""
    rng, workspace = Random(name), Workspace()
    for _ in range(60 if THOROUGH else 6):
        rules = preset(name)
        deal = start_of(rules, rng, rng.choice(SUIT_TRUMPS))
        deal = endgame(deal, rng.choice((6, 7)), rng.randrange(rules.seats), rng, one_sided=0.9)
        question = question_of(deal)
        assert solve(deal) == {
            question_card(question, label): question.counted(int(found))
            for label, found in enumerate(question.ask(EVERY_CARD, inside=True)[0])
            if found > -20_000
        }
    assert workspace.size < 4_000_000


def test_capot_of_one_defender() -> None:
    """Three seats: a defender has every trick, but its partner must trump its ace."""
    rules = preset("three-handed")
    start = set_up(rules, [255, 255 << 8, 255 << 16], Contract(0, Trump.H), 1)
    played = Trick(1, (), 1)
    for partner, expected in (("7H 8H", 10 + 11 + 10), ("7D 8D", rules.tricks.capot)):
        held = (hand("7S 8S"), hand("AS TS"), hand(partner))
        deal = start.evolve(hands=held, tricks=(played,) * 6, trick=Trick(1), turn=1)
        assert set(solve(deal).values()) == {expected}
        assert solve(deal) == by_oracle(deal) == by_engine(deal)
        assert value(deal) == expected


def test_partner_that_must_trump_takes_the_lead() -> None:
    """``partner_exempt: never``: the leader's aces would win, but its partner must trump them."""
    rules = with_changes(preset("ffb-classic"), {"play.partner_exempt": "never"})
    start = set_up(rules, [255, 255 << 8, 255 << 16, 255 << 24], Contract(0, Trump.H), 0)
    held = (hand("AS AD"), hand("7S 7D"), hand("7H 7C"), hand("8S AC"))
    deal = start.evolve(hands=held, tricks=(Trick(0, (), 0),) * 6, trick=Trick(0), turn=0)
    assert solve(deal) == by_oracle(deal) == by_engine(deal)
    assert not reaches(deal, 0, rules.tricks.capot)
    free = deal.evolve(rules=preset("ffb-classic"))
    assert value(free) == rules.tricks.capot and reaches(free, 0, rules.tricks.capot)


def test_reaching_a_capot_asks_for_nothing_else() -> None:
    """`reaches` looks for a capot without the points first: in positions of every kind."""
    rng = Random("reach capot")
    rules = with_changes(preset("ffb-classic"), {"play.partner_exempt": "never"})
    checked = 0
    while checked < (3000 if THOROUGH else 60):
        table = rules if rng.random() < 0.5 else preset("ffb-classic")
        deal = start_of(table, rng, rng.choice(SUIT_TRUMPS))
        deal = endgame(deal, rng.choice((3, 4)), rng.randrange(4), rng, one_sided=1)
        if len({table.side_of(trick.winner or 0) for trick in deal.tricks}) == 1:
            side = table.side_of(deal.tricks[0].winner or 0)
            seat = deal.turn if table.side_of(deal.turn) == side else (deal.turn + 1) % 4
            found = by_oracle(deal, seat)
            best = max(found.values()) if seat == deal.turn else min(found.values())
            assert reaches(deal, side, table.tricks.capot) == (best == table.tricks.capot)
            checked += 1


def question_card(question: object, label: int) -> int:
    """The card of a label."""
    game = game_of(question.rules, question.trump)  # type: ignore[attr-defined]
    return int(game.labels.card[label])
