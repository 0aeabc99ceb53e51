"""What partner and opponents have said in an auction of bids."""

from collections.abc import Iterator

from rebelote.cards import Trump
from rebelote.engine import Bid
from rebelote.views import View


def number_bids(view: View) -> Iterator[tuple[int, int, Trump]]:
    """The bids of a number so far: who, how much, and with which trump."""
    for seat, call in zip(view.callers, view.calls, strict=True):
        if isinstance(call, Bid) and call.value != "capot":
            yield seat, call.value, call.trump


def own_side(view: View, seat: int) -> bool:
    """True if this seat is the viewer or the viewer's partner."""
    assert view.seat is not None
    return view.rules.side_of(seat) == view.rules.side_of(view.seat)


def own_side_leads(view: View) -> bool:
    """True if the last bid is one's own side's."""
    return view.bidder is not None and own_side(view, view.bidder)


def contested(view: View) -> bool:
    """True if more than one side has bid."""
    return len({view.rules.side_of(seat) for seat, _, _ in number_bids(view)}) > 1


def first_bid(view: View, trump: Trump) -> tuple[int, int] | None:
    """Who of one's own side named this trump first, and with what number."""
    for seat, value, named in number_bids(view):
        if named is trump and own_side(view, seat):
            return seat, value
    return None


def raised_by_partner(view: View, trump: Trump) -> int:
    """How far partner has raised this trump, above what was bid before."""
    raised, last = 0, 0
    for seat, value, named in number_bids(view):
        if named is trump and seat != view.seat and own_side(view, seat) and last:
            raised += value - last
        last = value
    return raised
