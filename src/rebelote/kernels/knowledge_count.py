"""How many ways there are to put cards in places: exact, in whole numbers of any size."""

from collections import Counter
from collections.abc import Sequence
from math import comb

from rebelote.cards import Hand, cards_of


def ways(unknown: Hand, sizes: Sequence[int], possible: Sequence[Hand]) -> int:
    """The number of ways to fill places of these sizes, each with cards that may lie there.

    Cards that may lie at the same places are taken together.
    """
    groups: Counter[tuple[int, ...]] = Counter()
    for card in cards_of(unknown):
        groups[tuple(place for place, cards in enumerate(possible) if cards >> card & 1)] += 1
    reached: dict[tuple[int, ...], int] = {tuple(sizes): 1}
    for where, count in groups.items():
        reached = _share_out(reached, where, count)
    return reached.get((0,) * len(sizes), 0)


def _share_out(
    reached: dict[tuple[int, ...], int], where: tuple[int, ...], count: int
) -> dict[tuple[int, ...], int]:
    """The free room that may be left, and in how many ways, once so many cards lie there."""
    waiting = {(room, count): number for room, number in reached.items()}
    for place in where:
        after: Counter[tuple[tuple[int, ...], int]] = Counter()
        for (room, left), number in waiting.items():
            for here in range(min(left, room[place]) + 1):
                smaller = (*room[:place], room[place] - here, *room[place + 1 :])
                after[smaller, left - here] += number * comb(left, here)
        waiting = dict(after)
    return {room: number for (room, left), number in waiting.items() if left == 0}
