"""What a command does to a table: the events it makes, or the Problem that says why it may not."""

from collections.abc import Callable
from typing import Final

from rebelote.cards import card_text
from rebelote.engine import apply
from rebelote.notation.action_text import action_text, parse_action
from rebelote.problem import Problem
from rebelote.table import events as e
from rebelote.table.due import Presence
from rebelote.table.evolve import evolve
from rebelote.table.honest import SALT, chance_text, dealer_for, pack_for
from rebelote.table.state import Person, TableState

MOST_PEOPLE: Final = 40


class Decider:
    """One decision at a table. `events` are those it has made so far, `state` the table after them.

    `secret` gives a new seed that nobody can guess. A method that raises Problem has changed
    nothing that counts: the caller throws the decider away.
    """

    def __init__(
        self, state: TableState, presence: Presence, now: int, secret: Callable[[], str]
    ) -> None:
        self.state = state
        self.presence = presence
        self.now = now
        self.secret = secret
        self.events: list[e.Numbered] = []

    def _happen(self, event: e.AnyEvent) -> None:
        numbered = e.Numbered(number=self.state.number + 1, at=self.now, event=event)
        self.state = evolve(self.state, numbered)
        self.events.append(numbered)

    def check_seen(self, seen: int, person: Person | None = None) -> None:
        """Raise Problem unless this is the number of an event that exists and not too old.

        Too old is what the game has left behind; for what a person does beside the game, what that
        person itself has done since.
        """
        if seen > self.state.number:
            raise Problem("stale", "table-ahead")
        if seen < (self.state.game_number if person is None else person.moved):
            raise Problem("stale", "table-stale")

    # People.

    def join(self, name: str, token: str) -> Person:
        """Somebody comes to watch, or to sit down next."""
        present = self.state.persons()
        if any(person.name.casefold() == name.casefold() for person in present):
            raise Problem("not-allowed", "table-name-taken", text=name)
        if len(self.state.people) >= MOST_PEOPLE:
            raise Problem("not-allowed", "table-full")
        number = len(self.state.people)
        self._happen(e.Joined(person=number, name=name, token=token))
        return self.state.people[number]

    def free_seat(self) -> int | None:
        """A seat without a person: first opposite somebody, so that two friends are partners."""
        free = [seat for seat, item in enumerate(self.state.seats) if item.person is None]
        seats = self.state.rules.seats
        opposite = [
            seat for seat in free
            if seats == 4 and self.state.seats[(seat + 2) % 4].person is not None
        ]  # fmt: skip
        return next(iter(opposite or free), None)

    def sit(self, person: Person, seat: int) -> None:
        """Take a seat that has no person."""
        if not 0 <= seat < self.state.rules.seats:
            raise Problem("no-such-seat", "table-no-such-seat")
        if person.seat == seat:
            return
        if self.state.seats[seat].person is not None:
            raise Problem("not-allowed", "table-seat-taken")
        if self.state.playing and person.knows not in (None, seat):
            raise Problem("not-allowed", "table-knows-cards")
        if self.state.streak is not None and self.state.seated():
            raise Problem("not-allowed", "table-streak-alone")
        self._happen(e.Seated(person=person.number, seat=seat))

    def stand(self, person: Person) -> None:
        """Give up one's seat."""
        self._keep_to_streak()
        self._happen(e.Stood(person=person.number, seat=self._seat(person)))
        self._wishes_fulfilled()

    def leave(self, person: Person) -> None:
        """Leave for good."""
        self._keep_to_streak()
        self._happen(e.Left(person=person.number))
        self._wishes_fulfilled()

    def _keep_to_streak(self) -> None:
        if self.state.binding:
            raise Problem("not-allowed", "table-streak-stays")

    def _seat(self, person: Person) -> int:
        if person.seat is None:
            raise Problem("not-allowed", "table-not-seated")
        return person.seat

    def connected(self, person: Person) -> None:
        """A person who was gone has its seat back."""
        if person.seat is not None and self.state.seats[person.seat].away == "gone":
            self._happen(e.Back(seat=person.seat))

    def back(self, person: Person) -> None:
        """Take one's seat back."""
        seat = self._seat(person)
        if self.state.seats[seat].away is not None:
            self._happen(e.Back(seat=seat))

    def hand_over(self, person: Person, seat: int, name: str) -> None:
        """Give the seat of somebody who is gone to a person who watches, of this name.

        So one who has lost its token comes back: under another name, known to a friend who sits.
        """
        giver = self._seat(person)
        if not 0 <= seat < self.state.rules.seats:
            raise Problem("no-such-seat", "table-no-such-seat")
        holder = self.state.seats[seat].person
        watching = [one for one in self.state.persons() if one.seat is None]
        heir = next((one for one in watching if one.name == name), None)
        if holder is None or heir is None or self.presence.may_return(holder, self.now):
            raise Problem("not-allowed", "table-wrong-moment")
        if self.state.playing and heir.knows not in (None, seat):
            raise Problem("not-allowed", "table-knows-cards")
        self._happen(e.HandedOver(seat=seat, person=heir.number, by=giver))

    # Matches and deals.

    def promise(self) -> None:
        """Draw the seed of the coming deal, so that its commitment can be shown."""
        if self.state.promised is None:
            self._happen(e.Promised(seed=self.secret()))

    def start(self, person: Person) -> None:
        """Begin the match."""
        self._seat(person)
        if self.state.phase != "lobby":
            raise Problem("not-allowed", "table-wrong-moment")
        self._begin()

    def _begin(self) -> None:
        self._happen(e.Started())
        if self.state.deal is None:
            self.deal()

    def deal(self) -> None:
        """Deal, as it was promised, and promise the next deal."""
        state = self.state
        if state.phase != "counted":
            raise Problem("not-allowed", "table-wrong-moment")
        self.promise()
        assert self.state.promised is not None
        text = chance_text(self.state.promised, self.state.salts)
        last_deck = state.deals[-1].deck if state.deals else None
        deck = pack_for(state.rules, text, state.deal, last_deck)
        dealer = dealer_for(state.match, text)
        self._happen(e.Dealt(dealer=dealer, deck=" ".join(map(card_text, deck))))
        self.promise()

    def salt(self, person: Person, salt: str) -> None:
        """Add to the chance of the coming deal."""
        seat = self._seat(person)
        if not SALT.fullmatch(salt):
            raise Problem("not-allowed", "table-bad-salt")
        if self.state.promised is None or self.state.phase == "finished":
            raise Problem("not-allowed", "table-wrong-moment")
        self._happen(e.Salted(seat=seat, salt=salt))

    def go_on(self, person: Person) -> None:
        """The sheet is read; deal if everybody present has read it."""
        seat = self._seat(person)
        if self.state.phase != "counted" or self.state.paused:
            raise Problem("not-allowed", "table-wrong-moment")
        if not self.state.seats[seat].went_on:
            self._happen(e.WentOn(seat=seat))
        self._deal_if_read()

    def _deal_if_read(self) -> None:
        state = self.state
        here = [seat for seat in state.seated() if self.presence.here(state, seat)]
        waiting = any(not state.seats[seat].went_on for seat in here)
        pending = any(
            state.seats[seat].away is None
            for seat in state.seated()
            if (person := state.seats[seat].person) is not None
            and person not in self.presence.connected
            and self.presence.may_return(person, self.now)
        )
        if not waiting and not pending:
            self.deal()

    def rematch(self, person: Person) -> None:
        """Wish for another match; it begins when all persons present do."""
        seat = self._seat(person)
        if self.state.phase != "finished" or self.state.streak is not None:
            raise Problem("not-allowed", "table-wrong-moment")
        if not self.state.seats[seat].wishes_rematch:
            self._happen(e.RematchWished(seat=seat))
        self._wishes_fulfilled()

    # Playing.

    def act(self, person: Person, text: str) -> None:
        """Call or play for a person. Raises Problem with the engine's reason."""
        seat = self._seat(person)
        if self.state.paused:
            raise Problem("not-allowed", "table-paused")
        if not self.state.playing:
            raise Problem("not-allowed", "table-wrong-moment")
        if self.state.turn != seat:
            raise Problem("not-your-turn", "table-not-your-turn")
        self.back(self.state.people[person.number])
        self._act(seat, text, "person")

    def bot_act(self, seat: int, text: str) -> None:
        """Call or play for a seat that a bot plays. Raises Problem for what the rules refuse."""
        by: e.By = "bot" if self.state.seats[seat].person is None else "stand-in"
        self._act(seat, text, by)

    def _act(self, seat: int, text: str, by: e.By) -> None:
        assert self.state.deal is not None
        action = parse_action(text)
        apply(self.state.deal, action)
        self._happen(e.Acted(seat=seat, action=action_text(action), by=by))

    def replace_bot(self, seat: int, error: str) -> None:
        """A seat's bot has failed: the rules of thumb take its place."""
        if not self.state.seats[seat].thumb:
            self._happen(e.BotReplaced(seat=seat, error=error))

    def undo(self, person: Person) -> None:
        """Take back one's last action."""
        seat = self._seat(person)
        if self.state.before is None or self.state.before.turn != seat or self.state.paused:
            raise Problem("not-allowed", "table-nothing-to-undo")
        self._happen(e.Undone(seat=seat))

    def away(self, seat: int, why: e.WhyAway) -> None:
        """A person is silent or gone: a bot plays in its place."""
        self._happen(e.Away(seat=seat, why=why))
        self._wishes_fulfilled()

    # Pauses.

    def pause(self, person: Person) -> None:
        """Wish for a pause; it begins when all persons present do."""
        seat = self._seat(person)
        if self.state.phase in ("lobby", "finished") or self.state.paused:
            raise Problem("not-allowed", "table-wrong-moment")
        if not self.state.seats[seat].wishes_pause:
            self._happen(e.PauseWished(seat=seat))
        self._wishes_fulfilled()

    def resume(self, person: Person) -> None:
        """End the pause, or take back the wish for one."""
        seat = self._seat(person)
        if not self.state.paused and not self.state.seats[seat].wishes_pause:
            raise Problem("not-allowed", "table-wrong-moment")
        self._happen(e.Resumed(seat=seat))

    def _wishes_fulfilled(self) -> None:
        """Begin the pause or the rematch that everybody present wishes."""
        state = self.state
        here = [seat for seat in state.seated() if self.presence.here(state, seat)]
        if not here:
            return
        if state.phase == "finished":
            if all(state.seats[seat].wishes_rematch for seat in here):
                self._begin()
        elif not state.paused and all(state.seats[seat].wishes_pause for seat in here):
            self._happen(e.Paused())
