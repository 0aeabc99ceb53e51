"""A reload, a lost connection, a closed browser, a dead server, two tabs: the table goes on."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from api.house import Server
from e2e.conftest import OpenPlayer
from e2e.line import Line
from e2e.player import Player

CARDS = "all => all.map(one => one.dataset.hand)"


def to_lobby(ana: Player) -> None:
    ana.make_table("cafe", start=False)


def to_auction(ana: Player) -> None:
    ana.make_table("cafe")
    ana.until_asked()


def to_play(ana: Player) -> None:
    ana.make_table("cafe")
    ana.until(lambda: ana.page.locator(".app[data-playing=true]").count() > 0, 120)


def to_counted(ana: Player) -> None:
    ana.make_table("cafe")
    ana.until_phase("counted", seconds=180)


def to_finished(ana: Player) -> None:
    ana.make_table("cafe", {"match.target": 1})
    ana.until_phase("finished", seconds=180)


PHASES = [to_lobby, to_auction, to_play, to_counted, to_finished]


def seen(ana: Player) -> dict[str, Any]:
    """What must be there again: where the match stands, one's cards, and what one may do."""
    page = ana.page
    return {
        "phase": page.evaluate("document.querySelector('.app')?.dataset.phase ?? 'lobby'"),
        "hand": ana.hand(),
        "legal": page.locator(".can [data-hand]").evaluate_all(CARDS),
        "may": page.locator(".tray button:visible").all_inner_texts(),
        "score": page.locator("tr.grand td").all_inner_texts(),
    }


def is_there_again(ana: Player, before: dict[str, Any]) -> None:
    ana.page.wait_for_selector(".lobby, .app")
    ana.until(lambda: seen(ana) == before, 60, act=False)


def reload(ana: Player, line: Line) -> None:
    ana.page.reload()


def lose_connection(ana: Player, line: Line) -> None:
    line.cut()
    assert ana.page.wait_for_selector(".linknotice[role=alert]").inner_text()
    line.mend()
    ana.page.wait_for_selector(".linknotice", state="detached")


def close_and_come_back(ana: Player, line: Line) -> None:
    address, context = ana.page.url, ana.page.context
    ana.page.close()
    ana.page = context.new_page()
    ana.page.goto(address)


@pytest.mark.parametrize("reach", PHASES)
def test_nothing_changes_at_any_phase(
    player: OpenPlayer, line: Line, reach: Callable[[Player], None]
) -> None:
    ana = player(line=line)
    reach(ana)
    ana.page.wait_for_timeout(300)
    before = seen(ana)
    for broken in (reload, lose_connection, close_and_come_back):
        broken(ana, line)
        is_there_again(ana, before)
    if reach is to_lobby:
        ana.page.click(".lobby [data-primary]")
        ana.page.wait_for_selector(".app")
    elif reach in (to_counted, to_finished):
        ana.page.click(".tray [data-primary]")
        ana.until_phase("auction", "play", act=False)
    elif reach is to_auction:
        ana.until_phase("play", seconds=120)
    else:
        ana.until(lambda: len(ana.hand()) < len(before["hand"]), 60)


def test_the_first_page_leads_back_to_the_table(player: OpenPlayer) -> None:
    ana = player()
    ana.play_now()
    ana.until(ana.my_turn, 60, act=False)
    before = seen(ana)
    ana.home()
    told = ana.page.locator("main .txt").inner_text()
    assert re.search(r"Con \w+, contra \w+ [ye] \w+\.", told), told
    ana.page.click("[data-continue]")
    is_there_again(ana, before)


def test_a_server_that_dies_and_returns(player: OpenPlayer, server: Server) -> None:
    ana = player()
    to_play(ana)
    before = seen(ana)
    server.kill()
    ana.page.wait_for_selector(".linknotice[role=alert]")
    server.start()
    ana.page.wait_for_selector(".linknotice", state="detached")
    is_there_again(ana, before)
    ana.until(lambda: len(ana.hand()) < len(before["hand"]), 60)


def test_of_two_tabs_one_is_active(player: OpenPlayer) -> None:
    ana = player()
    code = ana.make_table("cafe")
    second = ana.page.context.new_page()
    second.goto(f"{ana.address}#/table/{code}")
    second.wait_for_selector(".app")
    button = ana.page.wait_for_selector(".linknotice .btn.primary")
    button.click()
    second.wait_for_selector(".linknotice .btn.primary")
    ana.page.wait_for_selector(".linknotice", state="detached")


def test_a_seat_goes_on_with_another_device(player: OpenPlayer) -> None:
    ana, phone = player(), player()
    to_play(ana)
    before = ana.hand()
    ana.page.get_by_role("button", name="Menú").click()
    ana.page.locator("[data-door=device]").click()
    link = ana.page.locator("dialog .link").inner_text()
    phone.page.goto(link)
    phone.page.wait_for_selector(".app[data-playing=true]")
    assert phone.hand() == before
    assert "/seat/" not in phone.page.url
    ana.page.wait_for_selector(".linknotice")


def test_language_and_deck_change_in_mid_deal(player: OpenPlayer) -> None:
    ana = player()
    to_play(ana)
    hand = ana.hand()
    ana.page.evaluate("location.hash = '#/settings'")
    ana.page.get_by_role("button", name="English").click()
    ana.page.get_by_role("button", name="Spanish", exact=True).click()
    ana.page.go_back()
    ana.page.wait_for_selector(".app")
    assert ana.hand() == hand
    names = ana.page.locator("[data-hand]").first.get_attribute("aria-label") or ""
    assert " of " in names and any(suit in names for suit in ("oros", "copas", "espadas", "bastos"))
