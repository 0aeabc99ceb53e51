"""What a seat knows of hidden cards never rules out the cards that are really there.

2,200 deals of every preset and house rules, played at random and by the computer player; ten times
as many with ``REBELOTE_THOROUGH=1``.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from rebelote.bots import choose
from rebelote.cards import FULL_PACK, Hand, Trump, hand_of, parse_card
from rebelote.engine import (
    Contract,
    Deal,
    apply,
    best_announcements,
    new_match,
    set_up,
    start_deal,
)
from rebelote.kernels.knowledge import Knowledge, Place, knowledge_of
from rebelote.kernels.knowledge_count import ways
from rebelote.kernels.knowledge_plays import ruled_out
from rebelote.rules import Rules, preset, preset_names, with_changes
from rebelote.views import view_of
from support import acts, cards, hand, house_rules, random_action, random_pack, texts

TIMES = 10 if os.environ.get("REBELOTE_THOROUGH") else 1


def true_cards(deal: Deal, place: Place, known: Knowledge) -> Hand:
    """The cards that really lie at a place."""
    match place.kind:
        case "hand":
            assert place.seat is not None
            return deal.hands[place.seat]
        case "covered" | "turning":
            assert place.seat is not None
            hidden = place.kind == "covered"
            piles, held = deal.covers[place.seat], deal.hands[place.seat]
            return hand_of(low for up, low in piles if held >> up & 1 == hidden)
        case "stock":
            return hand_of(deal.stock)
    elsewhere = 0
    for other in known.places:
        if other.kind != "aside":
            elsewhere |= true_cards(deal, other, known)
    return known.unknown & ~elsewhere


def check_truth(deal: Deal, seat: int | None, *, trusting: bool = False) -> int:
    """The true cards are possible; how many cards at places have been ruled out."""
    known = knowledge_of(view_of(deal, new_match(deal.rules), seat), trusting=trusting)
    together = ruled = 0
    for number, place in enumerate(known.places):
        cards = true_cards(deal, place, known)
        if place.seat is not None and place.seat != seat:
            cards = cards
        assert cards.bit_count() == place.size
        assert cards & ~place.possible == 0, (seat, place, texts(cards & ~place.possible))
        assert known.certain(number) & ~cards == 0
        assert place.possible & ~known.unknown == 0
        together |= cards
        ruled += (known.unknown & ~place.possible).bit_count()
    assert together == known.unknown
    assert sum(place.size for place in known.places) == known.unknown.bit_count()
    return ruled


def played(rules: Rules, rng: Random, *, thumb: bool) -> Iterator[Deal]:
    """Every state of a deal, played at random or by the computer player."""
    match = new_match(rules)
    deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
    while deal.phase != "over":
        yield deal
        thinking = thumb and (deal.phase == "play" or rng.random() < 0.5)
        view = view_of(deal, match, deal.turn)
        deal = apply(deal, choose(view) if thinking else random_action(deal, rng))
    yield deal


def check_deals(rules: Rules, rng: Random, deals: int, *, thumb: bool) -> int:
    """Check some states of so many deals that were not passed out."""
    ruled = done = 0
    while done < deals:
        done_here = False
        for deal in played(rules, rng, thumb=thumb):
            done_here |= deal.contract is not None
            if rng.random() < 0.1:
                ruled += check_truth(deal, rng.choice((None, *range(rules.seats))))
        done += done_here
    return ruled


@pytest.mark.parametrize("name", preset_names())
@pytest.mark.parametrize("thumb", [False, True])
def test_the_truth_is_possible_in_every_preset(name: str, thumb: bool) -> None:
    assert check_deals(preset(name), Random(name), 80 * TIMES, thumb=thumb) > 30


def test_the_truth_is_possible_under_house_rules() -> None:
    rng = Random(8)
    for _ in range(220 * TIMES):
        check_deals(house_rules(rng), rng, 2, thumb=False)


def test_a_trusting_seat_is_right_about_seats_that_keep_to_the_rules() -> None:
    rules = preset("zone")
    rng, ruled = Random(2), 0
    for _ in range(40 * TIMES):
        for deal in played(rules, rng, thumb=True):
            if deal.revoke is None and rng.random() < 0.3:
                ruled += check_truth(deal, deal.turn, trusting=True)
    assert ruled > 1000


def test_a_trusting_seat_always_has_a_world() -> None:
    """Even where a seat it trusts has broken the rules."""
    rng, revokes = Random(3), 0
    for _ in range(60 * TIMES):
        deal = start_deal(preset("zone"), 0, random_pack(rng))
        while deal.phase != "over":
            deal = apply(deal, random_action(deal, rng, cheat=0.1))
            view = view_of(deal, new_match(deal.rules), deal.turn)
            known = knowledge_of(view, trusting=True)
            sizes = [place.size for place in known.places]
            assert ways(known.unknown, sizes, [place.possible for place in known.places]) > 0
            revokes += deal.revoke is not None
    assert revokes > 300


# ---------------------------------------------------------------------- by hand


HANDS = ("AS KS 7S AH KH 7H AD 7C", "TS QS 8S TH QH 8H KD 8C", "JS 9S JH 9H QD JD 9D 9C")
LAST = "TD 8D 7D AC TC KC QC JC"


def table(trump: str, rules: Rules | None = None) -> Deal:
    """A deal of `ffb-classic`, seat 0 to lead; seats 1 and 3 against it."""
    rules = rules or preset("ffb-classic")
    return set_up(rules, [hand(text) for text in (*HANDS, LAST)], Contract(0, Trump(trump)), 0)


def possible(deal: Deal, seat: int, of: int) -> list[str]:
    """The cards that this seat thinks another may hold."""
    known = knowledge_of(view_of(deal, new_match(deal.rules), seat))
    return texts(next(place.possible for place in known.places if place.seat == of))


def test_a_seat_that_does_not_follow_is_void() -> None:
    after = acts(table("H"), "AS", "8S", "9S", "7D")
    assert not {"JS", "TS", "QS"} & set(possible(after, 0, 3))
    # It had to trump an opponent's ace: it has no trump either.
    assert not {"TH", "QH", "8H", "JH", "9H"} & set(possible(after, 0, 3))
    # So the three clubs, diamonds and all hearts it cannot have are with the other two.
    assert {"TD", "AC"} <= set(possible(after, 0, 3))


def test_a_seat_that_does_not_rise_has_nothing_higher() -> None:
    after = acts(table("H"), "AH", "8H")
    assert not {"9H", "JH"} & set(possible(after, 0, 1))
    assert {"TH", "QH"} <= set(possible(after, 0, 1))


def test_a_partner_that_discards_may_still_hold_trumps() -> None:
    hands = ["AS KS 7S AH KH 7H AD 7C", LAST, "TS QS 8S TH QH 8H KD 8C", HANDS[2]]
    deal = set_up(preset("ffb-classic"), [hand(text) for text in hands], Contract(0, Trump.D), 0)
    # Seat 1 trumps; seat 3, its partner, follows suit; nothing is known of its trumps.
    after = acts(deal, "AS", "7D", "8S", "9S")
    assert {"9D", "JD", "QD", "KD"} <= set(possible(after, 0, 3))


def test_belote_said_and_not_said() -> None:
    rules = with_changes(preset("ffb-classic"), {"belote.call": "automatic"})
    said = acts(table("H", rules), "KH")
    assert "QH" not in possible(said, 1, 0)  # seat 1 has it itself
    assert "QH" not in possible(said, 2, 0)
    assert "QH" in possible(said, 2, 1)
    required = acts(table("H"), "KH")
    assert "QH" in possible(required, 2, 0)
    hands = ["AS KS 7S AH KH QH AD 7C", "TS QS 8S TH 7H 8H KD 8C", HANDS[2], LAST]
    deal = set_up(preset("ffb-classic"), [hand(text) for text in hands], Contract(0, Trump.H), 0)
    spoken = acts(deal, "KH+belote")
    assert "QH" not in possible(spoken, 2, 1)
    assert "QH" in possible(spoken, 2, 0)


def test_the_turned_card_is_with_the_taker() -> None:
    deal = start_deal(preset("ffb-classic"), 3, random_pack(Random(1)))
    deal = acts(deal, "pass", "take")
    assert deal.turned is not None
    known = knowledge_of(view_of(deal, new_match(deal.rules), 0))
    taker = next(number for number, place in enumerate(known.places) if place.seat == 1)
    assert known.certain(taker) == 1 << deal.turned


def test_during_the_auction_the_pack_is_a_place() -> None:
    deal = start_deal(preset("ffb-classic"), 3, random_pack(Random(1)))
    known = knowledge_of(view_of(deal, new_match(deal.rules), 0))
    assert Counter(place.kind for place in known.places) == {"hand": 3, "aside": 1}
    assert known.unknown == FULL_PACK & ~known.hand & ~(1 << (deal.turned or 0))


def test_silence_rules_out_the_card_that_would_complete_a_run() -> None:
    rules = with_changes(preset("zone"), {"play.revoke": "refused"})
    hands = ["JS KS 7S AH KH 7H AD 7C", "TS 9S 8H TH QH 8S KD 9C", "QS AS JH 9H QD JD 9D 8C", LAST]
    deal = set_up(rules, [hand(text) for text in hands], Contract(0, Trump.H), 0)
    after = acts(deal, "AD", "KD", "9D", "7D", "7S", "TS")
    # With the ten it has shown, seat 1 would have said a run if it had nine and eight: not known
    # yet. Once the nine is out, the eight is ruled out.
    assert {"8S", "9S"} <= set(possible(after, 0, 1))
    after = acts(after, "AS", "TD", "QS", "TC", "JS", "9S")
    assert "8S" not in possible(after, 0, 1) or "8S" in texts(after.hands[1])


def test_what_a_card_rules_out_by_the_rules_of_the_table() -> None:
    """One card of each obligation, with and without it."""
    base = preset("ffb-classic")

    def out(before: str, card: str, **changes: object) -> set[str]:
        rules = with_changes(
            base, {f"play.{name.rstrip(chr(95))}": value for name, value in changes.items()}
        )
        return set(texts(ruled_out(rules, Trump.H, tuple(cards(before)), parse_card(card))))

    spades = {"7S", "8S", "9S", "TS", "JS", "QS", "KS"}
    trumps = {"7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"}
    assert out("AS", "7S") == set()
    assert out("AS", "7D") == spades | trumps
    assert out("AS", "7D", undertrump="free") == spades | trumps
    assert out("AS QH", "7D") == spades | trumps - {"QH"}
    assert out("AS QH", "7D", undertrump="free") == spades | {"KH", "TH", "AH", "9H", "JH"}
    assert out("AS QH", "7H") == spades | {"KH", "TH", "AH", "9H", "JH"}
    plain = {rank + suit for rank in "789TJQKA" for suit in "DC"}
    assert out("AS QH", "7H", undertrump="forbidden") == (
        spades | {"KH", "TH", "AH", "9H", "JH"} | plain
    )
    assert out("7S AS", "7D") == spades - {"7S"} | trumps
    assert out("AS 7S", "7D") == spades - {"7S"}
    assert out("AS 7S", "7D", partner_exempt="never") == spades - {"7S"} | trumps
    assert out("TH", "7H") == {"AH", "9H", "JH"}
    assert out("TH 7H", "8H", raise_="not-over-partner") == set()
    assert out("TS", "7S", beat_plain=True) == {"AS"}
    # An obligation that other cards may lift proves nothing of one card.
    over = {"partner_exempt": "over-if-only-trumps"}
    assert out("8S QH 7S", "7H", **over) == spades - {"7S", "8S"} | {"AS"}


def test_more_cards_are_never_worth_less_in_announcements() -> None:
    """What `facts_of_silence` relies on."""
    from rebelote.engine import announcement_points

    rng, rules = Random(5), preset("zone")
    for _ in range(3000):
        pack = rng.sample(range(32), rng.randint(1, 12))
        if rng.random() < 0.5:
            pack = [card for card in pack if card < 16] or pack
        worths = []
        for size in (len(pack) - 1, len(pack)):
            held = hand_of(pack[:size])
            found = best_announcements(held, rules, Trump.S)
            worths.append(sum(announcement_points(item, rules, Trump.S) for item in found))
        assert worths[0] <= worths[1]
