"""Deals that are over: their lines, their sums, and how they ended, in words."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, get_args

from rebelote.engine import DealResult
from rebelote.engine.scoring import LineKind
from rebelote.i18n.result_words import beside_the_lines, result_words
from rebelote.server.kept import Kept
from rebelote.server.protocol.view import DealSheet, SheetLine
from rebelote.server.words import Reader
from rebelote.table.state import TableState

_MARKED = ("lost", "litige", "revoke")
_KEPT: Final[Kept[DealSheet]] = Kept(3000)


def deal_sheets(reader: Reader, state: TableState) -> list[DealSheet]:
    """The deals that are over, void ones left out."""
    return [
        deal_sheet(reader, state, place)
        for place, result in enumerate(state.results)
        if result.contract is not None
    ]


def deal_sheet(reader: Reader, state: TableState, place: int) -> DealSheet:
    """One deal as on paper. It never changes again, so it is put together once for a reader."""
    key = (state.code, state.matches, place, reader.names, reader.seat, reader.seat_names)
    return _KEPT.get(key, lambda: _deal_sheet(reader, state, place))


def _deal_sheet(reader: Reader, state: TableState, place: int) -> DealSheet:
    result = state.results[place]
    contract, totals = result.contract, result.totals
    sides = range(reader.rules.sides)
    return DealSheet(
        number=place + 1,
        taker=None if contract is None else contract.taker,
        taker_words="" if contract is None else reader.taker_words(contract),
        trump=None if contract is None else contract.trump.value,
        contract="" if contract is None else reader.contract(contract),
        outcome=result.outcome,
        mark=reader.say(f"play-mark-{result.outcome}") if contract is not None else "",
        lines=_lines(reader, result),
        score=list(result.score.score),
        marks=[_mark(reader, result, side) for side in sides],
        belote=[totals is not None and totals.belote[side] > 0 for side in sides],
        totals=_totals(state.results[: place + 1], len(sides)),
        held=result.score.held,
        told=beside_the_lines(reader, result, _held_before(state, place)),
    )


def _totals(results: Sequence[DealResult], sides: int) -> list[int]:
    def add(so_far: list[int], written: list[int]) -> list[int]:
        return [old + new for old, new in zip(so_far, written, strict=True)]

    written = [list(result.score.score) for result in results]
    return list(accumulate(written, add, initial=[0] * sides))[-1]


def _mark(reader: Reader, result: DealResult, side: int) -> str:
    """The word in place of a zero: "dentro" for the side that lost its contract."""
    if result.outcome not in _MARKED or result.totals is None:
        return ""
    marked = result.totals.taker_side
    if result.outcome == "revoke" and result.totals.revoker is not None:
        marked = result.totals.revoker
    if side != marked:
        return ""
    return reader.say(f"play-mark-{result.outcome}")


def _lines(reader: Reader, result: DealResult) -> list[SheetLine]:
    written = {line.kind for line in result.score.lines}
    sheet = []
    for kind in [kind for kind in get_args(LineKind) if kind in written]:
        points: list[int | None] = []
        for side in range(reader.rules.sides):
            lines = [line for line in result.score.lines if (line.kind, line.side) == (kind, side)]
            points.append(sum(line.points for line in lines) if lines else None)
        words = reader.say(f"line-{kind}")
        sheet.append(
            SheetLine(
                kind=kind,
                words=words[:1].upper() + words[1:],
                points=points,
                text=_line_text(reader, words, points),
                why=_why(reader, result, kind),
            )
        )
    return sheet


def _why(reader: Reader, result: DealResult, kind: LineKind) -> str:
    """The rule behind a line."""
    doubled = 1 if result.contract is None else result.contract.doubled
    return reader.say(
        f"server-why-{kind}",
        outcome="doubled" if result.outcome == "made" and doubled > 1 else result.outcome,
        last=reader.rules.tricks.last,
        capot=reader.rules.tricks.capot,
        factor=doubled,
    )


def _line_text(reader: Reader, words: str, points: list[int | None]) -> str:
    """A line as it is read out: "Diez de últimas: nosotros 10, ellos nada"."""
    each = [
        reader.say("server-line-side", side=reader.side(side), points=written or 0)
        for side, written in enumerate(points)
    ]
    text = reader.say("server-line", line=words, points=", ".join(each))
    return text[:1].upper() + text[1:]


def result_sentences(reader: Reader, state: TableState, place: int) -> list[str]:
    """How a deal ended."""
    return result_words(reader, state.results[place], _held_before(state, place))


def _held_before(state: TableState, place: int) -> int:
    return state.results[place - 1].score.held if place else 0
