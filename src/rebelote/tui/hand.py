"""The user's hand in the order in which it is shown."""

from rebelote.cards import Card, Trump
from rebelote.tui.words import USER
from rebelote.views import View, sorted_hand


def shown_trump(view: View) -> Trump | None:
    """What the hand is sorted by: the contract's trump, or none yet."""
    return None if view.contract is None else view.contract.trump


def shown_hand(view: View) -> list[list[Card]]:
    """The user's cards in groups: those in hand, then those face up on the table."""
    trump = shown_trump(view)
    on_table = view.table[USER] & view.hand
    groups = [sorted_hand(view.hand & ~on_table, trump), sorted_hand(on_table, trump)]
    return [group for group in groups if group]
