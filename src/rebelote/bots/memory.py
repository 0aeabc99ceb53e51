"""What a careful player knows about the cards it does not see.

Everything is worked out afresh from the view: which cards are still out, who can hold which of
them, and how likely that is. Nothing here looks at a hidden card.
"""

from dataclasses import dataclass
from functools import cached_property

from rebelote.cards import (
    FULL_PACK,
    KING,
    QUEEN,
    SUIT_CARDS,
    Card,
    Hand,
    Trump,
    hand_of,
    make_card,
    suit_of,
)
from rebelote.engine import Trick, winning_position
from rebelote.rules import Rules
from rebelote.rules.values import is_trump, points, stronger
from rebelote.views import View


@dataclass(frozen=True)
class Memory:
    """The knowledge of the seat to play; tuples with an item for each seat are in seat order.

    `certain` are cards a seat surely has and may play; `possible` the unseen cards it may have
    besides; `share` the chance that it has any one of those.
    """

    view: View
    trump: Trump
    seat: int
    certain: tuple[Hand, ...]
    possible: tuple[Hand, ...]
    share: tuple[float, ...]

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of each of the 32 cards."""
        return points(self.trump, self.rules.cards)

    @cached_property
    def on_taker_side(self) -> bool:
        """True if this seat is the taker or the taker's partner."""
        return self._attacks(self.seat)

    @cached_property
    def enemies(self) -> tuple[int, ...]:
        """The seats that play against this one: three-handed, only the taker is a defender's."""
        seats = range(self.rules.seats)
        return tuple(seat for seat in seats if self._attacks(seat) != self.on_taker_side)

    @cached_property
    def friends(self) -> tuple[int, ...]:
        """The other seats that play with this one."""
        seats = range(self.rules.seats)
        return tuple(seat for seat in seats if seat != self.seat and seat not in self.enemies)

    def _attacks(self, seat: int) -> bool:
        contract = self.view.contract
        assert contract is not None
        return self.rules.side_of(seat) == self.rules.side_of(contract.taker)

    @cached_property
    def trumps(self) -> Hand:
        """All cards of the trump suit; none in ``SA`` and ``TA``."""
        return 0 if self.trump.suit is None else SUIT_CARDS[self.trump.suit]

    @cached_property
    def out(self) -> Hand:
        """The cards that other seats may still hold."""
        cards = 0
        for seat in (*self.enemies, *self.friends):
            cards |= self.certain[seat] | self.possible[seat]
        return cards

    @cached_property
    def free(self) -> bool:
        """True while nobody must follow suit: the duel, as long as the stock lasts."""
        return self.view.stock > 0 and self.rules.play.free_while_stock

    def may_hold(self, seat: int, cards: Hand) -> bool:
        """True if this seat may have one of these cards."""
        return (self.certain[seat] | self.possible[seat]) & cards != 0

    def chance(self, seat: int, cards: Hand) -> float:
        """The chance that this seat has at least one of these cards."""
        if self.certain[seat] & cards:
            return 1.0
        return 1.0 - (1.0 - self.share[seat]) ** (self.possible[seat] & cards).bit_count()

    def chance_to_beat(self, seat: int, card: Card, led: int) -> float:
        """The chance that this seat can beat this card where the suit `led` was led."""
        higher = stronger(self.trump, led)[card]
        follow = self.chance(seat, higher & SUIT_CARDS[led])
        trumps = higher & ~SUIT_CARDS[led]
        if not trumps:
            return follow
        trumping = self.chance(seat, trumps)
        if self.free:
            return 1 - (1 - follow) * (1 - trumping)
        return follow + (1 - self.chance(seat, SUIT_CARDS[led])) * trumping

    def higher_out(self, card: Card) -> Hand:
        """The cards of its own suit, still out, that beat this card."""
        suit = suit_of(card)
        return stronger(self.trump, suit)[card] & SUIT_CARDS[suit] & self.out

    def enemies_may_trump(self) -> bool:
        """True while an enemy may hold a trump."""
        return any(self.may_hold(seat, self.trumps) for seat in self.enemies)


def remember(view: View) -> Memory:
    """Work out what the seat to play knows. The view must be one of the play, at its turn."""
    assert view.seat is not None and view.contract is not None
    seats = range(view.rules.seats)
    certain = [_surely_has(view, seat) for seat in seats]
    seen = view.hand | _played(view)
    for cards in certain:
        seen |= cards
    unseen = FULL_PACK & ~seen
    excluded = _excluded(view)
    hidden = [
        view.cards_left[seat] - certain[seat].bit_count() - view.hiding[seat].bit_count()
        for seat in seats
    ]
    hidden[view.seat] = 0
    possible = [unseen & ~excluded[seat] if hidden[seat] > 0 else 0 for seat in seats]
    if unseen.bit_count() == sum(hidden):
        _only_place(certain, possible, hidden)
    return Memory(
        view=view,
        trump=view.contract.trump,
        seat=view.seat,
        certain=tuple(certain),
        possible=tuple(possible),
        share=tuple(min(1.0, hidden[seat] / max(1, possible[seat].bit_count())) for seat in seats),
    )


def _played(view: View) -> Hand:
    cards = hand_of(view.trick.cards)
    for trick in view.tricks:
        cards |= hand_of(trick.cards)
    return cards


def _surely_has(view: View, seat: int) -> Hand:
    """Cards of another seat that everybody has seen: on the table, turned, shown, or told."""
    if seat == view.seat:
        return 0
    assert view.contract is not None
    cards = view.table[seat]
    if view.turned is not None and view.contract.taker == seat and view.rules.deal.complete:
        cards |= 1 << view.turned
    for shown in view.shown[seat]:
        cards |= shown.cards
    for belote in view.belotes:
        if belote.seat == seat and belote.said[0] and belote.played == 1:
            cards |= hand_of(make_card(rank, belote.suit) for rank in (KING, QUEEN))
    return cards & ~_played(view)


def _only_place(certain: list[Hand], possible: list[Hand], hidden: list[int]) -> None:
    """Move to `certain` the cards that only one seat may hold, where none lies elsewhere."""
    for seat in range(len(certain)):
        others = 0
        for other, cards in enumerate(possible):
            if other != seat:
                others |= cards
        only = possible[seat] & ~others
        certain[seat] |= only
        possible[seat] &= ~only
        hidden[seat] -= only.bit_count()


def _excluded(view: View) -> list[Hand]:
    """For each seat, cards that its plays have shown it cannot hold."""
    excluded = [0] * view.rules.seats
    # A seat that may still draw can get the suit again; nobody need follow while drawing.
    first = -(-view.rules.deal.stock // view.rules.seats)
    for trick in (*view.tricks[first:], view.trick):
        if not view.stock:
            _exclude_from_trick(view, trick, excluded)
    return excluded


def _exclude_from_trick(view: View, trick: Trick, excluded: list[Hand]) -> None:
    assert view.contract is not None
    for position in range(1, len(trick.cards)):
        before = Trick(trick.leader, trick.cards[:position])
        seat = trick.seat_of(position, view.rules.seats)
        excluded[seat] |= _ruled_out(view.rules, view.contract.trump, before, trick.cards[position])


def _ruled_out(rules: Rules, trump: Trump, before: Trick, card: Card) -> Hand:
    """What a seat that played this card after these cannot hold, if it kept to the rules."""
    led = suit_of(before.cards[0])
    winning = winning_position(before, trump)
    best = before.cards[winning]
    higher = stronger(trump, led)[best]
    partner_wins = rules.seats == 4 and winning == len(before.cards) - 2
    if suit_of(card) == led:
        spared = partner_wins and rules.play.raise_ == "not-over-partner"
        must_raise = is_trump(led, trump) and not spared
        return 0 if higher >> card & 1 or not must_raise else higher
    void = SUIT_CARDS[led]
    if trump.suit is None or (partner_wins and rules.play.partner_exempt != "never"):
        return void
    if higher >> card & 1:
        return void
    if suit_of(card) != trump.suit and (
        suit_of(best) != trump.suit or rules.play.undertrump == "required"
    ):
        return void | SUIT_CARDS[trump.suit]
    return void | higher
