"""axe finds nothing serious on any page; targets are large enough; nothing runs off the screen."""

from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import OpenPlayer
from e2e.player import CARD, PAGES, RUNS_OFF, Player

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NAMES = "all => all.map(one => one.dataset.door)"
SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.mark, .game, .filepick'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""


def findings(page: Any) -> list[str]:
    """Serious and critical findings of axe."""
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
    """What is on the screen now, in light and dark."""
    for scheme in player.in_light_and_dark():
        assert (scheme, findings(player.page)) == (scheme, [])
    assert player.page.evaluate(SMALL) == []
    assert player.page.evaluate(RUNS_OFF) <= 0


@pytest.mark.parametrize("width", [360, 1440])
def test_every_page(player: OpenPlayer, width: int) -> None:
    ana = player(width=width, height=700)
    ana.home()
    check(ana)
    assert len(PAGES) > 4
    for place in PAGES:
        ana.visit(place)
        ana.page.wait_for_selector("main > *")
        ana.page.wait_for_load_state("networkidle")
        check(ana)


@pytest.mark.parametrize("rules", ["cafe", "ffb-coinche", "duel", "decouverte", "three-handed"])
def test_the_table(player: OpenPlayer, rules: str) -> None:
    ana = player()
    ana.make_table(rules, {"match.target": 1})
    ana.until_asked()
    check(ana)
    ana.until_shaded()
    check(ana)
    ana.page.locator(".some .cannot button").first.click(position=CARD)
    ana.page.wait_for_selector(".reason")
    check(ana)
    ana.until_phase("counted", "finished", seconds=120)
    check(ana)


def test_every_dialog(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: len(ana.hand()) == 6 and ana.my_turn(), 120)
    menu = ana.page.locator(".strip button").first
    menu.click()
    ana.page.wait_for_selector("dialog[open]")
    check(ana)
    doors = ana.page.locator("dialog [data-door]").evaluate_all(
        "all => all.map(a => a.dataset.door)"
    )
    assert len(doors) > 7
    for door in doors:
        ana.page.click(f"dialog [data-door={door}]")
        ana.page.wait_for_selector(f"dialog[open]:not(:has([data-door={door}]))")
        check(ana)
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_selector("dialog[open]", state="detached")
        menu.click()


def test_the_lobby_and_the_doorstep(player: OpenPlayer) -> None:
    ana, berta = player(), player()
    code = ana.make_table("cafe", start=False)
    check(ana)
    berta.visit(f"table/{code}")
    berta.page.wait_for_selector("#nick")
    check(berta)
    berta.page.click(".box .btn.quiet")
    berta.page.wait_for_selector(".lobby")
    check(berta)


def test_what_is_said_is_told(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    ana.page.keyboard.press("r")
    ana.page.wait_for_selector("dialog .sentence")
    assert ana.told
