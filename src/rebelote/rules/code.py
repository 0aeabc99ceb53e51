"""The rule code: a whole set of rules in a line of letters, to be sent in a message.

``RB1-`` says which dimensions there are and in which order; then come their values as one number,
and a checksum, in 32 letters and digits of which none is easily taken for another. Capitals,
spaces and hyphens do not matter when a code is read.
"""

import hashlib
from collections.abc import Iterator
from typing import Final

from rebelote.problem import Problem
from rebelote.rules.check import DIMENSIONS, Dimension, Value, build, values_of
from rebelote.rules.dimensions import Rules

VERSION: Final = "RB1"
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LIKE: Final = str.maketrans("OIL", "011")
_CHECK_LETTERS: Final = 4
_MOST_LETTERS: Final = 200
_GROUP: Final = 5


def rule_code(rules: Rules) -> str:
    """The code of these rules, whatever their name."""
    number = 0
    values = values_of(rules)
    for item in reversed(DIMENSIONS.values()):
        for digit, radix in reversed(list(_digits(item, values[item.name]))):
            number = number * radix + digit
    text = ""
    while number:
        number, place = divmod(number, 32)
        text = _LETTERS[place] + text
    text = _checksum(text) + text
    groups = [text[start : start + _GROUP] for start in range(0, len(text), _GROUP)]
    return "-".join([VERSION, *groups])


def read_code(code: str) -> Rules:
    """The rules that a code carries, under the name ``code``.

    Raises Problem ``unknown-rule`` for a code that is broken, mistyped, or of another version.
    """
    text = "".join(code.split()).replace("-", "").upper()
    if len(text) > _MOST_LETTERS or not text.startswith(VERSION):
        raise Problem("unknown-rule", "rule-code-foreign", version=VERSION)
    text = text.removeprefix(VERSION).translate(_LIKE)
    check, text = text[:_CHECK_LETTERS], text[_CHECK_LETTERS:]
    if not text or not set(text) <= set(_LETTERS) or check != _checksum(text):
        raise Problem("unknown-rule", "rule-code-broken")
    number = 0
    for letter in text:
        number = number * 32 + _LETTERS.index(letter)
    values: dict[str, Value] = {}
    for item in DIMENSIONS.values():
        number, values[item.name] = _value(item, number)
    if number:
        raise Problem("unknown-rule", "rule-code-broken")
    return build("code", values)


def is_code(text: str) -> bool:
    """True if a text looks like a rule code, of this version or of none that we know."""
    return text.strip().upper().startswith("RB") and text.strip()[2:3].isdecimal()


def _checksum(text: str) -> str:
    digest = hashlib.sha256(f"{VERSION}{text}".encode()).digest()
    return "".join(_LETTERS[byte % 32] for byte in digest[:_CHECK_LETTERS])


def _singles(item: Dimension) -> list[Value]:
    """The values that a dimension takes one at a time, in the order in which they are numbered."""
    if item.is_switch:
        return [False, True]
    singles: list[Value] = list(item.choices)
    if item.none:
        singles.append(None)
    if item.span is not None:
        singles += range(item.span.low, item.span.high + 1)
    return singles


def _digits(item: Dimension, value: Value) -> Iterator[tuple[int, int]]:
    """A value as digits, each with its radix; a list is its length and then its items."""
    singles = _singles(item)
    if isinstance(value, tuple):
        assert item.span is not None and item.span.most is not None
        yield len(value), item.span.most + 1
        yield from ((singles.index(part), len(singles)) for part in value)
    else:
        yield singles.index(value), len(singles)


def _value(item: Dimension, number: int) -> tuple[int, Value]:
    """The value at the end of a number, and the number without it."""
    singles = _singles(item)
    if not item.is_list:
        number, digit = divmod(number, len(singles))
        return number, singles[digit]
    assert item.span is not None and item.span.most is not None
    number, length = divmod(number, item.span.most + 1)
    parts = []
    for _ in range(length):
        number, digit = divmod(number, len(singles))
        parts.append(digit + item.span.low)
    return number, tuple(parts)
