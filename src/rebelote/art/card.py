"""Whole cards, and all of them in one file."""

from typing import Final

from rebelote.art.back import BACKS
from rebelote.art.face import Deck, Face
from rebelote.art.frame import HEIGHT, OTHER_WAY_UP, WIDTH, paper
from rebelote.art.french import FRENCH
from rebelote.art.spanish import SPANISH
from rebelote.art.style import DeckName, Style
from rebelote.art.svg import document, group, use
from rebelote.cards import ALL_CARDS, RANKS, SUITS, Card, card_text, rank_of, suit_of

_DECKS: Final[dict[DeckName, Deck]] = {"french": FRENCH, "spanish": SPANISH}


def card_svg(card: Card, style: Style, prefix: str | None = None) -> str:
    """One card as an SVG file; its ids begin with `prefix`, or the deck's name."""
    sign = _DECKS[style.deck].sign(SUITS[suit_of(card)])
    return document(f"<defs>{sign}</defs>{_face(card, style)}", WIDTH, HEIGHT, prefix or style.deck)


def back_svg(name: str, prefix: str | None = None) -> str:
    """One of BACKS as an SVG file. Raises KeyError for a name that is none of them."""
    return document(paper() + BACKS[name](), WIDTH, HEIGHT, prefix or "back")


def sprite(style: Style, prefix: str | None = None) -> str:
    """All 32 cards and the backs as symbols of one SVG file, for ``<use href="#french-JH"/>``.

    Ids are `prefix` (or the deck's name), a hyphen, and ``JH`` or ``back-lattice``. Two decks can
    share a page as they are; two styles of one deck need a prefix each.
    """
    return document(symbols(style), WIDTH, HEIGHT, prefix or style.deck)


def symbols(style: Style) -> str:
    """What a sprite holds: the suit signs, and a symbol for each card and back."""
    signs = "".join(_DECKS[style.deck].sign(suit) for suit in SUITS)
    drawings = {card_text(card): _face(card, style) for card in ALL_CARDS}
    drawings |= {f"back-{name}": paper(plain=style.plain) + draw() for name, draw in BACKS.items()}
    content = f"<defs>{signs}</defs>\n"
    for name, drawn in drawings.items():
        content += f'<symbol id="@{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}</symbol>\n'
    return content


def _face(card: Card, style: Style) -> str:
    """Everything on a card."""
    deck, suit = _DECKS[style.deck], SUITS[suit_of(card)]
    face = Face(RANKS[rank_of(card)], suit, style, deck.inks[style.suit_colours][suit])
    corner = f"corner-{face.name}"
    return (
        paper(plain=style.plain)
        + deck.middle(face)
        + group(deck.corner(face), id=f"@{corner}")
        + use(corner, OTHER_WAY_UP)
    )
