"""A game looked at again: each decision, a mistake or bad luck, and the three that mattered most.

A decision is judged by what its seat could know. The hidden hands are looked at only afterwards, to
tell bad luck from a deal that went as it should.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from rebelote.bots.card_play import say
from rebelote.cards import suit_of
from rebelote.engine import (
    Action,
    Announcement,
    BeloteWord,
    Deal,
    PlayCard,
    after_deal,
    announcement_points,
    apply,
    new_match,
)
from rebelote.notation import parse_action
from rebelote.notation.record import Record, is_computer
from rebelote.notation.replay import begun, play_through
from rebelote.review import WORLDS
from rebelote.review.advise import decide
from rebelote.review.calls import call_results
from rebelote.review.cards import is_solved, true_card_results
from rebelote.review.decision import LARGE_LOSS, SMALL_LOSS, Choice, Decision
from rebelote.search.extras import BELOTE
from rebelote.views import View, view_of

MOST_MATTERED: Final = 3
# A revoke costs about what a whole deal holds.
REVOKE: Final = 162.0

Judgement: TypeAlias = Literal["good", "luck", "small", "mistake", "blunder", "revoke"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision as it came up: the deal (from 0), the number of the action in it, and what was
    done."""

    number: int
    place: int
    deal: Deal
    view: View
    action: Action

    @property
    def is_revoke(self) -> bool:
        """True for a card that the rules forbid and the table let through."""
        return (
            isinstance(self.action, PlayCard) and not self.view.legal_cards >> self.action.card & 1
        )


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The best choice with the cards as they lay, and how much more it brought."""

    action: Action
    gain: float


@dataclass(frozen=True, slots=True)
class Silence:
    """Words that could be said and were not, and the points they are worth."""

    words: tuple[BeloteWord, ...]
    announcements: tuple[Announcement, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision looked at again. `chosen` is None for a revoke; `hindsight` where the true deal
    takes too long to solve."""

    moment: Moment
    decision: Decision
    chosen: Choice | None
    hindsight: Hindsight | None
    silence: Silence | None

    @property
    def judgement(self) -> Judgement:
        """What is to be said of it."""
        if self.chosen is None:
            return "revoke"
        verdict = self.chosen.verdict
        more = 0.0 if self.hindsight is None else self.hindsight.gain
        return "luck" if verdict in ("good", "small") and more > LARGE_LOSS else verdict

    @property
    def is_mistake(self) -> bool:
        """True if something better could have been known."""
        return self.judgement in ("mistake", "blunder", "revoke") or self.silence is not None

    @property
    def matter(self) -> float:
        """How many points hung on it."""
        silent = 0.0 if self.silence is None else float(self.silence.points)
        if self.chosen is None:
            return REVOKE
        if self.judgement == "luck":
            assert self.hindsight is not None
            return silent + self.hindsight.gain
        return silent + (0.0 if self.judgement == "good" else self.chosen.loss)


def moments(record: Record, seats: Sequence[int]) -> list[Moment]:
    """The decisions of these seats in a game, those with one choice left out. Raises Stopped."""
    play_through(record)
    return list(_moments(record, seats))


def _moments(record: Record, seats: Sequence[int]) -> Iterator[Moment]:
    match = new_match(record.rules)
    for number, written in enumerate(record.deals):
        deal = begun(match, written)
        for place, text in enumerate(written.actions):
            action = parse_action(text)
            if deal.turn in seats:
                moment = Moment(number, place, deal, view_of(deal, match, deal.turn), action)
                if len(moment.view.legal) > 1 or moment.is_revoke or _silence(moment):
                    yield moment
            deal = apply(deal, action)
        if deal.phase == "over":
            match, _ = after_deal(match, deal)


def judge(moment: Moment, worlds: int = WORLDS) -> Judged:
    """What a decision was worth, by what could be known, and what it came to."""
    view, action = moment.view, moment.action
    decision = decide(view, worlds, also=action)
    silence = _silence(moment)
    if moment.is_revoke:
        return Judged(moment, decision, None, None, None)
    done = say(view, action.card) if isinstance(action, PlayCard) else action
    chosen = next(choice for choice in decision.choices if choice.action == done)
    hindsight = None
    if len(decision.choices) > 1 and is_solved(view):
        hindsight = _hindsight(moment, decision, done)
    return Judged(moment, decision, chosen, hindsight, silence)


def _hindsight(moment: Moment, decision: Decision, done: Action) -> Hindsight:
    """By the true deal, solved: one played by rules of thumb would prove nothing."""
    view = moment.view
    if view.phase == "play":
        results = true_card_results(view, moment.deal)
    else:
        calls = [choice.action for choice in decision.choices]
        known = tuple(call for call in calls if not isinstance(call, PlayCard))
        results = call_results(view, known, [moment.deal], np.ones(1))
    gain = results.means[results.best] - results.means[results.options.index(done)]
    return Hindsight(results.options[results.best], float(gain))


def _silence(moment: Moment) -> Silence | None:
    """What should have been said over a card, where it must be said to count."""
    view, action = moment.view, moment.action
    if not isinstance(action, PlayCard) or moment.is_revoke:
        return None
    words: list[BeloteWord] = []
    word = dict(view.words).get(action.card)
    if view.rules.belote.call == "required" and word is not None and action.word is None:
        said = [belote.said[0] for belote in view.belotes if belote.suit == suit_of(action.card)]
        if word == "belote" or all(said):
            words.append(word)
    untold: tuple[Announcement, ...] = ()
    if view.rules.announcements.call == "required" and view.contract is not None:
        untold = tuple(item for item in view.announcements if item not in action.announced)
    points = BELOTE * len(words)
    for item in untold:
        assert view.contract is not None
        points += announcement_points(item, view.rules, view.contract.trump)
    return Silence(tuple(words), untold, points) if words or untold else None


def review(
    record: Record, seats: Sequence[int], worlds: int, progress: Callable[[int, int], None]
) -> list[Judged]:
    """Each decision of these seats; `progress` hears how many are done, and how many there are.

    Raises Stopped.
    """
    found = moments(record, seats)
    judged = []
    progress(0, len(found))
    for done, moment in enumerate(found, 1):
        judged.append(judge(moment, worlds))
        progress(done, len(found))
    return judged


def mattered(judged: Sequence[Judged]) -> list[int]:
    """The decisions, by number, on which most points hung: three at most."""
    weighty = [number for number, one in enumerate(judged) if one.matter >= SMALL_LOSS]
    return sorted(weighty, key=lambda number: -judged[number].matter)[:MOST_MATTERED]


def human_seats(record: Record) -> list[int]:
    """The seats that the record does not give to the computer; all, if it tells no names."""
    names = record.seats or []
    found = [seat for seat, name in enumerate(names) if not is_computer(name)]
    return found or list(range(record.rules.seats))
