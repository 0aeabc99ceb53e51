"""The open door: what is said to a program, what is taken from it, and the examples."""

import json
import re
import shlex
import sys
from dataclasses import fields
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from rebelote.arena.comparison import Comparison, compare
from rebelote.arena.door import MOST_STARTS, PROTOCOL, DoorPlayer
from rebelote.arena.duplicate import Contest
from rebelote.arena.faults import Forfeit
from rebelote.arena.seating import check_player
from rebelote.arena.view_json import rules_value, view_value
from rebelote.cards import card_text, cards_of, hand_of
from rebelote.engine import Pass, apply, legal_actions, new_match, shuffled, start_deal
from rebelote.notation import action_text
from rebelote.problem import Problem
from rebelote.rules import DIMENSIONS, preset, preset_names
from rebelote.views import View, view_of
from support import random_pack, states

ROOT = Path(__file__).parents[2]
RULES = preset("ffb-classic")
READY = json.dumps({"protocol": PROTOCOL})


def door(path: Path, limit: str = "") -> str:
    """The name of the player that this Python program is."""
    return f"door:{limit}{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"


def bot(folder: Path, *, ready: str = READY, answer: str = '{"action": "pass"}') -> Path:
    """A program that says this when it is greeted and `answer` (Python in braces) each time."""
    path = folder / "bot.py"
    path.write_text(
        "import sys\nsys.stdin.readline()\n"
        f"print({ready!r}, flush=True)\n"
        f"for line in sys.stdin:\n    {answer}\n"
    )
    return path


def say(text: str) -> str:
    return f"print({text!r}, flush=True)"


def opening() -> View:
    """What the seat after the dealer sees before anybody has spoken."""
    match = new_match(RULES)
    return view_of(match.start(0, shuffled("1")), match, 1)


def player(name: str) -> DoorPlayer:
    return DoorPlayer.from_name(name, "seed", RULES)


def test_an_answer_is_an_action(tmp_path: Path) -> None:
    guest = player(door(bot(tmp_path, answer=say('{"action": "pass"}'))))
    assert guest.choose(opening()) == Pass()
    assert guest.choose(opening()) == Pass()
    assert guest.seconds_elsewhere > 0
    guest.close()


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("raise SystemExit(3)", "crash"),
        ("import time; time.sleep(9)", "timeout"),
        (say("take me"), "illegal"),
        (say('["pass"]'), "illegal"),
        (say('{"action": 7}'), "illegal"),
        (say('{"action": "ZZ"}'), "illegal"),
        (say("x" * 10_000), "illegal"),
    ],
)
def test_a_bad_answer_forfeits_the_move(tmp_path: Path, answer: str, kind: str) -> None:
    guest = player(door(bot(tmp_path, answer=answer), "0.4s:"))
    with pytest.raises(Forfeit) as forfeit:
        guest.choose(opening())
    guest.close()
    assert forfeit.value.fault.kind == kind


def test_who_speaks_unasked_is_ended(tmp_path: Path) -> None:
    guest = player(door(bot(tmp_path, answer=f"{say('{}')}; {say('{}')}; {say('{}')}")))
    with pytest.raises(Forfeit, match="illegal"):
        guest.choose(opening())
    sleep(0.1)  # until the rest of what it says has come
    with pytest.raises(Forfeit, match="unasked"):
        guest.choose(opening())
    guest.close()


def test_another_protocol_is_not_spoken(tmp_path: Path) -> None:
    guest = player(door(bot(tmp_path, ready='{"protocol": "rebelote-bot/9"}')))
    with pytest.raises(Forfeit, match="rebelote-bot/9"):
        guest.choose(opening())


def test_a_program_that_crashes_is_started_again_a_few_times(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    line = f"open({str(log)!r}, 'a').write('x'); raise SystemExit"
    guest = player(door(bot(tmp_path, answer=line)))
    for _ in range(MOST_STARTS + 2):
        with pytest.raises(Forfeit):
            guest.choose(opening())
    assert log.read_text() == "x" * MOST_STARTS


def test_a_program_that_is_not_there_is_a_clear_error() -> None:
    for name in ("door:no-such-program x", "door:", "door:'"):
        with pytest.raises(Problem) as refused:
            check_player(name, RULES)
        assert refused.value.reason == "player-no-command"


def faults(found: Comparison) -> dict[str, int]:
    return {str(kind): count for kind, count in found.faults[0].items()}


def test_a_deal_goes_on_without_the_program_and_the_report_says_so(tmp_path: Path) -> None:
    name = door(bot(tmp_path, answer=say('{"action": "surcoinche"}')))
    found = compare(Contest(RULES, name, "thumb", "1"), pairs=1)
    # The rules of thumb have made every move of both sides.
    assert found.points_per_deal == 0
    assert set(faults(found)) == {"illegal"}
    assert faults(found)["illegal"] >= 32
    assert not found.faults[1]


@pytest.mark.parametrize("name", ["ffb-classic", "ffb-coinche", "duel", "three-handed"])
def test_the_examples_play_without_a_fault(name: str) -> None:
    program = door(ROOT / "examples" / "cheapest_card.py", "60s:")
    by_class = f"{ROOT / 'examples' / 'high_card.py'}:HighCard"
    found = compare(Contest(preset(name), program, by_class, "1"), pairs=2)
    assert not found.faults[0] and not found.faults[1]


def test_the_example_bot_has_ten_lines() -> None:
    text = (ROOT / "examples" / "high_card.py").read_text("utf-8")
    code = [line for line in text.splitlines() if line.strip() and '"""' not in line]
    assert len(code) <= 10


def visible(view: View) -> set[str]:
    """The cards that a view shows."""
    hand = view.hand | hand_of(view.drawn)
    for held in (*view.table, *view.hiding):
        hand |= held
    for trick in (*view.tricks, view.trick):
        hand |= hand_of(trick.cards)
    for item in (item for said in view.shown for item in said):
        hand |= item.cards
    if view.turned is not None:
        hand |= 1 << view.turned
    return {card_text(card) for card in cards_of(hand)}


@pytest.mark.parametrize("name", preset_names())
def test_the_json_of_a_view_has_all_of_it_and_no_card_more(name: str) -> None:
    rng, match = Random(name), new_match(preset(name))
    for number in range(3):
        deal = start_deal(match.rules, number % match.rules.seats, random_pack(rng))
        for state, action in states(deal, rng):
            for seat in range(match.rules.seats):
                view = view_of(state, match, seat)
                value = view_value(view)
                cards = set(re.findall(r"\b[789TJQKA][SHDC]\b", json.dumps(value)))
                assert cards <= visible(view)
                assert value["legal"] == [action_text(action) for action in view.legal]
            deal = apply(state, action)
        assert json.loads(json.dumps(view_value(view_of(deal, match, 0))))["phase"] == "over"


def test_every_part_of_a_view_is_told() -> None:
    # The bid in force and who made it are the last of the calls; the rules come with the greeting.
    told_otherwise = {"rules", "callers", "bid", "bidder"}
    value = view_value(opening())
    assert set(value) == {field.name for field in fields(View)} - told_otherwise


def test_the_rules_are_told_as_a_rules_file_has_them() -> None:
    value = json.loads(json.dumps(rules_value(RULES)))
    assert set(value) == set(DIMENSIONS)
    assert value["score.tie"] == RULES.score.tie


def documented() -> list[dict[str, Any]]:
    """The messages that docs/protocol.md shows."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def test_the_messages_in_the_documentation_are_those_that_are_sent() -> None:
    hello, ready, choose, action = documented()
    assert ready["protocol"] == hello["protocol"] == PROTOCOL
    sent = player(f"door:{shlex.quote(sys.executable)}")._hello(opening())
    assert list(hello) == list(sent)
    assert set(hello["rules"]) < set(sent["rules"])
    match = new_match(RULES)
    deal = match.start(3, shuffled("rebelote"))
    while deal.contract is None or not deal.tricks:
        deal = apply(deal, legal_actions(deal)[-1])
    assert choose == {"type": "choose", "view": view_value(view_of(deal, match, deal.turn))}
    assert action["action"].partition("+")[0] in choose["view"]["legal"]
