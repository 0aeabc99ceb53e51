"""A seat on another device, and a seat whose token is lost."""

import asyncio

from api.house import Json, Reader, Server
from rebelote.i18n.texts import LANGUAGES


async def _refused(reader: Reader, kind: str, **fields: object) -> str:
    """The code with which a command is refused."""
    await reader.command(kind, **fields)
    return str((await reader.answer("refused"))["code"])


def _told(state: Json, kind: str) -> list[str]:
    return [item["text"] for item in state.get("happened", []) if item["kind"] == kind]


async def _watch(server: Server, code: str, name: str, language: str = "en") -> Reader:
    """Somebody who watches, under a name."""
    joined = server.join(code, name, watch=True)
    reader = await Reader(server, code, joined["token"], language).connect()
    await reader.state()
    return reader


async def _two(server: Server) -> tuple[Reader, Reader]:
    """Ana in seat 0 and Luis in seat 1, in a match that has begun."""
    joined = server.table()
    friend = server.join(joined["code"], "Luis", seat=1)
    ana = await Reader(server, joined["code"], joined["token"]).connect()
    luis = await Reader(server, joined["code"], friend["token"]).connect()
    await ana.state()
    await ana.command("start")
    await luis.until(lambda m: m["type"] == "state" and m["view"]["phase"] != "lobby")
    await ana.quiet(0.1)
    await luis.quiet(0.1)
    return ana, luis


def test_a_token_opens_the_seat_on_another_device(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _two(server)
        await luis.close()
        device = await Reader(server, ana.code, ana.token, "es", "spanish").connect()
        state = await device.state()
        assert state["view"]["reader"] == 0
        assert [card["action"] for card in state["view"]["hand"]] == [
            card["action"] for card in ana.view["hand"]
        ]
        assert (await ana.answer("inactive"))["text"]

    asyncio.run(run())


def test_a_friend_gives_a_lost_seat_back(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _two(server)
        await luis.close()
        back = await _watch(server, ana.code, "Luis again")
        readers = [await _watch(server, ana.code, name, name) for name in LANGUAGES]
        await ana.quiet(0.1)
        assert "hand-over" in ana.view["may"]
        assert "hand-over" not in back.view["may"]
        await asyncio.sleep(0.7)  # the grace
        await ana.quiet(0.1)
        await ana.command("hand-over", seat=1, to="Luis again")
        state = await back.until(lambda m: bool(_told(m, "handed-over")))
        assert state["view"]["reader"] == 1
        assert len(state["view"]["hand"]) > 4
        assert state["view"]["seats"][1]["away"] is None
        for reader in (back, *readers):
            state = reader.received[-1]
            if not _told(state, "handed-over"):
                state = await reader.until(lambda m: bool(_told(m, "handed-over")))
            (text,) = _told(state, "handed-over")
            assert all(name in text for name in ("Ana", "Luis again", "Luis"))
        # Whoever had the seat may watch, and does not sit down elsewhere with what it knows.
        old = await Reader(server, luis.code, luis.token).connect()
        state = await old.state()
        assert (state["view"]["reader"], state["view"]["hand"]) == (None, [])
        assert await _refused(old, "sit", seat=2) == "not-allowed"

    asyncio.run(run())


def test_no_seat_is_given_away_that_somebody_may_come_back_to(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _two(server)
        eve = await _watch(server, ana.code, "Eve")
        await ana.quiet(0.1)
        number = ana.number
        # Somebody is there.
        assert "hand-over" not in ana.view["may"]
        assert await _refused(ana, "hand-over", seat=1, to="Eve") == "not-allowed"
        # A connection has just been lost.
        await luis.close()
        assert await _refused(ana, "hand-over", seat=1, to="Eve") == "not-allowed"
        await asyncio.sleep(0.7)
        # One cannot give it to oneself, nor to nobody, nor give a bot's.
        assert await _refused(eve, "hand-over", seat=1, to="Eve") == "not-allowed"
        assert await _refused(ana, "hand-over", seat=1, to="Nobody") == "not-allowed"
        assert await _refused(ana, "hand-over", seat=1, to="Ana") == "not-allowed"
        assert await _refused(ana, "hand-over", seat=2, to="Eve") == "not-allowed"
        assert await _refused(ana, "hand-over", seat=0, to="Eve") == "not-allowed"
        await luis.connect()
        state = await luis.state()
        assert state["view"]["reader"] == 1
        told = {item["kind"] for reader in (ana, eve) for m in reader.received
                for item in m.get("happened", []) if item["number"] > number}  # fmt: skip
        assert "handed-over" not in told

    asyncio.run(run())


def test_who_knows_other_cards_is_given_no_seat(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _two(server)
        eve = server.join(ana.code, "Eve", seat=2)
        spy = await Reader(server, ana.code, eve["token"]).connect()
        assert (await spy.state())["view"]["hand"]
        await spy.command("stand")
        await spy.state()
        await luis.close()
        await asyncio.sleep(0.7)
        await ana.quiet(0.1)
        assert await _refused(ana, "hand-over", seat=1, to="Eve") == "not-allowed"

    asyncio.run(run())
