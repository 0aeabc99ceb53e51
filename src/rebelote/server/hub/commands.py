"""From a message of a browser to a decision at the table."""

from typing import Final

from rebelote.problem import Problem
from rebelote.server.protocol import client as c
from rebelote.table import Decider
from rebelote.table.state import Person

# What does not depend on how far the game has come.
_BESIDE: Final = (c.Sit, c.Stand, c.Leave, c.Pause, c.Resume, c.Back, c.Salt, c.HandOver)


def decide(decider: Decider, person: Person, message: c.Command) -> None:
    """Do what a command says. Raises Problem."""
    beside = isinstance(message, _BESIDE)
    decider.check_seen(message.seen, person if beside else None)
    match message:
        case c.Act(action=action):
            decider.act(person, action)
        case c.GoOn():
            decider.go_on(person)
        case c.Start():
            decider.start(person)
        case c.Sit(seat=seat):
            decider.sit(person, seat)
        case c.HandOver(seat=seat, to=name):
            decider.hand_over(person, seat, name)
        case c.Stand():
            decider.stand(person)
        case c.Leave():
            decider.leave(person)
        case c.Pause():
            decider.pause(person)
        case c.Resume():
            decider.resume(person)
        case c.Rematch():
            decider.rematch(person)
        case c.Back():
            decider.back(person)
        case c.Undo():
            decider.undo(person)
        case c.Salt(salt=salt):
            decider.salt(person, salt)
        case _:
            raise Problem("malformed", "table-not-a-message")
