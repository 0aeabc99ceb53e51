"""Every message to every seat and spectator: no card, seed or secret that the reader may not know.

What a reader may know is worked out here from the stored events, without `rebelote.views`.
"""

import asyncio
import json
import re
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from api.house import THOROUGH, Json, Reader, finished
from api.inside import Inside, inside
from rebelote.cards import RANKS, SUITS, Card, cards_of, parse_card
from rebelote.engine import Run
from rebelote.engine.match import valid_announcements
from rebelote.rules import preset, preset_names
from rebelote.server.hub.room import replay
from rebelote.table.events import Numbered, decode_event
from rebelote.table.state import TableState

pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.utils.deprecation.LitestarDeprecationWarning"
)
DEALS = 200 if THOROUGH else 1
TARGET = 300 if THOROUGH else 1
# Hints are thought about for long; they know the view alone.
HINTS = 0.005 if THOROUGH else 0.05
QUESTIONS, RELOADS = (0.1, 0.01) if THOROUGH else (0.5, 0.05)
_WORDS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
_NAMED = re.compile(rf"({'|'.join(_WORDS)}) of ({'|'.join(_SUIT_WORDS)})")
_SIGNS = re.compile(r"(7|8|9|10|J|Q|K|A)([♠♥♦♣])")
_WRITTEN = re.compile(rf"(?<![0-9A-Za-z])([{RANKS}][{SUITS}])(?![0-9A-Za-z])")
_INDEX = ("7", "8", "9", "10", "J", "Q", "K", "A")


def mentioned(text: str) -> frozenset[Card]:
    """Every card that a message names in any way."""
    # The strings of a message come again and again; each is looked at once.
    return frozenset[Card]().union(*map(_mentioned, text.split('"')))


@cache
def _mentioned(text: str) -> frozenset[Card]:
    found = {parse_card(code) for code in _WRITTEN.findall(text)}
    for rank, suit in _NAMED.findall(text):
        found.add(_SUIT_WORDS.index(suit) * 8 + _WORDS.index(rank))
    for index, sign in _SIGNS.findall(text):
        found.add("♠♥♦♣".index(sign) * 8 + _INDEX.index(index))
    return frozenset(found)


def stored(home: Path, code: str) -> list[TableState]:
    """The table after each of its events, as the server keeps them."""
    connection = sqlite3.connect(home / "tables.sqlite")
    rows = connection.execute(
        "SELECT number, at, body FROM events WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    connection.close()
    events = [Numbered(number=n, at=at, event=decode_event(body)) for n, at, body in rows]
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    steps = replay(events)[1]
    return [steps[0].before, *(step.after for step in steps)]


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


class _Head(msgspec.Struct):
    """What the check reads of a message beside its text."""

    type: str
    number: int = 0


@dataclass
class Witness(Reader):
    """A reader that keeps every text, and before it, for each greeting, the number it knew."""

    texts: list[int | str] = field(default_factory=list)

    async def connect(self, seen: int | None = None, **hello: object) -> "Witness":
        """Come (back) to the table."""
        self.texts.append(self.number if seen is None else seen)
        await super().connect(seen, **hello)
        return self

    async def next(self, seconds: float = 60) -> Json:
        """The next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.texts.append(text)
        message: Json = msgspec.json.decode(text)
        assert message.get("code") != "busy", "the server has failed"
        if message["type"] == "state":
            self.number, self.view = message["number"], message["view"]
        return message


async def _listen(reader: Witness, rng: Random) -> None:
    """A spectator that only reads, asks for everything now and then, and sometimes reloads."""
    while not finished(reader.view):
        message = await reader.next()
        if message["type"] == "state" and rng.random() < QUESTIONS:
            await reader.send("tell-all")
        await _perhaps_return(reader, rng)


async def _perhaps_return(reader: Witness, rng: Random) -> bool:
    """Sometimes go away and come back, asking again for much that was told already."""
    if rng.random() >= RELOADS:
        return False
    await reader.close()
    await reader.connect(seen=rng.randint(0, reader.number))
    return True


async def _play(reader: Witness, rng: Random) -> None:
    """Play by whatever is offered, and ask about everything."""
    sent = -1
    while not finished(reader.view):
        if reader.view and reader.number != sent:
            if "hint" in reader.view["may"] and rng.random() < HINTS:
                await reader.send("hint")
            if reader.view["hand"] and rng.random() < QUESTIONS:
                await reader.send("why", card=rng.choice(reader.view["hand"])["card"]["card"])
                await reader.send("why", card="AS")
                await reader.send("tell-all")
                barred = [card for card in reader.view["hand"] if not card["legal"]]
                if barred and "act" in reader.view["may"]:
                    await reader.command("act", action=rng.choice(barred)["action"])
            if "undo" in reader.view["may"] and rng.random() < 0.2:
                await reader.command("undo")
                sent = reader.number
            elif await reader.move():
                sent = reader.number
        message = await reader.next()
        refused = message["type"] == "refused" and message["code"] == "stale"
        if refused or await _perhaps_return(reader, rng):
            sent = -1


async def _match(
    house: Inside, name: str, number: int, rng: Random
) -> tuple[str, list[tuple[int | None, Witness]]]:
    """A match of a few deals, and everybody who has read it. In the first all seats are persons';
    in every fifth later one person plays against bots and takes cards back."""
    changes: Json = {"match.deals": 1} if name == "duel" else {"match.target": TARGET}
    wish = {"rules": name, "changes": changes}
    maker = {"wish": wish, "nickname": "Friend 0", "level": "thumb", "pace": 0, "seat": 0}
    joined = await house.ask("/api/tables", {**maker, "language": "en"})
    code = joined["code"]
    readers: list[tuple[int | None, Witness]] = [(0, Witness(house, code, joined["token"]))]
    for seat in range(1, preset(name).seats if number % 5 != 4 else 1):
        if number and rng.random() < 0.2:
            continue
        wishes = {"nickname": f"Friend {seat}", "seat": seat}
        friend = await house.ask(f"/api/tables/{code}/join", wishes)
        readers.append((seat, Witness(house, code, friend["token"])))
    wishes = {"nickname": "Watcher", "watch": True}
    watcher = await house.ask(f"/api/tables/{code}/join", wishes)
    readers += [(None, Witness(house, code, watcher["token"])), (None, Witness(house, code))]
    for place, (_, reader) in enumerate(readers):
        reader.chance = Random(f"{name} {number} {place}")
        await reader.connect(seen=1)
        await reader.state()
    await readers[0][1].quiet(0.02)
    await readers[0][1].command("start")
    async with asyncio.timeout(300):
        await asyncio.gather(
            *(
                _listen(reader, rng) if seat is None else _play(reader, rng)
                for seat, reader in readers
            )
        )
    for _, reader in readers:
        await reader.close()
    return code, readers


def _check(states: list[TableState], seat: int | None, texts: list[int | str]) -> int:
    """Find no secret in what a seat was sent; the number of messages."""
    known = known_at(states, seat)
    heads = [
        None if isinstance(text, int) else msgspec.json.decode(text, type=_Head) for text in texts
    ]
    numbers = [head.number if head is not None and head.type == "state" else None for head in heads]
    last = 1
    for place, (text, head) in enumerate(zip(texts, heads, strict=True)):
        if isinstance(text, int) or head is None:
            last = text if isinstance(text, int) and text else last
            continue
        # An answer may be about what the next state tells.
        following = next((n for n in numbers[place:] if n is not None), last)
        allowed = known[last - 1].union(*known[last:following])
        if head.type == "state":
            last = head.number
        if head.type == "why":
            # The card asked about is the reader's own word.
            text = json.dumps({**json.loads(text), "card": None, "text": ""}, ensure_ascii=False)
        secret = mentioned(text) - allowed
        assert not secret, (head.type, last, secret)
        _check_seeds(states[following - 1], text)
    return sum(head is not None for head in heads)


def _check_seeds(state: TableState, text: str) -> None:
    for dealing in state.dealings[len(state.results) :]:
        assert dealing is None or dealing.seed not in text
    if state.promised is not None:
        assert state.promised not in text
    for person in state.people:
        assert person.token not in text


@pytest.mark.parametrize("name", preset_names())
def test_no_message_says_more_than_its_reader_may_know(tmp_path: Path, name: str) -> None:
    read, deals, caught = 0, 0, False

    async def run() -> None:
        nonlocal read, deals, caught
        rng = Random(name)
        async with inside(tmp_path) as house:
            number = 0
            while deals < DEALS:
                code, readers = await _match(house, name, number, rng)
                states = stored(tmp_path, code)
                deals += len(states[-1].results)
                number += 1
                for seat, reader in readers:
                    read += _check(states, seat, reader.texts)
                # Had seat 0 been sent what another seat knows, it would have been seen.
                caught = caught or _leaks(states, 0, readers[1][1].texts)

    asyncio.run(run())
    print(f"{name}: {deals} deals, {read} messages read")
    assert caught
    assert read > 50


def _leaks(states: list[TableState], seat: int | None, texts: list[int | str]) -> bool:
    with suppress(AssertionError):
        _check(states, seat, texts)
        return False
    return True


def test_the_detector_sees_a_card_however_it_is_named() -> None:
    assert mentioned('{"card": "JH", "text": "You play jack of hearts."}') == {parse_card("JH")}
    assert mentioned("10♦ run:8C-TC") == {parse_card(code) for code in ("TD", "8C", "TC")}
