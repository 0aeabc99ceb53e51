"""What an event means to one reader: small happenings, each with its sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rebelote.cards import cards_of
from rebelote.engine import Call, PlayCard
from rebelote.notation import parse_action
from rebelote.server.drawing.sheets import result_sentences
from rebelote.server.protocol.server import Happened, Happening
from rebelote.server.words import Reader
from rebelote.table import events as e
from rebelote.table.state import TableState
from rebelote.views import View, belote_words_said, second_round, trick_worth


@dataclass(frozen=True, slots=True)
class Transition:
    """A table before and after an event."""

    before: TableState
    numbered: e.Numbered
    after: TableState


def happenings(reader: Reader, change: Transition) -> list[Happening]:
    """What the reader sees and hears of an event; nothing for one that stays secret."""
    return list(_Teller(reader, change).tell())


class _Teller:
    """Tells one event."""

    def __init__(self, reader: Reader, change: Transition) -> None:
        self.reader = reader
        self.before, self.after = change.before, change.after
        self.number, self.event = change.numbered.number, change.numbered.event

    def _one(self, kind: Happened, text: str, seat: int | None = None, **more: Any) -> Happening:
        return Happening(number=self.number, kind=kind, text=text, seat=seat, **more)

    def _about(self, kind: Happened, message: str, seat: int, **more: Any) -> Happening:
        return self._one(kind, self.reader.say(message, **self.reader.about(seat)), seat, **more)

    def tell(self) -> Iterator[Happening]:
        """The happenings of the event, in order."""
        say = self.reader.say
        match self.event:
            case e.Acted():
                yield from self._acted(self.event)
            case e.Dealt():
                yield from self._dealt()
            case e.Joined(name=name):
                yield self._one("joined", say("server-told-joined", who=name))
            case e.Seated(person=person, seat=seat):
                name = self.after.people[person].name
                me = "yes" if seat == self.reader.seat else "no"
                yield self._one("seated", say("server-told-seated", who=name, me=me), seat)
            case e.Stood(person=person, seat=seat):
                name = self.after.people[person].name
                yield self._one("stood", say("server-told-stood", who=name), seat)
            case e.Left(person=person):
                gone = self.before.people[person]
                yield self._one("left", say("server-told-left", who=gone.name), gone.seat)
            case e.Started():
                yield self._one("started", say("server-told-started"))
            case e.Salted(seat=seat):
                yield self._about("salted", "server-told-salted", seat)
            case e.Undone(seat=seat):
                yield self._about("undone", "server-told-undone", seat)
            case e.WentOn(seat=seat):
                yield self._one("went-on", "", seat)
            case e.PauseWished(seat=seat):
                yield self._about("pause-wished", "server-told-pause-wished", seat)
            case e.Paused():
                yield self._one("paused", say("server-told-paused"))
            case e.Resumed(seat=seat):
                yield self._about("resumed", "server-told-resumed", seat)
            case e.RematchWished(seat=seat):
                yield self._about("rematch-wished", "server-told-rematch-wished", seat)
            case e.Away(seat=seat, why=why):
                yield self._about("away", f"server-told-away-{why}", seat)
            case e.Back(seat=seat):
                yield self._about("back", "server-told-back", seat)
            case e.HandedOver():
                yield self._handed_over(self.event)
            case e.BotReplaced(seat=seat):
                yield self._about("bot-replaced", "server-told-bot-replaced", seat)

    def _handed_over(self, event: e.HandedOver) -> Happening:
        giver, holder = self.before.person_at(event.by), self.before.person_at(event.seat)
        assert giver is not None and holder is not None
        names = {"who": self.after.people[event.person].name, "from": holder.name}
        text = self.reader.say("server-told-handed-over", giver=giver.name, **names)
        return self._one("handed-over", text, event.seat)

    def _views(self) -> tuple[View, View]:
        before, after, seat = self.before, self.after, self.reader.seat
        assert before.deal is not None and after.deal is not None
        return (
            self.reader.memory.view(before.deal, before.match, seat),
            self.reader.memory.view(after.deal, before.match, seat),
        )

    def _dealt(self) -> Iterator[Happening]:
        deal = self.after.deal
        assert deal is not None
        number = str(len(self.after.deals))
        told = [self.reader.say("play-new-deal", number=number, **self.reader.about(deal.dealer))]
        cards = []
        if deal.turned is not None:
            cards.append(self.reader.card(deal.turned))
            card, suit = self.reader.cards([deal.turned]), self.reader.suit_of(deal.turned)
            if deal.rules.auction.kind == "turn-up":
                told.append(self.reader.say("play-turned", card=card, suit=suit))
        yield self._one("dealt", " ".join(told), deal.dealer, cards=cards)

    def _acted(self, event: e.Acted) -> Iterator[Happening]:
        before, after = self._views()
        action = parse_action(event.action)
        if isinstance(action, PlayCard):
            yield from self._played(event, action, before, after)
        else:
            yield from self._called(event, action, before, after)
        if after.phase == "over":
            yield from self._over()

    def _called(self, event: e.Acted, call: Call, before: View, after: View) -> Iterator[Happening]:
        reader = self.reader
        said = reader.call(call, second_round=second_round(before))
        text = reader.say("server-told-said", what=said, **reader.about(event.seat))
        yield self._one("called", text, event.seat, words=said, by=event.by)
        if after.contract is None:
            return
        text = reader.say("play-contract-settled", contract=reader.contract(after.contract))
        yield self._one("settled", text, after.contract.taker)
        if after.rules.deal.complete:
            cards = [] if after.turned is None else [reader.card(after.turned)]
            text = reader.say("play-hands-completed")
            yield self._one("completed", text, after.contract.taker, cards=cards)

    def _played(
        self, event: e.Acted, play: PlayCard, before: View, after: View
    ) -> Iterator[Happening]:
        reader, seat = self.reader, event.seat
        card = reader.cards([play.card])
        text = reader.say("server-told-card", card=card, **reader.about(seat))
        yield self._one("played", text, seat, cards=[reader.card(play.card)], by=event.by)
        for word in belote_words_said(before, after):
            said = reader.say(f"call-{word}")
            text = reader.say("server-told-said", what=said, **reader.about(seat))
            yield self._one("belote", text, seat, words=said)
        if after.heard[seat] != before.heard[seat]:
            for heard in after.heard[seat]:
                said = reader.heard(heard)
                about = reader.about(seat) | {"what": said, "points": str(heard.points)}
                text = reader.say("play-announces", **about)
                yield self._one("announced", text, seat, words=said, points=heard.points)
        if len(after.tricks) > len(before.tricks):
            yield from self._trick(before, after)

    def _trick(self, before: View, after: View) -> Iterator[Happening]:
        reader, trick = self.reader, after.tricks[-1]
        assert trick.winner is not None
        worth = trick_worth(after, trick)
        text = reader.say("server-told-trick", points=worth, **reader.about(trick.winner))
        last = after.rules.tricks.last if after.phase == "over" else 0
        if last:
            about = reader.about(trick.winner)
            text += " " + reader.say("play-last-trick-won", points=str(last), **about)
        yield self._one("trick", text, trick.winner, points=worth + last)
        if len(after.tricks) == 1:
            yield from self._shown(after)
        yield from self._drew(before, after)
        for seat in range(after.rules.seats):
            newly = list(cards_of(after.table[seat] & ~before.table[seat]))
            if newly and after.rules.deal.layout != "hand":
                about = reader.about(seat) | {"cards": reader.cards(newly)}
                text = reader.say("play-uncovers", **about)
                shown = [reader.card(card) for card in newly]
                yield self._one("uncovered", text, seat, cards=shown)

    def _drew(self, before: View, after: View) -> Iterator[Happening]:
        if after.stock == before.stock:
            return
        reader = self.reader
        mine = after.drawn[len(before.drawn) :]
        winner = after.tricks[-1].winner or 0
        for step in range(min(after.rules.seats, before.stock)):
            seat = (winner + step) % after.rules.seats
            if seat == reader.seat:
                text = reader.say("play-draws", card=reader.cards(mine), left=after.stock)
                yield self._one("drew", text, seat, cards=[reader.card(card) for card in mine])
            else:
                yield self._one("drew", "", seat)

    def _shown(self, view: View) -> Iterator[Happening]:
        """The announcements that count are shown when the first trick is over."""
        reader = self.reader
        if view.counting_side is None:
            if any(view.heard):
                yield self._one("shown", reader.say("play-announcements-nobody"))
            return
        for seat, shown in enumerate(view.shown):
            if shown and view.rules.side_of(seat) == view.counting_side:
                said = [reader.announcement(item) for item in shown]
                what = reader.names.texts.all_of(said)
                text = reader.say("play-shows", what=what, **reader.about(seat))
                cards = [reader.card(card) for item in shown for card in cards_of(item.cards)]
                worth = sum(heard.points for heard in view.heard[seat])
                yield self._one("shown", text, seat, words=what, cards=cards, points=worth)

    def _over(self) -> Iterator[Happening]:
        after = self.after
        text = " ".join(result_sentences(self.reader, after, len(after.results) - 1))
        yield self._one("counted", text)
        if after.phase == "finished":
            yield self._one("finished", match_outcome(self.reader, after))


def match_outcome(reader: Reader, state: TableState) -> str:
    """Who has won the match; nothing before its end."""
    if state.phase != "finished":
        return ""
    winner = state.match.winner
    if winner is None:
        return reader.say("play-draw-match")
    if reader.is_us(winner):
        return reader.say("play-you-win")
    return reader.say("play-they-win", side=reader.side(winner))
