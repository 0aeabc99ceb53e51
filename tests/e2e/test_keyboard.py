"""Everything by keyboard: from the first page through a whole deal."""

import time

import pytest

from e2e.conftest import OpenPlayer
from e2e.player import Player


def tab_to(player: Player, selector: str) -> None:
    """Tab on until something of this kind has the focus."""
    here = f"document.activeElement?.matches({selector!r}) ?? false"
    for _ in range(60):
        if player.page.evaluate(here) or not player.page.locator(selector).count():
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def press_once(player: Player) -> None:
    """What somebody without a mouse does next."""
    page = player.page
    if page.locator(".ringed").count():
        page.keyboard.press("Enter")
    elif player.phase == "auction" and page.locator(".tray [data-primary]:enabled").count():
        tab_to(player, ".tray [data-primary]")
        page.keyboard.press("Enter")
    elif page.locator(".app[data-playing=true]").count():
        tab_to(player, ".can button")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["cafe", "ffb-coinche", "decouverte"])
def test_a_deal_by_keyboard_alone(player: OpenPlayer, game: str) -> None:
    ana = player(width=1440, height=900, game=game)
    ana.home()
    tab_to(ana, "[data-play]")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".app")
    end = time.monotonic() + 300
    while ana.phase != "counted":
        assert time.monotonic() < end, f"stuck: {ana.phase} {ana.told}"
        press_once(ana)
        ana.page.wait_for_timeout(60)
    tab_to(ana, ".tray [data-primary]")
    ana.page.keyboard.press("Enter")
    ana.until_phase("auction", act=False)


def test_arrows_go_along_the_hand(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    hand = ana.hand()
    focus = "document.activeElement.dataset.hand"
    for key, card in (("Home", 0), ("ArrowRight", 1), ("End", -1), ("ArrowLeft", -2)):
        ana.page.keyboard.press(key)
        assert ana.page.evaluate(focus) == hand[card]


def test_friends_are_invited_by_keyboard(player: OpenPlayer) -> None:
    ana = player()
    ana.home()
    tab_to(ana, "a[href='#/friends']")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".game input:checked")
    tab_to(ana, "#name")
    ana.page.keyboard.type("Ana")
    tab_to(ana, "[data-primary]")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".lobby")
    tab_to(ana, ".lobby [data-primary]")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".app")


def test_keys_open_and_escape_closes(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    for key in ("u", "l", "r", "m", "?"):
        ana.page.keyboard.press(key)
        ana.page.wait_for_selector("dialog[open]")
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_selector("dialog[open]", state="detached")
    assert ana.page.locator(".app").count() == 1


def test_a_bid_by_letters_and_arrows(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("ffb-coinche")
    ana.until(lambda: bool(ana.page.locator("[data-value]").count()), 30, act=False)
    value = "() => document.querySelector('[data-value][aria-pressed=true]').dataset.value"
    lowest = int(ana.page.evaluate(value))
    ana.page.keyboard.press("ArrowUp")
    assert int(ana.page.evaluate(value)) == lowest + 10
    for key, trump in (("t", "C"), ("p", "S"), ("d", "D"), ("c", "H")):
        ana.page.keyboard.press(key)
        chosen = ana.page.locator("[data-trump][aria-pressed=true]").get_attribute("data-trump")
        assert chosen == trump
    ana.page.keyboard.press("x")
    ana.page.wait_for_selector("[data-value]", state="detached")
