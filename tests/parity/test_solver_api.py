"""The solver as programs use it: arrays, threads, memory, and what it must not load."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import numpy as np
import pytest

from parity.test_solver_oracle import THOROUGH, endgame, start_of
from rebelote.cards import SUIT_TRUMPS, Trump, cards_of
from rebelote.engine import Contract, set_up
from rebelote.kernels.solver import (
    NO_VALUE,
    Workspace,
    game_of,
    situation,
    solve,
    solve_world,
    solve_worlds,
    trump_table,
    value,
)
from rebelote.problem import Problem
from rebelote.rules import preset, with_changes
from rebelote.rules.values import points


def random_worlds(count: int, size: int, rng: Random) -> np.ndarray:
    """So many worlds of hands of this size."""
    rows = []
    for _ in range(count):
        pack = rng.sample(range(32), 4 * size)
        rows.append([sum(1 << c for c in pack[size * s : size * s + size]) for s in range(4)])
    return np.array(rows, np.int64)


@pytest.mark.parametrize("name", ["ffb-contree", "ffb-coinche", "duel", "three-handed"])
def test_trump_table(name: str) -> None:
    rng, rules = Random(name), preset(name)
    trumps = (*SUIT_TRUMPS, Trump.SA, Trump.TA) if name == "ffb-coinche" else SUIT_TRUMPS[:2]
    deal = start_of(rules, rng, Trump.S)
    taker = 1 if rules.seats == 3 else 0
    table = trump_table(deal.hands, rules, trumps, taker)
    assert table.shape == (len(trumps), rules.seats)
    for row, trump in enumerate(trumps):
        for leader in range(rules.seats):
            bid = None if rules.auction.kind == "turn-up" else rules.auction.minimum
            whole = set_up(rules, deal.hands, Contract(taker, trump, bid), leader)
            ours = leader == taker if rules.seats == 3 else leader % 2 == 0
            if ours:
                assert table[row, leader] == value(whole)
            elif table[row, leader] not in (0, rules.tricks.capot):
                worth = points(trump, rules.cards)
                total = sum(worth[card] for hand in deal.hands for card in cards_of(hand)) + 10
                assert table[row, leader] == total - value(whole)


def test_worlds_together_or_alone() -> None:
    rng = Random("worlds")
    worlds = random_worlds(40, 5, rng)
    game, where = game_of(preset("ffb-classic"), Trump.H), situation(2, allowed_for=5)
    together = np.zeros((len(worlds), 32), np.int64)
    workspace = Workspace()
    solve_worlds(
        workspace, game, worlds, where.reshape(1, -1), together, bonus_for=90, bonus_against=90
    )
    for world, row in zip(worlds, together, strict=True):
        alone = solve_world(Workspace(), game, world, where, bonus_for=90, bonus_against=90)
        assert (alone == row).all()
        assert {c for c in range(32) if row[c] != NO_VALUE} == {
            c for c in range(32) if int(world[2]) >> c & 1
        }
    assert workspace.size < 4_000_000
    assert min(workspace.nodes) > 0


def test_two_threads() -> None:
    worlds = random_worlds(60, 6, Random("threads"))
    game, where = game_of(preset("ffb-contree"), Trump.S), situation(0).reshape(1, -1)
    found = [np.zeros((len(worlds), 32), np.int64) for _ in range(3)]

    def work(results: np.ndarray) -> None:
        solve_worlds(Workspace(), game, worlds, where, results)

    workers = [threading.Thread(target=work, args=(results,)) for results in found]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


def test_generations_run_out() -> None:
    """After a million deals the tables are cleared once; nothing old is taken for new."""
    from rebelote.kernels.solver_layout import GENERATION, MOST_GENERATIONS

    worlds = random_worlds(30, 5, Random("generations"))
    game, where = game_of(preset("ffb-contree"), Trump.S), situation(0).reshape(1, -1)
    workspace, expected = Workspace(), np.zeros((len(worlds), 32), np.int64)
    solve_worlds(workspace, game, worlds, where, expected)
    workspace.arrays[0][GENERATION] = MOST_GENERATIONS - 15
    again = np.zeros_like(expected)
    solve_worlds(workspace, game, worlds, where, again)
    assert (again == expected).all()
    assert workspace.arrays[0][GENERATION] < 30


def test_where_nothing_can_be_solved() -> None:
    rng = Random("over")
    deal = start_of(preset("ffb-classic"), rng, Trump.S)
    for phase, code in (("auction", "wrong-phase"), ("over", "deal-over")):
        with pytest.raises(Problem) as caught:
            solve(deal.evolve(phase=phase))
        assert caught.value.code == code


def test_nothing_heavy_is_imported_before() -> None:
    code = "import sys, rebelote; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_checked_build(tmp_path: Path) -> None:
    """The same values with every index checked, in a process of its own."""
    code = (
        "import numpy as np\n"
        "from random import Random\n"
        "from parity.test_solver_oracle import endgame, start_of\n"
        "from rebelote.cards import Trump\n"
        "from rebelote.kernels.solver import solve\n"
        "from rebelote.kernels.solver_bits import CHECKED\n"
        "from rebelote.rules import preset\n"
        "rng = Random('checked')\n"
        "for number in range(NUMBER):\n"
        "    deal = start_of(preset('ffb-contree'), rng, Trump.D)\n"
        "    deal = endgame(deal, 8 - number % 5, number % 3, rng)\n"
        "    print(sorted(solve(deal).items()))\n"
        "print(CHECKED)\n"
    ).replace("NUMBER", "400" if THOROUGH else "25")
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH")])])
    told = []
    for checked in ("0", "1"):
        environment = os.environ | {"REBELOTE_CHECKED_KERNELS": checked, "PYTHONPATH": path}
        if checked == "1":
            environment["NUMBA_CACHE_DIR"] = str(tmp_path)
        told.append(
            subprocess.run(
                [sys.executable, "-c", code], env=environment, check=True, capture_output=True,
                text=True,
            ).stdout.splitlines()
        )  # fmt: skip
    assert told[0][-1] == "False" and told[1][-1] == "True"
    assert told[0][:-1] == told[1][:-1]


def test_against_colver() -> None:
    """Every root card of whole deals and later tricks, where colver is installed."""
    pytest.importorskip("colver")
    from benchmarks.solver import Bench

    bench = Bench(quick=True)
    for played in (0, 2, 4):
        bench.every_card(played, 400 if THOROUGH else 20, 0)
    assert bench.wrong == 0


def test_capot_on_whole_deals() -> None:
    """A hand that wins every trick, and rules under which that is worth less than all points."""
    labels = [(1 << 8) - 1 << 8 * suit for suit in range(4)]
    rules = preset("ffb-classic")
    deal = set_up(rules, labels, Contract(0, Trump.S), 0)
    assert set(solve(deal).values()) == {252}
    few = with_changes(rules, {"tricks.capot": 100})
    assert set(solve(set_up(few, labels, Contract(0, Trump.S), 0)).values()) == {100}
    rng = Random("short")
    late = endgame(set_up(rules, labels, Contract(0, Trump.S), 0), 3, 1, rng)
    assert set(solve(late).values()) == {0}
