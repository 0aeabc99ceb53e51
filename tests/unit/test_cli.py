"""The other commands, help and wrong use, in each language."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rebelote.cli import COMMANDS, language_of, main
from rebelote.i18n.texts import LANGUAGES, choose_language, texts
from rebelote.rules import preset, preset_names

Run = Callable[..., tuple[int, str, str]]
PROGRAM = str(Path(sys.executable).with_name("rebelote"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        out, err = capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    return call


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_chosen_language(run: Run, language: str, command: str) -> None:
    status, out, _ = run(*([command] if command else []), "--help", "--language", language)
    said = texts(language)
    assert status == 0
    assert out.startswith(said.say("help-usage"))
    flat = " ".join(out.split())
    assert said.say(f"help-{command or 'rebelote'}").replace("\u00a0", " ") in flat.replace(
        "\u00a0", " "
    )
    for other in LANGUAGES:
        if other != language:
            assert texts(other).say("help-help") not in flat


def test_the_language_comes_from_the_option_then_the_environment() -> None:
    assert language_of(["replay", "--language", "fr"]) == "fr"
    assert language_of(["--language=en", "replay"]) == "en"
    assert choose_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert choose_language({"LANG": "fr_FR.UTF-8", "REBELOTE_LANGUAGE": "en"}) == "en"
    assert choose_language({"LANG": "C.UTF-8"}) == "es"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pley"], "There is no command “pley”. Did you mean"),
        (["replay"], "FILE is missing"),
        (["replay", "--fast", "x"], "There is no option --fast"),
        (["perft", "x"], "--depth is missing"),
        (["perft", "x", "--depth", "99"], "--depth does not take that value. Allowed: 0…32"),
        (["perft", "x", "--depth"], "The option --depth needs a value"),
        (["rules", "show", "belot"], "There is no game “belot”"),
        (["glossary", "xyzzy"], "The glossary has no “xyzzy”"),
    ],
)
def test_wrong_use_gives_one_clear_error(run: Run, arguments: list[str], said: str) -> None:
    status, out, err = run("--language", "en", *arguments)
    assert (status, out) == (2, "")
    assert f"Error: {said}" in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", preset_names())
def test_rules_show_says_every_dimension_in_words(run: Run, name: str, language: str) -> None:
    status, out, _ = run("rules", "show", name, "--language", language)
    assert status == 0
    assert texts(language).say("rule-score-tie") in out
    assert f"[match.target = {preset(name).match.target}]" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_list_names_every_preset(run: Run, language: str) -> None:
    out = run("rules", "list", "--language", language)[1]
    assert all(name in out for name in preset_names())


def test_rules_diff_says_what_differs_and_nothing_else(run: Run) -> None:
    status, out, _ = run("rules", "diff", "cafe", "reserva", "--language", "es")
    assert status == 0
    assert out.splitlines() == [
        "Primer repartidor  [deal.first_dealer]",
        "  cafe: da quien saca la carta más baja",
        "  reserva: se sortea",
        "Cantes empatados  [announcements.equal]",
        "  cafe: gana el de triunfo; si no lo hay, nadie",
        "  reserva: nadie se apunta los suyos",
    ]
    assert json.loads(run("rules", "diff", "cafe", "reserva", "--json")[1]) == {
        "deal.first_dealer": ["lowest-card", "random"],
        "announcements.equal": ["trump-then-none", "none"],
    }
    assert run("rules", "diff", "cafe", "cafe", "--language", "en")[1] == (
        "cafe and cafe are played alike.\n"
    )


def test_a_broken_rules_file_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nversion = "1"\nauthority = "us"\nseats = 5\n[sources]\n')
    status, _, err = run("rules", "show", str(path), "--language", "en")
    assert status == 2
    assert f"{path}, line 4: “seats” cannot be “5”. Allowed: 4, 3, 2." in err


def test_deal_gives_the_same_cards_for_the_same_seed(run: Run) -> None:
    first = run("deal", "--seed", "hola", "--json")[1]
    assert first == run("deal", "--seed", "hola", "--json")[1]
    assert first != run("deal", "--seed", "adiós", "--json")[1]
    assert len(json.loads(first)["deals"][0]["deck"].split()) == 32
    assert len(run("deal", "--seed", "hola", "--deals", "5", "--json")[1].splitlines()) == 5
    assert run("deal", "--seed", "hola", "--language", "es")[1].startswith("Da el asiento 0")


def test_glossary_finds_words_of_every_language_and_deck(run: Run) -> None:
    for word in ("sota", "jota", "valet", "jack", "VALET"):
        out = run("glossary", word, "--language", "es")[1]
        assert out.startswith("jota")
    assert "capote" in run("glossary", "capot", "--language", "es")[1]
    assert "dix de der" in run("glossary", "diez de últimas", "--language", "fr")[1]
    out = run("glossary", "jack", "--deck", "spanish", "--language", "en")[1]
    assert "sota" in out.splitlines()[0]


def test_a_reader_that_goes_away_leaves_no_traceback() -> None:
    command = f'"{PROGRAM}" glossary --language en | head -n 1'
    ended = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ended.stderr == ""


def test_import_is_light() -> None:
    code = "import rebelote, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    ).stdout.split()
    assert not {"numpy", "numba", "click", "fluent", "rich"} & set(loaded)


def test_the_engine_works_without_numba(tmp_path: Path) -> None:
    cases = Path(__file__).parents[1] / "conformance" / "cases" / "perft.jsonl"
    case = json.loads(cases.read_text("utf-8").splitlines()[0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(case["record"]), "utf-8")
    depth = str(case["expect"]["depth"])
    code = "import sys; sys.modules['numba'] = None; from rebelote.cli import main; main()"
    command = [sys.executable, "-c", code, "perft", str(path), "--depth", depth, "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert json.loads(ended.stdout) == case["expect"], ended.stderr
