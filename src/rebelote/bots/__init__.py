"""Computer players: each gets the view of its own seat, and nothing else."""

from rebelote.bots.advice import IDEAS, Advice, Idea
from rebelote.bots.levels import HIGHEST_LEVEL, choose_at_level
from rebelote.bots.thumb import advise, choose

__all__ = ["HIGHEST_LEVEL", "IDEAS", "Advice", "Idea", "advise", "choose", "choose_at_level"]
