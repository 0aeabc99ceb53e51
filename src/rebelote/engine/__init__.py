"""The reference engine: plays every game that the rules describe, and says why.

`apply` gives the state after an action or raises a `Problem` with the reason; `after_deal` counts
a finished deal and moves the match on. Pure: no clock, no randomness, no input or output.
"""

from rebelote.engine.actions import (
    Action,
    Announcement,
    BeloteWord,
    Bid,
    Call,
    Coinche,
    Pass,
    PlayCard,
    Run,
    Square,
    Surcoinche,
    Take,
)
from rebelote.engine.announcements import announcement_points, best_announcements
from rebelote.engine.deal import set_up, start_deal
from rebelote.engine.match import (
    DealResult,
    Match,
    after_deal,
    deal_result,
    new_match,
    trick_points,
    tricks_won,
)
from rebelote.engine.obligations import Obligation, legal_cards, obligations, winning_position
from rebelote.engine.play import belote_word, is_first_card
from rebelote.engine.scoring import DealScore, Line, Totals, count
from rebelote.engine.shuffle import cut, first_dealer, shuffled
from rebelote.engine.state import Belote, Contract, Deal, Revoke, Trick
from rebelote.engine.turn import apply, legal_actions

__all__ = [
    "Action",
    "Announcement",
    "Belote",
    "BeloteWord",
    "Bid",
    "Call",
    "Coinche",
    "Contract",
    "Deal",
    "DealResult",
    "DealScore",
    "Line",
    "Match",
    "Obligation",
    "Pass",
    "PlayCard",
    "Revoke",
    "Run",
    "Square",
    "Surcoinche",
    "Take",
    "Totals",
    "Trick",
    "after_deal",
    "announcement_points",
    "apply",
    "belote_word",
    "best_announcements",
    "count",
    "cut",
    "deal_result",
    "first_dealer",
    "is_first_card",
    "legal_actions",
    "legal_cards",
    "new_match",
    "obligations",
    "set_up",
    "shuffled",
    "start_deal",
    "trick_points",
    "tricks_won",
    "winning_position",
]
