"""A person at the table, as a program: looks at the page, and taps what a person would tap."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

# A point of a card that shows where cards overlap, and is on it where it leans.
CARD = {"x": 28, "y": 28}

# The places of the page, from the page itself: a new one is looked at without a word here.
_ROUTER = (Path(__file__).parents[2] / "web/src/lib/router.svelte.ts").read_text("utf-8")
PAGES = re.findall(r"'(\w+)'", _ROUTER.partition("PAGES = [")[2].partition("]")[0])
PATIENCE = 3
SIZES = ((360, 640), (820, 1180), (1440, 900))
RUNS_OFF = "document.documentElement.scrollWidth - innerWidth"
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""


def settings_script(settings: dict[str, Any]) -> str:
    """What a browser that has been here before remembers: quick, and without motion."""
    usual = {"language": "es", "hold": 800, "motion": "less", "game": "cafe", "level": "novice"}
    text = json.dumps(json.dumps(usual | settings))
    return f"localStorage['rebelote.settings'] ??= {text}"


class Player:
    """One page."""

    def __init__(self, page: Any, address: str) -> None:
        self.page, self.address = page, address

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector("[data-play]:enabled, [data-continue]")

    def visit(self, place: str) -> None:
        self.page.goto(f"{self.address}#/{place}")
        self.page.wait_for_selector("#app > *")

    def play_now(self) -> None:
        """The large button of the first page."""
        self.home()
        self.page.click("[data-play]")
        self.page.wait_for_selector(".app")

    def make_table(self, rules: str, changes: dict[str, Any] | None = None, **more: Any) -> str:
        """A table alone against novices who do not hesitate; gives its code."""
        self.page.goto(self.address)
        wish = {"rules": rules, "changes": changes or {}}
        body = {"wish": wish, "level": "novice", "pace": 0, "nickname": "Ana", "start": True} | more
        joined = self.page.evaluate(
            "body => fetch('./api/tables', {method: 'POST', body: JSON.stringify(body),"
            " headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())",
            body,
        )
        assert "token" in joined, joined
        table = {"code": joined["code"], "token": joined["token"], "score": [], "phase": ""}
        self.page.evaluate(
            "table => localStorage['rebelote.tables'] = JSON.stringify([table])", table
        )
        self.visit(f"table/{joined['code']}")
        self.page.wait_for_selector(".app, .lobby")
        return str(joined["code"])

    @property
    def phase(self) -> str:
        return str(self.page.locator(".app").get_attribute("data-phase"))

    @property
    def told(self) -> str:
        """What a screen reader was told last."""
        return str(self.page.locator("[data-told]").inner_text())

    def hand(self) -> list[str]:
        return [
            str(card.get_attribute("data-hand"))
            for card in self.page.locator("[data-hand]").element_handles()
        ]

    def my_turn(self) -> bool:
        return bool(self.page.locator(".me.turn").count())

    def step(self, stop: Callable[[], bool] = lambda: False) -> bool:
        """Do one thing if there is one to do: go on, press a button, play a legal card.

        `stop` is asked once more when everything lies still, just before a card is played.
        """
        page = self.page
        if page.locator(".ringed").count():
            return self._tap(".ringed")
        phase = self.phase
        # Only of this phase: another may come meanwhile, with a button in the same place.
        tray = f".app[data-phase={phase}] .tray"
        if page.locator(f"{tray} [data-primary]:enabled, {tray} [data-pass]:enabled").count():
            if stop():
                return False
            wanted = self._call() if phase == "auction" else "[data-primary]"
            return self._tap(f"{tray} {wanted}:enabled")
        if page.locator(".app[data-playing=true]").count() and not stop():
            return self._tap(".mypiles .can button, .hand .can button")
        return False

    def _call(self) -> str:
        """Pass where one may, but do not let deal after deal be void."""
        can_pass = self.page.locator(".tray [data-pass]").count()
        ladder = self.page.locator("[data-value]").count()
        return "[data-pass]" if can_pass and (ladder or not self._buttons()) else "[data-primary]"

    def _tap(self, selector: str) -> bool:
        try:
            self.page.locator(selector).first.click(position=CARD, timeout=700)
        except Error:
            return False  # the table moved on in the meantime
        return True

    def until(self, done: Callable[[], bool], seconds: float, act: bool = True) -> None:
        """Play on until something holds; `seconds` would be ample on a machine with nothing else
        to do."""
        end = time.monotonic() + PATIENCE * seconds
        while not done():
            assert time.monotonic() < end, f"stuck: {self.phase} {self.told}"
            if not (act and self.step(done)):
                self.page.wait_for_timeout(60)

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.page.wait_for_function(STILL)

    def in_light_and_dark(self) -> Iterator[str]:
        """Show the page in each of the two, one after the other."""
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_selector(f"html[data-theme={scheme}]")
            self.settle()
            yield scheme

    def shoot(self, folder: Path, name: str) -> None:
        """Keep what is on the screen at three sizes, in light and dark; nothing may run off it."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            for scheme in self.in_light_and_dark():
                self.page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
            assert self.page.evaluate(RUNS_OFF) <= 0

    def until_asked(self, seconds: float = 200) -> None:
        """Play on until one is to speak in an auction."""
        self.until(lambda: self.phase == "auction" and self._buttons() > 0, seconds)

    def until_shaded(self, seconds: float = 200) -> None:
        """Play on until some card may not be played."""
        self.until(lambda: self.page.locator(".some .cannot").count() > 0, seconds)

    def _buttons(self) -> int:
        return int(self.page.locator(".tray [data-primary]:enabled").count())

    def until_phase(self, *phases: str, seconds: float = 60, act: bool = True) -> None:
        self.until(lambda: self.phase in phases, seconds, act)
