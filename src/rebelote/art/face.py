"""What a deck must be able to draw, and the one card that is being drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rebelote.art.style import Style, SuitColours


@dataclass(frozen=True, slots=True)
class Face:
    """One card in one style: rank and suit are letters of ``789TJQKA`` and ``SHDC``."""

    rank: str
    suit: str
    style: Style
    ink: str

    @property
    def name(self) -> str:
        """Rank and suit: ``JH``."""
        return self.rank + self.suit


@dataclass(frozen=True, slots=True)
class Deck:
    """How one deck is drawn. Ids are written ``@name`` (``svg.with_prefix``).

    `inks`: the colour of the index, by suit. `sign`: a suit's sign, drawn about (0, 0) under the
    id ``@pip-S``, which the other two may use. `middle`: all that lies between the paper and the
    corners. `corner`: index and sign of the top left corner; the other corner is the same, turned.
    """

    inks: Mapping[SuitColours, Mapping[str, str]]
    sign: Callable[[str], str]
    middle: Callable[[Face], str]
    corner: Callable[[Face], str]
