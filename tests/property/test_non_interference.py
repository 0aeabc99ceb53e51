"""No seat sees what it may not: exchanging the cards it cannot know changes nothing for it.

In states reached by random play every card that a seat cannot know is put elsewhere among the
places it cannot see; its view, its legal actions and the computer player's choice stay the same.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from rebelote.bots import choose
from rebelote.cards import ALL_CARDS, KING, QUEEN, Card, Hand, cards_of, hand_of, make_card, rank_of
from rebelote.engine import (
    Action,
    Announcement,
    Belote,
    Deal,
    Match,
    Revoke,
    Run,
    Square,
    announcement_points,
    apply,
    legal_actions,
    new_match,
    start_deal,
)
from rebelote.engine.match import valid_announcements
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, preset_names, with_changes
from rebelote.rules.values import is_trump
from rebelote.views import view_of
from support import house_rules, random_action, random_pack, states

EVERYTHING: list[Announcement] = [
    *(Run(suit, low, high) for suit in range(4) for low in range(6) for high in range(low + 2, 8)),
    *map(Square, range(8)),
]


def played_by(deal: Deal, seat: int) -> list[Card]:
    """The cards this seat has played."""
    return [
        card
        for lying in (*deal.tricks, deal.trick)
        for place, card in enumerate(lying.cards)
        if lying.seat_of(place, deal.rules.seats) == seat
    ]


def hidden_seats(deal: Deal, seat: int | None) -> list[int]:
    """The seats whose announcements have been said but not shown."""
    counting = valid_announcements(deal) if deal.tricks else None
    return [
        owner
        for owner, said in enumerate(deal.announced)
        if said and owner != seat and (counting is None or deal.rules.side_of(owner) != counting)
    ]


def known(deal: Deal, seat: int | None) -> Hand:
    """The cards of which this seat (None: a spectator) can know where they are."""
    cards = 0 if seat is None else deal.hands[seat]
    for owner in range(deal.rules.seats):
        cards |= deal.table[owner] | hand_of(played_by(deal, owner))
        if owner not in hidden_seats(deal, seat):
            for item in deal.announced[owner]:
                cards |= item.cards
    if deal.turned is not None:
        cards |= 1 << deal.turned
    for belote in deal.belotes:
        if belote.said[0] or belote.seat == seat:
            cards |= 1 << make_card(KING, belote.suit) | 1 << make_card(QUEEN, belote.suit)
    return cards


@dataclass
class Places:
    """The cards of each place that a seat cannot see, as lists whose items may be exchanged."""

    hands: list[list[Card]]
    covers: list[list[Card]]
    stock: list[Card]
    undealt: list[Card]
    taken: set[Card] = field(default_factory=set)

    def each(self) -> Iterator[list[Card]]:
        yield from (*self.hands, *self.covers, self.stock, self.undealt)


def unknown_places(deal: Deal, seat: int | None) -> Places:
    """Where the cards are that this seat cannot know."""
    open_cards = known(deal, seat)

    def hidden(cards: Iterator[Card]) -> list[Card]:
        return [card for card in cards if not open_cards >> card & 1]

    return Places(
        [hidden(cards_of(held)) for held in deal.hands],
        [hidden(lower for _, lower in covers) for covers in deal.covers],
        hidden(iter(deal.stock)),
        hidden(iter(deal.undealt)),
    )


def others_like(deal: Deal, item: Announcement, usable: Hand) -> list[Announcement]:
    """Announcements that sound the same, made of these cards."""
    assert deal.contract is not None
    rules, trump = deal.rules, deal.contract.trump

    def sound(said: Announcement) -> tuple[type, int, int]:
        length = min(said.length, 5) if isinstance(said, Run) else 4
        return type(said), length, announcement_points(said, rules, trump)

    return [
        other
        for other in EVERYTHING
        if other.cards & usable == other.cards and sound(other) == sound(item)
    ]


def exchange_announced(
    deal: Deal, seat: int | None, places: Places, rng: Random
) -> tuple[tuple[tuple[Announcement, ...], ...], list[Hand]]:
    """Other announcements for those not shown, and the cards each seat then needs for them."""
    said = list(deal.announced)
    hidden = hidden_seats(deal, seat)
    needs = [0] * deal.rules.seats
    everything = hand_of(card for place in places.hands for card in place)
    used = 0
    for owner in hidden:
        mine = hand_of(played_by(deal, owner))
        free = everything & ~used if deal.rules.deal.layout == "hand" else 0
        chosen: list[Announcement] = []
        taken = 0
        for item in said[owner]:
            options = others_like(deal, item, (free | mine) & ~taken)
            if options:
                chosen.append(rng.choice(options))
                taken |= chosen[-1].cards
        needs[owner] = taken & ~mine
        if len(chosen) < len(said[owner]) or needs[owner].bit_count() > len(places.hands[owner]):
            return deal.announced, unshown_needs(deal, hidden, places)
        said[owner] = tuple(chosen)
        used |= needs[owner]
    changed = deal.evolve(announced=tuple(said))
    if deal.tricks and valid_announcements(changed) != valid_announcements(deal):
        return deal.announced, unshown_needs(deal, hidden, places)
    return changed.announced, needs


def unshown_needs(deal: Deal, hidden: list[int], places: Places) -> list[Hand]:
    """The cards in hand of announcements that stay as they are."""
    needs = [0] * deal.rules.seats
    for owner in hidden:
        for item in deal.announced[owner]:
            needs[owner] |= item.cards & hand_of(places.hands[owner])
    return needs


def deal_out(places: Places, needs: list[Hand], rng: Random) -> Places:
    """The hidden cards put into the same places anew, each seat getting what it needs."""
    needed = hand_of(card for need in needs for card in cards_of(need))
    loose = [card for place in places.each() for card in place if not needed >> card & 1]
    rng.shuffle(loose)

    def fill(old: list[Card], need: Hand) -> list[Card]:
        new = list(cards_of(need))
        new += [loose.pop() for _ in range(len(old) - len(new))]
        rng.shuffle(new)
        return new

    hands = [fill(old, need) for old, need in zip(places.hands, needs, strict=True)]
    covers = [fill(old, 0) for old in places.covers]
    return Places(hands, covers, fill(places.stock, 0), fill(places.undealt, 0))


def exchanged(deal: Deal, seat: int | None, rng: Random) -> Deal:
    """The deal with all cards that this seat cannot know exchanged among each other."""
    places = unknown_places(deal, seat)
    announced, needs = exchange_announced(deal, seat, places, rng)
    new = deal_out(places, needs, rng)
    moved: dict[Card, Card] = {}
    for old_cards, new_cards in zip(places.each(), new.each(), strict=True):
        moved |= dict(zip(old_cards, new_cards, strict=True))
    assert sorted(moved) == sorted(moved.values())

    def move(card: Card) -> Card:
        return moved.get(card, card)

    after = deal.evolve(
        hands=tuple(hand_of(map(move, cards_of(held))) for held in deal.hands),
        covers=tuple(tuple((up, move(low)) for up, low in covers) for covers in deal.covers),
        stock=tuple(map(move, deal.stock)),
        undealt=tuple(map(move, deal.undealt)),
        drawn=tuple(tuple(map(move, cards)) for cards in deal.drawn),
        announced=announced,
    )
    return with_hidden_revoke(with_hidden_belotes(after, seat), seat, rng)


def with_hidden_belotes(deal: Deal, seat: int | None) -> Deal:
    """The belotes that nobody has spoken of, as the exchanged cards make them."""
    if deal.contract is None or deal.rules.belote.call == "automatic":
        return deal
    kept = [b for b in deal.belotes if b.seat == seat or b.said[0] or b.played == 2]
    trump = deal.contract.trump
    for owner in range(deal.rules.seats):
        for card in played_by(deal, owner):
            suit = card // 8
            other = {KING: QUEEN, QUEEN: KING}.get(rank_of(card))
            if other is None or not is_trump(suit, trump) or owner == seat:
                continue
            if any(b.suit == suit for b in kept):
                continue
            if deal.hands[owner] >> make_card(other, suit) & 1:
                kept.append(Belote(owner, suit, card, (False, False)))
    return deal.evolve(belotes=tuple(kept))


def with_hidden_revoke(deal: Deal, seat: int | None, rng: Random) -> Deal:
    """A revoke of somebody else, which is not known before the deal is over, or none."""
    if deal.rules.play.revoke == "refused" or deal.phase == "over" or deal.contract is None:
        return deal
    if deal.revoke is not None and deal.revoke.seat == seat:
        return deal
    others = [
        Revoke(owner, card)
        for owner in range(deal.rules.seats)
        if owner != seat
        for card in played_by(deal, owner)
    ]
    return deal.evolve(revoke=rng.choice([None, *others]))


def check(deal: Deal, match: Match, seat: int | None, rng: Random, *, ask_bot: bool) -> bool:
    """Compare what a seat knows before and after an exchange; True if anything was exchanged."""
    after = exchanged(deal, seat, rng)
    before_view, after_view = view_of(deal, match, seat), view_of(after, match, seat)
    assert before_view == after_view
    if seat is not None and seat == deal.turn and deal.phase != "over":
        assert legal_actions(after) == legal_actions(deal) == list(before_view.legal)
        if ask_bot:
            chosen = choose(before_view)
            assert choose(after_view) == chosen
            apply(deal, chosen)
            apply(after, chosen)
    return (after.hands, after.covers, after.stock, after.undealt) != (
        deal.hands,
        deal.covers,
        deal.stock,
        deal.undealt,
    )


def positions(rules: Rules, rng: Random, deals: int) -> Iterator[Deal]:
    """The states of deals played at random, and their ends."""
    for _ in range(deals):
        deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
        for state, action in states(deal, rng):
            yield state
            deal = apply(state, action)
        yield deal


def compare(rules: Rules, rng: Random, deals: int, bot_every: int) -> tuple[int, int]:
    """How many positions were compared, and in how many cards were exchanged."""
    compared = changed = 0
    match = new_match(rules)
    for number, deal in enumerate(positions(rules, rng, deals)):
        for seat in (None, *range(rules.seats)):
            ask_bot = number % bot_every == 0
            changed += check(deal, match, seat, rng, ask_bot=ask_bot)
            compared += 1
    return compared, changed


@pytest.mark.parametrize("name", preset_names())
def test_every_preset(name: str) -> None:
    # 11 presets: more than 10,000 choices of the computer in all, and four times as many views.
    # REBELOTE_THOROUGH: more than 10,000 choices in each preset.
    times = 14 if os.environ.get("REBELOTE_THOROUGH") else 1
    compared, changed = compare(preset(name), Random(name), 32 * times, 1)
    assert compared >= 2000 * times
    assert changed > compared * 0.6


def test_house_rules() -> None:
    rng = Random(11)
    for _ in range(25):
        rules = house_rules(rng)
        while rules.deal.layout != "hand":
            rules = house_rules(rng)
        compare(rules, rng, 2, 10**9)


def test_open_layout_with_announcements_does_not_tell_the_face_down_cards() -> None:
    for layout in ("6+10", "0+16"):
        for call in ("required", "automatic"):
            changes = {"deal.layout": layout, "announcements.allowed": True}
            changes |= {"announcements.call": call, "belote.call": "required"}
            compare(with_changes(preset("decouverte"), changes), Random(layout), 4, 10**9)


def test_a_revoke_of_others_is_not_told_by_ones_own() -> None:
    """The same history over other hands: one's own revoke must not tell whether others revoked.

    Built by playing the same actions over two packs that differ only in hands one cannot see.
    """
    rules = with_changes(preset("zone"), {"announcements.allowed": False})
    rng, told = Random(5), 0
    for _ in range(400):
        pack = random_pack(rng)
        deal = first = start_deal(rules, 3, pack)
        actions: list[Action] = []
        while deal.phase != "over" and len(deal.tricks) < 6:
            actions.append(random_action(deal, rng, cheat=0.5))
            deal = apply(deal, actions[-1])
        if deal.phase == "over":
            continue
        seat = rng.randrange(4)
        for _ in range(10):
            other = same_history(first, deal, actions, seat, rng)
            if other is not None:
                told += 1
                match = new_match(rules)
                assert view_of(other, match, seat) == view_of(deal, match, seat)
    assert told > 100


def same_history(
    first: Deal, last: Deal, actions: list[Action], seat: int, rng: Random
) -> Deal | None:
    """The same actions over hands that differ in the cards still unplayed, or None."""
    places = unknown_places(last, seat)
    new = deal_out(places, [0] * last.rules.seats, rng)
    moved = dict(zip((c for p in places.each() for c in p), (c for p in new.each() for c in p),
                     strict=True))  # fmt: skip
    other = first.evolve(
        hands=tuple(hand_of(moved.get(c, c) for c in cards_of(held)) for held in first.hands),
        undealt=tuple(moved.get(card, card) for card in first.undealt),
    )
    try:
        for action in actions:
            other = apply(other, action)
    except Problem:
        return None
    said = [(b.seat, b.suit, b.first, b.said, b.played) for b in other.belotes]
    if said != [(b.seat, b.suit, b.first, b.said, b.played) for b in last.belotes]:
        return None
    return other


def test_the_exchange_is_an_exchange() -> None:
    """The test's own tool: 32 cards before and after, and what is known stays where it is."""
    rng = Random(2)
    for name in preset_names():
        for deal in positions(preset(name), rng, 2):
            for seat in (None, 0, 1):
                after = exchanged(deal, seat, rng)
                for held, other in zip(deal.hands, after.hands, strict=True):
                    assert held & known(deal, seat) == other & known(deal, seat)
                    assert held.bit_count() == other.bit_count()
                before_cards = sorted(
                    card for cards in unknown_places(deal, seat).each() for card in cards
                )
                after_cards = sorted(
                    card for cards in unknown_places(after, seat).each() for card in cards
                )
                assert before_cards == after_cards
                everything = hand_of(before_cards) | known(deal, seat)
                lost = [card for card in ALL_CARDS if not everything >> card & 1]
                assert not lost or rules_leave_out(deal)


def rules_leave_out(deal: Deal) -> bool:
    """True where cards lie outside the game."""
    return deal.rules.seats == 3
