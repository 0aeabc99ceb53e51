"""The rules of thumb against chance: ``python -m benchmarks.thumb [pairs]``.

Duplicate deals: each deal is played twice, with the sides swapped, so that the luck of the cards
cancels out. Printed are points a deal with a 95 % confidence interval, against a player that makes
any legal choice with equal chance ("random"), and against one that calls by the rules of thumb and
then plays any legal card ("random cards"); then how often rules of thumb make the contracts they
take against themselves. Deals that nobody takes count as 0.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TypeAlias

from rebelote.bots import choose
from rebelote.engine import Action, DealResult, after_deal, apply, new_match, shuffled
from rebelote.rules import Rules, preset, preset_names
from rebelote.views import View, view_of

Player: TypeAlias = Callable[[View], Action]

PAIRS = 300
SEED = "thumb"


@dataclass(slots=True)
class Clock:
    """How many choices a player has made, and the seconds they took."""

    choices: int = 0
    seconds: float = 0.0

    def timed(self, view: View) -> Action:
        """The choice of the rules of thumb, its time taken."""
        begin = time.perf_counter()
        action = choose(view)
        self.seconds += time.perf_counter() - begin
        self.choices += 1
        return action


def random_player(chance: random.Random) -> Player:
    """Any legal choice, each equally likely."""
    return lambda view: chance.choice(view.legal)


def random_cards(chance: random.Random) -> Player:
    """Calls by the rules of thumb, then any legal card."""
    return lambda view: choose(view) if view.phase == "auction" else chance.choice(view.legal)


def play(rules: Rules, number: int, players: list[Player]) -> DealResult:
    """Deal number `number` of this benchmark, one player a seat."""
    match = new_match(rules)
    deal = match.start(number % rules.seats, shuffled(f"{SEED}/{number}"))
    while deal.phase != "over":
        deal = apply(deal, players[deal.turn](view_of(deal, match, deal.turn)))
    return after_deal(match, deal)[1]


def difference(rules: Rules, number: int, ours: Player, theirs: Player) -> float:
    """Points a deal by which `ours` is ahead of `theirs`, over both ways to seat them."""
    ahead = 0
    for our_side in (0, 1):
        players = [ours if rules.side_of(seat) == our_side else theirs for seat in range(4)]
        score = play(rules, number, players).score.score
        ahead += score[our_side] - score[1 - our_side]
    return ahead / 2


def progress(title: str, done: int, of: int) -> None:
    """A line on stderr that is written over."""
    end = "\n" if done == of else ""
    print(f"\r{title}: {done}/{of}", end=end, file=sys.stderr, flush=True)


def against(name: str, title: str, pairs: int, theirs: Callable[[random.Random], Player]) -> str:
    """The difference over `pairs` duplicate deals, as text."""
    rules, ahead = preset(name), []
    opponent = theirs(random.Random(SEED))
    for number in range(pairs):
        ahead.append(difference(rules, number, choose, opponent))
        progress(f"{name} against {title}", number + 1, pairs)
    return f"{fmean(ahead):+7.1f} ± {1.96 * stdev(ahead) / pairs**0.5:4.1f}"


def contracts_made(name: str, deals: int, clock: Clock) -> str:
    """How many deals are taken, and how many of those contracts are made, as text."""
    rules, outcomes = preset(name), Counter[str]()
    for number in range(deals):
        outcomes[play(rules, number, [clock.timed] * rules.seats).outcome] += 1
        progress(f"{name} against itself", number + 1, deals)
    taken = deals - outcomes["void"]
    return f"{taken / deals:6.0%} {outcomes['made'] / taken:6.0%}"


def main() -> None:
    """Print the table: every preset's contracts, and the duplicate deals of those for four."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    clock = Clock()
    print(f"{pairs} pairs of duplicate deals, points a deal; contracts over {2 * pairs} deals")
    print(f"{'preset':<18} {'random':>14} {'random cards':>14}  taken   made")
    for name in preset_names():
        duplicate = ("", "")
        if preset(name).seats == 4:
            duplicate = (
                against(name, "random", pairs, random_player),
                against(name, "random cards", pairs, random_cards),
            )
        made = contracts_made(name, 2 * pairs, clock)
        print(f"{name:<18} {duplicate[0]:>14} {duplicate[1]:>14} {made}", flush=True)
    print(f"a choice takes {1e6 * clock.seconds / clock.choices:.0f} µs on average")


if __name__ == "__main__":
    main()
