"""Worlds agree with the history, all of them, and come up as often as they should."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from random import Random

import numpy as np
import pytest

from rebelote.cards import Hand, cards_of, hand_of
from rebelote.engine import Action, Deal, PlayCard, Trick, apply, new_match, start_deal
from rebelote.engine.play import check_play
from rebelote.kernels.knowledge import Knowledge, knowledge_of
from rebelote.kernels.worlds import Sampler, enumerate_worlds
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, preset_names, with_changes
from rebelote.views import View, view_of
from support import house_rules, random_action, random_pack

# In the duel nothing is hidden once the stock is empty.
HIDING = [name for name in preset_names() if name != "duel"]
SILENT = {"announcements.allowed": False}


@dataclass
class Story:
    """A deal in play: its first state without a stock, the cards since, and the state now."""

    first: Deal
    now: Deal
    plays: list[PlayCard] = field(default_factory=list)

    def view(self, seat: int, deal: Deal | None = None) -> View:
        return view_of(deal or self.now, new_match(self.now.rules), seat)

    def retold(self, known: Knowledge, world: Sequence[int]) -> Deal | None:
        """The deal as it stands if the cards lie as in this world; None if a play was illegal."""
        seats = range(self.now.rules.seats)
        hands, covers = [0] * len(seats), list(self.first.covers)
        if known.seat is not None:
            hands[known.seat] = known.hand
        turned = [list[int]() for _ in seats]
        for place, cards in zip(known.places, world, strict=True):
            if place.kind == "hand" and place.seat is not None:
                hands[place.seat] |= int(cards)
            elif place.seat is not None:
                turned[place.seat] += cards_of(int(cards))
        for seat in seats:
            still = dict(self.now.covers[seat])
            piles = [
                (upper, turned[seat].pop() if upper in still else lower)
                for upper, lower in self.first.covers[seat]
            ]
            covers[seat] = tuple(piles)
            for upper, lower in piles:
                if upper not in still:
                    hands[seat] &= ~(1 << lower)
        deal = self.first
        turn = self.first.turn
        for play in self.plays:
            hands[turn] |= 1 << play.card
            deal = apply(deal, play)
            turn = deal.turn
        # A lower card that was turned and then played was not in hand at first.
        for seat in seats:
            for _, lower in covers[seat]:
                hands[seat] &= ~(1 << lower)
        deal = self.first.evolve(hands=tuple(hands), covers=tuple(covers))
        assert deal.contract is not None
        taken = deal.turned is not None and bool(deal.rules.deal.complete)
        if taken and not hands[deal.contract.taker] >> (deal.turned or 0) & 1:
            return None
        for play in self.plays:
            try:
                check_play(deal, play)
            except Problem:
                return None
            deal = apply(deal, play)
        return deal


def stories(rules: Rules, rng: Random) -> Iterator[Story]:
    """Every state of a deal in play, from the first without a stock on."""
    story: Story | None = None
    deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
    while deal.phase != "over":
        if deal.phase == "play" and not deal.stock and not deal.trick.cards:
            story = story or Story(deal, deal)
        if story is not None:
            yield story
        action: Action = random_action(deal, rng, cheat=0)
        deal = apply(deal, action)
        if story is not None:
            assert isinstance(action, PlayCard)
            story = Story(story.first, deal, [*story.plays, action])


def known_to(story: Story, seat: int) -> Knowledge | None:
    """The seat's knowledge; None while another seat's card is turned: worlds leave that open."""
    known = knowledge_of(story.view(seat))
    if any(place.kind == "turning" and place.seat != seat for place in known.places):
        return None
    return known


def all_worlds(known: Knowledge) -> list[tuple[Hand, ...]]:
    """Every way to deal out the hidden cards, whatever is known of them."""
    found: list[tuple[Hand, ...]] = []

    def share(left: list[int], sizes: list[int], so_far: tuple[Hand, ...]) -> None:
        if not sizes:
            found.append(so_far)
            return
        for chosen in combinations(left, sizes[0]):
            rest = [card for card in left if card not in chosen]
            share(rest, sizes[1:], (*so_far, hand_of(chosen)))

    share(list(cards_of(known.unknown)), [place.size for place in known.places], ())
    return found


def as_set(worlds: np.ndarray | None) -> set[tuple[int, ...]]:
    assert worlds is not None
    found = {tuple(int(cards) for cards in world) for world in worlds}
    assert len(found) == len(worlds), "a world comes twice"
    return found


@pytest.mark.parametrize("name", HIDING)
def test_the_worlds_are_exactly_those_that_agree_with_the_view(name: str) -> None:
    """Against every way to deal out the cards, replayed card by card by the engine."""
    rules = with_changes(preset(name), SILENT)
    rng, tried, ruled = Random(name), 0, 0
    while tried < 25:
        for story in stories(rules, rng):
            seat = rng.randrange(rules.seats)
            known = known_to(story, seat)
            if known is None or Sampler(knowledge_without_facts(known)).count() > 400:
                continue
            candidates = all_worlds(known)
            view = story.view(seat)
            agree = {
                world
                for world in candidates
                if (deal := story.retold(known, world)) and story.view(seat, deal) == view
            }
            assert as_set(enumerate_worlds(known, 10_000)) == agree
            assert Sampler(known).count() == len(agree)
            tried += len(candidates) > 1
            ruled += len(candidates) - len(agree)
    # At a table that lets a revoke through, only belote proves anything.
    assert ruled > 100 or rules.play.revoke != "refused"


def knowledge_without_facts(known: Knowledge) -> Knowledge:
    """The same places, where any hidden card may lie."""
    places = tuple(replace(place, possible=known.unknown) for place in known.places)
    return replace(known, places=places)


@pytest.mark.parametrize("name", HIDING)
def test_drawn_worlds_agree_with_the_history_and_tell_nothing_new(name: str) -> None:
    """A drawn world, replayed, gives the same view, and that the same knowledge.

    So knowledge does not depend on cards that the seat cannot see.
    """
    rules, rng, checked = with_changes(preset(name), SILENT), Random(name), 0
    for _ in range(6):
        for story in stories(rules, rng):
            seat = rng.randrange(rules.seats)
            known = known_to(story, seat)
            if known is None or rng.random() < 0.7:
                continue
            for world in Sampler(known).draw(5, seed=checked):
                deal = story.retold(known, world)
                assert deal is not None, "a card was played against the rules"
                view = story.view(seat, deal)
                assert view == story.view(seat)
                assert knowledge_of(view) == known
                checked += 1
    assert checked > 60


def test_drawn_worlds_agree_with_the_history_under_house_rules() -> None:
    rng = Random(77)
    for _ in range(60):
        rules = with_changes(house_rules(rng), SILENT)
        narrow = rules.play.partner_exempt == "over-if-only-trumps"
        if narrow or (rules.deal.stock and not rules.play.free_while_stock):
            continue
        for story in stories(rules, rng):
            seat = rng.randrange(rules.seats)
            known = known_to(story, seat)
            if known is None or rng.random() < 0.7:
                continue
            for world in Sampler(known).draw(2, seed=1):
                deal = story.retold(known, world)
                assert deal is not None
                assert story.view(seat, deal) == story.view(seat)


def test_announcements_rule_out_no_world_that_agrees() -> None:
    """With announcements, worlds may be too many, never too few."""
    rng, tried, fewer = Random(12), 0, 0
    rules = with_changes(preset("house-coinche"), {"play.revoke": "refused"})
    while tried < 30:
        for story in stories(rules, rng):
            seat = rng.randrange(rules.seats)
            known = knowledge_of(story.view(seat))
            if Sampler(knowledge_without_facts(known)).count() > 200:
                continue
            agree = set()
            for world in all_worlds(known):
                deal = story.retold(known, world)
                if deal and story.view(seat, deal) == story.view(seat):
                    agree.add(world)
            drawn = as_set(enumerate_worlds(known, 10_000))
            assert agree <= drawn
            tried += 1
            fewer += len(agree) < len(drawn)
    assert fewer < tried


# ---------------------------------------------------------------------- how often


def endgames(rng: Random, least: int, most: int) -> Iterator[Knowledge]:
    """Knowledge of endgames with so many worlds, of one preset after another."""
    while True:
        for name in preset_names():
            for story in stories(preset(name), rng):
                known = knowledge_of(story.view(rng.randrange(story.now.rules.seats)))
                if least <= Sampler(known).count() <= most:
                    yield known
                    break


def check_often(worlds: np.ndarray, drawn: np.ndarray, expected: np.ndarray) -> float:
    """Chi-square of drawn worlds against what is expected of each, as a standard deviation."""
    index = {tuple(world): number for number, world in enumerate(worlds.tolist())}
    seen = np.zeros(len(worlds))
    for world in drawn.tolist():
        seen[index[tuple(world)]] += 1
    wanted = expected / expected.sum() * len(drawn)
    assert not seen[wanted == 0].any()
    # Chi-square is only right where enough is expected: rare worlds are counted as one.
    rare = wanted < 8
    wanted = np.append(wanted[~rare], wanted[rare].sum())
    seen = np.append(seen[~rare], seen[rare].sum())
    kept = wanted >= 8
    distance = float((((seen - wanted) ** 2)[kept] / wanted[kept]).sum())
    freedom = max(1, int(kept.sum()) - 1)
    return (distance - freedom) / sqrt(2 * freedom)


def test_equal_weights_draw_every_world_equally_often() -> None:
    rng, far = Random(21), []
    for number, known in enumerate(endgames(rng, 6, 300)):
        worlds = enumerate_worlds(known, 300)
        assert worlds is not None
        drawn = Sampler(known).draw(60 * len(worlds), seed=number)
        far.append(check_often(worlds, drawn, np.ones(len(worlds))))
        if len(far) == 60:
            break
    assert max(far) < 4.5
    # Over all of them the distances are those of chance: neither too far nor too near.
    assert abs(sum(far)) / sqrt(len(far)) < 3.5


def world_weights(worlds: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """The product of the weights of each world's cards."""
    found = np.ones(len(worlds))
    for number, world in enumerate(worlds.tolist()):
        for place, cards in enumerate(world):
            for card in cards_of(cards):
                found[number] *= weights[place, card]
    return found


def test_weights_draw_worlds_in_proportion() -> None:
    rng, far = Random(22), []
    chance = np.random.default_rng(5)
    for number, known in enumerate(endgames(rng, 6, 120)):
        worlds = enumerate_worlds(known, 300)
        assert worlds is not None
        weights = chance.gamma(0.7, size=(len(known.places), 32)) * 1000.0
        weights[chance.random(weights.shape) < 0.05] = 0.0
        expected = world_weights(worlds, weights)
        if np.count_nonzero(expected) < 2:
            continue
        sampler = Sampler(known, weights)
        assert sampler.count() == len(worlds)
        drawn = sampler.draw(20_000, seed=number)
        far.append(check_often(worlds, drawn, expected))
        chances = sampler.chances()
        for place in range(len(known.places)):
            for card in cards_of(known.unknown):
                there = (worlds[:, place] >> card & 1).astype(bool)
                exact = expected[there].sum() / expected.sum()
                assert chances[place, card] == pytest.approx(exact, abs=1e-9)
        if len(far) == 40:
            break
    assert max(far) < 5
    assert abs(sum(far)) / sqrt(len(far)) < 3.5


@pytest.mark.parametrize("name", HIDING)
def test_chances_of_cards_are_those_of_the_drawn_worlds(name: str) -> None:
    """From the first card on, where there are too many worlds to enumerate."""
    rng, tried = Random(name), 0
    while tried < 6:
        for story in stories(preset(name), rng):
            if rng.random() < 0.8:
                continue
            known = knowledge_of(story.view(story.now.turn))
            sampler = Sampler(known)
            chances, count = sampler.chances(), 20_000
            sums = [chances[place].sum() for place in range(len(known.places))]
            assert sums == pytest.approx([place.size for place in known.places])
            drawn = sampler.draw(count, seed=tried)
            for number, place in enumerate(known.places):
                share = (drawn[:, number, None] >> np.arange(32) & 1).mean(axis=0)
                error = np.sqrt(chances[number] * (1 - chances[number]) / count) + 1e-9
                assert (np.abs(share - chances[number]) / error).max() < 5.5
                assert (drawn[:, number] & ~place.possible == 0).all()
                assert (np.bitwise_count(drawn[:, number]) == place.size).all()
            together = np.bitwise_or.reduce(drawn, axis=1) if known.places else np.zeros(count)
            assert (together == known.unknown).all()
            tried += 1


def example() -> Knowledge:
    """The first lead of a contrée, seen by the leader."""
    return knowledge_of(next(stories(preset("ffb-contree"), Random(2))).view(0))


def test_the_same_seed_gives_the_same_worlds() -> None:
    sampler = Sampler(example())
    first = sampler.draw(1000, seed=9)
    assert (Sampler(example()).draw(1000, seed=9) == first).all()
    assert (sampler.draw(100, seed=9) == first[:100]).all()
    assert not (sampler.draw(1000, seed=10) == first).all(axis=1).any()
    for seed in (0, -1, 2**62, 2**64 + 5, -(2**70)):
        assert len(as_set(sampler.draw(1000, seed=seed))) == 1000


def test_the_number_of_worlds_is_exact() -> None:
    assert Sampler(example()).count() == 9_465_511_770  # 24! / 8!³
    deal = next(stories(preset("ffb-contree"), Random(2))).now
    everything = knowledge_of(view_of(deal, new_match(deal.rules), None))
    assert Sampler(everything).count() == 99_561_092_450_391_000  # 32! / 8!⁴
    assert enumerate_worlds(everything, 10**6) is None


def test_hands_of_worlds_are_full() -> None:
    known = example()
    hands = known.hands(Sampler(known).draw(50, seed=1))
    assert hands.shape == (50, 4)
    assert (hands[:, 0] == known.hand).all()
    assert (np.bitwise_or.reduce(hands, axis=1) == (1 << 32) - 1).all()


def test_weights_that_make_no_sense_are_refused() -> None:
    known = example()
    weights = np.ones((3, 32))
    for bad in (np.ones((2, 32)), -weights, weights * np.inf, weights * 0):
        with pytest.raises(ValueError, match=r"weights"):
            Sampler(known, bad)
    blocked = weights.copy()
    blocked[0] = 0.0
    with pytest.raises(ValueError, match="no world"):
        Sampler(known, blocked)


def test_tiny_and_huge_weights_do_no_harm() -> None:
    known = example()
    weights = np.ones((3, 32))
    weights[:, ::2] *= 1e-200
    weights[:, 1::2] *= 1e200
    even = Sampler(known).draw(100, seed=4)
    assert (Sampler(known, weights).draw(100, seed=4) == even).all()


def test_nothing_hidden_is_one_world() -> None:
    deal = next(stories(preset("ffb-contree"), Random(2))).now
    tricks = tuple(Trick(0, tuple(range(first, first + 4)), 0) for first in range(0, 32, 4))
    over = deal.evolve(hands=(0, 0, 0, 0), trick=Trick(0), phase="over", tricks=tricks)
    known = knowledge_of(view_of(over, new_match(deal.rules), 0))
    assert known.places == ()
    assert Sampler(known).count() == 1
    assert Sampler(known).draw(3, seed=1).shape == (3, 0)
    worlds = enumerate_worlds(known, 10)
    assert worlds is not None and worlds.shape == (1, 0)
