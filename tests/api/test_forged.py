"""Messages that are well formed and not meant to be sent: by whom, when, where from, how often."""

import asyncio
import hashlib
import json
import sqlite3
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from api.house import Json, Reader, Server
from api.inside import inside
from api.test_hostile import two, unmoved

pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.utils.deprecation.LitestarDeprecationWarning"
)
COMMANDS: list[tuple[str, Json]] = [
    ("act", {"action": "pass"}), ("act", {"action": "take"}), ("act", {"action": "AS"}),
    ("sit", {"seat": 0}), ("sit", {"seat": 1}), ("stand", {}), ("start", {}), ("go-on", {}),
    ("pause", {}), ("resume", {}), ("rematch", {}), ("back", {}), ("undo", {}),
    ("salt", {"salt": "pepper"}), ("hand-over", {"seat": 0, "to": "Watcher"}),
    ("hand-over", {"seat": 1, "to": "Watcher"}),
]  # fmt: skip


def test_who_only_watches_changes_nothing(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server, clock=60, chat=True)
        joined = server.join(mover.code, "Watcher", watch=True)
        watchers = [
            await Reader(server, mover.code, token).connect() for token in (joined["token"], None)
        ]
        for watcher in watchers:
            await watcher.state()
        await other.quiet(0.2)
        async with unmoved(mover, other):
            for watcher in watchers:
                await watcher.quiet(0.05)
                for kind, fields in COMMANDS:
                    await watcher.command(kind, **fields)
                    assert (await watcher.next())["type"] == "refused", (kind, fields)
                await watcher.send("hint")
                assert (await watcher.next())["code"] == "not-allowed"
                await watcher.send("why", card="AS")
                assert (await watcher.next())["code"] == "not-your-turn"
            # Without a name one does not speak.
            for kind, said in (("phrase", {"phrase": "hello"}), ("chat", {"text": "hello"})):
                await watchers[1].send(kind, **said)
                assert (await watchers[1].next())["code"] == "not-allowed"

    asyncio.run(run())


def test_what_is_not_to_be_done_now_is_refused_to_those_who_sit(server: Server) -> None:
    wrong = [item for item in COMMANDS if item[0] not in ("act", "stand", "pause", "salt", "back")]
    wrong += [
        ("salt", {"salt": "ñ"}), ("salt", {"salt": "a|b"}), ("salt", {"salt": "x\n"}),
        ("act", {"action": "JH+belote+tierce"}), ("act", {"action": "\x00"}),
        ("act", {"action": "bid:capot:TA"}), ("act", {"action": "99"}),
    ]  # fmt: skip

    async def run() -> None:
        mover, other = await two(server, clock=60)
        for reader, watching in ((mover, other), (other, mover)):
            async with unmoved(mover, other):
                for kind, fields in wrong:
                    if kind == "sit" and fields["seat"] == reader.view["reader"]:
                        continue
                    await reader.command(kind, **fields)
                    refused = await reader.next()
                    assert refused["type"] == "refused", (kind, fields, refused)
                assert await watching.quiet(0.1) == []

    asyncio.run(run())


def test_a_message_that_was_overheard_is_worth_nothing(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server, clock=60)
        assert mover.socket is not None and other.socket is not None
        overheard = json.dumps({"type": "act", "seen": mover.number, "action": "pass"})
        await mover.socket.send(overheard)
        await mover.state()
        await mover.quiet(0.2)
        await other.quiet(0.2)
        player, waiting = (mover, other) if mover.view["my_turn"] else (other, mover)
        async with unmoved(player, waiting):
            for reader in (mover, other):
                assert reader.socket is not None
                await reader.socket.send(overheard)
                assert (await reader.next())["code"] == "stale"
        # A token opens its own table alone, and a greeting is said once.
        elsewhere = server.table()
        stranger = await Reader(server, elsewhere["code"], mover.token).connect()
        assert (await stranger.next())["code"] == "bad-token"
        long = await Reader(server, mover.code, "x" * 101).connect()
        assert (await long.next())["code"] == "malformed"
        async with unmoved(player, waiting):
            await player.send("hello", token=waiting.token)
            assert (await player.next())["code"] == "malformed"

    asyncio.run(run())


def test_a_join_that_is_sent_twice_seats_nobody_twice(server: Server) -> None:
    table = server.table()
    server.join(table["code"], "Luis", seat=1)
    for wish in (
        {"nickname": "Luis", "seat": 1},
        {"nickname": "luis"},
        {"nickname": " Luis\u202e"},
    ):
        status, fault = server.ask(f"/api/tables/{table['code']}/join", wish)
        assert (status, fault["code"]) == (409, "not-allowed"), wish
    status, fault = server.ask(f"/api/tables/{table['code']}/join", {"nickname": "Eve", "seat": 1})
    assert (status, fault["code"]) == (409, "not-allowed")
    summary = server.ask(f"/api/tables/{table['code']}")[1]
    assert [seat["name"] for seat in summary["seats"]] == ["Ana", "Luis", "", ""]
    assert summary["watching"] == 0


def test_foreign_pages_open_no_socket_and_move_nothing(server: Server) -> None:
    foreign: list[dict[str, str]] = [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"https://evil.example:{server.port}"},
        {"sec-fetch-site": "cross-site"},
        {"host": "evil.example"},
    ]

    async def run() -> None:
        mover, other = await two(server, clock=60)
        address = f"ws://{server.address}/api/tables/{mover.code}/socket"
        async with unmoved(mover, other):
            for headers in foreign:
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    await connect(address, additional_headers=headers)

    asyncio.run(run())


def test_what_unpacks_to_be_huge_ends_the_socket_and_no_more(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server, clock=60)
        address = f"ws://{server.address}/api/tables/{mover.code}/socket"
        async with unmoved(mover, other), connect(address, compression="deflate") as socket:
            await socket.send("x" * 20_000_000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(run())


def test_a_table_has_room_for_so_many_readers(server: Server) -> None:
    async def run() -> None:
        mover, other = await two(server, clock=60)
        crowd = [await Reader(server, mover.code).connect() for _ in range(58)]
        for reader in crowd:
            await reader.state()
        async with unmoved(mover, other):
            late = await Reader(server, mover.code).connect()
            assert (await late.next())["code"] == "not-allowed"
        await crowd[0].close()
        await asyncio.sleep(0.2)
        assert (await (await Reader(server, mover.code).connect()).next())["type"] == "state"

    asyncio.run(run())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with its limits as they are for everybody."""
    running = Server(tmp_path_factory.mktemp("strict"), REBELOTE_RATE_FACTOR="1")
    running.start()
    yield running
    assert running.stop() == 0


def test_a_flood_is_refused_and_the_table_plays_on(strict: Server) -> None:
    async def run() -> None:
        mover, other = await two(strict, clock=60)
        assert mover.socket is not None
        number = mover.number
        for _ in range(80):
            await mover.command("act", action="AS")
        codes = [(await mover.next())["code"] for _ in range(80)]
        assert codes[0] in ("wrong-phase", "not-held")
        assert codes.count("too-fast") >= 20
        assert await other.quiet(0.2) == []
        await asyncio.sleep(1)
        await mover.command("act", action="pass")
        assert (await mover.state())["number"] > number
        # One that goes on and on is let go, and may come back.
        with suppress(ConnectionClosed):
            for _ in range(300):
                await mover.send("hint")
            while True:
                await mover.next()
        assert (await (await mover.connect()).state())["view"]["reader"] is not None

    asyncio.run(run())


def test_who_talks_too_much_is_heard_no_more_for_a_while(strict: Server) -> None:
    async def run() -> None:
        mover, other = await two(strict, chat=True)
        for text in ("<b>hi</b>", "a\u202eb\x07c", "3", "4", "5", "6"):
            await mover.send("chat", text=text)
        heard = [m["text"] for m in await other.quiet(0.3) if m["type"] == "told"]
        assert heard == ["<b>hi</b>", "a b c", "3", "4"]
        refused = [m["code"] for m in await mover.quiet(0.1) if m["type"] == "refused"]
        assert refused == ["too-fast", "too-fast"]
        await mover.send("chat", text="x" * 201)
        assert (await mover.answer("refused"))["code"] == "malformed"

    asyncio.run(run())


def test_sockets_and_codes_are_not_tried_without_end(strict: Server) -> None:
    async def run() -> None:
        code = strict.table()["code"]
        answers = []
        for _ in range(70):
            reader = Reader(strict, code, "guess")
            with suppress(ConnectionClosed):  # it may be refused before it has greeted
                await reader.connect()
            answers.append((await reader.next())["code"])
            await reader.close()
        assert answers[0] == "bad-token"
        assert answers[-1] == "too-fast"

    asyncio.run(run())
    looks = [strict.ask("/api/tables/BBBBBB")[0] for _ in range(90)]
    assert looks[0] == 404 and looks[-1] == 429
    joins = [strict.ask("/api/tables/BBBBBB/join", {"nickname": "Eve"})[0] for _ in range(40)]
    assert joins[0] == 404 and joins[-1] == 429


SMALL = ("/api/rules", "/api/tables/BBBBBB/join")
LARGE = ("/api/tables", "/api/verify", "/api/replay")


@pytest.mark.parametrize("path", [*SMALL, *LARGE])
def test_bodies_have_their_limit(server: Server, tmp_path: Path, path: str) -> None:
    most = 64_000 if path in SMALL else 2_000_000
    # One that says how long it is is refused before it has come.
    asking = HTTPConnection(server.address, timeout=30)
    asking.putrequest("POST", path)
    asking.putheader("content-type", "application/json")
    asking.putheader("content-length", str(most + 1))
    asking.endheaders()
    answer = asking.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "too-long")
    asking.close()
    assert server.ask(path, b" " * (most - 10))[0] == 400

    async def run() -> None:
        # One that does not is refused where it is too long.
        async with inside(tmp_path) as house:
            status, fault = await house.ask_for(path, b" " * (most + 1))
            assert (status, fault["code"]) == (413, "too-long")

    asyncio.run(run())


@pytest.mark.parametrize(
    "path", ["/", "/table/BBBBBB", "/health", "/api/welcome", "/api/tables/ZZZZZZ", "/api/nothing"]
)
def test_every_answer_says_what_a_page_may_do(server: Server, path: str) -> None:
    request = urllib.request.Request(f"http://{server.address}{path}")
    try:
        with urllib.request.urlopen(request) as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        headers = error.headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "connect-src 'self'",
                 "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"):  # fmt: skip
        assert part in policy.split("; ")
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert ("no-store" in (headers["cache-control"] or "")) == path.startswith(("/api", "/health"))


def test_a_token_is_kept_as_its_hash_alone(server: Server) -> None:
    table = server.table(start=True)
    friend = server.join(table["code"], "Luis")
    with sqlite3.connect(server.home / "tables.sqlite") as connection:
        rows = connection.execute("SELECT body FROM events WHERE code = ?", (table["code"],))
        joined = [json.loads(body) for (body,) in rows if '"joined"' in body]
    tokens = [table["token"], friend["token"]]
    assert [event["token"] for event in joined] == [
        hashlib.sha256(token.encode()).hexdigest() for token in tokens
    ]
    for path in Path(server.home).rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        assert not any(token.encode() in content for token in tokens), path

    async def run() -> None:
        # What is kept opens nothing.
        reader = await Reader(server, table["code"], joined[0]["token"]).connect()
        assert (await reader.next())["code"] == "bad-token"

    asyncio.run(run())
