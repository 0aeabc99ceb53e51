"""What a browser sends over its socket: `Hello` first, then commands and questions.

A command names in `seen` the number of the latest event its sender knew. One that comes too late
is refused and changes nothing. `ref` is any number of the sender's; the answer repeats it.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from rebelote.server.protocol.words import DeckName, Language

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
CardText: TypeAlias = Annotated[str, Meta(min_length=2, max_length=3)]
SaltText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TokenText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
TalkText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message of a browser."""

    ref: Number = 0


class Command(Message, kw_only=True, frozen=True):
    """A message that changes the table."""

    seen: Number


class Hello(Message, kw_only=True, frozen=True, tag="hello"):
    """The first message: who this is (no token: a spectator) and how it reads.

    `seen` is the latest event number a browser that returns knows, 0 for one that is new: what
    happened since is told. `take_over` false leaves a seat that another tab holds where it is.
    """

    token: TokenText | None = None
    language: Language = "es"
    deck: DeckName = "jqk"
    seen: Number = 0
    take_over: bool = True


class Act(Command, kw_only=True, frozen=True, tag="act"):
    """Call or play, as a record writes it: ``take``, ``bid:90H``, ``KH+belote``."""

    action: ActionText


class Sit(Command, kw_only=True, frozen=True, tag="sit"):
    """Take this seat, from among the watchers or from another seat."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Stand(Command, kw_only=True, frozen=True, tag="stand"):
    """Give up one's seat and watch."""


class HandOver(Command, kw_only=True, frozen=True, tag="hand-over"):
    """Give the seat of a person who is gone to one who watches, by name: so somebody who has lost
    its token gets its seat back."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    to: Annotated[str, Meta(min_length=1, max_length=24)]


class Leave(Command, kw_only=True, frozen=True, tag="leave"):
    """Leave the table for good."""


class Start(Command, kw_only=True, frozen=True, tag="start"):
    """Begin the match; bots take the empty seats."""


class GoOn(Command, kw_only=True, frozen=True, tag="go-on"):
    """The sheet is read: the next deal may come, as soon as everybody has said so."""


class Pause(Command, kw_only=True, frozen=True, tag="pause"):
    """Wish for a pause; it begins when every person present wishes it."""


class Resume(Command, kw_only=True, frozen=True, tag="resume"):
    """End the pause, or take back the wish for one."""


class Rematch(Command, kw_only=True, frozen=True, tag="rematch"):
    """Another match by the same rules, as soon as every person present wishes it."""


class Back(Command, kw_only=True, frozen=True, tag="back"):
    """Take one's seat back from the bot that plays in one's place."""


class Undo(Command, kw_only=True, frozen=True, tag="undo"):
    """Take back one's last action: against bots only, before anything new was seen."""


class Salt(Command, kw_only=True, frozen=True, tag="salt"):
    """Add to the chance of the next deal, after its commitment was shown (docs/honest-deals.md)."""

    salt: SaltText


class Phrase(Message, kw_only=True, frozen=True, tag="phrase"):
    """Say one of the quick phrases of the welcome."""

    phrase: Annotated[str, Meta(max_length=30)]


class Chat(Message, kw_only=True, frozen=True, tag="chat"):
    """Say something freely, where the table allows it."""

    text: TalkText


class Hint(Message, kw_only=True, frozen=True, tag="hint"):
    """Ask what to do, and why."""


class AskWhy(Message, kw_only=True, frozen=True, tag="why"):
    """Ask why a card of one's hand may not be played now."""

    card: CardText


class TellAll(Message, kw_only=True, frozen=True, tag="tell-all"):
    """Ask for the whole position in sentences: the long telling."""


class Read(Message, kw_only=True, frozen=True, tag="read"):
    """Change the language and the deck, at any moment."""

    language: Language
    deck: DeckName


class TakeOver(Message, kw_only=True, frozen=True, tag="take-over"):
    """Make this tab the active one of its seat."""


FromClient: TypeAlias = (
    Hello
    | Act
    | Sit
    | Stand
    | HandOver
    | Leave
    | Start
    | GoOn
    | Pause
    | Resume
    | Rematch
    | Back
    | Undo
    | Salt
    | Phrase
    | Chat
    | Hint
    | AskWhy
    | TellAll
    | Read
    | TakeOver
)
