"""A deal of a record as it went, for those who look at it again."""

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import json

from rebelote.i18n.names import Names
from rebelote.server.drawing.hand import sorted_hand
from rebelote.server.drawing.table import table_view
from rebelote.server.drawing.telling import Transition, happenings
from rebelote.server.protocol.http import ReplayStep
from rebelote.server.words import Reader
from rebelote.table import Numbered, Presence, TableState, evolve, new_table
from rebelote.table.events import Acted, AnyEvent, Created, Started


def replay_steps(
    names: Names, record: dict[str, Any], seats: Sequence[str], deal: int, seat: int | None
) -> list[ReplayStep]:
    """The steps of one deal, from the dealing to its end, as a seat (None: a spectator) saw them.

    The record must be one that the rules let through.
    """
    written = record["deals"][deal]
    actions = written.get("actions", [])
    begun = {**record, "deals": [*record["deals"][:deal], {**written, "actions": []}]}
    state = _happened(_table(begun, seats), Started())
    reader = Reader(names, state.rules, seat, tuple(seats))
    steps = [_step(reader, state, "")]
    for action in actions:
        assert state.turn is not None
        acted = Acted(seat=state.turn, action=action, by="person")
        numbered = Numbered(number=state.number + 1, at=0, event=acted)
        after = evolve(state, numbered)
        told = happenings(reader, Transition(state, numbered, after))
        state = after
        steps.append(_step(reader, state, " ".join(one.text for one in told if one.text)))
    return steps


def _table(record: dict[str, Any], seats: Sequence[str]) -> TableState:
    """A table in the lobby that goes on from a record. Its code is the record's own, because what
    is kept of a table's sheets is kept by its code."""
    code = hashlib.sha256(json.encode(record)).hexdigest()
    created = Created(
        code=code, rules=record["rules"], level="thumb", clock=0, pace=0, chat=False, name="",
        bots=list(seats), record=record,
    )  # fmt: skip
    return new_table(created, 0)


def _happened(state: TableState, event: AnyEvent) -> TableState:
    return evolve(state, Numbered(number=state.number + 1, at=0, event=event))


def _step(reader: Reader, state: TableState, text: str) -> ReplayStep:
    deal = state.deal
    assert deal is not None
    trump = None if deal.contract is None else deal.contract.trump
    hands = [[reader.card(card) for card in sorted_hand(hand, trump)] for hand in deal.hands]
    view = table_view(reader, state, None, Presence(), 0)
    return ReplayStep(text=text, view=view, hands=hands)
