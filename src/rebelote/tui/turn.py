"""The user's turn: asking until there is an answer that the rules accept."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rebelote.cards import Card, Trump, suit_of
from rebelote.engine import Action, Announcement, BeloteWord, Bid, Call, Pass, PlayCard, Take
from rebelote.i18n.explain import explain
from rebelote.notation.action_text import action_text
from rebelote.tui.ask import (
    Command,
    key_of,
    read_call,
    read_card,
    read_command,
    read_number,
    read_yes,
)
from rebelote.tui.face import Face, Left, Turn
from rebelote.tui.guide import help_lines
from rebelote.tui.hand import shown_hand
from rebelote.tui.patience import patiently
from rebelote.tui.session import Session, is_revoke
from rebelote.tui.sheet import match_sheet
from rebelote.tui.telling import call_words, tell_last_trick
from rebelote.tui.words import USER, Words
from rebelote.views import View

if TYPE_CHECKING:
    from rebelote.review.decision import Decision
    from rebelote.review.sentence import Speech


class UserTurn:
    """Asks the user through a face, answering what they ask in between."""

    def __init__(self, session: Session, face: Face, worlds: int) -> None:
        self.session = session
        self.face = face
        self.words: Words = face.words
        self._worlds = worlds
        self._advised: Decision | None = None

    def action(self) -> Action:
        """What the user does. Raises Left where the user leaves."""
        view = self.session.view()
        return self._users_call(view) if view.phase == "auction" else self._users_card(view)

    def _ask_until(
        self, view: View, turn: Turn, read: Callable[[str], Action | str | None]
    ) -> Action:
        """Ask until `read` makes an action of the answer; a text it gives tells what is wrong.

        Commands are answered in between. An empty answer asks for a hint, a second one takes it;
        where there is but one thing to do, the first does it.
        """
        hinted: Action | None = None
        while True:
            typed = self.face.ask_turn(view, turn)
            if not typed.strip():
                if hinted is None and len(view.legal) == 1:
                    hinted = self._only_choice(view)
                if hinted is not None:
                    return hinted
                hinted = self._hint(view)
                continue
            hinted = None
            command = read_command(typed, self.words.names)
            if command is not None:
                self._obey(command, view, turn)
                continue
            answer = read(typed)
            if answer is not None and not isinstance(answer, str):
                return answer
            self.face.notice(answer or self._not_understood(typed, view))

    def _only_choice(self, view: View) -> Action:
        action = view.legal[0]
        return self._with_words(view, action.card) if isinstance(action, PlayCard) else action

    def _not_understood(self, typed: str, view: View) -> str:
        kind = "card" if view.phase == "play" else "call"
        help_key = key_of(self.words.names, "help")
        return self.words.say(f"play-not-{kind}", typed=typed.strip()[:30], help=help_key)

    def _obey(self, command: Command, view: View, turn: Turn) -> None:
        words = self.words
        match command.name:
            case "quit":
                raise Left
            case "hint":
                self._reasons(view)
            case "last":
                self.face.notice(tell_last_trick(words, view))
            case "sheet":
                lines = match_sheet(words, self.session.results, self.session.match)
                heading = words.say("play-sheet-title")
                self.face.page([heading, "", *lines], going_on=self._back())
            case "help":
                self.face.page(help_lines(words), going_on=self._back())
            case "why":
                self.face.notice(self._why_not(command.rest, view, turn))

    def _hint(self, view: View) -> Action:
        """What to do, in a few words; Enter does it."""
        words, decision, speech = self.words, *self._advice(view)
        what = speech.what(view, decision.best.action)
        hint = words.say("play-hint", what=what, idea=speech.advice(decision))
        self.face.notice(f"{hint} {words.say('play-hint-enter')}")
        return decision.best.action

    def _reasons(self, view: View) -> None:
        """What to do, with all that speaks for it, and a typical deal."""
        words, decision, speech = self.words, *self._advice(view)
        what = speech.what(view, decision.best.action)
        heading = words.say("play-hint", what=what, idea="").strip()
        typical = list(speech.typical(decision))
        lines = [heading, "", *speech.reasons(decision), *([""] if typical else []), *typical]
        self.face.page(lines, going_on=self._back())

    def _back(self) -> str:
        return self.words.say("play-go-back")

    def _advice(self, view: View) -> "tuple[Decision, Speech]":
        """The advice for this view; what takes long is told."""
        if self._advised is None or self._advised.view != view:
            preparing = self.words.say("review-preparing")
            self._advised = patiently(
                lambda: _decide(view, self._worlds), lambda: self.face.busy(preparing)
            )
        from rebelote.review.sentence import Speech

        return self._advised, Speech(self.words.names, self.words.card)

    def _why_not(self, typed: str, view: View, turn: Turn) -> str:
        words = self.words
        if view.phase == "auction":
            return words.say("play-why-in-play")
        card = self._card_typed(typed, turn)[0]
        if card is None:
            return words.say("play-why-which", key=key_of(words.names, "why"))
        if not view.hand >> card & 1:
            problem = self.session.refusal(PlayCard(card))
        else:
            problem = self.session.offence(card)
        if problem is None:
            return words.say("play-why-allowed", card=words.card(card))
        return explain(problem, words.names)

    # Calls.

    def _users_call(self, view: View) -> Action:
        calls = offered_calls(view)
        options = tuple(option_words(self.words, view, call) for call in calls)
        turn = Turn(cards_in_order(view), options)

        def read(typed: str) -> Action | str | None:
            number = read_number(typed, len(calls))
            bidding = view.rules.auction.kind == "bidding"
            call = (
                calls[number]
                if number is not None
                else read_call(typed, self.words.names, bidding=bidding)
            )
            if call is None:
                return None
            problem = self.session.refusal(_as_meant(view, call))
            return _as_meant(view, call) if problem is None else explain(problem, self.words.names)

        return self._ask_until(view, turn, read)

    # Cards.

    def _card_typed(self, typed: str, turn: Turn) -> tuple[Card | None, bool]:
        """The card typed by its number or its name, and whether a word was typed with it."""
        first, _, rest = typed.strip().partition(" ")
        number = read_number(first, len(turn.cards))
        if number is not None and read_card(typed, self.words.names)[0] is None:
            if rest and not read_card(f"{first} {rest}", self.words.names)[1]:
                return None, False
            return turn.cards[number], bool(rest)
        return read_card(typed, self.words.names)

    def _users_card(self, view: View) -> Action:
        turn = Turn(cards_in_order(view))

        def read(typed: str) -> Action | str | None:
            card, said = self._card_typed(typed, turn)
            if card is None:
                return None
            problem = self.session.refusal(PlayCard(card))
            if problem is not None:
                return explain(problem, self.words.names)
            if is_revoke(self.session, PlayCard(card)) and not self._insists(card):
                return self.words.say("play-revoke-taken-back")
            return self._with_words(view, card, said=said)

        return self._ask_until(view, turn, read)

    def _insists(self, card: Card) -> bool:
        """True if the user plays a forbidden card all the same, where the table lets it through."""
        problem = self.session.offence(card)
        assert problem is not None
        self.face.notice(explain(problem, self.words.names))
        question = self.words.say("play-revoke-sure", card=self.words.card(card))
        return self._yes(question, default=False)

    def _with_words(self, view: View, card: Card, *, said: bool = False) -> PlayCard:
        """The card with the words that the user says over it, where they must be said."""
        word = dict(view.words).get(card)
        if view.rules.belote.call == "automatic" or (
            word is not None and not said and not self._says(view, card, word)
        ):
            word = None
        announced = view.announcements
        if view.rules.announcements.call == "automatic" or not self._announces(announced):
            announced = ()
        return PlayCard(card, word, announced)

    def _says(self, view: View, card: Card, word: BeloteWord) -> bool:
        """Ask for belote or rebelote; a rebelote after a belote kept silent is worth nothing."""
        begun = [b for b in view.belotes if b.seat == USER and b.suit == suit_of(card)]
        if begun and not begun[0].said[0]:
            return False
        question = self.words.say("play-say-word", word=self.words.say(f"call-{word}"))
        return self._yes(question, default=True)

    def _announces(self, announced: tuple[Announcement, ...]) -> bool:
        if not announced:
            return False
        held = [self.words.announcement(item) for item in announced]
        question = self.words.say("play-announce", what=self.words.names.texts.all_of(held))
        return self._yes(question, default=True)

    def _yes(self, question: str, *, default: bool) -> bool:
        while True:
            answer = read_yes(self.face.ask(question), self.words.names, default=default)
            if answer is not None:
                return answer


def _decide(view: View, worlds: int) -> "Decision":
    from rebelote.review.advise import decide  # slow to load, and not needed before the first hint

    return decide(view, worlds)


def cards_in_order(view: View) -> tuple[Card, ...]:
    """The user's cards in the order of their numbers."""
    return tuple(card for group in shown_hand(view) for card in group)


def offered_calls(view: View) -> list[Call]:
    """The calls offered by number: all of them, but of the bids in each suit only the lowest."""
    offered: list[Call] = []
    seen: set[Trump] = set()
    for action in view.legal:
        if isinstance(action, PlayCard):
            continue
        if isinstance(action, Bid):
            if action.trump in seen:
                continue
            seen.add(action.trump)
        offered.append(action)
    return offered


def option_words(words: Words, view: View, call: Call) -> str:
    """A call as a choice: what is said, and which trump it means where that is left unsaid."""
    said = call_words(words, view, call)
    if isinstance(call, Take) and call.trump is None and view.turned is not None:
        return words.say("play-option-take", said=said, suit=words.suit_of(view.turned))
    if isinstance(call, Pass) and said != words.say("call-pass"):
        return words.say("play-option-second-pass", said=said, meaning=words.say("call-pass"))
    return said


def _as_meant(view: View, call: Call) -> Call:
    """``take`` with the turned suit in the first round says no more than ``take``."""
    if isinstance(call, Take) and call.trump is not None and view.turned is not None:
        first_round = len(view.calls) < view.rules.seats
        if first_round and action_text(call) == f"take:{'SHDC'[view.turned // 8]}":
            return Take()
    return call
