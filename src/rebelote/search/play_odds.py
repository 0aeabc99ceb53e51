"""How likely a card played is, given the hand it came from: a small model learned from play.

Each legal card has an appeal, the sum of three numbers: one for what the card is (`KINDS`, the
situation, its strength, the length of its suit in the hand), one for whether it wins the trick so
far, one for whether nothing stronger of its suit is out. The chance of a card is its share of the
exponentials of all legal cards' appeals (multinomial logit).
"""

from typing import Any, Final

import numpy as np

from rebelote.kernels.legal import legal_bits
from rebelote.kernels.warmup_cache import kernel, piece

# Lead a trump, lead another card, follow, follow with a trump, trump in, throw away.
KINDS: Final = 6
SITUATIONS: Final = 4
_CARD: Final = KINDS * SITUATIONS * 8 * 4
_FLAG: Final = KINDS * SITUATIONS * 2
PARAMETERS: Final = _CARD + 2 * _FLAG
# The columns of a play: who, the situation, the trick, and the sets of cards.
SEAT, SITUATION, LED, BEST, PARTNER_WINS, PLAYED, CARD, HAND = range(8)
COLUMNS: Final = 8
_FIRST_SUIT: Final = 0xFF


@piece
def _place(card: int) -> int:
    """Which label this bit is."""
    found = 0
    while card > 1:
        card >>= 1
        found += 1
    return found


@piece
def _count(cards: int) -> int:
    found = 0
    while cards != 0:
        cards &= cards - 1
        found += 1
    return found


@piece
def features(card: int, hand: int, play: Any, code: int) -> tuple[int, int, int]:
    """The places of the three numbers of a card in the parameters."""
    label = _place(card)
    suit: Any = np.int64(_FIRST_SUIT) << (label & 24)
    has_trump = code & 1
    trump = has_trump != 0 and label < 8
    led, best = play[LED], play[BEST]
    wins = 0
    if led == 0:
        kind = 0 if trump else 1
    elif (card & led) != 0:
        kind = 3 if trump else 2
        wins = 1 if (best & led) != 0 and card > best else 0
    elif trump:
        kind = 4
        wins = 1 if best > _FIRST_SUIT or card > best else 0
    else:
        kind = 5
    out = suit & ~play[PLAYED] & ~hand
    master = 1 if (out & ~(card | (card - 1))) == 0 else 0
    length = min(_count(hand & suit), 4) - 1
    group = kind * SITUATIONS + play[SITUATION]
    return (
        (group * 8 + (label & 7)) * 4 + length,
        _CARD + group * 2 + wins,
        _CARD + _FLAG + group * 2 + master,
    )


@piece
def legal_of(hand: int, play: Any, code: int) -> int:
    """The cards of a hand that were legal at this play."""
    if play[LED] == 0:
        return hand
    return legal_bits(hand, play[LED], play[BEST], play[PARTNER_WINS] != 0, code)


@kernel
def odds_kernel(parameters: Any, code: int, plays: Any, hands: Any, found: Any) -> None:
    """Add up, for each world, the logarithms of the chances of these plays.

    `hands` are the labels of each seat now (worlds × seats); what a seat has played since is in
    the column `HAND` of the play.
    """
    for world in range(hands.shape[0]):
        total = 0.0
        for number in range(plays.shape[0]):
            play = plays[number]
            hand = hands[world, play[SEAT]] | play[HAND]
            legal = legal_of(hand, play, code)
            if (legal & play[CARD]) == 0 or (legal & (legal - 1)) == 0:
                continue
            whole, own = 0.0, 0.0
            while legal != 0:
                card = legal & -legal
                legal &= legal - 1
                first, second, third = features(card, hand, play, code)
                appeal = np.exp(parameters[first] + parameters[second] + parameters[third])
                whole += appeal
                if card == play[CARD]:
                    own = appeal
            total += np.log(own / whole)
        found[world] = total


def compile_odds() -> None:
    """Compile the kernel, or load it, by asking for the chance of a single lead."""
    play = np.array([[0, 0, 0, 0, 0, 0, 0b01, 0b01]], np.int64)
    odds_kernel(np.zeros(PARAMETERS), 1, play, np.array([[0b10]], np.int64), np.zeros(1))


@kernel
def learn_kernel(parameters: Any, codes: Any, plays: Any, rate: float, decay: float) -> float:
    """One pass of stochastic gradient ascent over plays with known hands; the mean log-chance."""
    places = np.zeros((32, 3), np.int64)
    share = np.zeros(32)
    total, counted = 0.0, 0
    for number in range(plays.shape[0]):
        play, code = plays[number], codes[number]
        hand = play[HAND]
        legal = legal_of(hand, play, code)
        size, own, whole = 0, -1, 0.0
        while legal != 0:
            card = legal & -legal
            legal &= legal - 1
            first, second, third = features(card, hand, play, code)
            places[size, 0], places[size, 1], places[size, 2] = first, second, third
            share[size] = np.exp(parameters[first] + parameters[second] + parameters[third])
            whole += share[size]
            if card == play[CARD]:
                own = size
            size += 1
        if size < 2 or own < 0:
            continue
        total += np.log(share[own] / whole)
        counted += 1
        for place in range(size):
            step = rate * ((1.0 if place == own else 0.0) - share[place] / whole)
            for column in range(3):
                at = places[place, column]
                parameters[at] += step - rate * decay * parameters[at]
    return total / max(1, counted)
