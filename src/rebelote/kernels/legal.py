"""Legal cards, compiled: the chain of obligations of `rebelote.engine`, by bits.

The kernels number the cards of a deal anew (see `positions`): label ``8 * place + strength``, the
trump suit at place 0, and in each suit the weakest card first. A card is told by its bit, a set of
one: of two cards of a suit the greater bit is the stronger card, and "all above it" is a mask. A
trick is told by the eight cards of the suit that was led, and the card that is winning it.

The rules of a table and a contract are one number, the *code*: a set of the bits below.
"""

from rebelote.cards import Trump
from rebelote.kernels.warmup_cache import piece
from rebelote.rules import Rules

HAS_TRUMP = 1 << 0  # the suit at place 0 is trump: not so in SA and TA
BEAT_FIRST = 1 << 1  # the suit at place 0 led: play higher if able
BEAT_OTHERS = 1 << 2  # another suit led, and not yet trumped: play higher if able
SPARE_PARTNER = 1 << 3  # ... but not over one's partner
PARTNERS = 1 << 4  # four seats
# What a partner's winning card frees a void seat from; none of the three bits: nothing.
EXEMPT = 1 << 5  # from trumping while no trump lies there
EXEMPT_OVER = 1 << 6  # from overtrumping, with another suit in hand
EXEMPT_ONLY_TRUMPS = 1 << 7  # from overtrumping, with trumps only
# A void seat that cannot overtrump; neither bit: any card.
UNDERTRUMP = 1 << 8
NEVER_UNDERTRUMP = 1 << 9
FREE_WHILE_STOCK = 1 << 10  # any card while cards remain to draw

FIRST_SUIT = 0xFF  # all cards of the suit at place 0


def rules_code(rules: Rules, trump: Trump) -> int:
    """The code of these rules under this trump."""
    play = rules.play
    suit = trump.suit is not None
    exempt = {
        "always": EXEMPT | EXEMPT_OVER | EXEMPT_ONLY_TRUMPS,
        "over-if-only-trumps": EXEMPT | EXEMPT_OVER,
        "until-partner-trumps": EXEMPT,
        "never": 0,
    }[play.partner_exempt]
    undertrump = {"required": UNDERTRUMP, "free": 0, "forbidden": NEVER_UNDERTRUMP}
    beat_others = trump is Trump.TA or (suit and play.beat_plain)
    return (
        HAS_TRUMP * suit
        | BEAT_FIRST * (trump is not Trump.SA)
        | BEAT_OTHERS * beat_others
        | SPARE_PARTNER * (play.raise_ == "not-over-partner")
        | PARTNERS * (rules.seats == 4)
        | exempt
        | undertrump[play.undertrump]
        | FREE_WHILE_STOCK * play.free_while_stock
    )


@piece
def legal_bits(hand: int, led: int, best: int, partner_wins: bool, code: int) -> int:
    """What may be played from this hand to a trick that has a card.

    `led` are all cards of the suit led, `best` is the card that is winning.
    """
    following = hand & led
    if following != 0:
        asked = BEAT_FIRST if led == FIRST_SUIT else BEAT_OTHERS
        if (code & asked) == 0 or (partner_wins and (code & SPARE_PARTNER) != 0):
            return following
        # Nothing is above a card of another suit: a trick that has been trumped asks no more.
        higher = following & -((best & led) << 1)
        return higher if higher != 0 else following
    trumps = hand & FIRST_SUIT
    if (code & HAS_TRUMP) == 0 or trumps == 0:
        return hand
    if best > FIRST_SUIT:
        return hand if partner_wins and (code & EXEMPT) != 0 else trumps
    if partner_wins:
        exempt = EXEMPT_ONLY_TRUMPS if trumps == hand else EXEMPT_OVER
        if (code & exempt) != 0:
            return hand
    higher = trumps & -(best << 1)
    if higher != 0:
        return higher
    if (code & UNDERTRUMP) != 0:
        return trumps
    if (code & NEVER_UNDERTRUMP) != 0 and trumps != hand:
        return hand & ~trumps
    return hand


@piece
def beats(card: int, best: int, suit_of_best: int, code: int) -> bool:
    """True if this card, played after the winning card `best`, now wins the trick."""
    if (card & suit_of_best) != 0:
        return card > best
    return card <= FIRST_SUIT and (code & HAS_TRUMP) != 0
