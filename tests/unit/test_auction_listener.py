"""What calls tell: a suit that was bid is there, and hands that were there become likelier."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from rebelote.bots.auction_listener import Listener, listener_for
from rebelote.bots.level_calls import likelihood
from rebelote.bots.level_hands import Hands
from rebelote.bots.players import build_player
from rebelote.bots.training.listening import main
from rebelote.cards import parse_card, suit_of
from rebelote.engine import apply, new_match, shuffled
from rebelote.kernels.knowledge import knowledge_of
from rebelote.kernels.worlds import Sampler
from rebelote.rules import preset, with_changes
from rebelote.views import View, view_of
from support import acts, hand

GAMES = ("ffb-contree", "ffb-coinche", "house-coinche")

STRONG, WEAK = "JS 9S AS 8S", "7S 8S"


def listener_of(game: str) -> Listener:
    found = listener_for(preset(game))
    assert found is not None
    return found


def odds_of(game: str, call: str, cards: str) -> float:
    """How much likelier the first seat's call makes it that it holds just these spades."""
    match = new_match(preset(game))
    deal = acts(match.start(3, shuffled("told")), call)
    odds = listener_of(game).odds(view_of(deal, match, deal.turn), 0)
    suit = suit_of(parse_card("7S"))
    return float(np.exp(odds[suit][hand(cards) >> 8 * suit & 255]))


@pytest.mark.parametrize("game", GAMES)
def test_a_bid_tells_of_jack_and_nine_and_a_pass_of_their_absence(game: str) -> None:
    assert odds_of(game, "bid:100S", STRONG) > 4
    assert odds_of(game, "bid:100S", WEAK) < 0.5
    assert odds_of(game, "pass", STRONG) < 0.5


def likelier_by_calls(view: View, hands: Hands) -> float:
    """How much likelier the calls make the first of these worlds: a logarithm."""
    found = likelihood(view, lambda seat: hands[:, [seat]], len(hands))
    return float(np.log(found[0] / found[1:].mean()))


@pytest.mark.parametrize("caller", ["master", "thumb"])
@pytest.mark.parametrize("game", GAMES)
def test_the_hands_that_were_there_become_likelier(game: str, caller: str) -> None:
    """Whoever called: by the net, or by the rules of thumb."""
    rules = preset(game)
    match, player = new_match(rules), build_player(caller, "calls", rules)
    likelier = []
    for number in range(30):
        deal = match.start(number % 4, shuffled(f"{game}/{number}"))
        while deal.phase == "auction":
            deal = apply(deal, player.choose(view_of(deal, match, deal.turn)))
        if deal.contract is None:
            continue
        view = view_of(deal, match, deal.turn)
        knowledge = knowledge_of(view, trusting=True)
        worlds = knowledge.hands(Sampler(knowledge).draw(300, number))
        every = np.concatenate([[list(deal.hands)], worlds])
        likelier.append(likelier_by_calls(view, every))
    assert len(likelier) > 20
    assert np.mean(likelier) > 1.2


@pytest.mark.parametrize("changes", [{"auction.minimum": 100}, {"auction.step": 5}])
def test_other_bids_are_not_understood(changes: dict[str, int]) -> None:
    assert listener_for(with_changes(preset("ffb-contree"), changes)) is None
    assert listener_for(preset("ffb-classic")) is None


def test_listening_is_learned_and_the_same_numbers_give_the_same_net(tmp_path: Path) -> None:
    nets = []
    for name in ("first.npz", "second.npz"):
        asked = ["ffb-contree", "--deals", "400", "--rounds", "6", "--out", str(tmp_path / name)]
        done = CliRunner().invoke(main, asked)
        assert done.exit_code == 0, done.output
        first, *_, last = (
            float(line.split("^")[1].split()[0]) for line in done.output.splitlines()
        )
        assert first < 0.5 < last
        with np.load(tmp_path / name) as kept:
            nets.append([kept[key] for key in kept])
    assert all(np.array_equal(one, two) for one, two in zip(*nets, strict=True))


def test_who_has_not_learned_to_call_cannot_learn_to_listen() -> None:
    assert CliRunner().invoke(main, ["ffb-classic"]).exit_code == 2
