"""Drawing the table: who sits where, what lies before them, what they have said."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rebelote.engine import Trick
from rebelote.tui.canvas import Canvas, shorten
from rebelote.tui.cards import CARD_HEIGHT, CARD_WIDTH, Frame, draw_back, draw_card
from rebelote.tui.hand import shown_trump
from rebelote.tui.telling import call_said_at, winning_seat
from rebelote.tui.words import USER, Place, Words, place_of
from rebelote.views import View, sorted_hand


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where a seat's card lies and where what is said of the seat is written."""

    card: tuple[int, int]
    label: tuple[int, int]
    width: int
    rows: int
    to_the_right: bool = False


_ROUND: Final[dict[Place, _Spot]] = {
    "north": _Spot((0, 37), (0, 44), 35, 2),
    "west": _Spot((2, 25), (2, 1), 23, 4, to_the_right=True),
    "east": _Spot((2, 49), (2, 56), 23, 4),
    "south": _Spot((4, 37), (6, 44), 35, 2),
}
# With cards open on the table these take the upper half.
_OPEN: Final[dict[Place, _Spot]] = {
    "north": _Spot((4, 30), (0, 1), 21, 4),
    "south": _Spot((4, 38), (5, 46), 33, 2),
}
_OPEN_COLUMN: Final = 23
_CENTRE: Final = (2, 37)
# Left of what is said of South.
_CAPTION_END: Final = 43
_STOCK: Final = (2, 4)


def draw_table(canvas: Canvas, top: int, view: View, trick: Trick, words: Words) -> None:
    """Draw the table from row `top`, with the cards of this trick."""
    open_layout = view.rules.deal.layout != "hand"
    spots = _OPEN if open_layout else _ROUND
    for seat in range(view.rules.seats):
        spot = spots[place_of(view.rules, seat)]
        _draw_label(canvas, top, spot, list(_label(view, seat, trick, words)))
    _draw_trick(canvas, top, spots, view, trick, words)
    if open_layout:
        _draw_open_cards(canvas, top, view, words)
    elif view.phase == "auction" and view.turned is not None:
        draw_card(canvas, top + _CENTRE[0], _CENTRE[1], view.turned, words.names)
        caption = words.say("play-the-turned")
        canvas.put(top + _CENTRE[0] + CARD_HEIGHT, _CAPTION_END - len(caption), caption, "dim")
    if view.stock:
        draw_back(canvas, top + _STOCK[0], _STOCK[1])
        stock = words.say("play-stock", count=str(view.stock))
        canvas.put(top + _STOCK[0] + 1, _STOCK[1] + CARD_WIDTH + 1, stock)


def _draw_trick(
    canvas: Canvas, top: int, spots: dict[Place, _Spot], view: View, trick: Trick, words: Words
) -> None:
    winner = winning_seat(view, trick) if trick.cards else None
    for position, card in enumerate(trick.cards):
        seat = trick.seat_of(position, view.rules.seats)
        row, column = spots[place_of(view.rules, seat)].card
        frame: Frame = "heavy" if seat == winner else "light"
        draw_card(canvas, top + row, column, card, words.names, frame=frame)


def _draw_open_cards(canvas: Canvas, top: int, view: View, words: Words) -> None:
    """The other seat's cards on the table; the user's own are drawn with the hand."""
    other = 1 - USER
    for place, card in enumerate(sorted_hand(view.table[other], shown_trump(view))):
        frame: Frame = "pile" if view.hiding[other] >> card & 1 else "light"
        column = _OPEN_COLUMN + place * (CARD_WIDTH + 1)
        draw_card(canvas, top, column, card, words.names, frame=frame)


def _draw_label(canvas: Canvas, top: int, spot: _Spot, label: list[str]) -> None:
    rows = [row for text in label for row in wrap(text, spot.width)]
    if len(rows) > spot.rows:
        rows = [*rows[: spot.rows - 1], shorten(" ".join(rows[spot.rows - 1 :]), spot.width)]
    for offset, text in enumerate(rows):
        shown = f"{text:>{spot.width}}" if spot.to_the_right else text
        canvas.put(top + spot.label[0] + offset, spot.label[1], shown, "" if offset else "bold")


def _label(view: View, seat: int, trick: Trick, words: Words) -> Iterator[str]:
    """The name of a seat with its marks, then what it has said."""
    marks, about = [], words.about(seat)
    if seat == view.dealer:
        marks.append(f"● {words.say('play-mark-dealer', **about)}")
    if view.phase != "auction" and seat == trick.leader:
        marks.append(words.say("play-mark-leader", **about))
    if view.contract is not None and seat == view.contract.taker:
        marks.append(words.say("play-mark-taker", **about))
    arrow = "▸ " if view.phase != "over" and seat == view.turn else ""
    yield arrow + " · ".join([words.seat(seat), *marks])
    said = ", ".join(_said(view, seat, words))
    if said:
        yield said
    if view.rules.deal.layout != "hand" and seat != USER:
        down = view.cards_left[seat] - view.table[seat].bit_count()
        yield words.say("play-other-cards", count=str(down))


def _said(view: View, seat: int, words: Words) -> Iterator[str]:
    """Calls during the auction, then belote and announcements, as long as the deal lasts."""
    if view.phase == "auction":
        for number, caller in enumerate(view.callers):
            if caller == seat:
                yield call_said_at(words, view, number)
        return
    for belote in view.belotes:
        if belote.seat == seat and belote.said[0]:
            yield words.say("call-rebelote" if belote.said[1] else "call-belote")
    if view.shown[seat]:
        for item in view.shown[seat]:
            yield words.short_announcement(item)
    else:
        for heard in view.heard[seat]:
            yield words.heard(heard)
