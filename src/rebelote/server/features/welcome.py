"""The first page's words, rules in words, records checked, and health."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody

from rebelote.i18n.names import DECKS, Names
from rebelote.i18n.rule_words import match_aim
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.notation import Stopped, parse_record
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names, rule_code
from rebelote.server.features.context import context_of, language_of, read_names
from rebelote.server.features.pages import client_is_built
from rebelote.server.features.tables import MOST_RECORD_BYTES
from rebelote.server.protocol.http import (
    AskRules,
    AskVerify,
    DealVerdict,
    Game,
    GlossaryEntry,
    Health,
    RulesSheet,
    RulesWish,
    Verdict,
    Welcome,
)
from rebelote.server.protocol.words import Option
from rebelote.server.rule_words import read_wish, rules_sheet
from rebelote.server.version import VERSION
from rebelote.table.honest import Checked, check_record

AnyRequest = Request[Any, Any, Any]
_GLOSSARY: Final = "glossary-"
CLOCKS: Final = (0, 15, 30, 60, 120)
PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "nice-trick", "one-moment",
    "your-turn", "good-game", "goodbye",
)  # fmt: skip
# Signs of the hand and the face; none of them can speak of cards.
SIGNS: Final = ("thumb-up", "smile", "wow", "clap", "nod", "think", "cup", "sigh")


@get("/api/welcome", sync_to_thread=False)
def welcome(request: AnyRequest, deck: FromQuery[str] = "") -> Welcome:
    """All that the first page needs, in the reader's words."""
    context = context_of(request)
    context.limit(request, "look")
    names = read_names(language_of(request), deck)
    levels = context.levels
    return Welcome(
        version=VERSION,
        languages=[
            Option(name=item, words=texts(item).say("play-language-name")) for item in LANGUAGES
        ],
        decks=[Option(name=item, words=names.say(f"server-deck-{item}")) for item in DECKS],
        games=[_game(names, name) for name in preset_names()],
        levels=[_level(names, name) for name in levels.shown()],
        usual_level=levels.usual(),
        clocks=list(CLOCKS),
        phrases=_said(names, PHRASES),
        signs=_said(names, SIGNS),
    )


def _said(names: Names, phrases: Sequence[str]) -> list[Option]:
    return [Option(name=name, words=names.say(f"server-phrase-{name}")) for name in phrases]


def _level(names: Names, name: str) -> Option:
    message = f"level-{name}"
    return Option(name=name, words=names.say(message), about=names.say(message, "about"))


def _game(names: Names, name: str) -> Game:
    rules = preset(name)
    return Game(
        preset=name,
        name=names.say(f"preset-{name}"),
        about=names.say(f"preset-{name}", "about"),
        short=names.say(f"play-about-{name}"),
        aim=match_aim(rules, names),
        seats=rules.seats,
        kind=rules.auction.kind,
        code=rule_code(rules),
        streak=rules.match.streak,
    )


@post("/api/rules", status_code=200, sync_to_thread=False)
def rules_in_words(data: JSONBody[AskRules], request: AnyRequest) -> RulesSheet:
    """Rules in words, and what differs from those one knows."""
    request.state.language = data.language
    context_of(request).limit(request, "look")
    known = None if data.knows is None else read_wish(RulesWish(rules=data.knows))
    return rules_sheet(read_names(data.language, data.deck), read_wish(data.wish), known)


@get("/api/glossary", sync_to_thread=False)
def glossary(request: AnyRequest, deck: FromQuery[str] = "") -> list[GlossaryEntry]:
    """The words of the table, explained."""
    context_of(request).limit(request, "look")
    names = read_names(language_of(request), deck)
    return [
        GlossaryEntry(
            name=entry.removeprefix(_GLOSSARY),
            word=names.say(entry),
            also=[word.strip() for word in names.say(entry, "also").split(",")],
            text=names.say(entry, "text"),
        )
        for entry in names.texts.messages(_GLOSSARY)
    ]


@post("/api/verify", status_code=200, request_max_body_size=MOST_RECORD_BYTES)
async def verify(data: JSONBody[AskVerify], request: AnyRequest) -> Verdict:
    """Check that the deals of a record are honest."""
    request.state.language = data.language
    context_of(request).limit(request, "verify")
    record = parse_record(data.record)
    try:
        checked = check_record(record)
    except Stopped as stopped:
        raise Problem("malformed", "table-record-stopped", number=stopped.deal + 1) from None
    return verdict(checked, read_names(data.language, ""))


def verdict(checked: list[Checked], names: Names) -> Verdict:
    """What was found, in words."""
    found = {item.honest for item in checked}
    honest = False if False in found else True if True in found else None
    message = {True: "verify-all-honest", False: "verify-dishonest", None: "verify-nothing"}[honest]
    deals = [
        DealVerdict(
            deal=item.deal + 1,
            honest=item.honest,
            text=names.say(
                "verify-deal", number=str(item.deal + 1), verdict=names.say(item.reason)
            ),
        )
        for item in checked
    ]
    return Verdict(honest=honest, text=names.say(message), deals=deals)


@get("/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    """How the server is."""
    context = context_of(request)
    return context.hub.health(dict(context.levels.real), client_is_built())
