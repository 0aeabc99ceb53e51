"""Duplicate deals: each deal is played twice with the sides exchanged, so that luck cancels."""

from dataclasses import dataclass, field
from functools import cache

from rebelote.arena.faults import Fault
from rebelote.arena.table import Seat, play_out, take_seats
from rebelote.engine import after_deal, new_match, shuffled
from rebelote.rules import Rules

_MOST_REDEALS = 10
_WARM_UP_DEALS = 20


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players by name, the rules they play by, and the seed of the deals."""

    rules: Rules
    first: str
    second: str
    seed: str


@dataclass(slots=True)
class Tally:
    """What a player's moves have cost, in seconds of CPU time, and those it forfeited."""

    seconds: float = 0.0
    moves: int = 0
    faults: list[Fault] = field(default_factory=list)

    def add(self, seat: Seat) -> None:
        """Count a seat that the player leaves."""
        seat.leave()
        self.seconds += seat.seconds
        self.moves += seat.moves
        self.faults += seat.faults


@dataclass(frozen=True, slots=True)
class Pair:
    """What a deal played twice came to.

    `points` are the first player's a deal: its side's written points less the other side's (with
    three seats: less the mean of the two others). `tallies` are the first and the second player's.
    """

    points: float
    tallies: tuple[Tally, Tally]


def play_pair(contest: Contest, number: int) -> Pair:
    """Play the deal of this number twice, the players' sides exchanged.

    A deal that nobody takes at one of the tables counts 0 there; only where nobody takes at both
    is another dealt.
    """
    warm_up(contest.rules, contest.first, contest.second)
    tallies = (Tally(), Tally())
    dealer = number % contest.rules.seats
    here = there = None
    for redeal in range(_MOST_REDEALS):
        seed = f"{contest.seed}/{number}/{redeal}"
        here = _play(contest, seed, dealer, tallies, exchanged=False)
        there = _play(contest, seed, dealer, tallies, exchanged=True)
        if here is not None or there is not None:
            break
    return Pair(((here or 0.0) - (there or 0.0)) / 2, tallies)


def _play(
    contest: Contest, seed: str, dealer: int, tallies: tuple[Tally, Tally], *, exchanged: bool
) -> float | None:
    """One deal with the first player on side 0, or `exchanged` on every other side.

    The points of side 0 less those of the others, or None where nobody took.
    """
    rules = contest.rules
    names = (contest.first, contest.second)
    at_table = take_seats(rules, names[::-1] if exchanged else names, f"{seed}:{exchanged}")
    match = new_match(rules)
    try:
        deal = play_out(match.start(dealer, shuffled(seed)), match, at_table)
    finally:
        for number, seat in enumerate(at_table):
            tallies[(rules.side_of(number) > 0) != exchanged].add(seat)
    if deal.void:
        return None
    own, *others = after_deal(match, deal)[1].score.score
    return own - sum(others) / len(others)


@cache
def warm_up(rules: Rules, first: str, second: str) -> None:
    """Play a first trick that does not count: what is loaded and compiled once costs no move."""
    match = new_match(rules)
    for number in range(_WARM_UP_DEALS):
        seats = take_seats(rules, (first, second), "warm-up")
        try:
            deal = play_out(match.start(0, shuffled(f"{number}")), match, seats, tricks=1)
        finally:
            for seat in seats:
                seat.leave()
        if deal.tricks:
            return
