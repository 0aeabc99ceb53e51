"""The score sheet, in columns as on paper."""

from collections.abc import Sequence
from typing import Final, get_args

from rebelote.engine import DealResult, Match
from rebelote.engine.scoring import LineKind
from rebelote.i18n.rule_words import match_aim
from rebelote.tui.words import Words, sides_in_order

_TITLE: Final = 30
_COLUMN: Final = 14
_MOST_DEALS: Final = 12


def _row(title: str, cells: Sequence[str]) -> str:
    columns = "".join(f"{cell:>{_COLUMN}}" for cell in cells)
    return f"  {title:<{_TITLE}}{columns}".rstrip()


def _rule(sides: int) -> str:
    return "  " + "─" * (_TITLE + _COLUMN * sides)


def _heads(words: Words) -> list[str]:
    return [words.side(side) for side in sides_in_order(words.rules)]


def _total_rows(words: Words, match: Match) -> list[str]:
    rows = [_row(words.say("play-sheet-total"), [str(points) for points in match.score])]
    if match.held:
        rows.append(_row(words.say("play-sheet-held", points=str(match.held)), []))
    return rows


def deal_sheet(words: Words, result: DealResult, match: Match) -> list[str]:
    """The lines of one deal, their sum, and the match so far."""
    sides = sides_in_order(words.rules)
    lines = result.score.lines
    rows = [_row("", _heads(words)), _rule(len(sides))]
    written = {line.kind for line in lines}
    for kind in [kind for kind in get_args(LineKind) if kind in written]:
        cells = []
        for side in sides:
            points = sum(line.points for line in lines if (line.kind, line.side) == (kind, side))
            cells.append(_number(points) if points else "")
        rows.append(_row(words.say(f"line-{kind}").capitalize(), cells))
    rows.append(_rule(len(sides)))
    rows.append(_row(words.say("play-sheet-deal"), [str(points) for points in result.score.score]))
    return [*rows, "", *_total_rows(words, match)]


def _number(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def match_sheet(words: Words, results: Sequence[DealResult], match: Match) -> list[str]:
    """The match deal by deal, the totals running as on paper."""
    sides = sides_in_order(words.rules)
    rows = [_row("", _heads(words)), _rule(len(sides))]
    totals = [0] * len(sides)
    deals: list[str] = []
    played = [result for result in results if result.contract is not None]
    for number, result in enumerate(played, 1):
        totals = [old + new for old, new in zip(totals, result.score.score, strict=True)]
        assert result.contract is not None
        title = words.say(
            "play-sheet-row",
            number=str(number),
            who=words.seat(result.contract.taker),
            trump=words.trump(result.contract.trump),
            mark=words.say(f"play-mark-{result.outcome}"),
        )
        deals.append(_row(title, [str(points) for points in totals]))
    left_out = len(deals) - _MOST_DEALS
    if left_out > 0:
        rows.append(_row(words.say("play-sheet-left-out", count=str(left_out)), []))
    rows += deals[-_MOST_DEALS:]
    if not deals:
        rows.append(_row(words.say("play-sheet-empty"), []))
    rows += [_rule(len(sides)), *_total_rows(words, match)]
    return [*rows, "", "  " + match_aim(words.rules, words.names)]
