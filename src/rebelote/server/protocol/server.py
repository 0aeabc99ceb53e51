"""What the server sends over a socket."""

from typing import Literal, TypeAlias

from msgspec import Struct

from rebelote.server.protocol.view import TableView
from rebelote.server.protocol.words import CardView

Happened: TypeAlias = Literal[
    "joined", "seated", "stood", "left", "started", "dealt", "called", "settled", "completed",
    "played", "belote", "announced", "shown", "trick", "drew", "uncovered", "counted", "finished",
    "away", "back", "pause-wished", "paused", "resumed", "rematch-wished", "rematch", "went-on",
    "salted", "bot-replaced", "undone", "handed-over",
]  # fmt: skip


class Happening(Struct, kw_only=True, frozen=True):
    """A small thing that happened, for the eye (`kind`, `seat`, `cards`) and the ear (`text`).

    Several may carry the same event `number`: a card, the word over it, the trick it ends. `words`
    is what was said, for a slip at the seat. `by` tells who decided: a person, a bot, or the
    stand-in of a person who is away. `points` are those of a trick or an announcement.
    """

    number: int
    kind: Happened
    text: str
    seat: int | None = None
    cards: list[CardView] = []
    words: str = ""
    by: Literal["person", "bot", "stand-in"] | None = None
    points: int | None = None


class ToClient(Struct, kw_only=True, frozen=True, tag_field="type"):
    """Any message of the server; `ref` repeats that of the message it answers, else 0."""

    ref: int = 0


class State(ToClient, kw_only=True, frozen=True, tag="state"):
    """What happened since the last state, and the table as it is after event `number`.

    `number` goes into `seen` of what is sent next. `version` is the server's: a client of another
    version loads itself anew.
    """

    number: int
    happened: list[Happening]
    view: TableView
    version: str


class Refused(ToClient, kw_only=True, frozen=True, tag="refused"):
    """A message was refused; nothing has changed.

    `code` is an error code of docs/record.md, or ``stale`` (something happened in the meantime),
    ``not-your-turn``, ``not-allowed``, ``no-such-table``, ``no-such-seat``, ``bad-token``,
    ``too-fast``, ``too-long``, ``busy``. `card` was refused because of `cause`, a card on the
    table played by `cause_seat`; `cards` are those that may be played.
    """

    code: str
    text: str
    card: CardView | None = None
    cause: CardView | None = None
    cause_seat: int | None = None
    cards: list[CardView] = []


class Why(ToClient, kw_only=True, frozen=True, tag="why"):
    """Why a card may be played now, or not. The fields are those of `Refused`."""

    card: CardView
    legal: bool
    text: str
    cause: CardView | None = None
    cause_seat: int | None = None
    cards: list[CardView] = []


class Hinted(ToClient, kw_only=True, frozen=True, tag="hinted"):
    """What to do: send `action`; `words` names it, `idea` says why."""

    action: str
    card: CardView | None
    words: str
    idea: str
    text: str


class ToldAll(ToClient, kw_only=True, frozen=True, tag="told-all"):
    """The whole position in sentences, and the tricks played so far, the latest last."""

    sentences: list[str]
    played: list[str]


class Told(ToClient, kw_only=True, frozen=True, tag="told"):
    """Somebody said something: a quick phrase (its name in `phrase`) or free text, never markup."""

    seat: int | None
    name: str
    phrase: str | None
    text: str


class Inactive(ToClient, kw_only=True, frozen=True, tag="inactive"):
    """Another tab holds this seat now; `take-over` brings it back here."""

    text: str


class Closing(ToClient, kw_only=True, frozen=True, tag="closing"):
    """The server stops or the table is gone; after `retry` seconds (null: never) try again."""

    text: str
    retry: int | None


FromServer: TypeAlias = State | Refused | Why | Hinted | ToldAll | Told | Inactive | Closing
