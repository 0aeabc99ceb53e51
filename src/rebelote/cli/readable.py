"""Score lines as a small table, for people."""

from collections.abc import Iterator, Sequence
from typing import Any

from rebelote.i18n.names import Names


def side_names(sides: int, names: Names) -> list[str]:
    """What the sides of a record are called: by their seats where four play."""
    if sides == 2:
        return [names.say("side-numbered", side=str(side)) for side in range(2)]
    return [names.say("seat-numbered", seat=str(seat)) for seat in range(sides)]


def score_lines(
    lines: Sequence[dict[str, Any]], score: Sequence[int], sides: Sequence[str], names: Names
) -> Iterator[str]:
    """A row for each line of a score, a column for each side, and the sum below."""
    titles = {line["kind"]: names.say(f"line-{line['kind']}") for line in lines}
    width = max(10, *map(len, sides))
    label = max(map(len, titles.values()))
    yield _row("", sides, label, width)
    for kind, title in titles.items():
        points = [
            sum(line["points"] for line in lines if (line["kind"], line["side"]) == (kind, side))
            for side in range(len(sides))
        ]
        yield _row(title, [f"{number:+d}" if number else "" for number in points], label, width)
    yield _row(names.say("line-sum"), [str(points) for points in score], label, width)


def _row(name: str, cells: Sequence[str], label: int, width: int) -> str:
    return ("  " + f"{name:<{label}}" + "".join(f"  {cell:>{width}}" for cell in cells)).rstrip()
