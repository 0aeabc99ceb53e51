"""Runs and squares: what a hand holds, and whose count (rules.md, sections 5 and 9)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from rebelote.cards import ACE, JACK, KING, NINE, QUEEN, TEN, Hand, Rank, Trump
from rebelote.engine.actions import Announcement, Run, Square
from rebelote.rules import Rules
from rebelote.rules.values import is_trump

_SQUARE_POINTS = {JACK: 200, NINE: 150, ACE: 100, TEN: 100, KING: 100, QUEEN: 100}
_SQUARE_POINTS_SA = {ACE: 200, TEN: 150, KING: 100, QUEEN: 100, JACK: 100, NINE: 100}
# Equal squares, low to high: an ace beats a ten, and so on.
_SQUARE_RANKS = (NINE, JACK, QUEEN, KING, TEN, ACE)


def announcement_points(announcement: Announcement, rules: Rules, trump: Trump) -> int:
    """What it is worth; 0 for a square of eights or sevens."""
    if isinstance(announcement, Run):
        return {3: 20, 4: 50}.get(announcement.length, 100)
    ace_200 = trump is Trump.SA and rules.announcements.squares_sa == "ace-200"
    return (_SQUARE_POINTS_SA if ace_200 else _SQUARE_POINTS).get(announcement.rank, 0)


def strength(announcement: Announcement, rules: Rules, trump: Trump) -> tuple[int, ...]:
    """A key by which announcements are compared: the greater one is better, equal ones tie."""
    value = announcement_points(announcement, rules, trump)
    if isinstance(announcement, Square):
        return value, 1, _SQUARE_RANKS.index(announcement.rank)
    length = announcement.length if rules.announcements.rank_runs == "length-then-top" else 0
    decides = rules.announcements.equal == "trump-then-none"
    in_trump = int(decides and is_trump(announcement.suit, trump))
    return value, 0, length, announcement.high, in_trump


def runs_in(hand: Hand) -> Iterator[Run]:
    """The longest runs of three cards or more, none cut in two."""
    for suit in range(4):
        low: Rank = 0
        for rank in range(9):
            if rank == 8 or not hand >> (8 * suit + rank) & 1:
                if rank - low >= 3:
                    yield Run(suit, low, rank - 1)
                low = rank + 1


def best_announcements(hand: Hand, rules: Rules, trump: Trump) -> tuple[Announcement, ...]:
    """The best way to cut a hand up into announcements, best first; no card serves twice."""
    held = [square for square in map(Square, range(8)) if square.cards & hand == square.cards]
    squares = [square for square in held if announcement_points(square, rules, trump)]

    def strongest_first(found: list[Announcement]) -> list[Announcement]:
        return sorted(found, key=lambda item: strength(item, rules, trump), reverse=True)

    def worth(found: Iterable[Announcement]) -> tuple[int, list[tuple[int, ...]]]:
        strengths = [strength(item, rules, trump) for item in found]
        return sum(value for value, *_ in strengths), strengths

    ways: list[list[Announcement]] = []
    for count in range(len(squares) + 1):
        for chosen in combinations(squares, count):
            rest = hand
            for square in chosen:
                rest &= ~square.cards
            ways.append(strongest_first([*chosen, *runs_in(rest)]))
    return tuple(max(ways, key=worth))


def why_bad(
    announced: tuple[Announcement, ...], hand: Hand, rules: Rules, trump: Trump
) -> str | None:
    """The reason why a seat may not declare this with its first card, or None.

    A true but smaller declaration than the hand holds is accepted.
    """
    used: Hand = 0
    for item in announced:
        if item.cards & hand != item.cards:
            return "announcement-not-held"
        if isinstance(item, Run) and item.length < 3:
            return "announcement-too-short"
        if not announcement_points(item, rules, trump):
            return "announcement-worth-nothing"
        if item.cards & used:
            return "announcement-card-twice"
        used |= item.cards
    squares = hand_of_all(item for item in announced if isinstance(item, Square))
    for whole in runs_in(hand & ~squares):
        parts = [item for item in announced if isinstance(item, Run) and item.cards & whole.cards]
        if len(parts) > 1:
            return "announcement-run-cut"
    return None


def hand_of_all(announced: Iterable[Announcement]) -> Hand:
    """All cards that serve in these announcements."""
    hand = 0
    for item in announced:
        hand |= item.cards
    return hand


def valid_side(
    announced: tuple[tuple[Announcement, ...], ...],
    rules: Rules,
    trump: Trump,
    leader: int,
) -> int | None:
    """The side whose announcements count, or None. `leader` led to the first trick."""
    best: tuple[int, ...] | None = None
    sides: list[int] = []
    for step in range(rules.seats):
        seat = (leader + step) % rules.seats
        for item in announced[seat]:
            key = strength(item, rules, trump)
            if best is None or key > best:
                best, sides = key, []
            if key == best:
                sides.append(rules.side_of(seat))
    if not sides or (len(set(sides)) > 1 and rules.announcements.equal != "first-speaker"):
        return None
    return sides[0]
