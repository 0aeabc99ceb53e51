"""The Spanish deck: espadas, copas, oros and bastos, under the letters S H D C."""

from rebelote.art.colours import SPANISH_INK
from rebelote.art.face import Deck, Face
from rebelote.art.frame import spanish_frame
from rebelote.art.spanish_ace import ace
from rebelote.art.spanish_court import court
from rebelote.art.spanish_pip import corner, number_card
from rebelote.art.spanish_sign import sign


def _middle(face: Face) -> str:
    frame = spanish_frame(face.suit, face.ink, 4 if face.style.plain or face.style.large else 3)
    if face.rank == "A":
        return frame + ace(face)
    return frame + (court(face) if face.rank in "JQK" else number_card(face))


SPANISH = Deck(SPANISH_INK, sign, _middle, corner)
