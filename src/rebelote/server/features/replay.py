"""Games looked at again: a deal of a record, step by step."""

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from rebelote.problem import Problem
from rebelote.server.drawing.replay import replay_steps
from rebelote.server.features.context import context_of, read_names
from rebelote.server.features.tables import MOST_RECORD_BYTES, bot_names, played_record
from rebelote.server.protocol.http import AskReplay, Replay

AnyRequest = Request[Any, Any, Any]


@post("/api/replay", status_code=200, request_max_body_size=MOST_RECORD_BYTES)
async def replay(data: JSONBody[AskReplay], request: AnyRequest) -> Replay:
    """A deal of a record, step by step."""
    request.state.language = data.language
    context_of(request).limit(request, "verify")
    record, game = played_record(data.record)
    if not data.deal < len(record.deals):
        raise Problem("malformed", "table-no-such-deal", number=len(record.deals))
    if data.seat is not None and data.seat >= record.rules.seats:
        raise Problem("no-such-seat", "table-no-such-seat")
    seats = (record.seats or bot_names(data.language))[: record.rules.seats]
    names = read_names(data.language, data.deck)
    return Replay(
        seats=seats,
        deals=len(record.deals),
        deal=data.deal,
        steps=replay_steps(names, data.record, seats, data.deal, data.seat),
        finished=game.match.finished,
    )
