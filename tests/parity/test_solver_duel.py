"""Two seats: drawing from a known stock, and whole deals of sixteen tricks."""

from random import Random

import pytest

from parity.test_solver_oracle import THOROUGH, by_engine, endgame, start_of
from rebelote.cards import Card, Hand, Trump, cards_of, hand_of
from rebelote.engine import Contract, Deal, set_up
from rebelote.kernels.solver import MOST_STOCK, reaches, solve, value
from rebelote.problem import Problem
from rebelote.rules import preset, with_changes

DUEL = preset("duel")


def small_duel(rng: Random, size: int, stock: int, trump: Trump) -> Deal:
    """A duel late in its play: hands of so many cards, and cards left to draw.

    What has been played does not matter to what follows: it is as if every trick were shared out.
    """
    pack = rng.sample(range(32), 2 * size + stock)
    hands: list[Hand] = [hand_of(pack[:size]), hand_of(pack[size : 2 * size])]
    cards: tuple[Card, ...] = tuple(pack[2 * size :])
    whole = [hand_of(range(16)), hand_of(range(16, 32))]
    deal = set_up(DUEL, whole, Contract(rng.randrange(2), trump), rng.randrange(2))
    return deal.evolve(hands=tuple(hands), stock=cards)


@pytest.mark.parametrize("trump", [Trump.S, Trump.D, Trump.SA, Trump.TA])
def test_small_stock_against_engine(trump: Trump) -> None:
    rng = Random(f"stock {trump}")
    for number in range(300 if THOROUGH else 15):
        deal = small_duel(rng, rng.choice((2, 3)), rng.choice((2, 4)), trump)
        if number % 2:
            first = rng.choice(sorted(cards_of(deal.hands[deal.turn])))
            deal = deal.evolve(
                hands=tuple(hand & ~(1 << first) for hand in deal.hands),
                trick=deal.trick.__class__(deal.turn, (first,)),
                turn=1 - deal.turn,
            )
        found = solve(deal)
        assert found == by_engine(deal)
        best = max(found.values())
        assert value(deal) == best
        side = deal.turn
        assert reaches(deal, side, best) and not reaches(deal, side, best + 1)


def test_following_while_cards_are_drawn() -> None:
    """``play.free_while_stock: false``: the obligations hold from the first card."""
    rng = Random("strict")
    rules = with_changes(DUEL, {"play.free_while_stock": False})
    for _ in range(100 if THOROUGH else 15):
        deal = small_duel(rng, 3, 4, rng.choice((Trump.H, Trump.TA))).evolve(rules=rules)
        assert solve(deal) == by_engine(deal)


def test_dealt_duel_goes_on_as_found() -> None:
    """Both sides playing what the solver finds come to what it said at first."""
    from rebelote.engine import PlayCard, apply, trick_points

    rng = Random("dealt duel")
    deal = endgame(start_of(DUEL, rng), 11, 0, rng)
    assert len(deal.stock) == 4
    seat, expected = deal.turn, value(deal)
    while deal.phase != "over":
        found = solve(deal)
        best = max(found.values())
        if deal.turn == seat:
            assert best == expected
        deal = apply(deal, PlayCard(next(card for card in found if found[card] == best)))
    assert trick_points(deal)[seat] == expected


def test_too_many_cards_to_draw() -> None:
    deal = start_of(DUEL, Random("long"))
    assert len(deal.stock) > MOST_STOCK
    with pytest.raises(Problem) as caught:
        solve(deal)
    assert (caught.value.code, caught.value.reason) == ("malformed", "solve-stock")


@pytest.mark.parametrize("name", ["duel", "decouverte"])
def test_sixteen_tricks(name: str) -> None:
    """From the first lead, all cards known: a line of play that keeps the value."""
    from rebelote.engine import PlayCard, apply, trick_points

    rng = Random(f"sixteen {name}")
    deal = start_of(preset(name), rng, Trump.H if name == "duel" else None)
    seat, expected = deal.turn, value(deal)
    while deal.phase != "over":
        found = solve(deal)
        best = max(found.values())
        deal = apply(deal, PlayCard(next(card for card in found if found[card] == best)))
        if len(deal.tricks) > 13:
            assert deal.phase == "over" or solve(deal) == by_engine(deal)
    assert trick_points(deal)[seat] == expected
