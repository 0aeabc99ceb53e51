"""Which cards may be played, and why the others may not (rules.md, section 4).

The answer is a short chain of obligations, each of which narrows the choice of the one before. The
legal cards are those of the last; a refused card has failed the first that does not contain it.
"""

from dataclasses import dataclass

from rebelote.cards import FULL_PACK, SUIT_CARDS, Card, Hand, Trump, suit_of
from rebelote.engine.state import Deal, Trick
from rebelote.rules import Rules
from rebelote.rules.values import is_trump, powers, stronger


@dataclass(frozen=True, slots=True)
class Obligation:
    """One obligation: its error code, its reason, the card on the table that causes it, and the
    cards of the hand that satisfy it."""

    code: str
    reason: str
    cause: Card
    cards: Hand


def winning_position(trick: Trick, trump: Trump) -> int:
    """Which card of a trick (0 for the leader's) is winning it; the trick must have a card."""
    power = powers(trump, suit_of(trick.cards[0]))
    strengths = [power[card] for card in trick.cards]
    return strengths.index(max(strengths))


def obligations(rules: Rules, trump: Trump, trick: Trick, hand: Hand) -> list[Obligation]:
    """What the next seat must do in this trick with this hand; an empty list leaves it free."""
    if not trick.cards:
        return []
    led = suit_of(trick.cards[0])
    winning = winning_position(trick, trump)
    best = trick.cards[winning]
    # The partner, if any, played the card before last.
    partner_wins = rules.seats == 4 and winning == len(trick.cards) - 2
    following = hand & SUIT_CARDS[led]
    if following:
        follow = Obligation("must-follow", "must-follow", trick.cards[0], following)
        if not _must_beat(rules, trump, led, best, partner_wins):
            return [follow]
        higher = following & stronger(trump, led)[best]
        return (
            [follow, Obligation("must-raise", "must-raise", best, higher)] if higher else [follow]
        )
    if trump.suit is None or not (trumps := hand & SUIT_CARDS[trump.suit]):
        return []
    trumped = suit_of(best) == trump.suit
    if partner_wins and _exempt(rules, trumped, only_trumps=trumps == hand):
        return []
    if not trumped:
        return [Obligation("must-trump", "must-trump", trick.cards[0], trumps)]
    higher = trumps & stronger(trump, led)[best]
    if higher:
        return [Obligation("must-overtrump", "must-overtrump", best, higher)]
    if rules.play.undertrump == "required":
        return [Obligation("must-undertrump", "must-undertrump", best, trumps)]
    if rules.play.undertrump == "forbidden" and trumps != hand:
        return [Obligation("must-overtrump", "undertrump-forbidden", best, hand & ~trumps)]
    return []


def _must_beat(rules: Rules, trump: Trump, led: int, best: Card, partner_wins: bool) -> bool:
    """True if a seat that follows suit must play higher than the best card of it, if able."""
    if partner_wins and rules.play.raise_ == "not-over-partner":
        return False
    if is_trump(led, trump):
        return True
    return rules.play.beat_plain and trump is not Trump.SA and suit_of(best) == led


def _exempt(rules: Rules, trumped: bool, *, only_trumps: bool) -> bool:
    """True if the partner's winning card frees a seat that is void from trumping."""
    match rules.play.partner_exempt:
        case "always":
            return True
        case "over-if-only-trumps":
            return not (trumped and only_trumps)
        case "until-partner-trumps":
            return not trumped
    return False


def obligations_of(deal: Deal) -> list[Obligation]:
    """The obligations of the seat that is to play."""
    assert deal.contract is not None
    if deal.stock and deal.rules.play.free_while_stock:
        return []
    return obligations(deal.rules, deal.contract.trump, deal.trick, deal.hands[deal.turn])


def legal_cards(deal: Deal) -> Hand:
    """The cards that the seat to play may play by the rules."""
    chain = obligations_of(deal)
    return deal.hands[deal.turn] & (chain[-1].cards if chain else FULL_PACK)
