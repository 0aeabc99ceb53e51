"""`rebelote play` as plain text: whole matches, typing, saving. Only the keyboard is faked."""

import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rebelote.cards import ALL_CARDS, Card, card_text, parse_card
from rebelote.engine import cut, shuffled
from rebelote.i18n.texts import LANGUAGES
from rebelote.notation.record import parse_record
from rebelote.notation.replay import play_through
from rebelote.rules import preset_names
from rebelote.tui.run import play
from rebelote.tui.start import GAMES, Wishes

Playing = Callable[..., tuple[int, str]]


class Keyboard:
    """Types these lines, then Enter for as long as `enters` lasts, then the input ends."""

    def __init__(self, lines: Iterable[str], enters: int) -> None:
        self.lines: Iterator[str] = iter([*lines, *[""] * enters])

    def readline(self, size: int | None = -1, /) -> str:
        line = next(self.lines, None)
        if line == "^C":
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def play_plain(home: Path, monkeypatch: pytest.MonkeyPatch) -> Playing:
    """Play with these lines typed; the exit status and everything written."""

    def run(*typed: str, enters: int = 0, language: str | None = "es", **wishes: Any):  # type: ignore[no-untyped-def]
        written = io.StringIO()
        monkeypatch.setattr(sys, "stdin", Keyboard(typed, enters))
        monkeypatch.setattr(sys, "stdout", written)
        wish = Wishes(usual_language="es", language=language, worlds=8, **wishes)
        status = play(wish, pace=None, plain=True)
        return status, written.getvalue()

    return run


def saved(home: Path) -> dict[str, Any]:
    """The only saved match."""
    (path,) = (home / "games").glob("*.json")
    value: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return value


def deck_with(*first: str) -> str:
    """A pack that begins with these cards."""
    begin = [parse_card(text) for text in " ".join(first).split()]
    rest = [card for card in ALL_CARDS if card not in begin]
    return " ".join(card_text(card) for card in [*begin, *rest])


def write_match(
    home: Path, preset: str, dealer: int, deck: str, *actions: str, **changes: Any
) -> Path:
    """A match in its first deal, saved as a player might have left it."""
    path = home / "match.json"
    rules = {"preset": preset, "set": changes}
    deal = {"dealer": dealer, "deck": deck, "actions": list(actions)}
    path.write_text(json.dumps({"format": "rebelote/1", "rules": rules, "deals": [deal]}))
    return path


def test_every_preset_is_offered() -> None:
    assert sorted(GAMES) == preset_names()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_every_game_by_following_hints(
    play_plain: Playing, home: Path, name: str
) -> None:
    language = LANGUAGES[GAMES.index(name) % 3]
    deck = ("jqk", "vdr", "spanish")[GAMES.index(name) % 2]
    status, text = play_plain(
        enters=4000, preset=name, language=language, deck=deck, seed="a",
        changes={"match.target": 150},
    )  # fmt: skip
    assert status == 0
    assert "{" not in text and "None" not in text
    record = saved(home)
    assert record["x-finished"] is True and record["seed"] == "a"
    assert play_through(parse_record(record)).match.finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_enters_and_one_plays(play_plain: Playing, home: Path, language: str) -> None:
    number = str(LANGUAGES.index(language) + 1)
    status, text = play_plain(number, "", language=None)
    assert status == 0
    assert saved(home)["rules"] == "ffb-classic"
    assert json.loads((home / "settings.json").read_text())["language"] == language
    assert "rebelote play" in text.splitlines()[-1]


def test_language_and_deck_can_be_changed_at_the_game_question(play_plain: Playing) -> None:
    _, text = play_plain("fr", "spanish", "1", language=None, seed="a")
    assert "Español" in text
    _, text = play_plain("fr", "spanish", "1", new=True, seed="a")
    assert "À quoi joue-t-on" in text and "sota" in text


@pytest.mark.parametrize("lines", [0, 1, 7, 40])
def test_a_match_left_and_resumed_goes_on_as_if_never_left(
    play_plain: Playing, home: Path, lines: int
) -> None:
    wishes: dict[str, Any] = {"preset": "cafe", "seed": "b", "changes": {"match.target": 500}}
    play_plain(enters=4000, **wishes)
    whole = saved(home)
    next((home / "games").glob("*.json")).unlink()
    status, text = play_plain(enters=lines, **wishes)
    assert status == 0 and "rebelote play" in text.splitlines()[-1]
    assert "x-finished" not in saved(home)
    status, text = play_plain(enters=4000)
    assert "Seguir la partida guardada" in text
    resumed = saved(home)
    assert resumed["deals"] == whole["deals"] and resumed["x-finished"]


def test_control_c_saves_and_tells_how_to_go_on(play_plain: Playing, home: Path) -> None:
    status, text = play_plain("", "", "^C", preset="reserva", seed="c")
    assert status == 130
    assert "rebelote play" in text.splitlines()[-1]
    assert saved(home)["deals"][0]["actions"]


def test_control_c_and_leaving_before_the_first_card(play_plain: Playing, home: Path) -> None:
    assert play_plain("^C")[0] == 130
    assert play_plain("q")[0] == 0
    assert play_plain()[0] == 0
    assert not (home / "games").exists()


def test_leaving_by_its_key(play_plain: Playing) -> None:
    status, text = play_plain("q", preset="cafe", language="en")
    assert status == 0 and "The match is saved" in text


def test_packs_come_from_the_seed(play_plain: Playing, home: Path) -> None:
    play_plain(enters=400, preset="duel", seed="d")
    decks = [deal["deck"] for deal in saved(home)["deals"]]
    expected = [shuffled(f"d/{number}") for number in range(1, len(decks) + 1)]
    assert decks == [" ".join(map(card_text, deck)) for deck in expected]


def test_gathered_tricks_are_cut_and_not_shuffled(play_plain: Playing, home: Path) -> None:
    play_plain(
        enters=4000, preset="zone", seed="e",
        changes={"match.target": 300, "deal.shuffle": "gather"},
    )  # fmt: skip
    record = parse_record(saved(home))
    first = parse_record({**saved(home), "deals": saved(home)["deals"][:1]})
    deal = play_through(first).last
    assert deal is not None
    piles: list[Card] = []
    for side in range(2):
        for trick in deal.tricks:
            if trick.winner is not None and trick.winner % 2 == side:
                piles += trick.cards
    assert record.deals[1].deck == cut(piles, "e/2")


# What the user types.

LEADER = deck_with(
    "KH QH 7S",
    "8D 9D TD",
    "7C 8C 9C",
    "JS QS KS",
    "8S TC",
    "QD KD",
    "9S JC",
    "AS 7D",
    "JH",
    "AH TH",
)


def test_belote_is_asked_for_and_said_by_default(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "ffb-classic", 3, LEADER, "take")
    _, text = play_plain("KH", "", resume=path)
    assert "¿Dices «belote»?" in text and "Tú: «belote»." in text
    assert json.loads(path.read_text())["deals"][0]["actions"][1] == "KH+belote"


def test_belote_may_be_typed_with_the_card_or_kept_silent(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "ffb-classic", 3, LEADER, "take")
    _, text = play_plain("rey de corazones b", resume=path)
    assert "¿Dices" not in text
    assert json.loads(path.read_text())["deals"][0]["actions"][1] == "KH+belote"
    path = write_match(home, "ffb-classic", 3, LEADER, "take")
    play_plain("KH", "no", resume=path)
    assert json.loads(path.read_text())["deals"][0]["actions"][1] == "KH"


@pytest.mark.parametrize(("answer", "said"), [("", "+run:TH-AH"), ("n", "")])
def test_announcements_are_asked_for_once(
    play_plain: Playing, home: Path, answer: str, said: str
) -> None:
    path = write_match(home, "cafe", 3, LEADER, "take")
    _, text = play_plain("AH", answer, resume=path)
    assert text.count("¿Lo cantas?") == 1
    assert json.loads(path.read_text())["deals"][0]["actions"][1] == f"AH{said}"


def test_nothing_is_told_that_the_user_may_not_know(play_plain: Playing, home: Path) -> None:
    """Two packs that differ only in cards that the user has not seen make the same text."""
    told = []
    own = {"KH", "QH", "7S", "8S", "TC", "JH", "AH", "TH"}
    hidden = [text for text in map(card_text, ALL_CARDS) if text not in own][:15]
    for others in (hidden, hidden[::-1]):
        first, second = " ".join(others[:9]), " ".join(others[9:])
        deck = deck_with("KH QH 7S", first, "8S TC", second, "JH", "AH TH")
        path = write_match(home, "cafe", 3, deck, "take")
        told.append(play_plain("c", "h", "?", "b", "n 1", resume=path)[1])
    assert told[0] == told[1]


FOLLOWER = deck_with(
    "KC QC 7C", "KH QH 7S", "8D 9D TD", "8C 9C TC", "8S 9S", "JH AH", "QD KD", "JC AC", "TH"
)


def test_a_forbidden_card_gives_its_reason_and_is_asked_again(
    play_plain: Playing, home: Path
) -> None:
    path = write_match(home, "ffb-classic", 2, FOLLOWER, "pass", "take", "KC")
    _, text = play_plain("7S", "n 6", "JS", "nonsense", "99", resume=path)
    assert text.count("debes fallar con un triunfo") == 2
    assert "No tienes" in text
    assert text.count("No entiendo") == 2
    assert len(json.loads(path.read_text())["deals"][0]["actions"]) == 3


def test_a_revoke_is_warned_of_let_through_and_counted(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "zone", 2, FOLLOWER, "pass", "take", "KC", **{"match.target": 100})
    _, text = play_plain("7S", "n", "as de picas", "s", enters=400, resume=path)
    assert "es renuncio" in text and "elige otra carta" in text
    assert "Ha habido renuncio: la mano la pierde Nosotros." in text
    assert "AS" in json.loads(path.read_text())["deals"][0]["actions"]


def test_asking_in_between_changes_nothing(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "ffb-classic", 2, FOLLOWER, "pass", "take", "KC")
    _, text = play_plain("?", "c", "b", "h", "n 6", "n", resume=path)
    for expected in ("CÓMO SE JUEGA", "Consejo:", "Todavía no se ha jugado", "HOJA DE PUNTOS"):
        assert expected in text
    assert len(json.loads(path.read_text())["deals"][0]["actions"]) == 3


def test_bids_are_typed_in_words(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "ffb-coinche", 3, " ".join(map(card_text, ALL_CARDS)))
    _, text = play_plain("70 corazones", "capote", "110 sin triunfo", resume=path)
    assert "La puja mínima es 80" in text
    assert json.loads(path.read_text())["deals"][0]["actions"][0] == "bid:110SA"


# Files that are not as they should be.


def test_broken_settings_are_set_aside(play_plain: Playing, home: Path) -> None:
    (home / "settings.json").write_text("{")
    status, text = play_plain("1", "", language=None)
    assert status == 0 and "settings.json.broken" in text
    assert (home / "settings.json.broken").read_text() == "{"


@pytest.mark.parametrize(
    "content", ["", "[", "[]", "{}", '{"format": "rebelote/1", "rules": "cafe", "deals": [1]}']
)
def test_a_broken_match_is_told_and_left_alone(
    play_plain: Playing, home: Path, content: str
) -> None:
    broken = home / "games" / "old.json"
    broken.parent.mkdir()
    broken.write_text(content)
    status, text = play_plain("1")
    assert status == 0 and "No puedo leer la partida" in text and "old.json" in text
    assert broken.read_text() == content
    status, text = play_plain(resume=broken)
    assert status == 1 and "No puedo leer la partida" in text


def test_a_match_that_breaks_the_rules_is_told(play_plain: Playing, home: Path) -> None:
    path = write_match(home, "ffb-classic", 3, LEADER, "take", "take")
    status, text = play_plain(resume=path)
    assert status == 1 and "Ahora se juegan cartas" in text


def test_a_folder_that_cannot_be_written_is_told_once(play_plain: Playing, home: Path) -> None:
    (home / "games").write_text("not a folder")
    status, text = play_plain(enters=20, preset="cafe")
    assert status == 0
    assert text.count("No se puede guardar") == 2


def test_an_output_without_symbols_gets_letters(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", Keyboard([], 6))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    wishes = Wishes(usual_language="es", language="es", preset="cafe", seed="f")
    assert play(wishes, pace=None, plain=True) == 0
    text = raw.getvalue().decode("ascii")
    assert "Que carta juegas?" in text and "de corazones (" in text
