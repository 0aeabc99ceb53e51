"""The four levels of the duel against each other: ``python -m benchmarks.duel_levels [matches]``.

Each match is played twice, with the seats exchanged. Printed are matches won of all, with a 95 %
confidence interval (draws count half), and the mean margin in points.
"""

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

from rebelote.bots.levels import HIGHEST_LEVEL, choose_at_level
from rebelote.engine import after_deal, apply, new_match, shuffled
from rebelote.rules import preset
from rebelote.views import view_of

MATCHES = 2_000


def play_match(levels: tuple[int, int], seed: str, first_dealer: int) -> tuple[int, int]:
    """The points of a match of the duel; `levels` are those of seat 0 and seat 1."""
    match, dealer, number = new_match(preset("duel")), first_dealer, 0
    while not match.finished:
        deal = match.start(dealer, shuffled(f"{seed}/{number}"))
        number += 1
        while deal.phase != "over":
            deal = apply(deal, choose_at_level(view_of(deal, match, deal.turn), levels[deal.turn]))
        match, _ = after_deal(match, deal)
        dealer = deal.dealer if match.dealer is None else match.dealer
    return match.score[0], match.score[1]


def play_pair(stronger: int, number: int) -> tuple[float, float]:
    """Two matches with the same cards, seats exchanged: share won by the stronger, mean margin."""
    here = play_match((stronger, stronger - 1), f"duel {number}", 0)
    there = play_match((stronger - 1, stronger), f"duel {number}", 0)
    margins = (here[0] - here[1], there[1] - there[0])
    won = [1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins]
    return fmean(won), fmean(margins)


def main() -> None:
    """Print a line for each two neighbouring levels."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with ProcessPoolExecutor() as pool:
        for level in range(2, HIGHEST_LEVEL + 1):
            pairs = list(pool.map(partial(play_pair, level), range(matches // 2), chunksize=10))
            won = [pair[0] for pair in pairs]
            half = 1.96 * stdev(won) / math.sqrt(len(won))
            margin = fmean(pair[1] for pair in pairs)
            print(
                f"level {level} against {level - 1}: {matches} matches, won "
                f"{fmean(won):6.1%} ± {half:.1%}, margin {margin:+.1f}"
            )


if __name__ == "__main__":
    main()
