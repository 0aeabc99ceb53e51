"""The nets that call: what they are trained on, and that the same numbers give the same net."""

from pathlib import Path

import numpy as np
from click.testing import CliRunner

from rebelote.bots.training.auctions import Floats
from rebelote.bots.training.calls import main
from rebelote.bots.training.pool import ALL, NONE, Outcomes, solved_pool
from rebelote.kernels.solver import trump_table
from rebelote.rules import preset

CONTREE = preset("ffb-contree")


def test_deals_are_solved_as_the_solver_solves_them() -> None:
    found = solved_pool(CONTREE, 12, 3)
    for row, hands in enumerate(found.hands.tolist()):
        exact = trump_table(hands, CONTREE)[:, 0]
        mine = found.points[row]
        assert ((mine == ALL) == (exact == CONTREE.tricks.capot)).all()
        plain = (mine != ALL) & (mine != NONE)
        assert (mine[plain] == exact[plain]).all()
        assert (exact[mine == NONE] == 0).all()


def test_what_a_contract_comes_to() -> None:
    """Near certain at the ends, nearly even where perfect play is just enough."""
    deals, outcomes = solved_pool(CONTREE, 80, 3), Outcomes(CONTREE)

    def score(taker: int, level: int, doubled: int) -> Floats:
        rows = np.arange(80)
        same = np.full(80, taker)
        return outcomes.of(deals, rows, same, same * 0, same * 0 + level, same * 0 + doubled)

    points = deals.points[:, 0]
    strong, weak = (points >= 150), (points <= 25)
    assert strong.any() and weak.any()
    assert (score(0, 80, 0)[strong] > 150).all()
    assert (score(0, 80, 0)[weak] < -150).all()
    assert (score(1, 80, 0)[strong] > 150).all()
    assert (score(1, 80, 0)[weak] < -150).all()
    assert (abs(score(0, 80, 1)) > 1.5 * abs(score(0, 80, 0)))[strong | weak].all()
    # A higher bid is never likelier to be made, so a weak side loses more by it.
    assert (score(0, 120, 0)[weak] <= score(0, 80, 0)[weak]).all()


def test_the_same_numbers_give_the_same_net(tmp_path: Path) -> None:
    nets = []
    for name in ("first.npz", "second.npz"):
        asked = ["ffb-contree", "--deals", "100", "--rounds", "3", "--count", "40"]
        asked += ["--folder", str(tmp_path), "--out", str(tmp_path / name)]
        done = CliRunner().invoke(main, asked)
        assert done.exit_code == 0, done.output
        with np.load(tmp_path / name) as kept:
            nets.append([kept[key] for key in kept])
    assert all(np.array_equal(one, two) for one, two in zip(*nets, strict=True))
    assert all(np.isfinite(weights).all() for weights in nets[0])
