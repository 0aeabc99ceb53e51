"""The table after an event. Nothing is refused here: what has happened has happened."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rebelote.cards import parse_card
from rebelote.engine import Deal, after_deal, apply, new_match
from rebelote.notation.action_text import parse_action
from rebelote.notation.record import DealRecord, parse_record, parse_rules
from rebelote.notation.replay import play_through
from rebelote.streaks import Streak
from rebelote.table import events as e
from rebelote.table.state import Dealing, Person, Seat, TableState
from rebelote.views import view_of


def new_table(created: e.Created, at: int) -> TableState:
    """The table that its first event sets up."""
    rules = parse_rules(created.rules)[2]
    state = TableState(
        code=created.code,
        rules=rules,
        rules_value=created.rules,
        level=created.level,
        clock=created.clock,
        pace=created.pace,
        chat=created.chat,
        name=created.name,
        bots=tuple(created.bots),
        seats=(Seat(),) * rules.seats,
        match=new_match(rules),
        salts=(None,) * rules.seats,
        since=at,
        streak=None if created.streak is None else Streak(*created.streak),
    )
    return state if created.record is None else _with_record(state, created.record)


def _with_record(state: TableState, value: dict[str, Any]) -> TableState:
    """The table as a record leaves it, in the lobby until it is started."""
    record = parse_record(value)
    game = play_through(record)
    return state.evolve(
        match=game.match,
        deal=game.last,
        deals=tuple(record.deals),
        dealings=(None,) * len(record.deals),
        results=tuple(game.results),
    )


def evolve(state: TableState, numbered: e.Numbered) -> TableState:
    """The table after this event."""
    event, at = numbered.event, numbered.at
    after = _AFTER[type(event)](state, event, at)
    mover = _mover(state, event)
    if mover is not None:
        after = after.with_person(mover, moved=numbered.number)
    return after.evolve(number=numbered.number)


def _mover(state: TableState, event: e.AnyEvent) -> int | None:
    """The person who has brought about something beside the game, so that it is not done twice."""
    match event:
        case e.Seated(person=person) | e.Stood(person=person) | e.HandedOver(person=person):
            return person
        case e.Salted(seat=seat) | e.PauseWished(seat=seat) | e.Resumed(seat=seat):
            return state.seats[seat].person
        case e.Back(seat=seat):
            return state.seats[seat].person
    return None


def _changed(state: TableState, at: int, **changes: Any) -> TableState:
    """A copy in which the game has moved on: older commands come too late."""
    return state.evolve(game_number=state.number + 1, since=at, **changes)


def _joined(state: TableState, event: e.Joined, at: int) -> TableState:
    return state.evolve(people=(*state.people, Person(event.person, event.name, event.token)))


def _seated(state: TableState, event: e.Seated, at: int) -> TableState:
    old = state.people[event.person].seat
    if old is not None:
        state = state.with_seat(old, **_empty())
    knows = event.seat if state.playing else None
    state = state.with_person(event.person, seat=event.seat, knows=knows)
    state = state.with_seat(event.seat, **_empty()).with_seat(event.seat, person=event.person)
    return state.evolve(since=at) if state.turn == event.seat else state


def _empty() -> dict[str, Any]:
    return {"person": None, "away": None, "wishes_pause": False, "wishes_rematch": False,
            "went_on": False}  # fmt: skip


def _stood(state: TableState, event: e.Stood, at: int) -> TableState:
    return state.with_person(event.person, seat=None).with_seat(event.seat, **_empty())


def _left(state: TableState, event: e.Left, at: int) -> TableState:
    seat = state.people[event.person].seat
    if seat is not None:
        state = state.with_seat(seat, **_empty())
    return state.with_person(event.person, seat=None, left=True)


def _promised(state: TableState, event: e.Promised, at: int) -> TableState:
    return state.evolve(promised=event.seed, salts=(None,) * state.rules.seats)


def _salted(state: TableState, event: e.Salted, at: int) -> TableState:
    salts = list(state.salts)
    salts[event.seat] = event.salt
    return state.evolve(salts=tuple(salts))


def _started(state: TableState, event: e.Started, at: int) -> TableState:
    seats = tuple(
        replace(seat, wishes_rematch=False, wishes_pause=False, went_on=False)
        for seat in state.seats
    )
    state = _changed(state, at, seats=seats, matches=state.matches + 1, paused=False, before=None)
    if state.matches == 1 and state.deal is not None:
        return _know(state.evolve(phase=_phase(state, state.deal)))
    return state.evolve(
        match=new_match(state.rules), deal=None, deals=(), dealings=(), results=(), phase="counted"
    )


def _phase(state: TableState, deal: Deal) -> Any:
    if deal.phase != "over":
        return deal.phase
    return "finished" if state.match.finished else "counted"


def _know(state: TableState) -> TableState:
    """Everybody seated sees its cards."""
    people = tuple(replace(person, knows=person.seat) for person in state.people)
    return state.evolve(people=people)


def _dealt(state: TableState, event: e.Dealt, at: int) -> TableState:
    deck = tuple(parse_card(text) for text in event.deck.split())
    deal = state.match.start(event.dealer, deck)
    seats = tuple(replace(seat, went_on=False) for seat in state.seats)
    dealing = None if state.promised is None else Dealing(state.promised, state.salts)
    return _know(
        _changed(
            state,
            at,
            deal=deal,
            deals=(*state.deals, DealRecord(event.dealer, deck)),
            dealings=(*state.dealings, dealing),
            phase=deal.phase,
            seats=seats,
            promised=None,
            before=None,
        )
    )


def _acted(state: TableState, event: e.Acted, at: int) -> TableState:
    before = state.deal
    assert before is not None
    deal = apply(before, parse_action(event.action))
    latest = state.deals[-1]
    deals = (*state.deals[:-1], replace(latest, actions=[*latest.actions, event.action]))
    match, results = state.match, state.results
    if deal.phase == "over":
        match, result = after_deal(match, deal)
        results = (*results, result)
    state = _changed(state, at, deal=deal, deals=deals, match=match, results=results)
    undo = before if event.by == "person" and _may_undo(state, before, deal, event.seat) else None
    return state.evolve(phase=_phase(state, deal), before=undo)


def _may_undo(state: TableState, before: Deal, after: Deal, seat: int) -> bool:
    """True if this seat plays against bots alone and its action has shown it nothing new."""
    if after.phase != before.phase or len(state.seated()) > 1:
        return False
    old, new = view_of(before, state.match, seat), view_of(after, state.match, seat)
    seen = ("table", "drawn", "turned", "shown", "counting_side", "contract", "stock")
    same = all(getattr(old, name) == getattr(new, name) for name in seen)
    return same and not new.hand & ~old.hand


def _undone(state: TableState, event: e.Undone, at: int) -> TableState:
    assert state.before is not None
    latest = state.deals[-1]
    deals = (*state.deals[:-1], replace(latest, actions=latest.actions[:-1]))
    phase = state.before.phase
    return _changed(state, at, deal=state.before, deals=deals, phase=phase, before=None)


def _went_on(state: TableState, event: e.WentOn, at: int) -> TableState:
    return state.with_seat(event.seat, went_on=True)


def _pause_wished(state: TableState, event: e.PauseWished, at: int) -> TableState:
    return state.with_seat(event.seat, wishes_pause=True)


def _paused(state: TableState, event: e.Paused, at: int) -> TableState:
    return state.evolve(paused=True)


def _resumed(state: TableState, event: e.Resumed, at: int) -> TableState:
    if not state.paused:
        return state.with_seat(event.seat, wishes_pause=False)
    seats = tuple(replace(seat, wishes_pause=False) for seat in state.seats)
    return state.evolve(paused=False, since=at, seats=seats)


def _rematch_wished(state: TableState, event: e.RematchWished, at: int) -> TableState:
    return state.with_seat(event.seat, wishes_rematch=True)


def _away(state: TableState, event: e.Away, at: int) -> TableState:
    return state.with_seat(event.seat, away=event.why).evolve(since=at)


def _back(state: TableState, event: e.Back, at: int) -> TableState:
    state = state.with_seat(event.seat, away=None)
    return state.evolve(since=at) if state.turn == event.seat else state


def _handed_over(state: TableState, event: e.HandedOver, at: int) -> TableState:
    holder = state.seats[event.seat].person
    assert holder is not None
    state = state.with_person(holder, seat=None)
    return _seated(state, e.Seated(person=event.person, seat=event.seat), at)


def _bot_replaced(state: TableState, event: e.BotReplaced, at: int) -> TableState:
    return state.with_seat(event.seat, thumb=True)


_AFTER: Final[dict[type[Any], Callable[[TableState, Any, int], TableState]]] = {
    e.Joined: _joined,
    e.Seated: _seated,
    e.Stood: _stood,
    e.Left: _left,
    e.Promised: _promised,
    e.Salted: _salted,
    e.Started: _started,
    e.Dealt: _dealt,
    e.Acted: _acted,
    e.Undone: _undone,
    e.WentOn: _went_on,
    e.PauseWished: _pause_wished,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.RematchWished: _rematch_wished,
    e.Away: _away,
    e.Back: _back,
    e.HandedOver: _handed_over,
    e.BotReplaced: _bot_replaced,
}
