"""What a seat's calls tell of its hand, by a small net: suit by suit, the cards it may hold there.

The net was trained on auctions of players who call by `auction_net` and of some who call by the
rules of thumb (`rebelote.bots.training.listening`). Where a seat sits and what everybody has called
give for each suit how much likelier the calls make each of its 256 sets of cards.
"""

from dataclasses import dataclass, replace
from functools import cache
from math import comb
from typing import Final

import numpy as np

from rebelote.bots.auction_features import SEATS, Heard, Rows, heard_by, heights
from rebelote.bots.auction_net import Weights, game_like, kept_weights, layers
from rebelote.bots.level_hands import Floats, Hands
from rebelote.rules import Rules
from rebelote.views import View

SUITS: Final = range(4)
SETS: Final = 256
# The logarithm of the chance that a hand of eight has just this set in a suit, before any call.
BEFORE: Final = np.log([comb(24, 8 - cards.bit_count()) / comb(32, 8) for cards in range(SETS)])


def told(heard: Heard, suit: int) -> Rows:
    """One row for each auction: what it tells of this suit in the hand of the seat that looks."""
    others = [other for other in SUITS if other != suit]
    first, last = heights(heard.first), heights(heard.last)
    seats = np.arange(SEATS)
    bidder, named = heard.bidder[:, None] == seats, (heard.trump == suit)[:, None]
    columns = [
        *(first[:, :, suit], last[:, :, suit]),
        *(first[:, :, others].max(axis=2), last[:, :, others].max(axis=2)),
        (first[:, :, others] > 0).sum(axis=2) / 2,
        *(last[:, :, 4], last[:, :, 5]),
        np.minimum(heard.passes, 2) / 2,
        heard.place[:, None] == seats,
        *(bidder, bidder & named, named),
        *(heights(heard.level)[:, None], heard.doubled[:, None] / 2),
    ]
    found: Rows = np.concatenate([np.asarray(one, np.float32) for one in columns], axis=1)
    return found


def log_softmax(given: Rows) -> Floats:
    """The logarithms of the chances (rows × choices)."""
    found = given.astype(np.float64)
    found -= found.max(axis=1, keepdims=True)
    chances: Floats = found - np.log(np.exp(found).sum(axis=1, keepdims=True))
    return chances


@dataclass(frozen=True, eq=False)
class Listener:
    """The net of one game."""

    weights: Weights

    def odds(self, view: View, seat: int) -> Floats:
        """What this seat's calls, and the others' around them, make of each set of cards.

        Suits × sets: the logarithm of how much likelier than before.
        """
        heard = heard_by(replace(view, seat=seat))
        rows = np.concatenate([told(heard, suit) for suit in SUITS])
        return log_softmax(layers(rows, self.weights)[-1]) - BEFORE

    def likelihood(self, view: View, seat: int, hands: Hands) -> Floats:
        """How much likelier the auction makes each of these hands of a seat."""
        odds = self.odds(view, seat)
        total: Floats = sum((odds[suit][hands >> 8 * suit & 255] for suit in SUITS), np.zeros(1))
        return np.exp(total)


@cache
def listener_for(rules: Rules) -> Listener | None:
    """The listener of the game that these rules resemble where it matters for bids, if any."""
    game = game_like(rules)
    return None if game is None else Listener(kept_weights(f"heard-{game}"))
