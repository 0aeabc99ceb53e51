"""Playing a match: whose turn it is, what they do, and what the user is told of it."""

from rebelote.engine import Action, DealResult
from rebelote.i18n.rule_words import match_aim
from rebelote.tui.face import Face
from rebelote.tui.patience import patiently
from rebelote.tui.session import Session
from rebelote.tui.sheet import deal_sheet, match_sheet
from rebelote.tui.streak import count_for_streak, tell_level
from rebelote.tui.telling import (
    tell_action,
    tell_dealing,
    tell_draw,
    tell_result,
    tell_standing,
)
from rebelote.tui.turn import UserTurn
from rebelote.tui.words import USER, Words


class MatchLoop:
    """A session played through a face."""

    def __init__(self, session: Session, face: Face, worlds: int) -> None:
        self.session = session
        self.face = face
        self.words: Words = face.words
        self._user = UserTurn(session, face, worlds)
        self._save_failed = False

    def run(self) -> None:
        """Play until the match is over. Raises Left, EOFError or KeyboardInterrupt."""
        if self.session.rules.match.streak:
            self.face.notice("\n".join(tell_level(self.words, self.session)))
        if self.session.playing:
            self._recall()
        while not self.session.match.finished:
            if not self.session.playing:
                self._deal()
            self._play_deal()
        self._tell_end()

    def _recall(self) -> None:
        """Say where a resumed match stands."""
        view = self.session.view()
        self.face.happened(view, tell_standing(self.words, view))

    def _deal(self) -> None:
        session, words = self.session, self.words
        told = []
        if not session.record.deals:
            dealer, rounds = session.drawn_for_deal()
            told += tell_draw(words, dealer, rounds)
        session.next_deal()
        self._save()
        view = session.view()
        told += tell_dealing(words, view, session.match.deals_played + 1)
        if session.match.held:
            told.append(words.say("play-reserve-waits", points=str(session.match.held)))
        self.face.happened(view, told)

    def _play_deal(self) -> None:
        while self.session.playing:
            users = self.session.deal is not None and self.session.deal.turn == USER
            self._do(self._user.action() if users else self._computers_action())

    def _computers_action(self) -> Action:
        preparing = self.words.say("play-preparing")
        return patiently(self.session.computer_action, lambda: self.face.busy(preparing))

    def _do(self, action: Action) -> None:
        session = self.session
        before, held = session.view(), session.match.held
        result = session.act(action)
        self._save()
        after = session.view()
        told = tell_action(self.words, before, action, after)
        if len(after.tricks) > len(before.tricks):
            self.face.trick_over(after, told)
        else:
            self.face.happened(after, told)
        if result is not None:
            self._tell_result(result, held)

    def _save(self) -> None:
        """Save; where that fails say so once and play on."""
        try:
            self.session.save()
        except OSError as error:
            if not self._save_failed:
                why = error.strerror or type(error).__name__
                path = str(self.session.path)
                self.face.notice(self.words.say("play-cannot-save", file=path, why=why))
            self._save_failed = True

    def _tell_result(self, result: DealResult, held: int) -> None:
        words, match = self.words, self.session.match
        told = tell_result(words, result, held)
        if result.contract is None:
            self.face.happened(self.session.view(), told)
            return
        number = sum(played.contract is not None for played in self.session.results)
        heading = words.say("play-sheet-heading", number=str(number))
        lines = [heading, "", *told, "", *deal_sheet(words, result, match)]
        if not match.finished:
            lines += ["", "  " + match_aim(words.rules, words.names)]
        self.face.page(lines, going_on=words.say("play-go-on"))

    def _tell_end(self) -> None:
        words, match = self.words, self.session.match
        if match.winner is None:
            end = words.say("play-draw-match")
        else:
            mine = match.winner == match.rules.side_of(USER)
            message = "play-you-win" if mine else "play-they-win"
            end = words.say(message, side=words.side(match.winner))
        lines = [end, "", *match_sheet(words, self.session.results, match)]
        if match.rules.match.streak:
            lines += ["", *count_for_streak(words, self.session, self.session.path)]
        self.face.page(lines, going_on="")
