"""A second solver for the tests: plain alpha-beta, written from rules.md, and itself checked here.

It has no table, skips nothing, orders nothing and sees no cards in a new numbering. It counts a
deal at its very end. Positions are small, so it can be that simple. `by_engine` is a third one,
slower still: minimax on the engine's own states.
"""

import os
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from rebelote.cards import ALL_CARDS, SUIT_TRUMPS, Card, Trump, cards_of
from rebelote.engine import (
    Contract,
    Deal,
    Pass,
    PlayCard,
    Take,
    apply,
    legal_actions,
    legal_cards,
    new_match,
    set_up,
    trick_points,
)
from rebelote.engine.play import play_card
from rebelote.problem import Problem
from rebelote.rules import Rules, Value, preset, preset_names, with_changes
from rebelote.rules.values import points, powers
from support import random_pack

THOROUGH = os.environ.get("REBELOTE_THOROUGH") == "1"

ALL_TRUMPS = (*SUIT_TRUMPS, Trump.SA, Trump.TA)
OBLIGATIONS: dict[str, tuple[Value, ...]] = {
    "play.raise": ("always", "not-over-partner"),
    "play.beat_plain": (False, True),
    "play.partner_exempt": ("always", "over-if-only-trumps", "until-partner-trumps", "never"),
    "play.undertrump": ("required", "free", "forbidden"),
}
COUNTING: dict[str, tuple[Value, ...]] = {
    "cards.sans_atout": ("ace-19", "ace-11"),
    "cards.tout_atout": ("scaled", "13-9-6-5-3-2", "14-9-6-5-3-1", "raw"),
    "tricks.last": (10, 0, 20),
    "tricks.capot": (252, 250, 162, 130, 60, 0),
}

# --- positions -----------------------------------------------------------------------------------


def with_values(rules: Rules, table: dict[str, tuple[Value, ...]], rng: Random) -> Rules:
    """The rules with a random value for each of these dimensions."""
    while True:
        try:
            return with_changes(rules, {name: rng.choice(table[name]) for name in table})
        except Problem:
            continue


def any_rules(rng: Random) -> Rules:
    """A preset with its obligations and its counting changed at random."""
    rules = preset(rng.choice(preset_names()))
    return with_values(with_values(rules, OBLIGATIONS, rng), COUNTING, rng)


def start_of(rules: Rules, rng: Random, trump: Trump | None = None) -> Deal:
    """A deal at the first lead: dealt as the rules say if `trump` is None, else set up."""
    if trump is not None:
        pack = random_pack(rng)
        size = 16 if rules.seats == 2 else 8
        hands = [sum(1 << c for c in pack[size * s : size * s + size]) for s in range(rules.seats)]
        bid = None if rules.auction.kind == "turn-up" else rules.auction.minimum
        contract = Contract(rng.randrange(rules.seats), trump, bid)
        return set_up(rules, hands, contract, rng.randrange(rules.seats))
    while True:
        deal = new_match(rules).start(rng.randrange(rules.seats), random_pack(rng))
        while deal.phase == "auction":
            actions = legal_actions(deal)
            takes = [action for action in actions if isinstance(action, Take)]
            calls = [action for action in actions if not isinstance(action, Pass)]
            wanted = takes if takes and rng.random() < 0.5 else calls or actions
            passes = [action for action in actions if isinstance(action, Pass)]
            chosen = rng.choice(passes) if passes and rng.random() < 0.6 else rng.choice(wanted)
            deal = apply(deal, chosen)
        if deal.phase == "play":
            return deal


def endgame(deal: Deal, tricks: int, on_table: int, rng: Random, one_sided: float = 0.3) -> Deal:
    """The deal played at random to so many tricks before its end, with cards on the table.

    With a chance of `one_sided` the cards are chosen so that one side wins most tricks: otherwise
    a capot would hardly ever be in reach.
    """
    favoured = rng.randrange(deal.rules.sides) if rng.random() < one_sided else None
    wanted = deal.tricks_in_all - tricks
    while len(deal.tricks) < wanted or len(deal.trick.cards) < on_table:
        choices = [play_card(deal, PlayCard(card)) for card in cards_of(legal_cards(deal))]
        ended = [c for c in choices if len(c.tricks) > len(deal.tricks)]
        if favoured is not None and ended:
            choices = [
                choice
                for choice in choices
                if deal.rules.side_of(choice.tricks[-1].winner or 0) == favoured
            ] or choices
        deal = rng.choice(choices)
    return deal


def side_points(deal: Deal, seat: int) -> int:
    """The card points, at the end, of this seat's side; of three seats, defenders together."""
    assert deal.contract is not None
    won = trick_points(deal)
    if deal.rules.seats != 3:
        return won[deal.rules.side_of(seat)]
    taker = deal.contract.taker
    return won[taker] if seat == taker else sum(won) - won[taker]


# --- minimax on the engine's states --------------------------------------------------------------


def by_engine(deal: Deal) -> dict[Card, int]:
    """What each legal card comes to, by the engine alone. Slow."""
    seat = deal.turn
    return {
        card: _minimax(play_card(deal, PlayCard(card)), seat, -10_000, 10_000)
        for card in cards_of(legal_cards(deal))
    }


def _minimax(deal: Deal, seat: int, alpha: int, beta: int) -> int:
    if deal.phase == "over":
        return side_points(deal, seat)
    assert deal.contract is not None
    rules, taker = deal.rules, deal.contract.taker
    friend = (
        (deal.turn == taker) == (seat == taker)
        if rules.seats == 3
        else rules.side_of(deal.turn) == rules.side_of(seat)
    )
    best = -10_000 if friend else 10_000
    for card in cards_of(legal_cards(deal)):
        found = _minimax(play_card(deal, PlayCard(card)), seat, alpha, beta)
        if friend:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


# --- plain alpha-beta, compiled ------------------------------------------------------------------

# The places in the array of rules.
(
    SEATS, TRUMP, RAISE_NOT_OVER_PARTNER, BEAT_PLAIN, EXEMPT, UNDERTRUMP, LAST, CAPOT, SCALED,
    ALONE,
) = range(10)  # fmt: skip


@numba.njit  # type: ignore[misc]
def winning_place(trick: Any, count: int, power: Any) -> int:
    """Which card of the trick is winning."""
    led = trick[0] // 8
    best = 0
    for place in range(1, count):
        if power[led, trick[place]] > power[led, trick[best]]:
            best = place
    return best


@numba.njit  # type: ignore[misc]
def may_play(hand: Any, trick: Any, count: int, power: Any, rule: Any) -> Any:
    """Which cards of a hand, one truth value a card, may follow; rules.md, section 4."""
    if count == 0:
        return hand
    led = trick[0] // 8
    trump = rule[TRUMP]
    place = winning_place(trick, count, power)
    best = trick[place]
    partner = rule[SEATS] == 4 and place == count - 2
    suit = np.arange(32) // 8
    higher = power[led] > power[led, best]
    follow = hand & (suit == led)
    if follow.any():
        must = led == trump or trump == 5 or (rule[BEAT_PLAIN] == 1 and best // 8 == led)
        if trump == 4 or (partner and rule[RAISE_NOT_OVER_PARTNER] == 1):
            must = False
        if must and (follow & higher).any():
            return follow & higher
        return follow
    trumps = hand & (suit == trump)
    if not trumps.any():
        return hand
    only = trumps.sum() == hand.sum()
    trumped = best // 8 == trump
    if partner:
        if rule[EXEMPT] == 0:
            return hand
        if rule[EXEMPT] == 1 and not (trumped and only):
            return hand
        if rule[EXEMPT] == 2 and not trumped:
            return hand
    if not trumped:
        return trumps
    if (trumps & higher).any():
        return trumps & higher
    if rule[UNDERTRUMP] == 1:
        return trumps
    if rule[UNDERTRUMP] == 2 and not only:
        return hand & ~trumps
    return hand


@numba.njit  # type: ignore[misc]
def open_cards(hands: Any, seat: int, beneath: Any) -> Any:
    """The cards of a seat that do not lie face down."""
    found = hands[seat].copy()
    for card in range(32):
        if hands[seat, card] and beneath[card] >= 0:
            found[beneath[card]] = False
    return found


@numba.njit  # type: ignore[misc]
def friendly(seat: int, rule: Any) -> bool:
    """True if a seat is on the side that the search is for: ALONE is a seat, or -1, -2 a pair."""
    alone = rule[ALONE]
    if rule[SEATS] == 3:
        return (seat == alone) if alone >= 0 else (seat != -1 - alone)
    return seat % 2 == alone % 2


@numba.njit("int64(b1[:,::1], int64[::1], int64[::1], int64, int64, int64, int64, int64, int64,"
            " int64[::1], int64[:,::1], int64[::1], int64, int64, int64[::1])")  # type: ignore[misc]  # fmt: skip
def alpha_beta(
    hands: Any, beneath: Any, trick: Any, count: int, turn: int, won: int, total: int,
    parties: int, parties_of_friends: int, worth: Any, power: Any, rule: Any, alpha: int,
    beta: int, nodes: Any,
) -> int:  # fmt: skip
    """The side's points at the end of the deal."""
    nodes[0] += 1
    seats = rule[SEATS]
    if count == seats:
        place = winning_place(trick, count, power)
        winner = (turn + place) % seats  # after a whole trick it is the leader's turn again
        for index in range(count):
            if friendly(winner, rule):
                won += worth[trick[index]]
        parties |= 1 << (winner if seats == 3 else winner % 2)
        turn = winner
        count = 0
        if not hands.any():
            if friendly(winner, rule):
                won += rule[LAST]
            if parties & (parties - 1) == 0:
                return rule[CAPOT] if (parties & parties_of_friends) != 0 else 0
            if rule[SCALED] == 1:
                whole, of = 152 + rule[LAST], 248 + rule[LAST]
                return (2 * won * whole + of) // (2 * of)
            return won
    legal = may_play(open_cards(hands, turn, beneath), trick, count, power, rule)
    friend = friendly(turn, rule)
    best = -10_000 if friend else 10_000
    mine = np.empty(4, np.int64)
    for card in range(32):
        if not legal[card]:
            continue
        mine[:] = trick
        mine[count] = card
        hands[turn, card] = False
        found = alpha_beta(
            hands, beneath, mine, count + 1, (turn + 1) % seats, won, total, parties,
            parties_of_friends, worth, power, rule, alpha, beta, nodes,
        )  # fmt: skip
        hands[turn, card] = True
        if friend:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def rule_of(deal: Deal, seat: int) -> Any:
    """The rules of a deal as numbers, for the side of this seat."""
    assert deal.contract is not None
    rules, trump = deal.rules, deal.contract.trump
    play = rules.play
    alone = seat
    if rules.seats == 3 and seat != deal.contract.taker:
        alone = -1 - deal.contract.taker
    return np.array(
        [
            rules.seats,
            ALL_TRUMPS.index(trump),
            play.raise_ == "not-over-partner",
            play.beat_plain,
            OBLIGATIONS["play.partner_exempt"].index(play.partner_exempt),
            ("free", "required", "forbidden").index(play.undertrump),
            rules.tricks.last,
            rules.tricks.capot,
            trump is Trump.TA and rules.cards.tout_atout == "scaled",
            alone,
        ],
        np.int64,
    )


def by_oracle(deal: Deal, seat: int | None = None) -> dict[Card, int]:
    """What each legal card comes to for the side of a seat (the one to play), by alpha-beta."""
    assert deal.contract is not None
    seat = deal.turn if seat is None else seat
    rules, trump = deal.rules, deal.contract.trump
    rule = rule_of(deal, seat)
    worth = np.array(points(trump, rules.cards), np.int64)
    power = np.array([powers(trump, led) for led in range(4)], np.int64)
    hands = np.array(
        [[deal.owned(s) >> c & 1 for c in ALL_CARDS] for s in range(rules.seats)], bool
    )
    beneath = np.full(32, -1, np.int64)
    for piles in deal.covers:
        for upper, lower in piles:
            beneath[upper] = lower
    won = parties = 0
    for trick in deal.tricks:
        assert trick.winner is not None
        parties |= 1 << (trick.winner if rules.seats == 3 else trick.winner % 2)
        if friendly(trick.winner, rule):
            won += sum(int(worth[card]) for card in trick.cards)
    friends = sum(
        1 << (s if rules.seats == 3 else s % 2)
        for s in range(min(rules.seats, 3))
        if friendly(s, rule) and (rules.seats == 3 or s < 2)
    )
    found: dict[Card, int] = {}
    count = len(deal.trick.cards)
    for card in cards_of(legal_cards(deal)):
        trick_cards = np.zeros(4, np.int64)
        trick_cards[: count + 1] = (*deal.trick.cards, card)
        hands[deal.turn, card] = False
        found[card] = int(
            alpha_beta(
                hands, beneath, trick_cards, count + 1, (deal.turn + 1) % rules.seats, won, 0,
                parties, friends, worth, power, rule, -10_000, 10_000, np.zeros(1, np.int64),
            )
        )  # fmt: skip
        hands[deal.turn, card] = True
    return found


# --- the oracle itself ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", preset_names())
def test_oracle_equals_engine(name: str) -> None:
    rng = Random(f"oracle {name}")
    for number in range(40 if THOROUGH else 4):
        rules = preset(name)
        if number % 2:
            rules = with_values(with_values(rules, OBLIGATIONS, rng), COUNTING, rng)
        trumps = ALL_TRUMPS if rules.seats != 3 else ALL_TRUMPS[:5]
        trump = rng.choice(trumps) if number % 4 > 1 else None
        deal = start_of(rules, rng, trump)
        tricks = rng.choice((2, 3)) if rules.seats > 2 else rng.choice((2, 3, 4))
        deal = endgame(deal, tricks, rng.randrange(rules.seats), rng)
        assert by_oracle(deal) == by_engine(deal)
