"""The drawn cards: sound SVG that needs nothing outside itself, and each card unlike the others."""

import gzip
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import rebelote.art
from rebelote.art import (
    BACKS,
    DECKS,
    HEIGHT,
    INDICES,
    SIZES,
    SUIT_COLOURS,
    WIDTH,
    Style,
    back_svg,
    card_svg,
    contact_sheet,
    sprite,
)
from rebelote.cards import ALL_CARDS, card_text
from rebelote.cli.cards import command, svg_files
from rebelote.i18n.texts import LANGUAGES, texts

SVG: Final = "{http://www.w3.org/2000/svg}"
STYLES: Final = [Style(*choice) for choice in product(DECKS, INDICES, SUIT_COLOURS, SIZES)]
# What a card is drawn with. No text and so no font; no image, script, style sheet or gradient.
SHAPES: Final = {"svg", "defs", "symbol", "g", "use", "path", "circle", "rect"}


def label(style: Style) -> str:
    return f"{style.deck}-{style.index}-{style.suits}-{style.size}"


every_style: Final[Callable[..., pytest.MarkDecorator]] = pytest.mark.parametrize(
    "style", STYLES, ids=label
)


def check_alone(text: str, prefix: str) -> ElementTree.Element:
    """Check that a drawing is sound and refers to itself only; gives its root."""
    root = ElementTree.fromstring(text)
    ids: list[str] = []
    used: list[str] = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in SHAPES, element.tag
        for name, value in element.attrib.items():
            assert "url(" not in value and "nan" not in value and "@" not in value, value
            assert name not in ("style", "class", "font-family"), name
            if name == "href":
                used.append(value)
            elif name == "id":
                ids.append(value)
        assert not (element.text or "").strip()
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(rf"{prefix}-[A-Za-z0-9-]+", name) for name in ids), ids
    assert {name.removeprefix("#") for name in used} <= set(ids)
    return root


@every_style
def test_each_card_is_sound_and_unlike_the_others(style: Style) -> None:
    drawn = [card_svg(card, style) for card in ALL_CARDS]
    for text in drawn:
        root = check_alone(text, style.deck)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert len(set(drawn)) == len(ALL_CARDS)


@every_style
def test_a_sprite_holds_every_card_and_back_and_is_small(style: Style) -> None:
    text = sprite(style)
    root = check_alone(text, style.deck)
    symbols = [element.get("id") for element in root.iter(f"{SVG}symbol")]
    names = [card_text(card) for card in ALL_CARDS] + [f"back-{name}" for name in BACKS]
    assert symbols == [f"{style.deck}-{name}" for name in names]
    assert len(text.encode()) < 110_000
    assert len(gzip.compress(text.encode(), 9)) < 10_000


def test_what_a_style_says_is_seen_and_the_same_style_is_the_same_text() -> None:
    french = [style for style in STYLES if style.deck == "french"]
    spanish = [style for style in STYLES if style.deck == "spanish"]
    assert len({sprite(style) for style in french}) == len(french)
    # The Spanish deck has its own index.
    assert len({sprite(style) for style in spanish}) == len(spanish) / len(INDICES)
    for style in STYLES:
        assert sprite(style) == sprite(Style(style.deck, style.index, style.suits, style.size))


def test_without_a_choice_the_french_deck_has_two_colours_and_the_spanish_four() -> None:
    assert sprite(Style("french")) == sprite(Style("french", suits="two-colour"))
    assert sprite(Style("spanish")) == sprite(Style("spanish", suits="four-colour"))


def test_two_decks_or_two_styles_can_share_a_page() -> None:
    def ids(text: str) -> set[str]:
        return set(re.findall(r' id="([^"]+)"', text))

    french, spanish = sprite(Style("french")), sprite(Style("spanish"))
    other = sprite(Style("french", size="large"), prefix="preview")
    check_alone(other, "preview")
    assert not ids(french) & ids(spanish)
    assert not ids(french) & ids(other)


@pytest.mark.parametrize("name", BACKS)
def test_each_back_is_sound(name: str) -> None:
    check_alone(back_svg(name), "back")


@pytest.mark.parametrize("deck", DECKS)
def test_a_contact_sheet_shows_every_card(deck: str) -> None:
    style = Style("spanish" if deck == "spanish" else "french")
    root = check_alone(contact_sheet(style), deck)
    shown = [use.get("href") for use in root.findall(f"{SVG}use")]
    assert len(shown) == 2 * len(ALL_CARDS) + len(BACKS)


def test_the_drawings_import_nothing_but_the_cards() -> None:
    for path in Path(rebelote.art.__file__).parent.glob("*.py"):
        for module in re.findall(
            r"^\s*(?:from|import) (rebelote\S*)", path.read_text("utf-8"), re.M
        ):
            assert module.startswith(("rebelote.art.", "rebelote.cards")), (path.name, module)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_writes_every_file(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cards"
    arguments = [str(folder), "--deck", "spanish", "--size", "large"]
    ended = CliRunner().invoke(command(texts(language)), arguments)
    assert ended.exit_code == 0, ended.output
    files = svg_files(Style("spanish", size="large"))
    assert len(files) == len(ALL_CARDS) + len(BACKS) + 2
    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == files
    assert str(len(files)) in ended.output and "cards.svg" in ended.output


def test_in_french_the_letters_are_valet_dame_roi(tmp_path: Path) -> None:
    CliRunner().invoke(command(texts("fr")), [str(tmp_path)], catch_exceptions=False)
    assert (tmp_path / "JH.svg").read_text("utf-8") == card_svg(12, Style(index="vdr"))


@pytest.mark.parametrize("choice", [["--deck", "tarot"], ["--index", "JQK"], ["--suits", "three"]])
def test_the_command_refuses_what_it_does_not_draw(choice: list[str], tmp_path: Path) -> None:
    ended = CliRunner().invoke(command(texts("en")), [str(tmp_path / "cards"), *choice])
    assert ended.exit_code == 2
    assert not (tmp_path / "cards").exists()
