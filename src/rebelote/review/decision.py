"""What is found about one decision: its choices, what sets them apart, a name for the idea."""

from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from rebelote.cards import Card, Hand, Suit
from rebelote.engine import Action
from rebelote.review.ideas import AnyIdea
from rebelote.views import View

# From so many points on a loss is a mistake, and from so many a bad one (docs/advice.md).
SMALL_LOSS: Final = 5.0
LARGE_LOSS: Final = 25.0
# Choices are equal where they differ by less than so many times the error, or by less than this.
SURE: Final = 2.0
NOTHING: Final = 0.5

Standing: TypeAlias = Literal["only", "always", "all-equal", "equal", "slight", "better", "clear"]
Verdict: TypeAlias = Literal["good", "small", "mistake", "blunder"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be done.

    `value` is by how many points the side to act is ahead of the others when the deal is written,
    on average over the worlds; `error` its standard error. `loss` is how far it is behind the best
    choice, `loss_error` the standard error of that. `made` is the chance that the contract is made:
    that of the play or, in the auction, of one's own side; None where there is none.
    """

    action: Action
    value: float
    error: float
    loss: float
    loss_error: float
    made: float | None

    @property
    def is_equal(self) -> bool:
        """True if it cannot be told from the best."""
        return self.loss < max(NOTHING, SURE * self.loss_error)

    @property
    def verdict(self) -> Verdict:
        """What is to be said of somebody who has chosen it."""
        if self.is_equal:
            return "good"
        if self.loss < SMALL_LOSS:
            return "small"
        return "mistake" if self.loss <= LARGE_LOSS else "blunder"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that may be so or not: a seat has a card, or (`card` None) a card of a suit."""

    seat: int
    card: Card | None
    suit: Suit
    holds: bool


@dataclass(frozen=True, slots=True)
class Contrast:
    """What decides between the best choice and another: where the fact is so (a `share` of the
    worlds) the best brings `gain` points more than the other, elsewhere `otherwise`."""

    other: Action
    fact: Fact
    share: float
    gain: float
    otherwise: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision. `choices` are in order, the recommended one first.

    `worlds` is how many were used, `complete` means that there are no others; `always`, that the
    first choice is best in each. `typical` are the other seats' cards in the world that is most
    like all others (0 for one's own seat); None where nothing is hidden or nothing to choose.
    """

    view: View
    choices: tuple[Choice, ...]
    worlds: int
    complete: bool
    always: bool
    idea: AnyIdea
    contrast: Contrast | None
    typical: tuple[Hand, ...] | None

    def with_contrast(self, contrast: Contrast | None) -> Self:
        """The same with what sets the best choice apart."""
        return replace(self, contrast=contrast)

    @property
    def best(self) -> Choice:
        """What is recommended."""
        return self.choices[0]

    @property
    def equals(self) -> tuple[Choice, ...]:
        """The other choices that are as good."""
        return tuple(choice for choice in self.choices[1:] if choice.is_equal)

    @property
    def next_best(self) -> Choice | None:
        """The best of those that are worse."""
        return next((choice for choice in self.choices[1:] if not choice.is_equal), None)

    @property
    def standing(self) -> Standing:
        """How the recommended choice stands to the others."""
        if len(self.choices) == 1:
            return "only"
        if self.next_best is None:
            return "all-equal"
        if self.always:
            return "always"
        if self.equals:
            return "equal"
        if self.next_best.loss < SMALL_LOSS:
            return "slight"
        return "better" if self.next_best.loss <= LARGE_LOSS else "clear"
