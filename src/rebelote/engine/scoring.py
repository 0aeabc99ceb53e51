"""Counting a deal: from what was won to what is written (rules.md, sections 5, 6 and 9)."""

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from rebelote.rules import Rules

Outcome: TypeAlias = Literal["made", "lost", "litige", "void", "revoke", "unfinished"]
LineKind: TypeAlias = Literal[
    "cards", "last", "capot", "belote", "announcements", "contract", "bid", "factor", "reserve",
    "rounding",
]  # fmt: skip

CAPOT_BID = 250
FLAT_CAPOT_BID = 500
DOUBLED_CAPOT = 250
DOUBLED_CAPOT_BONUS = 100


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what for, for which side, how many points (they may be taken off)."""

    kind: LineKind
    side: int
    points: int


@dataclass(frozen=True, slots=True)
class Totals:
    """What a deal came to, in side order; belote and announcements are before any transfer.

    `trick_points` have the last trick, the capot bonus and the ``TA`` conversion in; `last_side`
    took the last trick, worth `last`, where that is known. `revoker` is the side that revoked.
    """

    taker_side: int
    trick_points: tuple[int, ...]
    tricks: tuple[int, ...]
    belote: tuple[int, ...]
    announcements: tuple[int, ...]
    bid: int | Literal["capot"] | None = None
    doubled: int = 1
    held: int = 0
    last_side: int | None = None
    revoker: int | None = None


@dataclass(frozen=True, slots=True)
class DealScore:
    """What is written for a deal: `score` in side order, `held` the reserve after it.

    The points of the lines of a side sum to its score.
    """

    outcome: Outcome
    score: tuple[int, ...]
    held: int
    lines: tuple[Line, ...]


@dataclass(slots=True)
class _Sheet:
    """The lines of a deal as they are written down."""

    sides: int
    lines: list[Line] = field(default_factory=list)

    def write(self, kind: LineKind, side: int, points: int) -> None:
        if points:
            self.lines.append(Line(kind, side, points))

    def sum(self, side: int) -> int:
        return sum(line.points for line in self.lines if line.side == side)


def void_score(rules: Rules, held: int) -> DealScore:
    """The score of a deal that nobody took: nothing changes."""
    return DealScore("void", (0,) * rules.sides, held, ())


def count(rules: Rules, totals: Totals) -> DealScore:
    """Count a deal from its totals."""
    totals = _after_capot(rules, totals)
    outcome = _judge(rules, totals)
    sheet = _Sheet(rules.sides)
    taker = totals.taker_side
    held = totals.held
    if outcome == "litige":
        _write_own(rules, sheet, totals)
        held += sheet.sum(taker)
        sheet.write("reserve", taker, -sheet.sum(taker))
    else:
        made = outcome == "made"
        losers = [side for side in range(rules.sides) if (side == taker) != made]
        if totals.revoker is not None:
            losers = [totals.revoker]
        winners = [side for side in range(rules.sides) if side not in losers]
        if made and totals.doubled == 1:
            _write_made(rules, sheet, totals)
        else:
            _write_won(rules, sheet, totals, winners, losers)
        sheet.write("reserve", winners[0], held)
        held = 0
    for side in range(rules.sides):
        sheet.write("rounding", side, _rounded(rules, sheet.sum(side)) - sheet.sum(side))
    score = tuple(sheet.sum(side) for side in range(rules.sides))
    return DealScore(outcome, score, held, tuple(sheet.lines))


def _takes_all(totals: Totals, side: int) -> bool:
    return totals.tricks[side] == sum(totals.tricks)


def _after_capot(rules: Rules, totals: Totals) -> Totals:
    """The totals once a side that won every trick has taken the others' announcements."""
    if rules.announcements.when_capot == "kept" or totals.revoker is not None:
        return totals
    everything = [_takes_all(totals, side) for side in range(rules.sides)]
    if not any(everything):
        return totals
    announced = sum(totals.announcements)
    return replace(totals, announcements=tuple(announced if won else 0 for won in everything))


def _judge(rules: Rules, totals: Totals) -> Outcome:
    if totals.revoker is not None:
        return "revoke"
    taker = totals.taker_side
    if totals.bid == "capot":
        return "made" if _takes_all(totals, taker) else "lost"
    total = [
        points + belote + announced
        for points, belote, announced in zip(
            totals.trick_points, totals.belote, totals.announcements, strict=True
        )
    ]
    others = sum(total) - total[taker]
    if rules.score.contract == "majority":
        if total[taker] == others:
            return "litige" if rules.score.tie == "held" else rules.score.tie
        return "made" if total[taker] > others else "lost"
    reached = totals.bid is None or total[taker] >= totals.bid
    if rules.score.contract == "bid-and-majority":
        reached = reached and total[taker] > others
    return "made" if reached else "lost"


def _write_tricks(rules: Rules, sheet: _Sheet, totals: Totals, side: int) -> None:
    """The lines for the points a side won in tricks."""
    points = totals.trick_points[side]
    if _takes_all(totals, side):
        sheet.write("capot", side, points)
        return
    last = rules.tricks.last if side == totals.last_side else 0
    sheet.write("cards", side, points - last)
    sheet.write("last", side, last)


def _write_extras(sheet: _Sheet, totals: Totals, side: int) -> None:
    sheet.write("belote", side, totals.belote[side])
    sheet.write("announcements", side, totals.announcements[side])


def _write_own(rules: Rules, sheet: _Sheet, totals: Totals) -> None:
    """Each side writes its own total."""
    for side in range(rules.sides):
        _write_tricks(rules, sheet, totals, side)
        _write_extras(sheet, totals, side)


def _write_made(rules: Rules, sheet: _Sheet, totals: Totals) -> None:
    """An undoubled contract made."""
    taker = totals.taker_side
    flat = totals.bid == "capot" and rules.score.capot_bid == "flat-500"
    for side in range(rules.sides):
        if side == taker and flat:
            sheet.write("contract", side, FLAT_CAPOT_BID)
        elif rules.score.made != "bid":
            _write_tricks(rules, sheet, totals, side)
        _write_extras(sheet, totals, side)
    if not flat:
        sheet.write("bid", taker, _bid_points(rules, totals))


def _bid_points(rules: Rules, totals: Totals) -> int:
    """What the bid itself is worth to the side that wins the contract."""
    if totals.bid is None or rules.score.made == "points":
        return 0
    return CAPOT_BID if totals.bid == "capot" else totals.bid


def _write_won(
    rules: Rules, sheet: _Sheet, totals: Totals, winners: list[int], losers: list[int]
) -> None:
    """A contract lost, a doubled contract either way, or a revoke: the winners write it all."""
    taker, score = totals.taker_side, rules.score
    flat = totals.bid == "capot" and score.capot_bid == "flat-500"
    all_points = rules.announcements.when_lost == "to-defence"
    belote_moves = (
        rules.belote.when_lost == "to-defence" and taker in losers and totals.revoker is None
    )
    for winner in winners:
        capot = _takes_all(totals, winner) and totals.revoker is None
        won = FLAT_CAPOT_BID if flat else _lost_points(rules, totals, winner, capot=capot)
        belote = totals.belote[winner] + (totals.belote[taker] if belote_moves else 0)
        announced = totals.announcements[winner]
        if all_points:
            announced += sum(totals.announcements[side] for side in losers)
        bid = 0 if flat else _bid_points(rules, totals)
        sheet.write("contract", winner, won)
        sheet.write("belote", winner, belote)
        sheet.write("announcements", winner, announced)
        sheet.write("bid", winner, bid)
        if totals.doubled > 1:
            multiplied = won + belote + announced + bid
            if score.double_scope == "bid":
                multiplied = FLAT_CAPOT_BID if flat else bid
            sheet.write("factor", winner, multiplied * (totals.doubled - 1))
            plus = score.doubled_capot == "plus-100" and not flat
            if plus and capot and _counts(rules, totals, winner):
                sheet.write("capot", winner, DOUBLED_CAPOT_BONUS)
    for loser in losers:
        if not (belote_moves and loser == taker):
            sheet.write("belote", loser, totals.belote[loser])
        if not all_points:
            sheet.write("announcements", loser, totals.announcements[loser])


def _counts(rules: Rules, totals: Totals, winner: int) -> bool:
    """True if every trick won is rewarded: always to the takers, to the defence by the rules."""
    return winner == totals.taker_side or rules.score.lost_capot == "capot"


def _lost_points(rules: Rules, totals: Totals, winner: int, *, capot: bool) -> int:
    """What stands in for the card points of a contract lost or doubled."""
    if not capot or not _counts(rules, totals, winner):
        return rules.score.lost
    if totals.doubled > 1:
        return DOUBLED_CAPOT if rules.score.doubled_capot == "250" else rules.score.lost
    return rules.tricks.capot


def _rounded(rules: Rules, points: int) -> int:
    """What is written for so many points: 84 → 80, 85 → 90 (with ``-down``: 85 → 80)."""
    match rules.score.rounding:
        case "none":
            return points
        case "nearest-10":
            return (points + 5) // 10 * 10
        case "nearest-10-down":
            return (points + 4) // 10 * 10
