"""Honest deals, checked as docs/honest-deals.md says, without the program's own shuffle."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rebelote.bots import choose
from rebelote.notation import action_text, parse_record, record_value, rules_value
from rebelote.rules import Rules, as_changes, preset, with_changes
from rebelote.table import Decider, Presence, TableState, new_table
from rebelote.table.events import Created
from rebelote.table.honest import check_record, commitment
from rebelote.table.record import record_of, shown_deals
from rebelote.views import view_of

_PACK = [rank + suit for suit in "SHDC" for rank in "789TJQKA"]


def _numbers(text: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hashlib.sha256(f"{text}:{block}".encode()).digest()
        block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    while (number := next(numbers)) >= 256 - 256 % limit:
        pass
    return number % limit


def strangers_pack(text: str) -> list[str]:
    """Step 5 of the page."""
    pack, numbers = list(_PACK), _numbers(text)
    for place in range(31, 0, -1):
        other = _below(place + 1, numbers)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def play(rules: Rules, salts: dict[int, str], deals: int = 3) -> Iterator[TableState]:
    """A match of bots and one person, the table after each decision."""
    created = Created(
        code="BBBBBB", rules=rules_value(*as_changes(rules)), level="thumb", clock=0, pace=0,
        chat=False, name="", bots=list("ABCD"),
    )  # fmt: skip
    state = new_table(created, 0)
    seeds = iter(f"seed number {number}" for number in range(1000))

    def do(work: Any) -> None:
        nonlocal state
        decider = Decider(state, Presence(frozenset({0})), 0, lambda: next(seeds))
        work(decider)
        state = decider.state

    do(lambda d: d.promise())
    do(lambda d: d.sit(d.join("Ana", "x"), 0))
    for salt in salts.values():
        do(lambda d, salt=salt: d.salt(d.state.people[0], salt))
    do(lambda d: d.start(d.state.people[0]))
    while state.phase != "finished" and len(state.deals) <= deals:
        yield state
        if state.phase == "counted":
            do(lambda d: d.go_on(d.state.people[0]))
            continue
        assert state.deal is not None
        action = action_text(choose(view_of(state.deal, state.match, state.deal.turn)))
        if state.turn == 0:
            do(lambda d, action=action: d.act(d.state.people[0], action))
        else:
            do(lambda d, action=action: d.bot_act(d.state.turn, action))
    yield state


@pytest.mark.parametrize("salts", [{}, {0: "a spoonful"}])
def test_a_stranger_finds_the_same_pack(salts: dict[int, str]) -> None:
    *_, state = play(preset("ffb-classic"), salts)
    record = json.loads(json.dumps(record_value(record_of(state))))
    first = record["deals"][0]
    assert hashlib.sha256(first["seed"].encode()).hexdigest() == first["commitment"]
    given = first.get("x-salts", [])
    text = (
        "|".join([first["seed"], *(salt or "" for salt in given)]) if any(given) else first["seed"]
    )
    assert bool(salts) == any(given)
    assert strangers_pack(text) == first["deck"].split()
    assert {item.honest for item in check_record(parse_record(record))} == {True}


@pytest.mark.parametrize("name", ["ffb-classic", "three-handed"])
def test_a_gathered_pack_stays_secret_until_it_has_been_seen_whole(name: str) -> None:
    rules = with_changes(preset(name), {"deal.shuffle": "gather"})
    states = list(play(rules, {}))
    for state in states:
        shown = shown_deals(state)
        if state.phase != "finished":
            if name == "three-handed":
                assert shown == 0
            elif shown:
                assert state.results[shown - 1].contract is not None
    over = replace(states[-1], phase="finished")
    whole = replace(record_of(over), deals=record_of(over).deals[: len(over.results)])
    assert {item.honest for item in check_record(whole)} == {True}


def test_a_deal_that_was_changed_is_found() -> None:
    *_, state = play(preset("ffb-classic"), {})
    record = record_value(record_of(state))
    for change, reason in (
        ({"commitment": commitment("another")}, "verify-wrong-seed"),
        ({"seed": "x", "commitment": commitment("x")}, "verify-wrong-pack"),
        ({"x-salts": ["pepper", None, None, None]}, "verify-wrong-pack"),
    ):
        forged = json.loads(json.dumps(record))
        forged["deals"][0].update(change)
        assert check_record(parse_record(forged))[0].reason == reason
    del record["deals"][0]["seed"]
    assert check_record(parse_record(record))[0].honest is None
