"""The view of one seat: built from a deal, with nothing in it that the seat may not know."""

from dataclasses import dataclass
from operator import and_
from typing import Literal

from rebelote.cards import Card, Hand, cards_of, hand_of
from rebelote.engine import (
    Action,
    Announcement,
    Belote,
    BeloteWord,
    Bid,
    Call,
    Contract,
    Deal,
    Match,
    PlayCard,
    Revoke,
    Run,
    Trick,
    announcement_points,
    belote_word,
    best_announcements,
    is_first_card,
    legal_actions,
    tricks_won,
)
from rebelote.engine.match import belote_points, trick_points, valid_announcements
from rebelote.rules import Rules


@dataclass(frozen=True, slots=True)
class Heard:
    """An announcement as it is said before it is shown: what kind, how many cards, its points."""

    kind: Literal["run", "square"]
    length: int
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows. Tuples with an item for each seat or side are in their order.

    `seat` is None for a spectator. `hand` are the cards one may play, `covered` how many of each
    seat's lie face down; `cards_left` counts every seat's cards, face-down ones included.
    `table` are the face-up table cards of each seat, `hiding` those of them that lie on another.
    `stock` is the number of cards left to draw; `drawn` one's own drawn cards, oldest first.
    `heard` are the announcements said, `shown` those put on the table (by the second trick), and
    `counting_side` whose they are. `belotes` are those said, and one's own. `revoke` is nobody's
    until the deal is over. `legal` is empty unless it is one's turn.
    """

    rules: Rules
    seat: int | None
    dealer: int
    phase: Literal["auction", "play", "over"]
    turn: int
    hand: Hand
    covered: tuple[int, ...]
    cards_left: tuple[int, ...]
    turned: Card | None
    table: tuple[Hand, ...]
    hiding: tuple[Hand, ...]
    stock: int
    drawn: tuple[Card, ...]
    dealer_must_name: bool
    calls: tuple[Call, ...]
    callers: tuple[int, ...]
    bid: Bid | None
    bidder: int | None
    contract: Contract | None
    trick: Trick
    tricks: tuple[Trick, ...]
    tricks_won: tuple[int, ...]
    trick_points: tuple[int, ...]
    belote_points: tuple[int, ...]
    heard: tuple[tuple[Heard, ...], ...]
    shown: tuple[tuple[Announcement, ...], ...]
    counting_side: int | None
    belotes: tuple[Belote, ...]
    revoke: Revoke | None
    legal: tuple[Action, ...]
    announcements: tuple[Announcement, ...]
    words: tuple[tuple[Card, BeloteWord], ...]
    score: tuple[int, ...]
    held: int
    deals_played: int

    @property
    def my_turn(self) -> bool:
        """True if this seat is to act."""
        return self.phase != "over" and self.turn == self.seat

    @property
    def legal_cards(self) -> Hand:
        """The cards this seat may play now; none unless it is its turn to play."""
        return hand_of(action.card for action in self.legal if isinstance(action, PlayCard))


def view_of(deal: Deal, match: Match, seat: int | None) -> View:
    """What this seat (None: a spectator) may know of a deal and its match.

    `announcements` are the best declaration of one's own hand while it may be made; `words` the
    belote words one may say, by card.
    """
    mine = seat is not None and seat == deal.turn and deal.phase != "over"
    own_hand = 0 if seat is None else deal.hands[seat]
    playing = deal.contract is not None
    return View(
        rules=deal.rules,
        seat=seat,
        dealer=deal.dealer,
        phase=deal.phase,
        turn=deal.turn,
        hand=own_hand,
        covered=tuple(map(len, deal.covers)),
        cards_left=tuple(
            hand.bit_count() + len(covers)
            for hand, covers in zip(deal.hands, deal.covers, strict=True)
        ),
        turned=deal.turned,
        table=tuple(map(and_, deal.table, deal.hands)),
        hiding=tuple(
            hand & hand_of(upper for upper, _ in covers)
            for hand, covers in zip(deal.hands, deal.covers, strict=True)
        ),
        stock=len(deal.stock),
        drawn=() if seat is None else deal.drawn[seat],
        dealer_must_name=deal.dealer_must_name,
        calls=deal.calls,
        callers=deal.callers,
        bid=deal.bid,
        bidder=deal.bidder,
        contract=deal.contract,
        trick=deal.trick,
        tricks=deal.tricks,
        tricks_won=tricks_won(deal),
        trick_points=trick_points(deal) if playing else (0,) * deal.rules.sides,
        belote_points=belote_points(deal),
        heard=tuple(tuple(_heard(deal, item) for item in said) for said in deal.announced),
        shown=_shown(deal, seat),
        counting_side=valid_announcements(deal) if deal.tricks else None,
        belotes=tuple(b for b in deal.belotes if b.seat == seat or b.said[0]),
        revoke=deal.revoke if deal.phase == "over" else None,
        legal=tuple(legal_actions(deal)) if mine else (),
        announcements=_own_announcements(deal) if mine and playing else (),
        words=_own_words(deal) if mine and playing else (),
        score=match.score,
        held=match.held,
        deals_played=match.deals_played,
    )


def _heard(deal: Deal, said: Announcement) -> Heard:
    assert deal.contract is not None
    points = announcement_points(said, deal.rules, deal.contract.trump)
    if isinstance(said, Run):
        return Heard("run", min(said.length, 5), points)
    return Heard("square", 4, points)


def _shown(deal: Deal, seat: int | None) -> tuple[tuple[Announcement, ...], ...]:
    """Announcements whose cards are known: one's own, and those that count once shown."""
    counting = valid_announcements(deal) if deal.tricks else None
    return tuple(
        said if owner == seat or deal.rules.side_of(owner) == counting else ()
        for owner, said in enumerate(deal.announced)
    )


def _own_announcements(deal: Deal) -> tuple[Announcement, ...]:
    """The best declaration of the seat to play, while it may be made."""
    assert deal.contract is not None
    if not deal.rules.announcements.allowed or not is_first_card(deal):
        return ()
    return best_announcements(deal.hands[deal.turn], deal.rules, deal.contract.trump)


def _own_words(deal: Deal) -> tuple[tuple[Card, BeloteWord], ...]:
    """The words the seat to play may say, as far as it knows: not over its face-down cards."""
    known = deal.evolve(covers=((),) * deal.rules.seats)
    said = ((card, belote_word(known, card)) for card in cards_of(deal.hands[deal.turn]))
    return tuple((card, word) for card, word in said if word is not None)
