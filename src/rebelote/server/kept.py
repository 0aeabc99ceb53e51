"""Small stores of what has been worked out already, bounded so that memory stays flat."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from rebelote.engine import Deal, Match
from rebelote.views import View, view_of

_Kept = TypeVar("_Kept")


class Kept(Generic[_Kept]):
    """The latest `most` results, by a key that says everything they depend on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, _Kept] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], _Kept]) -> _Kept:
        """What is kept under a key, made if it is not there."""
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        made = self._found[key] = make()
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return made


class ViewMemory:
    """The latest views of one table: several readers and moments ask for the same one."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, int, int | None], tuple[Deal, Match, View]]
        self._found = OrderedDict()

    def view(self, deal: Deal, match: Match, seat: int | None) -> View:
        """`view_of`, or what it gave before for the very same states."""
        key = (id(deal), id(match), seat)
        kept = self._found.get(key)
        # The states are kept with their view, so that no other can have their identity.
        if kept is not None:
            return kept[2]
        view = view_of(deal, match, seat)
        self._found[key] = (deal, match, view)
        if len(self._found) > 12:
            self._found.popitem(last=False)
        return view
