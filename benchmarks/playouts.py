"""Random playouts a second on one core, beside colver's: ``python -m benchmarks.playouts``.

The same deals in turn, CPU time, and the ratios; colver (``pip install colver``) is for this only,
and left out with a word where it is not installed. It plays contrée, so its rules are used.
"""

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

from rebelote.cards import SUIT_TRUMPS, Trump, hand_of
from rebelote.engine import Contract, Deal, set_up
from rebelote.kernels.playouts import (
    numbers_of,
    playouts_deposit,
    playouts_portable,
    points_by_byte,
)
from rebelote.kernels.positions import position_of
from rebelote.kernels.positions_bits import has_deposit_bits
from rebelote.rules import preset

DEALS = 200
PLAYOUTS = 10_000
THEIR_PLAYOUTS = 2_000
# The order of the ranks in colver's numbers, as ours: 7 8 9 J Q K T A.
THEIR_RANKS = (0, 1, 2, 4, 5, 6, 3, 7)


def deals() -> list[tuple[list[list[int]], Trump]]:
    """Four hands and a trump, the same on every run."""
    rng = Random(1)
    found = []
    for number in range(DEALS):
        pack = list(range(32))
        rng.shuffle(pack)
        hands = [pack[8 * seat : 8 * seat + 8] for seat in range(4)]
        found.append((hands, SUIT_TRUMPS[number % 4]))
    return found


def ours(run: Callable[..., None]) -> Callable[[list[list[int]], Trump], float]:
    """CPU seconds for one playout of a deal by this kernel."""
    rules = preset("ffb-contree")

    def seconds(hands: list[list[int]], trump: Trump) -> float:
        deal: Deal = set_up(rules, [hand_of(hand) for hand in hands], Contract(0, trump, 80), 0)
        position = position_of(deal)
        numbers, by_byte = numbers_of(deal, position), points_by_byte(position)
        total = np.zeros(3, np.int64)
        setting = (numbers, position.stock, position.beneath, by_byte, total)
        begin = time.process_time()
        run(position.state, 0, PLAYOUTS, 1, *setting)
        return (time.process_time() - begin) / PLAYOUTS

    return seconds


def theirs(hands: list[list[int]], trump: Trump) -> float:
    """CPU seconds for one playout of a deal by colver."""
    import colver  # not a dependency: see above

    known: Any = colver
    cards = [[8 * (c // 8) + THEIR_RANKS.index(c % 8) for c in hand] for hand in hands]
    env = known.Env.deal_with_hands(3, cards)
    env.set_contract(SUIT_TRUMPS.index(trump), 80, 0, 0)
    env.set_phase_playing()
    begin = time.process_time()
    env.rollout(THEIR_PLAYOUTS)
    return (time.process_time() - begin) / THEIR_PLAYOUTS


def main() -> None:
    """Print the table."""
    columns: dict[str, Callable[[list[list[int]], Trump], float]] = {}
    if find_spec("colver"):
        columns["colver"] = theirs
    columns["portable"] = ours(playouts_portable)
    if has_deposit_bits():
        columns["with pdep"] = ours(playouts_deposit)
    spent = dict.fromkeys(columns, 0.0)
    for measure in columns.values():
        measure(*deals()[0])  # compile first
    for hands, trump in deals():
        for name, measure in columns.items():
            spent[name] += measure(hands, trump)
    print(f"random playouts of {DEALS} full deals, one thread, CPU time")
    base = spent.get("colver")
    for name, seconds in spent.items():
        ratio = "" if base is None else f"{base / seconds:>7.2f} × colver"
        print(f"  {name:<12} {DEALS / seconds / 1e6:>6.2f} million a second {ratio}")
    if base is None:
        print("  colver is not installed: no ratios")
    if not has_deposit_bits():
        print("  this processor has no pdep")


if __name__ == "__main__":
    main()
