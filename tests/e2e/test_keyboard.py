"""Everything by keyboard: from the first page through a whole deal."""

from e2e.conftest import OpenPlayer
from e2e.player import Player


def press_once(player: Player) -> None:
    """What somebody without a mouse does next."""
    keys = player.page.keyboard
    if player.page.locator(".ringed").count():
        keys.press("Enter")
    elif player.phase == "auction" and player.page.locator(".tray [data-primary]").count():
        player.page.locator(".tray [data-primary]").focus()
        keys.press("Enter")
    elif player.phase == "play" and player.my_turn():
        keys.press("Home")
        for _ in player.hand():
            focus = "document.activeElement?.closest('li')?.className ?? ''"
            if "cannot" not in player.page.evaluate(focus).split():
                break
            keys.press("ArrowRight")
        keys.press("Enter")


def test_a_deal_by_keyboard_alone(player: OpenPlayer) -> None:
    ana = player(width=1440, height=900)
    ana.home()
    for _ in range(12):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement.matches('[data-play]')"):
            break
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".app")
    for _ in range(900):
        if ana.phase == "counted":
            break
        press_once(ana)
        ana.page.wait_for_timeout(60)
    assert ana.phase == "counted"


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
