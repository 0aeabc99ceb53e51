"""Malformed, huge, foreign, replayed, out-of-turn and forged messages: an error reply, and nothing
else changes: the table lives, the clock runs on as it ran, and the others are told nothing."""

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from api.house import Json, Reader, Server

_DEEP = "[" * 2000 + "]" * 2000
MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    _DEEP,
    '{"type": "act"}',
    '{"type": "act", "seen": 1}',
    '{"type": "act", "seen": -1, "action": "pass"}',
    '{"type": "act", "seen": 1e999, "action": "pass"}',
    '{"type": "act", "seen": "1", "action": "pass"}',
    '{"type": "act", "seen": 1, "action": "pass", "seat": 2}',
    '{"type": "act", "seen": 1, "action": ["pass"]}',
    '{"type": "sit", "seen": 1, "seat": 9}',
    '{"type": "deal", "seen": 1}',
    '{"type": "state", "number": 1}',
    '{"type": "phrase", "phrase": "<script>"}',
    '{"type": "read", "language": "../../etc", "deck": "jqk"}',
    '{"type": "hello", "token": null}',
    '\ufeff{"type": "hint"}',
    '{"type": "salt", "seen": 1, "salt": ""}',
]


async def _look(reader: Reader) -> Json:
    """The table as it is, asked for."""
    await reader.send("read", language="en", deck="jqk", ref=99)
    return await reader.until(lambda m: m["type"] == "state" and m["ref"] == 99)


@asynccontextmanager
async def unmoved(reader: Reader, other: Reader) -> AsyncIterator[None]:
    """Whatever is done herein changes nothing: no event, no word to the other, and the clock, where
    there is one, runs on as it ran."""
    before = await _look(reader)
    began = time.monotonic()
    yield
    least = 1000 * (time.monotonic() - began)
    assert await other.quiet(0.2) == []
    after = await _look(reader)
    assert after["number"] == before["number"]
    if before["view"]["clock"]["limit"]:
        passed = before["view"]["clock"]["left"] - after["view"]["clock"]["left"]
        assert least - 5 <= passed <= least + 2000


async def two(server: Server, **wishes: object) -> tuple[Reader, Reader]:
    """Two friends in an auction: the first has the turn."""
    while True:
        readers = await _dealt_to_two(server, **wishes)
        first, second = sorted(readers, key=lambda reader: not reader.view["my_turn"])
        if first.view["phase"] == "auction":
            return first, second
        # A bot before them has taken: another deal.
        for reader in readers:
            await reader.close()


async def _dealt_to_two(server: Server, **wishes: object) -> list[Reader]:
    """Two friends, once it is the turn of one of them."""
    joined = server.table(**wishes)
    friend = server.join(joined["code"], "Luis", seat=1)
    readers = [
        await Reader(server, joined["code"], joined["token"]).connect(),
        await Reader(server, joined["code"], friend["token"]).connect(),
    ]
    for reader in readers:
        await reader.state()
        await reader.quiet(0.05)
    await readers[0].command("start")
    for reader in readers:
        await reader.until(lambda m: m["type"] == "state" and m["view"]["turn"] in (0, 1))
    for reader in readers:
        await reader.quiet(0.15)
    return readers


def test_what_is_no_message_is_refused(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server, clock=60)
        number = mover.number
        assert mover.socket is not None
        async with unmoved(mover, other):
            for raw in MALFORMED:
                await mover.socket.send(raw)
                refused = await mover.next()
                assert refused["type"] == "refused", raw
                assert refused["code"] in ("malformed", "stale", "not-allowed"), raw
                assert refused["text"]
        await mover.command("act", action=mover.choice())
        assert (await mover.state())["number"] > number

    asyncio.run(run())


def test_bytes_and_huge_messages(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server)
        number = mover.number
        assert mover.socket is not None
        await mover.socket.send(b"\x00\xff" * 50)
        assert (await mover.next())["code"] == "malformed"
        await mover.socket.send(json.dumps({"type": "chat", "text": "x" * 10_000}))
        assert (await mover.next())["code"] == "too-long"
        await mover.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            await mover.quiet(1)
        await mover.connect(seen=number)
        assert (await mover.state())["number"] == number
        await mover.command("act", action=mover.choice())
        assert (await mover.state())["number"] > number
        await other.state()

    asyncio.run(run())


def test_out_of_turn_stale_replayed_and_forged(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server)
        number = mover.number
        # Out of turn.
        await other.command("act", action="pass")
        assert (await other.next())["code"] == "not-your-turn"
        # A number that has not been.
        await mover.send("act", action="pass", seen=number + 1000)
        assert (await mover.next())["code"] == "stale"
        # Against the rules, and cards that are not one's own.
        await mover.command("act", action="AS")
        assert (await mover.next())["code"] in ("wrong-phase", "not-held")
        await mover.command("act", action="coinche")
        assert (await mover.next())["code"] == "wrong-phase"
        assert (await mover.quiet(0.1), await other.quiet(0.1)) == ([], [])
        # The same message twice.
        await mover.command("act", action="pass")
        await mover.state()
        await mover.send("act", action="pass", seen=number)
        refused = await mover.until(lambda m: m["type"] == "refused")
        assert refused["code"] == "stale"

    asyncio.run(run())


def test_a_wrong_card_is_refused_with_its_reason(server: Server) -> None:
    async def run() -> None:
        joined = server.table(start=True)
        me = await Reader(server, joined["code"], joined["token"]).connect()

        def barred(view: Json) -> bool:
            playing = bool(view) and view["phase"] == "play" and view["my_turn"]
            return playing and not all(card["legal"] for card in view["hand"])

        await me.play(barred)
        await me.quiet(0.1)
        wrong = next(card for card in me.view["hand"] if not card["legal"])
        number = me.number
        await me.command("act", action=wrong["action"], ref=5)
        refused = await me.answer("refused")
        assert refused["ref"] == 5
        assert refused["card"]["card"] == wrong["card"]["card"]
        on_table = [played["card"]["card"] for played in me.view["trick"]["cards"]]
        assert refused["cause"]["card"] in on_table
        assert refused["cause_seat"] is not None
        legal = {card["card"]["card"] for card in me.view["hand"] if card["legal"]}
        assert {card["card"] for card in refused["cards"]} == legal
        await me.send("why", card=wrong["card"]["card"])
        why = await me.answer("why")
        assert (why["legal"], why["text"]) == (False, refused["text"])
        assert me.number == number

    asyncio.run(run())


def test_another_site_s_page_is_not_served(server: Server) -> None:
    table = server.table()
    for origin in ("http://evil.example", "null", f"http://localhost.evil:{server.port}"):
        status, fault = server.ask("/api/tables", {"nickname": "Eve"}, origin=origin)
        assert (status, fault["code"]) == (403, "foreign"), origin
    status, _ = server.ask("/api/tables", {"nickname": "Eve"}, origin=f"http://{server.address}")
    assert status == 201
    status, _ = server.ask("/health", host="evil.example")
    assert status == 403

    async def run(origin: str) -> None:
        address = f"ws://{server.address}/api/tables/{table['code']}/socket"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await connect(address, additional_headers={"origin": origin})

    asyncio.run(run("http://evil.example"))


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"{", 400),
        ("/api/tables", b"[]", 400),
        ("/api/tables", b'{"nickname": 5}', 400),
        ("/api/tables", b'{"nickname": "  \\u0000 "}', 400),
        ("/api/tables", b'{"wish": {"rules": "no-such-game"}}', 400),
        ("/api/tables", b'{"wish": {"rules": "/etc/passwd.toml"}}', 400),
        ("/api/tables", b'{"wish": {"changes": {"seats": 7}}}', 400),
        ("/api/tables", b'{"wish": {"changes": {"no.such": true}}}', 400),
        ("/api/tables", b'{"level": "/elsewhere/bot.toml"}', 409),
        ("/api/tables", b'{"level": "random"}', 409),
        ("/api/tables", b'{"record": {"format": "rebelote/9"}}', 400),
        ("/api/tables", b'{"record": ' + b"[" * 5000 + b"]" * 5000 + b"}", 400),
        ("/api/rules", b'{"wish": {"rules": "RB1-XXXXX"}}', 400),
        ("/api/tables/ABCDEF/join", b'{"nickname": "Eve"}', 404),
        ("/api/tables/BBBBBB/join", b'{"nickname": "Eve"}', 404),
        ("/api/tables/BBBBBB/join", b'{"nickname": "Eve", "seat": -1}', 400),
        ("/api/verify", b'{"record": {}}', 400),
        ("/api/nothing", b"{}", 404),
    ],
)
def test_bad_requests_are_answered_with_a_fault(
    server: Server, path: str, body: bytes, status: int
) -> None:
    got, fault = server.ask(path, body)
    assert got == status, fault
    assert fault["code"]
    assert fault["text"]
    assert server.ask("/health")[0] == 200


def test_a_wrong_token_and_a_wrong_code_are_told_so(server: Server) -> None:
    async def run() -> None:
        table = server.table()
        for token in ("x", "f" * 64):
            reader = await Reader(server, table["code"], token).connect()
            assert (await reader.next())["code"] == "bad-token"
        reader = await Reader(server, "ZZZZZZ").connect()
        assert (await reader.next())["code"] == "no-such-table"
        address = f"ws://{server.address}/api/tables/{table['code']}/socket"
        async with connect(address) as socket:
            await socket.send('{"type": "act", "seen": 1, "action": "pass"}')
            assert json.loads(await socket.recv())["code"] == "malformed"

    asyncio.run(run())


def test_the_page_and_the_policy(server: Server) -> None:
    with urllib.request.urlopen(f"http://{server.address}/table/BBBBBB") as answer:
        assert "text/html" in answer.headers["content-type"]
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/app.py", "/..%2fapp.py", "/app.py"):
        status, page = fetch(server, path)
        assert status in (400, 404) or b"<!doctype html" in page[:100].lower(), path


def fetch(server: Server, path: str) -> tuple[int, bytes]:
    """A page as it is sent: its status and its first bytes."""
    try:
        with urllib.request.urlopen(f"http://{server.address}{path}") as answer:
            return answer.status, answer.read(1000)
    except urllib.error.HTTPError as error:
        return error.code, error.read(1000)


def test_nothing_secret_is_in_the_log_or_in_the_clear_at_rest(server: Server) -> None:
    table = server.table(start=True)
    server.ask("/api/tables/QQQQQQ")
    log = server.log.read_text()
    stored = b"".join(path.read_bytes() for path in server.home.glob("tables.sqlite*"))
    assert table["token"] not in log
    assert table["code"] not in log
    assert table["token"].encode() not in stored
    for line in log.splitlines():
        if line.startswith("{"):
            assert json.loads(line)["what"]


def test_too_many_requests_are_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = Server(tmp_path_factory.mktemp("strict"), REBELOTE_RATE_FACTOR="1")
    strict.start()
    try:
        statuses = [strict.ask("/api/tables", {"level": "thumb"})[0] for _ in range(25)]
        assert statuses[0] == 201
        assert statuses[-1] == 429

        async def run() -> None:
            status, looked = strict.ask("/api/tables/QQQQQQ")
            assert (status, looked["code"]) == (404, "no-such-table")

        asyncio.run(run())
    finally:
        strict.stop()
