"""The seats, and the marks beside them."""

from typing import Literal

from msgspec import Struct

from rebelote.server.protocol.words import CardView, Place


class AnnouncementView(Struct, kw_only=True, frozen=True):
    """An announcement at a seat: `words` as it was said, `mark` as it is written beside the seat.

    `cards` is empty until it is shown; `counts` is null until it is known whose count, and false
    for the side whose do not."""

    words: str
    mark: str
    points: int
    cards: list[CardView]
    counts: bool | None


class BeloteView(Struct, kw_only=True, frozen=True):
    """Belote at a seat: what to write beside it ("Belote", then "Belote 20")."""

    words: str
    suit: str
    points: int


class PileView(Struct, kw_only=True, frozen=True):
    """A face-up card on the table (the open game); `covers` if one lies face down beneath it."""

    card: CardView
    covers: bool
    action: str | None
    legal: bool
    trump: bool


class SeatView(Struct, kw_only=True, frozen=True):
    """A seat and the marks beside it.

    `name` is the person's nickname or the bot's name; `away` is why a bot plays in a person's
    place. `call` is the latest call of this auction as it was said, `call_stands` if it is the bid
    that holds. `status` says in words what is to be told of the seat (thinking, no connection).
    """

    seat: int
    side: int
    place: Place
    name: str
    kind: Literal["empty", "person", "bot"]
    me: bool
    away: Literal["silent", "gone"] | None
    connected: bool
    turn: bool
    dealer: bool
    taker: bool
    leader: bool
    doubled: int
    call: str | None
    call_stands: bool
    announcements: list[AnnouncementView]
    belotes: list[BeloteView]
    cards_left: int
    piles: list[PileView]
    status: str
    wishes_pause: bool
    wishes_rematch: bool
    goes_on: bool
