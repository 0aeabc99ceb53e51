"""Colver's agents at our table: numbers both ways, only what the seat may know, legal moves."""

import sys
from importlib.util import find_spec
from random import Random

import pytest

from rebelote.arena import colver as adapter
from rebelote.arena.colver import ColverPlayer, colver_rules
from rebelote.arena.colver_cards import (
    colver_card,
    colver_cards,
    colver_number,
    our_action,
    our_card,
)
from rebelote.arena.comparison import compare
from rebelote.arena.duplicate import Contest
from rebelote.arena.seating import check_player
from rebelote.cards import KING, QUEEN, Trump, cards_of, make_card, parse_card
from rebelote.engine import (
    Bid,
    PlayCard,
    after_deal,
    apply,
    legal_actions,
    new_match,
    shuffled,
    start_deal,
)
from rebelote.problem import Problem
from rebelote.rules import preset
from rebelote.views import View, view_of
from support import random_pack, states

CONTREE = preset("ffb-contree")
with_colver = pytest.mark.skipif(not find_spec("colver"), reason="colver is for comparison only")


def test_cards_and_calls_go_both_ways() -> None:
    assert sorted(map(colver_card, range(32))) == list(range(32))
    assert all(our_card(colver_card(card)) == card for card in range(32))
    assert [colver_card(parse_card(text)) for text in ("7S", "JS", "TS", "AC")] == [0, 3, 6, 31]
    calls = [our_action(number, playing=False) for number in range(43)]
    assert [colver_number(call) for call in calls if not isinstance(call, PlayCard)] == [*range(43)]
    assert calls[1] == Bid(80, Trump.S) and calls[40] == Bid("capot", Trump.C)


def views(number: int) -> list[View]:
    """What each seat to move sees in the course of random deals."""
    rng, match = Random(number), new_match(CONTREE)
    deal = start_deal(CONTREE, number % 4, random_pack(rng))
    return [view_of(state, match, state.turn) for state, _ in states(deal, rng)]


def test_the_table_that_an_agent_sees_is_made_of_the_view() -> None:
    looked = 0
    for view in (view for number in range(12) for view in views(number)):
        hands = [{our_card(card) for card in hand} for hand in adapter._hands(view, "1")]
        assert [len(hand) for hand in hands] == [8] * 4
        assert len(set.union(*hands)) == 32
        for trick in (*view.tricks, view.trick):
            for place, card in enumerate(trick.cards):
                assert card in hands[trick.seat_of(place, 4)]
        assert view.seat is not None and set(cards_of(view.hand)) <= hands[view.seat]
        if view.contract is not None and len(view.tricks) < 5:
            suit = view.contract.trump.suit
            assert suit is not None
            honours = {make_card(KING, suit), make_card(QUEEN, suit)}
            both = {seat for seat in range(4) if honours <= hands[seat]} - {view.seat}
            assert both == {belote.seat for belote in view.belotes} - {view.seat}
            looked += 1
    assert looked > 100


@pytest.mark.parametrize(
    ("name", "rules", "reason"),
    [
        ("colver:nobody", "ffb-contree", "no-such-player"),
        ("colver:isdd:0", "ffb-contree", "no-such-player"),
        ("colver:isdd:20:nobody", "ffb-contree", "no-such-player"),
        ("colver:isdd", "ffb-coinche", "player-not-for-rules"),
        ("colver:isdd", "duel", "player-not-for-rules"),
    ],
)
def test_who_cannot_play_is_refused(name: str, rules: str, reason: str) -> None:
    with pytest.raises(Problem) as refused:
        check_player(name, preset(rules))
    assert refused.value.reason == reason


def test_without_the_package_the_error_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    adapter.colver_package.cache_clear()
    monkeypatch.setitem(sys.modules, "colver", None)
    with pytest.raises(Problem) as refused:
        check_player("colver:isdd", CONTREE)
    assert refused.value.reason == "player-needs-package"


@with_colver
@pytest.mark.parametrize("name", ["colver:heuristic", "colver:rule:1:smart", "colver:isdd:2w:maxi"])
def test_their_moves_are_legal_and_the_same_on_every_run(name: str) -> None:
    contest = Contest(CONTREE, name, "thumb", "1")
    found = compare(contest, pairs=3)
    assert not found.faults[0] and not found.faults[1]
    assert compare(contest, pairs=3).points_per_deal == found.points_per_deal


@with_colver
def test_a_history_of_any_kind_can_be_told_to_them() -> None:
    player = ColverPlayer.from_name("colver:heuristic", "1", CONTREE)
    for view in (view for number in range(30) for view in views(number)):
        action = player.choose(view)
        if isinstance(action, PlayCard):
            action = PlayCard(action.card)
        assert action in view.legal


@with_colver
def test_our_rules_count_a_deal_as_theirs_do() -> None:
    env_of = adapter.colver_package().Env.deal_with_hands
    rules, rng = colver_rules(), Random(3)
    for number in range(40):
        match = new_match(rules)
        deal = match.start(number % 4, shuffled(str(number)))
        env = env_of(deal.dealer, [colver_cards(hand) for hand in deal.hands])
        bid = Bid(rng.choice((80, 120)), rng.choice((Trump.S, Trump.H, Trump.D, Trump.C)))
        for call in (bid, *legal_actions(deal)[:1] * 3):
            deal = apply(deal, call)
            assert not isinstance(call, PlayCard)
            env.step(colver_number(call))
        while deal.phase != "over":
            action = rng.choice(legal_actions(deal))
            assert isinstance(action, PlayCard)
            assert {our_card(card) for card in env.legal_actions()} == {
                legal.card for legal in legal_actions(deal) if isinstance(legal, PlayCard)
            }
            deal = apply(deal, action)
            env.step(colver_card(action.card))
        assert tuple(env.rewards()) == after_deal(match, deal)[1].score.score
