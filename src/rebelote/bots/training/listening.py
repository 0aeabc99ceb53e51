"""Learning to listen: ``python -m rebelote.bots.training.listening GAME [--deals N]``.

Auctions are played by players who call by the net of the game, better and worse, and by some who go
by the rules of thumb; some auctions are looked at before their end. From what was called the net
learns, for each seat and suit, which set of cards was there. The same numbers give the same net.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click
import numpy as np

from rebelote.bots.auction_features import SEATS, Ints, Rows
from rebelote.bots.auction_listener import BEFORE, SETS, SUITS, log_softmax, told
from rebelote.bots.auction_net import layers, net_for
from rebelote.bots.training.auctions import Auctions, Policy, play_on, thumb_policy
from rebelote.bots.training.calls import net_policy
from rebelote.bots.training.descent import SPECS, Descent
from rebelote.rules import Rules, preset

HIDDEN = (64, 64)
RATE = 1.5e-3
BATCH = 2048
# How far the callers misjudge, in points (see `auction_net.best_call`).
MISJUDGED = (1.0, 4.0, 8.0)
# The most calls after which an auction is looked at before its end.
EARLY = 8


def callers(rules: Rules, chance: np.random.Generator) -> Iterator[tuple[Policy, Policy]]:
    """Who sits at the tables."""
    net, thumb = net_for(rules), thumb_policy(rules)
    if net is None:
        raise click.BadParameter("nobody has learned to call in this game")
    policies = [net_policy(net, points, chance) for points in MISJUDGED]
    yield from ((policy, policy) for policy in (*policies, thumb))
    yield from ((policies[1], thumb), (thumb, policies[1]))


def examples(rules: Rules, deals: int, chance: np.random.Generator) -> tuple[Rows, Ints]:
    """What was told of each suit of each seat, and the set of cards that was there."""
    rows: list[Rows] = []
    sets: list[Ints] = []
    for policies in callers(rules, chance):
        packs = np.argsort(chance.random((deals, 32)), axis=1)
        hands = (np.int64(1) << packs.astype(np.int64)).reshape(deals, SEATS, 8).sum(axis=2)
        for part in np.array_split(hands, EARLY):
            auctions = Auctions.begin(len(part))
            play_on(rules, auctions, part, policies, int(chance.integers(2, EARLY)))
            _look(auctions, part[:: EARLY // 2], EARLY // 2, rows, sets)
            play_on(rules, auctions, part, policies)
            _look(auctions, part, 1, rows, sets)
    return np.concatenate(rows), np.concatenate(sets)


def _look(auctions: Auctions, hands: Ints, every: int, rows: list[Rows], sets: list[Ints]) -> None:
    """Add what every so many-th auction tells of each seat."""
    some = auctions.part(np.arange(0, len(auctions.turn), every))
    for seat in range(SEATS):
        heard = replace(some, turn=np.full(len(hands), seat)).heard()
        for suit in SUITS:
            rows.append(told(heard, suit))
            sets.append(hands[:, seat] >> 8 * suit & 255)


@click.command(help=__doc__)
@click.argument("game")
@click.option("--deals", default=30_000, help="For each of the tables.")
@click.option("--rounds", default=8)
@click.option("--seed", default=1)
@click.option("--out", default=None, type=click.Path(path_type=Path))
def main(game: str, deals: int, rounds: int, seed: int, out: Path | None) -> None:
    rules, chance = preset(game), np.random.default_rng(seed)
    rows, sets = examples(rules, deals, chance)
    test = chance.random(len(rows)) < 0.02
    tests, targets = rows[test], sets[test]
    rows, sets = rows[~test], sets[~test]
    descent = Descent((rows.shape[1], *HIDDEN, SETS), chance)
    # At first, calls tell next to nothing.
    descent.weights[-2] *= np.float32(0.1)
    descent.weights[-1] += BEFORE.astype(np.float32)

    def slope(given: Rows, part: Ints) -> Rows:
        chances = np.exp(log_softmax(given)).astype(np.float32)
        chances[np.arange(len(part)), sets[part]] -= 1
        return chances

    for number in range(rounds):
        rate = RATE * (0.01 + 0.5 * (1 + np.cos(np.pi * number / rounds)))
        descent.once_through(rows, slope, rate, BATCH)
        odds = log_softmax(layers(tests, tuple(descent.weights))[-1]) - BEFORE
        likelier = 4 * odds[np.arange(len(targets)), targets].mean()
        print(f"round {number + 1}: a hand is e^{likelier:.2f} times likelier", flush=True)
    descent.write(out or SPECS / f"heard-{game}.npz")


if __name__ == "__main__":
    main()
