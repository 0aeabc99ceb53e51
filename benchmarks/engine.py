"""How fast the reference engine and the program's start are: ``python -m benchmarks``.

Figures are printed as ratios where something stands beside them: start-up against ``python -c
pass`` in the same run, the engine as full random deals a second on one core.
"""

import random
import subprocess
import sys
import time
from pathlib import Path

from rebelote.engine import Deal, after_deal, apply, legal_actions, new_match, shuffled
from rebelote.rules import Rules, preset, preset_names

DEALS = 1_000
STARTS = 30


def play_random_deal(rules: Rules, number: int, chance: random.Random) -> Deal:
    """One deal from the cut to its count, every seat choosing at random; void deals are redealt."""
    redeal = 0
    while True:
        deal = new_match(rules).start(number % rules.seats, shuffled(f"{number}/{redeal}"))
        while deal.phase != "over":
            deal = apply(deal, chance.choice(legal_actions(deal)))
        if not deal.void:
            return deal
        redeal += 1


def deals_a_second(rules: Rules) -> float:
    """Full random deals a second, counted, on one core (CPU time)."""
    chance = random.Random(1)
    begin = time.process_time()
    for number in range(DEALS):
        after_deal(new_match(rules), play_random_deal(rules, number, chance))
    return DEALS / (time.process_time() - begin)


def seconds(command: list[str]) -> float:
    """The median wall time of a command over several runs, in seconds."""
    times = []
    for _ in range(STARTS):
        begin = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - begin)
    return sorted(times)[STARTS // 2]


def main() -> None:
    """Print the table."""
    print(f"{'engine, full random deals a second on one core':<50}")
    for name in preset_names():
        print(f"  {name:<20} {deals_a_second(preset(name)):>8.0f}")
    program = str(Path(sys.executable).with_name("rebelote"))
    nothing = seconds([sys.executable, "-c", "pass"])
    print(f"start-up, median of {STARTS}, and its ratio to `python -c pass`")
    for title, command in {
        "python -c pass": [sys.executable, "-c", "pass"],
        "import rebelote": [sys.executable, "-c", "import rebelote"],
        "rebelote --help": [program, "--help"],
    }.items():
        took = seconds(command)
        print(f"  {title:<20} {took * 1000:>6.0f} ms  {took / nothing:>5.2f} ×")


if __name__ == "__main__":
    main()
