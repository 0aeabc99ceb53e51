"""What goes over HTTP, as JSON: everything before and beside the play."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from rebelote.server.protocol.view import TableView
from rebelote.server.protocol.words import CardView, Choice, DeckName, Language, Option

Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
RulesText: TypeAlias = Annotated[str, Meta(max_length=200)]
Wish: TypeAlias = str | int | bool | list[int] | None


class Game(Struct, kw_only=True, frozen=True):
    """A game that can be played: its preset, its words, and what one should know to choose."""

    preset: str
    name: str
    about: str
    short: str
    aim: str
    seats: int
    kind: Literal["turn-up", "bidding"]
    code: str
    streak: bool


class Welcome(Struct, kw_only=True, frozen=True):
    """``GET /api/welcome?language=es&deck=jqk``: all that the first page needs, in words."""

    version: str
    languages: list[Option]
    decks: list[Option]
    games: list[Game]
    levels: list[Option]
    usual_level: str
    clocks: list[int]
    phrases: list[Option]
    signs: list[Option]


class RulesWish(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Which rules: a preset's name or a rule code, and dimensions to change in them."""

    rules: RulesText = "ffb-classic"
    changes: dict[str, Wish] = field(default_factory=dict)


class AskRules(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rules``: these rules in words, and how they differ from those one `knows`."""

    wish: RulesWish
    knows: RulesText | None = None
    language: Language = "es"
    deck: DeckName = "jqk"


class RuleView(Struct, kw_only=True, frozen=True):
    """A rule: its dimension's name, its title, its value, and what else it may be.

    `choices` is empty for a number or a list; `allowed` says then what may be written. `known` is
    the value in the rules one knows, where it differs, else null. `asked` if a house decides it.
    """

    name: str
    title: str
    about: str
    value: Wish
    value_words: str
    choices: list[Choice]
    allowed: str
    known: str | None
    asked: bool


class RuleSection(Struct, kw_only=True, frozen=True):
    """A chapter of the rules."""

    title: str
    rules: list[RuleView]


class RulesSheet(Struct, kw_only=True, frozen=True):
    """A set of rules in words; `preset` is the nearest one, `code` what one sends to friends."""

    preset: str
    name: str
    code: str
    sections: list[RuleSection]
    differences: list[RuleView]


class CreateTable(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``: a new table; its maker sits down if `nickname` is given.

    `clock` is seconds for each action, 0 for none; `pace` milliseconds that a bot takes at least;
    `start` begins at once, bots in the other seats. With `record` (docs/record.md) the table goes
    on from a record or a position, by the rules that are in it; `seat` is one's seat then. With
    `streak` the match counts for the streak of the duel, which says the level.
    """

    wish: RulesWish = field(default_factory=RulesWish)
    record: dict[str, Any] | None = None
    level: Annotated[str, Meta(max_length=30)] | None = None
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    pace: Annotated[int, Meta(ge=0, le=5000)] = 500
    chat: bool = False
    name: Annotated[str, Meta(max_length=40)] = ""
    nickname: Nickname | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    start: bool = False
    streak: bool = False
    language: Language = "es"


class Join(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{code}/join``: come to a table, to `seat`, any free one (null) or none."""

    nickname: Nickname
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    watch: bool = False
    language: Language = "es"


class Joined(Struct, kw_only=True, frozen=True):
    """One's token at a table: a secret to keep, which opens the socket ``/api/tables/CODE/socket``.

    `token` is null for a maker without a nickname.
    """

    code: str
    token: str | None
    seat: int | None


class BestView(Struct, kw_only=True, frozen=True):
    """A streak that has ended."""

    score: int
    wins: int
    date: str


class StreakView(Struct, kw_only=True, frozen=True):
    """``GET /api/streak?language=es``: duels won in a row, on the machine that is one's own.

    `counts` is false on a server that others can reach. `level`, of `levels`, is that of the next
    opponent; `open` is the table whose match is not over: another one begun makes it lost.
    """

    counts: bool
    wins: int
    score: int
    level: int
    levels: int
    level_words: str
    best: list[BestView]
    open: str | None


class SeatSummary(Struct, kw_only=True, frozen=True):
    """Who sits where."""

    seat: int
    side: int
    name: str
    kind: Literal["empty", "person", "bot"]


class TableSummary(Struct, kw_only=True, frozen=True):
    """``GET /api/tables/{code}?language=es``: what one sees before joining."""

    code: str
    name: str
    game: str
    aim: str
    differs: list[str]
    phase: Literal["lobby", "auction", "play", "counted", "finished"]
    seats: list[SeatSummary]
    watching: int
    free: bool
    clock: int
    level_words: str


class AskReplay(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """``POST /api/replay``: a deal of a record, step by step, as `seat` saw it (null:
    a spectator)."""

    record: dict[str, Any]
    deal: Annotated[int, Meta(ge=0, le=10_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    language: Language = "es"
    deck: DeckName = "jqk"


class ReplayStep(Struct, kw_only=True, frozen=True):
    """A moment of a deal: what has just happened in words, the table then, and what every seat has
    left to play, in seat order."""

    text: str
    view: TableView
    hands: list[list[CardView]]


class Replay(Struct, kw_only=True, frozen=True):
    """A deal of a record, from the dealing (step 0) to its end; `deals` is how many the record has.

    `finished` if nothing follows the record's end, so that it cannot be gone on from there.
    """

    seats: list[str]
    deals: int
    deal: int
    steps: list[ReplayStep]
    finished: bool


class GlossaryEntry(Struct, kw_only=True, frozen=True):
    """A word of the table: other words for it, and what it means."""

    name: str
    word: str
    also: list[str]
    text: str


class AskVerify(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """``POST /api/verify``: are the deals of this record honest?"""

    record: dict[str, Any]
    language: Language = "es"


class DealVerdict(Struct, kw_only=True, frozen=True):
    """A deal checked: `honest` is null where nothing was promised."""

    deal: int
    honest: bool | None
    text: str


class Verdict(Struct, kw_only=True, frozen=True):
    """All deals of a record checked."""

    honest: bool | None
    text: str
    deals: list[DealVerdict]


class Fault(Struct, kw_only=True, frozen=True):
    """Any HTTP answer that is no success: a code as in `Refused`, and a sentence."""

    code: str
    text: str


class Health(Struct, kw_only=True, frozen=True):
    """``GET /health``. `levels` tells, for each level offered, which player really plays it."""

    status: Literal["ok", "stopping"]
    version: str
    python: str
    uptime: int
    tables: int
    tables_playing: int
    sockets: int
    events: int
    queue: int
    thinking: int
    bots_failed: int
    levels: dict[str, str]
    client: bool
