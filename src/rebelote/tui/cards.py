"""Drawing cards: a box with the index and the suit, in the suit's colour."""

from typing import Final, Literal, TypeAlias

from rebelote.cards import SUITS, Card, rank_of, suit_of
from rebelote.i18n.names import SYMBOLS, Names
from rebelote.tui.canvas import Canvas

Frame: TypeAlias = Literal["light", "heavy", "pile"]

CARD_WIDTH: Final = 6
CARD_HEIGHT: Final = 4

# Corners and sides: top left, across, top right, side, bottom left, across, bottom right.
_FRAMES: Final[dict[Frame, tuple[str, ...]]] = {
    "light": tuple("┌─┐│└─┘"),
    "heavy": tuple("┏━┓┃┗━┛"),
    "pile": tuple("┌─┐│╘═╛"),
}
_FRENCH_COLOURS: Final = ("bold", "bold red", "bold red", "bold")
_SPANISH_COLOURS: Final = ("bold blue", "bold red", "bold yellow", "bold green")


def suit_style(card: Card, names: Names) -> str:
    """The colour of a card's suit in its deck."""
    colours = _SPANISH_COLOURS if names.deck == "spanish" else _FRENCH_COLOURS
    return colours[suit_of(card)]


def draw_card(
    canvas: Canvas, row: int, column: int, card: Card, names: Names,
    *, frame: Frame = "light", dim: bool = False,
) -> None:  # fmt: skip
    """Draw a card with its top left corner here. `pile` tells that another lies under it."""
    style = suit_style(card, names)
    if dim:
        style = style.replace("bold", "dim") if "bold" in style else f"dim {style}"
    index = names.index(rank_of(card))
    if names.deck == "spanish":
        foot = f"{names.say(f'play-short-{SUITS[suit_of(card)]}'):<4}"
    else:
        foot = f"{SYMBOLS[suit_of(card)]:>4}"
    _box(canvas, row, column, (f"{index:<4}", foot), frame, style, "dim" if dim else "")


def draw_back(canvas: Canvas, row: int, column: int) -> None:
    """Draw a card that lies face down."""
    _box(canvas, row, column, ("░░░░", "░░░░"), "pile", "dim", "")


def _box(
    canvas: Canvas, row: int, column: int, inside: tuple[str, str],
    frame: Frame, style: str, edge: str,
) -> None:  # fmt: skip
    left, across, right, side, foot_left, foot, foot_right = _FRAMES[frame]
    edge = "bold" if frame == "heavy" else edge
    canvas.put(row, column, left + across * 4 + right, edge)
    for offset, text in enumerate(inside, 1):
        canvas.put(row + offset, column, side, edge)
        canvas.put(row + offset, column + 1, text, style)
        canvas.put(row + offset, column + 5, side, edge)
    canvas.put(row + 3, column, foot_left + foot * 4 + foot_right, edge)
