"""The index in the corners of a card."""

from typing import Final

from rebelote.art.glyphs import GLYPHS
from rebelote.art.style import Index
from rebelote.art.svg import group, number, path, place

_GAP: Final = 5
_COURTS: Final[dict[Index, dict[str, str]]] = {
    "jqk": {"J": "J", "Q": "Q", "K": "K"},
    "vdr": {"J": "V", "Q": "D", "K": "R"},
    "international": {"J": "cap", "Q": "tiara", "K": "crown"},
}
_SPANISH: Final = {
    "7": "4", "8": "5", "9": "6", "T": "7", "J": "10", "Q": "11", "K": "12", "A": "1",
}  # fmt: skip


def french_glyphs(rank: str, index: Index) -> list[str]:
    """The names of the glyphs in the corner of a French card."""
    return ["1", "0"] if rank == "T" else [_COURTS[index].get(rank, rank)]


def spanish_glyphs(rank: str) -> list[str]:
    """The names of the glyphs in the corner of a Spanish card."""
    return list(_SPANISH[rank])


def lettering(
    glyphs: list[str], x: float, top: float, height: float, width: float, ink: str
) -> str:
    """Glyphs side by side, centred on `x`; made narrower where they would exceed `width`."""
    widths = [GLYPHS["9" if name == "6" else name].width for name in glyphs]
    total = sum(widths) + _GAP * (len(glyphs) - 1)
    across = min(height / 100, width / total)
    shapes, left = "", -total / 2
    for name, wide in zip(glyphs, widths, strict=True):
        if name == "6":
            turned = f"matrix(-1 0 0-1 {number(left + wide)} 100)"
            shapes += path(GLYPHS["9"].outline, transform=turned)
        else:
            shapes += path(GLYPHS[name].outline, transform=place(left))
        left += wide + _GAP
    return group(shapes, transform=place(x, top, across, tall=height / 100), fill=ink)
