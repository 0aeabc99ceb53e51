"""A table with friends: seats, pauses, silences, leaving, talking, honest deals."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from api.house import Json, Reader, Server, finished


async def _gather(server: Server, *names: str, **wishes: object) -> list[Reader]:
    """A table with so many friends, all connected."""
    joined = server.table(**wishes)
    tokens = [joined["token"]]
    tokens += [
        server.join(joined["code"], name, seat=seat)["token"] for seat, name in enumerate(names, 1)
    ]
    readers = [await Reader(server, joined["code"], token).connect() for token in tokens]
    for reader in readers:
        await reader.state()
    for reader in readers:
        await reader.quiet(0.05)
    return readers


def test_friends_find_the_table_by_its_code_and_choose_their_seats(server: Server) -> None:
    joined = server.table(name="Los jueves")
    status, summary = server.ask(f"/api/tables/{joined['code'].lower()}?language=es")
    assert (status, summary["name"], summary["phase"]) == (200, "Los jueves", "lobby")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "empty", "empty", "empty"]
    friend = server.join(joined["code"], "Luis")
    assert friend["seat"] == 2, "the first friend is the partner"
    status, fault = server.ask(f"/api/tables/{joined['code']}/join", {"nickname": "luis"})
    assert (status, fault["code"]) == (409, "not-allowed")

    async def run() -> None:
        luis = await Reader(server, joined["code"], friend["token"]).connect()
        await luis.state()
        await luis.command("sit", seat=0)
        assert (await luis.answer("refused"))["code"] == "not-allowed"
        await luis.command("sit", seat=1)
        state = await luis.state()
        assert state["view"]["reader"] == 1
        assert state["view"]["seats"][2]["kind"] == "empty"
        assert state["view"]["seats"][1]["place"] == "south"
        await luis.command("stand")
        state = await luis.state()
        assert state["view"]["reader"] is None
        assert state["view"]["watching"] == ["Luis"]
        await luis.command("start")
        assert (await luis.answer("refused"))["code"] == "not-allowed"

    asyncio.run(run())


def test_a_pause_begins_when_all_wish_it(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _gather(server, "Luis")
        await ana.command("start")
        await ana.state()
        await luis.quiet(0.2)
        await ana.quiet(0.05)
        await ana.command("pause")
        state = await ana.state()
        assert not state["view"]["paused"]
        assert state["view"]["seats"][0]["wishes_pause"]
        await luis.state()
        await luis.command("pause")
        state = await luis.state()
        assert state["view"]["paused"]
        number = state["number"]
        await asyncio.sleep(0.3)
        await ana.quiet(0.1)
        assert ana.number == number, "nothing is played in a pause"
        await ana.command("resume")
        state = await ana.state()
        assert not state["view"]["paused"]

    asyncio.run(run())


def test_a_silent_seat_is_played_by_a_bot_and_handed_back(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _gather(server, "Luis", clock=1)
        await ana.command("start")
        away = await luis.until(
            lambda m: m["type"] == "state" and any(h["kind"] == "away" for h in m["happened"])
        )
        seat = next(h["seat"] for h in away["happened"] if h["kind"] == "away")
        assert away["view"]["seats"][seat]["away"] == "silent"
        silent = ana if seat == 0 else luis
        await silent.until(lambda m: m["type"] == "state" and "back" in m["view"]["may"])
        await silent.command("back")
        state = await silent.until(
            lambda m: m["type"] == "state" and any(h["kind"] == "back" for h in m["happened"])
        )
        assert state["view"]["seats"][seat]["away"] is None

    asyncio.run(run())


def test_who_leaves_is_replaced_and_somebody_else_may_sit_down(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _gather(server, "Luis")
        await ana.command("start")
        await ana.until(lambda m: m["type"] == "state" and m["view"]["phase"] == "auction")
        await luis.quiet(0.2)
        await luis.command("leave")
        closing = await luis.answer("closing")
        assert closing["retry"] is None
        state = await ana.until(
            lambda m: m["type"] == "state" and m["view"]["seats"][1]["kind"] == "bot"
        )
        assert state["view"]["solo"]
        late = server.join(ana.code, "Eva", seat=1)
        eva = await Reader(server, ana.code, late["token"]).connect()
        state = await eva.state()
        assert len(state["view"]["hand"]) > 4
        # Who has seen cards of this deal cannot take another seat before the next.
        await eva.command("stand")
        await eva.state()
        await eva.command("sit", seat=2)
        assert (await eva.answer("refused"))["code"] == "not-allowed"
        gone = await Reader(server, luis.code, luis.token).connect()
        assert (await gone.answer("refused"))["code"] == "bad-token"

    asyncio.run(run())


def test_everybody_reads_the_sheet_before_the_next_deal(server: Server) -> None:
    async def run() -> None:
        ana, luis = await _gather(server, "Luis")
        await ana.command("start")

        def counted(view: Json) -> bool:
            return bool(view and view["phase"] == "counted")

        await asyncio.gather(ana.play(counted), luis.play(counted))
        await ana.command("go-on")
        state = await ana.state()
        assert state["view"]["phase"] == "counted"
        assert state["view"]["seats"][0]["goes_on"]
        await luis.state()
        await luis.command("go-on")
        state = await luis.state()
        assert state["view"]["phase"] == "auction"
        assert state["view"]["deal"] == 2

    asyncio.run(run())


def test_phrases_are_read_in_each_reader_s_language_and_chat_only_where_allowed(
    server: Server,
) -> None:
    async def run() -> None:
        ana, luis = await _gather(server, "Luis")
        await luis.send("read", language="fr", deck="vdr")
        await luis.state()
        await ana.send("phrase", phrase="well-played")
        assert (await luis.answer("told"))["text"] == "Bien joué\u00a0!"
        assert (await ana.answer("told"))["text"] == "Well played!"
        await ana.send("chat", text="hello")
        assert (await ana.answer("refused"))["code"] == "not-allowed"
        open_table = await _gather(server, "Luis", chat=True)
        await open_table[0].send("chat", text="  <b>hi</b>\n there ")
        assert (await open_table[1].answer("told"))["text"] == "<b>hi</b> there"

    asyncio.run(run())


def test_hints_and_undo(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True, pace=400)
        me = await Reader(server, joined["code"], joined["token"]).connect()

        def can_lead(view: Json) -> bool:
            playing = bool(view) and view["phase"] == "play" and view["my_turn"]
            return bool(playing and len(view["trick"]["cards"]) < 3)

        async with asyncio.timeout(60):
            while not can_lead(me.view):
                await me.play(lambda view: can_lead(view) or finished(view))
        await me.send("hint", ref=9)
        hinted = await me.answer("hinted")
        assert hinted["ref"] == 9
        assert hinted["idea"]
        before = me.view["hand"]
        await me.command("act", action=hinted["action"])
        state = await me.state()
        assert "undo" in state["view"]["may"]
        await me.command("undo")
        state = await me.state()
        assert state["view"]["hand"] == before
        assert state["view"]["my_turn"]
        await me.send("tell-all")
        assert len((await me.answer("told-all"))["sentences"]) > 3

    asyncio.run(run())


def test_deals_are_honest_and_anybody_can_check_it(server: Server, tmp_path: Path) -> None:
    async def run() -> tuple[str, list[str], str]:
        joined = server.table(wish={"rules": "cafe", "changes": {"match.target": 200}})
        me = await Reader(server, joined["code"], joined["token"]).connect()
        state = await me.state()
        promised = [state["view"]["fairness"]["next"]["commitment"]]
        assert state["view"]["fairness"]["next"]["seed"] is None
        await me.command("salt", salt="a lucky word")
        state = await me.state()
        assert state["view"]["fairness"]["my_salt"] == "a lucky word"
        await me.command("start")
        state = await me.state()
        assert state["view"]["fairness"]["now"]["commitment"] == promised[0]
        await me.play(finished)
        return joined["code"], promised, me.view["fairness"]["past"][0]["seed"]

    code, promised, seed = asyncio.run(run())
    status, record = server.ask(f"/api/tables/{code}/record")
    assert status == 200
    assert record["deals"][0]["commitment"] == promised[0]
    assert record["deals"][0]["seed"] == seed
    assert record["deals"][0]["x-salts"][0] == "a lucky word"
    _, verdict = server.ask("/api/verify", {"record": record, "language": "es"})
    assert verdict["honest"] is True
    assert len(verdict["deals"]) == len(record["deals"])
    assert _verify(tmp_path, record) == 0
    forged = json.loads(json.dumps(record))
    forged["deals"][0]["x-salts"][0] = "another word"
    _, verdict = server.ask("/api/verify", {"record": forged})
    assert verdict["honest"] is False
    assert _verify(tmp_path, forged) == 1
    forged["deals"][0]["seed"] = "0" * 64
    _, verdict = server.ask("/api/verify", {"record": forged})
    assert verdict["deals"][0]["honest"] is False


def test_a_table_that_is_played_at_once_takes_salt_for_its_first_deal(server: Server) -> None:
    async def run() -> str:
        joined = server.table(wish={"rules": "ffb-classic", "changes": {"match.target": 1}})
        me = await Reader(server, joined["code"], joined["token"]).connect()
        promised = (await me.state())["view"]["fairness"]["next"]["commitment"]
        # Both at once, with the number of the state that showed the commitment.
        await me.command("salt", salt="my own")
        await me.command("start")
        state = await me.until(lambda m: m["type"] == "state" and m["view"]["phase"] == "auction")
        assert state["view"]["fairness"]["now"]["commitment"] == promised
        assert not [m for m in me.received if m["type"] == "refused"]
        await me.play(finished)
        return me.code

    record = server.ask(f"/api/tables/{asyncio.run(run())}/record")[1]
    assert record["deals"][0]["x-salts"] == ["my own", None, None, None]
    assert server.ask("/api/verify", {"record": record})[1]["honest"] is True


def _verify(folder: Path, record: Json) -> int:
    """The status of ``rebelote verify``."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    code = (
        "import sys, click; from rebelote.i18n.texts import texts;"
        "from rebelote.cli.verify import command; command(texts('en')).main([sys.argv[1]])"
    )
    return subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, check=False
    ).returncode


def test_a_record_is_gone_on_from(server: Server) -> None:
    golden = Path(__file__).parents[1] / "golden" / "games" / "ffb-classic.json"
    record = json.loads(golden.read_text("utf-8"))
    record["deals"][-1]["actions"] = record["deals"][-1]["actions"][:6]

    async def run() -> None:
        joined = server.table(record=record, start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()
        state = await me.state()
        assert state["view"]["deal"] == len(record["deals"])
        assert state["view"]["phase"] in ("auction", "play")
        assert len(state["view"]["sheets"]) >= 1
        await me.play(lambda view: bool(view) and view["phase"] in ("counted", "finished"))

    asyncio.run(run())
    bad = {**record, "deals": [{**record["deals"][0], "actions": ["coinche"]}]}
    status, fault = server.ask("/api/tables", {"record": bad, "nickname": "Ana"})
    assert (status, fault["code"]) == (400, "malformed")
