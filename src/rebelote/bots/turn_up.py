"""Calls where a card is turned: take it, name another trump, or pass."""

from typing import Final

from rebelote.bots.advice import Advice, Idea
from rebelote.bots.hand_value import expected_points, extra_points, has, shown_against
from rebelote.bots.score_sense import caution
from rebelote.cards import JACK, NINE, SUIT_TRUMPS, Hand, Trump, suit_of
from rebelote.engine import Pass, Take
from rebelote.views import View

# By seats. More than half of 162, as a lost contract costs more than a contract made brings; with
# three less, or nobody would ever take.
ENOUGH_TO_TAKE: Final = {4: 94, 3: 76, 2: 94}


def advise_take(view: View) -> Advice:
    """Take with the best trump on offer, if the hand is good enough for it."""
    hand = _hand_if_taken(view)
    takes = [action for action in view.legal if isinstance(action, Take)]
    best = max(takes, key=lambda take: _worth(view, hand, take))
    if Pass() not in view.legal:
        return Advice(best, "must-name")
    worth = _worth(view, hand, best)
    needed = ENOUGH_TO_TAKE[view.rules.seats]
    takes_it = worth >= needed + caution(view)
    if takes_it != (worth >= needed):
        return Advice(best if takes_it else Pass(), "watch-score")
    return Advice(best, idea_of_take(view, best)) if takes_it else Advice(Pass(), "weak-hand")


def _hand_if_taken(view: View) -> Hand:
    """The hand with the turned card, which goes to the taker where hands are completed."""
    if view.turned is None or not view.rules.deal.complete:
        return view.hand
    return view.hand | 1 << view.turned


def _trump(view: View, take: Take) -> Trump:
    assert view.turned is not None
    return take.trump or SUIT_TRUMPS[suit_of(view.turned)]


def _worth(view: View, hand: Hand, take: Take) -> float:
    """Expected points, on the scale where 81 is half of everything."""
    trump = _trump(view, take)
    worth = expected_points(hand, trump, view.rules)
    for seat, table in enumerate(view.table):
        if seat != view.seat and table:
            worth += shown_against(table, trump)
    # What belote and announcements add to one side, the other side must reach as well.
    return worth + extra_points(hand, trump, view.rules) / 2


def idea_of_take(view: View, take: Take) -> Idea:
    """What speaks for taking with this trump."""
    hand, trump = _hand_if_taken(view), _trump(view, take)
    if trump.suit is None:
        return "take-with-masters"
    if has(hand, JACK, trump.suit):
        return "take-with-jack"
    return "take-with-nine" if has(hand, NINE, trump.suit) else "take-on-length"
