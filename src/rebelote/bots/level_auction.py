"""The auction by worlds: each call that comes into question is tried in deals that may be true.

The rest of the auction is left to the rules of thumb, the contract that comes of it is solved, and
the results of the calls are compared over the same worlds.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from rebelote.bots.auction import advise_call
from rebelote.bots.level_worlds import CANDIDATES, NO_TRUST, Trust, resampled, world_weights
from rebelote.cards import cards_of
from rebelote.engine import Bid, Call, Coinche, Deal, Match, Pass, Take, Trick, apply
from rebelote.kernels.knowledge import knowledge_of
from rebelote.kernels.solver import Workspace
from rebelote.kernels.worlds import Sampler
from rebelote.search.contracts import Contracts
from rebelote.search.worlds import seed_of
from rebelote.views import View, view_of

# Bids of one trump that are tried beside the one that the rules of thumb would make.
NEIGHBOURS: Final = (-10, 10, 20)
_MOST_CALLS: Final = 60


@dataclass(slots=True)
class WorldAuction:
    """Calls by worlds. `sure` is how many times its error a call must be better than that of the
    rules of thumb, to be made instead."""

    worlds: int
    seed: str
    trust: Trust = NO_TRUST
    sure: float = 1.0
    bias: float = 0.0
    workspace: Workspace = field(default_factory=Workspace)

    def choose(self, view: View) -> Call:
        """The call to make."""
        usual = advise_call(view).action
        assert not hasattr(usual, "card")
        calls = candidates(view, usual)
        if len(calls) == 1:
            return usual
        found = self.leads(view, calls)
        gain = found - found[:, :1]
        means = gain.mean(axis=0)
        error = gain.std(axis=0) / np.sqrt(len(gain))
        best = int(np.argmax(means - self.sure * error))
        return calls[best]

    def leads(self, view: View, calls: list[Call]) -> np.ndarray:
        """The lead that each call (columns) brings in each world (rows)."""
        contracts = Contracts(self.workspace, self.bias)
        match = Match(view.rules, view.score, view.held, deals_played=view.deals_played)
        seat = view.turn
        rows = [
            [_lead(apply(deal, call), match, seat, contracts) for call in calls]
            for deal in auction_worlds(view, self.worlds, self.trust, seed_of(view, self.seed))
        ]
        return np.array(rows)


def candidates(view: View, usual: Call) -> list[Call]:
    """The calls that come into question, the usual one first."""
    calls: list[Call] = [usual]
    if view.rules.auction.kind == "turn-up":
        calls += [call for call in view.legal if isinstance(call, Take | Pass)]
    else:
        calls += [call for call in (Pass(), Coinche()) if call in view.legal]
        trumps = {usual.trump} if isinstance(usual, Bid) else set()
        legal = [call for call in view.legal if isinstance(call, Bid) and call.value != "capot"]
        if isinstance(usual, Bid) and usual.value != "capot":
            around = [usual.value + step for step in NEIGHBOURS]
            calls += [call for call in legal if call.trump in trumps and call.value in around]
        elif legal:
            lowest = legal[0].value
            calls += [bid for bid in legal if bid.value == lowest and bid.trump.suit is not None]
    return list(dict.fromkeys(calls))


def auction_worlds(view: View, count: int, trust: Trust, seed: int) -> Iterator[Deal]:
    """Deals that agree with what a seat knows during the auction."""
    knowledge = knowledge_of(view)
    chance = Random(seed)
    rows = Sampler(knowledge).draw(CANDIDATES * count, seed)
    weight = world_weights(view, knowledge, rows, trust, seed)
    chosen, times = resampled(weight, count, seed)
    rows = rows[np.repeat(chosen, times.astype(np.int64))]
    for row, owned in zip(rows, knowledge.hands(rows), strict=True):
        undealt = []
        for place, cards in zip(knowledge.places, row, strict=True):
            if place.kind == "aside":
                undealt = list(cards_of(int(cards)))
        chance.shuffle(undealt)
        yield deal_of(view, tuple(int(cards) for cards in owned), tuple(undealt))


def deal_of(view: View, hands: tuple[int, ...], undealt: tuple[int, ...]) -> Deal:
    """The deal of a view in the auction, with these cards."""
    blank = ((),) * view.rules.seats
    return Deal(
        rules=view.rules,
        dealer=view.dealer,
        phase="auction",
        turn=view.turn,
        hands=hands,
        covers=blank,
        stock=(),
        undealt=undealt,
        turned=view.turned,
        table=(0,) * view.rules.seats,
        dealer_must_name=view.dealer_must_name,
        calls=view.calls,
        callers=view.callers,
        bid=view.bid,
        bidder=view.bidder,
        trick=Trick(0),
        announced=blank,
        drawn=blank,
    )


def _lead(deal: Deal, match: Match, seat: int, contracts: Contracts) -> float:
    """What the deal comes to if the rules of thumb finish the auction."""
    while deal.phase == "auction":
        deal = apply(deal, advise_call(view_of(deal, match, deal.turn)).action)
    return 0.0 if deal.contract is None else contracts.score(deal, match.held, seat)
