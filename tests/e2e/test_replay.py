"""A game looked at again: back, forward, to the end, and gone on from there."""

import json
from pathlib import Path

from e2e.conftest import OpenPlayer
from e2e.player import Player
from e2e.test_accessible import check


def at(person: Player) -> int:
    return int(person.page.locator(".stepnum").inner_text().split("/")[0])


def test_a_deal_step_by_step_and_on_from_there(player: OpenPlayer, tmp_path: Path) -> None:
    ana = player()
    code = ana.make_table("cafe")
    ana.until_phase("counted", seconds=120)
    sheet = ana.page.locator("tr.grand td").all_inner_texts()
    # At the table itself: the deal that is over, while one keeps one's seat.
    ana.page.locator(".tray .btn.quiet").first.click()
    ana.page.wait_for_selector("dialog .replay")
    check(ana)
    ana.page.keyboard.press("End")
    assert ana.page.locator("dialog tr.grand td").all_inner_texts() == sheet
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")
    # Among the records: forward, back, all hands open, and the same sheet at the end.
    ana.visit("records")
    ana.page.click(f"a[href='#/replay/{code}']")
    ana.page.wait_for_selector(".replay")
    assert at(ana) == 0
    ana.page.click(".steps [data-primary]")
    ana.page.keyboard.press("ArrowRight")
    assert at(ana) == 2
    ana.page.keyboard.press("ArrowLeft")
    assert at(ana) == 1
    check(ana)
    hands = ana.page.locator(".openhands > li")
    assert hands.count() == 4
    assert all(hands.nth(seat).locator(".card").count() for seat in range(4))
    ana.page.keyboard.press("End")
    assert ana.page.locator("tr.grand td").all_inner_texts() == sheet

    # Taken home, brought back, and gone on from the middle of the deal.
    kept = ana.page.evaluate(f"fetch('./api/tables/{code}/record').then(found => found.json())")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kept), "utf-8")
    ana.visit("records")
    ana.page.set_input_files("input[type=file]", str(file))
    ana.page.click("a[href='#/replay']")
    ana.page.wait_for_selector(".replay")
    for _ in range(len(kept["deals"][0]["actions"]) - 6):
        ana.page.keyboard.press("ArrowRight")
    left = ana.page.locator(".openhands .us.turn .card, .openhands .them.turn .card").count()
    assert 1 <= left <= 3
    ana.page.locator(".replaymore button").first.click()
    ana.page.wait_for_selector(".app:not(.replay)")
    ana.until_phase("counted", "finished", seconds=60)


def test_what_is_no_record_is_said(player: OpenPlayer, tmp_path: Path) -> None:
    ana = player()
    ana.visit("records")
    file = tmp_path / "notes.json"
    file.write_text("a shopping list", "utf-8")
    ana.page.set_input_files("input[type=file]", str(file))
    ana.page.wait_for_selector("[role=alert]")
    # Pasted text is a record as well as a file is.
    ana.page.locator("details summary").click()
    ana.page.fill("textarea", '{"format": "rebelote/1", "rules": "cafe", "deals": []}')
    ana.page.locator("details button").click()
    ana.page.wait_for_selector("a[href='#/replay']")
    check(ana)
    assert ana.page.locator("[role=alert]").count() == 0
