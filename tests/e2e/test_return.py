"""A reload, a lost connection, a killed server, a second tab: the table goes on."""

from e2e.conftest import OpenPlayer, Server


def test_a_reload_in_mid_deal_changes_nothing(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    for phase in ("auction", "play", "counted"):
        ana.until_phase(phase, seconds=90)
        if phase == "auction":
            ana.until_asked()
        elif phase == "play":
            ana.until(lambda: bool(ana.page.locator(".app[data-playing=true]").count()), 60)
        hand = ana.hand()
        ana.page.reload()
        ana.page.wait_for_selector(".app")
        assert ana.hand() == hand
        assert ana.phase == phase


def test_a_lost_connection_is_told_and_comes_back(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    hand = ana.hand()
    ana.page.context.set_offline(True)
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    assert ana.page.wait_for_selector(".linknotice[role=alert]").inner_text()
    ana.page.context.set_offline(False)
    ana.page.evaluate("dispatchEvent(new Event('online'))")
    ana.page.wait_for_selector(".linknotice", state="detached")
    assert ana.hand() == hand
    ana.until(lambda: len(ana.hand()) < len(hand), 20)


def test_a_server_that_dies_and_returns(player: OpenPlayer, server: Server) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    hand = ana.hand()
    server.kill()
    ana.page.wait_for_selector(".linknotice[role=alert]")
    server.start()
    ana.page.wait_for_selector(".linknotice", state="detached", timeout=30_000)
    assert ana.hand() == hand
    ana.until(lambda: len(ana.hand()) < len(hand), 20)


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


def test_the_first_page_leads_back_to_the_table(player: OpenPlayer) -> None:
    ana = player()
    ana.play_now()
    ana.until(ana.my_turn, 30, act=False)
    hand = ana.hand()
    ana.home()
    ana.page.click("[data-continue]")
    ana.page.wait_for_selector(".app")
    assert ana.hand() == hand


def test_language_and_deck_change_in_mid_deal(player: OpenPlayer) -> None:
    ana = player()
    ana.make_table("cafe")
    ana.until(lambda: ana.phase == "play" and ana.my_turn(), 60)
    hand = ana.hand()
    ana.page.evaluate("location.hash = '#/settings'")
    ana.page.get_by_role("button", name="English").click()
    ana.page.get_by_role("button", name="Spanish", exact=True).click()
    ana.page.go_back()
    ana.page.wait_for_selector(".app")
    assert ana.hand() == hand
    names = ana.page.locator("[data-hand]").first.get_attribute("aria-label") or ""
    assert " of " in names and any(suit in names for suit in ("oros", "copas", "espadas", "bastos"))
