"""What can be chosen about the look of the cards."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

DeckName: TypeAlias = Literal["french", "spanish"]
Index: TypeAlias = Literal["jqk", "vdr", "international"]
SuitColours: TypeAlias = Literal["two-colour", "four-colour", "high-contrast"]
Size: TypeAlias = Literal["normal", "large"]

DECKS: Final[tuple[DeckName, ...]] = get_args(DeckName)
INDICES: Final[tuple[Index, ...]] = get_args(Index)
SUIT_COLOURS: Final[tuple[SuitColours, ...]] = get_args(SuitColours)
SIZES: Final[tuple[Size, ...]] = get_args(Size)

_USUAL: Final[dict[DeckName, SuitColours]] = {"french": "two-colour", "spanish": "four-colour"}


@dataclass(frozen=True, slots=True)
class Style:
    """One look of the 32 cards.

    `index`: the corner letters of the French courts; the Spanish deck has its numbers and ignores
    it. `suits`: None stands for what players of the deck are used to (`suit_colours`).
    `size`: ``large`` has large corners, for weak eyes or small screens.
    """

    deck: DeckName = "french"
    index: Index = "jqk"
    suits: SuitColours | None = None
    size: Size = "normal"

    @property
    def suit_colours(self) -> SuitColours:
        """The colours of the suits, chosen or usual."""
        return self.suits or _USUAL[self.deck]

    @property
    def large(self) -> bool:
        """True if corners are large."""
        return self.size == "large"

    @property
    def plain(self) -> bool:
        """True if contrast goes before ornament."""
        return self.suit_colours == "high-contrast"
