"""Learning how cards are played: ``python -m rebelote.bots.level_training [deals]``.

Deals are played by the rules of thumb and by a player of a few worlds, in games of four seats; the
model of `search.play_odds` is fitted to their choices, and written to ``specs/plays.npz``. The
same number of deals gives the same file.
"""

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from rebelote.bots.level_cards import WorldPlay
from rebelote.bots.level_plays import play_rows
from rebelote.bots.thumb import choose
from rebelote.engine import Deal, Match, apply, new_match, shuffled
from rebelote.kernels.legal import rules_code
from rebelote.rules import Rules, preset
from rebelote.search.play_odds import PARAMETERS, learn_kernel
from rebelote.views import view_of

GAMES: Final = ("ffb-classic", "ffb-contree", "ffb-coinche", "reserva")
DEALS: Final = 600
WORLDS: Final = 4
PASSES: Final = 30
RATE: Final = 0.05
DECAY: Final = 1e-5


def play(rules: Rules, match: Match, seed: str, worlds: WorldPlay | None) -> Deal:
    """A deal: calls by the rules of thumb, cards by worlds or by the rules of thumb."""
    deal = match.start(0, shuffled(seed))
    while deal.phase != "over":
        view = view_of(deal, match, deal.turn)
        thumb = worlds is None or view.phase == "auction"
        deal = apply(deal, choose(view) if thumb or worlds is None else worlds.choose(view))
    return deal


def examples(deals: int) -> tuple[Any, Any]:
    """The codes of the rules and the plays of so many deals of each game."""
    rows, codes = [], []
    worlds = WorldPlay(WORLDS, 50, "training")
    for game in GAMES:
        rules = preset(game)
        match = new_match(rules)
        for number in range(deals):
            deal = play(rules, match, f"train/{game}/{number}", worlds if number % 2 else None)
            if deal.contract is not None:
                rows.append(play_rows(view_of(deal, match, None), own=True))
                codes += [rules_code(rules, deal.contract.trump)] * len(rows[-1])
            print(f"\r{game}: {number + 1}/{deals}", end="", file=sys.stderr, flush=True)
    return np.array(codes, np.int64), np.concatenate(rows)


def main() -> None:
    """Play, learn, write."""
    codes, plays = examples(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
    found = np.zeros(PARAMETERS)
    order = np.random.default_rng(1)
    for number in range(PASSES):
        mixed = order.permutation(len(plays))
        rate = RATE / (1 + number / 4)
        chance = learn_kernel(found, codes[mixed], plays[mixed], rate, DECAY)
        print(f"pass {number + 1}: mean chance of the card played {np.exp(chance):.3f}")
    file = Path(__file__).parent / "specs" / "plays.npz"
    np.savez_compressed(file, parameters=found.astype(np.float32))


if __name__ == "__main__":
    main()
