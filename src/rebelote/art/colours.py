"""The colours of the cards. Data only."""

from typing import Final, NamedTuple

from rebelote.art.style import SuitColours

INK: Final = "#1d1a26"
PAPER: Final = "#fffdf7"
WHITE: Final = "#ffffff"
EDGE: Final = "#b8b0a0"
GOLD: Final = "#eab544"
GOLD_DARK: Final = "#8f5d12"
GOLD_LIGHT: Final = "#fbdc85"
SKIN: Final = "#fae3cc"
BLUSH: Final = "#f2b49b"
LIPS: Final = "#b8323c"
STEEL: Final = "#cfd8e3"
WOOD: Final = "#8a5a33"
LEAF: Final = "#3f8a4c"
GREY_BEARD: Final = "#d9d3c8"

# Of indices, French pips and the Spanish frame, by suit. Chosen so that four suits stay apart for
# eyes that lack a kind of cone too: tests/unit/test_art_colours.py measures it.
FRENCH_INK: Final[dict[SuitColours, dict[str, str]]] = {
    "two-colour": {"S": "#16161d", "H": "#c8152b", "D": "#c8152b", "C": "#16161d"},
    "four-colour": {"S": "#16161d", "H": "#c4101c", "D": "#1440b4", "C": "#0c7f66"},
    "high-contrast": {"S": "#000000", "H": "#b00e08", "D": "#0a2ce0", "C": "#0b5a4c"},
}
SPANISH_INK: Final[dict[SuitColours, dict[str, str]]] = {
    "two-colour": {"S": "#1d2747", "H": "#b8202c", "D": "#b8202c", "C": "#1d2747"},
    "four-colour": {"S": "#1a3c98", "H": "#a80a38", "D": "#986400", "C": "#0e7e6a"},
    "high-contrast": {"S": "#00207a", "H": "#ae0f08", "D": "#382000", "C": "#0c5f55"},
}


class Cloth(NamedTuple):
    """What a court wears: its main cloth, and the second one beside it."""

    main: str
    second: str


FRENCH_CLOTH: Final[dict[SuitColours, dict[str, Cloth]]] = {
    "two-colour": {
        "S": Cloth("#26366f", "#8fb1e0"),
        "H": Cloth("#c8152b", "#27417f"),
        "D": Cloth("#d2382b", "#f3e3b8"),
        "C": Cloth("#2a2c38", "#4d9a78"),
    },
    "four-colour": {
        "S": Cloth("#2d2f3f", "#8fb1e0"),
        "H": Cloth("#c4101c", "#f3e3b8"),
        "D": Cloth("#1440b4", "#e9b13f"),
        "C": Cloth("#0c7f66", "#f0d9a0"),
    },
    "high-contrast": {
        "S": Cloth("#000000", WHITE),
        "H": Cloth("#b00e08", WHITE),
        "D": Cloth("#0a2ce0", WHITE),
        "C": Cloth("#0b5a4c", WHITE),
    },
}
SPANISH_CLOTH: Final = {
    "S": Cloth("#2a5db0", "#d8433a"),
    "H": Cloth("#c8242f", "#2f5fae"),
    "D": Cloth("#d9482f", "#2f7d63"),
    "C": Cloth("#23805a", "#c8362f"),
}

# The French courts: hair by suit, and the ground behind each rank.
HAIR: Final = {"S": "#54392b", "H": "#d69a3a", "D": "#a4552b", "C": "#40322b"}
GROUND: Final = {"J": "#e3edf4", "Q": "#fbe8e4", "K": "#fdf1d0"}
