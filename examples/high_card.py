"""A bot in ten lines: ``rebelote arena examples/high_card.py:HighCard thumb``."""

from rebelote.engine import Action
from rebelote.views import View


class HighCard:
    def __init__(self, seed: str) -> None:
        """`seed` is for whoever wants chance: the same seed, the same choices."""

    def choose(self, view: View) -> Action:
        return view.legal[0] if view.phase == "auction" else view.legal[-1]
