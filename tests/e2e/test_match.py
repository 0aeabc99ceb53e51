"""A whole match alone against bots, in each kind of game."""

from pathlib import Path

import pytest

from e2e.conftest import OpenPlayer

# The duel has no target: it is one match of few deals.
SHORT = {"match.target": 200}


@pytest.mark.parametrize(
    ("rules", "changes", "sides"),
    [
        ("cafe", SHORT, 2),
        ("ffb-coinche", SHORT, 2),
        ("ffb-contree", SHORT, 2),
        ("duel", {}, 2),
        ("decouverte", SHORT, 2),
        ("three-handed", SHORT, 3),
    ],
)
def test_a_whole_match_and_another(
    player: OpenPlayer, shots: Path, rules: str, changes: dict[str, int], sides: int
) -> None:
    ana = player()
    ana.make_table(rules, changes)
    ana.until_phase("finished", seconds=400)
    assert ana.page.locator(".verdict.final").inner_text().strip()
    totals = ana.page.locator("tr.grand td.num").all_inner_texts()
    assert len(totals) == sides and all(text.strip().isdigit() for text in totals)
    ana.shoot(shots, f"{rules}-finished")
    ana.page.click(".tray [data-primary]")
    ana.until_phase("auction", "play", act=False)


def test_the_first_page_leads_to_a_card_in_one_tap(player: OpenPlayer) -> None:
    ana = player()
    ana.play_now()
    assert len(ana.hand()) == 5
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    assert len(ana.hand()) == 8
    ana.until(lambda: len(ana.hand()) < 8, 60)


def test_a_card_that_is_not_legal_says_why(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until_shaded()
    before = ana.hand()
    ana.page.locator(".hand .cannot button").first.click(position={"x": 12, "y": 12})
    slip = ana.page.wait_for_selector(".reason[role=alert]")
    assert len(slip.inner_text()) > 20
    assert ana.page.locator(".trick .because").count() == 1
    assert ana.hand() == before


def test_a_double_click_is_not_meant_for_the_button_that_comes_next(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("ffb-coinche")
    ana.until_asked()
    button = ana.page.locator(".tray [data-pass]")
    button.dispatch_event("click", {"detail": 2, "bubbles": True})
    ana.page.wait_for_timeout(300)
    assert button.is_enabled()
    button.dispatch_event("click", {"detail": 1, "bubbles": True})
    button.wait_for(state="detached")
