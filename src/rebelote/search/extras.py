"""Belote and announcements as they will be counted if a world is the true one."""

from collections.abc import Sequence
from functools import lru_cache

from rebelote.cards import KING, QUEEN, Hand, Trump, hand_of, make_card
from rebelote.engine import Announcement, announcement_points, best_announcements
from rebelote.engine.announcements import valid_side
from rebelote.kernels.knowledge_facts import played_by
from rebelote.rules import Rules
from rebelote.search.ledger import Extras, added, no_extras
from rebelote.views import View

BELOTE = 20


class ExtrasOf:
    """Belote and announcements for the worlds of one view in the play, in side order."""

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        self._view = view
        self._rules = view.rules
        self._trump = view.contract.trump
        self._played = [played_by(view, seat) for seat in range(view.rules.seats)]
        self._pairs = _open_pairs(view, self._trump)
        self._settled_belote = self._belote_begun()
        self._announced = self._announcements_settled()

    def belote(self, owned: list[int]) -> Extras:
        """20 for each pair of king and queen, where these are the cards that seats still own."""
        won = list(self._settled_belote)
        _add_pairs(won, self._pairs, owned, self._rules)
        return tuple(won)

    def announcements(self, owned: list[int]) -> Extras:
        """The announcements that will count."""
        if self._announced is not None:
            return self._announced
        hands = [hand | played for hand, played in zip(owned, self._played, strict=True)]
        leader = (self._view.dealer + 1) % self._rules.seats
        return announcements_of(hands, self._rules, self._trump, leader)

    def _belote_begun(self) -> Extras:
        """Belotes whose first word has been said: both count, as nobody forgets the second."""
        by_seat = [0] * self._rules.seats
        for belote in self._view.belotes:
            if belote.said[0] and (belote.played == 1 or belote.said[1]):
                by_seat[belote.seat] += BELOTE
        return added(self._rules, by_seat)

    def _announcements_settled(self) -> Extras | None:
        """What counts once the first trick is over; None while it goes on."""
        view = self._view
        if not self._rules.announcements.allowed:
            return no_extras(self._rules)
        if sum(view.tricks_won) == 0:
            return None
        by_seat = [
            sum(heard.points for heard in said)
            if self._rules.side_of(seat) == view.counting_side
            else 0
            for seat, said in enumerate(view.heard)
        ]
        return added(self._rules, by_seat)


def _open_pairs(view: View, trump: Trump) -> list[Hand]:
    """The pairs of king and queen of which neither has been played, and that may be a belote."""
    played = hand_of(card for trick in (*view.tricks, view.trick) for card in trick.cards)
    return [pair for pair in _all_pairs(view.rules, trump) if not pair & played]


def _all_pairs(rules: Rules, trump: Trump) -> list[Hand]:
    if trump is Trump.SA or (trump is Trump.TA and rules.belote.tout_atout == "none"):
        return []
    suits = range(4) if trump.suit is None else (trump.suit,)
    return [hand_of((make_card(KING, suit), make_card(QUEEN, suit))) for suit in suits]


def _add_pairs(won: list[int], pairs: list[Hand], hands: Sequence[Hand], rules: Rules) -> None:
    for pair in pairs:
        for seat, hand in enumerate(hands):
            if hand & pair == pair:
                won[rules.side_of(seat)] += BELOTE


def belote_of(hands: Sequence[Hand], rules: Rules, trump: Trump) -> Extras:
    """The belotes in these whole hands, in side order."""
    won = [0] * rules.sides
    _add_pairs(won, _all_pairs(rules, trump), hands, rules)
    return tuple(won)


def announcements_of(hands: Sequence[Hand], rules: Rules, trump: Trump, leader: int) -> Extras:
    """The announcements that count if these are the whole hands, in side order."""
    if not rules.announcements.allowed:
        return no_extras(rules)
    said = tuple(_best(hand, rules, trump) for hand in hands)
    counting = valid_side(said, rules, trump, leader)
    by_seat = [
        sum(announcement_points(item, rules, trump) for item in items)
        if rules.side_of(seat) == counting
        else 0
        for seat, items in enumerate(said)
    ]
    return added(rules, by_seat)


@lru_cache(4096)
def _best(hand: Hand, rules: Rules, trump: Trump) -> tuple[Announcement, ...]:
    return best_announcements(hand, rules, trump)
