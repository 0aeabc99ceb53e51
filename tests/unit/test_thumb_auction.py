"""Rules of thumb in the auction: when to take, what to bid, when to double."""

from collections.abc import Sequence
from dataclasses import replace

from rebelote.bots import advise
from rebelote.cards import ALL_CARDS, Card
from rebelote.engine import Deal, new_match, start_deal
from rebelote.notation.action_text import action_text
from rebelote.rules import Rules, preset
from rebelote.views import view_of
from support import acts, cards

CLASSIC = preset("ffb-classic")
COINCHE = preset("ffb-coinche")
CONTREE = preset("ffb-contree")
DUEL = preset("duel")

WEAK = "7S 8S 9D QC 7C"


def dealt(rules: Rules, hands: Sequence[str], turned: str | None = None) -> Deal:
    """A deal by the last seat in which the first seats hold these cards; any, where none."""
    known = [cards(text) for text in hands]
    top = cards(turned or "")
    used = {card for held in known for card in held} | set(top)
    rest = iter(card for card in ALL_CARDS if card not in used)
    left = [iter(held) for held in known]
    pack: list[Card] = []
    for packet in rules.deal.packets:
        for seat in range(rules.seats):
            source = left[seat] if seat < len(left) and known[seat] else rest
            pack += [next(source) for _ in range(packet)]
    pack += top
    return start_deal(rules, rules.seats - 1, [*pack, *rest])


def advice(deal: Deal, score: tuple[int, ...] | None = None) -> tuple[str, str]:
    """What the seat to speak is told: the call as a record writes it, and the idea."""
    match = new_match(deal.rules)
    match = match if score is None else replace(match, score=score)
    given = advise(view_of(deal, match, deal.turn))
    return action_text(given.action), given.idea


def test_jack_and_support_take() -> None:
    assert advice(dealt(CLASSIC, ["JH AH 8H AS 7C"], "TH")) == ("take", "take-with-jack")


def test_the_turned_jack_counts_as_ones_own() -> None:
    assert advice(dealt(CLASSIC, ["9H AH 8H AS 7C"], "JH")) == ("take", "take-with-jack")


def test_the_nine_takes_with_more_support() -> None:
    assert advice(dealt(CLASSIC, ["9H AH KH AS AC"], "TH")) == ("take", "take-with-nine")
    assert advice(dealt(CLASSIC, ["9H 8H KD QS 7C"], "TH")) == ("pass", "weak-hand")


def test_length_and_aces_take_without_either() -> None:
    assert advice(dealt(CLASSIC, ["AH KH QH AS AC"], "TH")) == ("take", "take-on-length")


def test_a_weak_hand_passes() -> None:
    assert advice(dealt(CLASSIC, [WEAK], "TH")) == ("pass", "weak-hand")


def test_another_suit_is_named_in_the_second_round() -> None:
    deal = acts(dealt(CLASSIC, ["JS 9S AS AD 7C"], "TH"), "pass pass pass pass")
    assert advice(deal) == ("take:S", "take-with-jack")


def test_masters_without_trumps_where_that_is_played() -> None:
    rules = preset("ffb-classic-sa-ta")
    deal = acts(dealt(rules, ["AS TS AH AD TD"], "8C"), "pass pass pass pass")
    assert advice(deal) == ("take:SA", "take-with-masters")


def test_who_may_not_pass_names_the_best_suit() -> None:
    deal = dealt(DUEL, ["7S 8S 9S 7C 8C 9C", "7H 8H QD KD 8D TC"], "9H")
    deal = acts(deal.evolve(dealer_must_name=True), "pass pass pass")
    assert advice(deal) == ("take:D", "must-name")


def test_with_nothing_to_lose_one_takes_a_little_more() -> None:
    deal = dealt(CLASSIC, ["9H TH 8S 7S 9D"], "7H")
    assert advice(deal) == ("pass", "weak-hand")
    # Any contract takes the others past 1000.
    assert advice(deal, (300, 960)) == ("take", "watch-score")


OPENER = "JH AH 8H AS 7S TC 7C 8D"
AVERAGE = "7H KD 7D 9S KS 9C QC TD"


def test_a_hand_is_bid_at_the_lowest_number_that_serves() -> None:
    assert advice(dealt(CONTREE, [OPENER])) == ("bid:80H", "bid-expected-points")


def test_a_very_strong_hand_is_bid_higher() -> None:
    call, idea = advice(dealt(CONTREE, ["JH 9H AH TH 7H AS 8S AC"]))
    assert idea == "bid-expected-points" and int(call[4:-1]) >= 110


def test_an_average_hand_is_not_bid() -> None:
    assert advice(dealt(CONTREE, [AVERAGE])) == ("pass", "weak-hand")


def test_partner_is_supported_against_another_bid() -> None:
    deal = dealt(CONTREE, [OPENER, "TD JD 9D 7D KS QS KH KC", "9H KD AC AD 8S 9S QC 8C"])
    deal = acts(deal, "bid:80H bid:90D")
    assert advice(deal) == ("bid:100H", "support-partner")


def test_enough_is_bid_when_partner_has_bid_and_nobody_else() -> None:
    deal = dealt(CONTREE, [OPENER, AVERAGE, "QH QS JS AD 8S 9D JC QD"])
    assert advice(acts(deal, "bid:80H pass")) == ("pass", "enough-is-bid")


def test_opponents_are_outbid_on_a_good_hand() -> None:
    deal = acts(dealt(CONTREE, ["", OPENER]), "bid:80D")
    assert advice(deal) == ("bid:90H", "outbid")


def test_capot_is_bid_only_when_every_trick_is_sure() -> None:
    assert advice(dealt(CONTREE, ["JH 9H AH TH KH QH AS TS"])) == ("bid:capot:H", "bid-capot")
    assert advice(dealt(CONTREE, ["JH 9H AH TH KH QH AS KS"]))[1] != "bid-capot"


def test_the_trumps_of_the_bid_are_doubled() -> None:
    deal = dealt(CONTREE, ["", "JH 9H AH TH AS AC 8S 7D"])
    assert advice(acts(deal, "bid:90H")) == ("coinche", "double-on-tricks")
    assert advice(acts(dealt(CONTREE, ["", "JH 8H KS QS 9D 8D TC 7C"]), "bid:90H"))[0] == "pass"


def test_a_bid_with_points_to_spare_is_redoubled() -> None:
    deal = acts(dealt(CONTREE, ["JH 9H AH TH 7H AS TS AC"]), "bid:80H coinche")
    while deal.turn != 0:
        deal = acts(deal, "pass")
    assert advice(deal) == ("surcoinche", "redouble-with-extra")


def test_nothing_more_is_said_at_the_ceiling() -> None:
    deal = acts(dealt(CONTREE, ["", OPENER]), "bid:160S")
    assert advice(deal) == ("pass", "enough-is-bid")
