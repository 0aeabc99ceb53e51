"""The duel that counts: from the first page, bound to its end, kept on this machine."""

from e2e.conftest import OpenPlayer
from e2e.test_accessible import check


def test_a_duel_of_the_streak(player: OpenPlayer) -> None:
    ana = player()
    ana.home()
    ana.page.click("a[href='#/duel']")
    ana.page.wait_for_selector("main .box")
    check(ana)
    ana.page.click("[data-primary]")
    ana.page.wait_for_selector(".app")
    ana.page.keyboard.press("l")
    assert "nivel 1 de 4" in ana.page.locator("dialog .padaim").inner_text()
    ana.page.keyboard.press("Escape")
    ana.page.click(".strip .icon")
    ana.page.wait_for_selector(".menu")
    # Nobody walks away from a loss: one can go home, and the table waits.
    assert ana.page.locator(".menu .grave").count() == 0
    ana.page.keyboard.press("Escape")
    ana.visit("duel")
    waiting = ana.page.locator("a[data-primary]")
    waiting.wait_for()
    waiting.click()
    ana.until_phase("finished", seconds=300)
    check(ana)
    score = ana.page.locator("tr.grand td").all_inner_texts()
    won = int(score[0]) > int(score[1])
    ana.visit("duel")
    ana.page.wait_for_selector("button[data-primary]")
    assert ana.page.locator(".tallied").count() == int(won)
