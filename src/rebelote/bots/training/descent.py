"""Small nets that learn: rectified layers, Adam, nothing but numpy."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rebelote.bots.auction_features import Ints, Rows
from rebelote.bots.auction_net import layers

# Where the nets that come with the package are kept.
SPECS: Final = Path(__file__).parents[1] / "specs"


class Descent:
    """The weights of a net, on their way down."""

    def __init__(self, sizes: Sequence[int], chance: np.random.Generator) -> None:
        self.chance = chance
        self.weights: list[NDArray[np.float32]] = []
        for before, after in pairwise(sizes):
            first = chance.standard_normal((before, after)) * np.sqrt(2 / before)
            self.weights += [first.astype(np.float32), np.zeros(after, np.float32)]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def once_through(
        self, rows: Rows, slope: Callable[[Rows, Ints], Rows], rate: float, batch: int
    ) -> None:
        """Learn from all rows once, in an order by chance.

        `slope` is told what the net gives for some rows, and which these are: how fast the error of
        each rises with each output.
        """
        order = self.chance.permutation(len(rows))
        for begin in range(0, len(order), batch):
            part = order[begin : begin + batch]
            given = layers(rows[part], tuple(self.weights))
            self._step(given, slope(given[-1], part) / np.float32(len(part)), rate)

    def _step(self, given: list[Rows], slope: Rows, rate: float) -> None:
        self._steps += 1
        for place in range(len(self.weights) - 2, -1, -2):
            gradients = (given[place // 2].T @ slope, slope.sum(axis=0))
            if place:
                slope = (slope @ self.weights[place].T) * (given[place // 2] > 0)
            for number, gradient in zip((place, place + 1), gradients, strict=True):
                self._move(number, gradient, rate)

    def _move(self, number: int, gradient: Rows, rate: float) -> None:
        self._first[number] += 0.1 * (gradient - self._first[number])
        self._second[number] += 0.001 * (gradient**2 - self._second[number])
        first = self._first[number] / (1 - 0.9**self._steps)
        second = self._second[number] / (1 - 0.999**self._steps)
        self.weights[number] -= (rate * first / (np.sqrt(second) + 1e-6)).astype(np.float32)

    def write(self, file: Path) -> None:
        """Keep the net, in half precision."""
        arrays: dict[str, Any] = {
            f"{number}": weight.astype(np.float16) for number, weight in enumerate(self.weights)
        }
        np.savez_compressed(file, **arrays)
