"""Screenshots of the main screens at three sizes, kept to be looked at."""

from pathlib import Path

import pytest

from e2e.conftest import OpenPlayer

SIZES = {360: 640, 820: 1180, 1440: 900}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize(
    ("rules", "language", "deck"),
    [
        ("cafe", "es", "jqk"),
        ("ffb-coinche", "fr", "vdr"),
        ("duel", "en", "jqk"),
        ("decouverte", "es", "spanish"),
    ],
)
def test_shots(
    player: OpenPlayer, shots: Path, width: int, scheme: str, rules: str, language: str, deck: str
) -> None:
    ana = player(width, SIZES[width], scheme, language=language, deck=deck)

    def shot(state: str) -> None:
        ana.page.wait_for_timeout(350)
        ana.page.screenshot(path=shots / f"{rules}-{state}-{width}-{scheme}.png")
        assert ana.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    ana.home()
    shot("home")
    for place in ("play", "friends", "rules", "settings") if rules == "cafe" else ():
        ana.visit(place)
        ana.page.wait_for_selector("main .box")
        shot(place)
    ana.make_table(rules, start=False)
    shot("lobby")
    ana.make_table(rules)
    ana.until_asked()
    shot("auction")
    ana.until_shaded()
    shot("playing")
    ana.page.locator(".some .cannot button").first.click(position={"x": 12, "y": 12})
    ana.page.wait_for_selector(".reason")
    shot("why")
    ana.until(lambda: bool(ana.page.locator(".ringed").count()), 60)
    ana.page.screenshot(path=shots / f"{rules}-won-{width}-{scheme}.png")
    ana.until_phase("counted", seconds=120)
    shot("counted")
