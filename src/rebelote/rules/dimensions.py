"""The dimensions of the rules: every point in which one table of belote differs from another.

Each dimension is a field of one of the frozen dataclasses below; its type says which values are
allowed, so that the loader, ``rules diff`` and the tests need no second list. In a rules file and
in a record the dimension is named ``section.field`` (``play.raise``); a field whose name would be
a Python keyword ends in an underscore (``raise_``). What each means: docs/rules.md.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple


class Span(NamedTuple):
    """Whole numbers from `low` to `high`; in a list, at most `most` of them."""

    low: int
    high: int
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    """Values of the cards without a trump suit, and with all suits trump (section 1)."""

    sans_atout: Literal["ace-19", "ace-11"]
    tout_atout: Literal["scaled", "13-9-6-5-3-2", "14-9-6-5-3-1", "raw"]


@dataclass(frozen=True, slots=True)
class Tricks:
    """Points for the last trick and for all of them (section 1)."""

    last: Annotated[int, Span(0, 100)]
    capot: Annotated[int, Span(0, 1000)]


@dataclass(frozen=True, slots=True)
class Dealing:
    """How the cards reach the seats (section 2)."""

    packets: Annotated[tuple[int, ...], Span(1, 8, 8)]
    turn_up: bool
    complete: Annotated[tuple[int, ...], Span(1, 8, 8)]
    stock: Annotated[int, Span(0, 14)]
    layout: Literal["hand", "6+10", "0+16"]
    shuffle: Literal["each-deal", "gather"]
    first_dealer: Annotated[Literal["lowest-card", "random"] | int, Span(0, 3)]
    direction: Literal["anticlockwise", "clockwise"]


@dataclass(frozen=True, slots=True)
class Auction:
    """Who may say what before the play (section 3)."""

    kind: Literal["turn-up", "bidding"]
    contracts: Literal["suits", "suits+SA+TA"]
    all_pass: Literal["next-dealer", "same-dealer", "forced-third"]
    minimum: Annotated[int, Span(0, 1000)]
    step: Annotated[int, Span(1, 100)]
    maximum: Annotated[int | None, Span(0, 2000)]
    capot: bool
    passed_may_return: bool
    double: Literal["none", "coinche"]


@dataclass(frozen=True, slots=True)
class Play:
    """Which cards may be played (section 4)."""

    raise_: Literal["always", "not-over-partner"]
    beat_plain: bool
    partner_exempt: Literal["always", "over-if-only-trumps", "until-partner-trumps", "never"]
    undertrump: Literal["required", "free", "forbidden"]
    free_while_stock: bool
    revoke: Literal["refused", "loses-deal"]


@dataclass(frozen=True, slots=True)
class Belote:
    """King and queen of trump in one hand (section 5)."""

    call: Literal["automatic", "required"]
    king_first: bool
    when_lost: Literal["kept", "to-defence"]
    tout_atout: Literal["each-suit", "none"]


@dataclass(frozen=True, slots=True)
class Announcements:
    """Runs and squares declared with the first card (section 5)."""

    allowed: bool
    squares_sa: Literal["same", "ace-200"]
    call: Literal["automatic", "required"]
    rank_runs: Literal["value-then-top", "length-then-top"]
    equal: Literal["trump-then-none", "none", "first-speaker"]
    when_lost: Literal["to-defence", "kept"]
    when_capot: Literal["kept", "to-winner"]


@dataclass(frozen=True, slots=True)
class Score:
    """What is written for a deal (section 6)."""

    contract: Literal["majority", "bid", "bid-and-majority"]
    tie: Literal["held", "lost", "made"]
    made: Literal["points", "points+bid", "bid"]
    lost: Annotated[int, Span(0, 1000)]
    lost_capot: Literal["capot", "same"]
    doubles: Annotated[tuple[int, ...], Span(2, 8, 2)]
    double_scope: Literal["all", "bid"]
    doubled_capot: Literal["250", "plus-100"]
    capot_bid: Literal["points+250", "flat-500"]
    rounding: Literal["none", "nearest-10", "nearest-10-down"]


@dataclass(frozen=True, slots=True)
class Match:
    """When a match ends, and who has won it (section 7)."""

    end: Literal["target", "deals"]
    target: Annotated[int, Span(1, 100_000)]
    reach: Literal["reach", "pass"]
    deals: Annotated[int, Span(1, 1000)]
    win_on_extras: bool
    streak: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """A complete set of rules: a preset, perhaps with some dimensions changed.

    `seats` is 4, 3 or 2. `preset` is the name it started from; it is never looked at to decide
    anything.
    """

    preset: str
    seats: Literal[4, 3, 2]
    cards: Cards
    tricks: Tricks
    deal: Dealing
    auction: Auction
    play: Play
    belote: Belote
    announcements: Announcements
    score: Score
    match: Match

    @property
    def sides(self) -> int:
        """2 with four seats (partners sit opposite), else every seat is a side of its own."""
        return 2 if self.seats == 4 else self.seats

    def side_of(self, seat: int) -> int:
        """The side of a seat, record.md: side 0 is seats 0 and 2 where four play."""
        return seat % 2 if self.seats == 4 else seat
