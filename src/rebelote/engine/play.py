"""Playing cards: from the first lead to the last trick (rules.md, sections 4 and 5)."""

from rebelote.cards import KING, QUEEN, Card, make_card, rank_of, suit_of
from rebelote.engine.actions import BeloteWord, PlayCard
from rebelote.engine.announcements import best_announcements, why_bad
from rebelote.engine.obligations import legal_cards, obligations_of, winning_position
from rebelote.engine.state import Belote, Deal, Revoke, Trick
from rebelote.problem import Problem
from rebelote.rules.values import is_trump


def begin_play(deal: Deal) -> Deal:
    """The first lead, by the seat after the dealer."""
    leader = (deal.dealer + 1) % deal.rules.seats
    return deal.evolve(phase="play", turn=leader, trick=Trick(leader))


def is_first_card(deal: Deal) -> bool:
    """True while the seat to play has played no card yet."""
    return not deal.tricks


def check_play(deal: Deal, play: PlayCard) -> None:
    """Raise the Problem that says why this card or the words over it are refused, if they are."""
    hand = deal.hands[deal.turn]
    if not hand >> play.card & 1:
        covered = deal.owned(deal.turn) >> play.card & 1
        raise Problem("not-held", "face-down" if covered else "not-held", card=play.card)
    if deal.rules.play.revoke == "refused":
        check_card(deal, play.card)
    if play.announced:
        _check_announced(deal, play)
    if play.word is not None and play.word != belote_word(deal, play.card):
        raise Problem("bad-call", "bad-belote-word", card=play.card, word=play.word)


def check_card(deal: Deal, card: Card) -> None:
    """Raise the Problem that names the first obligation this held card fails, if there is one."""
    for obligation in obligations_of(deal):
        if not obligation.cards >> card & 1:
            position = deal.trick.cards.index(obligation.cause)
            player = deal.trick.seat_of(position, deal.rules.seats)
            same_side = deal.rules.side_of(player) == deal.rules.side_of(deal.turn)
            raise Problem(
                obligation.code,
                obligation.reason,
                card=card,
                cause=obligation.cause,
                by="partner" if same_side else "opponent",
                suit=suit_of(obligation.cause),
                cards=legal_cards(deal),
            )


def _check_announced(deal: Deal, play: PlayCard) -> None:
    assert deal.contract is not None
    reason: str | None
    if not deal.rules.announcements.allowed:
        reason = "announcements-not-played"
    elif not is_first_card(deal):
        reason = "announcement-late"
    else:
        hand, trump = deal.hands[deal.turn], deal.contract.trump
        reason = why_bad(play.announced, hand, deal.rules, trump)
    if reason is not None:
        raise Problem("bad-call", reason, card=play.card)


def belote_word(deal: Deal, card: Card) -> BeloteWord | None:
    """The word that the seat to play may say over this card, or None."""
    assert deal.contract is not None
    suit = suit_of(card)
    if rank_of(card) not in (KING, QUEEN) or not is_trump(suit, deal.contract.trump):
        return None
    if deal.contract.trump.suit is None and deal.rules.belote.tout_atout == "none":
        return None
    if any(b.seat == deal.turn and b.suit == suit for b in deal.belotes):
        return "rebelote"
    return "belote" if deal.owned(deal.turn) >> _other_honour(card) & 1 else None


def _other_honour(card: Card) -> Card:
    return make_card(KING if rank_of(card) == QUEEN else QUEEN, suit_of(card))


def play_card(deal: Deal, play: PlayCard) -> Deal:
    """The deal after the seat to play puts this card down; the card must have been checked."""
    seat, rules = deal.turn, deal.rules
    revoke = deal.revoke
    if rules.play.revoke == "loses-deal" and revoke is None:
        revoke = None if legal_cards(deal) >> play.card & 1 else Revoke(seat, play.card)
    hands = list(deal.hands)
    hands[seat] &= ~(1 << play.card)
    trick = Trick(deal.trick.leader, (*deal.trick.cards, play.card))
    deal = deal.evolve(
        announced=_declare(deal, play),
        belotes=_say(deal, play),
        revoke=revoke,
        hands=tuple(hands),
        trick=trick,
        turn=(seat + 1) % rules.seats,
    )
    return deal if len(trick.cards) < rules.seats else _end_trick(deal)


def _declare(deal: Deal, play: PlayCard) -> tuple[tuple[object, ...], ...]:
    """The declarations at the table once the seat to play has played its card."""
    assert deal.contract is not None
    rules = deal.rules.announcements
    if not rules.allowed or not is_first_card(deal):
        return deal.announced
    said = play.announced
    if rules.call == "automatic":
        said = best_announcements(deal.hands[deal.turn], deal.rules, deal.contract.trump)
    return (*deal.announced[: deal.turn], said, *deal.announced[deal.turn + 1 :])


def _say(deal: Deal, play: PlayCard) -> tuple[Belote, ...]:
    """The belotes begun or completed once the seat to play has played its card."""
    possible = belote_word(deal, play.card)
    if possible is None:
        return deal.belotes
    said = deal.rules.belote.call == "automatic" or play.word is not None
    suit = suit_of(play.card)
    if possible == "belote":
        return (*deal.belotes, Belote(deal.turn, suit, play.card, (said, False)))
    return tuple(
        Belote(b.seat, b.suit, b.first, (b.said[0], said), 2) if b.suit == suit else b
        for b in deal.belotes
    )


def _end_trick(deal: Deal) -> Deal:
    """Give the trick to its winner, draw from the stock, turn cards, and go on or end."""
    assert deal.contract is not None
    seats = deal.rules.seats
    winner = deal.trick.seat_of(winning_position(deal.trick, deal.contract.trump), seats)
    hands, stock, drawn = list(deal.hands), deal.stock, list(deal.drawn)
    for step in range(min(seats, len(stock))):
        seat = (winner + step) % seats
        hands[seat] |= 1 << stock[step]
        drawn[seat] += (stock[step],)
    covers = list(deal.covers)
    for seat in range(seats):
        for pile in covers[seat]:
            if not hands[seat] >> pile[0] & 1:
                hands[seat] |= 1 << pile[1]
        covers[seat] = tuple(pile for pile in covers[seat] if hands[seat] >> pile[0] & 1)
    table = tuple(
        deal.table[seat] & hands[seat] | _newly_turned(deal.covers[seat], covers[seat])
        for seat in range(seats)
    )
    return deal.evolve(
        tricks=(*deal.tricks, Trick(deal.trick.leader, deal.trick.cards, winner)),
        trick=Trick(winner),
        turn=winner,
        hands=tuple(hands),
        stock=stock[seats:],
        drawn=tuple(drawn),
        covers=tuple(covers),
        table=table,
        phase="play" if any(hands) else "over",
    )


def _newly_turned(
    before: tuple[tuple[Card, Card], ...], after: tuple[tuple[Card, Card], ...]
) -> int:
    turned = 0
    for pile in before:
        if pile not in after:
            turned |= 1 << pile[1]
    return turned
