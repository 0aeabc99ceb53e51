"""What just happened at the table, in sentences: from what the user knew before and knows now."""

from collections.abc import Iterator

from rebelote.cards import cards_of
from rebelote.engine import Call, DealResult, Pass, PlayCard, Trick, winning_position
from rebelote.engine.actions import Action
from rebelote.i18n.result_words import result_words
from rebelote.tui.words import Words
from rebelote.views import View, belote_words_said, second_round, trick_worth


def tell_action(words: Words, before: View, action: Action, after: View) -> list[str]:
    """What the seat to act in `before` did, and what followed from it."""
    if isinstance(action, PlayCard):
        return list(_tell_card(words, before, action, after))
    return list(_tell_call(words, before, action, after))


def call_words(words: Words, view: View, call: Call) -> str:
    """A call as it is said at the table."""
    said_again = isinstance(call, Pass) and second_round(view)
    return words.names.call(call, second_round=said_again)


def call_said_at(words: Words, view: View, number: int) -> str:
    """The call of this number in the auction, as it was said."""
    call = view.calls[number]
    again = view.rules.auction.kind == "turn-up" and number >= view.rules.seats
    return words.names.call(call, second_round=again and isinstance(call, Pass))


def _tell_call(words: Words, before: View, call: Call, after: View) -> Iterator[str]:
    said = call_words(words, before, call)
    yield words.say("play-said", who=words.seat(before.turn), what=said)
    if after.contract is not None:
        yield words.say("play-contract-settled", contract=words.contract(after.contract))
        if after.rules.deal.complete:
            yield words.say("play-hands-completed")


def _tell_card(words: Words, before: View, play: PlayCard, after: View) -> Iterator[str]:
    seat = before.turn
    yield words.say("play-plays", card=words.card(play.card), **words.about(seat))
    for word in belote_words_said(before, after):
        yield words.say("play-said", who=words.seat(seat), what=words.say(f"call-{word}"))
    if after.heard[seat] != before.heard[seat]:
        for heard in after.heard[seat]:
            yield words.say(
                "play-announces",
                what=words.heard(heard),
                points=str(heard.points),
                **words.about(seat),
            )
    if len(after.tricks) > len(before.tricks):
        yield from _tell_trick(words, before, after)


def _tell_trick(words: Words, before: View, after: View) -> Iterator[str]:
    trick = after.tricks[-1]
    assert trick.winner is not None
    worth = trick_worth(after, trick)
    yield words.say("play-trick-won", points=worth, **words.about(trick.winner))
    if after.phase == "over":
        last = str(after.rules.tricks.last)
        yield words.say("play-last-trick-won", points=last, **words.about(trick.winner))
    if len(after.tricks) == 1:
        yield from _tell_shown(words, after)
    for card in after.drawn[len(before.drawn) :]:
        yield words.say("play-draws", card=words.card(card), left=after.stock)
    for seat in range(after.rules.seats):
        newly = list(cards_of(after.table[seat] & ~before.table[seat]))
        if newly and after.rules.deal.layout != "hand":
            yield words.say("play-uncovers", cards=words.cards(newly), **words.about(seat))


def _tell_shown(words: Words, view: View) -> Iterator[str]:
    """The announcements that count are shown when the first trick is over."""
    if view.counting_side is None:
        if any(view.heard):
            yield words.say("play-announcements-nobody")
        return
    worth = 0
    for seat, shown in enumerate(view.shown):
        if shown and view.rules.side_of(seat) == view.counting_side:
            worth += sum(heard.points for heard in view.heard[seat])
            what = words.names.texts.all_of([words.announcement(item) for item in shown])
            yield words.say("play-shows", what=what, **words.about(seat))
    side = words.side(view.counting_side)
    yield words.say("play-announcements-count", side=side, points=str(worth))


def tell_dealing(words: Words, view: View, number: int) -> list[str]:
    """A new deal: who dealt, what is turned up, who speaks."""
    told = [words.say("play-new-deal", number=str(number), **words.about(view.dealer))]
    if view.turned is not None:
        card, suit = words.card(view.turned), words.suit_of(view.turned)
        told.append(words.say("play-turned", card=card, suit=suit))
    return told


def tell_standing(words: Words, view: View) -> list[str]:
    """Which deal this is, the score, and what was said in an auction that goes on."""
    score = ", ".join(f"{words.side(side)} {points}" for side, points in enumerate(view.score))
    told = [words.say("play-standing", number=str(view.deals_played + 1), score=score)]
    if view.phase == "auction":
        if view.turned is not None:
            card, suit = words.card(view.turned), words.suit_of(view.turned)
            told.append(words.say("play-turned", card=card, suit=suit))
        for number, caller in enumerate(view.callers):
            said = call_said_at(words, view, number)
            told.append(words.say("play-said", who=words.seat(caller), what=said))
    return told


def tell_draw(words: Words, dealer: int, rounds: tuple[tuple[int, ...], ...]) -> list[str]:
    """The cards drawn for the first deal, and who deals."""
    told: list[str] = []
    drawing = list(range(words.rules.sides))
    for drawn in rounds:
        shown = [
            words.say("play-draw-card", who=words.seat(seat), card=words.card(card))
            for seat, card in zip(drawing, drawn, strict=True)
        ]
        told.append(words.say("play-draw", cards=", ".join(shown)))
        ranks = [card % 8 for card in drawn]
        drawing = [seat for seat, rank in zip(drawing, ranks, strict=True) if rank == min(ranks)]
    message = "play-draw-lowest" if rounds else "play-first-dealer"
    told.append(words.say(message, **words.about(dealer)))
    return told


def tell_result(words: Words, result: DealResult, held_before: int) -> list[str]:
    """How a deal ended."""
    told = result_words(words, result, held_before)
    if result.contract is None:
        return told
    return [words.say("play-contract-was", contract=words.contract(result.contract)), *told]


def tell_last_trick(words: Words, view: View) -> str:
    """The trick before this one, or that there is none."""
    if not view.tricks:
        return words.say("play-no-trick-yet")
    trick = view.tricks[-1]
    assert trick.winner is not None
    won = words.say("play-trick-won", points=trick_worth(view, trick), **words.about(trick.winner))
    cards = words.say("play-last-trick", cards=tell_cards(words, view, trick))
    return f"{cards} {won}"


def tell_cards(words: Words, view: View, trick: Trick) -> str:
    """Who has played what to a trick."""
    return ", ".join(
        words.say(
            "play-draw-card",
            who=words.seat(trick.seat_of(place, view.rules.seats)),
            card=words.card(card),
        )
        for place, card in enumerate(trick.cards)
    )


def winning_seat(view: View, trick: Trick) -> int:
    """Who is winning a trick that has a card."""
    assert view.contract is not None
    place = winning_position(trick, view.contract.trump)
    return trick.seat_of(place, view.rules.seats)
