"""What sets two choices apart: the hidden card, or the void, on which it most depends."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import ACE, FULL_PACK, SUIT_CARDS, TEN, Card, Hand, Trump, rank_of, suit_of
from rebelote.engine import Action
from rebelote.review.decision import LARGE_LOSS, SMALL_LOSS, Contrast, Fact
from rebelote.rules.values import is_trump
from rebelote.search.values import Floats
from rebelote.search.worlds import Drawn
from rebelote.views import View

Bools: TypeAlias = NDArray[np.bool_]
# A fact that is so, or is not so, in fewer worlds than this share says little.
RARE: Final = 0.08
# By how many standard errors the gain must differ, with the fact and without it.
CLEAR: Final = 3.5


def contrast(view: View, worlds: Drawn, gain: Floats, other: Action) -> Contrast | None:
    """The fact that says most about the gain (in each world used) of the best choice over another;
    None where none says enough, or the best is much better either way."""
    owned = worlds.owned[: len(gain)]
    weight = worlds.weight[: len(gain)] / worlds.weight[: len(gain)].sum()
    variance = float(weight @ (gain - weight @ gain) ** 2)
    best: tuple[float, Fact, Bools] | None = None
    for fact, so in _facts(view, owned):
        share = float(weight @ so)
        if not RARE <= share <= 1 - RARE:
            continue
        apart = _mean(gain, weight, so) - _mean(gain, weight, ~so)
        explained = share * (1 - share) * apart * apart
        if best is None or explained > best[0]:
            best = explained, fact, so
    if best is None:
        return None
    explained, fact, so = best
    with_it, without = _mean(gain, weight, so), _mean(gain, weight, ~so)
    if abs(with_it - without) < SMALL_LOSS or min(with_it, without) > LARGE_LOSS:
        return None
    left = max(variance - explained, 1.0) * float(weight @ weight)
    if explained < CLEAR * CLEAR * left:
        return None
    return _told(fact, so, weight, gain, other)


def _told(fact: Fact, so: Bools, weight: Floats, gain: Floats, other: Action) -> Contrast:
    """The fact put so that it speaks for the best choice."""
    if _mean(gain, weight, so) < _mean(gain, weight, ~so):
        fact, so = Fact(fact.seat, fact.card, fact.suit, not fact.holds), ~so
    return Contrast(
        other, fact, float(weight @ so), _mean(gain, weight, so), _mean(gain, weight, ~so)
    )


def _mean(gain: Floats, weight: Floats, so: Bools) -> float:
    return float(weight[so] @ gain[so] / weight[so].sum())


def _facts(view: View, owned: NDArray[np.int64]) -> Iterator[tuple[Fact, Bools]]:
    """What may be so of the other seats' hands, and in which worlds it is."""
    trump = view.contract.trump if view.contract is not None else None
    for seat in range(view.rules.seats):
        if seat == view.seat:
            continue
        held = owned[:, seat]
        for card in range(32):
            if _tells(card, trump):
                yield Fact(seat, card, suit_of(card), True), held >> card & 1 == 1
        for suit, cards in enumerate(SUIT_CARDS):
            yield Fact(seat, None, suit, True), held & cards != 0


def _tells(card: Card, trump: Trump | None) -> bool:
    """True for a card that people look out for."""
    if trump is None or is_trump(suit_of(card), trump):
        return True
    return rank_of(card) in (ACE, TEN)


def typical_world(view: View, worlds: Drawn) -> tuple[Hand, ...] | None:
    """The other seats' cards in the world most like all others; None where nothing is hidden.

    Each card counts by how often it lies where it lies in this world.
    """
    if len(worlds) == 0:
        return None
    places = worlds.owned[:, :, None] >> np.arange(32) & 1
    weight = worlds.weight / worlds.weight.sum()
    share = np.einsum("w,wsc->sc", weight, places)
    if not ((share > 0) & (share < 1)).any():
        return None
    likeness = np.einsum("wsc,sc->w", places, np.log(np.where(share > 0, share, 1.0)))
    row = worlds.owned[int(np.argmax(likeness))]
    return tuple(
        0 if seat == view.seat else int(cards) & FULL_PACK for seat, cards in enumerate(row)
    )
