"""A decision in words: a verdict, a contrast, the idea, one typical deal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rebelote.cards import RANKS, Card, rank_of
from rebelote.engine import Action, Pass, PlayCard
from rebelote.i18n.names import Names
from rebelote.review.decision import Decision, Fact
from rebelote.rules import Rules
from rebelote.views import View, second_round, sorted_hand

if TYPE_CHECKING:
    from rebelote.review.game import Judged, Silence

# More choices that are as good are counted, not named.
MOST_NAMED: Final = 2


@dataclass(frozen=True, slots=True)
class Speech:
    """How one seat is spoken to; `card` is how a card is written in running text."""

    names: Names
    card: Callable[[Card], str]

    def does(self, decision: Decision) -> str:
        """What is recommended, as a sentence."""
        what = self.what(decision.view, decision.best.action)
        return self.names.say("review-do", what=what[:1].upper() + what[1:])

    def advice(self, decision: Decision) -> str:
        """Why, in a few words: the verdict and the idea."""
        return f"{self.verdict(decision)} {self.idea(decision)}".strip()

    def reasons(self, decision: Decision) -> list[str]:
        """All that can be said for the recommended choice, a sentence each."""
        found = [self.verdict(decision), self.contrast(decision), self.idea(decision)]
        return [text for text in (*found, self.chance(decision)) if text]

    def what(self, view: View, action: Action) -> str:
        """A choice: a card with its article, a call as it is said."""
        if isinstance(action, PlayCard):
            return self.the_card(action.card)
        return self.names.say("play-quoted", what=self.call(view, action))

    def call(self, view: View, action: Action) -> str:
        """A call as it is said at the table; a card as it is written in running text."""
        if isinstance(action, PlayCard):
            return self.card(action.card)
        return self.names.call(action, second_round=isinstance(action, Pass) and second_round(view))

    def the_card(self, card: Card) -> str:
        """A card with its article."""
        letter = RANKS[rank_of(card)]
        return self.names.say("card-with-article", rank=letter, card=self.card(card))

    def verdict(self, decision: Decision) -> str:
        """How the recommended choice stands to the others; nothing where it is the only one."""
        standing, view = decision.standing, decision.view
        if standing == "only":
            return ""
        others = [self.what(view, choice.action) for choice in decision.equals]
        rival = decision.next_best
        if standing == "equal" and len(others) > MOST_NAMED:
            return self.names.say("review-verdict-several", count=len(others))
        return self.names.say(
            f"review-verdict-{standing}",
            others=self.names.texts.all_of(others) if standing == "equal" else "",
            other="" if rival is None else self.what(view, rival.action),
            points=0 if rival is None else max(1, round(rival.loss)),
        )

    def idea(self, decision: Decision) -> str:
        """The name of the idea."""
        return self.names.say(f"idea-{decision.idea}")

    def chance(self, decision: Decision) -> str:
        """The chance that the contract is made; nothing where there is none, or no doubt."""
        made = decision.best.made
        if made is None or not 0.005 < made < 0.995:
            return ""
        view, contract = decision.view, decision.view.contract
        side = view.rules.side_of(view.turn)
        ours = contract is None or view.rules.side_of(contract.taker) == side
        share = str(round(100 * made))
        return self.names.say("review-chance", ours="yes" if ours else "no", share=share)

    def contrast(self, decision: Decision) -> str:
        """What sets the recommended choice apart from the next."""
        found = decision.contrast
        if found is None:
            return ""
        rest = round(found.otherwise)
        return self.names.say(
            "review-contrast",
            share=str(round(100 * found.share)),
            fact=self._fact(decision.view, found.fact),
            best=self.what(decision.view, decision.best.action),
            other=self.what(decision.view, found.other),
            gain=max(1, round(found.gain)),
            rest="same" if rest == 0 else "more" if rest > 0 else "less",
            otherwise=abs(rest),
        )

    def _fact(self, view: View, fact: Fact) -> str:
        kind = "card" if fact.card is not None else "suit"
        what = self.names.suit(fact.suit) if fact.card is None else self.the_card(fact.card)
        holds = "yes" if fact.holds else "no"
        return self.names.say(
            f"review-fact-{kind}", who=self.seat(view, fact.seat), what=what, holds=holds
        )

    def seat(self, view: View, seat: int) -> str:
        """Another seat, as the seat to act calls it."""
        return self.names.say(f"review-seat-{place(view.rules, view.turn, seat)}")

    def typical(self, decision: Decision) -> Iterator[str]:
        """A typical deal: a heading, and a line for each of the other seats."""
        if decision.typical is None:
            return
        yield self.names.say("review-typical")
        view = decision.view
        trump = None if view.contract is None else view.contract.trump
        for step in range(1, view.rules.seats):
            seat = (view.turn + step) % view.rules.seats
            cards = sorted_hand(decision.typical[seat], trump)
            who, held = self.seat(view, seat), ", ".join(self.card(card) for card in cards)
            yield "  " + self.names.say("review-typical-hand", who=who, cards=held)


def place(rules: Rules, seat: int, other: int) -> str:
    """Where another seat sits, seen from a seat."""
    step = (other - seat) % rules.seats
    if rules.seats == 2:
        return "rival"
    if rules.seats == 4 and step == 2:
        return "partner"
    on_right = (step == 1) != (rules.deal.direction == "clockwise")
    return "right" if on_right else "left"


def after_words(judged: "Judged", speech: Speech, who: str) -> tuple[list[str], str]:
    """What is to be said of a decision looked at again, and where it was."""
    moment, decision = judged.moment, judged.decision
    view, judgement = moment.view, judged.judgement
    better = decision.best.action
    points = 0.0 if judged.chosen is None else judged.chosen.loss
    if judgement == "luck" and judged.hindsight is not None:
        better, points = judged.hindsight.action, judged.hindsight.gain
    told = [
        speech.names.say(
            f"review-told-{judgement}",
            best=speech.what(view, better),
            points=max(1, round(points)),
        )
    ]
    if judgement in ("mistake", "blunder"):
        told += [text for text in (speech.contrast(decision), speech.idea(decision)) if text]
    if judged.silence is not None:
        told.insert(0, _of_silence(judged.silence, speech.names))
    where = speech.names.say(
        f"review-where-{view.phase}",
        deal=str(moment.number + 1),
        trick=str(len(view.tricks) + 1),
        who=who,
        chosen=speech.call(view, moment.action),
    )
    return told, where


def _of_silence(silence: "Silence", names: Names) -> str:
    said = [names.say(f"call-{word}") for word in silence.words]
    said += [names.announcement(item) for item in silence.announcements]
    return names.say("review-told-silent", what=names.texts.all_of(said), points=silence.points)
