"""What the rail says above the hand: the one thing asked now."""

from rebelote.cards import cards_of
from rebelote.engine import Bid, Coinche, winning_position
from rebelote.server.drawing.hand import obligation, proposed
from rebelote.server.protocol.view import Question
from rebelote.server.words import Reader
from rebelote.table.due import Presence
from rebelote.table.state import TableState
from rebelote.views import View, second_round


def question(reader: Reader, state: TableState, view: View | None, presence: Presence) -> Question:
    """What is asked, and of whom."""
    if state.paused:
        return Question(text=reader.say("server-told-paused"), help="", mine=False)
    if state.phase == "lobby" or view is None:
        message = "server-ask-sit" if reader.seat is None else "server-ask-start"
        return Question(text=reader.say(message), help="", mine=reader.seat is not None)
    if state.phase == "counted":
        return _counted(reader, state, presence)
    if state.phase == "finished":
        return Question(text=reader.say("server-ask-rematch"), help="", mine=False)
    if view.my_turn:
        away = state.seats[view.turn].away is not None
        if away:
            return Question(text=reader.say("server-ask-back"), help="", mine=True)
        return _call(reader, view) if view.phase == "auction" else _card(reader, view)
    who = reader.about(view.turn)
    message = "server-ask-call-other" if view.phase == "auction" else "server-ask-card-other"
    return Question(text=reader.say(message, **who), help="", mine=False)


def _counted(reader: Reader, state: TableState, presence: Presence) -> Question:
    waiting = [
        seat for seat in state.seated()
        if presence.here(state, seat) and not state.seats[seat].went_on
    ]  # fmt: skip
    if reader.seat in waiting:
        return Question(text=reader.say("server-ask-go-on"), help="", mine=True)
    names = reader.names.texts.all_of([reader.seat_name(seat) for seat in waiting])
    text = reader.say("server-ask-wait", who=names) if names else ""
    return Question(text=text, help="", mine=False)


def _call(reader: Reader, view: View) -> Question:
    suit = proposed(view)
    if view.rules.auction.kind == "bidding":
        doubled = any(isinstance(call, Coinche) for call in view.calls)
        message = "server-ask-redouble" if doubled else "server-ask-bid"
        return Question(text=reader.say(message), help=_bid_help(reader, view), mine=True)
    assert suit is not None
    if not second_round(view):
        text = reader.say("server-ask-take", suit=reader.trump(suit), letter=suit.value)
        assert view.turned is not None
        reason = reader.say("server-help-take", card=reader.card_name(view.turned))
        return Question(text=text, help=reason, mine=True)
    forced = view.dealer_must_name and view.turn == view.dealer
    text = reader.say("server-ask-must-name" if forced else "server-ask-name")
    reason = reader.say("server-help-second-round", suit=reader.trump(suit))
    return Question(text=text, help=reason, mine=True)


def _bid_help(reader: Reader, view: View) -> str:
    """The lowest bid there is, and whose may be doubled."""
    values = [
        call.value for call in view.legal if isinstance(call, Bid) and isinstance(call.value, int)
    ]
    may_double = any(isinstance(call, Coinche) for call in view.legal)
    if not values:
        return ""
    least = str(min(values))
    if may_double and view.bidder is not None:
        return reader.say("server-help-bid-or-double", least=least, **reader.about(view.bidder))
    return reader.say("server-help-bid", least=least)


def _card(reader: Reader, view: View) -> Question:
    text = reader.say("server-ask-card" if view.trick.cards else "server-ask-lead")
    return Question(text=text, help=card_help(reader, view), mine=True)


def card_help(reader: Reader, view: View) -> str:
    """Why not every card may be played now, in one line; nothing where every card may."""
    if view.stock and view.rules.play.free_while_stock:
        return reader.say("server-help-stock")
    must = obligation(view)
    if must is None or view.legal_cards == view.hand:
        return ""
    suit = reader.suit_of(must.cause)
    cards = reader.names.texts.any_of(
        [reader.card_name(card) for card in cards_of(view.legal_cards)]
    )
    return reader.say(f"server-help-{must.reason}", suit=suit, cards=cards)


def winning_seat(view: View) -> int | None:
    """Who is winning the trick, once it has a card."""
    if view.contract is None or not view.trick.cards:
        return None
    place = winning_position(view.trick, view.contract.trump)
    return view.trick.seat_of(place, view.rules.seats)
