"""Every message exists in the three languages, says the same things, and is used."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import rebelote
from rebelote.bots import IDEAS
from rebelote.bots.players import player_names
from rebelote.cards import RANKS, SUITS, Trump, parse_card
from rebelote.cli import COMMANDS
from rebelote.cli.rules import COMMANDS as RULES_COMMANDS
from rebelote.engine.scoring import LineKind, Outcome
from rebelote.i18n.names import DECKS, Names
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.review.decision import Standing
from rebelote.review.game import Judgement
from rebelote.review.ideas import FurtherIdea
from rebelote.rules import DIMENSIONS, preset_names
from rebelote.server.features.welcome import PHRASES, SIGNS
from rebelote.table.events import WhyAway

SOURCE = Path(rebelote.__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
LITERALS = set(re.findall(r"""["']([a-z][\w-]*)["']""", CODE))


class _Collector(Visitor):
    """The variables and the other messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(language: str) -> dict[str, dict[str, ast.Message]]:
    """The parsed messages of a language, by file. Junk, such as a broken line, is an error."""
    found: dict[str, dict[str, ast.Message]] = {}
    for entry in (files("rebelote.i18n") / "locales" / language).iterdir():
        resource = parse(entry.read_text("utf-8"))
        junk = [node.content for node in resource.body if isinstance(node, ast.Junk)]
        assert not junk, (language, entry.name, junk)
        named = [node for node in resource.body if isinstance(node, ast.Message)]
        names = [message.id.name for message in named]
        assert len(set(names)) == len(names), (language, entry.name)
        found[entry.name] = {message.id.name: message for message in named}
    return found


ALL = {language: messages(language) for language in LANGUAGES}
SPANISH = {name: message for file in ALL["es"].values() for name, message in file.items()}


def collected(message: ast.Message, language: str = "es") -> _Collector:
    """What a message names, itself and through the messages it refers to."""
    collector = _Collector()
    collector.visit(message)
    for name in list(collector.references):
        for content in ALL[language].values():
            if name in content:
                collector.variables |= collected(content[name], language).variables
    return collector


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_files_messages_and_attributes_in_the_same_order(
    language: str,
) -> None:
    def outline(found: dict[str, dict[str, ast.Message]]) -> dict[str, list[Any]]:
        return {
            file: [
                (name, [attribute.id.name for attribute in message.attributes])
                for name, message in content.items()
            ]
            for file, content in sorted(found.items())
        }

    assert outline(ALL[language]) == outline(ALL["es"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_asks_for_the_variables_that_the_others_ask_for(language: str) -> None:
    """Words that only choose an article or a gender may differ."""
    only_grammar = {"deck", "rank", "suit", "trump", "by"}
    for file, content in ALL[language].items():
        for name, message in content.items():
            spanish = collected(ALL["es"][file][name]).variables
            assert (
                collected(message, language).variables - only_grammar == spanish - only_grammar
            ), name


OBLIGATIONS = re.findall(r'Obligation\("[a-z-]+", "([a-z-]+)"', CODE)
SPANISH_OPTIONS = [
    f"play-{option}"
    for option in (
        "preset",
        "target",
        "set",
        "deck",
        "level",
        "seed",
        "pace",
        "plain",
        "resume",
        "new",
    )
]


def expected_families() -> Iterator[str]:
    """The messages whose names are put together from data."""
    yield from (f"rank-{rank}" for rank in RANKS)
    yield from (f"suit-{suit}" for suit in SUITS)
    yield from (f"trump-{trump.value}" for trump in Trump)
    yield from (f"outcome-{outcome}" for outcome in get_args(Outcome))
    yield from (f"line-{kind}" for kind in (*get_args(LineKind), "sum"))
    yield from (f"legal-{phase}" for phase in ("auction", "play"))
    yield from (f"idea-{idea}" for idea in (*IDEAS, *get_args(FurtherIdea)))
    standings = {*get_args(Standing), "several"} - {"only"}
    yield from (f"review-verdict-{standing}" for standing in standings)
    yield from (f"review-told-{judgement}" for judgement in get_args(Judgement))
    yield from (f"review-seat-{place}" for place in ("partner", "right", "left", "rival"))
    yield from (f"review-fact-{kind}" for kind in ("card", "suit"))
    yield from (f"review-column-{name}" for name in ("choice", "value", "loss", "made"))
    yield from (f"review-where-{phase}" for phase in ("auction", "play"))
    yield from (f"preset-{name}" for name in preset_names())
    yield from (f"announcement-run-{length}-cards" for length in (3, 4, 5))
    yield from (f"call-{word}" for word in ("belote", "rebelote"))
    yield from (f"help-{name}" for name in ("rebelote", *COMMANDS))
    yield from (f"help-rules-{name}" for name in RULES_COMMANDS)
    yield from (f"file-error-{name}" for name in ("enoent", "eisdir", "eacces", "enospc", "erofs"))
    yield from (name for name in SPANISH if name.startswith("glossary-"))
    yield from (f"play-about-{name}" for name in preset_names())
    yield from (f"play-keys-{key}" for key in ("help", "hint", "why", "last", "sheet", "quit"))
    yield from (f"play-calls-{call}" for call in ("pass", "coinche", "surcoinche"))
    yield from (f"play-{kind}-{suit}" for kind in ("letter", "short") for suit in SUITS)
    yield from (f"play-{kind}-{what}" for kind in ("ask", "not") for what in ("card", "call"))
    yield from (f"play-mark-{mark}" for mark in ("made", "lost", "litige", "revoke"))
    yield from (f"play-outcome-{outcome}" for outcome in ("made", "lost", "litige"))
    yield from (f"seat-{place}" for place in ("south", "east", "north", "west"))
    yield from (f"problem-not-in-{phase}" for phase in ("play", "auction"))
    yield from (f"help-{name}" for name in SPANISH_OPTIONS)
    yield from (f"server-deck-{deck}" for deck in DECKS)
    yield from (f"level-{name}" for name in player_names() if name != "random")
    yield from (f"server-phrase-{phrase}" for phrase in (*PHRASES, *SIGNS))
    yield from (f"server-why-{kind}" for kind in get_args(LineKind))
    yield from (f"server-told-away-{why}" for why in get_args(WhyAway))
    yield from (f"server-help-{reason}" for reason in OBLIGATIONS)
    sections = dict.fromkeys(name.partition(".")[0] for name in DIMENSIONS)
    yield from (f"rules-section-{section}" for section in sections)
    for dimension in DIMENSIONS.values():
        key = "rule-" + dimension.name.replace(".", "-").replace("_", "-")
        yield key
        values = ["true", "false"] if dimension.is_switch else map(str, dimension.choices)
        yield from (f"{key}--{re.sub(r'[^A-Za-z0-9]', '-', value)}" for value in values)


def test_every_message_that_code_puts_together_exists() -> None:
    missing = set(expected_families()) - set(SPANISH)
    assert not missing


def test_every_message_is_used() -> None:
    used = set(expected_families()) | LITERALS
    used |= {f"problem-{reason}" for reason in LITERALS}
    for message in SPANISH.values():
        used |= collected(message).references
    # The page's own messages are used by its own code, whose tests look after them.
    unused = set(SPANISH) - used - set(ALL["es"]["web.ftl"])
    assert unused == set(), sorted(unused)


def test_every_problem_raised_has_its_message() -> None:
    raised = set(re.findall(r'Problem\(\s*"[a-z-]+",\s*"([a-z-]+)"', CODE))
    raised |= set(re.findall(r'malformed\(\s*"([a-z-]+)"', CODE))
    raised |= set(re.findall(r'Obligation\("[a-z-]+", "([a-z-]+)"', CODE))
    assert len(raised) > 40
    assert {reason for reason in raised if f"problem-{reason}" not in SPANISH} == set()


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, deck: Any) -> None:
    names = Names(texts(language), deck)
    for content in ALL[language].values():
        for name, message in content.items():
            variables = dict.fromkeys(collected(message, language).variables - {"deck"}, "7")
            for attribute in (None, *(item.id.name for item in message.attributes)):
                said = names.say(name, attribute, **variables)
                assert said.strip(), name
                assert "{" not in said, name


def test_french_has_a_hard_space_before_two_part_punctuation() -> None:
    for entry in (files("rebelote.i18n") / "locales" / "fr").iterdir():
        for line in entry.read_text("utf-8").splitlines():
            assert not re.search(r"(?<=[\w})»]) [:;!?»]( |$)|« ", line), line


def test_the_spanish_deck_says_sota_caballo_and_rey() -> None:
    names = Names(texts("es"), "spanish")
    assert names.card_name(parse_card("JD")) == "sota de oros"
    assert [names.rank(rank) for rank in range(8)] == [
        "4", "5", "6", "7", "sota", "caballo", "rey", "as",
    ]  # fmt: skip
    assert [names.suit(suit) for suit in range(4)] == ["espadas", "copas", "oros", "bastos"]
