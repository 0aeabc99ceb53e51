"""Words to write SVG with. Coordinates are card units; one decimal is kept.

An id is written ``@name``, both where it is given and where it is used. ``with_prefix`` turns that
into ``prefix-name`` when a drawing is finished, so that two decks can share a page.
"""

import re
from typing import Final, TypeAlias

from rebelote.art.colours import INK

Attribute: TypeAlias = str | float | None

_ID: Final = re.compile(r'(?<=")(#?)@')


def number(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attributes(values: dict[str, Attribute]) -> str:
    """`stroke_width=2` as `` stroke-width="2"``; None leaves an attribute out."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in values.items()
        if value is not None
    )


def path(data: str, fill: str | None = None, **attributes: Attribute) -> str:
    """An outline."""
    return f'<path d="{data}"{_attributes({"fill": fill, **attributes})}/>'


def line(
    data: str, stroke: str | None = None, width: float | None = None, **attributes: Attribute
) -> str:
    """An outline that is not filled."""
    return path(data, "none", stroke=stroke, stroke_width=width, **attributes)


def dot(x: float, y: float, radius: float, fill: str, **attributes: Attribute) -> str:
    """A disc."""
    given: dict[str, Attribute] = {"cx": x or None, "cy": y or None, "r": radius, "fill": fill}
    return f"<circle{_attributes(given | attributes)}/>"


def box(
    left: float, top: float, width: float, height: float, round_by: float, **attributes: Attribute
) -> str:
    """A rectangle with rounded corners."""
    given: dict[str, Attribute] = {"x": left, "y": top, "width": width, "height": height}
    return f"<rect{_attributes({**given, 'rx': round_by, **attributes})}/>"


def group(*parts: str, **attributes: Attribute) -> str:
    """Shapes that share attributes; `id` may be among them."""
    return f"<g{_attributes(attributes)}>{''.join(parts)}</g>"


def place(
    x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, tall: float | None = None
) -> str | None:
    """A transform: to (x, y), turned by degrees, scaled (and `tall` upwards if that differs)."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    turned = f"rotate({number(turn)})" if turn else ""
    scaled = "" if scale == 1 else f"scale({scale:.3g})"
    if tall is not None:
        scaled = f"scale({scale:.3g} {tall:.3g})"
    return moved + turned + scaled or None


def use(name: str, transform: str | None = None, **attributes: Attribute) -> str:
    """What has been drawn under an id, once more."""
    return f'<use href="#@{name}"{_attributes({"transform": transform, **attributes})}/>'


def outlined(*parts: str, width: float = 2) -> str:
    """Shapes with the dark outline of a woodcut."""
    ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return group(*parts, stroke=INK, stroke_width=width, **ends)


def document(content: str, width: float, height: float, prefix: str) -> str:
    """A whole SVG file, with its ids given their prefix."""
    box = f"0 0 {number(width)} {number(height)}"
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return with_prefix(f"{opened}{content}</svg>\n", prefix)


def with_prefix(content: str, prefix: str) -> str:
    """The same drawing, with ``@name`` written ``prefix-name``."""
    return _ID.sub(rf"\g<1>{prefix}-", content)
