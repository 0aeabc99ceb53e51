"""Honest deals: a commitment before, salts of the players, the seed afterwards.

docs/honest-deals.md says the method in ten lines. Chance itself is `rebelote.engine.shuffle`.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rebelote.cards import Card
from rebelote.engine import Deal, DealResult, Match, cut, first_dealer, shuffled
from rebelote.notation.record import DealRecord, Record
from rebelote.notation.replay import play_through
from rebelote.problem import Problem
from rebelote.rules import Rules

SALT: Final = re.compile(r"[A-Za-z0-9 _.,-]{1,64}")
SALTS_KEY: Final = "x-salts"


def commitment(seed: str) -> str:
    """What is shown of a seed before the deal: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def chance_text(seed: str, salts: Sequence[str | None]) -> str:
    """The text from which a deal's chance comes: the seed; if anybody has added salt, then each
    seat's after it, with ``|`` before each (nothing after it for a seat that added none)."""
    return "|".join([seed, *(salt or "" for salt in salts)]) if any(salts) else seed


def dealer_for(match: Match, text: str) -> int:
    """Who deals: by the rules, or by the chance of the match's first deal."""
    return first_dealer(match.rules, f"{text}/dealer")[0] if match.dealer is None else match.dealer


def pack_for(
    rules: Rules, text: str, last: Deal | None, last_deck: Sequence[Card] | None
) -> tuple[Card, ...]:
    """The pack of a deal: shuffled, or, under ``shuffle: gather``, the last tricks cut.

    `last` is the deal before it in the match, if there is one.
    """
    if rules.deal.shuffle != "gather" or last is None:
        return shuffled(text)
    return cut(gathered(last, last_deck), text)


def gathered(last: Deal, last_deck: Sequence[Card] | None) -> tuple[Card, ...]:
    """The pack as a deal left it: each side's tricks as they lie, one pile on another.

    Where nobody took, the pack is as it was.
    """
    if last.void and last_deck is not None:
        return tuple(last_deck)
    piles: list[Card] = []
    for side in range(last.rules.sides):
        for trick in last.tricks:
            if trick.winner is not None and last.rules.side_of(trick.winner) == side:
                piles += trick.cards
    return (*piles, *last.undealt)


def public_deals(rules: Rules, results: Sequence[DealResult], *, finished: bool) -> int:
    """How many of a match's deals may be shown whole, from the first.

    Under ``shuffle: gather`` a pack that was not seen whole in the play says something about the
    next one: it waits until a deal has been played out, or, where not all cards are dealt, until
    the match is over.
    """
    if finished or rules.deal.shuffle != "gather":
        return len(results)
    if rules.seats == 3:
        return 0
    played = [place for place, result in enumerate(results) if result.contract is not None]
    return played[-1] + 1 if played else 0


@dataclass(frozen=True, slots=True)
class Checked:
    """A deal checked: `honest` is None where nothing was promised; `reason` names the message."""

    deal: int
    honest: bool | None
    reason: str


def check_record(record: Record) -> list[Checked]:
    """Check every deal of a record. Raises Stopped where the rules refuse what it says."""
    checked = []
    for number, written in enumerate(record.deals):
        before = Record(record.preset, record.changes, record.rules, record.deals[:number])
        checked.append(_check(number, written, before))
    play_through(record)
    return checked


def _check(number: int, written: DealRecord, before: Record) -> Checked:
    seed, promise = written.other.get("seed"), written.other.get("commitment")
    salts = written.other.get(SALTS_KEY, [])
    if not isinstance(seed, str) or not isinstance(promise, str) or written.deck is None:
        return Checked(number, None, "verify-nothing-promised")
    if not isinstance(salts, list) or not all(s is None or isinstance(s, str) for s in salts):
        raise Problem("malformed", "wrong-type", where="deal", key=SALTS_KEY, expected="list",
                      found=type(salts).__name__)  # fmt: skip
    if commitment(seed) != promise:
        return Checked(number, False, "verify-wrong-seed")
    game = play_through(before)
    text = chance_text(seed, salts)
    last_deck = before.deals[-1].deck if before.deals else None
    if pack_for(before.rules, text, game.last, last_deck) != written.deck:
        return Checked(number, False, "verify-wrong-pack")
    if dealer_for(game.match, text) != written.dealer:
        return Checked(number, False, "verify-wrong-dealer")
    return Checked(number, True, "verify-honest")
