"""Four levels for the streak: the weaker ones forget, and follow habits; none plays at random.

Level 4 plays by all the rules of thumb. Level 3 is hasty: while the stock lasts it keeps too little
for later. Level 2 keeps nothing at all, ever, and remembers only the latest tricks. Level 1 has a
beginner's habits.
"""

from typing import Final

from rebelote.bots.card_play import say
from rebelote.bots.duel import play_with_stock
from rebelote.bots.level_habits import (
    forgetting,
    greedy_card,
    highest_card,
    takes_on_length,
)
from rebelote.bots.memory import remember
from rebelote.bots.thumb import choose
from rebelote.engine import Action, Pass
from rebelote.views import View

HIGHEST_LEVEL: Final = 4
TRICKS_REMEMBERED: Final = 2
HASTY_CARE: Final = 0.4


def choose_at_level(view: View, level: int) -> Action:
    """What a player of this level, 1 to 4, does at its turn."""
    if level >= HIGHEST_LEVEL:
        return choose(view)
    if view.phase == "auction":
        return _beginners_call(view) if level == 1 else choose(view)
    if level == 3:
        return _hasty(view)
    memory = remember(forgetting(view, TRICKS_REMEMBERED))
    card = highest_card(memory) if level == 1 else greedy_card(memory)
    return say(view, card)


def _hasty(view: View) -> Action:
    memory = remember(view)
    if not memory.free:
        return choose(view)
    card, _ = play_with_stock(memory, HASTY_CARE)
    return say(view, card)


def _beginners_call(view: View) -> Action:
    """What the rules of thumb say; but a beginner also takes a suit it holds three cards of."""
    usual = choose(view)
    return takes_on_length(view) or usual if usual == Pass() else usual
