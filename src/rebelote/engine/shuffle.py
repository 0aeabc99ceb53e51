"""Chance, from a seed: the same seed always gives the same pack, on every machine.

The method is short enough to check by hand: block *n* of the random bytes of a text is
SHA-256(text + ":" + n), and the pack is shuffled from the last card to the second, each swapped
with one at a place drawn without bias from those bytes (Fisher and Yates).
"""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import count

from rebelote.cards import ALL_CARDS, Card, rank_of
from rebelote.rules import Rules

LEAST_CUT = 3


def _bytes_of(text: str) -> Iterator[int]:
    for block in count():
        yield from hashlib.sha256(f"{text}:{block}".encode()).digest()


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to `limit` - 1 (at most 256), each equally likely."""
    fair = 256 - 256 % limit
    while (value := next(stream)) >= fair:
        pass
    return value % limit


def shuffled(seed: str) -> tuple[Card, ...]:
    """The whole pack, shuffled by this seed."""
    stream = _bytes_of(seed)
    pack = list(ALL_CARDS)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, stream)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def cut(pack: Sequence[Card], seed: str) -> tuple[Card, ...]:
    """The pack cut once, at least three cards on each side (rules.md, section 2)."""
    place = LEAST_CUT + _below(len(pack) - 2 * LEAST_CUT + 1, _bytes_of(seed))
    return (*pack[place:], *pack[:place])


def first_dealer(rules: Rules, seed: str) -> tuple[int, tuple[tuple[Card, ...], ...]]:
    """Who deals first, and, under ``lowest-card``, the cards drawn for it, a round at a time.

    One seat of each side draws; the lowest card deals, the ace high; equal lowest draw again.
    """
    if isinstance(rules.deal.first_dealer, int):
        return rules.deal.first_dealer, ()
    if rules.deal.first_dealer == "random":
        return _below(rules.seats, _bytes_of(seed)), ()
    pack = shuffled(seed)
    drawing = list(range(rules.sides))
    rounds: list[tuple[Card, ...]] = []
    while len(drawing) > 1:
        drawn, pack = pack[: len(drawing)], pack[len(drawing) :]
        rounds.append(drawn)
        ranks = [rank_of(card) for card in drawn]
        drawing = [seat for seat, rank in zip(drawing, ranks, strict=True) if rank == min(ranks)]
    return drawing[0], tuple(rounds)
