"""A reload, a lost connection, two tabs: nothing is lost, nothing changes."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from api.house import Json, Reader, Server, finished

_STEADY = {"clock", "seats", "notices", "question", "may"}


def steady(view: Json) -> Json:
    """The view without what depends on who is connected just now."""
    return {key: value for key, value in view.items() if key not in _STEADY}


def _phase(name: str) -> Callable[[Json], bool]:
    return lambda view: bool(view and view["phase"] == name)


def _mid_trick(view: Json) -> bool:
    return bool(view and view["phase"] == "play" and view["trick"]["cards"])


@pytest.mark.parametrize("rules", ["ffb-classic", "ffb-coinche", "duel"])
def test_a_reload_at_every_phase_brings_back_the_same_table(server: Server, rules: str) -> None:
    async def run() -> None:
        changes = {"match.deals": 2} if rules == "duel" else {"match.target": 120}
        joined = server.table(wish={"rules": rules, "changes": changes})
        reader = await Reader(server, joined["code"], joined["token"]).connect()
        await reader.state()
        await _reload(reader)
        await reader.command("start")
        await reader.state()
        for there in (_phase("auction"), _phase("play"), _mid_trick, _phase("counted"), finished):
            await reader.play(lambda view, there=there: there(view) or finished(view))  # type: ignore[misc]
            await _reload(reader)
        await reader.play(finished)
        await _reload(reader)

    asyncio.run(run())


async def _reload(reader: Reader) -> None:
    """Close the page and open it again, with and without knowing the last number."""
    await reader.quiet(0.15)
    before = steady(reader.view)
    for seen in (0, reader.number):
        await reader.close()
        await reader.connect(seen=seen)
        state = await reader.state()
        assert steady(state["view"]) == before
        assert state["happened"] == []
        await reader.quiet(0.05)


def _seen(states: list[Json], after: int) -> list[tuple[int, str, Any]]:
    return [
        (item["number"], item["kind"], item["seat"])
        for state in states
        if state["type"] == "state"
        for item in state["happened"]
        if item["number"] > after
    ]


def test_who_returns_is_told_everything_missed_in_order(server: Server) -> None:
    async def run() -> None:
        joined = server.table()
        friend = server.join(joined["code"], "Luis", seat=2)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        other = await Reader(server, joined["code"], friend["token"]).connect()
        watcher = await Reader(server, joined["code"]).connect()
        await asyncio.gather(me.state(), other.state(), watcher.state())
        await other.quiet(0.1)
        await me.quiet(0.1)
        await me.command("start")
        await me.state()
        await me.close()
        left_at = me.number
        # The bot takes over after the grace, and the others play a deal to its end.
        await other.play(lambda view: view.get("phase") in ("counted", "finished"))
        await other.quiet(0.2)
        await watcher.quiet(0.2)
        await me.connect()
        state = await me.state()
        assert _seen([state], left_at) == _seen(watcher.received, left_at)[: len(_seen([state], 0))]
        kinds = {item["kind"] for item in state["happened"]}
        assert {"away", "counted"} <= kinds
        assert kinds & {"called", "played"}  # nobody may have taken: then no card was played
        assert any(item["by"] == "stand-in" for item in state["happened"])
        back = await other.until(
            lambda m: m["type"] == "state" and any(h["kind"] == "back" for h in m["happened"])
        )
        assert back["view"]["seats"][0]["away"] is None
        for reader in (me, other, watcher):
            await reader.close()

    asyncio.run(run())


def test_more_than_is_kept_at_hand_is_told_from_the_store(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        watcher = await Reader(server, joined["code"]).connect()
        await watcher.state()
        await me.play(lambda view: bool(view) and len(view["sheets"]) >= 3)
        await me.quiet(0.2)
        await watcher.quiet(0.2)
        assert me.number > 100
        late = await Reader(server, joined["code"]).connect(seen=5)
        state = await late.state()
        told = _seen([state], 5)
        assert {number for number, _, _ in told} >= {n for n, _, _ in _seen(watcher.received, 5)}
        assert told == sorted(told, key=lambda item: item[0])

    asyncio.run(run())


def test_a_lost_connection_alone_leaves_the_table_as_it_was(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        await me.until(lambda m: m["type"] == "state" and m["view"]["my_turn"])
        await me.quiet(0.1)
        before = steady(me.view)
        await me.close()
        await asyncio.sleep(1.5)  # longer than the grace
        await me.connect()
        state = await me.state()
        assert steady(state["view"]) == before
        assert state["view"]["seats"][0]["away"] is None

    asyncio.run(run())


def test_of_two_tabs_one_is_active_and_the_other_told(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True)
        first = await Reader(server, joined["code"], joined["token"]).connect()
        await first.until(lambda m: m["type"] == "state" and m["view"]["my_turn"])
        second = await Reader(server, joined["code"], joined["token"]).connect()
        await second.state()
        told = await first.answer("inactive")
        assert told["text"]
        await first.command("act", action=first.choice())
        refused = await first.answer("refused")
        assert refused["code"] == "not-allowed"
        await second.quiet(0.1)
        await second.command("act", action=second.choice())
        await second.state()
        assert await first.quiet(0.2) == []
        await first.send("take-over")
        await first.state()
        await second.answer("inactive")
        await first.close()
        # The tab that is left holds the seat again.
        state = await second.state()
        assert state["view"]["seats"][0]["connected"]
        quiet = await Reader(server, joined["code"], joined["token"]).connect(take_over=False)
        await quiet.answer("inactive")

    asyncio.run(run())


def test_the_language_and_deck_change_in_the_middle_of_a_deal(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        await me.play(_mid_trick)
        await me.quiet(0.1)
        cards = [card["card"]["card"] for card in me.view["hand"]]
        names = set()
        for language, deck in (("es", "spanish"), ("fr", "vdr"), ("en", "jqk")):
            await me.send("read", language=language, deck=deck, ref=7)
            state = await me.until(lambda m: m["type"] == "state" and m["ref"] == 7)
            assert [card["card"]["card"] for card in state["view"]["hand"]] == cards
            names.add(state["view"]["hand"][0]["card"]["name"])
        assert len(names) == 3

    asyncio.run(run())
