"""Tables over HTTP: create, look at, join, take the record home."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import json

from rebelote.i18n.texts import texts
from rebelote.notation import (
    Game,
    Record,
    Stopped,
    parse_record,
    play_through,
    record_value,
    rules_value,
)
from rebelote.problem import Problem
from rebelote.rules import as_changes
from rebelote.server.drawing.seats import kind_of
from rebelote.server.drawing.table import game_view
from rebelote.server.features import streak
from rebelote.server.features.context import (
    context_of,
    language_of,
    new_token,
    read_names,
    token_hash,
)
from rebelote.server.hub.room import Room
from rebelote.server.protocol.http import (
    CreateTable,
    Join,
    Joined,
    SeatSummary,
    TableSummary,
)
from rebelote.server.rule_words import level_words, read_wish
from rebelote.table import Decider
from rebelote.table.events import Created
from rebelote.table.record import record_of
from rebelote.table.streak import OWN_SEAT

AnyRequest = Request[Any, Any, Any]
MOST_RECORD_BYTES = 2_000_000


def clean_name(name: str) -> str:
    """A name as it is shown: visible characters, single spaces. Raises Problem."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not cleaned:
        raise Problem("malformed", "table-bad-name")
    return cleaned


def bot_names(language: str) -> list[str]:
    """The names that bots go by, in seat order, and then others."""
    return [name.strip() for name in texts(language).say("server-bot-names").split(",")]


def _created(
    data: CreateTable, level: str, rules: object, streak_before: tuple[int, int] | None
) -> Any:
    name = clean_name(data.name) if data.name.strip() else ""

    def make(code: str) -> Created:
        return Created(
            code=code,
            rules=rules,
            level=level,
            clock=data.clock,
            pace=data.pace,
            chat=data.chat,
            name=name,
            bots=bot_names(data.language),
            record=data.record,
            streak=streak_before,
        )

    return make


def played_record(value: dict[str, Any]) -> tuple[Record, Game]:
    """A record, and the game that it comes to. Raises Problem where the rules do not let it."""
    record = parse_record(value)
    try:
        return record, play_through(record)
    except Stopped as stopped:
        raise Problem("malformed", "table-record-stopped", number=stopped.deal + 1) from None


@post("/api/tables", request_max_body_size=MOST_RECORD_BYTES)
async def create_table(data: JSONBody[CreateTable], request: AnyRequest) -> Joined:
    """A new table."""
    request.state.language = data.language
    context = context_of(request)
    context.limit(request, "create")
    if data.record is None:
        rules = read_wish(data.wish)
        written = rules_value(*as_changes(rules))
    else:
        record, game = played_record(data.record)
        if game.match.finished:
            raise Problem("match-over", "table-record-finished")
        rules, written = record.rules, data.record["rules"]
    nickname = None if data.nickname is None else clean_name(data.nickname)
    before = None
    if data.streak:
        level, before = await streak.begin(context, data, rules)
    else:
        level = context.levels.check(data.level, rules)
    room = await context.hub.create(_created(data, level, written, before))
    if nickname is None:
        return Joined(code=room.state.code, token=None, seat=None)
    token = new_token()
    digest = token_hash(token)

    def sit_down(decider: Decider) -> int:
        person = decider.join(nickname, digest)
        seat = OWN_SEAT if data.streak else data.seat
        if seat is None:
            seat = decider.free_seat()
        decider.sit(person, seat or 0)
        if data.start:
            decider.start(decider.state.people[person.number])
        return seat or 0

    seat = await room.do(sit_down)
    if data.streak:
        await streak.opened(room.state.code)
    return Joined(code=room.state.code, token=token, seat=seat)


@post("/api/tables/{code:str}/join")
async def join_table(code: FromPath[str], data: JSONBody[Join], request: AnyRequest) -> Joined:
    """Come to a table."""
    request.state.language = data.language
    context = context_of(request)
    context.limit(request, "join")
    room = await context.hub.room(code)
    token, nickname = new_token(), clean_name(data.nickname)
    digest = token_hash(token)

    def come(decider: Decider) -> int | None:
        person = decider.join(nickname, digest)
        seat = data.seat
        if seat is None and not data.watch:
            seat = decider.free_seat()
        if seat is not None:
            decider.sit(person, seat)
        return seat

    seat = await room.do(come)
    return Joined(code=room.state.code, token=token, seat=seat)


@get("/api/tables/{code:str}")
async def look_at_table(code: FromPath[str], request: AnyRequest) -> TableSummary:
    """What one sees before joining."""
    context = context_of(request)
    context.limit(request, "look")
    return _summary(await context.hub.room(code), language_of(request))


def _summary(room: Room, language: str) -> TableSummary:
    state, names = room.state, read_names(language, "")
    game = game_view(names, json.encode(state.rules_value))
    seats = []
    for seat in range(state.rules.seats):
        kind = kind_of(state, seat)
        name = "" if kind == "empty" else state.seat_name(seat)
        side = state.rules.side_of(seat)
        seats.append(SeatSummary(seat=seat, side=side, name=name, kind=kind))
    return TableSummary(
        code=state.code,
        name=state.name,
        game=game.name,
        aim=game.aim,
        differs=game.differs,
        phase=state.phase,
        seats=seats,
        watching=sum(person.seat is None for person in state.persons()),
        free=any(item.person is None for item in state.seats),
        clock=state.clock,
        level_words=level_words(names, state.level),
    )


@get("/api/tables/{code:str}/record")
async def table_record(code: FromPath[str], request: AnyRequest) -> Response[dict[str, Any]]:
    """The record of the deals that are over."""
    context = context_of(request)
    context.limit(request, "look")
    state = (await context.hub.room(code)).state
    name = f"rebelote-{state.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record_value(record_of(state)), headers=headers)
