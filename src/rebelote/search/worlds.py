"""Worlds for a view: ways in which the hidden cards may lie, ready to be solved."""

import hashlib
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import Card, Hand, cards_of
from rebelote.kernels.knowledge import Knowledge
from rebelote.views import View

Ints: TypeAlias = NDArray[np.int64]
# Where it matters in which order cards lie.
ORDERED: Final = ("covered", "stock")


@dataclass(frozen=True, slots=True)
class Drawn:
    """Worlds: `owned` has the cards of each seat, face-down ones in, a row for each world.

    `weight` says how likely each is, compared with the others. `complete`: these are all worlds
    there are. `stock` and `covers` (the latter as pairs of upper and lower card for each seat) are
    empty but for the games of two that have such.
    """

    owned: Ints
    weight: NDArray[np.float64]
    complete: bool
    stock: list[tuple[Card, ...]] = field(default_factory=list)
    covers: list[tuple[tuple[tuple[Card, Card], ...], ...]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.owned)


def seed_of(view: View, seed: str) -> int:
    """A number for the chance of one decision: the same for the same view and seed."""
    seen = (
        seed,
        view.seat,
        view.dealer,
        view.hand,
        view.calls,
        [trick.cards for trick in view.tricks],
        view.trick.cards,
        view.score,
        view.deals_played,
    )
    return int.from_bytes(hashlib.sha256(repr(seen).encode()).digest()[:8], "big") >> 1


def drawn(
    view: View,
    knowledge: Knowledge,
    places: Ints,
    seed: int,
    weight: NDArray[np.float64],
    *,
    complete: bool,
) -> Drawn:
    """These worlds with what is in no hand put in an order, by chance."""
    owned = knowledge.hands(places)
    kinds = {place.kind for place in knowledge.places}
    if not kinds & {"covered", "turning", "stock"}:
        return Drawn(owned, weight, complete)
    chance = Random(seed)
    stock: list[tuple[Card, ...]] = []
    covers: list[tuple[tuple[tuple[Card, Card], ...], ...]] = []
    for number, row in enumerate(places):
        by_kind: dict[tuple[str, int | None], int] = {
            (place.kind, place.seat): int(cards)
            for place, cards in zip(knowledge.places, row, strict=True)
        }
        stock.append(_shuffled(by_kind.get(("stock", None), 0), chance))
        piles = tuple(_piles(view, seat, by_kind, chance) for seat in range(view.rules.seats))
        covers.append(piles)
        for seat in range(view.rules.seats):
            below = by_kind.get(("covered", seat), 0) | by_kind.get(("turning", seat), 0)
            owned[number, seat] |= below
    return Drawn(
        owned,
        weight,
        complete and all(place.size == 1 for place in knowledge.places if place.kind in ORDERED),
        stock if "stock" in kinds else [],
        covers if kinds & {"covered", "turning"} else [],
    )


def _shuffled(cards: Hand, chance: Random) -> tuple[Card, ...]:
    order = list(cards_of(cards))
    chance.shuffle(order)
    return tuple(order)


def _piles(
    view: View, seat: int, by_kind: dict[tuple[str, int | None], int], chance: Random
) -> tuple[tuple[Card, Card], ...]:
    """The piles of a seat that still cover a card: the upper card, and one below it by chance.

    A card that is being turned lies under the card its seat has just played.
    """
    below = _shuffled(by_kind.get(("covered", seat), 0), chance)
    piles = tuple(zip(cards_of(view.hiding[seat]), below, strict=True))
    turning = by_kind.get(("turning", seat), 0)
    if not turning:
        return piles
    position = (seat - view.trick.leader) % view.rules.seats
    return (*piles, (view.trick.cards[position], turning.bit_length() - 1))
