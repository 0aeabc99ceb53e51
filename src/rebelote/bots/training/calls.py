"""Learning to call: ``python -m rebelote.bots.training.calls GAME [--deals N --rounds N]``.

Deals are dealt and every contract is solved (`pool`). Then, round after round: auctions
are played, one decision of each is looked at again, several calls are tried there, each auction
goes on by what has been learned so far (or, in some, by the rules of thumb on the other side), and
the net learns what each call came to on that deal. The same numbers give the same net.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click
import numpy as np

from rebelote.bots.auction_features import NO_TRUMP, Heard, Ints, Rows, features
from rebelote.bots.auction_net import (
    OUTPUTS,
    POINTS,
    SURCOINCHE_COLUMN,
    AuctionNet,
    calls_of,
    legal,
    preferred,
)
from rebelote.bots.training.auctions import Auctions, Floats, Policy, play_on, thumb_policy
from rebelote.bots.training.descent import SPECS, Descent
from rebelote.bots.training.pool import Outcomes, Pool, pool
from rebelote.rules import Rules, preset

HIDDEN = (96, 64)
TRIED = 8
KEPT_ROUNDS = 6
RATE = 1e-3
# In so many auctions both sides call as the net does, by calls that are nearly the best: of two,
# one that is worse by so many points is made e times more rarely.
OWN = 0.7
HEAT = 4.0
EPOCHS = 2
BATCH = 1024


@dataclass
class Examples:
    """Rows for the net (hand × trump), which outputs of them are known, and what they came to."""

    rows: Rows
    place: Ints
    target: Rows


class Learner:
    """A net on its way."""

    def __init__(self, rules: Rules, columns: int, seed: int) -> None:
        self.rules = rules
        self.chance = np.random.default_rng(seed)
        self.descent = Descent((columns, *HIDDEN, OUTPUTS), self.chance)

    @property
    def net(self) -> AuctionNet:
        return AuctionNet(self.rules, tuple(self.descent.weights))

    def learn(self, found: Examples, rate: float) -> float:
        """Go through the examples once; the mean error."""
        errors = []

        def slope(given: Rows, part: Ints) -> Rows:
            rows, place = np.arange(len(part)), found.place[part]
            off = given[rows, place] - found.target[part]
            errors.append(float(np.mean(off**2)))
            slope = np.zeros_like(given)
            slope[rows, place] = np.clip(off, -2, 2)
            return slope

        self.descent.once_through(found.rows, slope, rate, BATCH)
        return float(np.sqrt(np.mean(errors)))


def net_policy(net: AuctionNet, heat: float, chance: np.random.Generator) -> Policy:
    """The best call, or one that is nearly as good: `heat` points worse are e times rarer."""

    def policy(hands: Ints, heard: Heard) -> Ints:
        values = preferred(net, hands, heard)
        if heat:
            values += heat * chance.gumbel(size=values.shape)
        best: Ints = values.argmax(axis=1)
        return best

    return policy


def tried(net: AuctionNet | None, usual: Ints, hands: Ints, heard: Heard, rules: Rules,
          chance: np.random.Generator) -> Ints:  # fmt: skip
    """The calls to try at each decision (rows × TRIED): what is usual, a pass, a double, others."""
    may = legal(rules, heard)
    near = chance.gumbel(size=may.shape)
    if net is not None:
        near += net.values(hands, heard) / 15
    # A few are tried whatever is thought of them, capot among these.
    near += np.where(chance.random(may.shape) < 0.1, 6.0, 0.0)
    level = calls_of(rules).level
    near -= np.maximum(0, level - np.maximum(heard.level, rules.auction.minimum)[:, None]) / 25
    near[:, : SURCOINCHE_COLUMN + 1] += 50
    near[np.arange(len(usual)), usual] += 100
    near = np.where(may, near, -np.inf)
    order = np.argsort(-near, axis=1)[:, :TRIED]
    return np.where(np.take_along_axis(may, order, axis=1), order, -1)


@dataclass(frozen=True)
class School:
    """What a net learns from: a game, its deals, what contracts come to, and chance."""

    rules: Rules
    deals: Pool
    outcomes: Outcomes
    chance: np.random.Generator

    def one_round(self, net: AuctionNet | None, count: int) -> Examples:
        """So many auctions, a decision of each looked at again.

        In most both sides call as the net does, in some one side calls by the rules of thumb.
        """
        thumb = thumb_policy(self.rules)
        usual = net_policy(net, HEAT, self.chance) if net else thumb
        rows = self.chance.choice(len(self.deals.hands), count, replace=False)
        own, first, second = np.split(rows, [int(OWN * count), int((1 + OWN) / 2 * count)])
        parts = [
            self._looked_at(net, own, (usual, usual), (0, 1)),
            self._looked_at(net, first, (usual, thumb), (0,)),
            self._looked_at(net, second, (thumb, usual), (1,)),
        ]
        return together(parts)

    def _looked_at(
        self,
        net: AuctionNet | None,
        rows: Ints,
        policies: tuple[Policy, Policy],
        sides: tuple[int, ...],
    ) -> Examples:
        """The auctions of these deals; a decision of one of these sides in each is tried again."""
        chosen, found = self._one_decision(rows, policies, sides)
        rows = rows[found]
        start, hands = chosen.part(found), self.deals.hands[rows]
        held, heard = hands[np.arange(len(rows)), start.turn], start.heard()
        usual = policies[sides[0]](held, heard)
        numbers = tried(net, usual, held, heard, self.rules, self.chance)
        known = np.flatnonzero(numbers.ravel() >= 0)
        which, numbers = known // TRIED, numbers.ravel()[known]
        trials = start.part(which)
        ours = np.where(trials.turn % 2 == 0, 1, -1)
        trials.call(self.rules, numbers)
        play_on(self.rules, trials, hands[which], policies)
        came = ours * self.came(trials, rows[which])
        table, reference = features(self.rules, held, heard)
        calls = calls_of(self.rules)
        trump = np.where(calls.trump[numbers] == NO_TRUMP, reference[which], calls.trump[numbers])
        target = (came / POINTS).astype(np.float32)
        return Examples(table[which, trump], calls.kind[numbers], target)

    def _one_decision(
        self, rows: Ints, policies: tuple[Policy, Policy], sides: tuple[int, ...]
    ) -> tuple[Auctions, Ints]:
        """The auctions as they were at a decision taken by chance, and those that had one."""
        hands = self.deals.hands[rows]
        auctions, chosen = Auctions.begin(len(rows)), Auctions.begin(len(rows))
        seen = np.zeros(len(rows))
        while not auctions.over.all():
            ready = ~auctions.over & np.isin(auctions.turn % 2, sides)
            seen += ready
            chosen.copy(auctions, ready & (self.chance.random(len(rows)) * seen < 1))
            play_on(self.rules, auctions, hands, policies, calls=1)
        return chosen, np.flatnonzero(seen > 0)

    def came(self, auctions: Auctions, rows: Ints) -> Floats:
        """Side 0's score less side 1's where these deals were called so; 0 where nobody took."""
        found, took = np.zeros(len(rows)), auctions.taker >= 0
        ended = auctions.part(took)
        found[took] = self.outcomes.of(
            self.deals, rows[took], ended.taker, ended.trump, ended.level, ended.doubled
        )
        return found

    def against_thumb(self, policy: Policy) -> tuple[float, float]:
        """Points a deal better than the rules of thumb, on duplicate deals; the 95 % half width."""
        thumb, count = thumb_policy(self.rules), len(self.deals.hands)
        found = []
        for policies in ((policy, thumb), (thumb, policy)):
            auctions = Auctions.begin(count)
            play_on(self.rules, auctions, self.deals.hands, policies)
            found.append(self.came(auctions, np.arange(count)))
        ahead = (found[0] - found[1]) / 2
        return float(ahead.mean()), float(1.96 * ahead.std() / np.sqrt(count))


def together(parts: Sequence[Examples]) -> Examples:
    """All examples as one."""
    names = ("rows", "place", "target")
    return Examples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


@click.command(help=__doc__)
@click.argument("game")
@click.option("--deals", default=60_000)
@click.option("--rounds", default=20)
@click.option("--count", default=8_000, help="Decisions of a round.")
@click.option("--seed", default=1)
@click.option("--folder", default=".", type=click.Path(path_type=Path), help="For the pools.")
@click.option("--out", default=None, type=click.Path(path_type=Path))
def main(
    game: str, deals: int, rounds: int, count: int, seed: int, folder: Path, out: Path | None
) -> None:
    rules, chance = preset(game), np.random.default_rng(seed)
    every, outcomes = pool(rules, deals, seed, folder), Outcomes(rules)
    tenth = len(every.hands) // 10
    test = School(rules, every.part(slice(0, tenth)), outcomes, chance)
    school = School(rules, every.part(slice(tenth, None)), outcomes, chance)
    learner: Learner | None = None
    memory: list[Examples] = []
    for number in range(rounds):
        # At first the net knows nothing: the rules of thumb call.
        net = learner.net if learner and number > 1 else None
        memory = [*memory, school.one_round(net, count)][-KEPT_ROUNDS:]
        learner = learner or Learner(rules, memory[0].rows.shape[1], seed)
        rate = RATE * (1 if number < rounds * 0.6 else 0.3 if number < rounds * 0.85 else 0.1)
        for _ in range(EPOCHS):
            error = learner.learn(together(memory), rate)
        learned = f"round {number + 1}: error {error * POINTS:.1f}"
        if number % 5 == 4 or number == rounds - 1:
            ahead, half = test.against_thumb(net_policy(learner.net, 0, chance))
            learned += f", against the rules of thumb {ahead:+.1f} ± {half:.1f}"
        print(learned, flush=True)
    assert learner is not None
    learner.descent.write(out or SPECS / f"calls-{game}.npz")


if __name__ == "__main__":
    main()
