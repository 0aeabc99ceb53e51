"""The record of a table's match, with nothing in it that is still secret."""

from dataclasses import replace
from typing import Any, Final

from rebelote.notation.record import DealRecord, Record, parse_rules
from rebelote.table.honest import SALTS_KEY, commitment, public_deals
from rebelote.table.state import Dealing, TableState

# Where a record keeps the level of the computer's players.
LEVEL_KEY: Final = "x-level"


def record_of(state: TableState) -> Record:
    """The match so far: the deals that are over and may be shown, with their seeds."""
    preset, changes, rules = parse_rules(state.rules_value)
    shown = shown_deals(state)
    deals = [
        _with_seed(deal, dealing)
        for deal, dealing in zip(state.deals[:shown], state.dealings[:shown], strict=True)
    ]
    names = [state.seat_name(seat) for seat in range(rules.seats)]
    other: dict[str, Any] = {"id": f"{state.code}/{state.matches}", LEVEL_KEY: state.level}
    return Record(preset, changes, rules, deals, names, other)


def shown_deals(state: TableState) -> int:
    """How many deals of this match may be shown whole."""
    return public_deals(state.rules, state.results, finished=state.phase == "finished")


def _with_seed(deal: DealRecord, dealing: Dealing | None) -> DealRecord:
    if dealing is None:
        return deal
    promise = {"seed": dealing.seed, "commitment": commitment(dealing.seed)}
    salts = {SALTS_KEY: list(dealing.salts)} if any(dealing.salts) else {}
    return replace(deal, other={**deal.other, **promise, **salts})
