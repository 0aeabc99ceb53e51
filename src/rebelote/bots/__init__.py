"""Computer players: each gets the view of its own seat, and nothing else."""

from rebelote.bots.advice import IDEAS, Advice, Idea
from rebelote.bots.thumb import advise, choose

__all__ = ["IDEAS", "Advice", "Idea", "advise", "choose"]
