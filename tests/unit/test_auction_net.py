"""Calls by a net: no suit is another's better, and what is trained is what the engine allows."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from rebelote.bots.auction_features import features, heard_by
from rebelote.bots.auction_net import (
    OUTPUTS,
    AuctionNet,
    Floats,
    best_call,
    call_of,
    calls_of,
    legal,
    net_for,
)
from rebelote.bots.thumb import choose
from rebelote.bots.training.auctions import Auctions, thumb_policy
from rebelote.cards import Hand, Trump
from rebelote.engine import Bid, Deal, Pass, apply, new_match, shuffled
from rebelote.rules import preset, with_changes
from rebelote.views import View, view_of

PLAYED = ("ffb-contree", "ffb-coinche", "house-coinche")


def auction_views(game: str, seed: str) -> list[tuple[Deal, View]]:
    """The decisions of an auction in which anything may be called, mostly low numbers."""
    match, chance = new_match(preset(game)), Random(seed)
    deal, found = match.start(3, shuffled(seed)), []
    while deal.phase == "auction":
        view = view_of(deal, match, deal.turn)
        found.append((deal, view))
        action = Pass() if chance.random() < 0.5 else chance.choice(view.legal[:12])
        deal = apply(deal, action)
    return found


def any_net(game: str) -> AuctionNet:
    """A net that has learned nothing."""
    rules = preset(game)
    rows, _ = features(rules, np.array([255]), heard_by(auction_views(game, "a")[0][1]))
    chance = np.random.default_rng(1)
    sizes = (rows.shape[2], 8, OUTPUTS)
    weights = [chance.standard_normal((sizes[0], sizes[1])), np.zeros(sizes[1])]
    weights += [chance.standard_normal((sizes[1], sizes[2])), np.zeros(sizes[2])]
    return AuctionNet(rules, tuple(weight.astype(np.float32) for weight in weights))


def turned_suit(suit: int) -> int:
    return (suit + 1) % 4


def other_cards(cards: Hand) -> Hand:
    """The same cards in the next suits."""
    return sum((cards >> 8 * suit & 255) << 8 * turned_suit(suit) for suit in range(4))


def other_trump(trump: Trump) -> Trump:
    return tuple(Trump)[turned_suit(tuple(Trump).index(trump))]


def other_view(view: View) -> View:
    """The same auction with hearts for spades, diamonds for hearts, and so on."""
    calls = tuple(
        replace(call, trump=other_trump(call.trump)) if isinstance(call, Bid) else call
        for call in view.calls
    )
    bid = None if view.bid is None else replace(view.bid, trump=other_trump(view.bid.trump))
    return replace(view, hand=other_cards(view.hand), calls=calls, bid=bid)


def values(net: AuctionNet, view: View) -> Floats:
    found: Floats = net.values(np.array([view.hand]), heard_by(view))[0]
    return found


@pytest.mark.parametrize("game", ["ffb-contree", "house-coinche"])
def test_suits_are_interchangeable(game: str) -> None:
    net, calls = any_net(game), calls_of(preset(game))
    trump = np.where(calls.trump < 0, -1, (calls.trump + 1) % 4)
    same = [
        int(np.flatnonzero((calls.trump == to) & (calls.kind == kind) & (calls.level == level))[0])
        for to, kind, level in zip(trump, calls.kind, calls.level, strict=True)
    ]
    seen = 0
    for number in range(30):
        for _, view in auction_views(game, f"suits/{number}"):
            if len({view.hand >> 8 * suit & 255 for suit in range(4)}) < 4:
                continue  # two suits alike: either order is right
            before, after = values(net, view), values(net, other_view(view))
            # Before any bid the doubles are looked at for the suit the hand is best in; a tie there
            # is no difference that matters.
            assert np.allclose(before[3:], after[same][3:], atol=1e-3)
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("game", PLAYED)
def test_the_engine_allows_the_same(game: str) -> None:
    rules = preset(game)
    calls = calls_of(rules)
    for number in range(40):
        for _, view in auction_views(game, f"legal/{number}"):
            places = np.flatnonzero(legal(rules, heard_by(view))[0])
            known = {call_of(rules, int(place)) for place in places}
            at_most = int(calls.level[calls.level < 300].max())
            allowed = {
                call
                for call in view.legal
                if not isinstance(call, Bid) or call.value == "capot" or call.value <= at_most
            }
            assert known == allowed


@pytest.mark.parametrize("game", PLAYED)
def test_training_plays_auctions_as_the_engine_does(game: str) -> None:
    rules = preset(game)
    for number in range(40):
        decisions = auction_views(game, f"engine/{number}")
        auctions = Auctions.begin(1)
        for (deal, view), after in zip(decisions, [*decisions[1:], None], strict=True):
            heard, seen = auctions.heard(), heard_by(view)
            assert int(auctions.turn[0]) == deal.turn
            for name in type(seen).__slots__:
                assert np.array_equal(getattr(heard, name), getattr(seen, name)), name
            if after is None:
                assert not auctions.over[0]
                break
            call = after[1].calls[-1]
            known = [call_of(rules, place) for place in range(len(calls_of(rules)))]
            if call not in known:
                break  # a number higher than the net knows
            auctions.call(rules, np.array([known.index(call)]))


@pytest.mark.parametrize("game", PLAYED)
def test_the_rules_of_thumb_in_training_are_nearly_those_at_the_table(game: str) -> None:
    rules = preset(game)
    policy, match = thumb_policy(rules), new_match(rules)
    same = every = 0
    for number in range(60):
        deal = match.start(3, shuffled(f"thumb/{number}"))
        while deal.phase == "auction":
            view = view_of(deal, match, deal.turn)
            call = choose(view)
            found = int(policy(np.array([view.hand]), heard_by(view))[0])
            same += call_of(rules, found) == call
            every += 1
            deal = apply(deal, call)
    assert same >= 0.95 * every


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_with_a_net_uses_it(game: str) -> None:
    net = net_for(preset(game))
    assert net is not None
    match, passes = new_match(preset(game)), 0
    for number in range(40):
        view = view_of(deal := match.start(3, shuffled(f"net/{number}")), match, deal.turn)
        call = best_call(net, view)
        assert call in view.legal
        passes += call == Pass()
    assert 4 <= passes <= 38


def test_games_without_a_net_have_none() -> None:
    assert net_for(preset("ffb-classic")) is None
    assert net_for(with_changes(preset("ffb-contree"), {"auction.minimum": 100})) is None
