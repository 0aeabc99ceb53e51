"""The search against the engine: solved worlds, points turned into scores, weights of worlds."""

import numpy as np
import pytest

from rebelote.bots.level_cards import WorldPlay
from rebelote.bots.level_worlds import Trust, remembered, world_weights, worlds_for
from rebelote.bots.thumb import choose
from rebelote.cards import cards_of
from rebelote.engine import Deal, Match, PlayCard, after_deal, apply, new_match, shuffled
from rebelote.kernels.solver import Workspace, solve
from rebelote.kernels.worlds import Sampler
from rebelote.rules import preset
from rebelote.search.values import CARD_POINT, card_values
from rebelote.search.worlds import Drawn
from rebelote.views import view_of

FOUR = ("ffb-classic", "ffb-contree", "ffb-coinche", "reserva", "house-coinche", "zone")


def late(game: str, number: int, tricks: int) -> tuple[Deal, Match] | None:
    """A deal by the rules of thumb after so many tricks, and its match."""
    match = new_match(preset(game))
    deal = match.start(number % match.rules.seats, shuffled(f"late/{game}/{number}"))
    while deal.phase != "over" and len(deal.tricks) < tricks:
        deal = apply(deal, choose(view_of(deal, match, deal.turn)))
    return None if deal.phase == "over" else (deal, match)


def true_world(deal: Deal) -> Drawn:
    """The world as it is."""
    owned = np.array([[deal.owned(seat) for seat in range(deal.rules.seats)]], np.int64)
    return Drawn(owned, np.ones(1), True)


def by_engine(deal: Deal, match: Match, seat: int) -> float:
    """The lead that perfect play comes to, played out card by card and counted by the engine."""
    while deal.phase != "over":
        found = solve(deal)
        best = max(found, key=lambda card: found[card])
        view = view_of(deal, match, deal.turn)
        words = dict(view.words)
        deal = apply(deal, PlayCard(best, words.get(best), view.announcements))
    score = after_deal(match, deal)[1].score.score
    side = deal.rules.side_of(seat)
    return score[side] - (sum(score) - score[side]) / (len(score) - 1)


@pytest.mark.parametrize("game", FOUR)
def test_values_are_what_the_engine_counts(game: str) -> None:
    """Of the true world the best value is the score to which perfect play comes."""
    seen = 0
    for number in range(12):
        found = late(game, number, 3)
        if found is None:
            continue
        deal, match = found
        view = view_of(deal, match, deal.turn)
        values = card_values(Workspace(), view, true_world(deal))
        assert values.options == tuple(cards_of(view.legal_cards))
        played = by_engine(deal, match, deal.turn)
        # Scores agree; card points only break ties. A tie in points may be played in more ways.
        assert abs(values.means.max() - played) <= CARD_POINT * 258
        seen += 1
    assert seen > 4


@pytest.mark.parametrize("game", FOUR)
def test_every_world_keeps_to_what_is_seen(game: str) -> None:
    found = late(game, 1, 2) or late(game, 2, 2)
    assert found is not None
    deal, match = found
    view = view_of(deal, match, deal.turn)
    worlds = worlds_for(view, 40, 0, Trust(0.7, 0.5), "seed")
    assert 0 < len(worlds) <= 40 and worlds.weight.sum() == 40
    for owned in worlds.owned:
        assert int(owned[view.seat]) == view.hand
        assert [int(hand).bit_count() for hand in owned] == list(view.cards_left)
        assert np.bitwise_or.reduce(owned).bit_count() == sum(view.cards_left)


def test_weights_make_the_true_world_likelier() -> None:
    """On average what lies at the table is likelier than another world, by calls and by plays."""
    for trust in (Trust(calls=1.0), Trust(plays=1.0)):
        ranks = []
        for number in range(60):
            found = late("ffb-contree", number, 2)
            if found is None:
                continue
            deal, match = found
            view = view_of(deal, match, deal.turn)
            known = remembered(view, 16)
            rows = Sampler(known).draw(50, number)
            truth = [deal.hands[place.seat] for place in known.places if place.seat is not None]
            weight = world_weights(view, known, np.vstack([[truth], rows]), trust, number)
            ranks.append((weight[1:] < weight[0]).mean() + (weight[1:] == weight[0]).mean() / 2)
        assert np.mean(ranks) > 0.52


def test_the_same_seed_gives_the_same_choice() -> None:
    found = late("ffb-coinche", 3, 1)
    assert found is not None
    deal, match = found
    view = view_of(deal, match, deal.turn)
    players = [WorldPlay(10, 20, "seed", Trust(0.7, 0.5)) for _ in range(2)]
    first, second = (player.values(view) for player in players)
    assert first.options == second.options and (first.means == second.means).all()
    # What has been looked at before makes no difference.
    other = late("ffb-coinche", 5, 2)
    if other is not None:
        players[0].values(view_of(other[0], other[1], other[0].turn))
    assert (players[0].values(view).means == first.means).all()


def test_a_forgetful_player_has_more_worlds() -> None:
    found = late("ffb-classic", 4, 4)
    assert found is not None
    deal, match = found
    view = view_of(deal, match, deal.turn)
    everything = Sampler(remembered(view, 16)).count()
    assert Sampler(remembered(view, 1)).count() > everything
