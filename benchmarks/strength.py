"""How strong the levels are: ``python -m benchmarks.strength [--pairs N] [--preset P …]``.

The ladder: each level against the one below, and the strongest against the rules of thumb, over
duplicate deals (each deal is played twice, the sides exchanged, so that luck cancels out). Printed
are points a deal with a 95 % confidence interval, and the CPU time of a move: mean and 95th
percentile. Other pairs of players can be named: ``--players master thumb``.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from statistics import fmean, quantiles, stdev

import click

from rebelote.bots.players import LEVELS, TWO_SEAT_LEVELS, Player, build_player
from rebelote.engine import after_deal, apply, new_match, shuffled
from rebelote.rules import Rules, preset
from rebelote.views import view_of

PRESETS = ("ffb-classic", "ffb-coinche", "ffb-contree", "reserva")
PAIRS = 200
PROCESSES = 2


@dataclass(slots=True)
class Timed:
    """A player, with the CPU seconds of each of its choices."""

    player: Player
    seconds: list[float] = field(default_factory=list)


def play(rules: Rules, number: int, players: list[Timed], side: int, seed: str) -> float:
    """One deal: by how many points the first player's side is ahead of the others, on average."""
    match = new_match(rules)
    deal = match.start(number % rules.seats, shuffled(f"{seed}/{number}"))
    while deal.phase != "over":
        timed = players[0 if rules.side_of(deal.turn) == side else 1]
        view = view_of(deal, match, deal.turn)
        begin = time.process_time()
        action = timed.player.choose(view)
        timed.seconds.append(time.process_time() - begin)
        deal = apply(deal, action)
    score = after_deal(match, deal)[1].score.score
    return score[side] - (sum(score) - score[side]) / (len(score) - 1)


def play_pair(
    rules: Rules, names: tuple[str, str], seed: str, number: int
) -> tuple[float, list[list[float]]]:
    """The deal of this number with the first player on each side in turn."""
    players = [Timed(build_player(name, f"{seed}/{name}", rules)) for name in names]
    ahead = [play(rules, number, players, side, seed) for side in range(rules.sides)]
    return fmean(ahead), [timed.seconds for timed in players]


def compare(name: str, players: tuple[str, str], pairs: int, seed: str) -> str:
    """A line: who against whom, points a deal, and what a move costs the first player."""
    work = partial(play_pair, preset(name), players, seed)
    found: list[float] = []
    seconds: list[float] = []
    label, hidden = f"{name}: {' – '.join(players)}", not sys.stderr.isatty()
    with (
        ProcessPoolExecutor(PROCESSES) as pool,
        click.progressbar(length=pairs, label=label, file=sys.stderr, hidden=hidden) as bar,
    ):
        for ahead, spent in pool.map(work, range(pairs), chunksize=4):
            found.append(ahead)
            seconds += spent[0]
            bar.update(1)
    half = 1.96 * stdev(found) / len(found) ** 0.5
    slow = quantiles(seconds, n=20)[-1]
    return (
        f"{name:<16} {players[0]:>8} – {players[1]:<8} {fmean(found):+7.1f} ± {half:4.1f}   "
        f"{1000 * fmean(seconds):7.1f} ms  {1000 * slow:7.1f} ms"
    )


def ladder(rules: Rules) -> Iterator[tuple[str, str]]:
    """Each level with the one below it, and the strongest with the rules of thumb."""
    levels = TWO_SEAT_LEVELS if rules.seats == 2 else LEVELS
    yield from ((strong, weak) for weak, strong in pairwise(levels))
    yield levels[-1], "thumb"


def main() -> None:
    """Print the ladder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--preset", nargs="+", default=PRESETS)
    parser.add_argument("--players", nargs=2)
    parser.add_argument("--seed", default="strength")
    asked = parser.parse_args()
    print(f"{asked.pairs} pairs; points a deal; CPU time of a move of the first: mean, 95 %")
    for name in asked.preset:
        pairs = [tuple(asked.players)] if asked.players else list(ladder(preset(name)))
        for players in pairs:
            print(compare(name, players, asked.pairs, asked.seed), flush=True)


if __name__ == "__main__":
    main()
