"""Dealing: who gets which card of the pack (rules.md, sections 2 and 8)."""

from collections.abc import Sequence

from rebelote.cards import ALL_CARDS, Card, Hand, hand_of
from rebelote.engine.play import begin_play
from rebelote.engine.state import Contract, Deal, Trick
from rebelote.problem import Problem
from rebelote.rules import Rules

_HAND_AND_DOWN = {"6+10": (6, 5), "0+16": (0, 8)}


def seats_after(seat: int, seats: int) -> list[int]:
    """All seats in order of play, beginning with the one after `seat`, which comes last."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def check_pack(deck: Sequence[Card]) -> None:
    """Raise Problem ``bad-deck`` unless these are the 32 cards, each once."""
    if sorted(deck) != list(ALL_CARDS):
        raise Problem("bad-deck", "bad-deck", count=len(deck), different=len(set(deck)))


def start_deal(
    rules: Rules, dealer: int, deck: Sequence[Card], *, dealer_must_name: bool = False
) -> Deal:
    """Deal this pack, first card first, up to the auction.

    Raises Problem ``bad-deck`` unless `deck` is the whole pack.
    """
    check_pack(deck)
    seats = rules.seats
    order = seats_after(dealer, seats)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    covers: tuple[tuple[tuple[Card, Card], ...], ...] = ((),) * seats
    table: tuple[Hand, ...] = (0,) * seats
    pack = list(deck)
    turned: Card | None = None
    if rules.deal.layout == "hand":
        for packet in rules.deal.packets:
            for seat in order:
                hands[seat] += _take(pack, packet)
        if rules.deal.turn_up:
            turned = _take(pack, 1)[0]
    else:
        in_hand, down = _HAND_AND_DOWN[rules.deal.layout]
        for _ in range(in_hand // 3):
            for seat in order:
                hands[seat] += _take(pack, 3)
        lower, upper = ([pack[row + place :: seats][:down] for place in range(seats)]
                        for row in (0, down * seats))  # fmt: skip
        turned = pack[-1]
        piles = {seat: tuple(zip(upper[i], lower[i], strict=True)) for i, seat in enumerate(order)}
        covers = tuple(piles[seat] for seat in range(seats))
        table = tuple(hand_of(top for top, _ in piles[seat]) for seat in range(seats))
        pack = []
    return Deal(
        rules=rules,
        dealer=dealer,
        phase="auction",
        turn=order[0],
        hands=tuple(hand_of(hands[seat]) | table[seat] for seat in range(seats)),
        covers=covers,
        stock=(),
        undealt=tuple(pack),
        turned=turned,
        table=table,
        dealer_must_name=dealer_must_name,
        announced=((),) * seats,
        drawn=((),) * seats,
    )


def _take(pack: list[Card], count: int) -> list[Card]:
    taken = pack[:count]
    del pack[:count]
    return taken


def complete_hands(deal: Deal, contract: Contract) -> Deal:
    """Fill the hands after the auction, and let the seat after the dealer lead.

    The taker gets the turned card, and one card fewer from the pack (``deal.complete``). With the
    open layout the turned card stays where it is.
    """
    rules = deal.rules
    pack = list(deal.undealt)
    hands = list(deal.hands)
    if rules.deal.complete:
        for packet_number, packet in enumerate(rules.deal.complete):
            for seat in seats_after(deal.dealer, rules.seats):
                fewer = packet_number == 0 and seat == contract.taker and deal.turned is not None
                hands[seat] |= hand_of(_take(pack, packet - 1 if fewer else packet))
        if deal.turned is not None:
            hands[contract.taker] |= 1 << deal.turned
    stock = tuple(_take(pack, rules.deal.stock))
    return begin_play(
        deal.evolve(hands=tuple(hands), stock=stock, undealt=tuple(pack), contract=contract)
    )


def set_up(rules: Rules, hands: Sequence[Hand], contract: Contract, leader: int) -> Deal:
    """A position set up by hand (record.md): complete hands, a contract, and who leads.

    Raises Problem ``bad-deck`` unless the hands are full and share no card.
    """
    size = 8 if rules.seats > 2 else 16
    together = 0
    for hand in hands:
        if hand.bit_count() != size or hand & together:
            raise Problem("bad-deck", "bad-hands", size=size)
        together |= hand
    blank = ((),) * rules.seats
    dealer = (leader - 1) % rules.seats
    return begin_play(
        Deal(
            rules=rules,
            dealer=dealer,
            phase="play",
            turn=leader,
            hands=tuple(hands),
            covers=blank,
            stock=(),
            undealt=(),
            turned=None,
            table=(0,) * rules.seats,
            contract=contract,
            trick=Trick(leader),
            announced=blank,
            drawn=blank,
        )
    )
