"""The exact solver, measured: ``python -m benchmarks.solver [--quick]``.

Everything is CPU time of one run on the same deals, beside the PyPI package colver where it is
installed (``pip install colver``; not a dependency). The values are compared too: a difference is
an error, and the program then ends with 1. Results are kept, small, in ``benchmarks/results``;
each run prints its ratio to the latest of them. With ``--quick`` there are fewer deals, nothing is
compiled from scratch, and nothing is kept. Two threads are timed by the clock: that figure means
something only while the machine does nothing else (its load is kept beside it).
"""

import argparse
import json
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import SUIT_TRUMPS, Trump, hand_of, make_card
from rebelote.kernels.solver import (
    Workspace,
    game_of,
    situation,
    solve_worlds,
    trump_table,
)
from rebelote.kernels.solver_layout import EVERY_CARD, NO_VALUE, REACHES, VALUE_ONLY
from rebelote.rules import preset

RESULTS = Path(__file__).with_name("results")
RULES = preset("ffb-contree")  # without the obligation to undertrump, as colver plays
SIDES = (0b0101, 0b1010)
# The ranks in colver's order: 7 8 9 J Q K T A.
COLVER_RANKS = (0, 1, 2, 4, 5, 6, 3, 7)
COLD = """
import time
begin = time.process_time()
from rebelote.kernels import solver
from rebelote.cards import Trump
from rebelote.rules import preset
import numpy as np
hands = np.array([[3, 3 << 8, 3 << 16, 3 << 24]])
for trump in TRUMPS:
    game = solver.game_of(preset("ffb-coinche"), Trump(trump))
    results = np.zeros((1, 32), np.int64)
    solver.solve_worlds(
        solver.Workspace(), game, hands, solver.situation(0).reshape(1, -1), results)
print(time.process_time() - begin)
"""


@dataclass
class Position:
    """The start of a trick: what our kernel takes, what side 0 has won, and colver's state."""

    trump: Trump
    world: NDArray[np.int64]
    where: NDArray[np.int64]
    won: int
    theirs: Any


def colver_module() -> Any:
    """The package colver, or None."""
    try:
        import colver
    except ImportError:
        return None
    return colver


def card_of(number: int) -> int:
    """Our card for colver's."""
    return make_card(COLVER_RANKS[number % 8], number // 8)


def colver_positions(colver: Any, deals: int, played: int) -> Iterator[Position]:
    """Deals of colver after so many tricks at random."""
    rng = random.Random(5)
    for number in range(deals):
        state = colver.Env.deal(dealer=number % 4, seed=10_000 + number)
        trump = number // 4 % 4
        state.set_contract(trump, 80, number % 2, 0)
        state.set_phase_playing()
        while sum(state.get_tricks_won()) < played:
            state.step(rng.choice(state.legal_actions()))
        tricks, points = state.get_tricks_won(), state.get_points()
        hands = [hand_of(card_of(card) for card in hand) for hand in state.get_hands()]
        leader = state.current_player()
        # A capot is in reach of a side while the other has no trick.
        capots = (SIDES[0] * (tricks[1] == 0), SIDES[1] * (tricks[0] == 0))
        yield position(SUIT_TRUMPS[trump], hands, leader, points[0], state, capots)


def own_positions(deals: int, played: int) -> Iterator[Position]:
    """Random hands of as many cards, without colver."""
    rng = random.Random(5)
    for number in range(deals):
        pack = rng.sample(range(32), 32 - 4 * played)
        size = 8 - played
        hands = [hand_of(pack[size * seat : size * seat + size]) for seat in range(4)]
        trump = SUIT_TRUMPS[number // 4 % 4]
        capots = SIDES if played == 0 else (0, 0)
        yield position(trump, hands, number % 4, 0, None, capots)


def position(
    trump: Trump, hands: list[int], leader: int, won: int, theirs: Any, capots: tuple[int, int]
) -> Position:
    """A position; `capots` are the seats of each side if it may still win every trick."""
    labels = game_of(RULES, trump).labels
    where = situation(leader, allowed_for=capots[0], allowed_against=capots[1]).reshape(1, -1)
    world = np.array([[labels.labels(hand) for hand in hands]], np.int64)
    return Position(trump, world, where, won, theirs)


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of this thread for some work."""
    begin = time.thread_time()
    work()
    return time.thread_time() - begin


class Bench:
    """The measurements, and what they gave."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.colver = colver_module()
        self.workspace = Workspace()
        self.found: dict[str, float] = {}
        self.wrong = 0
        if self.colver is None:
            print("colver is not installed: no ratios to it")

    def keep(self, name: str, value: float, text: str) -> None:
        """Print a figure and remember it."""
        self.found[name] = value
        print(f"  {name:<44} {text}", flush=True)

    def positions(self, deals: int, played: int) -> list[Position]:
        """Positions to solve."""
        if self.colver is None:
            return list(own_positions(deals, played))
        return list(colver_positions(self.colver, deals, played))

    def every_card(self, played: int, deals: int, bar: float) -> None:
        """Every root card at the start of a trick, against colver."""
        positions = self.positions(deals, played)
        results = [np.zeros((1, 32), np.int64) for _ in positions]
        game = game_of(RULES, Trump.S)

        def ours() -> None:
            for place, row in zip(positions, results, strict=True):
                solve_worlds(
                    self.workspace, game, place.world, place.where, row,
                    task=EVERY_CARD, bonus_for=90, bonus_against=90,
                )  # fmt: skip

        ours()
        # The better of two runs, ours and theirs: other work on the machine only ever adds.
        took = min(cpu(ours) for _ in range(2)) / deals
        name = f"every card, {played} tricks played"
        self.keep(f"{name}, ms", took * 1e3, f"{took * 1e3:8.4f} ms")
        if self.colver is None:
            return
        answers: list[Any] = []

        def others() -> None:
            answers[:] = [place.theirs.solve_scores() for place in positions]

        theirs = min(cpu(others) for _ in range(2)) / deals
        ratio = theirs / took
        text = f"{ratio:8.2f} ×  (at least {bar}; colver {theirs * 1e3:.4f} ms)"
        self.keep(f"{name}, × colver", ratio, text)
        self.compare(positions, results, answers)

    def compare(self, positions: list[Position], results: list[Any], answers: list[Any]) -> None:
        """Count the cards whose values, side 0's points, differ; colver calls a lost capot 0."""
        for place, row, answer in zip(positions, results, answers, strict=True):
            label = game_of(RULES, place.trump).labels.label
            for card, points in answer["scores"]:
                ahead = int(row[0, label[card_of(card)]])
                self.wrong += ahead == NO_VALUE or max(ahead, 0) + place.won != points

    def values(self, deals: int) -> None:
        """Value only, and one window."""
        positions = self.positions(deals, 0)
        game = game_of(RULES, Trump.S)
        row = np.zeros((1, 32), np.int64)
        for name, task in (
            ("value only, full deal", VALUE_ONLY),
            ("reaches 82, full deal", REACHES),
        ):

            def ours(task: int = task) -> None:
                for place in positions:
                    solve_worlds(
                        self.workspace, game, place.world, place.where, row,
                        task=task, threshold=82 if task == REACHES else -100_000, bonus_for=90,
                    )  # fmt: skip

            took = min(cpu(ours) for _ in range(2)) / deals
            self.keep(f"{name}, ms", took * 1e3, f"{took * 1e3:8.4f} ms")

    def tables(self, deals: int) -> None:
        """Four trumps, four leaders."""
        rng = random.Random(7)
        packs = [rng.sample(range(32), 32) for _ in range(deals)]
        hands = [[hand_of(pack[8 * s : 8 * s + 8]) for s in range(4)] for pack in packs]
        if self.colver is not None:
            states = [self.colver.Env.deal(dealer=0, seed=20_000 + n) for n in range(deals)]
            hands = [[hand_of(map(card_of, hand)) for hand in s.get_hands()] for s in states]
        tables: list[Any] = []
        trump_table(hands[0], RULES)
        took = cpu(lambda: tables.extend(trump_table(h, RULES) for h in hands)) / deals
        name = "four trumps × four leaders"
        self.keep(f"{name}, ms", took * 1e3, f"{took * 1e3:8.4f} ms")
        if self.colver is None:
            return
        theirs = suits = 0.0
        for number, table in enumerate(tables):
            for leader in range(4):
                # The seat after the dealer leads.
                state = self.colver.Env.deal(dealer=(leader + 3) % 4, seed=20_000 + number)
                suits += cpu(state.solve_all_suits)
                for trump in range(4):
                    state = self.colver.Env.deal(dealer=(leader + 3) % 4, seed=20_000 + number)
                    state.set_contract(trump, 80, 0, 0)
                    state.set_phase_playing()
                    answer: list[Any] = []
                    theirs += cpu(lambda: answer.append(state.solve_scores()))  # noqa: B023
                    points = [found for _, found in answer[0]["scores"]]
                    best = min(points) if leader % 2 else max(points)
                    self.wrong += best != int(table[trump, leader])
        theirs, suits = theirs / deals, suits / deals
        ratio = theirs / took
        self.keep(f"{name}, × colver", ratio, f"{ratio:8.2f} ×  (at least 75; 16 solve_scores)")
        ratio = suits / took
        self.keep(f"{name}, × colver by suits", ratio, f"{ratio:8.2f} ×  (4 solve_all_suits)")

    def games(self, deals: int) -> None:
        """Whole deals of other games."""
        rng = random.Random(3)
        for title, name, trump, seats in (
            ("SA", "ffb-coinche", Trump.SA, 4),
            ("TA", "ffb-coinche", Trump.TA, 4),
            ("three seats", "three-handed", Trump.S, 3),
            ("two seats, sixteen tricks", "duel", Trump.S, 2),
        ):
            size = 16 if seats == 2 else 8
            count = deals if seats > 2 else 10
            packs = [rng.sample(range(32), 32) for _ in range(count)]
            worlds = np.array(
                [[sum(1 << c for c in p[size * s : size * s + size]) for s in range(seats)]
                 for p in packs], np.int64,
            )  # fmt: skip
            game, results = game_of(preset(name), trump), np.zeros((count, 32), np.int64)
            where = np.array([situation(n % seats) for n in range(count)])
            solve_worlds(self.workspace, game, worlds[:1], where[:1], results[:1])

            def ours(game: Any = game, worlds: Any = worlds, where: Any = where,
                     results: Any = results) -> None:  # fmt: skip
                solve_worlds(self.workspace, game, worlds, where, results)

            took = cpu(ours) / count
            self.keep(f"every card, {title}, ms", took * 1e3, f"{took * 1e3:8.4f} ms")

    def threads(self, deals: int) -> None:
        """The same work in one thread, and twice in two at once."""
        rng = random.Random(9)
        packs = [rng.sample(range(32), 32) for _ in range(deals)]
        worlds = np.array([[sum(1 << c for c in p[8 * s : 8 * s + 8]) for s in range(4)]
                           for p in packs], np.int64)  # fmt: skip
        game = game_of(RULES, Trump.S)
        where = situation(0).reshape(1, -1)

        def work() -> None:
            results = np.zeros((deals, 32), np.int64)
            solve_worlds(Workspace(), game, worlds, where, results)

        def wall(count: int) -> float:
            workers = [threading.Thread(target=work) for _ in range(count)]
            begin = time.perf_counter()
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
            return time.perf_counter() - begin

        work()
        best = max(2 * wall(1) / wall(2) for _ in range(5))
        self.keep(
            "two threads against one", best, f"{best:8.2f} ×  (at least 1.8; wall, best of 5)"
        )

    def compiling(self) -> None:
        """Compiling from nothing, and starting from what is kept; each in a fresh Python."""
        both, trump = "['S', 'SA']", "['S']"
        for name, forms, again in (
            ("compiling for a trump suit, s", trump, False),
            ("compiling for a trump suit and none, s", both, False),
            ("start of both from what is kept, s", both, True),
        ):
            with tempfile.TemporaryDirectory() as folder:
                for _ in range(1 + again):
                    done = subprocess.run(
                        [sys.executable, "-c", COLD.replace("TRUMPS", forms)],
                        env=os.environ | {"NUMBA_CACHE_DIR": folder},
                        check=True,
                        capture_output=True,
                        text=True,
                    )
            took = float(done.stdout)
            self.keep(name, took, f"{took:8.2f} s  (at most {0.5 if again else 10})")

    def memory(self, solves: int) -> None:
        """What a workspace takes, and what is left behind by many solves."""
        size = self.workspace.size / 1e6
        self.keep("workspace, MB", size, f"{size:8.2f} MB (under 4)")
        game, where = game_of(RULES, Trump.S), situation(0).reshape(1, -1)
        rng = random.Random(11)
        row = np.zeros((1, 32), np.int64)

        def some(count: int) -> None:
            for _ in range(count):
                pack = rng.sample(range(32), 24)
                world = np.array([[sum(1 << c for c in pack[6 * s : 6 * s + 6]) for s in range(4)]])
                solve_worlds(self.workspace, game, world, where, row)

        some(100)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        some(solves)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        self.keep(f"growth over {solves} solves, kB", grown, f"{grown:8} kB")


def commit() -> str:
    """The commit that was measured, with a + where files have changed since."""

    def git(*words: str) -> str:
        return subprocess.run(
            ["git", *words], cwd=Path(__file__).parent, capture_output=True, text=True
        ).stdout.strip()

    return git("rev-parse", "--short", "HEAD") + ("+" if git("status", "--porcelain") else "")


def processor() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def latest() -> dict[str, Any] | None:
    """The last results kept."""
    kept = sorted(RESULTS.glob("solver-*.json"))
    return json.loads(kept[-1].read_text("utf-8")) if kept else None


def main() -> None:
    """Measure, print, compare, keep."""
    parser = argparse.ArgumentParser(description="The exact solver, measured.")
    parser.add_argument("--quick", action="store_true", help="fewer deals; nothing is kept")
    quick = parser.parse_args().quick
    bench = Bench(quick)
    deals = 40 if quick else 200
    print(f"the exact solver, CPU time, {deals} deals")
    bench.every_card(0, deals, 18)
    bench.every_card(2, deals, 6)
    bench.every_card(4, deals, 3)
    bench.values(deals)
    bench.tables(2 if quick else 20)
    bench.games(deals // 4)
    bench.threads(deals * 2)
    bench.memory(1_000 if quick else 10_000)
    if not quick:
        bench.compiling()
    if (last := latest()) is not None:
        print(f"ratios to {last['date']}, {last['machine']}, {last['commit']}")
        for name, value in bench.found.items():
            # Times of other deals do not compare.
            if last["found"].get(name) and (last["deals"] == deals or "×" in name):
                print(f"  {name:<44} {value / last['found'][name]:8.3f}")
    print(f"cards that colver values otherwise: {bench.wrong}")
    if not quick and not bench.wrong:
        now = datetime.now(UTC)
        RESULTS.mkdir(exist_ok=True)
        kept = {
            "date": now.strftime("%Y-%m-%d %H:%M"),
            "machine": f"{processor()}, {os.cpu_count()} CPUs, Python {platform.python_version()}",
            "commit": commit(),
            "load": round(os.getloadavg()[0], 1),
            "deals": deals,
            "found": {name: round(value, 5) for name, value in bench.found.items()},
        }
        path = RESULTS / f"solver-{now:%Y%m%d-%H%M%S}.json"
        path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    sys.exit(1 if bench.wrong else 0)


if __name__ == "__main__":
    main()
