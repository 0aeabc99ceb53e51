"""The kernels' legal cards are the engine's, in random positions of every preset and of others.

100,000 positions; a million with ``REBELOTE_THOROUGH=1``.
"""

import os
from collections.abc import Iterator
from random import Random

from rebelote.cards import Hand, Trump, cards_of, hand_of
from rebelote.engine import Contract, Deal, PlayCard, Trick, legal_cards, start_deal
from rebelote.engine.deal import complete_hands
from rebelote.engine.play import play_card
from rebelote.kernels import positions
from rebelote.rules import Rules, preset, preset_names, with_changes
from support import house_rules, random_pack

POSITIONS = 1_000_000 if os.environ.get("REBELOTE_THOROUGH") else 100_000


def in_play(rules: Rules, rng: Random) -> Deal:
    """A deal after its auction, under any trump, taken by anybody."""
    deal = start_deal(rules, rng.randrange(rules.seats), random_pack(rng))
    trump = rng.choice(list(Trump) if rng.random() < 0.5 else list(Trump)[:4])
    return complete_hands(deal, Contract(rng.randrange(rules.seats), trump, doubled=1))


def played(rules: Rules, rng: Random) -> Iterator[Deal]:
    """Every position of a deal played at random."""
    deal = in_play(rules, rng)
    while deal.phase != "over":
        yield deal
        deal = play_card(deal, PlayCard(rng.choice(list(cards_of(legal_cards(deal))))))


def rearranged(deal: Deal, rng: Random) -> Deal:
    """The same trick met by a hand of a few suits, so that rare obligations come up."""
    suits = rng.sample(range(4), rng.choice((1, 2, 2, 3)))
    free = [card for card in range(32) if card not in deal.trick.cards and card // 8 in suits]
    held: Hand = hand_of(rng.sample(free, min(len(free), rng.randint(1, 8))))
    hands = tuple(held if seat == deal.turn else 0 for seat in range(deal.rules.seats))
    return deal.evolve(hands=hands, covers=((),) * deal.rules.seats, stock=deal.stock[:1])


def tables(rng: Random) -> Iterator[Rules]:
    """Presets, presets with other obligations, and house rules, without end."""
    while True:
        for name in preset_names():
            yield preset(name)
            yield with_changes(preset(name), obligations_at_random(rng))
            yield house_rules(rng)


def obligations_at_random(rng: Random) -> dict[str, object]:
    """Values for every dimension that decides which cards are legal."""
    return {
        "play.raise": rng.choice(("always", "not-over-partner")),
        "play.beat_plain": rng.random() < 0.5,
        "play.partner_exempt": rng.choice(
            ("always", "over-if-only-trumps", "until-partner-trumps", "never")
        ),
        "play.undertrump": rng.choice(("required", "free", "forbidden")),
        "play.free_while_stock": rng.random() < 0.5,
    }


def test_legal_cards_are_those_of_the_engine() -> None:
    rng, compared, narrowed = Random(4), 0, 0
    for rules in tables(rng):
        for deal in played(rules, rng):
            for position in (deal, rearranged(deal, rng)):
                legal = legal_cards(position)
                assert positions.legal_cards(position) == legal, position
                compared += 1
                narrowed += legal != position.hands[position.turn]
        if compared >= POSITIONS:
            break
    # Most positions must ask something of the player, or they would prove little.
    assert narrowed > compared / 3


def test_labels_are_a_numbering_by_strength() -> None:
    for trump in Trump:
        labels = positions.labels_for(trump)
        assert sorted(labels.label) == list(range(32))
        assert all(labels.card[labels.label[card]] == card for card in range(32))
        rng = Random(trump.value)
        for _ in range(100):
            cards = rng.getrandbits(32)
            assert labels.cards(labels.labels(cards)) == cards
            assert labels.labels(cards) == hand_of(labels.label[card] for card in cards_of(cards))


def test_an_empty_trick_leaves_the_hand_free() -> None:
    deal = in_play(preset("ffb-classic"), Random(1)).evolve(trick=Trick(0), turn=0)
    assert positions.legal_cards(deal) == deal.hands[0]
