"""Everything a reader may see of a table, ready to be drawn, in the reader's language and deck."""

from typing import Literal, TypeAlias

from msgspec import Struct

from rebelote.server.protocol.seats import SeatView
from rebelote.server.protocol.words import CardView

TrumpName: TypeAlias = Literal["S", "H", "D", "C", "SA", "TA"]
Phase: TypeAlias = Literal["lobby", "auction", "play", "counted", "finished"]
Outcome: TypeAlias = Literal["made", "lost", "litige", "void", "revoke", "unfinished"]
May: TypeAlias = Literal[
    "act", "sit", "stand", "leave", "start", "go-on", "pause", "resume", "rematch", "back", "undo",
    "salt", "hint", "chat", "hand-over",
]  # fmt: skip


class HandCard(Struct, kw_only=True, frozen=True):
    """A card of the reader's hand: to play it, send `action`.

    `action` has no word in it; `belote` is the word that may be said over the card, to be added as
    ``+belote`` where it is wished; null where none may, or where the rules have it understood.
    """

    card: CardView
    trump: bool
    legal: bool
    action: str
    belote: Literal["belote", "rebelote"] | None
    said: str


class Announce(Struct, kw_only=True, frozen=True):
    """An announcement the reader may make with the first card: add `suffix` to its action."""

    suffix: str
    words: str
    points: int


class CallOption(Struct, kw_only=True, frozen=True):
    """A call the reader may make now: to make it, send `action`."""

    action: str
    words: str
    kind: Literal["pass", "take", "bid", "capot", "coinche", "surcoinche"]
    value: int | None
    trump: TrumpName | None
    trump_words: str


class CallView(Struct, kw_only=True, frozen=True):
    """A call of this auction, as it was said."""

    seat: int
    round: int
    action: str
    words: str


class PlayedCard(Struct, kw_only=True, frozen=True):
    """A card on the table, and whose it is."""

    seat: int
    card: CardView


class TrickView(Struct, kw_only=True, frozen=True):
    """A trick: `winning` is the seat whose card wins it so far, `points` what its cards are worth
    (the last trick's ten included)."""

    leader: int
    cards: list[PlayedCard]
    winning: int | None
    complete: bool
    points: int
    words: str


class ContractView(Struct, kw_only=True, frozen=True):
    """What is played: `words` is the whole line, `bid_words` "110", "capote", or empty."""

    trump: TrumpName
    trump_words: str
    taker: int
    taker_words: str
    bid: int | None
    bid_words: str
    capot: bool
    doubled: int
    doubled_words: str
    words: str


class Question(Struct, kw_only=True, frozen=True):
    """What the rail says above the hand; `mine` if it asks the reader, `help` a line of why."""

    text: str
    help: str
    mine: bool


class SideView(Struct, kw_only=True, frozen=True):
    """A side: `us` for the reader's own. `points` and `tricks` are those of this deal so far."""

    side: int
    name: str
    us: bool
    seats: list[int]
    score: int
    points: int
    tricks: int


class SheetLine(Struct, kw_only=True, frozen=True):
    """A line of a deal's count: points of each side, in side order (null: nothing written), and in
    `why` the rule behind it."""

    kind: str
    words: str
    points: list[int | None]
    text: str
    why: str


class DealSheet(Struct, kw_only=True, frozen=True):
    """A deal that is over, as on paper. `score` is what each side writes, `totals` the sums then;
    `marks` are words that stand in place of a number ("dentro"), or empty; `told` says what the
    lines do not: every trick won, the reserve."""

    number: int
    taker: int | None
    taker_words: str
    trump: TrumpName | None
    contract: str
    outcome: Outcome
    mark: str
    lines: list[SheetLine]
    score: list[int]
    marks: list[str]
    belote: list[bool]
    totals: list[int]
    held: int
    told: list[str]


class SeedView(Struct, kw_only=True, frozen=True):
    """The honesty of one deal: `seed`, `salts` and `honest` are null until the deal is over."""

    deal: int
    commitment: str
    seed: str | None
    salts: list[str | None] | None
    honest: bool | None


class Fairness(Struct, kw_only=True, frozen=True):
    """Commitments (docs/honest-deals.md): `next` is the coming deal's, to which salt may be added;
    `salted` are the seats that have done so, `my_salt` the reader's own."""

    now: SeedView | None
    next: SeedView | None
    salted: list[int]
    my_salt: str | None
    past: list[SeedView]


class ClockView(Struct, kw_only=True, frozen=True):
    """Seconds for each action (null: no clock), and milliseconds left to `seat` now."""

    limit: int | None
    seat: int | None
    left: int | None


class GameView(Struct, kw_only=True, frozen=True):
    """The game played here, in words. `code` is its rule code; `differs` what a house changed.

    `revoke_counts`: a card that is not legal is accepted, and costs the deal; ask before sending.
    `belote_asked` and `announcements_asked`: they count only if they are said."""

    preset: str
    name: str
    about: str
    aim: str
    code: str
    seats: int
    sides: int
    tricks: int
    direction: Literal["anticlockwise", "clockwise"]
    differs: list[str]
    belote_asked: bool
    announcements_asked: bool
    points_in_reserve: bool
    revoke_counts: bool


class TableView(Struct, kw_only=True, frozen=True):
    """The table as one reader sees it now.

    `reader` is the reader's seat (null: watching). `hand` is sorted for the eye: trumps first, then
    suits of alternating colour. `calls` are the calls the reader may make, empty unless it is its
    turn to speak. `turned` is the card turned up, while it lies there. `may` names the commands
    the reader may send now. `result` is the latest deal's sheet in the phases "counted" and
    "finished"; `outcome` says then who has won. `next_dealer` is null where no deal follows, or
    any seat may deal; `standing` says how far a match of so many deals has come ("mano 1 de 2").
    `streak` tells of the streak that this match counts for, or is empty.
    """

    code: str
    name: str
    reader: int | None
    reader_name: str
    game: GameView
    level: str
    level_words: str
    phase: Phase
    deal: int
    paused: bool
    notices: list[str]
    seats: list[SeatView]
    watching: list[str]
    turn: int | None
    my_turn: bool
    question: Question
    hand: list[HandCard]
    covered: int
    announce: list[Announce]
    calls: list[CallOption]
    auction: list[CallView]
    auction_round: int
    turned: CardView | None
    proposed: TrumpName | None
    contract: ContractView | None
    trick: TrickView
    last_trick: TrickView | None
    stock: int
    sides: list[SideView]
    reserve: int
    reserve_words: str
    sheets: list[DealSheet]
    result: DealSheet | None
    outcome: str
    winner: int | None
    next_dealer: int | None
    standing: str
    streak: str
    fairness: Fairness
    clock: ClockView
    chat: bool
    solo: bool
    may: list[May]
