"""Tune the weights of the solver's move order: ``python tools/tune_solver.py --kind trump``.

Hill-climbing on the number of positions searched, which no other work on the machine disturbs: one
weight after another is moved up or down, and a move that lowers the count is kept and tried again,
twice as far. The deals are the same in every run of one seed; a second set, not tuned on, is
counted at the end. The result is printed as it stands in `rebelote.kernels.solver_tables`.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import Trump
from rebelote.kernels.solver import Workspace, game_of, situation, solve_worlds
from rebelote.kernels.solver_tables import TRUMP_REPLY, Game, weights_of
from rebelote.rules import preset

# What each kind of game is tuned on: rules and trump.
KINDS = {
    "trump": (("ffb-contree", Trump.S), ("ffb-classic", Trump.S)),
    "no-trump": (("ffb-coinche", Trump.SA), ("ffb-coinche", Trump.TA)),
}
# Cards in a hand, and how many such positions stand for each full deal.
SIZES = ((8, 1), (6, 6), (4, 40))


class Problems:
    """Positions to solve, and how many are searched with some weights."""

    def __init__(self, kind: str, deals: int, seed: str) -> None:
        rng = Random(seed)
        self.batches: list[tuple[Game, NDArray[np.int64], NDArray[np.int64]]] = []
        for name, trump in KINDS[kind]:
            game = game_of(preset(name), trump)
            for size, share in SIZES:
                worlds = np.array([hands(size, rng) for _ in range(deals * share)], np.int64)
                leads = np.array([situation(rng.randrange(4)) for _ in worlds])
                self.batches.append((game, worlds, leads))

    def count(self, weights: Sequence[int]) -> int:
        """Positions searched with these weights, from an empty table: the same in every run."""
        workspace = Workspace()
        total = 0
        for game, worlds, leads in self.batches:
            workspace.order_for(game)
            workspace.set_weights(weights)
            results = np.empty((len(worlds), 32), np.int64)
            solve_worlds(workspace, game, worlds, leads, results)
            total += sum(workspace.nodes)
        return total


def hands(size: int, rng: Random) -> list[int]:
    """Four hands of so many cards."""
    labels = list(range(32))
    rng.shuffle(labels)
    dealt = [labels[size * seat : size * seat + size] for seat in range(4)]
    return [sum(1 << label for label in hand) for hand in dealt]


def climb(problems: Problems, weights: list[int], seconds: float, rng: Random) -> list[int]:
    """Better weights, found in this time."""
    used = [place for place in range(len(weights)) if matters(problems, weights, place)]
    best = first = problems.count(weights)
    stop = time.monotonic() + seconds
    print(f"{len(used)} weights matter; {first} positions", flush=True)
    while time.monotonic() < stop:
        before = best
        rng.shuffle(used)
        for place in used:
            step = rng.choice((1, 2, 4, 8, 16, 32, 64)) * rng.choice((-1, 1))
            for direction in (step, -step):
                moved = try_moves(problems, weights, place, direction, best)
                if moved < best:
                    best = moved
                    break
            if time.monotonic() > stop:
                break
        print(f"{best} positions, {best / first:.4f} of the first", flush=True)
        if best == before and rng.random() < 0.1:
            break
    return weights


def try_moves(problems: Problems, weights: list[int], place: int, step: int, best: int) -> int:
    """Move one weight as long as that helps; the count then."""
    while True:
        weights[place] += step
        found = problems.count(weights)
        if found >= best:
            weights[place] -= step
            return best
        best = found
        step *= 2


def matters(problems: Problems, weights: list[int], place: int) -> bool:
    """True if a weight changes anything."""
    changed = weights.copy()
    changed[place] += 97
    return problems.count(changed) != problems.count(weights)


def printed(weights: Sequence[int]) -> str:
    """The weights as they stand in the module."""
    replies, leads = weights[: len(TRUMP_REPLY)], weights[len(TRUMP_REPLY) :]
    lines = ["REPLY"]
    lines += ["    " + ", ".join(map(str, replies[at : at + 16])) + "," for at in range(0, 48, 16)]
    lines += ["LEAD", "    (" + ", ".join(map(str, leads)) + ")"]
    return "\n".join(lines)


def main() -> None:
    """Tune, count on other deals, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS, default="trump")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    start = list(weights_of(given.kind == "trump"))
    problems = Problems(given.kind, given.deals, given.seed)
    found = climb(problems, start.copy(), given.seconds, Random(given.seed))
    others = Problems(given.kind, given.deals * 4, f"{given.seed} others")
    print(f"on other deals: {others.count(found) / others.count(start):.4f} of the first")
    print(printed(found))


if __name__ == "__main__":
    main()
