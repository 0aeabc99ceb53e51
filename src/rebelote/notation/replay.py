"""What follows from a record: results, legal actions, numbers of sequences (docs/record.md)."""

from dataclasses import dataclass
from typing import Any

from rebelote.cards import Hand, cards_of
from rebelote.engine import (
    Contract,
    Deal,
    DealResult,
    Line,
    Match,
    PlayCard,
    after_deal,
    apply,
    legal_actions,
    legal_cards,
    new_match,
    set_up,
)
from rebelote.engine.play import play_card
from rebelote.notation.action_text import action_text, parse_action
from rebelote.notation.record import DealRecord, Record
from rebelote.problem import Problem


@dataclass(slots=True)
class Game:
    """A record played through.

    `deal` is the unfinished deal at the record's end, or None; `last` is the latest deal in any
    case, or None in a record without deals. `results` are those of the finished deals.
    """

    match: Match
    deal: Deal | None
    last: Deal | None
    results: list[DealResult]


class Stopped(Exception):
    """A record's action was refused: where, why, and what would have been legal there."""

    def __init__(
        self, problem: Problem, deal: int, action: int | None, seat: int | None, legal: list[str]
    ) -> None:
        super().__init__(problem, deal, action, seat, legal)
        self.problem = problem
        self.deal = deal
        self.action = action
        self.seat = seat
        self.legal = legal


def play_through(record: Record) -> Game:
    """Play a record through. Raises Stopped at the first action that the rules refuse."""
    match, results = new_match(record.rules), list[DealResult]()
    deal: Deal | None = None
    for number, written in enumerate(record.deals):
        if deal is not None and deal.phase != "over":
            problem = Problem("malformed", "deal-unfinished", number=number)
            raise Stopped(problem, number, None, None, [])
        try:
            deal = begun(match, written)
        except Problem as problem:
            raise Stopped(problem, number, None, None, []) from None
        deal = _play_deal(deal, written.actions, number)
        if deal.phase == "over":
            match, result = after_deal(match, deal)
            results.append(result)
    unfinished = deal if deal is not None and deal.phase != "over" else None
    return Game(match, unfinished, deal, results)


def begun(match: Match, written: DealRecord) -> Deal:
    """A written deal before its first action. Raises Problem."""
    if written.deck is not None:
        return match.start(written.dealer, written.deck)
    assert written.hands is not None and written.contract is not None
    assert written.leader is not None
    match.check_next(written.dealer)
    return set_up(match.rules, written.hands, written.contract, written.leader)


def _play_deal(deal: Deal, actions: list[str], number: int) -> Deal:
    for place, text in enumerate(actions):
        try:
            deal = apply(deal, parse_action(text))
        except Problem as problem:
            seat = None if deal.phase == "over" else deal.turn
            raise Stopped(problem, number, place, seat, legal_texts(deal)) from None
    return deal


def legal_texts(deal: Deal) -> list[str]:
    """Every legal action, words left out, sorted as text."""
    return sorted(action_text(action) for action in legal_actions(deal))


def legal_value(game: Game) -> dict[str, Any]:
    """The answer of ``legal``: seat and phase are null where nothing is left to do."""
    if game.deal is None:
        return {"seat": None, "phase": None, "actions": []}
    return {
        "seat": game.deal.turn,
        "phase": game.deal.phase,
        "actions": legal_texts(game.deal),
    }


def replay_value(game: Game) -> dict[str, Any]:
    """The answer of ``replay``."""
    deals = [result_value(result) for result in game.results]
    if game.deal is not None:
        deals.append({"outcome": "unfinished"})
    return {
        "ok": True,
        "deals": deals,
        "match": {
            "score": list(game.match.score),
            "held": game.match.held,
            "finished": game.match.finished,
            "winner": game.match.winner,
        },
    }


def result_value(result: DealResult) -> dict[str, Any]:
    """A deal's result as JSON."""
    value: dict[str, Any] = {
        "outcome": result.outcome,
        "taker": result.taker,
        "contract": None if result.contract is None else _contract_value(result.contract),
    }
    if result.totals is not None:
        value["tricks"] = list(result.totals.tricks)
        value["trick_points"] = list(result.totals.trick_points)
        value["belote"] = list(result.totals.belote)
        value["announcements"] = list(result.totals.announcements)
    value["score"] = list(result.score.score)
    value["held"] = result.score.held
    value["lines"] = [line_value(line) for line in result.score.lines]
    return value


def _contract_value(contract: Contract) -> dict[str, Any]:
    return {"trump": contract.trump.value, "bid": contract.bid, "doubled": contract.doubled}


def line_value(line: Line) -> dict[str, Any]:
    """A line of a score as JSON."""
    return {"kind": line.kind, "side": line.side, "points": line.points}


def perft(deal: Deal, depth: int) -> int:
    """How many sequences of `depth` legal card plays follow.

    Raises Problem ``wrong-phase`` during the auction.
    """
    if deal.phase == "auction":
        raise Problem("wrong-phase", "not-in-auction")
    if depth == 0:
        return 1
    if deal.phase == "over":
        return 0
    cards: Hand = legal_cards(deal)
    if depth == 1:
        return cards.bit_count()
    return sum(perft(play_card(deal, PlayCard(card)), depth - 1) for card in cards_of(cards))
