"""Friends at one table, by a code; somebody watches."""

import time

from e2e.conftest import OpenPlayer
from e2e.player import Player


def come(friend: Player, code: str, name: str) -> None:
    friend.visit(f"table/{code}")
    friend.page.fill("#nick", name)
    friend.page.click(".box .btn.primary")
    friend.page.wait_for_selector(".lobby, .app")


def test_four_browsers_at_one_table(player: OpenPlayer) -> None:
    people = [player(nickname=name) for name in ("Ana", "Berta", "Carlos", "Dora")]
    ana = people[0]
    ana.visit("friends")
    ana.page.wait_for_selector(".game input:checked")
    ana.page.fill("#name", "Ana")
    ana.page.click("[data-primary]")
    ana.page.wait_for_selector(".lobby")
    code = ana.page.locator(".invite .code").inner_text()
    assert len(code) == 6
    for friend, name in zip(people[1:], ("Berta", "Carlos", "Dora"), strict=True):
        come(friend, code, name)
    ana.page.wait_for_selector("text=Dora")
    ana.page.click(".lobby [data-primary]")
    for person in people:
        person.page.wait_for_selector(".app")
    end = time.monotonic() + 300
    while {person.phase for person in people} != {"counted"}:
        assert time.monotonic() < end, f"stuck: {[person.told for person in people]}"
        for person in people:
            if person.phase != "counted":
                person.step()
    sheets = {tuple(sorted(p.page.locator("tr.grand td").all_inner_texts())) for p in people}
    assert len(sheets) == 1
    for person in people:
        person.page.click(".tray [data-primary]")
    for person in people:
        person.until_phase("auction", act=False)


def test_one_who_watches_sees_no_hand(player: OpenPlayer) -> None:
    ana, spectator = player(), player()
    code = ana.make_table("cafe")
    spectator.visit(f"table/{code}")
    spectator.page.click(".box .btn.quiet")
    spectator.page.wait_for_selector(".app")
    assert spectator.hand() == []
    ana.until_phase("play", seconds=60)
    assert spectator.hand() == []
