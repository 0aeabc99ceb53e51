"""What several tests share: random play, house rules, and short ways to write a deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from rebelote.cards import ALL_CARDS, Card, Hand, Trump, card_text, cards_of, hand_of, parse_card
from rebelote.engine import (
    Action,
    Announcement,
    Belote,
    Bid,
    Coinche,
    Contract,
    Deal,
    DealResult,
    Match,
    Pass,
    PlayCard,
    Run,
    Surcoinche,
    Take,
    Trick,
    after_deal,
    apply,
    belote_word,
    best_announcements,
    is_first_card,
    legal_actions,
    new_match,
    set_up,
)
from rebelote.notation.action_text import action_text, parse_action
from rebelote.notation.record import DealRecord, Record
from rebelote.problem import Problem
from rebelote.rules import DIMENSIONS, Dimension, Rules, Value, preset, preset_names, with_changes

# Packets that deal whole hands, by the number of seats; the last is with a turned card.
_PACKETS: dict[int, tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...]] = {
    4: (((3, 2), (3,), 0), ((2, 3), (3,), 0), ((3, 2), (2, 1), 0), ((4,), (4,), 0)),
    3: (((3, 2), (3,), 0), ((2, 3), (3,), 0), ((3, 3), (1, 1), 0)),
    2: (((3, 3), (3,), 14), ((3, 3, 2), (8,), 0), ((4, 2), (3,), 14), ((5,), (5,), 12)),
}
_WHOLE = {4: (3, 2, 3), 3: (2, 3, 3), 2: (4, 4, 4, 4)}


def cards(text: str) -> list[Card]:
    """The cards of a text such as ``JH 9H``."""
    return [parse_card(word) for word in text.split()]


def hand(text: str) -> Hand:
    """The set of the cards of a text."""
    return hand_of(cards(text))


def texts(held: Hand) -> list[str]:
    """The cards of a set as texts, sorted."""
    return sorted(card_text(card) for card in cards_of(held))


def acts(deal: Deal, *actions: str) -> Deal:
    """The deal after these actions, as a record writes them."""
    for text in " ".join(actions).split():
        deal = apply(deal, parse_action(text))
    return deal


def refusal(deal: Deal, action: str) -> Problem:
    """The problem that this action raises."""
    try:
        apply(deal, parse_action(action))
    except Problem as problem:
        return problem
    raise AssertionError(f"{action} was accepted")


def position(
    rules: Rules, hands: Sequence[str], trump: Trump, *, taker: int = 0, leader: int = 0
) -> Deal:
    """A position with these hands, everything else as the rules have it."""
    bid = None if rules.auction.kind == "turn-up" else rules.auction.minimum
    return set_up(rules, [hand(held) for held in hands], Contract(taker, trump, bid), leader)


def random_pack(rng: Random) -> list[Card]:
    """The 32 cards in a random order."""
    pack = list(ALL_CARDS)
    rng.shuffle(pack)
    return pack


def random_value(item: Dimension, rng: Random) -> Value:
    """A value that this dimension takes."""
    if item.is_switch:
        return rng.random() < 0.5
    options: list[Value] = list(item.choices)
    if item.span is not None and not item.is_list:
        low, high = item.span.low, item.span.high
        options += [low, high, rng.randint(low, high), rng.randint(low, min(high, low + 200))]
    if item.none:
        options.append(None)
    if item.is_list and item.span is not None and item.span.most is not None:
        size = rng.randrange(item.span.most + 1)
        return tuple(rng.randint(item.span.low, item.span.high) for _ in range(size))
    return rng.choice(options)


def house_rules(rng: Random, changed: int = 12) -> Rules:
    """A preset with several dimensions changed at random; impossible combinations drawn again."""
    while True:
        rules = preset(rng.choice(preset_names()))
        changes: dict[str, Value] = {}
        for name in rng.sample(list(DIMENSIONS), changed):
            changes[name] = random_value(DIMENSIONS[name], rng)
        changes |= _possible_deal(rng, rng.choice((4, 4, 3, 2)))
        if rng.random() < 0.7:
            changes["score.doubles"] = rng.choice(((2, 4), (2, 3), (3, 5)))
        try:
            return with_changes(rules, changes)
        except Problem:
            continue


def _possible_deal(rng: Random, seats: int) -> dict[str, Value]:
    """Values for the dimensions that depend most on each other."""
    changes: dict[str, Value] = {"seats": seats, "deal.layout": "hand", "deal.stock": 0}
    changes["deal.first_dealer"] = rng.choice(("random", "lowest-card"))
    if seats != 2:
        changes["match.streak"] = False
    if seats == 3:
        changes["score.tie"] = rng.choice(("lost", "made"))
    if rng.random() < 0.5:
        changes |= {"auction.kind": "bidding", "deal.turn_up": False, "deal.complete": ()}
        changes |= {"deal.packets": _WHOLE[seats], "auction.step": rng.choice((5, 10))}
        changes |= {"auction.minimum": rng.choice((0, 80, 90)), "auction.maximum": None}
        changes |= {"auction.all_pass": rng.choice(("next-dealer", "same-dealer"))}
        if rng.random() < 0.3:
            changes["auction.maximum"] = rng.choice((100, 160))
        return changes
    changes |= {"auction.kind": "turn-up", "deal.turn_up": True, "auction.double": "none"}
    changes |= {"score.contract": "majority", "score.made": "points"}
    if seats == 2 and rng.random() < 0.4:
        layout = rng.choice(("6+10", "0+16"))
        return changes | {"deal.layout": layout, "deal.complete": ()}
    packets, complete, stock = rng.choice(_PACKETS[seats])
    return changes | {"deal.packets": packets, "deal.complete": complete, "deal.stock": stock}


def random_words(deal: Deal, card: Card, rng: Random) -> PlayCard:
    """This card, perhaps with the words that go with it."""
    assert deal.contract is not None
    word = belote_word(deal, card) if rng.random() < 0.8 else None
    said: tuple[Announcement, ...] = ()
    if deal.rules.announcements.allowed and is_first_card(deal):
        best = best_announcements(deal.hands[deal.turn], deal.rules, deal.contract.trump)
        said = tuple(item for item in best if rng.random() < 0.9)
        said = tuple(smaller(item) if rng.random() < 0.1 else item for item in said)
    return PlayCard(card, word, said)


def smaller(item: Announcement) -> Announcement:
    """A run of one card less, where it is still a run."""
    if isinstance(item, Run) and item.length > 3:
        return Run(item.suit, item.low, item.high - 1)
    return item


def random_action(deal: Deal, rng: Random, *, cheat: float = 0.02) -> Action:
    """An action that the table accepts, words, revokes and calls included."""
    actions = legal_actions(deal)
    if deal.phase == "play":
        held = list(cards_of(deal.hands[deal.turn]))
        if deal.rules.play.revoke == "loses-deal" and rng.random() < cheat:
            return random_words(deal, rng.choice(held), rng)
        played = [action for action in actions if isinstance(action, PlayCard)]
        return random_words(deal, rng.choice(played).card, rng)
    passes = [action for action in actions if isinstance(action, Pass)]
    if passes and rng.random() < 0.55:
        return passes[0]
    weights = [_weight(action) for action in actions]
    return rng.choices(actions, weights)[0]


def _weight(action: Action) -> float:
    match action:
        case Bid(value="capot"):
            return 0.5
        case Bid(value=int(value)):
            return 30 / (30 + value)
        case Coinche() | Surcoinche():
            return 4
        case Take():
            return 2
    return 1


def states(deal: Deal, rng: Random) -> Iterator[tuple[Deal, Action]]:
    """Every state of a deal played at random, each with the action then taken."""
    while deal.phase != "over":
        action = random_action(deal, rng)
        yield deal, action
        deal = apply(deal, action)


def play_out(deal: Deal, rng: Random) -> Deal:
    """This deal, played at random to its end."""
    while deal.phase != "over":
        deal = apply(deal, random_action(deal, rng))
    return deal


@dataclass
class Played:
    """A match played at random: its record, the last state of each deal, and what was counted."""

    record: Record
    match: Match
    deals: list[Deal] = field(default_factory=list)
    results: list[DealResult] = field(default_factory=list)


def play_match(rules: Rules, rng: Random, most: int) -> Played:
    """At most so many deals of a match, played at random."""
    match = new_match(rules)
    played = Played(Record(rules.preset, {}, rules), match)
    dealer = rng.randrange(rules.seats)
    while not played.match.finished and len(played.deals) < most:
        dealer = dealer if played.match.dealer is None else played.match.dealer
        pack = random_pack(rng)
        deal = played.match.start(dealer, pack)
        written = DealRecord(dealer, tuple(pack))
        while deal.phase != "over":
            action = random_action(deal, rng)
            written.actions.append(action_text(action))
            deal = apply(deal, action)
        played.record.deals.append(written)
        played.match, result = after_deal(played.match, deal)
        played.deals.append(deal)
        played.results.append(result)
    return played


def trick(leader: int, text: str) -> Trick:
    """A trick on the table."""
    return Trick(leader, tuple(cards(text)))


def finished(
    rules: Rules,
    points: int,
    *,
    taker: int = 0,
    trump: Trump = Trump.H,
    dealer: int = 0,
    belote: int | None = None,
    said: dict[int, tuple[Announcement, ...]] | None = None,
) -> Deal:
    """A deal between two sides that is over: `points` are side 0's, last trick included.

    Tricks are put together until the points are right; nobody has played them. `belote` is the
    seat that has said belote and rebelote, `said` the announcements of seats.
    """
    value = plain_points(rules, trump)
    rng = Random(points)
    while True:
        pack = random_pack(rng)
        packets = [tuple(pack[n : n + rules.seats]) for n in range(0, 32, rules.seats)]
        winners = [rng.randrange(2) for _ in packets]
        won = sum(
            value[card]
            for packet, winner in zip(packets, winners, strict=True)
            for card in packet
            if winner == 0
        )
        last = rules.tricks.last if winners[-1] == 0 else 0
        if won + last == points and 0 < sum(winners) < len(packets):
            break
    bid = None if rules.auction.kind == "turn-up" else rules.auction.minimum
    size = 16 if rules.seats == 2 else 8
    hands = [((1 << size) - 1) << (size * seat) for seat in range(rules.seats)]
    start = set_up(rules, hands, Contract(taker, trump, bid), (dealer + 1) % rules.seats)
    suit = trump.suit or 0
    belotes = () if belote is None else (Belote(belote, suit, 8 * suit + 6, (True, True), 2),)
    return start.evolve(
        phase="over",
        hands=(0,) * rules.seats,
        tricks=tuple(Trick(0, p, w) for p, w in zip(packets, winners, strict=True)),
        belotes=belotes,
        announced=tuple((said or {}).get(seat, ()) for seat in range(rules.seats)),
    )


def plain_points(rules: Rules, trump: Trump) -> list[int]:
    """The points of the 32 cards, once more, for a trump suit or none."""
    values = dict(zip("789TJQKA", (0, 0, 0, 10, 2, 3, 4, 11), strict=True))
    trumps = dict(zip("789TJQKA", (0, 0, 14, 10, 20, 3, 4, 11), strict=True))
    written = [card_text(card) for card in ALL_CARDS]
    return [(trumps if text[1] == trump.value else values)[text[0]] for text in written]
