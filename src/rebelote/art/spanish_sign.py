"""The Spanish suit signs, drawn in their own colours."""

import math
from typing import Final

from rebelote.art.colours import GOLD, GOLD_LIGHT
from rebelote.art.svg import dot, group, line, number, outlined, path

COIN_EDGE: Final = "#6b430a"
VERMILION: Final = "#d9482f"
_RED: Final = "#cf2a30"
_HILT: Final = "#c0322a"
_STONE: Final = "#2f6fb8"
_BARK: Final = "#228a58"


def sign(suit: str) -> str:
    """The suit's sign about (0, 0). A coin is 92 high, a cup 100, a sword and a club 200."""
    drawn = {"S": _sword, "H": _cup, "D": _coin, "C": _club}[suit]()
    return group(drawn, id=f"@pip-{suit}")


def _coin() -> str:
    """A milled rim, a red ring, a star of eight points."""
    points = []
    for corner in range(16):
        radius, angle = (12 if corner % 2 else 27), corner * math.pi / 8
        points.append(f"{number(radius * math.sin(angle))} {number(-radius * math.cos(angle))}")
    return (
        dot(0, 0, 46, GOLD, stroke=COIN_EDGE, stroke_width=3)
        + dot(0, 0, 40, "none", stroke="#a8680f", stroke_width=6, stroke_dasharray="4 4.4")
        + dot(0, 0, 35, GOLD_LIGHT, stroke=_HILT, stroke_width=4)
        + path(f"M{'L'.join(points)}Z", VERMILION, stroke=COIN_EDGE, stroke_width=1.5)
        + dot(0, 0, 8, GOLD_LIGHT, stroke=COIN_EDGE, stroke_width=2)
    )


def _cup() -> str:
    """A red goblet with golden rim, band, knop and foot."""
    return outlined(
        path("M-9 10H9V30H-9Z", GOLD),
        path("M-30 49C-30 38-12 38-9 26H9C12 38 30 38 30 49Q0 55-30 49Z", GOLD),
        path("M-37-40C-37-4-22 12 0 12C22 12 37-4 37-40Z", _RED),
        path("M-36-22C-34-10-31-4-27 1Q0 10 27 1C31-4 34-10 36-22Q0-12-36-22Z", GOLD),
        path("M-27-28C-27-8-19 4-8 8C-20-2-22-14-22-29Z", "#ef7a72", stroke="none"),
        path("M-39-42C-39-52 39-52 39-42C39-32-39-32-39-42Z", GOLD),
        path("M-30-42C-30-47 30-47 30-42C30-37-30-37-30-42Z", "#7d1a20", stroke_width=1.4),
        dot(0, -7, 6, _STONE),
        dot(-20, -10, 3.6, _STONE, stroke_width=1.4),
        dot(20, -10, 3.6, _STONE, stroke_width=1.4),
        path("M-14 20C-14 14 14 14 14 20C14 26-14 26-14 20Z", _RED),
        width=2.6,
    )


def _sword() -> str:
    """A straight blade, the point up."""
    guard = "M-30 38Q-30 34-25 36Q0 46 25 36Q30 34 30 38V50Q30 54 25 52Q0 60-25 52Q-30 54-30 50Z"
    return outlined(
        path("M0-100L12-82V44H-12V-82Z", "#5f97d6"),
        path("M0-100L12-82V44H0Z", "#a9cdf2", stroke="none"),
        line("M0-100L12-82V44H-12V-82ZM0-84V40"),
        path("M-7 54H7V84H-7Z", _HILT),
        line("M-7 62H7M-7 70H7M-7 78H7", GOLD_LIGHT, 2),
        path(guard, GOLD),
        dot(0, 90, 9.5, GOLD),
        dot(0, 48, 4, _HILT, stroke_width=1.4),
        width=2.6,
    )


def _club() -> str:
    """A green cudgel with lopped branches."""
    branches = (
        "M-22-26L-37-42Q-36-52-27-54L-20-42ZM21-54L35-70Q36-80 26-82L18-70Z"
        "M18 4L30-12Q30-22 21-23L14-12ZM-16 32L-28 18Q-28 8-19 6L-14 16Z"
    )
    cuts = (
        "M-37-42Q-36-52-27-54Q-28-44-37-42ZM35-70Q36-80 26-82Q26-72 35-70Z"
        "M30-12Q30-22 21-23Q21-13 30-12ZM-28 18Q-28 8-19 6Q-19 16-28 18Z"
    )
    trunk = (
        "M-13 92C-14 40-22 0-25-64C-27-86-16-99 0-99C16-99 27-86 25-64"
        "C22 0 14 40 13 92Q0 101-13 92Z"
    )
    light = "M-17-62C-18-80-12-90-4-92C-10-70-8 20-5 84L-8 84C-9 40-16-10-17-62Z"
    return outlined(
        path(branches, _BARK),
        path(cuts, "#f3d9a0", stroke_width=1.8),
        path(trunk, _BARK),
        path(light, "#78c892", stroke="none"),
        line("M14-40q-6 6-5 14M10 20q-5 4-5 12M-9-10q4 4 4 12", width=2),
        path("M-13 78Q0 86 13 78V92Q0 101-13 92Z", _HILT),
        width=2.6,
    )
