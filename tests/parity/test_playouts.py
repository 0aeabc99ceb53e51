"""Playouts keep to the rules and count as the engine does."""

from random import Random

import numpy as np
import pytest

from rebelote.cards import Trump, cards_of
from rebelote.engine import (
    Contract,
    Deal,
    PlayCard,
    legal_cards,
    start_deal,
    trick_points,
)
from rebelote.engine.deal import complete_hands
from rebelote.engine.play import play_card
from rebelote.kernels.playouts import (
    mean_points,
    numbers_of,
    playouts_deposit,
    playouts_portable,
    points_by_byte,
)
from rebelote.kernels.positions import position_of
from rebelote.kernels.positions_bits import has_deposit_bits
from rebelote.rules import preset, preset_names
from support import house_rules, random_pack


def in_play(rng: Random, number: int) -> Deal:
    """A deal after its auction, of one preset after another and of house rules."""
    names = preset_names()
    rules = preset(names[number % len(names)]) if number % 3 else house_rules(rng)
    deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
    return complete_hands(deal, Contract(rng.randrange(rules.seats), rng.choice(list(Trump))))


def played(deal: Deal, rng: Random, cards: int) -> Deal:
    """The deal after at most so many more random cards."""
    while cards > 0 and deal.phase != "over":
        deal = play_card(deal, PlayCard(rng.choice(list(cards_of(legal_cards(deal))))))
        cards -= 1
    return deal


def cards_left(deal: Deal) -> int:
    return sum(map(int.bit_count, deal.hands)) + len(deal.stock) + sum(map(len, deal.covers))


def outcomes(deal: Deal) -> dict[tuple[int, ...], float]:
    """Every way a deal can end in points, with its chance under random play."""
    if deal.phase == "over":
        return {trick_points(deal): 1.0}
    found: dict[tuple[int, ...], float] = {}
    cards = list(cards_of(legal_cards(deal)))
    for card in cards:
        for points, chance in outcomes(play_card(deal, PlayCard(card))).items():
            found[points] = found.get(points, 0.0) + chance / len(cards)
    return found


@pytest.mark.parametrize("number", range(66))
def test_means_are_those_of_all_ways_to_play_on(number: int) -> None:
    """Exact means of the engine for the last cards, in the middle of a trick and at its start."""
    rng = Random(number)
    deal = in_play(rng, number)
    deal = played(deal, rng, cards_left(deal) - rng.randint(1, 7))
    count = 4000
    means = mean_points(deal, count, seed=number)
    assert list(means) == list(cards_of(legal_cards(deal)))
    for card, mean in means.items():
        exact = outcomes(play_card(deal, PlayCard(card)))
        for side, value in enumerate(mean):
            expected = sum(points[side] * chance for points, chance in exact.items())
            spread = sum((points[side] - expected) ** 2 * p for points, p in exact.items())
            assert abs(value - expected) <= 5 * (spread / count) ** 0.5 + 1e-9


@pytest.mark.parametrize("number", range(22))
def test_means_agree_with_random_play_by_the_engine(number: int) -> None:
    """Whole deals, from any number of cards on."""
    rng = Random(100 + number)
    deal = in_play(rng, number)
    deal = played(deal, rng, rng.randrange(12))
    means = mean_points(deal, 20_000, seed=1)
    card = rng.choice(list(means))
    after = play_card(deal, PlayCard(card))
    ends = np.array([trick_points(played(after, rng, 99)) for _ in range(300)], float)
    error = ends.std(axis=0) / 300**0.5 + 1e-9
    assert (np.abs(ends.mean(axis=0) - means[card]) < 4.5 * error).all()


def test_the_same_seed_gives_the_same_means() -> None:
    deal = in_play(Random(3), 1)
    assert mean_points(deal, 500, seed=8) == mean_points(deal, 500, seed=8)
    assert mean_points(deal, 500, seed=8) != mean_points(deal, 500, seed=9)


@pytest.mark.skipif(not has_deposit_bits(), reason="needs a processor with BMI2")
def test_both_kernels_play_the_same_cards() -> None:
    rng = Random(4)
    for number in range(60):
        deal = in_play(rng, number)
        if deal.rules.seats == 4:
            deal = played(deal, rng, rng.randrange(30))
            assert mean_points(deal, 300, 1, playouts_deposit) == mean_points(
                deal, 300, 1, playouts_portable
            )


def test_every_playout_shares_out_all_points() -> None:
    """Without a first card; 162 or the capot in every deal of a suit."""
    deal = in_play(Random(5), 1)
    assert deal.contract is not None
    rules = preset("ffb-contree")
    deal = complete_hands(start_deal(rules, 0, random_pack(Random(6))), Contract(0, Trump.D))
    position = position_of(deal)
    total = np.zeros(3, np.int64)
    setting = (position.stock, position.beneath, points_by_byte(position), total)
    playouts_portable(position.state, 0, 1000, 1, numbers_of(deal, position), *setting)
    assert 162_000 <= total.sum() <= 163_000 and total[2] == 0
