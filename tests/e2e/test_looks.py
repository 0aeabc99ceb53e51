"""Screenshots of the main screens at three sizes, kept to be looked at."""

from pathlib import Path

import pytest

from e2e.conftest import OpenPlayer
from e2e.player import CARD, PAGES

UNTIL_A_TAP = 0


@pytest.mark.parametrize(
    ("rules", "language", "deck"),
    [
        ("cafe", "es", "jqk"),
        ("ffb-coinche", "fr", "vdr"),
        ("duel", "en", "jqk"),
        ("decouverte", "es", "spanish"),
        ("three-handed", "fr", "vdr"),
    ],
)
def test_shots(player: OpenPlayer, shots: Path, rules: str, language: str, deck: str) -> None:
    ana = player(language=language, deck=deck, hold=UNTIL_A_TAP)

    def shoot(state: str) -> None:
        ana.shoot(shots, f"{rules}-{state}")

    ana.home()
    shoot("home")
    for place in PAGES if rules == "cafe" else ():
        ana.visit(place)
        ana.page.wait_for_selector("main > *")
        ana.page.wait_for_load_state("networkidle")
        shoot(place)
    ana.make_table(rules, start=False)
    shoot("lobby")
    ana.make_table(rules)
    ana.until_asked()
    shoot("auction")
    ana.until_shaded()
    shoot("playing")
    ana.page.locator(".some .cannot button").first.click(position=CARD)
    ana.page.wait_for_selector(".reason")
    shoot("why")
    ana.until(lambda: bool(ana.page.locator(".ringed").count()), 60)
    shoot("won")
    ana.until_phase("counted", seconds=120)
    shoot("counted")
