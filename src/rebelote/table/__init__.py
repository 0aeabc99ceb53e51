"""One table as an actor: seats, people, bots, pauses, returns, honest deals.

Pure and transport-free: `decide` gives the events that a command makes, or raises a `Problem`;
`evolve` gives the table after an event; `due` says what time itself will bring about. Clock and
chance are passed in; who stores the events and who tells them is no matter here.
"""

from rebelote.table.decide import Decider
from rebelote.table.due import Due, Presence, due
from rebelote.table.events import Numbered, decode_event, encode_event
from rebelote.table.evolve import evolve, new_table
from rebelote.table.state import Person, Seat, TableState

__all__ = [
    "Decider",
    "Due",
    "Numbered",
    "Person",
    "Presence",
    "Seat",
    "TableState",
    "decode_event",
    "due",
    "encode_event",
    "evolve",
    "new_table",
]
