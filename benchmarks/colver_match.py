"""Card play against the package colver, by its own scoring: ``python -m benchmarks.colver_match``.

Contrée, duplicate deals: each is played twice with the sides exchanged. By default one bidder of
theirs speaks for all four seats, so that only the play of the cards is compared; with
``--own-bidding`` each side bids for itself. Their agents sit at their own table (``colver.Env``),
which counts the points; our engine follows, gives our players their view, and checks every move.

    python -m benchmarks.colver_match --ours master --theirs isdd --milliseconds 20 --pairs 100
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import click

from rebelote.arena.colver import (
    BIDDERS,
    METHODS,
    USUAL_BIDDER,
    agent_seed,
    agent_spec,
    colver_package,
    colver_rules,
)
from rebelote.arena.colver_cards import (
    PASS,
    colver_card,
    colver_cards,
    colver_number,
    our_action,
)
from rebelote.arena.comparison import Comparison, Running
from rebelote.arena.duplicate import Pair, Tally, warm_up
from rebelote.arena.seating import is_foreign, seat_player
from rebelote.arena.table import Seat
from rebelote.arena.workers import in_order
from rebelote.engine import Action, Deal, Match, PlayCard, apply, new_match, shuffled
from rebelote.views import View

# The one that sees all hands is no opponent, but a mark at the top of the scale.
THEIR_METHODS: Final = METHODS | {"oracle": "oracle_dd"}
AUCTION, PLAY = 0, 1


@dataclass(frozen=True, slots=True)
class Setting:
    """What is compared; `milliseconds` or `worlds` is the effort of a move of theirs."""

    ours: str
    theirs: str
    bidder: str
    own_bidding: bool
    milliseconds: int
    worlds: int
    seed: str

    @property
    def spec(self) -> str:
        """Their side, as colver has it."""
        method = THEIR_METHODS[self.theirs]
        return agent_spec(method, self.bidder, milliseconds=self.milliseconds, worlds=self.worlds)


class TheirPlayer:
    """An agent of theirs, which looks at its own table."""

    def __init__(self, spec: str, seat: int, seed: str, env: Any) -> None:
        self.env = env
        self.agent = colver_package().Agent(spec, seat=seat, seed=agent_seed(f"{seed}:{seat}"))
        self.agent.init_deal(env)

    def choose(self, view: View) -> Action:
        """What it does."""
        return our_action(self.agent.action(self.env), playing=self.env.phase() == PLAY)

    def observe(self, number: int) -> None:
        """See what somebody is about to do."""
        self.agent.observe(self.env, number)


class Table:
    """A deal on their table and on ours, kept in step; `side` is the one that we play on."""

    def __init__(self, setting: Setting, seed: str, dealer: int, side: int) -> None:
        self.match: Match = new_match(colver_rules())
        self.deal: Deal = self.match.start(dealer, shuffled(seed))
        hands = [colver_cards(hand) for hand in self.deal.hands]
        self.env = colver_package().Env.deal_with_hands(dealer, hands)
        self.theirs: list[TheirPlayer] = []
        self.seats = [
            self._our_seat(setting, f"{seed}:{side}:{seat}")
            if self.deal.rules.side_of(seat) == side
            else self._their_seat(setting, f"{seed}:{side}", seat)
            for seat in range(4)
        ]

    def _our_seat(self, setting: Setting, seed: str) -> Seat:
        player = seat_player(setting.ours, seed, self.deal.rules)
        return Seat(player, is_foreign(setting.ours))

    def _their_seat(self, setting: Setting, seed: str, seat: int) -> Seat:
        player = TheirPlayer(setting.spec, seat, seed, self.env)
        self.theirs.append(player)
        return Seat(player, foreign=True)

    def play(self, auction: Sequence[int] | None) -> float | None:
        """The points of seats 0 and 2 less the others', or None if nobody took.

        `auction` are calls that are made whatever the players think.
        """
        for number in auction or ():
            if self.deal.phase == "auction" and self.env.current_player() == self.deal.turn:
                self.deal = apply(self.deal, our_action(number, playing=False))
            self._done(number)
        while not self.env.is_terminal():
            self._move()
        north_south, east_west = self.env.rewards()
        return None if self.deal.void else north_south - east_west

    def _move(self) -> None:
        if self.env.phase() == AUCTION and self.env.current_player() != self.deal.turn:
            # After a coinche theirs asks the doubler's partner too.
            self._done(PASS)
            return
        self.deal, action = self.seats[self.deal.turn].act(self.deal, self.match)
        if isinstance(action, PlayCard):
            self._done(colver_card(action.card))
        else:
            self._done(colver_number(action))

    def _done(self, number: int) -> None:
        for player in self.theirs:
            player.observe(number)
        self.env.step(number)


def common_auction(bidder: str, seed: str, dealer: int) -> list[int]:
    """The calls of this bidder at all four seats."""
    deal = new_match(colver_rules()).start(dealer, shuffled(seed))
    env = colver_package().Env.deal_with_hands(dealer, [colver_cards(h) for h in deal.hands])
    spec = agent_spec("heuristic", bidder)
    agents = [TheirPlayer(spec, seat, seed, env) for seat in range(4)]
    calls: list[int] = []
    while env.phase() == AUCTION:
        call = agents[env.current_player()].agent.action(env)
        for agent in agents:
            agent.observe(call)
        env.step(call)
        calls.append(call)
    return calls


def play_pair(setting: Setting, number: int) -> Pair:
    """A deal played twice; deals that nobody takes are dealt again."""
    warm_up(colver_rules(), setting.ours, setting.ours)
    dealer, redeal = number % 4, 0
    while True:
        seed = f"{setting.seed}/{number}/{redeal}"
        auction = None if setting.own_bidding else common_auction(setting.bidder, seed, dealer)
        tallies = (Tally(), Tally())
        here, there = (_points(setting, seed, dealer, side, auction, tallies) for side in (0, 1))
        if here is not None or there is not None:
            return Pair(((here or 0.0) - (there or 0.0)) / 2, tallies)
        redeal += 1


def _points(
    setting: Setting,
    seed: str,
    dealer: int,
    side: int,
    auction: Sequence[int] | None,
    tallies: tuple[Tally, Tally],
) -> float | None:
    table = Table(setting, seed, dealer, side)
    points = table.play(auction)
    for number, seat in enumerate(table.seats):
        tallies[number % 2 != side].add(seat)
    return points


def compare(setting: Setting, pairs: int, processes: int) -> Comparison:
    """Play so many pairs."""
    running = Running()
    shown = not sys.stderr.isatty()
    with click.progressbar(length=pairs, file=sys.stderr, hidden=shown, show_pos=True) as bar:
        for pair in in_order(partial(play_pair, setting), pairs, processes):
            running.add(pair)
            bar.update(1)
    return running.comparison()


def report(setting: Setting, found: Comparison) -> str:
    """The figures, as a line of a table and what belongs to it."""
    effort = f"{setting.worlds} worlds" if setting.worlds else f"{setting.milliseconds} ms"
    bidding = "each its own" if setting.own_bidding else "common"
    ours, theirs = found.milliseconds
    half = (found.high - found.low) / 2
    won, lost, even = found.wins
    lines = [
        f"{setting.ours} against {setting.theirs} ({effort}), auction {bidding}: {setting.bidder}",
        f"  points a deal  {found.points_per_deal:+.1f} ± {half:.1f}"
        f"  (95 %: {found.low:+.1f} to {found.high:+.1f}), {found.pairs} pairs",
        f"  pairs          {won} won, {lost} lost, {even} even",
        f"  CPU a move     {ours:.2f} ms ours, {theirs:.2f} ms theirs,"
        f" ratio {ours / max(theirs, 1e-9):.2f}",
    ]
    for name, faults in zip(("ours", "theirs"), found.faults, strict=True):
        lines += [f"  forfeited      {name}: {count} {kind}" for kind, count in faults.items()]
    return "\n".join(lines)


@click.command(help=__doc__)
@click.option("--ours", default="master", help="A player of ours, as in `rebelote arena`.")
@click.option("--theirs", default="isdd", type=click.Choice(list(THEIR_METHODS)))
@click.option("--milliseconds", default=20, help="Their time for a move.")
@click.option("--worlds", default=0, help="Their worlds for a move, in place of a time.")
@click.option("--pairs", default=100)
@click.option("--bidder", default=USUAL_BIDDER, type=click.Choice(BIDDERS))
@click.option("--own-bidding", is_flag=True, help="Ours bids for itself, theirs by the bidder.")
@click.option("--seed", default="1")
@click.option("--processes", default=1, help="More than one makes their time tell less.")
@click.option("--json", "as_json", is_flag=True)
def main(pairs: int, processes: int, as_json: bool, **values: Any) -> None:
    setting = Setting(**values)
    found = compare(setting, pairs, processes)
    if as_json:
        value = {
            "points_per_deal": found.points_per_deal,
            "ci95": [found.low, found.high],
            "pairs": found.pairs,
            "wins": found.wins,
            "cpu_ms_per_move": found.milliseconds,
        }
        click.echo(json.dumps(values | value))
    else:
        click.echo(report(setting, found))


if __name__ == "__main__":
    main()
