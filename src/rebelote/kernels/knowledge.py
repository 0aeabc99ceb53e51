"""What a seat can know about the cards it does not see: where each of them may lie.

Everything follows from the view. A *place* is a group of hidden cards whose number is known: the
hand of another seat, the face-down cards of a seat, the stock, the cards left aside. For each place
knowledge has the cards that may lie there; no fact that it uses ever rules out the true deal.

What cannot be said of one card at one place ("at least one of these") is left out: how a run that
was heard but not shown might lie, and what follows from cards drawn during play.
"""

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import FULL_PACK, Hand, hand_of
from rebelote.kernels.knowledge_count import ways
from rebelote.kernels.knowledge_facts import (
    Fact,
    facts_before_play,
    facts_of_announcements,
    facts_of_belote,
    facts_of_plays,
    facts_of_silence,
    played_by,
    plays_of,
)
from rebelote.views import View

PlaceKind: TypeAlias = Literal["hand", "turning", "covered", "stock", "aside"]
Worlds: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Place:
    """A group of hidden cards: `size` of them, all among `possible`.

    `covered` are face-down cards, `turning` is the one whose upper card has just been played: its
    seat can play it from the next trick on. `aside` are the cards that are in nobody's hand: those
    left out where three play and, during the auction, those still to be dealt. `seat` is None for
    places that are no seat's.
    """

    kind: PlaceKind
    seat: int | None
    size: int
    possible: Hand


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat (None: a spectator) knows of hidden cards.

    `hand` are the cards it may play itself; `unknown` all hidden cards, which the places share.
    """

    seats: int
    seat: int | None
    hand: Hand
    places: tuple[Place, ...]
    unknown: Hand

    def certain(self, place: int) -> Hand:
        """The cards that surely lie at the place of this number."""
        elsewhere = 0
        for number, other in enumerate(self.places):
            if number != place:
                elsewhere |= other.possible
        return self.places[place].possible & ~elsewhere

    def hands(self, worlds: Worlds) -> Worlds:
        """The cards that each seat may play when its turn comes, in each world: worlds × seats.

        One's own are filled in, and cards that are just being turned counted in.
        """
        hands = np.zeros((len(worlds), self.seats), np.int64)
        if self.seat is not None:
            hands[:, self.seat] = self.hand
        for number, place in enumerate(self.places):
            if place.kind in ("hand", "turning"):
                hands[:, place.seat] |= worlds[:, number]
        return hands


def knowledge_of(view: View, *, trusting: bool = False) -> Knowledge:
    """What this view tells about hidden cards.

    At a table that lets a revoke through (``play.revoke: loses-deal``), what a seat played proves
    nothing about its hand. `trusting` believes all the same that seats keep to the rules, but for
    one that its own later cards have caught.
    """
    unknown = FULL_PACK & ~(view.hand | _seen(view))
    places = _places(view, unknown)
    facts = [*facts_before_play(view), *facts_of_belote(view), *facts_of_announcements(view)]
    certain = _narrowed(view, places, unknown, facts)
    if view.rules.play.revoke == "refused":
        return _narrowed(view, places, unknown, [*facts, *facts_of_plays(view, doubting=False)])
    if trusting:
        believed = [*facts, *facts_of_plays(view, doubting=True)]
        found = _narrowed(view, places, unknown, believed)
        sizes = [place.size for place in found.places]
        if ways(unknown, sizes, [place.possible for place in found.places]):
            return found
    return certain


def _seen(view: View) -> Hand:
    """The cards that lie open and in nobody's hand: played, or turned up and not taken yet."""
    cards = hand_of(play.card for play in plays_of(view))
    if view.turned is not None and view.contract is None and view.rules.deal.layout == "hand":
        cards |= 1 << view.turned
    return cards


def _places(view: View, unknown: Hand) -> list[Place]:
    """Every place with hidden cards, where any of them may lie as yet."""
    sizes: list[tuple[PlaceKind, int | None, int]] = []
    turning = [_turning(view, seat) for seat in range(view.rules.seats)]
    for seat, left in enumerate(view.cards_left):
        if seat != view.seat:
            hidden = left - view.hiding[seat].bit_count() - turning[seat]
            sizes.append(("hand", seat, hidden))
    for seat, hiding in enumerate(view.hiding):
        sizes.append(("turning", seat, turning[seat]))
        sizes.append(("covered", seat, hiding.bit_count()))
    sizes.append(("stock", None, view.stock))
    left_aside = unknown.bit_count() - sum(size for _, _, size in sizes)
    sizes.append(("aside", None, left_aside))
    return [Place(kind, seat, size, unknown) for kind, seat, size in sizes if size > 0]


def _turning(view: View, seat: int) -> int:
    """1 if a face-down card of this seat is turned when the trick on the table ends, else 0."""
    return view.covered[seat] - view.hiding[seat].bit_count()


def _narrowed(view: View, places: list[Place], unknown: Hand, facts: list[Fact]) -> Knowledge:
    """The knowledge that these facts give, with what a seat's silence adds to them."""
    possible = [place.possible for place in places]
    for fact in facts:
        _apply(fact, places, possible)
    _tighten(places, possible)
    for fact in facts_of_silence(view, _held_at_first(view, places, possible)):
        _apply(fact, places, possible)
    _tighten(places, possible)
    narrowed = tuple(
        replace(place, possible=cards) for place, cards in zip(places, possible, strict=True)
    )
    return Knowledge(view.rules.seats, view.seat, view.hand, narrowed, unknown)


def _apply(fact: Fact, places: list[Place], possible: list[Hand]) -> None:
    for number, place in enumerate(places):
        there = place.seat == fact.seat and (fact.covered or place.kind == "hand")
        if there != fact.holds:
            possible[number] &= ~fact.cards


def _tighten(places: list[Place], possible: list[Hand]) -> None:
    """Draw the simple conclusions: a place that is full takes no more, and a place that needs all
    the cards that may lie there has them."""
    changed = True
    while changed:
        changed = False
        for number, place in enumerate(places):
            others = [cards for other, cards in enumerate(possible) if other != number]
            elsewhere = reduce(or_, others, 0)
            only_here = possible[number] & ~elsewhere
            if only_here.bit_count() == place.size and possible[number] != only_here:
                possible[number] = only_here
                changed = True
            if possible[number].bit_count() == place.size and possible[number] & elsewhere:
                for other in range(len(places)):
                    if other != number:
                        possible[other] &= ~possible[number]
                changed = True


def _held_at_first(view: View, places: list[Place], possible: list[Hand]) -> tuple[Hand, ...]:
    """The cards that each seat surely had when play began, where none are drawn."""
    held = [played_by(view, seat) for seat in range(view.rules.seats)]
    if view.seat is not None:
        held[view.seat] |= view.hand
    for seat in range(view.rules.seats):
        elsewhere = 0
        own = 0
        for place, cards in zip(places, possible, strict=True):
            if place.seat == seat:
                own |= cards
            else:
                elsewhere |= cards
        held[seat] |= own & ~elsewhere
    return tuple(held)
