"""Cards and calls as the package ``colver`` numbers them, both ways."""

from typing import Final

from rebelote.cards import SUIT_TRUMPS, Card, Hand, cards_of
from rebelote.engine import Action, Bid, Call, Coinche, Pass, PlayCard, Surcoinche

PASS: Final = 0
COINCHE: Final = 41
SURCOINCHE: Final = 42
_CAPOT: Final = 37
_LOWEST, _STEP = 80, 10
# The order of the ranks in their numbers, as ours: 7 8 9 J Q K T A.
_RANKS: Final = (0, 1, 2, 4, 5, 6, 3, 7)


def colver_card(card: Card) -> int:
    """A card of ours in their numbers."""
    return 8 * (card // 8) + _RANKS.index(card % 8)


def our_card(number: int) -> Card:
    """A card of theirs in ours."""
    return 8 * (number // 8) + _RANKS[number % 8]


def colver_cards(hand: Hand) -> list[int]:
    """A hand in their numbers, sorted."""
    return sorted(colver_card(card) for card in cards_of(hand))


def colver_number(call: Call) -> int:
    """A call of ours as theirs. Raises ValueError for one that they do not have."""
    match call:
        case Pass():
            return PASS
        case Coinche():
            return COINCHE
        case Surcoinche():
            return SURCOINCHE
        case Bid(value=value, trump=trump) if trump.suit is not None:
            if value == "capot":
                return _CAPOT + trump.suit
            return 1 + 4 * ((value - _LOWEST) // _STEP) + trump.suit
    raise ValueError(call)


def our_action(number: int, *, playing: bool) -> Action:
    """A call of theirs, or once they are `playing` a card, as ours."""
    if playing:
        return PlayCard(our_card(number))
    if number == PASS:
        return Pass()
    if number == COINCHE:
        return Coinche()
    if number == SURCOINCHE:
        return Surcoinche()
    if number >= _CAPOT:
        return Bid("capot", SUIT_TRUMPS[number - _CAPOT])
    step, suit = divmod(number - 1, 4)
    return Bid(_LOWEST + _STEP * step, SUIT_TRUMPS[suit])
