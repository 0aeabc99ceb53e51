"""Everything there is to know about a table at one moment. Never changed: an event gives a new one.

Nobody may see a state: what a reader may know of its deal is made by `rebelote.views`.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, Self, TypeAlias

from rebelote.engine import Deal, DealResult, Match
from rebelote.notation.record import DealRecord
from rebelote.rules import Rules
from rebelote.streaks import Streak
from rebelote.table.events import WhyAway

TablePhase: TypeAlias = Literal["lobby", "auction", "play", "counted", "finished"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came to the table; `seat` is None for one who watches.

    `knows` is the seat whose cards it has seen in this deal, so that it takes no other; `moved` is
    the number of the latest event about its seat, a pause or salt that it has brought about.
    """

    number: int
    name: str
    token: str
    seat: int | None = None
    left: bool = False
    knows: int | None = None
    moved: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. Without a person it is a bot's once the match has begun.

    `away` is why a bot plays in the person's place; `thumb` is set where the bot has failed.
    """

    person: int | None = None
    away: WhyAway | None = None
    thumb: bool = False
    wishes_pause: bool = False
    wishes_rematch: bool = False
    went_on: bool = False


@dataclass(frozen=True, slots=True)
class Dealing:
    """How a deal came about: the promised seed, and the salt of each seat; None where nothing was
    promised (a deal of an imported record)."""

    seed: str
    salts: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class TableState:
    """A table. `number` is that of its latest event, `game_number` of the latest that changed the
    game; `since` is when the seat to act, or the reading of the sheet, began (milliseconds).

    `deal` is the one in progress, or the last one until the next begins; `deals`, `dealings` and
    `results` are those of this match. `promised` is the seed of the coming deal, `salts` what was
    added to it. `bots` are the names of bots, seat by seat, and a second one for each. `streak` is
    the streak as it was before this match, where the match counts for it. `before` is the deal
    that an undo would bring back.
    """

    code: str
    rules: Rules
    rules_value: Any
    level: str
    clock: int
    pace: int
    chat: bool
    name: str
    bots: tuple[str, ...]
    seats: tuple[Seat, ...]
    match: Match
    number: int = 1
    game_number: int = 1
    since: int = 0
    people: tuple[Person, ...] = ()
    phase: TablePhase = "lobby"
    matches: int = 0
    deal: Deal | None = None
    deals: tuple[DealRecord, ...] = ()
    dealings: tuple[Dealing | None, ...] = ()
    results: tuple[DealResult, ...] = ()
    promised: str | None = None
    salts: tuple[str | None, ...] = ()
    before: Deal | None = None
    paused: bool = False
    streak: Streak | None = None

    def evolve(self, **changes: Any) -> Self:
        """A copy with these fields changed."""
        return replace(self, **changes)

    def with_seat(self, seat: int, **changes: Any) -> Self:
        """A copy with these fields of one seat changed."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))

    def with_person(self, number: int, **changes: Any) -> Self:
        """A copy with these fields of one person changed."""
        people = list(self.people)
        people[number] = replace(people[number], **changes)
        return replace(self, people=tuple(people))

    @property
    def playing(self) -> bool:
        """True while a deal is in progress."""
        return self.phase in ("auction", "play")

    @property
    def binding(self) -> bool:
        """True during a match of the streak: nobody walks away from a loss."""
        return self.streak is not None and self.phase != "finished"

    @property
    def turn(self) -> int | None:
        """The seat to act, or None."""
        return self.deal.turn if self.playing and self.deal is not None else None

    def person_at(self, seat: int) -> Person | None:
        """The person whose seat this is."""
        number = self.seats[seat].person
        return None if number is None else self.people[number]

    def is_bots(self, seat: int) -> bool:
        """True if a bot decides for this seat now: its own, or in a person's place."""
        return self.seats[seat].person is None or self.seats[seat].away is not None

    def seat_name(self, seat: int) -> str:
        """Who sits there: the nickname, or the name of the bot; no bot has a person's name."""
        person = self.person_at(seat)
        if person is not None:
            return person.name
        taken = {one.name.casefold() for one in self.persons()}
        names = (self.bots[seat], *self.bots[4 + seat : 5 + seat])
        return next((name for name in names if name.casefold() not in taken), names[0])

    def persons(self) -> list[Person]:
        """Everybody who has not left."""
        return [person for person in self.people if not person.left]

    def seated(self) -> list[int]:
        """The seats that have a person."""
        return [seat for seat, item in enumerate(self.seats) if item.person is not None]

    def person_of_token(self, token: str) -> Person | None:
        """Whose hash of a token this is."""
        return next((person for person in self.persons() if person.token == token), None)
