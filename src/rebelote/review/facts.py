"""What sets two choices apart: the hidden card, or the void, on which it most depends."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rebelote.cards import ACE, SUIT_CARDS, TEN, Card, Hand, Trump, rank_of, suit_of
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
    found = [
        _told(fact, so, weight, gain, other)
        for fact, so in _facts(view, owned)
        if RARE <= weight @ so <= 1 - RARE
    ]
    # Of facts that say the same, one that somebody holds the card is told.
    best = max(found, key=lambda one: (round(_explained(one), 6), one.fact.holds), default=None)
    if best is None or best.gain - best.otherwise < SMALL_LOSS or best.otherwise > LARGE_LOSS:
        return None
    left = max(variance - _explained(best), 1.0) * float(weight @ weight)
    return best if _explained(best) >= CLEAR * CLEAR * left else None


def _explained(contrast: Contrast) -> float:
    """How much of the variance of the gain goes with the fact."""
    return contrast.share * (1 - contrast.share) * (contrast.gain - contrast.otherwise) ** 2


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
    return tuple(0 if seat == view.seat else int(cards) for seat, cards in enumerate(row))
