"""The arena: duplicate deals, what they amount to, and the same result however they are played."""

import json
import re
import sys
from collections.abc import Callable
from importlib.util import find_spec
from operator import neg
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rebelote.arena.comparison import Comparison, Running, compare, summary
from rebelote.arena.duplicate import Contest, Pair, Tally, play_pair
from rebelote.arena.faults import Fault, Forfeit
from rebelote.arena.seating import check_player, seat_player
from rebelote.arena.table import Seat, take_seats
from rebelote.arena.workers import in_order
from rebelote.bots.players import RandomPlayer
from rebelote.cli import COMMANDS, main
from rebelote.engine import Action, Deal, Match, PlayCard, apply, legal_actions, new_match, shuffled
from rebelote.i18n.texts import LANGUAGES
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names
from rebelote.views import View

Run = Callable[..., tuple[int, str, str]]
HIGH_CARD = f"{Path(__file__).parents[2] / 'examples' / 'high_card.py'}:HighCard"
CONTEST = Contest(preset("ffb-classic"), "thumb", "random", "1")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setitem(COMMANDS, "arena", "rebelote.cli.arena")

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main(["arena", *arguments])
        out, err = capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    return call


def outcome(found: Comparison) -> tuple[Any, ...]:
    """What must be the same on every run: all but the time it took."""
    return found.pairs, found.points_per_deal, found.low, found.high, found.wins


def pair(points: float, *faults: Fault) -> Pair:
    """A pair that came to this; the first player forfeited moves."""
    return Pair(points, (Tally(0.004, 2, list(faults)), Tally(0.001, 1)))


@pytest.mark.parametrize("name", preset_names())
def test_the_rules_of_thumb_beat_chance_in_every_game(name: str) -> None:
    found = compare(Contest(preset(name), "thumb", "random", "1"), pairs=25)
    assert found.points_per_deal > 0
    assert found.wins[0] > found.wins[1]
    assert sum(found.wins) == found.pairs == 25


def test_a_player_is_worth_nothing_against_itself() -> None:
    found = compare(Contest(preset("reserva"), "thumb", "thumb", "1"), pairs=20)
    assert (found.points_per_deal, found.low, found.high) == (0, 0, 0)
    assert found.wins == (0, 0, 20)


@pytest.mark.parametrize("name", ["ffb-coinche", "duel", "three-handed"])
def test_exchanging_the_players_turns_the_sign(name: str) -> None:
    one_way = Contest(preset(name), "thumb", HIGH_CARD, "1")
    other_way = Contest(one_way.rules, one_way.second, one_way.first, "1")
    for number in range(4):
        here, there = play_pair(one_way, number), play_pair(other_way, number)
        assert here.points == -there.points
        assert here.tallies[0].moves == there.tallies[1].moves > 0


def test_each_seat_has_a_player_of_its_own() -> None:
    seats = take_seats(preset("ffb-contree"), ("random", "thumb"), "seed")
    assert seats[0].player is not seats[2].player
    chances = [seat.player.chance for seat in seats if isinstance(seat.player, RandomPlayer)]
    assert len({chance.random() for chance in chances}) == 2


def test_the_figures() -> None:
    crash = Fault("crash", "boom")
    found = summary([pair(10), pair(-10, crash), pair(0), pair(40, crash)])
    assert found.pairs == 4
    assert found.points_per_deal == 10
    # Deviation 21.60, so 1.96 × 21.60 / 2 on either side.
    assert (found.low, found.high) == pytest.approx((10 - 21.17, 10 + 21.17), abs=0.01)
    assert found.wins == (2, 1, 1)
    assert found.milliseconds == pytest.approx((2, 1))
    assert found.faults[0] == {"crash": 2} and not found.faults[1]
    assert found.examples[0] == {"crash": crash}


def test_the_sequential_test_is_seldom_wrong_and_stops_early() -> None:
    rng = Random(1)

    def verdict(mean: float) -> tuple[str, int]:
        running = Running()
        while running.pairs < 5000:
            running.add(pair(rng.gauss(mean, 100)))
            if (said := running.verdict(25)) != "undecided":
                return said, running.pairs
        return "undecided", running.pairs

    for mean, right in ((0, "not-stronger"), (25, "stronger")):
        verdicts = [verdict(mean) for _ in range(80)]
        assert sum(said == right for said, _ in verdicts) >= 72
        assert sum(pairs for _, pairs in verdicts) / 80 < 150


def test_the_sequential_test_needs_some_pairs() -> None:
    found = compare(CONTEST, pairs=200, sequential=20)
    assert found.verdict == "stronger"
    assert 50 <= found.pairs < 200
    assert compare(CONTEST, pairs=10, sequential=20).verdict == "undecided"
    assert compare(CONTEST, pairs=10).verdict is None


def test_one_process_or_two_give_the_same() -> None:
    alone = compare(CONTEST, pairs=24, processes=1)
    assert outcome(compare(CONTEST, pairs=24, processes=2)) == outcome(alone)
    other = compare(Contest(CONTEST.rules, "thumb", "random", "2"), pairs=24)
    assert outcome(other) != outcome(alone)


def test_work_comes_back_in_order_and_may_be_left() -> None:
    assert list(in_order(neg, 30, 2)) == [-number for number in range(30)]
    results = in_order(neg, 10**6, 2)
    assert [next(results) for _ in range(3)] == [0, -1, -2]
    results.close()


@pytest.mark.skipif(not find_spec("distributed"), reason="Dask is an optional extra")
def test_a_cluster_gives_the_same() -> None:
    from distributed import LocalCluster

    settings: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1}
    made: Any = LocalCluster
    with made(**settings, dashboard_address=None) as cluster:
        address = str(cluster.scheduler_address)
        found = compare(CONTEST, pairs=24, scheduler=address)
        stopped = compare(CONTEST, pairs=200, scheduler=address, sequential=20)
    assert outcome(found) == outcome(compare(CONTEST, pairs=24))
    assert outcome(stopped) == outcome(compare(CONTEST, pairs=200, sequential=20))


def test_a_cluster_that_is_not_there_is_a_clear_error(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    arguments = ("thumb", "random", "--scheduler", "tcp://127.0.0.1:9", "--language", "en")
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert 'pip install "rebelote[cluster]"' in err


def test_json_has_the_keys_that_are_promised(run: Run) -> None:
    options = ["--preset", "ffb-contree", "--pairs", "12", "--seed", "x", "--json"]
    status, out, err = run("thumb", "random", *options, "--processes", "1")
    assert (status, err) == (0, "")
    value = json.loads(out)
    assert list(value) == [
        "a", "b", "preset", "pairs", "points_per_deal", "ci95", "wins", "cpu_ms_per_move", "seed",
    ]  # fmt: skip
    low, high = value["ci95"]
    assert low <= value["points_per_deal"] <= high
    assert sum(value["wins"]) == value["pairs"] == 12
    assert len(value["cpu_ms_per_move"]) == 2
    assert [value[key] for key in ("a", "b", "preset", "seed")] == [
        "thumb", "random", "ffb-contree", "x",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_in_words(run: Run, language: str) -> None:
    options = ("--pairs", "12", "--processes", "1", "--sequential", "5", "--language", language)
    status, out, err = run("thumb", "random", *options)
    assert (status, err) == (0, "")
    points, wins, cost, verdict = out.splitlines()
    assert re.search(r"[+-]\d+" + ("\\." if language == "en" else ",") + r"\d", points)
    assert all("thumb" in line and "random" in line for line in (points, wins, cost, verdict))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nobody", "thumb"], "There is no player “nobody”. There are: novice"),
        (["thumb", "thumb", "--preset", "belot"], "There is no game “belot”"),
        (["thumb", "thumb", "--pairs", "0"], "--pairs does not take that value"),
        (["thumb", "nowhere.py:Bot"], "“nowhere.py”"),
        (["thumb"], "B is missing"),
    ],
)
def test_wrong_use_gives_one_clear_error(run: Run, arguments: list[str], said: str) -> None:
    status, out, err = run(*arguments, "--language", "en")
    assert (status, out) == (2, "")
    assert said in err


class Stubborn:
    """A player that does what it was built to do."""

    def __init__(self, do: Callable[[View], Action]) -> None:
        self.choose = do


def some_card(view: View) -> Action:
    """A card that one may hold, but that the rules refuse."""
    legal = {action.card for action in view.legal if isinstance(action, PlayCard)}
    return PlayCard(next(card for card in range(32) if card not in legal))


def start() -> tuple[Deal, Match]:
    """A deal in the card play, with rules that let a revoke through."""
    match = new_match(preset("zone"))
    deal = match.start(0, shuffled("1"))
    return apply(deal, legal_actions(deal)[1]), match


def test_what_a_guest_does_wrong_is_noted_and_its_move_made_by_the_rules_of_thumb() -> None:
    def crash(view: View) -> Action:
        raise ZeroDivisionError("oh")

    def late(view: View) -> Action:
        raise Forfeit("timeout", "2 s")

    deal, match = start()
    for do, kind in ((crash, "crash"), (late, "timeout"), (some_card, "illegal")):
        seat = Seat(Stubborn(do), foreign=True)
        after, action = seat.act(deal, match)
        assert after == apply(deal, action)
        assert [fault.kind for fault in seat.faults] == [kind]
        assert (seat.moves, deal.turn) == (1, 1)


def test_what_a_player_of_ours_does_wrong_is_an_error() -> None:
    deal, match = start()
    with pytest.raises(Problem):
        Seat(Stubborn(some_card), foreign=False).act(deal, match)


def test_a_class_in_a_file_is_a_player(tmp_path: Path) -> None:
    rules = preset("ffb-classic")
    file = tmp_path / "mine.py"
    file.write_text("class Bot:\n    def __init__(self, seed): self.seed = seed\n"
                    "    def choose(self, view): return view.legal[0]\n")  # fmt: skip
    player: Any = seat_player(f"{file}:Bot", "7", rules)
    assert player.seed == "7"
    for name, reason in ((f"{file}:Rob", "player-no-class"), (f"{file}:seed", "player-no-class")):
        with pytest.raises(Problem) as refused:
            check_player(name, rules)
        assert refused.value.reason == reason
    file = tmp_path / "broken.py"
    file.write_text("1 / 0")
    with pytest.raises(Problem) as refused:
        check_player(f"{file}:Bot", rules)
    assert refused.value.details["error"] == "ZeroDivisionError: division by zero"
