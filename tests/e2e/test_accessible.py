"""axe finds nothing serious on any page; targets are large enough; nothing runs off the screen."""

from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import OpenPlayer
from e2e.player import Player

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.mark, .game, .filepick'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def findings(page: Any) -> list[str]:
    """Serious and critical findings of axe."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:140]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def check(player: Player) -> None:
    player.page.wait_for_timeout(400)
    assert findings(player.page) == []
    assert player.page.evaluate(SMALL) == []
    assert player.page.evaluate(WIDE) <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_every_page(player: OpenPlayer, scheme: str, width: int) -> None:
    ana = player(width=width, height=700, scheme=scheme)
    ana.home()
    check(ana)
    for place in ("play", "friends", "rules", "records", "settings"):
        ana.visit(place)
        ana.page.wait_for_selector("main .box")
        check(ana)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("rules", ["cafe", "ffb-coinche", "decouverte"])
def test_the_table(player: OpenPlayer, scheme: str, rules: str) -> None:
    ana = player(scheme=scheme)
    ana.make_table(rules)
    ana.until_asked()
    check(ana)
    ana.until_shaded()
    check(ana)
    ana.page.locator(".some .cannot button").first.click(position={"x": 12, "y": 12})
    ana.page.wait_for_selector(".reason")
    check(ana)
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog[open]")
    check(ana)
    ana.page.keyboard.press("Escape")
    ana.until_phase("counted", seconds=120)
    check(ana)


def test_the_lobby(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe", start=False)
    check(ana)


def test_what_is_said_is_told(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    ana.page.keyboard.press("r")
    ana.page.wait_for_selector("dialog .sentence")
    assert ana.told
