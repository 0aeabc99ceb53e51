"""Whole deals that agree with a view, and what they come to where the rules of thumb go on."""

from collections.abc import Iterator
from random import Random

from rebelote.bots import choose
from rebelote.cards import FULL_PACK, Card, Hand, cards_of, hand_of
from rebelote.engine import (
    Announcement,
    Deal,
    DealScore,
    Match,
    apply,
    best_announcements,
    deal_result,
)
from rebelote.kernels.knowledge_facts import played_by
from rebelote.search.worlds import Drawn
from rebelote.views import View, view_of


def match_of(view: View) -> Match:
    """The match around a view, as far as it matters for one deal."""
    return Match(view.rules, view.score, view.held, deals_played=view.deals_played)


def deals_of(view: View, worlds: Drawn, seed: int) -> Iterator[Deal]:
    """The deal of each world; what nobody has yet is shuffled."""
    chance = Random(seed)
    blank = ((),) * view.rules.seats
    for number, row in enumerate(worlds.owned):
        owned = tuple(int(cards) for cards in row)
        covers = worlds.covers[number] if worlds.covers else blank
        stock = worlds.stock[number] if worlds.stock else ()
        yield _deal_of(view, owned, covers, stock, chance)


def _deal_of(
    view: View,
    owned: tuple[Hand, ...],
    covers: tuple[tuple[tuple[Card, Card], ...], ...],
    stock: tuple[Card, ...],
    chance: Random,
) -> Deal:
    played = [played_by(view, seat) for seat in range(view.rules.seats)]
    undealt = FULL_PACK & ~(hand_of(stock) | (0 if view.turned is None else 1 << view.turned))
    for cards in (*owned, *played):
        undealt &= ~cards
    pack = list(cards_of(undealt))
    chance.shuffle(pack)
    below = tuple(hand_of(lower for _, lower in piles) for piles in covers)
    drawn = tuple(view.drawn if seat == view.seat else () for seat in range(view.rules.seats))
    return Deal(
        rules=view.rules,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        hands=tuple(cards & ~hidden for cards, hidden in zip(owned, below, strict=True)),
        covers=covers,
        stock=stock,
        undealt=tuple(pack),
        turned=view.turned,
        table=view.table,
        dealer_must_name=view.dealer_must_name,
        calls=view.calls,
        callers=view.callers,
        bid=view.bid,
        bidder=view.bidder,
        contract=view.contract,
        trick=view.trick,
        tricks=view.tricks,
        announced=tuple(
            _announced(view, seat, owned[seat] | played[seat]) for seat in range(view.rules.seats)
        ),
        belotes=view.belotes,
        drawn=drawn,
    )


def _announced(view: View, seat: int, whole: Hand) -> tuple[Announcement, ...]:
    """What a seat has announced: as shown or, if it was only heard, the best of this whole hand."""
    if not view.heard[seat] or view.shown[seat]:
        return view.shown[seat]
    assert view.contract is not None
    return best_announcements(whole, view.rules, view.contract.trump)


def called_on(deal: Deal, match: Match) -> Deal:
    """The deal once the rules of thumb have finished its auction."""
    while deal.phase == "auction":
        deal = apply(deal, choose(view_of(deal, match, deal.turn)))
    return deal


def score_by_thumb(deal: Deal, match: Match) -> DealScore:
    """What is written for the deal once the rules of thumb have played it to its end."""
    while deal.phase != "over":
        deal = apply(deal, choose(view_of(deal, match, deal.turn)))
    return deal_result(deal, match.held).score
