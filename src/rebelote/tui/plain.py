"""The match as plain text, a thing a line: for pipes and screen readers."""

from rebelote.cards import cards_of
from rebelote.tui.face import Turn
from rebelote.tui.telling import tell_cards, winning_seat
from rebelote.tui.terminal import Terminal
from rebelote.tui.words import USER, Words
from rebelote.views import View


class Plain:
    """Writes sentences and numbered lists; nothing is drawn and nothing is cleared."""

    def __init__(self, terminal: Terminal, words: Words, pace: float) -> None:
        self.terminal = terminal
        self.words = words
        self.pace = pace
        self._asked_for = -1

    def _write(self, text: str = "") -> None:
        self.terminal.write(text, names=self.words.names)

    def happened(self, view: View, told: list[str]) -> None:
        """Write what was said or played."""
        for sentence in told:
            self._write(sentence)
        self._asked_for = -1
        self.terminal.pause(self.pace)

    def trick_over(self, view: View, told: list[str]) -> None:
        """Write it; text that stays needs no waiting."""
        self.happened(view, [*told, ""])

    def notice(self, text: str) -> None:
        """Write it."""
        self._write(text)

    def busy(self, text: str) -> None:
        """Write it."""
        self._write(text)

    def ask_turn(self, view: View, turn: Turn) -> str:
        """Describe the table once a turn, then ask."""
        moment = hash((view.calls, view.tricks, view.trick))
        if moment != self._asked_for:
            self._asked_for = moment
            self._describe(view, turn)
        kind = "card" if view.phase == "play" else "call"
        return self.ask(self.words.say(f"play-ask-{kind}"))

    def ask(self, question: str) -> str:
        """Ask on a line of its own."""
        return self.terminal.read(f"{question} ", names=self.words.names)

    def page(self, lines: list[str], *, going_on: str) -> None:
        """Write the lines."""
        for line in lines:
            self._write(line)
        self._write()

    def _describe(self, view: View, turn: Turn) -> None:
        if view.phase == "auction":
            self._describe_auction(view, turn)
        else:
            self._describe_play(view, turn)

    def _describe_auction(self, view: View, turn: Turn) -> None:
        self._write(self.words.say("play-your-hand", cards=self.words.cards(list(turn.cards))))
        self._describe_table_cards(view)
        for number, option in enumerate(turn.options, 1):
            self._write(f"{number}. {option}")

    def _describe_play(self, view: View, turn: Turn) -> None:
        words = self.words
        if view.contract is not None:
            self._write(words.contract(view.contract) + ".")
        if view.trick.cards:
            told = tell_cards(words, view, view.trick)
            self._write(words.say("play-on-table", cards=told))
            winner = winning_seat(view, view.trick)
            self._write(words.say("play-winning", **words.about(winner)))
        else:
            self._write(words.say("play-you-lead"))
        self._describe_table_cards(view)
        forbidden = []
        for number, card in enumerate(turn.cards, 1):
            named = f"{number}. {words.card(card)}"
            if view.legal_cards >> card & 1:
                self._write(named)
            else:
                forbidden.append(named)
        if forbidden:
            self._write(words.say("play-not-now", cards=" ".join(forbidden)))

    def _describe_table_cards(self, view: View) -> None:
        for seat, cards in enumerate(view.table):
            if seat != USER and cards:
                shown = self.words.cards(list(cards_of(cards)))
                self._write(self.words.say("play-face-up", cards=shown, **self.words.about(seat)))
