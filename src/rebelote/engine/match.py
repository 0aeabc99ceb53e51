"""A match: deals one after another until a side has won (rules.md, section 7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rebelote.cards import KING, Card, Trump, rank_of
from rebelote.engine.announcements import announcement_points, valid_side
from rebelote.engine.deal import start_deal
from rebelote.engine.scoring import DealScore, LineKind, Outcome, Totals, count, void_score
from rebelote.engine.state import Contract, Deal
from rebelote.problem import Problem
from rebelote.rules import Rules
from rebelote.rules.values import points

_EXTRAS: tuple[LineKind, ...] = ("belote", "announcements", "rounding")
# All trump cards 248 without the last trick; a plain deal 152.
_ALL_TRUMP_CARDS, _ALL_CARDS = 248, 152


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal: the totals of each side, and what is written for it.

    `totals` is None for a deal that nobody took.
    """

    taker: int | None
    contract: Contract | None
    totals: Totals | None
    score: DealScore

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self.score.outcome


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match between deals, in side order.

    `held` is the reserve; `dealer` deals next (None: anybody may); `void_in_a_row` counts the
    deals just before that nobody took; `on_extras` marks sides that crossed the target with belote
    or announcements alone and have not won yet (``match.win_on_extras: false``).
    """

    rules: Rules
    score: tuple[int, ...]
    held: int = 0
    dealer: int | None = None
    deals_played: int = 0
    void_in_a_row: int = 0
    on_extras: tuple[bool, ...] = ()
    finished: bool = False
    winner: int | None = None

    def start(self, dealer: int, deck: Sequence[Card]) -> Deal:
        """Deal the next hand. Raises Problem ``match-over``, ``malformed`` or ``bad-deck``."""
        self.check_next(dealer)
        return start_deal(self.rules, dealer, deck, dealer_must_name=self.dealer_must_name)

    @property
    def dealer_must_name(self) -> bool:
        """``auction.all_pass: forced-third``: two deals in a row were void."""
        return self.rules.auction.all_pass == "forced-third" and self.void_in_a_row >= 2

    def check_next(self, dealer: int) -> None:
        """Raise Problem unless a deal by this dealer may come next."""
        if self.finished:
            raise Problem("match-over", "match-over")
        if self.dealer is not None and dealer != self.dealer:
            raise Problem("malformed", "wrong-dealer", seat=dealer, expected=self.dealer)


def new_match(rules: Rules) -> Match:
    """A match before its first deal."""
    return Match(rules, (0,) * rules.sides, on_extras=(False,) * rules.sides)


def trick_points(deal: Deal) -> tuple[int, ...]:
    """The points each side has won in tricks so far, last trick and capot bonus included.

    Under ``cards.tout_atout: scaled`` they are converted once the deal is over.
    """
    assert deal.contract is not None
    rules, trump = deal.rules, deal.contract.trump
    value = points(trump, rules.cards)
    won = [0] * rules.sides
    for trick in deal.tricks:
        assert trick.winner is not None
        won[rules.side_of(trick.winner)] += sum(value[card] for card in trick.cards)
    if deal.phase != "over":
        return tuple(won)
    tricks = tricks_won(deal)
    if max(tricks) == len(deal.tricks):
        return tuple(rules.tricks.capot if count == len(deal.tricks) else 0 for count in tricks)
    won[last_side(deal)] += rules.tricks.last
    if trump is Trump.TA and rules.cards.tout_atout == "scaled":
        whole, of = _ALL_CARDS + rules.tricks.last, _ALL_TRUMP_CARDS + rules.tricks.last
        won = [(2 * side * whole + of) // (2 * of) for side in won]
    return tuple(won)


def tricks_won(deal: Deal) -> tuple[int, ...]:
    """How many tricks each side has won so far."""
    won = [0] * deal.rules.sides
    for trick in deal.tricks:
        assert trick.winner is not None
        won[deal.rules.side_of(trick.winner)] += 1
    return tuple(won)


def last_side(deal: Deal) -> int:
    """The side that won the latest trick."""
    winner = deal.tricks[-1].winner
    assert winner is not None
    return deal.rules.side_of(winner)


def belote_points(deal: Deal) -> tuple[int, ...]:
    """Each side's points for belote: both words said, and in the right order where it matters."""
    won = [0] * deal.rules.sides
    for belote in deal.belotes:
        king_first = rank_of(belote.first) == KING or not deal.rules.belote.king_first
        if belote.played == 2 and all(belote.said) and king_first:
            won[deal.rules.side_of(belote.seat)] += 20
    return tuple(won)


def valid_announcements(deal: Deal) -> int | None:
    """The side whose announcements count, or None where nobody's do."""
    assert deal.contract is not None
    leader = (deal.dealer + 1) % deal.rules.seats
    return valid_side(deal.announced, deal.rules, deal.contract.trump, leader)


def announcement_totals(deal: Deal) -> tuple[int, ...]:
    """What each side's announcements are worth; 0 for a side whose announcements do not count."""
    assert deal.contract is not None
    valid = valid_announcements(deal)
    won = [0] * deal.rules.sides
    for seat, announced in enumerate(deal.announced):
        side = deal.rules.side_of(seat)
        if side == valid:
            won[side] += sum(
                announcement_points(item, deal.rules, deal.contract.trump) for item in announced
            )
    return tuple(won)


def deal_result(deal: Deal, held: int) -> DealResult:
    """Count a deal that is over; `held` is the reserve before it."""
    if deal.contract is None:
        return DealResult(None, None, None, void_score(deal.rules, held))
    totals = Totals(
        taker_side=deal.rules.side_of(deal.contract.taker),
        trick_points=trick_points(deal),
        tricks=tricks_won(deal),
        belote=belote_points(deal),
        announcements=announcement_totals(deal),
        bid=deal.contract.bid,
        doubled=deal.contract.doubled,
        held=held,
        last_side=last_side(deal),
        revoker=None if deal.revoke is None else deal.rules.side_of(deal.revoke.seat),
    )
    return DealResult(deal.contract.taker, deal.contract, totals, count(deal.rules, totals))


def after_deal(match: Match, deal: Deal) -> tuple[Match, DealResult]:
    """The match after a deal that is over, and that deal's result."""
    result = deal_result(deal, match.held)
    rules = match.rules
    following = (deal.dealer + 1) % rules.seats
    if result.contract is None:
        same = rules.auction.all_pass != "next-dealer"
        dealer = deal.dealer if same else following
        return replace(match, dealer=dealer, void_in_a_row=match.void_in_a_row + 1), result
    written = result.score.score
    match = replace(
        match,
        score=tuple(old + new for old, new in zip(match.score, written, strict=True)),
        held=result.score.held,
        dealer=following,
        deals_played=match.deals_played + 1,
        void_in_a_row=0,
    )
    match = replace(match, on_extras=_on_extras(match, result.score))
    return _decide(match), result


def _there(match: Match, side: int) -> bool:
    """True if a side has reached (or passed) the target."""
    over = match.score[side] - match.rules.match.target
    return over > 0 or (over == 0 and match.rules.match.reach == "reach")


def _on_extras(match: Match, score: DealScore) -> tuple[bool, ...]:
    """Which sides are past the target on belote and announcements alone."""
    if match.rules.match.win_on_extras:
        return match.on_extras
    marks = []
    for side, before in enumerate(match.on_extras):
        wrote = [line for line in score.lines if line.side == side]
        # Below 0 in a litige: there the whole total, belote included, is taken off again.
        only_extras = sum(line.points for line in wrote if line.kind not in _EXTRAS) <= 0
        crossed = _there(match, side) and not _was_there(match, score, side)
        marks.append(only_extras and (before or crossed))
    return tuple(marks)


def _was_there(match: Match, score: DealScore, side: int) -> bool:
    earlier = replace(
        match,
        score=tuple(now - new for now, new in zip(match.score, score.score, strict=True)),
    )
    return _there(earlier, side)


def _decide(match: Match) -> Match:
    """The match with its winner, if the deal just played has decided it."""
    if match.rules.match.end == "deals":
        if match.deals_played < match.rules.match.deals:
            return match
        ahead = [side for side, total in enumerate(match.score) if total == max(match.score)]
        return replace(match, finished=True, winner=ahead[0] if len(ahead) == 1 else None)
    there = [
        side for side in range(match.rules.sides)
        if _there(match, side) and not match.on_extras[side]
    ]  # fmt: skip
    if not there:
        return match
    best = max(match.score[side] for side in there)
    ahead = [side for side in there if match.score[side] == best]
    return match if len(ahead) > 1 else replace(match, finished=True, winner=ahead[0])
