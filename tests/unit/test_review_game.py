"""A game looked at again: what is found in golden games, and in cases made for it."""

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.engine import PlayCard, Run
from rebelote.i18n.names import Names
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.notation import Stopped, parse_record
from rebelote.notation.record import Record
from rebelote.review.decision import LARGE_LOSS, SMALL_LOSS
from rebelote.review.game import Judged, human_seats, judge, mattered, moments, review
from rebelote.review.sentence import Speech, after_words
from rebelote.rules import preset_names

GAMES = Path(__file__).parents[1] / "golden" / "games"
FEW = 8


def golden(name: str, deals: int = 1) -> Record:
    value = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    value["deals"] = value["deals"][:deals]
    return parse_record(value)


def position(preset: str, hands: list[str], actions: list[str], **changes: Any) -> Record:
    """A deal set up by hand: hearts are trump, seat 0 has taken and leads."""
    contract = {"taker": 0, "trump": "H", "bid": None, "doubled": 1}
    deal = {"hands": hands, "contract": contract, "leader": 0, "actions": actions}
    rules = {"preset": preset, "set": changes}
    return parse_record({"format": "rebelote/1", "rules": rules, "deals": [deal]})


HANDS = [
    "JH 9H AH TH KH QH AS TS",
    "7H 8H KS QS AD TD KD QD",
    "JS 9S 8S 7S AC TC KC QC",
    "JD 9D 8D 7D JC 9C 8C 7C",
]


def told(judged: Judged, language: str = "es") -> str:
    names = Names(texts(language), "jqk")
    lines, where = after_words(judged, Speech(names, names.card), "Ana")
    return " ".join([where, *lines])


@pytest.mark.parametrize("name", preset_names())
def test_every_decision_of_a_golden_deal_is_judged(name: str) -> None:
    record = golden(name, 2)
    found = moments(record, range(record.rules.seats))
    assert len(found) > 8
    # The same decision is judged in the same way.
    assert judge(found[3], FEW) == judge(found[3], FEW)
    for moment in found[::6]:
        judged = judge(moment, FEW)
        assert judged.chosen is not None and judged.chosen.loss >= 0
        # Only the games of two have deals that take too long to solve.
        assert judged.hindsight is not None or record.rules.seats == 2
        if judged.judgement == "luck":
            assert judged.hindsight is not None and judged.hindsight.gain > LARGE_LOSS
            assert judged.chosen.is_equal or judged.chosen.loss < SMALL_LOSS
        for language in LANGUAGES:
            assert "{" not in told(judged, language)


def test_the_three_that_mattered_most() -> None:
    record, heard = golden("ffb-classic", 2), list[tuple[int, int]]()
    judged = review(record, [0, 1, 2, 3], FEW, lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(judged)) for done in range(len(judged) + 1)]
    places = mattered(judged)
    assert len(places) == 3
    weights = [judged[place].matter for place in places]
    assert weights == sorted(weights, reverse=True)
    assert weights[-1] >= max(
        (one.matter for place, one in enumerate(judged) if place not in places), default=0
    )


def test_only_the_seats_asked_for_are_looked_at() -> None:
    found = moments(golden("ffb-coinche"), [2])
    assert found and {moment.view.seat for moment in found} == {2}


def test_a_mistake_is_called_one_by_what_could_be_known() -> None:
    """The ten of spades under the ace that seat 0 has led, with the seven in hand."""
    hands = [
        "AS JH 9H AH TH KH 7C 8D",
        "TS KS 7S AC AD 7D 8C 9C",
        "QS JS QH 8H TD KD TC KC",
        "9S 8S 7H QD JD 9D QC JC",
    ]
    wrong = judge(moments(position("ffb-classic", hands, ["AS", "TS"]), [1])[-1])
    right = judge(moments(position("ffb-classic", hands, ["AS", "7S"]), [1])[-1])
    assert wrong.judgement in ("mistake", "blunder") and wrong.is_mistake
    assert right.judgement in ("good", "luck") and not right.is_mistake
    assert wrong.decision == right.decision
    assert "Mejor el 7♠." in told(wrong) and "7♠" not in told(wrong).partition(".")[0]


def test_words_that_were_not_said_are_missed() -> None:
    forgot = judge(moments(position("ffb-classic", HANDS, ["KH"]), [0])[-1], FEW)
    assert forgot.silence is not None and forgot.silence.points == 20
    assert forgot.is_mistake and "Faltó decir belote: 20 puntos." in told(forgot)
    said = judge(moments(position("ffb-classic", HANDS, ["KH+belote"]), [0])[-1], FEW)
    assert said.silence is None
    automatic = {"belote.call": "automatic"}
    assert (
        judge(moments(position("ffb-classic", HANDS, ["KH"], **automatic), [0])[-1], FEW).silence
        is None
    )


def test_announcements_that_were_not_made_are_missed() -> None:
    missed = judge(moments(position("cafe", HANDS, ["JH"]), [0])[-1], FEW)
    assert missed.silence is not None and missed.silence.points == 100
    assert missed.silence.announcements == (Run(1, 2, 7),)
    assert "Faltó decir" in told(missed)
    made = judge(moments(position("cafe", HANDS, ["JH+run:9H-AH"]), [0])[-1], FEW)
    assert made.silence is None


def test_a_revoke_is_a_mistake_of_its_own() -> None:
    record = position("zone", HANDS, ["JH", "AD"])
    moment = moments(record, [1])[-1]
    assert moment.is_revoke and isinstance(moment.action, PlayCard)
    judged = judge(moment, FEW)
    assert judged.judgement == "revoke" and judged.is_mistake and mattered([judged]) == [0]
    assert "Renuncio" in told(judged)


def test_the_computers_seats_are_left_out() -> None:
    record = golden("ffb-classic")
    assert human_seats(record) == [0, 1, 2, 3]
    record.seats = ["Ana", "bot:3", "Luis", "bot"]
    assert human_seats(record) == [0, 2]
    record.seats = ["bot"] * 4
    assert human_seats(record) == [0, 1, 2, 3]


def test_an_illegal_action_stops() -> None:
    with pytest.raises(Stopped):
        moments(position("ffb-classic", HANDS, ["7H"]), [0])
