"""The French deck: spades, hearts, diamonds, clubs."""

from rebelote.art.colours import FRENCH_INK
from rebelote.art.face import Deck, Face
from rebelote.art.french_court import court
from rebelote.art.french_pip import ace, corner, number_card, sign


def _middle(face: Face) -> str:
    if face.rank == "A":
        return ace(face)
    return court(face) if face.rank in "JQK" else number_card(face)


FRENCH = Deck(FRENCH_INK, sign, _middle, corner)
