"""Whole matches over real sockets, in every game."""

import asyncio

import pytest

from api.house import Reader, Server, finished
from rebelote.rules import preset_names


@pytest.mark.parametrize("name", preset_names())
def test_a_whole_match_against_bots(server: Server, name: str) -> None:
    async def run() -> None:
        changes = {} if name == "duel" else {"match.target": 300}
        joined = server.table(wish={"rules": name, "changes": changes}, start=True)
        reader = await Reader(server, joined["code"], joined["token"]).connect()
        await reader.play(finished)
        states = [message for message in reader.received if message["type"] == "state"]
        numbers = [state["number"] for state in states]
        assert numbers == sorted(numbers)
        assert reader.view["outcome"]
        assert reader.view["sheets"]
        totals = reader.view["sheets"][-1]["totals"]
        assert totals == [side["score"] for side in reader.view["sides"]]
        told = [item for state in states for item in state["happened"]]
        assert {"called", "played", "trick", "counted", "finished"} <= {
            item["kind"] for item in told
        }
        assert {item["number"] for item in told} <= set(range(1, reader.number + 1))
        await reader.command("rematch")
        await reader.until(lambda m: m["type"] == "state" and m["view"]["phase"] == "auction")
        await reader.close()

    asyncio.run(run())
