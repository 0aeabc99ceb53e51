"""How a deal ended, in sentences: for the terminal and for the page."""

from typing import Any, Protocol

from rebelote.engine import DealResult, Totals


class Words(Protocol):
    """The words of one who reads: whose side is "us", and which seat is "you"."""

    def say(self, message: str, /, **variables: Any) -> str:
        """A message."""
        ...

    def about(self, seat: int, /) -> dict[str, str]:
        """The variables of a message about a seat."""
        ...

    def side(self, side: int, /) -> str:
        """The name of a side."""
        ...


def result_words(words: Words, result: DealResult, held_before: int) -> list[str]:
    """How a deal ended. `held_before` is the reserve that stood before it, in points."""
    contract, totals = result.contract, result.totals
    if contract is None or totals is None:
        return [words.say("play-outcome-void")]
    if result.outcome == "revoke" and totals.revoker is not None:
        told = words.say("play-outcome-revoke", side=words.side(totals.revoker))
    else:
        about = words.about(contract.taker) | {"side": words.side(totals.taker_side)}
        told = words.say(f"play-outcome-{result.outcome}", **about)
    won = words.say("play-points-won", points=_points_won(words, totals))
    return [
        told,
        *_all_tricks_words(words, totals),
        won,
        *_reserve_words(words, result, held_before),
    ]


def beside_the_lines(words: Words, result: DealResult, held_before: int) -> list[str]:
    """What a deal's lines on paper do not say: a side that won every trick, and the reserve."""
    if result.totals is None:
        return []
    return [
        *_all_tricks_words(words, result.totals),
        *_reserve_words(words, result, held_before),
    ]


def _all_tricks_words(words: Words, totals: Totals) -> list[str]:
    return [
        words.say("play-all-tricks", side=words.side(side))
        for side, tricks in enumerate(totals.tricks)
        if tricks == sum(totals.tricks)
    ]


def _reserve_words(words: Words, result: DealResult, held_before: int) -> list[str]:
    held = result.score.held
    if result.outcome == "litige":
        added = str(held - held_before)
        return [words.say("play-reserve-grows", points=added, held=str(held))]
    if held_before:
        return [words.say("play-reserve-released", points=str(held_before))]
    return []


def _points_won(words: Words, totals: Totals) -> str:
    """What each side won, belote and announcements included."""
    won = zip(totals.trick_points, totals.belote, totals.announcements, strict=True)
    return ", ".join(f"{words.side(side)} {sum(points)}" for side, points in enumerate(won))
