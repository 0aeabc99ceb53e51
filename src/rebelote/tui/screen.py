"""The match as a drawn table of 80 columns and 24 rows, drawn again after everything said."""

from textwrap import wrap
from typing import Final

from rebelote.engine import Trick
from rebelote.tui.ask import COMMANDS, key_of, read_command
from rebelote.tui.canvas import Canvas, shorten
from rebelote.tui.cards import CARD_HEIGHT, CARD_WIDTH, Frame, draw_card
from rebelote.tui.face import Left, Turn
from rebelote.tui.hand import shown_hand
from rebelote.tui.header import draw_header
from rebelote.tui.table import draw_table
from rebelote.tui.terminal import HEIGHT, WIDTH, Terminal
from rebelote.tui.words import USER, Words
from rebelote.views import View

USUAL_PACE: Final = 0.7
# A trick stays this many times as long as a card where nobody has to press Enter.
_TRICK_PACE: Final = 3

_TABLE, _LOG, _HAND, _NUMBERS, _KEYS = 3, 12, 16, 20, 22
_LOG_ROWS: Final = 3
_TEXT: Final = WIDTH - 2
# A page leaves room for an empty row above and below, and for the prompt.
_PAGE_ROWS: Final = HEIGHT - 3
_CLEAR: Final = "\x1b[H\x1b[2J"


class Screen:
    """Draws the table; the last line is for typing."""

    def __init__(self, terminal: Terminal, words: Words, pace: float | None) -> None:
        """Without a `pace` a trick stays until Enter; with one it passes on its own."""
        self.terminal = terminal
        self.words = words
        self.pace = USUAL_PACE if pace is None else pace
        self.waits = pace is None
        self.log: list[str] = []
        self.fresh = 0
        self.notices: list[str] = []
        self._view: View | None = None
        self._turn: Turn | None = None

    # What a face does.

    def happened(self, view: View, told: list[str]) -> None:
        """Draw the table with what was said or played, a few lines at a time."""
        self._tell(view, told, view.trick)
        self.terminal.pause(self.pace)

    def trick_over(self, view: View, told: list[str]) -> None:
        """Keep the cards of the trick on the table until they have been looked at."""
        self._tell(view, told, view.tricks[-1])
        if self.waits:
            self._wait(self.words.say("play-go-on"))
        else:
            self.terminal.pause(_TRICK_PACE * self.pace)

    def notice(self, text: str) -> None:
        """Keep it for the next drawing."""
        self.notices += wrap(text, _TEXT)

    def busy(self, text: str) -> None:
        """Draw the table again with it."""
        if self._view is not None:
            self.notice(text)
            self._draw(self._view, self._view.trick, self._turn)
            self.notices = []

    def ask_turn(self, view: View, turn: Turn) -> str:
        """Draw the table with the choices, and read one."""
        self._view, self._turn = view, turn
        kind = "card" if view.phase == "play" else "call"
        question = self.words.say(f"play-ask-{kind}")
        if view.rules.auction.kind == "bidding" and view.phase == "auction":
            question = f"{question} {self._bid_example(view)}"
        self._draw(view, view.trick, turn)
        return self._read(question)

    def ask(self, question: str) -> str:
        """Draw the table again with this question in place of the usual one."""
        if self._view is not None:
            self.notice(question)
            question = question[question.rfind("[") :]
            self._draw(self._view, self._view.trick, self._turn)
        return self._read(question)

    def page(self, lines: list[str], *, going_on: str) -> None:
        """Show text in place of the table until Enter; without `going_on` a question follows."""
        rows = [row for line in lines for row in _rows(line)]
        style = "bold"
        while rows:
            shown, rows = rows[:_PAGE_ROWS], rows[_PAGE_ROWS:]
            canvas = Canvas(WIDTH, len(shown) + 2)
            for number, row in enumerate(shown, 1):
                canvas.put(number, 1, row, style)
                style = ""
            self._show(canvas.lines(colour=self.terminal.colour))
            if rows or going_on:
                self._wait(going_on or self.words.say("play-go-on"))

    # Drawing.

    def _tell(self, view: View, told: list[str], trick: Trick) -> None:
        self.notices = []
        rows = [row for sentence in told for row in wrap(sentence, _TEXT)]
        while rows:
            shown, rows = rows[:_LOG_ROWS], rows[_LOG_ROWS:]
            self.log = [*self.log, *shown][-_LOG_ROWS:]
            self.fresh = len(shown)
            self._draw(view, trick, None)
            if rows:
                self.terminal.pause(_TRICK_PACE * self.pace)

    def _draw(self, view: View, trick: Trick, turn: Turn | None) -> None:
        canvas = Canvas(WIDTH, HEIGHT - 1)
        draw_header(canvas, view, self.words)
        draw_table(canvas, _TABLE, view, trick, self.words)
        self._draw_log(canvas)
        self._draw_hand(canvas, view, turn)
        if turn is not None:
            self._draw_options(canvas, turn)
            self._draw_keys(canvas)
        self._show(canvas.lines(colour=self.terminal.colour))

    def _draw_log(self, canvas: Canvas) -> None:
        canvas.put(_LOG - 1, 0, "─" * WIDTH, "dim")
        if self.notices:
            for offset, row in enumerate(self.notices[-_LOG_ROWS:]):
                canvas.put(_LOG + offset, 1, row, "bold")
            return
        for offset, row in enumerate(self.log):
            old = offset < len(self.log) - self.fresh
            canvas.put(_LOG + offset, 1, row, "dim" if old else "")

    def _draw_hand(self, canvas: Canvas, view: View, turn: Turn | None) -> None:
        groups = shown_hand(view)
        count = sum(map(len, groups))
        gap = 1 if count <= 11 else 0
        width = count * (CARD_WIDTH + gap) - gap + 2 * (len(groups) - 1)
        column, number = max(0, (WIDTH - width) // 2), 0
        choosing = turn is not None and view.phase == "play"
        for group in groups:
            for card in group:
                number += 1
                legal = bool(view.legal_cards >> card & 1)
                lifted = choosing and legal and view.legal_cards != view.hand
                row = _HAND - 1 if lifted else _HAND
                frame: Frame = "pile" if view.hiding[USER] >> card & 1 else "light"
                dim = choosing and not legal
                draw_card(canvas, row, column, card, self.words.names, frame=frame, dim=dim)
                if choosing:
                    label, style = (f"[{number}]", "bold") if legal else (f"{number}", "dim")
                    canvas.put(_HAND + CARD_HEIGHT, column, f"{label:^{CARD_WIDTH}}", style)
                column += CARD_WIDTH + gap
            column += 2

    def _draw_options(self, canvas: Canvas, turn: Turn) -> None:
        row, column = _NUMBERS, 1
        for number, option in enumerate(turn.options, 1):
            width = len(f"[{number}] {option}")
            if column + width > WIDTH - 1:
                row, column = row + 1, 1
            canvas.put(row, column, f"[{number}]", "bold")
            canvas.put(row, column + len(f"[{number}] "), option)
            column += width + 3

    def _draw_keys(self, canvas: Canvas) -> None:
        keys = {name: key_of(self.words.names, name) for name in COMMANDS}
        line = self.words.say("play-key-line", **keys)
        canvas.put(_KEYS, 1, shorten(line, _TEXT), "dim")

    def _bid_example(self, view: View) -> str:
        suit = self.words.names.suit(1)
        message = "play-more-bids-capot" if view.rules.auction.capot else "play-more-bids"
        return self.words.say(message, suit=suit)

    def _show(self, rows: list[str]) -> None:
        self.terminal.write(_CLEAR + "\n".join(rows), names=self.words.names)

    # Reading.

    def _read(self, question: str) -> str:
        typed = self.terminal.read(f" {shorten(question, _TEXT - 12)} ", names=self.words.names)
        self.notices = []
        return typed

    def _wait(self, prompt: str) -> None:
        command = read_command(self._read(f"{prompt} ▸"), self.words.names)
        if command is not None and command.name == "quit":
            raise Left


def _rows(line: str) -> list[str]:
    """A line of text as the rows that it takes; its spaces stay where it fits one row."""
    return wrap(line, _TEXT) if len(line) > _TEXT else [line]
