"""Answers to one reader alone: why, what to do, and the whole position in words."""

from typing import Any

from rebelote.cards import Card, cards_of, parse_card
from rebelote.engine import PlayCard
from rebelote.engine.play import check_card
from rebelote.i18n.explain import explain
from rebelote.notation import action_text
from rebelote.problem import Problem
from rebelote.review.decision import Decision
from rebelote.review.sentence import Speech
from rebelote.server.drawing.hand import sorted_hand, trump_now
from rebelote.server.drawing.questions import card_help, winning_seat
from rebelote.server.drawing.table import reader_view
from rebelote.server.protocol.server import Hinted, Refused, ToldAll, Why
from rebelote.server.protocol.words import CardView
from rebelote.server.words import Reader
from rebelote.table.state import TableState
from rebelote.views import View, second_round


def refused(problem: Problem, reader: Reader, state: TableState | None, ref: int = 0) -> Refused:
    """A refusal in the reader's words, with the cards it is about."""
    return Refused(
        ref=ref,
        code=problem.code,
        text=explain(problem, reader.names),
        **_about_cards(problem, reader, state),
    )


def _about_cards(problem: Problem, reader: Reader, state: TableState | None) -> dict[str, Any]:
    details = problem.details
    found: dict[str, Any] = {}
    card, cause, cards = details.get("card"), details.get("cause"), details.get("cards")
    if isinstance(card, int):
        found["card"] = reader.card(card)
    if isinstance(cause, int):
        found["cause"] = reader.card(cause)
        found["cause_seat"] = _player_of(state, cause)
    if isinstance(cards, int):
        found["cards"] = [reader.card(one) for one in cards_of(cards)]
    return found


def _player_of(state: TableState | None, card: Card) -> int | None:
    """Who has played a card of the trick on the table."""
    if state is None or state.deal is None or card not in state.deal.trick.cards:
        return None
    trick = state.deal.trick
    return trick.seat_of(trick.cards.index(card), state.rules.seats)


def why(reader: Reader, state: TableState, text: str, ref: int) -> Why:
    """Why a card of the reader's may be played now, or not. Raises Problem."""
    view = reader_view(reader, state)
    if view is None or view.seat is None or state.deal is None or not view.my_turn:
        raise Problem("not-your-turn", "table-not-your-turn")
    if view.phase != "play":
        raise Problem("wrong-phase", "not-in-auction")
    try:
        card = parse_card(text)
    except ValueError:
        raise Problem("malformed", "not-an-action", text=ascii(text[:30])) from None
    shown: CardView = reader.card(card)
    if not view.hand >> card & 1:
        # Whether it lies face down or elsewhere is nothing the reader may know.
        problem = Problem("not-held", "not-held", card=card)
        return Why(ref=ref, card=shown, legal=False, text=explain(problem, reader.names))
    try:
        check_card(state.deal, card)
    except Problem as problem:
        about = _about_cards(problem, reader, state)
        about.pop("card", None)
        text = explain(problem, reader.names)
        return Why(ref=ref, card=shown, legal=False, text=text, **about)
    allowed = reader.say("play-why-allowed", card=reader.names.card(card))
    return Why(ref=ref, card=shown, legal=True, text=allowed)


def view_for_hint(reader: Reader, state: TableState) -> View:
    """The view that advice is asked for. Raises Problem where there is nothing to decide."""
    view = reader_view(reader, state)
    if view is None or not view.my_turn or state.paused:
        raise Problem("not-allowed", "table-no-question")
    return view


def hinted(reader: Reader, decision: Decision, ref: int) -> Hinted:
    """What to do, and why, in a few words."""
    view, action = decision.view, decision.best.action
    card = action.card if isinstance(action, PlayCard) else None
    words = reader.call(action, second_round=second_round(view))
    if card is not None:
        words = reader.card_name(card)
    idea = Speech(reader.names, reader.names.card).advice(decision)
    return Hinted(
        ref=ref,
        action=action_text(action),
        card=None if card is None else reader.card(card),
        words=words,
        idea=idea,
        text=reader.say("play-hint", what=words, idea=idea),
    )


def tell_all(reader: Reader, state: TableState, ref: int) -> ToldAll:
    """The whole position in sentences."""
    view = reader_view(reader, state)
    if view is None:
        return ToldAll(ref=ref, sentences=[], played=[])
    score = ", ".join(f"{reader.side(side)} {points}" for side, points in enumerate(view.score))
    told = [reader.say("play-standing", number=str(len(state.deals)), score=score)]
    told.append(reader.say("server-tell-dealer", **reader.about(view.dealer)))
    if view.phase == "auction":
        told += _auction(reader, view)
    elif view.contract is not None:
        told.append(reader.say("play-contract-settled", contract=reader.contract(view.contract)))
        tricks = " ".join(f"{reader.side(side)} {n}" for side, n in enumerate(view.tricks_won))
        told.append(reader.say("play-header-tricks", tricks=tricks) + ".")
    told += _marks(reader, view)
    told += _cards(reader, view)
    return ToldAll(ref=ref, sentences=told, played=_played(reader, view))


def _auction(reader: Reader, view: View) -> list[str]:
    told = []
    if view.turned is not None and view.rules.auction.kind == "turn-up":
        card, suit = reader.cards([view.turned]), reader.suit_of(view.turned)
        told.append(reader.say("play-turned", card=card, suit=suit))
    for number, (caller, call) in enumerate(zip(view.callers, view.calls, strict=True)):
        second = view.rules.auction.kind == "turn-up" and number >= view.rules.seats
        said = reader.call(call, second_round=second)
        told.append(reader.say("server-told-said", what=said, **reader.about(caller)))
    return told


def _marks(reader: Reader, view: View) -> list[str]:
    """What the seats have announced, and belotes."""
    told = []
    for seat, said in enumerate(view.heard):
        for heard in said:
            about = reader.about(seat) | {"what": reader.heard(heard), "points": str(heard.points)}
            told.append(reader.say("play-announces", **about))
    for belote in view.belotes:
        if belote.said[0]:
            said_word = reader.say("call-belote")
            told.append(reader.say("server-told-said", what=said_word, **reader.about(belote.seat)))
    return told


def _cards(reader: Reader, view: View) -> list[str]:
    told = []
    trump = trump_now(view)
    for seat, table in enumerate(view.table):
        if table:
            cards = reader.cards(sorted_hand(table, trump))
            told.append(reader.say("play-face-up", who=reader.seat_name(seat), cards=cards))
    if view.trick.cards:
        told.append(reader.say("play-on-table", cards=_trick(reader, view.trick, view)))
        winner = winning_seat(view)
        if winner is not None:
            told.append(reader.say("play-winning", **reader.about(winner)))
    if view.hand:
        told.append(reader.say("play-your-hand", cards=reader.cards(sorted_hand(view.hand, trump))))
    reason = card_help(reader, view)
    if reason:
        told.append(reason + ".")
    barred = view.hand & ~view.legal_cards
    if view.my_turn and view.phase == "play" and barred:
        told.append(reader.say("play-not-now", cards=reader.cards(sorted_hand(barred, trump))))
    return told


def _trick(reader: Reader, trick: Any, view: View) -> str:
    return ", ".join(
        reader.say(
            "play-draw-card",
            who=reader.seat_name(trick.seat_of(place, view.rules.seats)),
            card=reader.card_name(card),
        )
        for place, card in enumerate(trick.cards)
    )


def _played(reader: Reader, view: View) -> list[str]:
    """The tricks so far, the latest last."""
    told = []
    for trick in view.tricks:
        if trick.winner is not None:
            told.append(_trick(reader, trick, view))
    return told
