"""What one may type for cards, calls and commands, in each language and deck."""

import pytest

from rebelote.cards import ALL_CARDS, Trump, card_text
from rebelote.engine import Bid, Coinche, Pass, Surcoinche, Take
from rebelote.i18n.names import DECKS, Deck, Names
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.tui.ask import (
    COMMANDS,
    key_of,
    read_call,
    read_card,
    read_command,
    read_number,
    read_yes,
)


def names(language: str, deck: Deck) -> Names:
    return Names(texts(language), deck)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_can_be_typed_as_it_is_shown(language: str, deck: Deck) -> None:
    words = names(language, deck)
    for card in ALL_CARDS:
        index = words.index(card % 8)
        symbol = "♠♥♦♣"[card // 8]
        for typed in (
            words.card(card),
            words.card_name(card),
            index + symbol,
            index + " " + symbol,
        ):
            assert read_card(typed, words) == (card, False), typed
            assert read_card(typed.upper(), words) == (card, False), typed


@pytest.mark.parametrize(
    ("language", "deck", "typed", "card"),
    [
        ("es", "jqk", "JH", "JH"),
        ("es", "jqk", "la jota de corazones", "JH"),
        ("es", "jqk", "10d", "TD"),
        ("es", "jqk", "kc", "KH"),
        ("es", "jqk", "sota oros", "JD"),
        ("es", "jqk", "tréboles", None),
        ("es", "spanish", "sota oros", "JD"),
        ("es", "spanish", "7 espadas", "TS"),
        ("es", "spanish", "12 o", "KD"),
        ("es", "spanish", "rey de copas", "KH"),
        ("fr", "vdr", "V♦", "JD"),
        ("fr", "vdr", "vk", "JD"),
        ("fr", "vdr", "dame de coeur", "QH"),
        ("fr", "vdr", "DP", "QS"),
        ("fr", "spanish", "as d'oros", "AD"),
        ("en", "jqk", "ts", "TS"),
        ("en", "jqk", "queen of clubs", "QC"),
        ("en", "jqk", "a" * 5000, None),
        ("en", "jqk", "", None),
    ],
)
def test_cards(language: str, deck: Deck, typed: str, card: str | None) -> None:
    found = read_card(typed, names(language, deck))[0]
    assert (None if found is None else card_text(found)) == card


def test_a_word_typed_with_the_card() -> None:
    for typed in ("KH b", "KH+belote", "KH rebelote", "rey de corazones b"):
        assert read_card(typed, names("es", "jqk"))[1], typed


@pytest.mark.parametrize(
    ("language", "typed", "call"),
    [
        ("es", "paso", Pass()),
        ("es", "P", Pass()),
        ("es", "tomo", Take()),
        ("es", "tomo corazones", Take(Trump.H)),
        ("es", "picas", Take(Trump.S)),
        ("fr", "je prends à cœur", Take(Trump.H)),
        ("fr", "je prends à pique", Take(Trump.S)),
        ("en", "I take all trumps", Take(Trump.TA)),
        ("en", "take:D", Take(Trump.D)),
        ("en", "take ?", None),
    ],
)
def test_calls_of_a_turn_up_game(language: str, typed: str, call: object) -> None:
    assert read_call(typed, names(language, "jqk"), bidding=False) == call


@pytest.mark.parametrize(
    ("language", "typed", "call"),
    [
        ("es", "100 corazones", Bid(100, Trump.H)),
        ("es", "100H", Bid(100, Trump.H)),
        ("es", "100♣", Bid(100, Trump.C)),
        ("es", "90 SA", Bid(90, Trump.SA)),
        ("es", "90 todo triunfo", Bid(90, Trump.TA)),
        ("es", "capot S", Bid("capot", Trump.S)),
        ("es", "capote a picas", Bid("capot", Trump.S)),
        ("es", "coincho", Coinche()),
        ("fr", "surcoinché", Surcoinche()),
        ("fr", "bid:120D", Bid(120, Trump.D)),
        ("en", "double", Coinche()),
        ("en", "120", None),
        ("en", "999999 hearts", None),
        ("en", "JH", None),
    ],
)
def test_bids(language: str, typed: str, call: object) -> None:
    assert read_call(typed, names(language, "jqk"), bidding=True) == call


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_told_apart(language: str) -> None:
    words = names(language, "jqk")
    keys = [key_of(words, command) for command in COMMANDS]
    assert len(set(keys)) == len(keys)
    for command, key in zip(COMMANDS, keys, strict=True):
        found = read_command(key, words)
        assert found is not None and found.name == command
    for common in ("help", "hint", "why", "last", "sheet", "quit"):
        found = read_command(common, words)
        assert found is not None and found.name == common


def test_why_not_takes_a_card() -> None:
    for typed in ("n 3", "¿por qué no 3", "por que no 3"):
        found = read_command(typed, names("es", "jqk"))
        assert found is not None and (found.name, found.rest) == ("why", "3")


def test_numbers_and_answers() -> None:
    words = names("es", "jqk")
    assert [read_number(typed, 8) for typed in ("1", " 8 ", "0", "9", "²", "", "1e1")] == [
        0, 7, None, None, None, None, None,
    ]  # fmt: skip
    assert read_yes("", words, default=True) is True
    assert read_yes("Sí", words, default=False) is True
    assert read_yes("no", words, default=True) is False
    assert read_yes("tal vez", words, default=True) is None
