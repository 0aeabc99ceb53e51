"""Everything there is to know about one deal at one moment.

States are never changed: each action gives a new one. Nobody at the table may see a state; what a
seat may know of it is made by `rebelote.views`.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, Self, TypeAlias

from rebelote.cards import Card, Hand, Suit, Trump
from rebelote.engine.actions import Announcement, Bid, Call
from rebelote.rules import Rules

Phase: TypeAlias = Literal["auction", "play", "over"]


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays what: `bid` is None in turn-up games; `doubled` is the factor in force."""

    taker: int
    trump: Trump
    bid: int | Literal["capot"] | None = None
    doubled: int = 1


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards on the table, the leader's first; `winner` is None until the trick is complete."""

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None

    def seat_of(self, position: int, seats: int) -> int:
        """The seat that played the card at this position."""
        return (self.leader + position) % seats


@dataclass(frozen=True, slots=True)
class Belote:
    """King and queen of trump that were in one hand when the first of them was played.

    `said` are the words said with the first and with the second card; `played` is how many of the
    two cards have been played.
    """

    seat: int
    suit: Suit
    first: Card
    said: tuple[bool, bool]
    played: int = 1


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card played against the rules at a table that lets it through: by whom, and which."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal. Tuples with an item for each seat are in seat order.

    `hands` are the cards each seat may play (with the open layout, its face-up cards too);
    `covers` are its table cards that still lie on a face-down one, as pairs (upper, lower);
    `stock` are the cards left to draw, the next one first; `undealt` the cards of the pack that
    complete the hands after the auction. `dealer_must_name` is `auction.all_pass: forced-third`
    in force. `announced` are the declarations of each seat, `drawn` its cards from the stock.
    """

    rules: Rules
    dealer: int
    phase: Phase
    turn: int
    hands: tuple[Hand, ...]
    covers: tuple[tuple[tuple[Card, Card], ...], ...]
    stock: tuple[Card, ...]
    undealt: tuple[Card, ...]
    turned: Card | None
    table: tuple[Hand, ...]
    dealer_must_name: bool = False
    calls: tuple[Call, ...] = ()
    callers: tuple[int, ...] = ()
    bid: Bid | None = None
    bidder: int | None = None
    contract: Contract | None = None
    trick: Trick = Trick(0)
    tricks: tuple[Trick, ...] = ()
    announced: tuple[tuple[Announcement, ...], ...] = ()
    belotes: tuple[Belote, ...] = ()
    drawn: tuple[tuple[Card, ...], ...] = ()
    revoke: Revoke | None = None

    def evolve(self, **changes: Any) -> Self:
        """A copy with these fields changed."""
        return replace(self, **changes)

    def owned(self, seat: int) -> Hand:
        """All cards of a seat, face-down ones included."""
        hand = self.hands[seat]
        for _, lower in self.covers[seat]:
            hand |= 1 << lower
        return hand

    @property
    def void(self) -> bool:
        """True if the deal is over because nobody took."""
        return self.phase == "over" and self.contract is None

    @property
    def tricks_in_all(self) -> int:
        """How many tricks a deal has: 8, or 16 with two seats."""
        return 16 if self.rules.seats == 2 else 8
