"""What a player from outside can do wrong at the table."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

FaultKind: TypeAlias = Literal["crash", "timeout", "illegal"]
_LONGEST_DETAIL = 160


@dataclass(frozen=True, slots=True)
class Fault:
    """A move that was forfeited: why, and what the player said or raised."""

    kind: FaultKind
    detail: str


class Forfeit(Exception):
    """Raised by a player that has no legal move to give; its move is made for it."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.fault = Fault(kind, " ".join(detail.split())[:_LONGEST_DETAIL])
