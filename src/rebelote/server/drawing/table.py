"""The whole table as one reader sees it."""

from functools import lru_cache
from typing import Any

from msgspec import json

from rebelote.engine import Contract, Trick
from rebelote.i18n.names import Names
from rebelote.i18n.rule_words import match_aim, rule_line
from rebelote.notation import action_text, parse_rules
from rebelote.rules import differences, preset, rule_code
from rebelote.rules.dimensions import Rules
from rebelote.server.drawing.fairness import fairness
from rebelote.server.drawing.hand import (
    announce_options,
    call_options,
    hand_cards,
    proposed,
)
from rebelote.server.drawing.may import commands
from rebelote.server.drawing.questions import question, winning_seat
from rebelote.server.drawing.seats import seat_views
from rebelote.server.drawing.sheets import deal_sheet, deal_sheets
from rebelote.server.drawing.telling import match_outcome
from rebelote.server.kept import ViewMemory
from rebelote.server.protocol.view import (
    CallView,
    ClockView,
    ContractView,
    GameView,
    PlayedCard,
    SideView,
    TableView,
    TrickView,
)
from rebelote.server.rule_words import game_name, level_words
from rebelote.server.words import Reader
from rebelote.table.due import Presence
from rebelote.table.state import Person, TableState
from rebelote.table.streak import streak_after
from rebelote.views import View, second_round, trick_worth


def reader_of(
    names: Names, state: TableState, person: Person | None, memory: ViewMemory | None = None
) -> Reader:
    """How this person (None: a spectator without a name) reads the table."""
    seat_names = tuple(state.seat_name(seat) for seat in range(state.rules.seats))
    seat = None if person is None else person.seat
    return Reader(names, state.rules, seat, seat_names, memory or ViewMemory())


def reader_view(reader: Reader, state: TableState) -> View | None:
    """What a reader may know of the deal; None before the first one, and in the lobby."""
    if state.deal is None or state.phase == "lobby":
        return None
    return reader.memory.view(state.deal, state.match, reader.seat)


def table_view(
    reader: Reader, state: TableState, person: Person | None, presence: Presence, now: int
) -> TableView:
    """Everything this reader may see now."""
    view = reader_view(reader, state)
    over = state.phase in ("counted", "finished") and bool(state.results)
    proposal = None if view is None or view.phase != "auction" else proposed(view)
    return TableView(
        code=state.code,
        name=state.name,
        reader=reader.seat,
        reader_name="" if person is None else person.name,
        game=_game(reader.names, state),
        level=state.level,
        level_words=level_words(reader.names, state.level),
        phase=state.phase,
        deal=max(1, len(state.deals)),
        paused=state.paused,
        notices=_notices(reader, state, presence),
        seats=seat_views(reader, state, view, presence),
        watching=[item.name for item in state.persons() if item.seat is None],
        turn=state.turn,
        my_turn=view is not None and view.my_turn and state.playing,
        question=question(reader, state, view, presence),
        hand=[] if view is None else hand_cards(reader, view),
        covered=0 if view is None or view.seat is None else view.covered[view.seat],
        announce=[] if view is None else announce_options(reader, view),
        calls=[] if view is None else call_options(reader, view),
        auction=[] if view is None else _auction(reader, view),
        auction_round=0 if view is None else 2 if second_round(view) else 1,
        turned=None if view is None else _turned(reader, view),
        proposed=None if proposal is None else proposal.value,
        contract=None
        if view is None or view.contract is None
        else contract_view(reader, view.contract),
        trick=_trick(reader, view, None),
        last_trick=_trick(reader, view, view.tricks[-1])
        if view is not None and view.tricks
        else None,
        stock=0 if view is None else view.stock,
        sides=_sides(reader, state, view),
        reserve=state.match.held,
        reserve_words=_reserve(reader, state),
        sheets=deal_sheets(reader, state),
        result=deal_sheet(reader, state, len(state.results) - 1) if over else None,
        outcome=match_outcome(reader, state),
        winner=state.match.winner if state.phase == "finished" else None,
        next_dealer=None if state.match.finished else state.match.dealer,
        standing=_standing(reader, state),
        streak=_streak(reader, state),
        fairness=fairness(reader, state),
        clock=_clock(state, presence, now),
        chat=state.chat,
        solo=len(state.seated()) == 1,
        may=commands(reader, state, person, view, presence),
    )


def _notices(reader: Reader, state: TableState, presence: Presence) -> list[str]:
    """What is to be told of the table as a whole, on paper."""
    notices = []
    for seat, item in enumerate(state.seats):
        if item.thumb:
            notices.append(reader.say("server-told-bot-replaced", **reader.about(seat)))
        if item.away is not None and seat != reader.seat:
            notices.append(reader.say(f"server-told-away-{item.away}", **reader.about(seat)))
    return notices


def _game(names: Names, state: TableState) -> GameView:
    return game_view(names, json.encode(state.rules_value))


@lru_cache(maxsize=256)
def game_view(names: Names, rules_json: bytes) -> GameView:
    """The game of a table in words, put together once for each; its rules come as JSON."""
    name, changes, rules = parse_rules(json.decode(rules_json))
    differing = differences(preset(name), rules)
    return GameView(
        preset=name,
        name=game_name(names, name, bool(changes)),
        about=names.say(f"play-about-{name}"),
        aim=match_aim(rules, names),
        code=rule_code(rules),
        seats=rules.seats,
        sides=rules.sides,
        tricks=16 if rules.seats == 2 else 8,
        direction=rules.deal.direction,
        differs=[rule_line(item, values[1], names) for item, values in differing.items()],
        belote_asked=rules.belote.call == "required",
        announcements_asked=rules.announcements.allowed and rules.announcements.call == "required",
        points_in_reserve=rules.score.tie == "held",
        revoke_counts=rules.play.revoke == "loses-deal",
    )


def _auction(reader: Reader, view: View) -> list[CallView]:
    turn_up = view.rules.auction.kind == "turn-up"
    said = []
    for number, (caller, call) in enumerate(zip(view.callers, view.calls, strict=True)):
        second = turn_up and number >= view.rules.seats
        said.append(
            CallView(
                seat=caller,
                round=1 + number // view.rules.seats,
                action=action_text(call),
                words=reader.call(call, second_round=second),
            )
        )
    return said


def _turned(reader: Reader, view: View) -> Any:
    """The card turned up, while it lies there."""
    if view.turned is None or (view.phase != "auction" and view.rules.deal.complete):
        return None
    if view.phase != "auction" or view.rules.auction.kind != "turn-up":
        return None
    return reader.card(view.turned)


def contract_view(reader: Reader, contract: Contract) -> ContractView:
    """What is played, in words."""
    return ContractView(
        trump=contract.trump.value,
        trump_words=reader.trump(contract.trump),
        taker=contract.taker,
        taker_words=reader.taker_words(contract),
        bid=contract.bid if isinstance(contract.bid, int) else None,
        bid_words=reader.bid_words(contract),
        capot=contract.bid == "capot",
        doubled=contract.doubled,
        doubled_words=reader.doubled_words(contract),
        words=reader.contract(contract),
    )


def _trick(reader: Reader, view: View | None, complete: Trick | None) -> TrickView:
    """The trick on the table, or one that is complete."""
    if view is None:
        return TrickView(leader=0, cards=[], winning=None, complete=False, points=0, words="")
    trick = view.trick if complete is None else complete
    seats = view.rules.seats
    cards = [
        PlayedCard(seat=trick.seat_of(place, seats), card=reader.card(card))
        for place, card in enumerate(trick.cards)
    ]
    winning = winning_seat(view) if complete is None else complete.winner
    worth = trick_worth(view, trick) if view.contract is not None else 0
    words = ""
    if complete is not None and complete.winner is not None:
        if len(view.tricks) == _tricks(view.rules):
            worth += view.rules.tricks.last
        words = reader.say("server-told-trick", points=worth, **reader.about(complete.winner))
    return TrickView(
        leader=trick.leader,
        cards=cards,
        winning=winning,
        complete=complete is not None,
        points=worth,
        words=words,
    )


def _tricks(rules: Rules) -> int:
    return 16 if rules.seats == 2 else 8


def _sides(reader: Reader, state: TableState, view: View | None) -> list[SideView]:
    sides = range(state.rules.sides)
    return [
        SideView(
            side=side,
            name=reader.side(side),
            us=reader.is_us(side),
            seats=reader.seats_of(side),
            score=state.match.score[side],
            points=0 if view is None else view.trick_points[side],
            tricks=0 if view is None else view.tricks_won[side],
        )
        for side in sides
    ]


def _reserve(reader: Reader, state: TableState) -> str:
    if not state.match.held:
        return ""
    return reader.say("play-header-held", points=str(state.match.held))


def _standing(reader: Reader, state: TableState) -> str:
    """How far a match of so many deals has come; nothing where it is played to a target."""
    if state.rules.match.end != "deals" or state.phase == "lobby":
        return ""
    played = state.match.deals_played + state.playing
    return reader.say("server-standing", deal=played, deals=state.rules.match.deals)


def _streak(reader: Reader, state: TableState) -> str:
    """The streak before the match, and at its end what has become of it."""
    if state.streak is None:
        return ""
    over = state.phase == "finished"
    streak = streak_after(state) if over else state.streak
    if over and not streak.wins:
        return reader.say("play-streak-over")
    now = reader.say("play-streak-now", wins=streak.wins, score=streak.score)
    level = str(streak.level)
    if over:
        return f"{now} {reader.say('play-streak-next', level=level)}"
    told = reader.say("play-streak-level", level=level)
    return f"{told} {now}" if streak.wins else told


def _clock(state: TableState, presence: Presence, now: int) -> ClockView:
    seat = state.turn
    ticking = bool(state.clock) and seat is not None and not state.is_bots(seat)
    left = None
    if ticking and not state.paused:
        left = max(0, state.since + 1000 * state.clock - now)
    return ClockView(limit=state.clock or None, seat=seat if ticking else None, left=left)
