"""Learning to call: ``python -m rebelote.bots.training.calls GAME [--deals N --rounds N]``.

Deals are dealt and every contract is solved (`pool`). Then, round after round: auctions
are played, one decision of each is looked at again, several calls are tried there, each auction
goes on by what has been learned so far (or, in some, by the rules of thumb on the other side), and
the net learns what each call came to on that deal. The same numbers give the same net.
"""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import Heard, Ints, Rows, features
from rebelote.bots.auction_net import (
    OUTPUTS,
    POINTS,
    AuctionNet,
    Weights,
    calls_of,
    layers,
    legal,
    preferred,
)
from rebelote.bots.training.auctions import Auctions, Policy, play_on, thumb_policy
from rebelote.bots.training.pool import Outcomes, Pool, pool
from rebelote.rules import Rules, preset

HIDDEN = (96, 64)
TRIED = 8
KEPT_ROUNDS = 6
EPOCHS = 2
BATCH = 1024


@dataclass
class Examples:
    """Rows for the net (hand × trump), which outputs of them are known, and what they came to."""

    rows: Rows
    place: Ints
    target: Rows


class Learner:
    """A net, and Adam."""

    def __init__(self, rules: Rules, columns: int, seed: int) -> None:
        self.rules = rules
        self.chance = np.random.default_rng(seed)
        sizes = (columns, *HIDDEN, OUTPUTS)
        weights: list[NDArray[np.float32]] = []
        for before, after in pairwise(sizes):
            weights.append(
                (self.chance.standard_normal((before, after)) * np.sqrt(2 / before)).astype("f4")
            )
            weights.append(np.zeros(after, np.float32))
        self.weights = weights
        self.first = [np.zeros_like(weight) for weight in weights]
        self.second = [np.zeros_like(weight) for weight in weights]
        self.steps = 0

    @property
    def net(self) -> AuctionNet:
        return AuctionNet(self.rules, tuple(self.weights))

    def learn(self, found: Examples, rate: float) -> float:
        """Go through the examples once; the mean error."""
        order = self.chance.permutation(len(found.rows))
        errors = []
        for begin in range(0, len(order), BATCH):
            part = order[begin : begin + BATCH]
            errors.append(self._step(found, part, rate))
        return float(np.sqrt(np.mean(errors)))

    def _step(self, found: Examples, part: Ints, rate: float) -> float:
        given = layers(found.rows[part], tuple(self.weights))
        rows = np.arange(len(part))
        off = given[-1][rows, found.place[part]] - found.target[part]
        slope = np.zeros_like(given[-1])
        slope[rows, found.place[part]] = np.clip(off, -2, 2) / len(part)
        self.steps += 1
        for place in range(len(self.weights) - 2, -1, -2):
            gradients = (given[place // 2].T @ slope, slope.sum(axis=0))
            if place:
                slope = (slope @ self.weights[place].T) * (given[place // 2] > 0)
            for number, gradient in zip((place, place + 1), gradients, strict=True):
                self._move(number, gradient, rate)
        return float(np.mean(off**2))

    def _move(self, number: int, gradient: Rows, rate: float) -> None:
        self.first[number] += 0.1 * (gradient - self.first[number])
        self.second[number] += 0.001 * (gradient**2 - self.second[number])
        first = self.first[number] / (1 - 0.9**self.steps)
        second = self.second[number] / (1 - 0.999**self.steps)
        self.weights[number] -= (rate * first / (np.sqrt(second) + 1e-6)).astype(np.float32)


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
    near[:, :3] += 50
    near[np.arange(len(usual)), usual] += 100
    near = np.where(may, near, -np.inf)
    order = np.argsort(-near, axis=1)[:, :TRIED]
    return np.where(np.take_along_axis(may, order, axis=1), order, -1)


def one_round(rules: Rules, deals: Pool, outcomes: Outcomes, net: AuctionNet | None, count: int,
              chance: np.random.Generator) -> Examples:  # fmt: skip
    """Auctions, a decision of each, several calls there, and what they came to."""
    thumb = thumb_policy(rules)
    rows = chance.choice(len(deals.hands), count, replace=False)
    usual = net_policy(net, 4.0, chance) if net else thumb
    parts = []
    for own, other, share in ((0, 1, 0.7), (0, 2, 0.15), (2, 0, 0.15)):
        mine, rows = rows[: int(share * count)], rows[int(share * count) :]
        policies = [usual, usual]
        if own == 2:
            policies[0] = thumb
        if other == 2:
            policies[1] = thumb
        net_side = None if share == 0.7 else 0 if other == 2 else 1
        parts.append(_looked_at(rules, deals, outcomes, net, mine, (policies[0], policies[1]),
                                net_side, chance))  # fmt: skip
    return Examples(*(np.concatenate([getattr(part, name) for part in parts])
                      for name in ("rows", "place", "target")))  # fmt: skip


def _looked_at(rules: Rules, deals: Pool, outcomes: Outcomes, net: AuctionNet | None, rows: Ints,
               policies: tuple[Policy, Policy], net_side: int | None,
               chance: np.random.Generator) -> Examples:  # fmt: skip
    hands = deals.hands[rows]
    auctions = Auctions.begin(len(rows))
    chosen = auctions.part(np.arange(len(rows)))
    seen = np.zeros(len(rows))
    while not auctions.over.all():
        ready = ~auctions.over
        if net_side is not None:
            ready &= auctions.turn % 2 == net_side
        seen += ready
        take = ready & (chance.random(len(rows)) * seen < 1)
        now = auctions.part(np.arange(len(rows)))
        for name in Auctions.__slots__:
            getattr(chosen, name)[take] = getattr(now, name)[take]
        _one_call(rules, auctions, hands, policies)
    looked = np.flatnonzero(seen > 0)
    start, hands, rows = chosen.part(looked), hands[looked], rows[looked]
    held = hands[np.arange(len(looked)), start.turn]
    heard = start.heard()
    usual = np.concatenate([
        policies[0](held[part], start.part(part).heard())
        for part in np.array_split(np.arange(len(looked)), 8)
    ])  # fmt: skip
    numbers = tried(net, usual, held, heard, rules, chance)
    known = np.flatnonzero(numbers.ravel() >= 0)
    which, numbers = known // TRIED, numbers.ravel()[known]
    trials = start.part(which)
    side = trials.turn % 2
    trials.call(rules, numbers)
    play_on(rules, trials, hands[which], policies)
    took = trials.taker >= 0
    came = np.zeros(len(which))
    came[took] = outcomes.of(deals, rows[which][took], trials.taker[took], trials.trump[took],
                             trials.level[took], trials.doubled[took])  # fmt: skip
    came = np.where(side == 0, came, -came)
    table, reference = features(rules, held, heard)
    calls = calls_of(rules)
    trump = np.where(calls.trump[numbers] < 0, reference[which], calls.trump[numbers])
    return Examples(table[which, trump], calls.kind[numbers], (came / POINTS).astype(np.float32))


def _one_call(
    rules: Rules, auctions: Auctions, hands: Ints, policies: tuple[Policy, Policy]
) -> None:
    numbers = np.zeros(len(hands), np.int64)
    going = np.flatnonzero(~auctions.over)
    for side, policy in enumerate(policies):
        mine = going[auctions.turn[going] % 2 == side]
        if len(mine):
            numbers[mine] = policy(hands[mine, auctions.turn[mine]], auctions.part(mine).heard())
    auctions.call(rules, numbers)


def against_thumb(
    rules: Rules, deals: Pool, outcomes: Outcomes, policy: Policy
) -> tuple[float, float]:
    """Points a deal better than the rules of thumb on duplicate deals, and the 95 % half width."""
    thumb = thumb_policy(rules)
    found = []
    for policies in ((policy, thumb), (thumb, policy)):
        auctions = Auctions.begin(len(deals.hands))
        play_on(rules, auctions, deals.hands, policies)
        took, came = auctions.taker >= 0, np.zeros(len(deals.hands))
        came[took] = outcomes.of(deals, np.flatnonzero(took), auctions.taker[took],
                                 auctions.trump[took], auctions.level[took],
                                 auctions.doubled[took])  # fmt: skip
        found.append(came)
    ahead = (found[0] - found[1]) / 2
    return float(ahead.mean()), float(1.96 * ahead.std() / np.sqrt(len(ahead)))


@click.command(help=__doc__)
@click.argument("game")
@click.option("--deals", default=60_000)
@click.option("--rounds", default=30)
@click.option("--count", default=10_000, help="Decisions of a round.")
@click.option("--seed", default=1)
@click.option("--folder", default=".", type=click.Path(path_type=Path), help="For the pools.")
@click.option("--out", default=None, type=click.Path(path_type=Path))
def main(game: str, deals: int, rounds: int, count: int, seed: int, folder: Path,
         out: Path | None) -> None:  # fmt: skip
    rules = preset(game)
    every = pool(rules, deals, seed, folder)
    kept = len(every.hands) // 10
    test = Pool(*(getattr(every, name)[:kept] for name in Pool.__slots__))
    train = Pool(*(getattr(every, name)[kept:] for name in Pool.__slots__))
    outcomes, chance = Outcomes(rules), np.random.default_rng(seed)
    learner: Learner | None = None
    memory: list[Examples] = []
    for number in range(rounds):
        net = learner.net if learner and number > 1 else None
        memory = [*memory, one_round(rules, train, outcomes, net, count, chance)][-KEPT_ROUNDS:]
        learner = learner or Learner(rules, memory[0].rows.shape[1], seed)
        rate = 1e-3 * (1 if number < rounds * 0.6 else 0.3 if number < rounds * 0.85 else 0.1)
        together = Examples(*(np.concatenate([getattr(part, name) for part in memory])
                              for name in ("rows", "place", "target")))  # fmt: skip
        error = [learner.learn(together, rate) for _ in range(EPOCHS)][-1]
        learned = f"round {number + 1}: error {error * POINTS:.1f}"
        if number % 5 == 4 or number == rounds - 1:
            ahead, half = against_thumb(rules, test, outcomes, net_policy(learner.net, 0, chance))
            learned += f", against the rules of thumb {ahead:+.1f} ± {half:.1f}"
        print(learned, flush=True)
    assert learner is not None
    write(tuple(learner.weights), out or Path(__file__).parents[1] / "specs" / f"calls-{game}.npz")


def write(weights: Weights, file: Path) -> None:
    """Keep a net, in half precision."""
    arrays: dict[str, Any] = {
        f"{number}": weight.astype(np.float16) for number, weight in enumerate(weights)
    }
    np.savez_compressed(file, **arrays)


if __name__ == "__main__":
    main()
