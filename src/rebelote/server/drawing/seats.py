"""The seats and the marks beside them."""

from typing import Literal, TypeAlias

from rebelote.cards import SUITS, cards_of
from rebelote.server.drawing.hand import piles
from rebelote.server.protocol.seats import AnnouncementView, BeloteView, SeatView
from rebelote.server.words import Reader
from rebelote.table.due import Presence
from rebelote.table.state import TableState
from rebelote.views import Heard, View

Kind: TypeAlias = Literal["empty", "person", "bot"]


def kind_of(state: TableState, seat: int) -> Kind:
    """Who has a seat: nobody yet, a person, or a bot."""
    if state.seats[seat].person is not None:
        return "person"
    return "empty" if state.phase == "lobby" else "bot"


def seat_views(
    reader: Reader, state: TableState, view: View | None, presence: Presence
) -> list[SeatView]:
    """Every seat, in seat order."""
    return [_seat(reader, state, view, presence, seat) for seat in range(state.rules.seats)]


def _seat(
    reader: Reader, state: TableState, view: View | None, presence: Presence, seat: int
) -> SeatView:
    item, person = state.seats[seat], state.person_at(seat)
    contract = None if view is None else view.contract
    kind = kind_of(state, seat)
    return SeatView(
        seat=seat,
        side=state.rules.side_of(seat),
        place=reader.place(seat),
        name="" if kind == "empty" else reader.seat_name(seat),
        kind=kind,
        me=seat == reader.seat,
        away=item.away,
        connected=person is None or person.number in presence.connected,
        turn=state.turn == seat,
        dealer=view is not None and state.phase != "lobby" and view.dealer == seat,
        taker=contract is not None and contract.taker == seat,
        leader=view is not None and view.contract is not None and view.trick.leader == seat,
        doubled=contract.doubled if contract is not None and contract.taker == seat else 1,
        call=None if view is None else _latest_call(reader, view, seat),
        call_stands=view is not None and view.contract is None and view.bidder == seat,
        announcements=[] if view is None else _announcements(reader, view, seat),
        belotes=[] if view is None else _belotes(reader, view, seat),
        cards_left=0 if view is None else view.cards_left[seat],
        piles=[] if view is None else piles(reader, view, seat),
        status=_status(reader, state, presence, seat),
        wishes_pause=item.wishes_pause,
        wishes_rematch=item.wishes_rematch,
        goes_on=item.went_on,
    )


def _latest_call(reader: Reader, view: View, seat: int) -> str | None:
    for number in range(len(view.calls) - 1, -1, -1):
        if view.callers[number] == seat:
            second = view.rules.auction.kind == "turn-up" and number >= view.rules.seats
            return reader.call(view.calls[number], second_round=second)
    return None


def _announcements(reader: Reader, view: View, seat: int) -> list[AnnouncementView]:
    """What a seat has announced: as it was said, and with its cards once they are shown."""
    counts = None
    if view.tricks:
        counts = view.counting_side == view.rules.side_of(seat)
    # Every seat that has played its first card has said what it has; what is shown comes in the
    # same order.
    shown = view.shown[seat] if len(view.shown[seat]) == len(view.heard[seat]) else ()
    return [
        AnnouncementView(
            words=reader.heard(heard),
            mark=_announcement_mark(reader, heard),
            points=heard.points,
            cards=[reader.card(card) for card in cards_of(shown[place].cards)] if shown else [],
            counts=counts,
        )
        for place, heard in enumerate(view.heard[seat])
    ]


def _announcement_mark(reader: Reader, heard: Heard) -> str:
    """ "Tierce 20"; the longer runs are called by their points already: "Cinquante"."""
    words = reader.heard(heard)
    named = heard.kind == "run" and heard.length is not None and heard.length > 3
    return words[:1].upper() + words[1:] + ("" if named else f" {heard.points}")


def _belotes(reader: Reader, view: View, seat: int) -> list[BeloteView]:
    marks = []
    for belote in view.belotes:
        if belote.seat != seat or not belote.said[0]:
            continue
        whole = belote.played == 2 and all(belote.said)
        marks.append(
            BeloteView(
                words=reader.say("server-mark-belote", points=20 if whole else 0),
                suit=SUITS[belote.suit],
                points=20 if whole else 0,
            )
        )
    return marks


def _status(reader: Reader, state: TableState, presence: Presence, seat: int) -> str:
    """What is to be told of a seat in words; nothing where all is as usual."""
    person = state.person_at(seat)
    if person is not None and person.number not in presence.connected:
        return reader.say("server-status-gone")
    if state.seats[seat].away == "silent":
        return reader.say("server-status-silent")
    if state.turn == seat and not state.paused:
        if state.is_bots(seat):
            return reader.say("server-status-thinking")
        return reader.say("server-status-turn", **reader.about(seat))
    return ""
