"""Advice: by the view alone, right where the hands are known, and said in three languages."""

import os
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from property.test_non_interference import exchanged
from rebelote.bots import choose
from rebelote.bots.level_worlds import NO_TRUST, worlds_for
from rebelote.cards import cards_of
from rebelote.engine import Deal, Match, Pass, PlayCard, Take, apply, new_match, shuffled
from rebelote.i18n.names import DECKS, Names
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.kernels.knowledge import knowledge_of
from rebelote.kernels.solver import solve
from rebelote.kernels.worlds import enumerate_worlds
from rebelote.review.advise import decide
from rebelote.review.deals import deals_of
from rebelote.review.decision import Choice, Decision
from rebelote.review.facts import contrast
from rebelote.review.results import Results
from rebelote.review.sentence import Speech, place
from rebelote.rules import preset, preset_names
from rebelote.search.worlds import Drawn
from rebelote.views import View, view_of
from support import hand, states

THOROUGH = bool(os.environ.get("REBELOTE_THOROUGH"))
# Few worlds: these tests are about what is done with them.
FEW = 8


def decisions(name: str, seed: int) -> Iterator[tuple[Deal, Match, View]]:
    """The positions with a choice in a deal played at random, its play by the rules of thumb."""
    match = new_match(preset(name))
    deal = match.start(seed % match.rules.seats, shuffled(f"review/{name}/{seed}"))
    while deal.phase != "over":
        view = view_of(deal, match, deal.turn)
        if len(view.legal) > 1:
            yield deal, match, view
        deal = apply(deal, choose(view))


def determined(name: str, rng: Random) -> Iterator[tuple[Deal, View]]:
    """Endgames played at random, with a choice, in which the seat to act knows every hand."""
    match = new_match(preset(name))
    for number in range(100_000):
        deal = match.start(rng.randrange(match.rules.seats), shuffled(f"{name}/{number}"))
        for state, _ in states(deal, rng):
            view = view_of(state, match, state.turn)
            late = view.phase == "play" and view.stock == 0 and max(view.covered) <= 1
            if not late or view.legal_cards.bit_count() < 2 or state.revoke is not None:
                continue
            if enumerate_worlds(knowledge_of(view, trusting=True), 1) is not None:
                yield state, view


# With eight cards left out, three seats hardly ever know every hand.
@pytest.mark.parametrize("name", [name for name in preset_names() if preset(name).seats != 3])
def test_advice_is_the_exact_result_where_all_hands_are_known(name: str) -> None:
    """40 positions of ten games together, 500 if asked."""
    positions = determined(name, Random(name))
    for _ in range(50 if THOROUGH else 4):
        deal, view = next(positions)
        decision = decide(view)
        assert decision.complete and decision.worlds == 1 and decision.typical is None
        exact = solve(deal)
        best = decision.best.action
        assert isinstance(best, PlayCard)
        assert exact[best.card] == max(exact.values())


@pytest.mark.parametrize("name", preset_names())
def test_hidden_cards_never_change_the_advice(name: str) -> None:
    rng, seen = Random(name), 0
    for number, (deal, match, view) in enumerate(decisions(name, 3)):
        if number % 4:
            continue
        other = exchanged(deal, deal.turn, rng)
        assert decide(view_of(other, match, deal.turn), FEW) == decide(view, FEW)
        seen += 1
    assert seen > 0


@pytest.mark.parametrize("name", preset_names())
def test_every_choice_of_a_deal_is_valued(name: str) -> None:
    for number, (_, _, view) in enumerate(decisions(name, 1)):
        if number % 3:
            continue
        decision = decide(view, FEW)
        assert view.phase == "play" or decision.best.action in view.legal
        assert all(choice.loss >= 0 and choice.error >= 0 for choice in decision.choices)
        assert decision.best.loss == 0
        if view.phase == "play":
            cards = {c.action.card for c in decision.choices if isinstance(c.action, PlayCard)}
            assert cards == set(cards_of(view.legal_cards))
            assert all(choice.made is not None for choice in decision.choices)


def test_the_worlds_of_a_view_are_deals_that_look_the_same() -> None:
    """In the games of two the rules of thumb go on from such a deal."""
    for name in ("duel", "decouverte", "cafe"):
        for number, (_, match, view) in enumerate(decisions(name, 2)):
            if number % 4 == 0:
                worlds = worlds_for(view, 3, 0, NO_TRUST, "seed")
                for deal in deals_of(view, worlds, 1):
                    assert view_of(deal, match, view.turn) == view


def test_a_forced_choice_needs_no_worlds() -> None:
    match = new_match(preset("ffb-classic"))
    deal = match.start(0, shuffled("forced"))
    while True:
        view = view_of(deal, match, deal.turn)
        if len(view.legal) == 1:
            break
        deal = apply(deal, choose(view))
    decision = decide(view)
    assert (decision.standing, decision.worlds, decision.idea) == ("only", 0, "only-card")
    assert speech("es", "jqk").verdict(decision) == ""


def test_only_a_seat_at_its_turn_is_advised() -> None:
    match = new_match(preset("ffb-classic"))
    deal = match.start(0, shuffled("turn"))
    with pytest.raises(ValueError, match="turn"):
        decide(view_of(deal, match, deal.dealer))


# From worlds to verdicts.


def results(*columns: list[float], complete: bool = False) -> Results:
    """Calls with this worth in each world."""
    worth = np.array(columns).T
    made = np.full(worth.shape, np.nan)
    actions = (Take(), Pass())[: len(columns)]
    return Results(actions, worth, made, np.ones(len(worth)), complete)


def test_choices_that_differ_by_less_than_twice_the_error_are_equal() -> None:
    noise = [40.0, -40.0] * 8
    near = results(noise, [-value for value in noise]).choices(0)
    assert near[1].loss == 0 and near[1].loss_error > 10 and near[1].is_equal
    apart = results(noise, [value - 8 for value in noise]).choices(0)
    assert apart[1].loss == 8 and not apart[1].is_equal
    wide = results([value + 8 for value in noise], [-value for value in noise]).choices(0)
    assert wide[1].loss == pytest.approx(8) and wide[1].is_equal
    assert wide[1].loss_error * 2 > 8


def test_where_all_worlds_are_looked_at_there_is_no_error() -> None:
    found = results([10.0, 20.0], [10.0, 12.0], complete=True)
    assert found.choices(0)[1].loss_error == 0 and found.choices(0)[1].loss == 4
    assert found.always(0) and not found.always(1)
    assert not results([1.0, 2.0], [1.0, 2.0], complete=True).always(0)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [(0.4, "good"), (4.9, "small"), (5.0, "mistake"), (25.0, "mistake"), (25.1, "blunder")],
)
def test_verdicts(loss: float, verdict: str) -> None:
    assert Choice(Pass(), 0, 0, loss, 0, None).verdict == verdict


@pytest.mark.parametrize(
    ("loss", "standing"), [(4, "slight"), (12, "better"), (26, "clear"), (0.2, "all-equal")]
)
def test_standings(loss: float, standing: str) -> None:
    assert decision_of(loss).standing == standing


def decision_of(*losses: float, always: bool = False) -> Decision:
    """A decision about a take with these losses of the other choices."""
    match = new_match(preset("ffb-classic"))
    view = view_of(match.start(0, shuffled("a")), match, 1)
    others = [Choice(Pass(), -loss, 0, loss, 0, None) for loss in losses]
    choices = (Choice(Take(), 0, 0, 0, 0, 0.62), *others)
    return Decision(view, choices, 60, always, always, "take-with-jack", None, None)


# What sets choices apart.


def test_the_card_that_decides_is_found() -> None:
    """Four worlds in ten have the nine of hearts with the partner, and there one choice pays."""
    match = new_match(preset("ffb-classic"))
    view = view_of(match.start(0, shuffled("a")), match, 1)
    nine = hand("9H")
    owned = np.zeros((40, 4), np.int64)
    owned[:, 2] = hand("AS")
    owned[:16, 3], owned[16:, 0] = nine, nine
    world = np.arange(40.0)
    gain = np.where(world < 16, 30.0, -6.0) + world % 3
    found = contrast(view, Drawn(owned, np.ones(40), False), gain, Pass())
    assert found is not None
    assert (found.fact.seat, found.fact.holds, found.share) == (3, True, 0.4)
    assert found.gain > 29 and -7 < found.otherwise < -4
    decision = decision_of(8).with_contrast(found)
    assert speech("es", "jqk").contrast(decision) == (
        "En el 40\u00a0% de los repartos que encajan con lo visto, tu compañero tiene el 9♥: "
        "ahí «tomo» da 31 puntos más que «paso»; en los demás, 5 menos."
    )
    flat = world % 7 * 10
    assert contrast(view, Drawn(owned, np.ones(40), False), flat, Pass()) is None


# In words.


def speech(language: str, deck: str) -> Speech:
    names = Names(texts(language), next(name for name in DECKS if name == deck))
    return Speech(names, names.card)


@pytest.mark.parametrize(
    ("language", "verdict", "chance"),
    [
        ("es", "Es lo mejor: con «paso», 12 puntos menos.", "El contrato sale en el 62"),
        ("fr", "C’est le mieux\u00a0: avec «\u00a0je passe\u00a0», 12 points de moins.", "62"),
        ("en", "It is the best: with “pass”, 12 points less.", "made in 62%"),
    ],
)
def test_advice_in_three_languages(language: str, verdict: str, chance: str) -> None:
    told = speech(language, "vdr")
    decision = decision_of(12)
    assert told.verdict(decision) == verdict
    assert told.idea(decision) in told.advice(decision)
    assert chance in told.chance(decision)
    assert told.reasons(decision)[0] == verdict


def test_right_whatever_the_hands_and_equal_choices_are_said_so() -> None:
    told = speech("es", "jqk")
    always = decision_of(3, always=True)
    assert told.verdict(always) == "Es la buena tengan lo que tengan los demás."
    assert told.verdict(decision_of(0.1)) == "Aquí no hay gran diferencia."
    assert told.verdict(decision_of(0.1, 9)) == "Viene a dar lo mismo que «paso»."
    assert told.verdict(decision_of(0.1, 0.1, 0.1, 9)).startswith("Hay otras 3 opciones")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_everything_can_be_said_of_a_deal_in_every_language(language: str, deck: str) -> None:
    told = speech(language, deck)
    typical = 0
    for name in ("cafe", "three-handed"):
        for number, (_, _, view) in enumerate(decisions(name, 5)):
            if number % 4:
                continue
            decision = decide(view, FEW)
            text = " ".join([told.does(decision), *told.reasons(decision)])
            assert "{" not in text and "None" not in text
            lines = list(told.typical(decision))
            assert len(lines) in (0, view.rules.seats)
            typical += bool(lines)
            if deck == "spanish":
                assert not set("♠♥♦♣") & set(text + "".join(lines))
    assert typical


def test_who_sits_where() -> None:
    rules = preset("ffb-classic")
    assert [place(rules, 2, other) for other in (3, 0, 1)] == ["right", "partner", "left"]
    assert [place(preset("three-handed"), 0, other) for other in (1, 2)] == ["right", "left"]
    assert place(preset("duel"), 1, 0) == "rival"
