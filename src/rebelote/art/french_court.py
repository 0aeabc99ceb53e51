"""The French courts: two half figures about a jewelled sash.

A half figure stands in x from -73 to 73 and y from -145 to the sash, which falls to the right's
favour from (-72, 30) to (72, -30). What goes beyond is covered by the sash and the other half.
"""

from typing import Final

from rebelote.art.colours import (
    FRENCH_CLOTH,
    GOLD,
    GOLD_DARK,
    GREY_BEARD,
    GROUND,
    HAIR,
    INK,
    PAPER,
    SKIN,
    WHITE,
    Cloth,
)
from rebelote.art.face import Face
from rebelote.art.frame import CENTRE_X, CENTRE_Y
from rebelote.art.french_emblem import flower, pole_weapon, royal_arms
from rebelote.art.head import hand, jack_head, king_head, queen_head
from rebelote.art.svg import box, dot, group, line, outlined, path, place, use

_BODY: Final = "M-72 30V-8C-64-36-46-48-22-52H22C46-50 62-44 72-36V-30Z"
_GOWN: Final = "M-72 30V-8C-64-36-46-46-22-44H22C46-46 62-44 72-36V-30Z"
_RIGHT_HALF: Final = "M0-52H22C46-50 62-44 72-36V-30L0 0Z"


def court(face: Face) -> str:
    """The whole picture: ground, both halves, sash, frame; the corners cut out if large."""
    cloth = FRENCH_CLOTH[face.style.suit_colours][face.suit]
    draw = {"J": _jack, "Q": _queen, "K": _king}[face.rank]
    half = outlined(draw(face, cloth))
    if not face.style.large:
        half += use(f"pip-{face.suit}", place(-56, -126, 0.28), fill=face.ink)
    sash = path("M-72 23L72-37V-23L-72 37Z", GOLD, stroke=INK, stroke_width=2)
    for x in range(-54, 55, 18):
        sash += dot(x, -x * 0.4167, 3.4 if x % 36 == 0 else 2, cloth.main)
    window = (-73, -145, 146, 290, 5)
    return group(
        box(*window, fill=WHITE if face.style.plain else GROUND[face.rank]),
        group(half, id=f"@half-{face.name}"),
        use(f"half-{face.name}", "rotate(180)"),
        sash,
        box(*window, fill="none", stroke=INK, stroke_width=2),
        _cut_corners(face) if face.style.large else "",
        transform=place(CENTRE_X, CENTRE_Y),
    )


def _cut_corners(face: Face) -> str:
    """Room for large corners, out of the frame."""
    name = f"cut-{face.name}"
    paper = path("M-75-147H-46V-16Q-46-8-54-8H-75Z", WHITE if face.style.plain else PAPER)
    edge = line("M-46-145V-16Q-46-8-54-8H-73", INK, 2)
    return group(paper, edge, id=f"@{name}") + use(name, "rotate(180)")


def _look(face: Face) -> int:
    """Spades and diamonds look to the right, hearts and clubs to the left."""
    return 1 if face.suit in "SD" else -1


def _embroidery(suit: str, spots: tuple[tuple[float, float], ...], scale: float) -> str:
    signs = "".join(use(f"pip-{suit}", place(x, y, scale)) for x, y in spots)
    return group(signs, fill=GOLD, stroke="none")


def _king(face: Face, cloth: Cloth) -> str:
    """Ermine over an embroidered robe; the emblem of power in the right hand."""
    robe = path(_BODY, cloth.main)
    robe += _embroidery(face.suit, ((-60, 10), (-40, 0), (-58, -14)), 0.13)
    front = path("M-16-40L-30 12L26-11L16-40Z", cloth.second)
    front += path("M-5-34L-11 4L9-4L5-34Z", GOLD, stroke_width=1.6)
    for y in (-22, -12, -2):
        front += dot(-0.3 - y * 0.06, y, 2.6, cloth.main, stroke="none")
    ermine = path(
        "M-20-56C-42-54-58-42-66-24L-50-10C-42-24-30-32-16-34L0-22L16-34C30-34 42-34 52-28"
        "L68-40C58-52 40-56 20-56Z",
        WHITE,
    )
    tails = (
        (-52, -30),
        (-38, -44),
        (-36, -33),
        (-22, -45),
        (38, -45),
        (24, -44),
        (52, -42),
        (-54, -20),
    )
    ermine += path("".join(f"M{x}{y}l2.4 7h-4.8z" for x, y in tails), INK, stroke="none")
    hair = HAIR[face.suit]
    head = king_head(hair, GREY_BEARD if face.suit in "SC" else hair, cloth.main, _look(face))
    sleeve = path("M30-13C30-30 40-36 44-42L66-44C70-40 72-36 72-30Z", cloth.second)
    sleeve += path("M42-42Q54-48 67-44L68-36Q54-40 43-34Z", GOLD)
    arms = group(royal_arms(face.suit, cloth.main), transform=place(53, -52))
    return robe + front + ermine + head + sleeve + arms + hand(53, -52)


def _queen(face: Face, cloth: Cloth) -> str:
    """Veil, long hair, a wide neck with a necklace; a flower in the right hand."""
    gown = path(_GOWN, cloth.main)
    veil = path(
        "M0-124C-40-124-46-98-50-78C-54-60-66-48-69-30C-70-18-66-6-60 4L-30-40H30L60-18"
        "C68-26 70-38 66-48C60-58 54-64 50-78C46-98 40-124 0-124Z",
        WHITE,
    )
    sleeves = path("M-72 30V-8C-66-32-54-42-44-44C-34-30-34-4-40 17Z", cloth.second)
    sleeves += line("M-56-36C-50-18-52 4-58 24M-66-24C-62-10-64 8-66 27", width=1.4)
    skin = "M-26-50L-30-18Q0-6 26-24L24-50ZM-9-62V-48H9V-62Z"
    bodice = path(skin, SKIN, stroke="none")
    bodice += path("M-34-46L-28-22Q0-8 24-25L32-47L40-46L34-14L-36 15L-44-44Z", GOLD)
    bodice += path("M-27-18Q0-4 25-20L27-11L-29 12Z", cloth.main)
    jewel = cloth.main if cloth.second == WHITE else cloth.second
    necklace = line("M-17-46Q0-26 17-46", GOLD_DARK, 2.4) + dot(0, -33, 4, jewel, stroke_width=1.4)
    neck = line("M-8-60V-52Q-12-48-22-49M8-60V-52Q12-48 22-49", width=1.6)
    sleeve = path("M26-11C32-24 42-32 46-36L64-40C70-38 72-34 72-30Z", cloth.second)
    sleeve += path("M44-36Q54-42 65-40L66-33Q56-35 46-29Z", WHITE)
    bloom = group(flower(face.suit), transform=place(54, -74))
    head = queen_head(HAIR[face.suit], cloth.main, _look(face))
    return veil + gown + sleeves + bodice + neck + necklace + head + bloom + sleeve + hand(53, -47)


def _jack(face: Face, cloth: Cloth) -> str:
    """A coat halved in the two cloths, a broad ruff; a weapon on a pole in the left hand."""
    coat = path(_BODY, cloth.main) + path(_RIGHT_HALF, cloth.second)
    slashes = "M{0}-44Q{1}-24 {2}-4L{3}-8Q{4}-26 {5}-44Z"
    coat += path(slashes.format(-28, -32, -38, -28, -24, -20), cloth.second, stroke_width=1.4)
    coat += path(slashes.format(20, 24, 30, 38, 32, 28), cloth.main, stroke_width=1.4)
    for y in (-30, -18, -6):
        coat += dot(-1 + y * -0.05, y, 3, GOLD, stroke_width=1.4)
    ruff = path(
        "M-22-60C-38-66-50-60-46-50C-52-42-40-36-34-40C-30-32-20-32-17-37C-13-30-4-30 0-36"
        "C4-30 13-30 17-37C20-32 30-32 34-40C40-36 52-42 46-50C50-60 38-66 22-60Z",
        WHITE,
    ) + line(
        "M-24-57L-34-42M-14-54L-17-39M0-53V-38M14-54L17-39M24-57L34-42M-30-59L-44-51M30-59L44-51",
        width=1.2,
    )
    shoulder = path("M50-47C60-44 66-40 72-36V-30L46-19C42-30 44-40 50-47Z", cloth.second)
    shoulder += line("M60-42Q56-34 58-24", width=1.4)
    arm = path("M-72 30V-2C-66-14-60-16-56-16C-44-14-40-2-44 18Z", cloth.second)
    arm += path("M-66-18Q-54-24-43-16L-42-7Q-54-14-68-8Z", GOLD)
    weapon = ""
    if not face.style.large:  # a large corner leaves no room for it
        weapon = group(pole_weapon(face.suit, cloth.second), transform=place(-55, -24)) + hand(
            -55, -26
        )
    head = jack_head(
        HAIR[face.suit], cloth.main, WHITE if face.suit == "D" else cloth.second, _look(face)
    )
    return coat + shoulder + ruff + head + arm + weapon
