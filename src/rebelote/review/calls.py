"""What calls come to: each that comes into question is tried in worlds that agree with the view.

The rules of thumb finish the auction; the contract that comes of it is solved or, in the games of
two, played to its end by the rules of thumb.
"""

from collections.abc import Iterable
from math import nan
from typing import Final

from rebelote.bots.auction_net import usual_call
from rebelote.engine import (
    Bid,
    Call,
    Coinche,
    Deal,
    Match,
    Pass,
    PlayCard,
    Surcoinche,
    Take,
    apply,
)
from rebelote.review.contracts import Contracts
from rebelote.review.deals import called_on, match_of, score_by_thumb
from rebelote.review.results import Results, lead, tried
from rebelote.search.values import Floats
from rebelote.views import View

# Bids of one trump that are tried beside the usual one.
NEIGHBOURS: Final = (-10, 10, 20)
# What no number of worlds takes away: the others call and play as people do, not as is assumed.
# A bid that is only tried means something else to the partner, so that bids are less sure still.
DOUBT: Final = {"turn-up": 5.0, "bidding": 12.0}


def calls_of(view: View, also: Call | None = None) -> tuple[Call, ...]:
    """The calls that come into question, the usual one first; `also` is one more."""
    usual = usual_call(view)
    assert not isinstance(usual, PlayCard)
    calls: list[Call] = [usual]
    if view.rules.auction.kind == "turn-up":
        calls += [call for call in view.legal if isinstance(call, Take | Pass)]
    else:
        legal = [call for call in view.legal if isinstance(call, Bid) and call.value != "capot"]
        calls += [call for call in (Pass(), Coinche(), Surcoinche()) if call in view.legal]
        if isinstance(usual, Bid) and usual.value != "capot":
            around = [usual.value + step for step in NEIGHBOURS]
            calls += [bid for bid in legal if bid.trump is usual.trump and bid.value in around]
        elif legal:
            lowest = legal[0].value
            calls += [bid for bid in legal if bid.value == lowest and bid.trump.suit is not None]
    if also is not None:
        calls.append(also)
    return tuple(dict.fromkeys(calls))


def call_results(
    view: View, calls: tuple[Call, ...], deals: Iterable[Deal], weight: Floats
) -> Results:
    """What each call comes to in these deals."""
    assert view.seat is not None
    match, seat, contracts = match_of(view), view.seat, Contracts()

    def outcome(deal: Deal, call: Call) -> tuple[float, float]:
        ahead, made = _value(called_on(apply(deal, call), match), match, seat, contracts)
        # Whether a partner's contract is made says nothing about this hand.
        return ahead, nan if isinstance(call, Pass) else made

    return tried(calls, deals, weight, outcome)


def _value(deal: Deal, match: Match, seat: int, contracts: Contracts) -> tuple[float, float]:
    """How far a seat's side is ahead after a deal that was called out, and the chance that its own
    contract is made."""
    if deal.contract is None:
        return 0.0, nan
    if deal.rules.seats > 2:
        ahead, made = contracts.value(deal, match.held, seat)
    else:
        score = score_by_thumb(deal, match)
        ahead = lead(deal.rules, deal.contract, seat, score.score)
        made = float(score.outcome == "made")
    own = deal.rules.side_of(deal.contract.taker) == deal.rules.side_of(seat)
    return ahead, made if own else nan
