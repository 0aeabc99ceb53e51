"""What a seat or a spectator may know: the only way from a deal to a player or to a screen."""

from rebelote.views.facts import belote_words_said, second_round, sorted_hand, trick_worth
from rebelote.views.view import Heard, View, view_of

__all__ = [
    "Heard",
    "View",
    "belote_words_said",
    "second_round",
    "sorted_hand",
    "trick_worth",
    "view_of",
]
