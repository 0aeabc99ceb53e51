"""The auction: who may say what, and when it is over (rules.md, section 3)."""

from collections.abc import Iterator

from rebelote.cards import SUIT_TRUMPS, Trump, suit_of
from rebelote.engine.actions import Bid, Call, Coinche, Pass, Surcoinche, Take
from rebelote.engine.deal import complete_hands
from rebelote.engine.state import Contract, Deal
from rebelote.problem import Problem

# Without a ceiling numbers are listed up to here; higher ones are accepted (record.md).
LISTED_WITHOUT_CEILING = 250


def contracts(deal: Deal) -> tuple[Trump, ...]:
    """The trumps that these rules let a seat name."""
    return SUIT_TRUMPS if deal.rules.auction.contracts == "suits" else tuple(Trump)


def turned_trump(deal: Deal) -> Trump:
    """The trump proposed by the turned card."""
    assert deal.turned is not None
    return SUIT_TRUMPS[suit_of(deal.turned)]


def second_round(deal: Deal) -> bool:
    """True once every seat has passed on the turned suit."""
    return len(deal.calls) >= deal.rules.seats


def legal_calls(deal: Deal) -> list[Call]:
    """Every call that the seat to speak may make."""
    return [call for call in _candidates(deal) if _why_not(deal, call) is None]


def _candidates(deal: Deal) -> Iterator[Call]:
    yield Pass()
    if deal.rules.auction.kind == "turn-up":
        yield Take()
        yield from (Take(trump) for trump in contracts(deal))
        return
    auction = deal.rules.auction
    ceiling = LISTED_WITHOUT_CEILING if auction.maximum is None else auction.maximum
    lowest = auction.minimum
    if deal.bid is not None:
        lowest = ceiling if deal.bid.value == "capot" else deal.bid.value + auction.step
    for trump in contracts(deal):
        for value in range(lowest, ceiling + 1, auction.step):
            yield Bid(value, trump)
        yield Bid("capot", trump)
    yield Coinche()
    yield Surcoinche()


def check_call(deal: Deal, call: Call) -> None:
    """Raise the Problem that says why this call is refused, if it is."""
    problem = _why_not(deal, call)
    if problem is not None:
        raise problem


def _why_not(deal: Deal, call: Call) -> Problem | None:
    if deal.rules.auction.kind == "turn-up":
        return _why_not_turn_up(deal, call)
    return _why_not_bidding(deal, call)


def _why_not_turn_up(deal: Deal, call: Call) -> Problem | None:
    match call:
        case Pass():
            forced = deal.dealer_must_name and second_round(deal) and deal.turn == deal.dealer
            return Problem("cannot-pass", "cannot-pass") if forced else None
        case Take(trump=trump):
            proposed = turned_trump(deal)
            if not second_round(deal):
                if trump is not None:
                    return Problem("bid-not-allowed", "first-round-turned-suit", trump=proposed)
            elif trump is None or trump is proposed:
                return Problem("bid-not-allowed", "second-round-other-suit", trump=proposed)
            elif trump not in contracts(deal):
                return Problem("bid-not-allowed", "contract-not-played", trump=trump)
            return None
    return Problem("wrong-phase", "no-bids-here")


def _why_not_bidding(deal: Deal, call: Call) -> Problem | None:
    auction = deal.rules.auction
    doubled = any(isinstance(said, Coinche) for said in deal.calls)
    match call:
        case Take():
            return Problem("wrong-phase", "nothing-turned-here")
        case Pass():
            return None
        case Coinche():
            if auction.double == "none":
                return Problem("cannot-double", "doubling-not-played")
            if deal.bidder is None or doubled or _same_side(deal, deal.turn, deal.bidder):
                return Problem("cannot-double", "nothing-to-double")
            return None
        case Surcoinche():
            return None if doubled else Problem("cannot-double", "nothing-to-redouble")
    if doubled:
        return Problem("bid-not-allowed", "auction-frozen")
    if not auction.passed_may_return and _has_passed(deal, deal.turn):
        return Problem("bid-not-allowed", "passed-may-not-return")
    if call.trump not in contracts(deal):
        return Problem("bid-not-allowed", "contract-not-played", trump=call.trump)
    if deal.bid is not None and deal.bid.value == "capot":
        return Problem("bid-too-low", "capot-stands")
    if call.value == "capot":
        return None if auction.capot else Problem("bid-not-allowed", "capot-not-played")
    least = auction.minimum if deal.bid is None else _number(deal.bid) + 1
    if call.value < least:
        over = auction.minimum if deal.bid is None else _number(deal.bid)
        reason = "bid-below-minimum" if deal.bid is None else "bid-not-above-last"
        return Problem("bid-too-low", reason, value=over)
    if auction.maximum is not None and call.value > auction.maximum:
        return Problem("bid-not-allowed", "bid-above-ceiling", value=auction.maximum)
    if (call.value - auction.minimum) % auction.step:
        return Problem("bid-not-allowed", "bid-off-step", value=auction.step)
    return None


def _number(bid: Bid) -> int:
    assert bid.value != "capot"
    return bid.value


def _same_side(deal: Deal, seat: int, other: int) -> bool:
    return deal.rules.side_of(seat) == deal.rules.side_of(other)


def _has_passed(deal: Deal, seat: int) -> bool:
    return any(
        caller == seat and isinstance(call, Pass)
        for caller, call in zip(deal.callers, deal.calls, strict=True)
    )


def make_call(deal: Deal, call: Call) -> Deal:
    """The deal after the seat to speak makes this legal call."""
    caller = deal.turn
    deal = deal.evolve(
        calls=(*deal.calls, call),
        callers=(*deal.callers, caller),
        turn=(caller + 1) % deal.rules.seats,
    )
    match call:
        case Take(trump=trump):
            named = turned_trump(deal) if trump is None else trump
            return complete_hands(deal, Contract(caller, named))
        case Bid():
            return deal.evolve(bid=call, bidder=caller)
        case Surcoinche():
            return _close(deal)
    answering = _still_to_answer(deal)
    if not answering:
        return deal.evolve(phase="over") if deal.bid is None else _close(deal)
    return deal.evolve(turn=answering[0])


def _still_to_answer(deal: Deal) -> list[int]:
    """The seats that have yet to speak before the auction is over, in order."""
    seats = deal.rules.seats
    if deal.rules.auction.kind == "turn-up":
        return [deal.turn] if len(deal.calls) < 2 * seats else []
    last = len(deal.calls) - 1
    while last >= 0 and isinstance(deal.calls[last], Pass):
        last -= 1
    silent = len(deal.calls) - 1 - last
    if last >= 0 and isinstance(deal.calls[last], Coinche):
        assert deal.bidder is not None
        doubler = deal.callers[last]
        after = [(doubler + step) % seats for step in range(1, seats + 1)]
        return [seat for seat in after if _same_side(deal, seat, deal.bidder)][silent:]
    to_answer = seats if last < 0 else seats - 1
    return [deal.turn] * (to_answer - silent)


def _close(deal: Deal) -> Deal:
    """End the auction with a contract."""
    assert deal.bid is not None and deal.bidder is not None
    doubles = sum(isinstance(call, Coinche | Surcoinche) for call in deal.calls)
    factor = (1, *deal.rules.score.doubles)[doubles]
    return complete_hands(deal, Contract(deal.bidder, deal.bid.trump, deal.bid.value, factor))
