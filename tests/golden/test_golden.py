"""Each preset has a golden game, and it is told today as it was when a referee read it."""

import json

import pytest

from golden.story import GAMES, names_for, tell
from rebelote.notation import parse_record
from rebelote.rules import preset_names


@pytest.mark.parametrize("name", preset_names())
def test_the_golden_game_is_told_as_before(name: str) -> None:
    record_file, story_file = GAMES / f"{name}.json", GAMES / f"{name}.txt"
    assert record_file.exists(), f"no golden game: python tests/golden/story.py {name}"
    record = parse_record(json.loads(record_file.read_text("utf-8")))
    assert record.preset == name
    told = "\n".join(tell(record, names_for(name))).splitlines()
    assert told == story_file.read_text("utf-8").splitlines()


def test_no_golden_game_is_left_of_a_preset_that_is_gone() -> None:
    assert {path.stem for path in GAMES.glob("*.json")} == set(preset_names())
