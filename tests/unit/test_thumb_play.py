"""Rules of thumb at the table: one small position for each idea."""

from rebelote.bots import advise
from rebelote.cards import Trump
from rebelote.engine import Deal, new_match
from rebelote.notation.action_text import action_text
from rebelote.rules import preset, with_changes
from rebelote.views import view_of
from support import acts, position

CLASSIC = preset("ffb-classic")

# Hearts are trump, and each seat has two cards of each suit.
EVEN = (
    "AS 7S AD 7D AC 7C JH 7H",
    "KS 8S KD 8D KC 8C AH 8H",
    "QS 9S QD 9D QC 9C QH KH",
    "TS JS TD JD TC JC 9H TH",
)
# The taker, seat 0, has the trumps; seats 1 and 3 have long plain suits.
STRONG = (
    "JH 9H AH 7H 7S 8S 7D 7C",
    "AS TS KS QS 8D 9D 8C 8H",
    "QH 9S JS AD TD KD AC TC",
    "TH KH QD JD 9C JC QC KC",
)


def advice(deal: Deal) -> tuple[str, str]:
    """What the seat to play is told: the action as a record writes it, and the idea."""
    given = advise(view_of(deal, new_match(deal.rules), deal.turn))
    return action_text(given.action), given.idea


def test_the_taker_draws_trumps_with_the_master() -> None:
    assert advice(position(CLASSIC, STRONG, Trump.H)) == ("JH", "draw-trumps")


def test_the_takers_partner_leads_a_trump_to_the_taker() -> None:
    assert advice(position(CLASSIC, STRONG, Trump.H, leader=2)) == ("QH", "draw-trumps")


def test_no_more_trumps_are_drawn_when_no_opponent_can_have_one() -> None:
    deal = acts(position(CLASSIC, STRONG, Trump.H), "JH 8H QH KH 9H 8D 9S TH")
    # Both opponents' trumps have fallen: the ones still out are in one's own hand.
    assert deal.turn == 0
    assert advice(deal)[1] != "draw-trumps"


def test_the_defence_cashes_a_plain_ace() -> None:
    assert advice(position(CLASSIC, STRONG, Trump.H, leader=1)) == ("AS", "cash-master")


def test_a_defender_leads_its_only_card_of_a_suit() -> None:
    hands = (
        "JH 9H AH 7H AS TD 8D 7C",
        "7S KC QC 9C JD QD 8H TH",
        "9S JS AD KD AC TC QH KS",
        "TS QS 8S 7D 9D KH JC 8C",
    )
    assert advice(position(CLASSIC, hands, Trump.H, leader=1)) == ("7S", "lead-for-ruff")


def test_otherwise_one_leads_what_gives_least_away() -> None:
    hands = (
        "JH 9H AH 7H AS KD AD 7C",
        "7S TS 9C 8C QD TD 9D 8D",
        "9S JS 7D JD AC TC QH KS",
        "QS 8S KC KH JC QC 8H TH",
    )
    # Not the lone guard of the ten of spades, and no points.
    assert advice(position(CLASSIC, hands, Trump.H, leader=1)) == ("8D", "lead-low")


def test_the_master_trump_is_kept_for_the_last_trick() -> None:
    deal = position(CLASSIC, EVEN, Trump.H)
    for suit in "SDC":
        low = " ".join(f"{rank}{suit}" for rank in "78QT")
        high = " ".join(f"{rank}{suit}" for rank in "JAK9")
        deal = acts(deal, low, high)
    assert deal.turn == 0
    assert advice(deal) == ("7H", "keep-master")


def test_points_go_on_the_trick_of_a_partner() -> None:
    hands = (
        "AS 7S 7D 7C 8C JH 9H 7H",
        "8S KS QS 8D AD JD 9C TH",
        "TD 9D KD TC AC KC QH AH",
        "TS 9S JS QD JC QC 8H KH",
    )
    # Seat 0 wins with the ace, seat 2 has no spade and plays last.
    deal = acts(position(CLASSIC, hands, Trump.H, leader=3), "9S AS 8S")
    assert advice(deal) == ("TD", "load-partner")


def test_nothing_good_goes_on_a_trick_that_is_the_partners_already() -> None:
    hands = (
        "AS 7S 7D 7C 8C JH 9H 7H",
        "JS QS 8D JD 9D TD 9C TH",
        "9S 8S KD TC AC KC QH AH",
        "TS KS AD QD JC QC 8H KH",
    )
    deal = acts(position(CLASSIC, hands, Trump.H, leader=3), "KS AS JS")
    assert advice(deal) == ("8S", "leave-trick-to-partner")


def test_the_last_to_play_wins_with_the_cheapest_card() -> None:
    hands = (
        "AS QS 7D 7C 8C JH 9H 7H",
        "9S 8S KD JD 9D TD 9C TH",
        "7S KS 8D TC AC KC QH AH",
        "TS JS AD QD JC QC 8H KH",
    )
    deal = acts(position(CLASSIC, hands, Trump.H, leader=1), "9S 7S JS")
    assert advice(deal) == ("QS", "cheapest-winner")


def test_trumping_is_done_with_the_lowest_trump_that_serves() -> None:
    hands = (
        "AD QD 7D 7C 8C JH 9H 7H",
        "9S 8S KD JD 9D TD 9C TH",
        "7S KS 8D TC AC KC QH AH",
        "TS JS AS QS JC QC 8H KH",
    )
    deal = acts(position(CLASSIC, hands, Trump.H, leader=1), "9S KS AS")
    assert advice(deal) == ("7H", "trump-cheaply")


def test_a_ten_is_held_back_while_the_ace_is_out() -> None:
    hands = (
        "TS 8S AD 7D 7C 8C JH 9H",
        "9S AS KD JD 9D TD 9C TH",
        "7S KS 8D TC AC KC QH AH",
        "QS JS 7H QD JC QC 8H KH",
    )
    deal = acts(position(CLASSIC, hands, Trump.H, taker=0, leader=3), "JS")
    assert advice(deal) == ("8S", "save-ten")


def test_a_lost_trick_gets_the_smallest_card() -> None:
    hands = (
        "KS 8S AD 7D 7C 8C JH 9H",
        "9S TS KD JD 9D TD 9C TH",
        "7S QS 8D TC AC KC QH AH",
        "AS JS 7H QD JC QC 8H KH",
    )
    deal = acts(position(CLASSIC, hands, Trump.H, taker=0, leader=1), "9S QS AS")
    assert advice(deal) == ("8S", "smallest-on-lost-trick")


def test_the_only_card_needs_no_thought() -> None:
    deal = acts(position(CLASSIC, STRONG, Trump.H, leader=1), "AS 9S QD")
    assert acts(deal, "7S").turn == 1
    hands = (STRONG[0].replace("8S", "QH"), STRONG[1], STRONG[2].replace("QH", "8S"), STRONG[3])
    deal = acts(position(CLASSIC, hands, Trump.H, leader=1), "AS 8S QD")
    assert advice(deal) == ("7S", "only-card")


def test_belote_and_rebelote_are_said() -> None:
    hands = (
        "JH 9H AH 7H 7S 8S 7D 7C",
        "AS TS KS QS 8D 9D 8C 8H",
        "KH QH JS AD TD KD AC TC",
        "TH 9S QD JD 9C JC QC KC",
    )
    deal = acts(position(CLASSIC, hands, Trump.H), "JH 8H")
    assert advice(deal)[0] == "KH+belote"
    deal = acts(deal, "QH+belote TH", "9H AS")
    assert advice(deal)[0] == "KH+rebelote"


def test_the_king_comes_first_where_a_belote_needs_it() -> None:
    rules = with_changes(CLASSIC, {"belote.king_first": True})
    hands = (
        "JH 9H AH 7H 7S 8S 7D 7C",
        "AS TS KS QS 8D 9D 8C 8H",
        "KH QH JS AD TD KD AC TC",
        "TH 9S QD JD 9C JC QC KC",
    )
    assert advice(acts(position(rules, hands, Trump.H), "JH 8H"))[0] == "KH+belote"


def test_announcements_are_made_with_the_first_card() -> None:
    hands = (
        "JH 9H AH 7H TS JS QS 7C",
        "AS 7S KS 8S 8D 9D 8C 8H",
        "QH 9S 7D AD TD KD AC TC",
        "TH KH QD JD 9C JC QC KC",
    )
    assert advice(position(preset("cafe"), hands, Trump.H))[0] == "JH+run:TS-QS"
