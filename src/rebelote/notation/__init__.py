"""The record of docs/record.md: reading it, writing it, and what follows from it."""

from rebelote.notation.action_text import action_text, announcement_text, parse_action
from rebelote.notation.record import (
    DealRecord,
    Record,
    parse_record,
    parse_rules,
    record_value,
    rules_value,
)
from rebelote.notation.replay import (
    Game,
    Stopped,
    legal_texts,
    legal_value,
    line_value,
    perft,
    play_through,
    replay_value,
)
from rebelote.notation.totals import count_value, parse_totals

__all__ = [
    "DealRecord",
    "Game",
    "Record",
    "Stopped",
    "action_text",
    "announcement_text",
    "count_value",
    "legal_texts",
    "legal_value",
    "line_value",
    "parse_action",
    "parse_record",
    "parse_rules",
    "parse_totals",
    "perft",
    "play_through",
    "record_value",
    "replay_value",
    "rules_value",
]
