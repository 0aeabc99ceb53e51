"""Every message to every seat and spectator: no card, seed or secret that the reader may not know.

What a reader may know is worked out here from the stored events, without `rebelote.views`.
"""

import asyncio
import json
import re
import sqlite3
from random import Random

import pytest

from api.house import THOROUGH, Json, Reader, Server, finished
from rebelote.cards import RANKS, SUITS, Card, cards_of, parse_card
from rebelote.engine import Run
from rebelote.engine.match import valid_announcements
from rebelote.rules import preset_names
from rebelote.server.hub.room import replay
from rebelote.table.events import Numbered, decode_event
from rebelote.table.state import TableState

DEALS = 200 if THOROUGH else 1
_WORDS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
_NAMED = re.compile(rf"({'|'.join(_WORDS)}) of ({'|'.join(_SUIT_WORDS)})")
_SIGNS = re.compile(r"(7|8|9|10|J|Q|K|A)([♠♥♦♣])")
_WRITTEN = re.compile(rf"(?<![0-9A-Za-z])([{RANKS}][{SUITS}])(?![0-9A-Za-z])")
_INDEX = ("7", "8", "9", "10", "J", "Q", "K", "A")


def mentioned(text: str) -> set[Card]:
    """Every card that a message names in any way."""
    found = {parse_card(code) for code in _WRITTEN.findall(text)}
    for rank, suit in _NAMED.findall(text):
        found.add(_SUIT_WORDS.index(suit) * 8 + _WORDS.index(rank))
    for index, sign in _SIGNS.findall(text):
        found.add("♠♥♦♣".index(sign) * 8 + _INDEX.index(index))
    return found


def stored(server: Server, code: str) -> tuple[list[Numbered], list[TableState]]:
    """The events of a table as the server keeps them, and the table after each."""
    connection = sqlite3.connect(server.home / "tables.sqlite")
    rows = connection.execute(
        "SELECT number, at, body FROM events WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    connection.close()
    events = [Numbered(number=n, at=at, event=decode_event(body)) for n, at, body in rows]
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    steps = replay(events)[1]
    return events, [steps[0].before, *(step.after for step in steps)]


def public_now(state: TableState, seat: int | None) -> set[Card]:
    """The cards that a seat may know from this moment of a deal alone."""
    deal = state.deal
    if deal is None or state.phase == "lobby":
        return set()
    known = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}
    known |= {card for table in deal.table for card in cards_of(table)}
    if deal.turned is not None:
        known.add(deal.turned)
    if seat is not None:
        known |= set(cards_of(deal.hands[seat])) | set(deal.drawn[seat])
        known |= {card for said in deal.announced[seat] for card in cards_of(said.cards)}
    if deal.tricks:
        counting = valid_announcements(deal)
        for owner, said in enumerate(deal.announced):
            if state.rules.side_of(owner) == counting:
                known |= {card for item in said for card in cards_of(item.cards)}
                # A run that is shown is named by its two ends.
                known |= {
                    item.suit * 8 + rank
                    for item in said
                    if isinstance(item, Run)
                    for rank in (item.low, item.high)
                }
    return known


def known_at(states: list[TableState], seat: int | None) -> list[set[Card]]:
    """What a seat may know after each event: all it has learnt in that deal so far."""
    known: list[set[Card]] = []
    so_far: set[Card] = set()
    deal = (-1, 0)
    for state in states:
        if (len(state.deals), state.matches) != deal:
            deal = (len(state.deals), state.matches)
            so_far = set()
        so_far = so_far | public_now(state, seat)
        known.append(so_far)
    return known


async def _listen(reader: Reader, until_over: asyncio.Event) -> None:
    """A spectator that only reads, and sometimes asks for everything."""
    while not until_over.is_set():
        message = await reader.next()
        if message["type"] == "state" and message["number"] % 7 == 0:
            await reader.send("tell-all")
        if finished(reader.view):
            return


async def _play(reader: Reader, rng: Random) -> None:
    sent = -1
    while not finished(reader.view):
        if reader.view and reader.number != sent:
            if "hint" in reader.view["may"] and rng.random() < 0.2:
                await reader.send("hint")
            if reader.view["hand"] and rng.random() < 0.1:
                await reader.send("why", card=rng.choice(reader.view["hand"])["card"]["card"])
                await reader.send("why", card="AS")
            if await reader.move():
                sent = reader.number
        message = await reader.next()
        if message["type"] == "refused" and message["code"] == "stale":
            sent = -1


async def _match(
    server: Server, name: str, seed: int
) -> tuple[str, list[tuple[int | None, Reader]]]:
    changes: Json = {"match.target": 1}
    if name == "duel":
        changes = {"match.deals": 1}
    joined = server.table(wish={"rules": name, "changes": changes})
    code = joined["code"]
    status, summary = server.ask(f"/api/tables/{code}")
    assert status == 200
    seats = len(summary["seats"])
    readers: list[tuple[int | None, Reader]] = [(0, Reader(server, code, joined["token"]))]
    for seat in range(1, seats):
        friend = server.join(code, f"Friend {seat}", seat=seat)
        readers.append((seat, Reader(server, code, friend["token"])))
    watcher = server.join(code, "Watcher", watch=True)
    readers.append((None, Reader(server, code, watcher["token"])))
    readers.append((None, Reader(server, code)))
    for number, (_, reader) in enumerate(readers):
        reader.chance = Random(f"{name} {seed} {number}")
        await reader.connect()
    await readers[0][1].until(lambda m: m["type"] == "state")
    await readers[0][1].quiet(0.05)
    await readers[0][1].command("start")
    over = asyncio.Event()
    listening = [
        asyncio.create_task(_listen(reader, over)) for seat, reader in readers if seat is None
    ]
    rng = Random(seed)
    async with asyncio.timeout(60):
        await asyncio.gather(*(_play(reader, rng) for seat, reader in readers if seat is not None))
        await asyncio.gather(*listening)
    for _, reader in readers:
        await reader.close()
    return code, readers


def _check(states: list[TableState], seat: int | None, received: list[Json]) -> int:
    known = known_at(states, seat)
    numbers = [message["number"] if message["type"] == "state" else None for message in received]
    last = 1
    for place, message in enumerate(received):
        if message["type"] == "state":
            last = message["number"]
        following = next((n for n in numbers[place:] if n is not None), last)
        allowed = known[last - 1] | known[following - 1]
        text = json.dumps(message, ensure_ascii=False)
        if message["type"] == "why":
            # The card asked about is the reader's own word.
            text = json.dumps({**message, "card": None, "text": ""}, ensure_ascii=False)
        secret = mentioned(text) - allowed
        assert not secret, (message["type"], last, secret)
        _check_seeds(states[following - 1], text)
    return len(received)


def _check_seeds(state: TableState, text: str) -> None:
    for place, dealing in enumerate(state.dealings):
        if dealing is not None and place >= len(state.results):
            assert dealing.seed not in text
    if state.promised is not None:
        assert state.promised not in text
    for person in state.people:
        assert person.token not in text


@pytest.mark.parametrize("name", preset_names())
def test_no_message_says_more_than_its_reader_may_know(server: Server, name: str) -> None:
    read, deals, caught = 0, 0, False
    while deals < DEALS:
        code, readers = asyncio.run(_match(server, name, deals))
        _, states = stored(server, code)
        deals += len(states[-1].deals)
        for seat, reader in readers:
            read += _check(states, seat, reader.received)
        # Had seat 0 been sent what seat 1 knows, it would have been seen.
        caught = caught or _leaks(states, 0, readers[1][1].received)
    assert caught
    assert read > 50


def _leaks(states: list[TableState], seat: int | None, received: list[Json]) -> bool:
    try:
        _check(states, seat, received)
    except AssertionError:
        return True
    return False


def test_the_detector_sees_a_card_however_it_is_named() -> None:
    assert mentioned('{"card": "JH", "text": "You play jack of hearts."}') == {parse_card("JH")}
    assert mentioned("10♦ run:8C-TC") == {parse_card(code) for code in ("TD", "8C", "TC")}
