"""One deal at one table: who sits where, what a move costs, and what is done about a bad one."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from rebelote.arena.faults import Fault, FaultKind, Forfeit
from rebelote.arena.seating import close_player, is_foreign, seat_player, seconds_elsewhere
from rebelote.bots import choose as thumb_choice
from rebelote.bots.players import Player
from rebelote.engine import Action, Deal, Match, PlayCard, apply
from rebelote.problem import Problem
from rebelote.rules import Rules
from rebelote.views import View, view_of


@dataclass(slots=True)
class Seat:
    """A player at the table, its moves counted, timed and checked.

    A player of ours that makes an illegal move is a mistake in the program, and raises. The moves
    that a `foreign` player fails to make are made by the rules of thumb, and noted as `faults`.
    """

    player: Player
    foreign: bool
    seconds: float = 0.0
    moves: int = 0
    faults: list[Fault] = field(default_factory=list)

    def act(self, deal: Deal, match: Match) -> tuple[Deal, Action]:
        """The deal after this seat's move, and the move."""
        view = view_of(deal, match, deal.turn)
        self.moves += 1
        begin = time.process_time()
        try:
            action = self.player.choose(view)
        except Exception as error:
            if not self.foreign:
                raise
            return self._forfeit(deal, view, _fault(error))
        finally:
            self.seconds += time.process_time() - begin
        try:
            return _apply_legal(deal, view, action), action
        except Exception as error:
            if not self.foreign:
                raise
            return self._forfeit(deal, view, _fault(error, "illegal", repr(action)))

    def _forfeit(self, deal: Deal, view: View, fault: Fault) -> tuple[Deal, Action]:
        self.faults.append(fault)
        action = thumb_choice(view)
        return apply(deal, action), action

    def leave(self) -> None:
        """Let the player go; what it cost outside of this process is added."""
        self.seconds += seconds_elsewhere(self.player)
        close_player(self.player)


def _fault(error: Exception, kind: FaultKind = "crash", detail: str = "") -> Fault:
    if isinstance(error, Forfeit):
        return error.fault
    return Forfeit(kind, detail or f"{type(error).__name__}: {error}").fault


def _apply_legal(deal: Deal, view: View, action: Action) -> Deal:
    """The deal after this action; where a table lets a revoke through, the arena does not."""
    if isinstance(action, PlayCard) and not view.legal_cards >> action.card & 1:
        raise Problem("not-held", "not-held", card=action.card)
    return apply(deal, action)


def take_seats(rules: Rules, names: Sequence[str], seed: str) -> list[Seat]:
    """A new player for each seat, so that nobody knows what its partner holds.

    `names` are the players of side 0 and of every other side.
    """
    names = [names[min(rules.side_of(seat), 1)] for seat in range(rules.seats)]
    return [
        Seat(seat_player(name, f"{seed}:{seat}", rules), is_foreign(name))
        for seat, name in enumerate(names)
    ]


def play_out(deal: Deal, match: Match, seats: Sequence[Seat], tricks: int = 99) -> Deal:
    """The deal once it is over, or once so many tricks are complete."""
    while deal.phase != "over" and len(deal.tricks) < tricks:
        deal, _ = seats[deal.turn].act(deal, match)
    return deal
