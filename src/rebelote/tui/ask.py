"""Reading what the user types: commands, cards and calls, in the words of the language and deck."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from rebelote.cards import RANKS, SUIT_TRUMPS, SUITS, Card, Trump, make_card
from rebelote.engine import Bid, Call, Coinche, Pass, PlayCard, Surcoinche, Take
from rebelote.i18n.names import SYMBOLS, Names
from rebelote.notation.action_text import parse_action
from rebelote.problem import Problem

CommandName: TypeAlias = Literal["help", "hint", "why", "last", "sheet", "quit"]
COMMANDS: Final[tuple[CommandName, ...]] = get_args(CommandName)
_ARTICLES: Final = frozenset({"la", "el", "le", "the"})
_BETWEEN: Final = frozenset({"de", "d", "du", "des", "of", "a", "in"})
MOST_CHARACTERS: Final = 200


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of the program; `rest` is what was typed after it."""

    name: CommandName
    rest: str = ""


def plain(text: str) -> str:
    """Text without accents, capitals and doubled spaces, for comparing."""
    text = text[:MOST_CHARACTERS].casefold().replace("œ", "oe").replace("’", "'")
    decomposed = unicodedata.normalize("NFKD", text)
    kept = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return " ".join(kept.split())


def _words_of(names: Names, message: str) -> list[str]:
    """The ways to type something: a message that lists them with commas, the first one shown."""
    return [plain(word) for word in names.say(message).split(",")]


def key_of(names: Names, command: CommandName) -> str:
    """The key shown for a command."""
    return _words_of(names, f"play-keys-{command}")[0]


def read_command(text: str, names: Names) -> Command | None:
    """The command typed, or None. The language's own keys go before the common words."""
    typed = plain(text)
    spellings = [
        (spelling, command)
        for command in COMMANDS
        for spelling in _words_of(names, f"play-keys-{command}")
    ]
    for spelling, command in sorted(spellings, key=lambda item: -len(item[0])):
        if typed == spelling:
            return Command(command)
        if command == "why" and typed.startswith(spelling + " "):
            return Command(command, typed[len(spelling) :].strip())
    return None


def _suit_spellings(names: Names) -> Iterator[tuple[str, int]]:
    """Ways to type a suit, the ones that win first."""
    for suit, letter in enumerate(SUITS):
        yield plain(names.suit(suit)), suit
        yield SYMBOLS[suit], suit
        yield plain(names.say(f"play-letter-{letter}")), suit
    for other in (Names(names.texts, "jqk"), Names(names.texts, "spanish")):
        for suit in range(4):
            yield plain(other.suit(suit)), suit
            yield plain(other.suit(suit)).rstrip("s"), suit
    for suit, letter in enumerate(SUITS):
        yield letter.lower(), suit


def _rank_spellings(names: Names) -> Iterator[tuple[str, int]]:
    for rank in range(8):
        yield plain(names.index(rank)), rank
        yield plain(names.rank(rank)), rank
    for other in (Names(names.texts, "jqk"), Names(names.texts, "spanish")):
        for rank in range(8):
            if not other.rank(rank).isdecimal():
                yield plain(other.rank(rank)), rank
    for rank, letter in enumerate(RANKS):
        yield letter.lower(), rank


@cache
def _suits(names: Names) -> dict[str, int]:
    return dict(reversed(list(_suit_spellings(names))))


@cache
def _cards(names: Names) -> dict[str, Card]:
    """Every way to type a card, without spaces."""
    ranks = dict(reversed(list(_rank_spellings(names))))
    return {
        rank_text + suit_text: make_card(rank, suit)
        for rank_text, rank in ranks.items()
        for suit_text, suit in _suits(names).items()
    }


def _joined(typed: str) -> str:
    """Typed words as one, without "of" and the like: ``sota de oros`` is ``sotaoros``."""
    words = typed.replace("'", " ").split()
    if len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return "".join(words[:1] + [word for word in words[1:] if word not in _BETWEEN])


def read_card(text: str, names: Names) -> tuple[Card | None, bool]:
    """The card typed, or None; and whether a belote word was typed after it."""
    words = plain(text).replace("+", " ").split()
    said = len(words) > 1 and words[-1] in ("b", "belote", "rebelote")
    if said:
        words = words[:-1]
    typed = " ".join(words)
    return _cards(names).get(typed, _cards(names).get(_joined(typed))), said


def read_suit(text: str, names: Names) -> Trump | None:
    """The trump typed: a suit, no trump or all trump."""
    words = plain(text).split()
    while len(words) > 1 and words[0] in _BETWEEN:
        words = words[1:]
    typed = _joined(" ".join(words))
    for trump in (Trump.SA, Trump.TA):
        if typed in (trump.value.lower(), _joined(plain(names.trump(trump)))):
            return trump
    suit = _suits(names).get(typed)
    return None if suit is None else SUIT_TRUMPS[suit]


def read_call(text: str, names: Names, *, bidding: bool) -> Call | None:
    """The call typed: in the words of the table, or as a record writes it."""
    try:
        action = parse_action(text.strip())
    except Problem:
        return _read_words(plain(text), names, bidding=bidding)
    return None if isinstance(action, PlayCard) else action


def _read_words(typed: str, names: Names, *, bidding: bool) -> Call | None:
    plain_calls: dict[str, Call] = {
        "pass": Pass(),
        "take": Take(),
        "coinche": Coinche(),
        "surcoinche": Surcoinche(),
    }
    for name, call in plain_calls.items():
        if typed in _words_of(names, f"play-calls-{name}"):
            return call
    for word in _words_of(names, "play-calls-take"):
        if typed.startswith(word + " "):
            trump = read_suit(typed[len(word) :], names)
            return None if trump is None else Take(trump)
    return _read_bid(typed, names) if bidding else _take_suit(typed, names)


def _take_suit(typed: str, names: Names) -> Call | None:
    trump = read_suit(typed, names)
    return None if trump is None else Take(trump)


def _read_bid(typed: str, names: Names) -> Call | None:
    digits = typed[: len(typed) - len(typed.lstrip("0123456789"))]
    if digits and len(digits) < 5:
        trump = read_suit(typed[len(digits) :], names)
        return None if trump is None else Bid(int(digits), trump)
    for word in _words_of(names, "play-calls-capot"):
        if typed.startswith(word):
            trump = read_suit(typed[len(word) :], names)
            if trump is not None:
                return Bid("capot", trump)
    return None


def read_number(text: str, most: int) -> int | None:
    """A number of a list of so many, from 1, as its place from 0."""
    typed = text.strip()
    if typed.isascii() and typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= most:
        return int(typed) - 1
    return None


def read_yes(text: str, names: Names, *, default: bool) -> bool | None:
    """Yes or no, in any way to say it; None for anything else."""
    typed = plain(text)
    if not typed:
        return default
    if typed in _words_of(names, "play-yes"):
        return True
    return False if typed in _words_of(names, "play-no") else None


def numbered(options: Sequence[str]) -> list[str]:
    """Choices with the number to type before each."""
    return [f"{number} {option}" for number, option in enumerate(options, 1)]
