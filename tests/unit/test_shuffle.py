"""Chance from a seed: the same pack on every machine, and every pack as likely as another."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import ALL_CARDS, RANKS, card_text, rank_of
from rebelote.engine import cut, first_dealer, shuffled
from rebelote.rules import preset, with_changes


def bytes_of(seed: str) -> list[int]:
    """The first bytes of a seed, as the module says: SHA-256 of the seed, a colon, the block."""
    blocks = (hashlib.sha256(f"{seed}:{n}".encode()).digest() for n in range(20))
    return [byte for block in blocks for byte in block]


def by_hand(seed: str) -> list[str]:
    """Fisher and Yates, from the last card to the second, without bias."""
    stream, pack = iter(bytes_of(seed)), [rank + suit for suit in "SHDC" for rank in RANKS]
    for last in range(31, 0, -1):
        while (byte := next(stream)) >= (256 // (last + 1)) * (last + 1):
            pass
        other = byte % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


@given(st.text(st.characters(codec="utf-8")))
def test_the_pack_of_a_seed_can_be_checked_by_hand(seed: str) -> None:
    assert [card_text(card) for card in shuffled(seed)] == by_hand(seed)


def test_known_packs() -> None:
    """Written down once: saved games and published seeds depend on them."""
    assert " ".join(map(card_text, shuffled("rebelote"))) == KNOWN["rebelote"]
    assert " ".join(map(card_text, shuffled(""))) == KNOWN[""]


KNOWN = {
    "rebelote": (
        "9H KH JD KD 7S TD KS TH 8S 7D JS AC 7C 7H KC 9C "
        "JH QC QH 8C TS JC 9D AH 9S QD 8D 8H QS TC AD AS"
    ),
    "": (
        "8D QD 8H TH 9S JD JS 8S 7S 9H TD JH AC 7C 7H KD "
        "TS KC KS 9C AD JC QH 7D QC QS AS 9D KH TC AH 8C"
    ),
}


@given(st.text(st.characters(codec="utf-8")))
def test_a_pack_is_a_pack(seed: str) -> None:
    pack = shuffled(seed)
    assert sorted(pack) == list(ALL_CARDS)
    assert shuffled(seed) == pack


def test_every_card_is_equally_likely_in_every_place() -> None:
    packs = 3200
    seen = Counter(
        (place, card)
        for number in range(packs)
        for place, card in enumerate(shuffled(f"uniform {number}"))
    )
    expected = packs / 32
    chi = sum(
        (seen[place, card] - expected) ** 2 / expected for place in range(32) for card in ALL_CARDS
    )
    # 31 × 31 = 961 degrees of freedom, standard deviation √(2 × 961) = 43.8: five of them.
    assert 961 - 219 < chi < 961 + 219


def test_neighbours_are_equally_likely() -> None:
    pairs = Counter(
        (second - first) % 32
        for number in range(2000)
        for first, second in pairwise(shuffled(f"neighbours {number}"))
    )
    # Differences 1 to 31 are equally likely: 62 000 pairs, 2000 of each, deviation about 44.
    assert set(pairs) == set(range(1, 32))
    assert all(abs(count - 2000) < 220 for count in pairs.values())


@given(st.text(st.characters(codec="utf-8")))
def test_a_cut_leaves_three_cards_on_each_side(seed: str) -> None:
    pack = tuple(ALL_CARDS)
    after = cut(pack, seed)
    place = after[0]
    assert after == pack[place:] + pack[:place]
    assert 3 <= place <= 29


def test_every_cut_is_possible_and_equally_likely() -> None:
    places = Counter(cut(ALL_CARDS, f"cut {number}")[0] for number in range(5400))
    assert set(places) == set(range(3, 30))
    # 27 places, 200 each: 26 degrees of freedom.
    assert sum((count - 200) ** 2 / 200 for count in places.values()) < 60


def test_a_seat_always_deals() -> None:
    for seat in range(4):
        rules = with_changes(preset("ffb-classic"), {"deal.first_dealer": seat})
        assert first_dealer(rules, "any") == (seat, ())


@pytest.mark.parametrize(("name", "seats"), [("zone", 4), ("duel", 2)])
def test_a_random_dealer(name: str, seats: int) -> None:
    dealers = Counter(first_dealer(preset(name), f"seed {n}") for n in range(400 * seats))
    assert set(dealers) == {(seat, ()) for seat in range(seats)}
    assert all(300 < count < 500 for count in dealers.values())


@pytest.mark.parametrize("name", ["ffb-classic", "three-handed", "decouverte"])
def test_the_lowest_card_deals(name: str) -> None:
    """One seat of each side draws; the ace is high; those that tie for the lowest draw again."""
    rules = preset(name)
    dealers, lengths = Counter[int](), Counter[int]()
    for number in range(600):
        dealer, rounds = first_dealer(rules, f"draw {number}")
        drawing = list(range(rules.sides))
        for drawn in rounds:
            assert len(drawn) == len(drawing)
            low = min(RANKS.index(card_text(card)[0]) for card in drawn)
            pairs = zip(drawing, drawn, strict=True)
            drawing = [seat for seat, card in pairs if rank_of(card) == low]
        assert drawing == [dealer]
        every = [card for drawn in rounds for card in drawn]
        assert len(set(every)) == len(every), "no card is drawn twice"
        dealers[dealer] += 1
        lengths[len(rounds)] += 1
    assert set(dealers) == set(range(rules.sides))
    assert min(dealers.values()) > 600 / rules.sides * 0.75
    assert lengths[1] > 450 and lengths[2] > 10, "ties happen, and are drawn again"


def test_the_same_seed_draws_the_same() -> None:
    rules = preset("ffb-classic")
    assert first_dealer(rules, "x") == first_dealer(rules, "x")
