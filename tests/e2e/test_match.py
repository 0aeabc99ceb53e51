"""A whole match alone against bots, in each kind of game."""

import pytest

from e2e.conftest import OpenPlayer


@pytest.mark.parametrize("rules", ["cafe", "ffb-coinche", "duel", "decouverte"])
def test_a_whole_match_and_another(player: OpenPlayer, rules: str) -> None:
    ana = player(hold=800)
    ana.make_table(rules, {} if rules == "duel" else {"match.target": 200})
    ana.until_phase("finished", seconds=240)
    assert ana.page.locator(".verdict.final").inner_text().strip()
    totals = ana.page.locator("tr.grand td.num").all_inner_texts()
    assert len(totals) == 2 and all(text.strip().isdigit() for text in totals)
    ana.page.click(".tray [data-primary]")
    ana.until_phase("auction", "play", seconds=20, act=False)


def test_the_first_page_leads_to_a_card_in_one_tap(player: OpenPlayer) -> None:
    ana = player()
    ana.play_now()
    assert len(ana.hand()) == 5
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 30)
    assert len(ana.hand()) == 8
    ana.until(lambda: len(ana.hand()) < 8, 20)


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
