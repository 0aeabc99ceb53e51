"""The obligations of play, stated once more in another way, against the engine.

The rules here are those of rules.md, section 4, as questions about one card in plain text. Nothing
of the engine's chain of sets is used.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from rebelote.cards import Trump, card_text, parse_card
from rebelote.engine import Contract, Deal, Obligation, PlayCard, apply, obligations, set_up
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, with_changes
from support import hand, texts, trick

ORDER_PLAIN = "789JQKTA"
ORDER_TRUMP = "78QKTA9J"
PACK = [rank + suit for suit in "SHDC" for rank in "789TJQKA"]

RAISES = ("always", "not-over-partner")
EXEMPTS = ("always", "over-if-only-trumps", "until-partner-trumps", "never")
UNDERTRUMPS = ("required", "free", "forbidden")


@dataclass(frozen=True)
class Table:
    """The dimensions that decide, and what lies on the table: the leader's card first."""

    seats: int
    rise: str
    beat_plain: bool
    exempt: str
    undertrump: str
    trump: str
    played: tuple[str, ...]

    def is_trump(self, card: str) -> bool:
        return self.trump == "TA" or card[1] == self.trump

    def height(self, card: str) -> int:
        """How high a card stands: any trump suit above the led suit, anything else nowhere."""
        if card[1] == self.trump:
            return 200 + ORDER_TRUMP.index(card[0])
        if card[1] == self.played[0][1]:
            return 100 + (ORDER_TRUMP if self.trump == "TA" else ORDER_PLAIN).index(card[0])
        return 0

    @property
    def winning(self) -> str:
        return max(self.played, key=self.height)

    @property
    def partner_wins(self) -> bool:
        """The partner sits two places before; with two or three seats nobody has one."""
        place = len(self.played) - 2
        return self.seats == 4 and place >= 0 and self.played[place] == self.winning

    def refused(self, card: str, held: list[str]) -> str | None:
        """Why this card may not be played, or None."""
        if not self.played:
            return None
        led = self.played[0][1]
        if any(other[1] == led for other in held):
            return self._refused_following(card, held, led)
        # SA has no trumps; in TA a seat that is void plays anything.
        trumps = [other for other in held if other[1] == self.trump]
        if not trumps:
            return None
        if self.partner_wins and self._partner_frees(trumps == held):
            return None
        if not self.is_trump(self.winning):
            return None if card in trumps else "must-trump"
        if any(self.height(other) > self.height(self.winning) for other in trumps):
            return None if self.height(card) > self.height(self.winning) else "must-overtrump"
        if self.undertrump == "required":
            return None if card in trumps else "must-undertrump"
        if self.undertrump == "forbidden" and trumps != held:
            return "must-overtrump" if card in trumps else None
        return None

    def _refused_following(self, card: str, held: list[str], led: str) -> str | None:
        if card[1] != led:
            return "must-follow"
        asked = self.is_trump(card) or (
            self.beat_plain and self.trump != "SA" and not self.is_trump(self.winning)
        )
        if self.rise == "not-over-partner" and self.partner_wins:
            asked = False
        able = [
            other
            for other in held
            if other[1] == led and self.height(other) > self.height(self.winning)
        ]
        return "must-raise" if asked and able and card not in able else None

    def _partner_frees(self, only_trumps: bool) -> bool:
        partner_trumped = self.is_trump(self.winning)
        if self.exempt == "over-if-only-trumps":
            return not (partner_trumped and only_trumps)
        if self.exempt == "until-partner-trumps":
            return not partner_trumped
        return self.exempt == "always"

    def cause(self, code: str) -> str:
        """The card on the table that a refusal must name."""
        return self.played[0] if code in ("must-follow", "must-trump") else self.winning


def rules_for(seats: int, rise: str, beat_plain: bool, exempt: str, undertrump: str) -> Rules:
    base = {4: "ffb-classic-sa-ta", 3: "three-handed", 2: "decouverte"}[seats]
    return with_changes(
        preset(base),
        {
            "auction.contracts": "suits+SA+TA",
            "play.raise": rise,
            "play.beat_plain": beat_plain,
            "play.partner_exempt": exempt,
            "play.undertrump": undertrump,
        },
    )


def blank(rules: Rules, trump: str) -> Deal:
    """A deal in play, whose cards are then replaced."""
    size = 16 if rules.seats == 2 else 8
    hands = [((1 << size) - 1) << (size * seat) for seat in range(rules.seats)]
    return set_up(rules, hands, Contract(0, Trump(trump)), 0)


def situation(rng: Random, seats: int, trump: str) -> tuple[list[str], list[str]]:
    """Cards on the table and a hand, few suits in each so that every rule comes up."""
    pack = PACK[:]
    rng.shuffle(pack)
    played = [pack.pop() for _ in range(rng.choice([0, *range(1, seats), seats - 1, seats - 1]))]
    high = rng.choice("J9A") + trump
    if len(played) > 1 and high in pack and rng.random() < 0.3:
        pack.remove(high)
        played[rng.randrange(1, len(played))] = high
    if played and rng.random() < 0.6:
        suits = {rng.choice((played[0][1], trump[0], "S")), rng.choice("SHDC"), rng.choice("SHDC")}
        if rng.random() < 0.5:
            suits.discard(played[0][1])
        pack = [card for card in pack if card[1] in suits] or pack
    return played, sorted(pack[: rng.randint(1, 8)])


def check_chain(table: Table, chain: list[Obligation], verdicts: dict[str, str | None]) -> None:
    """The engine's obligations say the same of each card, with its cause and its set."""
    held = list(verdicts)
    allowed = [card for card in held if verdicts[card] is None]
    legal = texts(chain[-1].cards) if chain else held
    assert legal == sorted(allowed)
    for card, code in verdicts.items():
        failed = next((item for item in chain if card not in texts(item.cards)), None)
        assert (failed.code if failed else None) == code, (card, code)
        if failed:
            assert card_text(failed.cause) == table.cause(failed.code)
            assert failed.cards and set(texts(failed.cards)) <= set(held)
            if code == "must-follow":
                led = table.played[0][1]
                assert texts(failed.cards) == [other for other in held if other[1] == led]
            else:
                assert texts(failed.cards) == sorted(allowed)


def check_engine(table: Table, deal: Deal, verdicts: dict[str, str | None]) -> None:
    """`apply` refuses the same cards, for the same reason."""
    allowed = [card for card, code in verdicts.items() if code is None]
    for card, code in verdicts.items():
        try:
            after = apply(deal, PlayCard(parse_card(card)))
        except Problem as problem:
            check_refused(table, problem, code, allowed)
        else:
            assert code is None, f"{card} was accepted: {code}"
            assert not after.hands[deal.turn] >> parse_card(card) & 1


def check_refused(table: Table, problem: Problem, code: str | None, allowed: list[str]) -> None:
    """The refusal has the right code, names its cause and by whom, and the cards that may be."""
    assert problem.code == code
    cause = card_text(int(str(problem.details["cause"])))
    assert cause in table.played and cause == table.cause(problem.code)
    assert texts(int(str(problem.details["cards"]))) == sorted(allowed)
    place = table.played.index(cause)
    partner = table.seats == 4 and (len(table.played) - place) % 2 == 0
    assert problem.details["by"] == ("partner" if partner else "opponent")


def run(seats: int, trump: str, each: int) -> Counter[str]:
    """Compare in so many random situations for every combination of the dimensions."""
    rng = Random(f"{seats} {trump}")
    seen: Counter[str] = Counter()
    for values in product(RAISES, (False, True), EXEMPTS, UNDERTRUMPS):
        rules = rules_for(seats, *values)
        start = blank(rules, trump)
        for _ in range(each):
            played, held = situation(rng, seats, trump)
            table = Table(seats, *values, trump, tuple(played))
            verdicts = {card: table.refused(card, held) for card in held}
            assert None in verdicts.values(), "some card can always be played"
            leader = rng.randrange(seats)
            turn = (leader + len(played)) % seats
            lying = trick(leader, " ".join(played))
            chain = obligations(rules, Trump(trump), lying, hand(" ".join(held)))
            check_chain(table, chain, verdicts)
            hands = [0] * seats
            hands[turn] = hand(" ".join(held))
            deal = start.evolve(hands=tuple(hands), trick=lying, turn=turn)
            check_engine(table, deal, verdicts)
            seen["situations"] += len(held)
            seen.update(code for code in verdicts.values() if code)
    return seen


EACH = 100


@pytest.mark.parametrize("trump", ["S", "H", "D", "C", "SA", "TA"])
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_the_engine_refuses_the_same_cards(seats: int, trump: str) -> None:
    seen = run(seats, trump, EACH)
    # 3 × 6 × 48 combinations × 100 tricks × about 4 cards: some 350,000 situations in all.
    assert seen["situations"] > 300_000 / 18
    wanted = {"must-follow"}
    if trump != "SA":
        wanted |= {"must-raise"}
    if trump in "SHDC":
        wanted |= {"must-trump"}
        if seats > 2:
            wanted |= {"must-overtrump", "must-undertrump"}
    for code in wanted:
        assert seen[code] > 100, code
    assert set(seen) == wanted | {"situations"}


# Examples of rules.md by hand, for the statement above and the engine alike.
EXAMPLES = [
    # seats, trump, on the table, hand, what may be played, house rules
    (4, "H", "", "7S 8H AD", "7S 8H AD", {}),
    (4, "H", "AS", "7S KS AH", "7S KS", {}),  # follow, no need to rise in a plain suit
    (4, "H", "TH", "8H QH AH 9S", "AH", {}),  # trump led: rise
    (4, "H", "JH", "8H QH 9S", "8H QH", {}),  # ... if able
    (4, "H", "QH TH", "9H 7H", "9H", {}),
    (4, "H", "AS 7S", "QH AD 8C", "QH AD 8C", {}),  # the partner wins: free
    (4, "H", "7S AS", "QH AD 8C", "QH", {}),  # an opponent wins: trump
    (4, "H", "AS QH", "KH 7H AD", "KH", {}),  # overtrump
    (4, "H", "AS JH", "KH 7H AD", "7H KH", {}),  # undertrump is required
    (4, "H", "AS JH", "KH 7H AD", "7H AD KH", {"undertrump": "free"}),
    (4, "H", "AS JH", "KH 7H AD", "AD", {"undertrump": "forbidden"}),
    (4, "H", "AS JH", "KH 7H", "7H KH", {"undertrump": "forbidden"}),
    (4, "H", "7S AS QH", "KH 7H AD", "KH", {}),
    (4, "H", "7S QH 8S", "7H KH AD", "7H AD KH", {}),  # the partner has trumped
    (4, "H", "7S QH 8S", "7H KH AD", "KH", {"exempt": "until-partner-trumps"}),
    (4, "H", "7S QH 8S", "7H KH AD", "7H AD KH", {"exempt": "over-if-only-trumps"}),
    (4, "H", "7S QH 8S", "7H KH", "KH", {"exempt": "over-if-only-trumps"}),
    (4, "H", "AS 7S", "QH AD", "QH", {"exempt": "never"}),
    (4, "H", "TH 8H", "7H AH", "AH", {}),  # rising over the partner is asked too
    (4, "H", "TH 8H", "7H AH", "7H AH", {"rise": "not-over-partner"}),
    (4, "H", "TS", "7S AS", "AS", {"beat_plain": True}),
    (4, "H", "TS QH", "7S AS", "7S AS", {"beat_plain": True}),  # no longer, once trumped
    (4, "SA", "TS", "7S AS", "7S AS", {"beat_plain": True}),  # no trump: follow, no more
    (4, "SA", "TS", "7H AD", "7H AD", {}),
    (4, "TA", "TS", "7S AS 9H", "AS", {}),  # all trump: rise in every suit
    (4, "TA", "TS", "7H JD", "7H JD", {}),  # ... and void: any card
    (3, "H", "AS 7S", "QH AD", "QH", {}),  # nobody has a partner
    (2, "H", "AS", "QH AD", "QH", {}),
]


@pytest.mark.parametrize(("seats", "trump", "played", "held", "legal", "house"), EXAMPLES)
def test_examples(
    seats: int, trump: str, played: str, held: str, legal: str, house: dict[str, str]
) -> None:
    values = {"rise": "always", "beat_plain": False, "exempt": "always", "undertrump": "required"}
    values |= house
    rules = rules_for(seats, **values)  # type: ignore[arg-type]
    table = Table(seats, trump=trump, played=tuple(played.split()), **values)  # type: ignore[arg-type]
    allowed = [card for card in held.split() if table.refused(card, held.split()) is None]
    assert sorted(allowed) == sorted(legal.split())
    chain = obligations(rules, Trump(trump), trick(0, played), hand(held))
    assert (texts(chain[-1].cards) if chain else sorted(held.split())) == sorted(allowed)


def test_duel_is_free_while_cards_remain_to_draw() -> None:
    rules = with_changes(preset("duel"), {})
    assert rules.play.free_while_stock
    hands = [hand("7S 8S 9S TS JS QS KS AS 7H"), hand("8H 9H TH JH QH KH AH 7D 8D")]
    deal = blank(rules, "H").evolve(hands=tuple(hands), trick=trick(0, "7S"), turn=1)
    deal = deal.evolve(hands=(hands[0], hands[1] | hand("8C") | hand("9C")))
    free = deal.evolve(stock=(parse_card("AC"), parse_card("KC")))
    for held in texts(deal.hands[1]):
        apply(free, PlayCard(parse_card(held)))
        if held[1] == "H":
            apply(deal, PlayCard(parse_card(held)))
        else:
            with pytest.raises(Problem) as refused:
                apply(deal, PlayCard(parse_card(held)))
            assert refused.value.code == "must-trump"


def test_free_while_stock_only_where_it_is_played() -> None:
    rules = with_changes(preset("duel"), {"play.free_while_stock": False})
    deal = blank(rules, "H").evolve(
        hands=(hand("7S"), hand("8H 7D")), trick=trick(0, "7S"), turn=1, stock=(30, 31)
    )
    with pytest.raises(Problem) as refused:
        apply(deal, PlayCard(parse_card("7D")))
    assert refused.value.code == "must-trump"
