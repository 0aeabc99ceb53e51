"""Beside the play: the clock, talk and silence, pauses, words explained, one's own letters."""

import json
from typing import Any

from e2e.conftest import OpenPlayer
from e2e.player import Player
from e2e.test_accessible import check


def two_at_a_table(player: OpenPlayer, **wishes: Any) -> tuple[Player, Player]:
    """Two friends, face to face, in two languages."""
    ana, zoe = player(language="es"), player(language="fr")
    code = ana.make_table("cafe", start=False, **wishes)
    zoe.visit(f"table/{code}")
    zoe.page.fill("#nick", "Zoé")
    zoe.page.click(".box .btn.primary")
    zoe.page.wait_for_selector(".lobby")
    ana.page.click(".lobby [data-primary]")
    for one in (ana, zoe):
        one.page.wait_for_selector(".app")
    return ana, zoe


def test_the_clock_stands_beside_the_seat(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe", clock=15)
    ana.until(lambda: ana.my_turn(), 60, act=False)
    clock = ana.page.locator(".mymarks .clock")
    clock.wait_for()
    assert 10 <= int(clock.inner_text().split(":")[1]) <= 15
    ana.page.wait_for_selector(".mymarks .clock.near", timeout=10_000)
    assert "segundos" in ana.told
    check(ana)
    # Time runs out: a computer plays, and the seat is handed back.
    ana.page.wait_for_selector(".linknotice .btn.primary", timeout=20_000)
    ana.page.click(".linknotice .btn.primary")
    ana.page.wait_for_selector(".linknotice", state="detached")


def test_no_clock_no_figures(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.my_turn(), 60, act=False)
    assert ana.page.locator(".clock").count() == 0


def test_signs_phrases_free_talk_and_silence(player: OpenPlayer) -> None:
    ana, zoe = two_at_a_table(player, chat=True)
    zoe.page.keyboard.press("m")
    zoe.page.locator("dialog .signs button").first.click()
    ana.page.wait_for_selector(".seat .bubble svg")
    assert ana.page.locator(".seat .bubble").inner_text() == "De acuerdo"
    zoe.page.keyboard.press("m")
    zoe.page.locator("dialog .says button").first.click()
    ana.page.wait_for_selector(".bubble:has-text('¡Hola!')")
    zoe.page.keyboard.press("m")
    zoe.page.fill("dialog .chat input", "<b>gras</b>")
    zoe.page.click("dialog .chat button")
    ana.page.wait_for_selector(".bubble:has-text('<b>gras</b>')")
    ana.page.keyboard.press("m")
    check(ana)
    ana.page.locator("dialog .mutes button").first.click()
    ana.page.keyboard.press("Escape")
    zoe.page.fill("dialog .chat input", "encore")
    zoe.page.click("dialog .chat button")
    zoe.page.wait_for_selector(".bubble:has-text('encore')")
    ana.page.wait_for_timeout(300)
    assert ana.page.locator(".bubble:has-text('encore')").count() == 0


def test_a_pause_by_agreement(player: OpenPlayer) -> None:
    ana, zoe = two_at_a_table(player)
    ana.page.click(".strip .icon")
    ana.page.locator(".menu button", has_text="Pausa").click()
    zoe.page.click(".linknotice .btn")
    for one in (ana, zoe):
        one.page.wait_for_selector(".linknotice .btn.primary")
        assert one.page.locator(".tray button").count() == 0
        check(one)
    ana.page.click(".linknotice .btn.primary")
    for one in (ana, zoe):
        one.page.wait_for_selector(".linknotice", state="detached")


def test_words_are_explained(player: OpenPlayer) -> None:
    ana = player(help="full")
    ana.make_table("cafe")
    ana.until_shaded()
    ana.page.click(".explains")
    ana.page.wait_for_selector("dialog dt")
    assert ana.page.locator("dialog dd").first.inner_text()
    check(ana)
    ana.page.keyboard.press("Escape")
    ana.until_phase("counted", seconds=120)
    ana.page.locator(".whyline").first.click()
    assert ana.page.locator("tr.because").inner_text()
    check(ana)
    ana.visit("words")
    ana.page.wait_for_selector("dt")
    check(ana)
    ana.page.fill("[type=search]", "capot")
    assert "capot" in ana.page.locator("dt").first.inner_text()


def test_a_revoke_is_asked_about_before_it_counts(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe", {"play.revoke": "loses-deal"})
    ana.until_shaded()
    held = len(ana.hand())
    ana.page.locator(".some .cannot button").first.click(position={"x": 12, "y": 12})
    ana.page.locator(".reason .anyway").click()
    ana.until(lambda: len(ana.hand()) == held - 1, 20, act=False)
    ana.until_phase("counted", seconds=120)
    assert "Renuncio" in ana.page.locator(".verdict").inner_text()


def test_a_lost_token_leads_back_to_the_door(player: OpenPlayer) -> None:
    ana = player()
    code = ana.make_table("cafe")
    lost = json.dumps(json.dumps([{"code": code, "token": "lost", "score": []}]))
    ana.page.evaluate(f"localStorage['rebelote.tables'] = {lost}")
    ana.page.reload()
    ana.page.wait_for_selector("#nick")
    ana.page.fill("#nick", "Berta")
    ana.page.click(".box .btn.primary")
    ana.page.wait_for_selector(".app")


def test_letters_of_ones_own(player: OpenPlayer) -> None:
    ana = player()
    ana.visit("settings")
    ana.page.locator(".letters summary").click()
    fields = ana.page.locator(".letters input")
    fields.nth(4).fill("z")
    fields.nth(4).blur()
    fields.nth(5).fill("x")
    fields.nth(5).blur()
    assert ana.page.locator(".letters [role=alert]").count() == 1
    check(ana)
    ana.make_table("cafe")
    ana.page.keyboard.press("l")
    assert ana.page.locator("dialog").count() == 0
    ana.page.keyboard.press("z")
    ana.page.wait_for_selector("dialog table.count")


def test_a_lost_seat_can_be_handed_over(player: OpenPlayer) -> None:
    ana, zoe = two_at_a_table(player)
    # Away from the table, or the page would write it down again.
    table = zoe.page.url
    zoe.page.goto(f"{zoe.address}health")
    zoe.page.evaluate("localStorage.removeItem('rebelote.tables')")
    zoe.page.goto(table)
    # The table knows the name, not the browser: she comes under another one, and watches.
    zoe.page.fill("#nick", "Zoé 2")
    zoe.page.click(".box .btn.quiet")
    zoe.page.wait_for_selector(".app")
    assert zoe.hand() == []
    ana.page.wait_for_selector(".seat.top:has-text('sin conexión')")
    ana.page.click(".strip .icon")
    ana.page.wait_for_selector(".menu :text('Dar a Zoé 2 el sitio de Zoé')")
