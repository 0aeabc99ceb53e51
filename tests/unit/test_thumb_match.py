"""Rules of thumb play every preset, and house rules, to the end; the same view, the same advice."""

from dataclasses import replace
from random import Random

import pytest

from rebelote.bots import IDEAS, advise, choose
from rebelote.cards import cards_of
from rebelote.engine import Deal, PlayCard, after_deal, apply, first_dealer, new_match, shuffled
from rebelote.rules import Rules, preset, preset_names
from rebelote.views import view_of
from support import house_rules

MOST_DEALS = 400


def play_match(rules: Rules, seed: str) -> tuple[bool, set[str]]:
    """Play a match; whether it ended, and the ideas that were used. Refused actions raise."""
    match = new_match(rules)
    ideas: set[str] = set()
    dealer = first_dealer(rules, seed)[0]
    for number in range(MOST_DEALS):
        deal = match.start(dealer, shuffled(f"{seed}/{number}"))
        while deal.phase != "over":
            view = view_of(deal, match, deal.turn)
            given = advise(view)
            assert given.idea in IDEAS
            card = given.action.card if isinstance(given.action, PlayCard) else None
            legal = given.action if card is None else PlayCard(card)
            assert legal in view.legal
            ideas.add(given.idea)
            deal = apply(deal, given.action)
        match, _ = after_deal(match, deal)
        if match.finished:
            break
        assert match.dealer is not None
        dealer = match.dealer
    return match.finished, ideas


@pytest.mark.parametrize("name", preset_names())
def test_a_match_of_every_preset_ends(name: str) -> None:
    finished, _ = play_match(preset(name), f"match/{name}")
    assert finished


@pytest.mark.parametrize("seed", range(60))
def test_house_rules_are_played_too(seed: int) -> None:
    rules = house_rules(Random(seed))
    rules = replace(rules, match=replace(rules.match, end="deals", deals=2))
    play_match(rules, f"house/{seed}")


def test_every_idea_is_used() -> None:
    ideas: set[str] = set()
    for name in preset_names():
        ideas |= play_match(preset(name), "ideas")[1]
    # These are rare; each has a position of its own in another test.
    rare = {
        "bid-capot", "double-on-tricks", "redouble-with-extra", "must-name", "take-with-masters",
        "watch-score", "catch-cheaply",
    }  # fmt: skip
    assert set(IDEAS) - ideas <= rare


def swap_hidden(deal: Deal, seat: int, chance: Random) -> Deal:
    """The deal with the other seats' cards dealt anew among them."""
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in cards_of(deal.hands[other])]
    chance.shuffle(hidden)
    hands = list(deal.hands)
    for other in others:
        size = deal.hands[other].bit_count()
        hands[other] = sum(1 << card for card in hidden[:size])
        del hidden[:size]
    return deal.evolve(hands=tuple(hands))


@pytest.mark.parametrize("name", ["ffb-classic", "ffb-contree", "house-coinche"])
def test_hidden_cards_never_change_the_choice(name: str) -> None:
    rules, chance = preset(name), Random(name)
    match = new_match(rules)
    for number in range(10):
        deal = match.start(0, shuffled(f"hidden/{number}"))
        while deal.phase != "over":
            view = view_of(deal, match, deal.turn)
            if view_of(other := swap_hidden(deal, deal.turn, chance), match, deal.turn) == view:
                assert choose(view_of(other, match, deal.turn)) == choose(view)
            deal = apply(deal, choose(view))


def test_advice_is_refused_out_of_turn() -> None:
    match = new_match(preset("ffb-classic"))
    deal = match.start(0, shuffled("turn"))
    with pytest.raises(ValueError, match="turn"):
        advise(view_of(deal, match, deal.turn - 1))
