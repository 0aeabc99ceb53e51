"""The streak of the duel in the browser: what counts, once, and what may not."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from api.house import Json, Reader, Server, finished
from rebelote.streaks import BestStreak, Streak, Streaks

DUEL: Json = {"wish": {"rules": "duel"}, "start": True, "streak": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "home")
    running.start()
    yield running
    running.stop()


def streak(server: Server) -> Json:
    status, found = server.ask("/api/streak?language=en")
    assert status == 200
    return found


def test_a_match_that_is_counted_clears_the_open_one() -> None:
    streaks = Streaks(Streak(2, 300), (), ("a",), open="b")
    assert streaks.after("b", 500, 400, "2026-01-02") == Streaks(Streak(3, 400), (), ("a", "b"))
    lost = streaks.after("b", 0, 1, "2026-01-02")
    assert lost.current == Streak() and lost.best == (BestStreak(20_300, 2, "2026-01-02"),)
    assert lost.open == ""
    assert lost.after("b", 500, 0, "2026-01-02") == lost


def test_what_cannot_count(house: Server) -> None:
    for wishes in (
        {"wish": {"rules": "cafe"}},
        {"start": False},
        {"clock": 15},
        {"nickname": None},
        {"wish": {"rules": "duel", "changes": {"match.streak": False}}},
        {"wish": {"rules": "duel", "changes": {"deal.shuffle": "gather"}}},
        {"record": {"format": "rebelote/1", "rules": "duel", "deals": []}},
    ):
        body = {"nickname": "Ana", "pace": 0, **DUEL, **wishes}
        status, fault = house.ask("/api/tables", body)
        assert (status, fault["code"]) == (409, "not-allowed"), wishes
    assert streak(house)["open"] is None


def test_a_whole_match_counts_once(house: Server) -> None:
    async def run() -> Reader:
        joined = house.table(**DUEL)
        reader = await Reader(house, joined["code"], joined["token"]).connect()
        await reader.state()
        assert "level 1 of 4" in reader.view["streak"]
        for kind in ("leave", "stand"):
            assert kind not in reader.view["may"]
            await reader.command(kind)
            assert (await reader.answer("refused"))["code"] == "not-allowed"
        await reader.play(finished)
        assert "rematch" not in reader.view["may"]
        await reader.command("leave")
        await reader.answer("closing")
        return reader

    reader = asyncio.run(run())
    scores = [side["score"] for side in reader.view["sides"]]
    won = scores[0] > scores[1]
    found = streak(house)
    assert found["open"] is None
    assert found["wins"] == int(won)
    assert found["score"] == (10_000 + scores[0] - scores[1] if won else 0)
    kept = json.loads((house.home / "streaks.json").read_text("utf-8"))
    assert kept["counted"] == [reader.code]
    assert ("Streak: one win" in reader.view["streak"]) == won


def test_a_match_is_bound_to_its_end(house: Server) -> None:
    code = house.table(**DUEL)["code"]
    found = streak(house)
    assert (found["counts"], found["wins"], found["level"], found["open"]) == (True, 0, 1, code)
    status, fault = house.ask(f"/api/tables/{code}/join", {"nickname": "Eva", "seat": 1})
    assert (status, fault["code"]) == (409, "not-allowed")
    # Another one begun: the first is lost, and can win nothing any more.
    other = house.table(**DUEL)["code"]
    assert streak(house)["open"] == other
    kept = json.loads((house.home / "streaks.json").read_text("utf-8"))
    assert kept["counted"] == [code] and kept["open"] == other


def test_no_streak_where_others_can_come(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from rebelote.server.app import create_app
    from rebelote.server.settings import Settings

    settings = Settings(
        host="0.0.0.0", workers=0, database=f"sqlite+aiosqlite:///{tmp_path / 'shared.sqlite'}"
    )
    with TestClient(create_app(settings)) as client:
        assert client.get("/api/streak").json()["counts"] is False
        body: dict[str, Any] = {"nickname": "Ana", **DUEL}
        assert client.post("/api/tables", json=body).status_code == 409
