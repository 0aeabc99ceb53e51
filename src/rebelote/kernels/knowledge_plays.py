"""What a card played tells about the hand it came from."""

from functools import lru_cache
from itertools import combinations

from rebelote.cards import ALL_CARDS, Card, Hand, Trump, suit_of
from rebelote.engine import Trick, obligations, winning_position
from rebelote.rules import Rules
from rebelote.rules.values import stronger


@lru_cache(maxsize=8192)
def ruled_out(rules: Rules, trump: Trump, before: tuple[Card, ...], card: Card) -> Hand:
    """The cards that a seat cannot have held when it played `card` after the cards `before`.

    The obligations themselves are asked. They only look at which kinds of card a hand has: cards of
    the led suit, trumps, and of both those that would win. So a hand is made for every choice of
    kinds, and a card is ruled out if no hand with a card of its kind could have played this one.
    """
    if not before:
        return 0
    trick = Trick(0, before)
    kinds: dict[tuple[bool, bool, bool], list[Card]] = {}
    led, best = suit_of(before[0]), before[winning_position(trick, trump)]
    for other in ALL_CARDS:
        if other not in before and other != card:
            wins = stronger(trump, led)[best] >> other & 1 == 1
            kind = (suit_of(other) == led, suit_of(other) == trump.suit, wins)
            kinds.setdefault(kind, []).append(other)
    possible: set[tuple[bool, bool, bool]] = set()
    for size in range(1, len(kinds) + 1):
        for chosen in combinations(kinds, size):
            hand = 1 << card
            for kind in chosen:
                hand |= 1 << kinds[kind][0]
            chain = obligations(rules, trump, trick, hand)
            if not chain or chain[-1].cards >> card & 1:
                possible.update(chosen)
    excluded = 0
    for kind, cards in kinds.items():
        if kind not in possible:
            for other in cards:
                excluded |= 1 << other
    return excluded
