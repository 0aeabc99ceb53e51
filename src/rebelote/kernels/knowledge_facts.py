"""The facts that a view gives about hidden cards, one rule of the game after another."""

from collections.abc import Iterator
from dataclasses import dataclass

from rebelote.cards import (
    KING,
    QUEEN,
    Card,
    Hand,
    Trump,
    cards_of,
    hand_of,
    make_card,
    rank_of,
    suit_of,
)
from rebelote.engine import announcement_points, best_announcements
from rebelote.kernels.knowledge_plays import ruled_out
from rebelote.rules import Rules
from rebelote.rules.values import is_trump
from rebelote.views import View


@dataclass(frozen=True, slots=True)
class Fact:
    """These cards lie with this seat (`holds`), or do not.

    It is about the cards that the seat may play and, if `covered`, its face-down cards as well.
    Cards that are no longer hidden do not matter.
    """

    seat: int
    cards: Hand
    holds: bool
    covered: bool = True


@dataclass(frozen=True, slots=True)
class Play:
    """A card, who played it in which trick, and the cards that lay there before."""

    seat: int
    card: Card
    trick: int
    before: tuple[Card, ...]


def plays_of(view: View) -> Iterator[Play]:
    """Every card played so far, in order."""
    for number, trick in enumerate((*view.tricks, view.trick)):
        for position, card in enumerate(trick.cards):
            seat = trick.seat_of(position, view.rules.seats)
            yield Play(seat, card, number, trick.cards[:position])


def played_by(view: View, seat: int) -> Hand:
    """The cards this seat has played."""
    return hand_of(play.card for play in plays_of(view) if play.seat == seat)


def tricks_with_drawing(rules: Rules) -> int:
    """After how many tricks cards are drawn: a hand of an earlier time tells nothing of today's."""
    return -(-rules.deal.stock // rules.seats)


def facts_before_play(view: View) -> Iterator[Fact]:
    """Cards that everybody has seen: those lying face up, and the turned card, which was taken."""
    for seat, cards in enumerate(view.table):
        yield Fact(seat, cards, holds=True, covered=False)
    if view.contract is not None and view.turned is not None and view.rules.deal.complete:
        yield Fact(view.contract.taker, 1 << view.turned, holds=True)


def facts_of_plays(view: View, *, doubting: bool) -> Iterator[Fact]:
    """What a seat cannot hold because it would have had to play it.

    A face-up card that lay under another one may be of any suit: only cards held in hand, which
    were there all the time, are ruled out. `doubting`: a seat may have broken the rules; nothing
    follows from the plays of one that has shown by a later card that it did.
    """
    if view.contract is None:
        return
    excluded, caught = [0] * view.rules.seats, [False] * view.rules.seats
    for play in plays_of(view):
        if play.trick < tricks_with_drawing(view.rules):
            continue
        on_table = view.rules.deal.layout != "hand"
        caught[play.seat] |= doubting and not on_table and excluded[play.seat] >> play.card & 1 == 1
        excluded[play.seat] |= ruled_out(view.rules, view.contract.trump, play.before, play.card)
    for seat, cards in enumerate(excluded):
        if not caught[seat]:
            yield Fact(seat, cards & ~view.table[seat], holds=False, covered=False)


def facts_of_belote(view: View) -> Iterator[Fact]:
    """King and queen of trump: said, the other one is there; not said, where saying is automatic,
    it is not."""
    if view.contract is None:
        return
    spoken = {(belote.seat, belote.suit): belote for belote in view.belotes}
    for belote in spoken.values():
        yield Fact(belote.seat, 1 << _other_honour(belote.first), holds=True)
    if view.rules.belote.call != "automatic":
        return
    for play in plays_of(view):
        silent = (play.seat, suit_of(play.card)) not in spoken
        lasting = play.trick >= tricks_with_drawing(view.rules)
        if _may_be_belote(view.rules, view.contract.trump, play.card) and silent and lasting:
            yield Fact(play.seat, 1 << _other_honour(play.card), holds=False)


def _may_be_belote(rules: Rules, trump: Trump, card: Card) -> bool:
    if rank_of(card) not in (KING, QUEEN) or not is_trump(suit_of(card), trump):
        return False
    return trump.suit is not None or rules.belote.tout_atout == "each-suit"


def _other_honour(card: Card) -> Card:
    return make_card(KING if rank_of(card) == QUEEN else QUEEN, suit_of(card))


def facts_of_announcements(view: View) -> Iterator[Fact]:
    """The cards of announcements that have been shown."""
    for seat, shown in enumerate(view.shown):
        for item in shown:
            yield Fact(seat, item.cards, holds=True)


def facts_of_silence(view: View, held: tuple[Hand, ...]) -> Iterator[Fact]:
    """Cards that would have made a seat's announcements worth more than it said.

    Only where the best is always said, and no cards are drawn or turned. `held` are the cards that
    each seat surely had at the start; more cards never make a hand worth less.
    """
    rules = view.rules.announcements
    if view.contract is None or not rules.allowed or rules.call != "automatic":
        return
    if view.rules.deal.stock or view.rules.deal.layout != "hand":
        return
    for seat in {play.seat for play in plays_of(view)}:
        said = sum(heard.points for heard in view.heard[seat])
        cards = 0
        for card in cards_of(_neighbours(held[seat]) & ~held[seat]):
            if _worth(view.rules, view.contract.trump, held[seat] | 1 << card) > said:
                cards |= 1 << card
        yield Fact(seat, cards, holds=False)


def _worth(rules: Rules, trump: Trump, hand: Hand) -> int:
    best = best_announcements(hand, rules, trump)
    return sum(announcement_points(item, rules, trump) for item in best)


def _neighbours(hand: Hand) -> Hand:
    """Cards that together with this hand could make a run or a square: three more cards of the
    rank, or two of the suit close by."""
    found = 0
    for rank in range(8):
        square = hand_of(make_card(rank, suit) for suit in range(4))
        if (square & hand).bit_count() == 3:
            found |= square
        for suit in range(4):
            for low in range(max(0, rank - 2), min(rank, 5) + 1):
                run = hand_of(make_card(other, suit) for other in range(low, low + 3))
                if (run & hand).bit_count() == 2:
                    found |= run
    return found
