"""The kernel counts the sequences that the engine counts, in every kind of position."""

import json
from pathlib import Path
from random import Random

import pytest

from rebelote.engine import start_deal
from rebelote.kernels.perft import perft
from rebelote.notation import parse_record, play_through
from rebelote.notation import perft as slow_perft
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names
from support import house_rules, play_out, random_pack, states

CASES = Path(__file__).parents[1] / "conformance" / "cases" / "perft.jsonl"


def test_conformance_cases() -> None:
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    assert len(cases) > 150
    for case in cases:
        game = play_through(parse_record(case["record"]))
        assert game.deal is not None
        assert perft(game.deal, case["expect"]["depth"]) == case["expect"]["sequences"], case["id"]


@pytest.mark.parametrize("number", range(60))
def test_the_engine_counts_the_same(number: int) -> None:
    """Every preset and house rules; in the middle of a trick, with stock and face-down cards."""
    rng = Random(number)
    names = preset_names()
    rules = preset(names[number % len(names)]) if number < 40 else house_rules(rng)
    deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
    for position, _ in states(deal, rng):
        if position.phase == "play":
            left = sum(hand.bit_count() for hand in position.hands) + len(position.stock)
            depth = 3 if left > 10 else 8
            assert perft(position, depth) == slow_perft(position, depth)


def test_the_ends_of_it() -> None:
    rng = Random(1)
    deal = start_deal(preset("ffb-contree"), 0, random_pack(rng))
    with pytest.raises(Problem):
        perft(deal, 1)
    over = play_out(deal, rng)
    assert perft(over, 0) == 1
    assert perft(over, 3) == 0
