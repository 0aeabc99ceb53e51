"""What a seat can do: a call in the auction, or a card with the words said over it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rebelote.cards import Card, Hand, Rank, Suit, Trump, hand_of, make_card


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, in either kind of auction."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the turned suit (`trump` None, first round), or name the trump (second round)."""

    trump: Trump | None = None


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: a number of points, or ``"capot"`` for every trick, and the trump."""

    value: int | Literal["capot"]
    trump: Trump


@dataclass(frozen=True, slots=True)
class Coinche:
    """Double the last bid of the other side."""


@dataclass(frozen=True, slots=True)
class Surcoinche:
    """Redouble."""


@dataclass(frozen=True, slots=True)
class Run:
    """Three or more cards of one suit in a row, in the order 7 8 9 T J Q K A."""

    suit: Suit
    low: Rank
    high: Rank

    @property
    def length(self) -> int:
        """How many cards."""
        return self.high - self.low + 1

    @property
    def cards(self) -> Hand:
        """The cards of the run."""
        return hand_of(make_card(rank, self.suit) for rank in range(self.low, self.high + 1))


@dataclass(frozen=True, slots=True)
class Square:
    """Four cards of one rank."""

    rank: Rank

    @property
    def cards(self) -> Hand:
        """The four cards."""
        return hand_of(make_card(self.rank, suit) for suit in range(4))


Announcement: TypeAlias = Run | Square
BeloteWord: TypeAlias = Literal["belote", "rebelote"]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; `word` goes with a king or queen of trump, `announced` with the first card."""

    card: Card
    word: BeloteWord | None = None
    announced: tuple[Announcement, ...] = ()


Call: TypeAlias = Pass | Take | Bid | Coinche | Surcoinche
Action: TypeAlias = Call | PlayCard
