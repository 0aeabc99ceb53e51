"""Knowledge and worlds: how long they take at each trick: ``python -m benchmarks.worlds``."""

import time
from itertools import pairwise
from random import Random

from rebelote.cards import cards_of
from rebelote.engine import Deal, PlayCard, legal_actions, legal_cards, new_match, start_deal
from rebelote.engine.play import play_card
from rebelote.engine.turn import apply
from rebelote.kernels.knowledge import knowledge_of
from rebelote.kernels.worlds import Sampler
from rebelote.rules import Rules, preset
from rebelote.views import View, view_of

DEALS = 40
WORLDS = 10_000
PRESETS = ("ffb-classic", "zone", "ffb-contree", "three-handed", "duel", "decouverte")


def taken(rules: Rules, rng: Random) -> Deal:
    """A deal in play."""
    while True:
        pack = list(range(32))
        rng.shuffle(pack)
        deal = start_deal(rules, 0, pack)
        while deal.phase == "auction":
            deal = apply(deal, rng.choice(legal_actions(deal)))
        if deal.phase == "play":
            return deal


def views(rules: Rules, trick: int) -> list[View]:
    """The leader's view at the start of a trick (0 is the first), in deals played at random."""
    rng, found = Random(trick), []
    for _ in range(DEALS):
        deal = taken(rules, rng)
        while len(deal.tricks) < trick:
            cards = list(cards_of(legal_cards(deal)))
            deal = play_card(deal, PlayCard(rng.choice(cards)))
        found.append(view_of(deal, new_match(rules), deal.turn))
    return found


def main() -> None:
    """Print the table; times are means, CPU, on one core."""
    print(f"{'preset':<14} {'trick':>5} {'knowledge':>12} {'table':>9} {'worlds a second':>17}")
    for name in PRESETS:
        rules = preset(name)
        for trick in (0, 2, 4, 6):
            seen = views(rules, trick)
            Sampler(knowledge_of(seen[0])).draw(1, seed=0)  # compile first
            marks = [time.process_time()]
            known = [knowledge_of(view) for view in seen]
            marks.append(time.process_time())
            samplers = [Sampler(one) for one in known]
            marks.append(time.process_time())
            for sampler in samplers:
                sampler.draw(WORLDS, seed=1)
            marks.append(time.process_time())
            knowing, building, drawing = (b - a for a, b in pairwise(marks))
            print(
                f"{name:<14} {trick + 1:>5} {knowing / DEALS * 1e3:>9.2f} ms"
                f" {building / DEALS * 1e3:>6.2f} ms {DEALS * WORLDS / drawing / 1e6:>8.2f} million"
            )


if __name__ == "__main__":
    main()
