"""Near the end of a match: the chance to win it is what counts."""

from dataclasses import replace

import pytest

from rebelote.bots.match_end import CERTAIN, match_worth, race
from rebelote.engine import new_match, shuffled
from rebelote.rules import Rules, preset, with_changes
from rebelote.views import View, view_of


def at(rules: Rules, score: tuple[int, ...], seat: int = 0, deals_played: int = 5) -> View:
    match = replace(new_match(rules), score=score, deals_played=deals_played)
    return view_of(match.start(3, shuffled("end")), match, seat)


CLASSIC = with_changes(preset("ffb-classic"), {"match.end": "target", "match.target": 1000})


def test_far_from_the_end_points_count() -> None:
    assert match_worth(at(CLASSIC, (500, 600))) is None
    assert match_worth(at(preset("three-handed"), (480, 400, 400))) is None


def test_the_side_that_is_home_has_won() -> None:
    worth = match_worth(at(CLASSIC, (980, 400)))
    assert worth is not None
    assert worth((20, 142)) == CERTAIN
    assert worth((162, 0)) == CERTAIN
    assert worth((0, 162)) < CERTAIN


def test_each_side_looks_at_its_own_chance() -> None:
    ours, theirs = (match_worth(at(CLASSIC, (980, 940), seat)) for seat in (0, 1))
    assert ours is not None and theirs is not None
    for points in ((100, 62), (62, 100), (0, 162), (10, 30)):
        assert ours(points) + theirs(points) == pytest.approx(CERTAIN)


def test_who_has_more_wins_when_both_are_home() -> None:
    worth = match_worth(at(CLASSIC, (950, 950)))
    assert worth is not None
    assert (worth((82, 80)), worth((80, 82)), worth((81, 81))) == (CERTAIN, 0, CERTAIN / 2)


def test_in_the_last_deal_only_the_lead_counts() -> None:
    rules = with_changes(CLASSIC, {"match.end": "deals", "match.deals": 6})
    worth = match_worth(at(rules, (300, 250)))
    assert worth is not None
    assert (worth((60, 102)), worth((60, 111)), worth((56, 106))) == (CERTAIN, 0, CERTAIN / 2)


@pytest.mark.parametrize("game", ["ffb-classic", "ffb-contree", "zone"])
def test_the_race_is_fair_and_more_is_never_worse(game: str) -> None:
    found = race(preset(game))[1:, 1:]
    assert found + found.T == pytest.approx(1.0)
    assert (found[1:] <= found[:-1] + 1e-9).all()
    assert (found[:, 1:] >= found[:, :-1] - 1e-9).all()
