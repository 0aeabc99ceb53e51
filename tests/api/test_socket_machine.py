"""One seat's socket under Hypothesis: whatever is sent in whatever order, the table stays sound."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from api.house import THOROUGH, Json, Reader, Server

_HOUSE: dict[str, Server] = {}
_ACTIONS = st.sampled_from(
    [
        "pass",
        "take",
        "take:H",
        "bid:90S",
        "bid:capot:D",
        "coinche",
        "JH",
        "AS+belote",
        "7C+run:7C-9C",
    ]
)


def _server() -> Server:
    """One server for all examples."""
    if "server" not in _HOUSE:
        _HOUSE["server"] = Server(Path(tempfile.mkdtemp(prefix="rebelote-machine-")))
        _HOUSE["server"].start()
    return _HOUSE["server"]


def teardown_module() -> None:
    """Stop it."""
    if "server" in _HOUSE:
        _HOUSE.pop("server").stop()


class SocketMachine(RuleBasedStateMachine):
    """A person at a table with three bots."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.reader: Reader | None = None
        self.highest = 0

    def do(self, work: Any) -> Any:
        """Run something of the socket."""
        return self.loop.run_until_complete(work)

    @initialize(
        rules=st.sampled_from(["ffb-classic", "ffb-coinche", "duel", "three-handed", "zone"])
    )
    def come(self, rules: str) -> None:
        server = _server()
        joined = server.table(wish={"rules": rules})
        self.reader = Reader(server, joined["code"], joined["token"])
        self.do(self.reader.connect())
        self.settle()

    def stable(self) -> bool:
        """True if nothing will happen by itself."""
        assert self.reader is not None
        view = self.reader.view
        return bool(view) and (
            view["my_turn"] or view["paused"] or view["phase"] not in ("auction", "play")
        )

    def settle(self) -> list[Json]:
        """Read until nothing more will happen by itself."""
        assert self.reader is not None
        found = []
        while not self.stable():
            found.append(self.do(self.reader.next()))
        return found

    def send(self, kind: str, **fields: Any) -> list[Json]:
        """Send, and read what comes."""
        assert self.reader is not None
        self.do(self.reader.send(kind, **fields))
        found = [self.do(self.reader.next())]
        return found + self.settle()

    @property
    def may(self) -> list[str]:
        """The commands that make sense now."""
        return list(self.reader.view["may"]) if self.reader is not None else []

    @rule()
    def play(self) -> None:
        assert self.reader is not None
        if {"act", "go-on"}.isdisjoint(self.may):
            return
        number = self.reader.number
        self.do(self.reader.move())
        self.do(self.reader.state())
        self.settle()
        assert self.reader.number > number

    @rule(kind=st.sampled_from(["start", "go-on", "pause", "resume", "rematch", "back", "undo"]))
    def command(self, kind: str) -> None:
        assert self.reader is not None
        allowed = kind in self.may
        number = self.reader.number
        answers = self.send(kind, seen=number) if allowed or kind != "back" else []
        refused = [answer for answer in answers if answer["type"] == "refused"]
        if allowed:
            assert not refused, refused
        elif answers:
            assert refused
            assert self.reader.number == number

    @rule(action=_ACTIONS, behind=st.integers(-2, 3))
    def try_something(self, action: str, behind: int) -> None:
        assert self.reader is not None
        number = self.reader.number
        answers = self.send("act", action=action, seen=max(0, number - behind))
        assert answers[0]["type"] in ("refused", "state")
        if answers[0]["type"] == "refused":
            assert self.reader.number == number
        elif behind < 0:
            raise AssertionError("a number that has not been was accepted")

    @rule(kind=st.sampled_from(["hint", "tell-all"]))
    def ask(self, kind: str) -> None:
        assert self.send(kind)[0]["type"] in ("hinted", "told-all", "refused")

    @rule(card=st.sampled_from(["7S", "JH", "AD", "TC", "XX"]))
    def why(self, card: str) -> None:
        assert self.send("why", card=card)[0]["type"] in ("why", "refused")

    @rule(language=st.sampled_from(["es", "fr", "en"]), deck=st.sampled_from(["vdr", "spanish"]))
    def read(self, language: str, deck: str) -> None:
        assert self.send("read", language=language, deck=deck)[0]["type"] == "state"

    @rule(seen_too=st.booleans())
    def lose_the_connection(self, seen_too: bool) -> None:
        assert self.reader is not None
        hand = self.reader.view["hand"]
        self.do(self.reader.close())
        self.do(self.reader.connect(seen=None if seen_too else 0))
        number = self.reader.number
        self.do(self.reader.state())
        if self.reader.number == number:
            cards = [card["card"]["card"] for card in self.reader.view["hand"]]
            assert cards == [card["card"]["card"] for card in hand]
        self.settle()

    @invariant()
    def the_view_is_sound(self) -> None:
        if self.reader is None or not self.reader.view:
            return
        view = self.reader.view
        assert self.reader.number >= self.highest
        self.highest = self.reader.number
        assert ("act" in view["may"]) == (view["my_turn"] and not view["paused"])
        me = view["seats"][view["reader"]]
        if view["phase"] in ("auction", "play"):
            assert len(view["hand"]) + len(me["piles"]) + view["covered"] == me["cards_left"]
        if view["my_turn"] and view["phase"] == "play":
            cards = [*view["hand"], *me["piles"]]
            assert any(card["legal"] for card in cards)
        assert bool(view["calls"]) == (view["my_turn"] and view["phase"] == "auction")

    def teardown(self) -> None:
        if self.reader is not None and self.reader.socket is not None:
            self.do(self.reader.close())
        self.loop.close()


TestSocketMachine = SocketMachine.TestCase
TestSocketMachine.settings = settings(
    max_examples=100 if THOROUGH else 6, stateful_step_count=40 if THOROUGH else 15, deadline=None
)
