"""What holds in every deal and every match, whatever is played and whatever the rules."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rebelote.cards import Trump, card_text, cards_of, hand_of
from rebelote.engine import (
    Contract,
    Deal,
    Match,
    Totals,
    after_deal,
    apply,
    count,
    deal_result,
    new_match,
    set_up,
    start_deal,
    trick_points,
    tricks_won,
)
from rebelote.notation.action_text import action_text, parse_action
from rebelote.notation.record import MOST_ACTIONS, Record, parse_record, record_value
from rebelote.notation.replay import play_through
from rebelote.problem import Problem
from rebelote.rules import (
    DIMENSIONS,
    Rules,
    differences,
    preset,
    preset_names,
    values_of,
    with_changes,
)
from support import house_rules, play_match, play_out, random_pack, states

SEEDS = st.integers(0, 2**32)
PRESETS = preset_names()

# The points of rules.md, section 1, once more, by the order 7 8 9 T J Q K A.
PLAIN = dict(zip("789TJQKA", (0, 0, 0, 10, 2, 3, 4, 11), strict=True))
TRUMPS = dict(zip("789TJQKA", (0, 0, 14, 10, 20, 3, 4, 11), strict=True))
SANS = {"ace-19": PLAIN | {"A": 19}, "ace-11": PLAIN}
TOUT = {
    "scaled": TRUMPS,
    "raw": TRUMPS,
    "13-9-6-5-3-2": dict(zip("J9ATKQ87", (13, 9, 6, 5, 3, 2, 0, 0), strict=True)),
    "14-9-6-5-3-1": dict(zip("J9ATKQ87", (14, 9, 6, 5, 3, 1, 0, 0), strict=True)),
}


def worth(text: str, trump: Trump, rules: Rules) -> int:
    """The points of a card written ``JH``."""
    if trump is Trump.SA:
        return SANS[rules.cards.sans_atout][text[0]]
    if trump is Trump.TA:
        return TOUT[rules.cards.tout_atout][text[0]]
    return (TRUMPS if text[1] == trump.value else PLAIN)[text[0]]


def expected_points(deal: Deal) -> list[int]:
    """The trick points of a finished deal, from the cards that each side has won."""
    assert deal.contract is not None
    rules, trump = deal.rules, deal.contract.trump
    piles: list[list[str]] = [[] for _ in range(rules.sides)]
    for won in deal.tricks:
        assert won.winner is not None
        piles[rules.side_of(won.winner)] += [card_text(card) for card in won.cards]
    if sum(1 for pile in piles if pile) == 1:
        return [rules.tricks.capot if pile else 0 for pile in piles]
    made = [sum(worth(text, trump, rules) for text in pile) for pile in piles]
    winner = deal.tricks[-1].winner
    assert winner is not None
    made[rules.side_of(winner)] += rules.tricks.last
    if trump is Trump.TA and rules.cards.tout_atout == "scaled":
        whole = Fraction(152 + rules.tricks.last, 248 + rules.tricks.last)
        return [round(side * whole) for side in made]
    return made


def everywhere(deal: Deal) -> Counter[int]:
    """Where every card is: each must be in one place only."""
    places: Counter[int] = Counter()
    for held in deal.hands:
        places.update(cards_of(held))
    for covers in deal.covers:
        places.update(lower for _, lower in covers)
    places.update(deal.stock)
    places.update(deal.undealt)
    for played in (*deal.tricks, deal.trick):
        places.update(played.cards)
    if deal.rules.deal.layout == "hand" and deal.contract is None and deal.turned is not None:
        places.update([deal.turned])
    return places


def check_state(deal: Deal) -> None:
    """All 32 cards once each, and a table that agrees with itself."""
    places = everywhere(deal)
    assert len(places) == 32 and set(places.values()) == {1}
    for seat in range(deal.rules.seats):
        uppers = [upper for upper, _ in deal.covers[seat]]
        assert all(deal.table[seat] >> upper & 1 for upper in uppers)
        # A card just played from the table counts as lying there until the trick is over.
        assert deal.table[seat] & ~deal.hands[seat] & ~hand_of(deal.trick.cards) == 0
    if deal.phase == "play":
        left = [deal.owned(seat).bit_count() for seat in range(deal.rules.seats)]
        still = deal.tricks_in_all - len(deal.tricks)
        drawing = len(deal.stock) // deal.rules.seats
        in_trick = [
            (seat - deal.trick.leader) % deal.rules.seats < len(deal.trick.cards)
            for seat in range(deal.rules.seats)
        ]
        assert left == [still - drawing - played for played in in_trick]
        assert not in_trick[deal.turn] and deal.hands[deal.turn]


def check_counted(deal: Deal, match: Match, before: Match) -> None:
    """The result of a finished deal: points, lines, and what becomes of the match."""
    result = deal_result(deal, before.held)
    for side, written in enumerate(result.score.score):
        assert written == sum(x.points for x in result.score.lines if x.side == side)
        assert written >= 0
        assert match.score[side] == before.score[side] + written
    assert match.held == result.score.held >= 0
    if deal.void:
        assert result.outcome == "void" and match.score == before.score
        assert match.held == before.held and match.deals_played == before.deals_played
        assert not match.finished
        return
    assert sum(tricks_won(deal)) == len(deal.tricks) == deal.tricks_in_all
    assert list(trick_points(deal)) == expected_points(deal)
    assert match.deals_played == before.deals_played + 1
    assert match.dealer == (deal.dealer + 1) % deal.rules.seats
    check_end(match)
    if deal.rules.score.rounding != "none":
        assert all(written % 10 == 0 for written in result.score.score)


def check_end(match: Match) -> None:
    """A match ends when section 7 says so, and not before."""
    rules, best = match.rules.match, max(match.score)
    leaders = [side for side, total in enumerate(match.score) if total == best]
    if rules.end == "deals":
        assert match.finished == (match.deals_played >= rules.deals)
        if match.finished:
            assert match.winner == (leaders[0] if len(leaders) == 1 else None)
        return
    there = best > rules.target or (best == rules.target and rules.reach == "reach")
    if rules.win_on_extras:
        assert match.finished == (there and len(leaders) == 1)
        assert match.winner == (leaders[0] if match.finished else None)
    elif match.finished:
        assert there and match.winner is not None
        assert match.score[match.winner] >= rules.target
        assert not match.on_extras[match.winner]
    elif there and len(leaders) == 1:
        assert match.on_extras[leaders[0]]


def check_next(match: Match) -> None:
    """Only the dealer that the rules give may deal next, and nobody after the end."""
    for dealer in range(match.rules.seats):
        if match.finished:
            with pytest.raises(Problem) as over:
                match.start(dealer, range(32))
            assert over.value.code == "match-over"
        elif match.dealer not in (None, dealer):
            with pytest.raises(Problem) as wrong:
                match.start(dealer, range(32))
            assert wrong.value.code == "malformed"


def check_record(record: Record) -> None:
    """A record, written and read again, is the same record."""
    assert parse_record(record_value(record)) == record


def check_match(rules: Rules, seed: int, deals: int) -> None:
    """Play some deals of a match and check everything."""
    rng = Random(seed)
    match, dealer = new_match(rules), rng.randrange(rules.seats)
    for _ in range(deals):
        if match.finished:
            break
        deal = match.start(dealer if match.dealer is None else match.dealer, random_pack(rng))
        said = 0
        for state, action in states(deal, rng):
            check_state(state)
            assert parse_action(action_text(action)) == action
            deal, said = apply(state, action), said + 1
        assert said <= MOST_ACTIONS
        check_state(deal)
        assert deal.phase == "over"
        with pytest.raises(Problem) as over:
            apply(deal, parse_action("pass"))
        assert over.value.code == "deal-over"
        before = match
        match, _ = after_deal(match, deal)
        check_counted(deal, match, before)
        check_next(match)


@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=40)
@given(seed=SEEDS)
def test_every_preset(name: str, seed: int) -> None:
    rules = preset(name)
    if rules.match.end == "target":
        # Short matches, so that they come to an end.
        rules = with_changes(rules, {"match.target": 200 + seed % 300})
    check_match(rules, seed, 6)


@settings(max_examples=150)
@given(seed=SEEDS, changed=st.integers(0, 30))
def test_house_rules(seed: int, changed: int) -> None:
    check_match(house_rules(Random(seed), changed), seed, 3)


@settings(max_examples=150)
@given(seed=SEEDS)
def test_record_round_trip(seed: int) -> None:
    rng = Random(seed)
    rules = house_rules(rng) if seed % 2 else preset(rng.choice(PRESETS))
    played = play_match(rules, rng, 4)
    record = played.record
    base = preset(record.preset)
    record.changes = {
        key: list(value) if isinstance(value, tuple) else value
        for key, (_, value) in differences(base, rules).items()
    }
    record.seats = [f"seat {seat}" for seat in range(rules.seats)]
    record.other = {"id": str(seed), "x-note": [1, {"two": None}]}
    assert with_changes(base, record.changes) == rules
    check_record(record)
    game = play_through(parse_record(record_value(record)))
    assert game.results == played.results
    assert game.match == played.match
    assert game.last == (played.deals[-1] if played.deals else None)


@settings(max_examples=150)
@given(seed=SEEDS)
def test_deals_in_which_one_side_is_much_stronger(seed: int) -> None:
    """Positions set up by hand, in which every trick to one side is common."""
    rng = Random(seed)
    rules = house_rules(rng)
    order = sorted(range(32), key=lambda card: card % 8 * rng.choice((-1, 1, 1, 1)))
    size = 16 if rules.seats == 2 else 8
    packets = [order[size * place : size * (place + 1)] for place in range(rules.seats)]
    if rules.seats == 4:
        packets = [packets[place] for place in (3, 0, 2, 1)]
    hands = [sum(1 << card for card in packet) for packet in packets]
    bids: tuple[int | Literal["capot"], ...] = (100, "capot")
    bid = None if rules.auction.kind == "turn-up" else rng.choice(bids)
    trump = rng.choice(list(Trump))
    contract = Contract(rng.randrange(rules.seats), trump, bid, rng.choice((1, 2)))
    deal = play_out(set_up(rules, hands, contract, rng.randrange(rules.seats)), rng)
    match = new_match(rules)
    after, result = after_deal(match, deal)
    check_counted(deal, after, match)
    assert result.totals is not None
    if max(result.totals.tricks) == sum(result.totals.tricks):
        assert max(result.totals.trick_points) == rules.tricks.capot


PRESET_SUMS = {
    "cafe": {"S": 162},
    "decouverte": {"S": 162},
    "duel": {"S": 162},
    "ffb-classic": {"S": 162},
    "ffb-classic-sa-ta": {"S": 162, "SA": 162, "TA": 162},
    "ffb-coinche": {"S": 162, "SA": 162, "TA": 162},
    "ffb-contree": {"S": 162},
    "house-coinche": {"S": 162},
    "reserva": {"S": 162},
    "zone": {"S": 162},
}


@pytest.mark.parametrize("name", PRESET_SUMS)
def test_the_points_of_a_deal_sum_to_162(name: str) -> None:
    rules, rng, capots = preset(name), Random(name), 0
    for trump, whole in PRESET_SUMS[name].items():
        bid = None if rules.auction.kind == "turn-up" else 80
        for _ in range(30):
            pack = random_pack(rng)
            size = 32 // rules.seats
            hands = [
                sum(1 << card for card in pack[size * seat : size * (seat + 1)])
                for seat in range(rules.seats)
            ]
            deal = play_out(set_up(rules, hands, Contract(0, Trump(trump), bid), 1), rng)
            if 0 in tricks_won(deal):
                capots += 1
            else:
                assert sum(trick_points(deal)) == whole
    assert capots < 20


@pytest.mark.parametrize(
    ("changes", "trump", "whole"),
    [
        ({"cards.sans_atout": "ace-19"}, "SA", 152 + 10),
        ({"cards.sans_atout": "ace-11"}, "SA", 120 + 10),
        ({"cards.tout_atout": "scaled"}, "TA", 162),
        ({"cards.tout_atout": "raw"}, "TA", 248 + 10),
        ({"cards.tout_atout": "13-9-6-5-3-2"}, "TA", 152 + 10),
        ({"cards.tout_atout": "14-9-6-5-3-1"}, "TA", 152 + 10),
        ({"tricks.last": 0}, "H", 152),
        ({"tricks.last": 20}, "D", 172),
    ],
)
def test_the_points_of_a_deal_under_other_values(
    changes: dict[str, object], trump: str, whole: int
) -> None:
    rules, rng = with_changes(preset("ffb-classic-sa-ta"), changes), Random(1)
    sums = set()
    for _ in range(50):
        pack = random_pack(rng)
        hands = [sum(1 << card for card in pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
        deal = play_out(set_up(rules, hands, Contract(0, Trump(trump)), 1), rng)
        if 0 not in tricks_won(deal):
            sums.add(sum(trick_points(deal)))
    assert sums == {whole}


def test_all_trump_conversion_has_no_half_and_makes_162() -> None:
    # A half would need side × 162/258 = side × 27/43 to end in .5, and 43 is odd.
    for side in range(259):
        assert round(Fraction(side * 27, 43)) + round(Fraction((258 - side) * 27, 43)) == 162


TOTALS = st.builds(
    lambda taker, points, tricks, belote, said, bid, doubled, held: Totals(
        taker_side=taker,
        trick_points=(162 - points, points) if 0 < tricks < 8 else ((252, 0), (0, 252))[tricks > 0],
        tricks=(8 - tricks, tricks),
        belote=((0, 0), (20, 0), (0, 20))[belote],
        announcements=((said, 0), (0, said))[said % 20 == 0],
        bid=bid,
        doubled=doubled,
        held=held,
    ),
    st.integers(0, 1),
    st.integers(0, 162),
    st.integers(0, 8),
    st.integers(0, 2),
    st.sampled_from((0, 20, 50, 100, 120, 200, 250)),
    st.sampled_from((80, 90, 100, 120, 160, 250, "capot")),
    st.sampled_from((1, 2, 3, 4)),
    st.sampled_from((0, 81, 91, 172)),
)


@settings(max_examples=1000)
@given(totals=TOTALS, seed=SEEDS)
def test_lines_sum_to_the_score_from_totals_too(totals: Totals, seed: int) -> None:
    rng = Random(seed)
    while (rules := house_rules(rng)).sides != 2:
        pass
    score = count(rules, totals)
    for side in range(2):
        lines = [line for line in score.lines if line.side == side]
        assert score.score[side] == sum(line.points for line in lines) >= 0
        assert all(line.points for line in lines), "a line of nothing is not written"
    assert score.outcome in ("made", "lost", "litige")
    assert (score.outcome == "litige") <= (rules.score.tie == "held")
    if score.outcome == "litige":
        assert score.held > totals.held or totals.trick_points[totals.taker_side] == 0
        assert score.score[totals.taker_side] == 0
    else:
        assert score.held == 0


def test_house_rules_reach_every_value() -> None:
    """Random rules are no narrower than the dimensions."""
    rng = Random(3)
    seen = {
        (name, value) for _ in range(1000) for name, value in values_of(house_rules(rng)).items()
    }
    for name, item in DIMENSIONS.items():
        for value in (True, False) if item.is_switch else item.choices:
            assert (name, value) in seen, f"{name} is never {value}"


@settings(max_examples=100)
@given(seed=SEEDS)
def test_dealing_gives_each_seat_its_cards(seed: int) -> None:
    rng = Random(seed)
    rules = house_rules(rng) if seed % 2 else preset(rng.choice(PRESETS))
    dealer = rng.randrange(rules.seats)
    deal = start_deal(rules, dealer, random_pack(rng))
    check_state(deal)
    assert deal.turn == (dealer + 1) % rules.seats
    if rules.deal.layout == "hand":
        sizes = {held.bit_count() for held in deal.hands}
        assert sizes == {sum(rules.deal.packets)}
        assert (deal.turned is not None) == rules.deal.turn_up
    else:
        assert all(deal.owned(seat).bit_count() == 16 for seat in range(2))
        assert deal.turned == deal.covers[dealer][-1][0]
