"""The match as the program keeps it: its record, its deals, the computer's players. No printing."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from rebelote.bots.players import USUAL_LEVEL, Player, build_player, levels_of
from rebelote.cards import Card
from rebelote.engine import (
    Action,
    Deal,
    DealResult,
    Match,
    PlayCard,
    after_deal,
    apply,
    cut,
    first_dealer,
    new_match,
    shuffled,
)
from rebelote.engine.play import check_card
from rebelote.notation.action_text import action_text
from rebelote.notation.record import DealRecord, Record
from rebelote.notation.replay import play_through
from rebelote.problem import Problem
from rebelote.rules import Rules, as_changes
from rebelote.table.record import LEVEL_KEY
from rebelote.tui.saves import save_record
from rebelote.tui.words import USER
from rebelote.views import View, view_of


@dataclass(slots=True)
class Session:
    """A match being played. `deal` is the one in progress, or the last one until the next begins.

    Everything that was done is in `record`, and in the file at `path` after each `save`.
    """

    record: Record
    path: Path
    match: Match
    deal: Deal | None = None
    results: list[DealResult] = field(default_factory=list)
    _players: dict[int, Player] = field(default_factory=dict)

    @classmethod
    def begin(cls, rules: Rules, other: dict[str, Any], path: Path) -> Self:
        """A new match by these rules; `other` goes into its record as it is, the seed with it."""
        seats = ["you", *["bot"] * (rules.seats - 1)]
        preset, changes = as_changes(rules)
        record = Record(preset, changes, rules, seats=seats, other=other)
        return cls(record, path, new_match(rules))

    @classmethod
    def resume(cls, record: Record, path: Path, spare_seed: str) -> Self:
        """A match from its record. Raises Stopped where the rules refuse what it says.

        `spare_seed` shuffles the next packs where the record tells no seed.
        """
        game = play_through(record)
        if not isinstance(record.other.get("seed"), str):
            record.other["seed"] = spare_seed
        return cls(record, path, game.match, game.last, game.results)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.record.rules

    @property
    def seed(self) -> str:
        """What all chance in this match comes from."""
        return str(self.record.other["seed"])

    @property
    def level(self) -> str:
        """The level of the computer's players; the usual one where the record tells none."""
        level = self.record.other.get(LEVEL_KEY)
        return level if level in levels_of(self.rules) else USUAL_LEVEL

    @property
    def playing(self) -> bool:
        """True while a deal is in progress."""
        return self.deal is not None and self.deal.phase != "over"

    def save(self) -> None:
        """Write the record. Raises OSError where that cannot be done."""
        if self.match.finished:
            self.record.other["x-finished"] = True
        save_record(self.path, self.record)

    def drawn_for_deal(self) -> tuple[int, tuple[tuple[Card, ...], ...]]:
        """Who deals first, and the cards drawn for it."""
        return first_dealer(self.rules, f"{self.seed}/dealer")

    def next_deal(self) -> None:
        """Shuffle, or gather the last tricks and cut, and deal."""
        dealer = self.drawn_for_deal()[0] if self.match.dealer is None else self.match.dealer
        deck = self._pack()
        self.deal = self.match.start(dealer, deck)
        self.record.deals.append(DealRecord(dealer, deck))

    def _pack(self) -> tuple[Card, ...]:
        seed = f"{self.seed}/{len(self.record.deals) + 1}"
        if self.rules.deal.shuffle == "gather" and self.deal is not None:
            return cut(self._gathered(self.deal), seed)
        return shuffled(seed)

    def _gathered(self, deal: Deal) -> tuple[Card, ...]:
        """The pack as the last deal left it: each side's tricks as they lie, one pile on another.

        Where nobody took, the hands go back as they were dealt.
        """
        last_deck = self.record.deals[-1].deck
        if deal.void and last_deck is not None:
            return last_deck
        piles: list[Card] = []
        for side in range(deal.rules.sides):
            for trick in deal.tricks:
                if trick.winner is not None and deal.rules.side_of(trick.winner) == side:
                    piles += trick.cards
        return (*piles, *deal.undealt)

    def view(self, seat: int = USER) -> View:
        """What a seat may know."""
        assert self.deal is not None
        return view_of(self.deal, self.match, seat)

    def refusal(self, action: Action) -> Problem | None:
        """Why the user's action is refused, if it is."""
        assert self.deal is not None
        try:
            apply(self.deal, action)
        except Problem as problem:
            return problem
        return None

    def offence(self, card: Card) -> Problem | None:
        """The obligation that a held card fails, even at a table that lets a revoke through."""
        assert self.deal is not None
        try:
            check_card(self.deal, card)
        except Problem as problem:
            return problem
        return None

    def act(self, action: Action) -> DealResult | None:
        """Do what the seat to act has decided; the result if that ends the deal.

        Raises Problem for what the rules refuse; nothing is changed then.
        """
        assert self.deal is not None
        deal = apply(self.deal, action)
        self.record.deals[-1].actions.append(action_text(action))
        self.deal = deal
        if deal.phase != "over":
            return None
        self.match, result = after_deal(self.match, deal)
        self.results.append(result)
        return result

    def computer_action(self) -> Action:
        """What the computer's player whose turn it is decides, from its own view."""
        assert self.deal is not None
        seat = self.deal.turn
        if seat not in self._players:
            self._players[seat] = build_player(self.level, f"{self.seed}/{seat}", self.rules)
        return self._players[seat].choose(self.view(seat))


def is_revoke(session: Session, action: Action) -> bool:
    """True for a card that the rules forbid and the table lets through."""
    return (
        isinstance(action, PlayCard)
        and session.rules.play.revoke == "loses-deal"
        and session.offence(action.card) is not None
    )
