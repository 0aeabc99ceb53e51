"""The colours of the suits: contrast on white, and apart from each other for every kind of eyes."""

from itertools import combinations
from typing import TypeAlias

import pytest

from rebelote.art.colours import FRENCH_INK, PAPER, SPANISH_INK, WHITE
from rebelote.art.style import SuitColours

Numbers: TypeAlias = tuple[float, float, float]

INKS = {"french": FRENCH_INK, "spanish": SPANISH_INK}

# How eyes without one kind of cone see linear light: Machado, Oliveira and Fernandes (2009),
# A Physiologically-based Model for Simulation of Color Vision Deficiency, severity 1.
EYES: dict[str, tuple[Numbers, Numbers, Numbers]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Numbers:
    """The light of a colour written ``#rrggbb``, each part from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(first), linear(second))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(light: Numbers) -> Numbers:
    """CIELAB of linear sRGB light under D65."""
    red, green, blue = (min(max(part, 0), 1) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: str, second: str, eyes: str) -> float:
    """How far apart two colours look to these eyes (CIE 1976; 2.3 can just be seen)."""

    def seen(colour: str) -> Numbers:
        light = linear(colour)
        red, green, blue = (
            sum(share * part for share, part in zip(row, light, strict=True)) for row in EYES[eyes]
        )
        return lab((red, green, blue))

    pairs = zip(seen(first), seen(second), strict=True)
    return float(sum((one - other) ** 2 for one, other in pairs) ** 0.5)


@pytest.mark.parametrize("suits", ["two-colour", "four-colour", "high-contrast"])
@pytest.mark.parametrize("deck", INKS)
def test_every_index_can_be_read_on_its_paper(deck: str, suits: SuitColours) -> None:
    paper, least = (WHITE, 7) if suits == "high-contrast" else (PAPER, 4.5)
    for ink in INKS[deck][suits].values():
        assert contrast(ink, paper) >= least, ink


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("suits", ["four-colour", "high-contrast"])
@pytest.mark.parametrize("deck", INKS)
def test_four_suits_are_apart_for_every_kind_of_eyes(
    deck: str, suits: SuitColours, eyes: str
) -> None:
    for first, second in combinations(INKS[deck][suits].values(), 2):
        assert distance(first, second, eyes) >= 20, (first, second)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("deck", INKS)
def test_two_colours_are_apart_for_every_kind_of_eyes(deck: str, eyes: str) -> None:
    inks = INKS[deck]["two-colour"]
    assert inks["S"] == inks["C"] and inks["H"] == inks["D"]
    assert distance(inks["S"], inks["H"], eyes) >= 35
