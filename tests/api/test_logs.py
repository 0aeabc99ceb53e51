"""What the server writes about itself during whole matches: no card, no secret, no name."""

import asyncio
import json
import re
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from api.house import Json, Reader, Server, finished
from rebelote.cards import RANKS, SUITS, card_text
from rebelote.i18n.names import DECKS
from rebelote.i18n.texts import LANGUAGES
from rebelote.server.words import names_for

_WRITTEN = re.compile(rf"(?<![0-9A-Za-z])(?:[{RANKS}][{SUITS}]|(?:10|[789VDRJQKA])[♠♥♦♣])")


def _card_names() -> set[str]:
    """Every card as it is written and called, in all languages and decks."""
    names = [names_for(language, deck) for language in LANGUAGES for deck in DECKS]
    return {name.card(card) for name in names for card in range(32)}


async def _misbehave(server: Server, code: str, reader: Reader) -> None:
    """Everything that is refused, and everything that is asked."""
    wrong = [card for card in reader.view["hand"] if not card["legal"]]
    for card in wrong[:1] or reader.view["hand"][:1]:
        await reader.command("act", action=card["action"] + "+belote")
        await reader.send("why", card=card["card"]["card"])
    await reader.send("hint")
    await reader.send("tell-all")
    await reader.send("chat", text="my ace of spades, my secret")
    await reader.send("act", action="JH")
    stranger = Reader(server, code, "a-token-that-was-guessed")
    await stranger.connect()
    await stranger.next()


async def _match(server: Server) -> Json:
    wish = {"rules": "ffb-classic", "changes": {"match.target": 60}}
    joined = server.table(wish=wish, name="Kitchen", nickname="Penelope", chat=True, level="novice")
    friend = server.join(joined["code"], "Ulysses", seat=2)
    ana = await Reader(server, joined["code"], joined["token"]).connect()
    luis = await Reader(server, joined["code"], friend["token"], "es", "spanish").connect()
    await ana.state()
    await ana.command("salt", salt="grain of sand")
    await ana.command("start")

    def hand(view: Json) -> bool:
        return bool(view) and view["my_turn"] and view["phase"] == "play"

    playing = asyncio.create_task(luis.play(finished))
    await ana.play(lambda view: hand(view) or finished(view))
    await _misbehave(server, joined["code"], ana)
    await ana.quiet(0.5)
    await ana.play(finished)
    await playing
    return {"code": joined["code"], "tokens": [joined["token"], friend["token"]]}


def test_the_log_of_a_whole_match_has_no_card_token_or_name_in_it(tmp_path: Path) -> None:
    server = Server(tmp_path, REBELOTE_LOG="DEBUG", REBELOTE_WORKERS="1")
    server.start()
    try:
        played = asyncio.run(_match(server))
        broken = {"record": {"format": "rebelote/1", "rules": "cafe", "deals": [{"deck": "JH QS"}]}}
        assert server.ask("/api/verify", broken)[0] == 400
        assert server.ask(f"/api/tables/{played['code']}/record")[0] == 200
    finally:
        assert server.stop() == 0
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"created", "answered"} <= {line["what"] for line in lines}
    assert all({"at", "level", "what"} <= set(line) for line in lines)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        events = [json.loads(body) for (body,) in connection.execute("SELECT body FROM events")]
    seeds = [event["seed"] for event in events if event["event"] == "promised"]
    hashes = [event["token"] for event in events if event["event"] == "joined"]
    assert seeds and len(hashes) == 2
    secret = [played["code"], *played["tokens"], *seeds, *hashes, "a-token-that-was-guessed"]
    secret += ["Penelope", "Ulysses", "Kitchen", "grain", "secret", *_card_names()]
    for word in secret:
        assert word.casefold() not in log.casefold(), word
    assert not _WRITTEN.search(log)
    assert all(_WRITTEN.search(card_text(card)) for card in range(32))


def test_told_to_stop_in_the_middle_of_play(tmp_path: Path) -> None:
    server = Server(tmp_path, REBELOTE_WORKERS="1")
    server.start()
    tables = [
        server.table(
            wish={"rules": rules, "changes": {}}, level="regular" if number % 2 else "thumb",
            nickname=f"Person {number}", start=True,
        )
        for number, rules in enumerate(("ffb-classic", "ffb-coinche", "cafe", "three-handed"))
    ]  # fmt: skip

    async def play(reader: Reader) -> Json:
        """Play, ask for hints, and go on until the server says that it closes."""
        sent, asked = -1, False
        while True:
            with suppress(ConnectionClosed):  # what was told before is there to be read
                if reader.view and reader.number != sent:
                    if not asked and "hint" in reader.view["may"]:
                        await reader.send("hint")
                        asked = True
                    if await reader.move():
                        sent = reader.number
            message = await reader.next()
            if message["type"] == "closing":
                return message
            if message["type"] == "refused":
                sent = -1

    async def run() -> None:
        readers = [
            await Reader(server, table["code"], table["token"]).connect() for table in tables
        ]
        playing = [asyncio.create_task(play(reader)) for reader in readers]
        while min(reader.number for reader in readers) < 20:
            await asyncio.sleep(0.02)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for closing in await asyncio.wait_for(asyncio.gather(*playing), 20):
            assert closing["text"]
            assert closing["retry"] is not None
        for reader in readers:
            with pytest.raises(ConnectionClosed):
                await reader.quiet(5)
        assert await stopping == 0
        server.start()
        for reader in readers:
            number, hand = reader.number, reader.view["hand"]
            state = await (await reader.connect()).state()
            assert state["number"] >= number
            if state["number"] == number:
                assert state["view"]["hand"] == hand

    try:
        asyncio.run(run())
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()
    assert '"failed"' not in server.log.read_text()
