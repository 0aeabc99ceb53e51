"""What the rail and the sheet say beside the play: help, the next dealer, how far it is."""

import asyncio
from typing import Any

from api.house import Json, Reader, Server

COINCHE = {"rules": "ffb-coinche"}


def first_view(server: Server, until: Any, **wishes: Any) -> Json:
    """The first view of a new table that satisfies this."""

    async def run() -> Json:
        joined = server.table(start=True, **wishes)
        reader = await Reader(server, joined["code"], joined["token"]).connect()
        await reader.play(lambda view: bool(view) and until(view))
        await reader.close()
        return reader.view

    return asyncio.run(run())


def asked(view: Json) -> bool:
    return bool(view["my_turn"]) and view["phase"] == "auction"


def bids(view: Json) -> list[int]:
    """The numbers that may be bid."""
    return [call["value"] for call in view["calls"] if call["kind"] == "bid"]


def test_who_takes_is_told_what_for(server: Server) -> None:
    view = first_view(server, asked, wish={"rules": "ffb-classic"})
    if view["auction_round"] == 1:
        assert view["turned"]["name"] in view["question"]["help"]
    # Where a bid was doubled before one's first turn, there is nothing to bid: wait for a turn to.
    view = first_view(server, lambda found: asked(found) and bids(found), wish=COINCHE)
    least = min(bids(view))
    assert f"From {least}" in view["question"]["help"]
    doubles = any(call["kind"] == "coinche" for call in view["calls"])
    assert ("double" in view["question"]["help"]) == doubles


def test_the_duel_says_how_far_it_is_and_that_any_card_will_do(server: Server) -> None:
    def playing(view: Json) -> bool:
        return bool(view["my_turn"]) and view["phase"] == "play"

    view = first_view(server, playing, wish={"rules": "duel"})
    assert view["standing"] == "deal 1 of 2"
    assert view["stock"] and "stock" in view["question"]["help"]
    assert all(card["legal"] for card in view["hand"])


def test_no_bot_has_the_name_of_a_person(server: Server) -> None:
    lucy = {"nickname": "lucy", "language": "en"}
    view = first_view(server, asked, wish={"rules": "cafe"}, **lucy)
    names = [seat["name"].casefold() for seat in view["seats"]]
    assert len(set(names)) == 4 and "lucy" in names


def test_the_sheet_names_the_next_dealer_and_why(server: Server) -> None:
    view = first_view(server, lambda found: found["phase"] == "counted", wish={"rules": "cafe"})
    dealer = next(seat["seat"] for seat in view["seats"] if seat["dealer"])
    assert view["next_dealer"] == (dealer + 1) % 4
    assert view["standing"] == ""
    assert all(line["why"] for line in view["result"]["lines"])
