"""A record looked at again, step by step; the words of the table, explained."""

import asyncio
from typing import Any

import pytest

from api.house import Json, Reader, Server, finished
from rebelote.bots import choose
from rebelote.engine import apply, new_match, shuffled
from rebelote.notation import Record, action_text, record_value
from rebelote.notation.record import DealRecord
from rebelote.rules import preset, preset_names
from rebelote.views import view_of


def record_of_a_deal(name: str) -> Json:
    """A deal of this game as the rules of thumb play it."""
    rules = preset(name)
    for number in range(200):
        match, deck = new_match(rules), shuffled(f"replay {name} {number}")
        deal, actions = match.start(1, deck), list[str]()
        while deal.phase != "over":
            action = choose(view_of(deal, match, deal.turn))
            deal = apply(deal, action)
            actions.append(action_text(action))
        if not deal.void:
            break
    return record_value(Record(name, {}, rules, [DealRecord(1, deck, actions)]))


@pytest.mark.parametrize("name", preset_names())
def test_every_step_of_a_deal(server: Server, name: str) -> None:
    record = record_of_a_deal(name)
    status, replay = server.ask("/api/replay", {"record": record, "seat": 1, "language": "en"})
    assert status == 200
    steps = replay["steps"]
    assert len(steps) == 1 + len(record["deals"][0]["actions"])
    assert all(step["text"] for step in steps[1:])
    assert steps[0]["view"]["phase"] == "auction"
    assert steps[-1]["view"]["phase"] in ("counted", "finished")
    assert not any(steps[-1]["hands"])
    assert all(line["why"] for line in steps[-1]["view"]["result"]["lines"])
    played = [card["card"] for trick in _tricks(steps) for card in trick["cards"]]
    written = [text[:2] for text in record["deals"][0]["actions"] if text[0] in "789TJQKA"]
    assert [card["card"] for card in played] == written


def _tricks(steps: list[Json]) -> list[Json]:
    """The complete tricks, in order."""
    found = [step["view"]["last_trick"] for step in steps if step["view"]["last_trick"]]
    return [trick for place, trick in enumerate(found) if place == 0 or trick != found[place - 1]]


def test_the_same_view_as_at_the_table(server: Server) -> None:
    """What a replay shows a seat is what that seat saw."""

    async def run() -> tuple[Reader, Json]:
        joined = server.table(wish={"rules": "cafe", "changes": {"match.target": 60}}, start=True)
        reader = await Reader(server, joined["code"], joined["token"]).connect(seen=1)
        await reader.play(finished)
        await reader.close()
        return reader, server.ask(f"/api/tables/{joined['code']}/record")[1]

    reader, record = asyncio.run(run())
    deal = len(record["deals"]) - 1
    body = {"record": record, "deal": deal, "seat": 0, "language": "en"}
    replay = server.ask("/api/replay", body)[1]
    assert replay["finished"] and replay["deals"] == deal + 1

    def seen(view: Json) -> Any:
        hand = [card["card"]["card"] for card in view["hand"]]
        trick = [card["card"]["card"] for card in view["trick"]["cards"]]
        return view["deal"], hand, trick, view["contract"], [s["cards_left"] for s in view["seats"]]

    there = [seen(m["view"]) for m in reader.received if m["type"] == "state"]
    for step in replay["steps"]:
        assert seen(step["view"]) in there


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"deal": 1}, "malformed"),
        ({"seat": 3}, "no-such-seat"),
        ({"record": {"format": "rebelote/1", "rules": "duel", "deals": []}}, "malformed"),
        ({"record": {"rules": "duel"}}, "malformed"),
        ({"record": 5}, "malformed"),
    ],
)
def test_what_cannot_be_looked_at(server: Server, changes: Json, code: str) -> None:
    body = {"record": record_of_a_deal("duel"), **changes}
    status, fault = server.ask("/api/replay", body)
    assert (status, fault["code"]) == (400, code)


def test_a_record_that_the_rules_stop(server: Server) -> None:
    record = record_of_a_deal("cafe")
    record["deals"][0]["actions"][0] = "coinche"
    status, fault = server.ask("/api/replay", {"record": record})
    assert (status, fault["code"]) == (400, "malformed")


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_the_words_of_the_table(server: Server, language: str) -> None:
    entries: Any
    status, entries = server.ask(f"/api/glossary?language={language}&deck=spanish")
    assert status == 200
    names = [entry["name"] for entry in entries]
    assert "capot" in names and len(names) == len(set(names)) > 40
    assert all(entry["word"] and entry["text"] for entry in entries)
