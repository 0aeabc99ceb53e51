"""Write the types of every message for the browser: ``web/src/protocol.ts``.

``python tools/export_protocol.py`` writes the file; ``--check`` only says whether it is up to date.
"""

import re
import sys
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from typing import Final, get_args

from msgspec import Struct, inspect, json

from rebelote.server.protocol import client, http, seats, server, view, words

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
_MODULES: Final = (words, seats, view, client, server, http)
_UNIONS: Final = {"FromClient": client.FromClient, "FromServer": server.FromServer}
_SIMPLE: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    """Every message and piece of a message, in the order in which they are written."""
    found: dict[type[Struct], None] = {}
    for module in _MODULES:
        for item in vars(module).values():
            if isinstance(item, type) and issubclass(item, Struct) and item is not Struct:
                found[item] = None
    abstract = {client.Message, client.Command, server.ToClient}
    return [item for item in found if item not in abstract]


def type_text(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    simple = _SIMPLE.get(type(kind))
    if simple is not None:
        return simple
    match kind:
        case inspect.Metadata(type=inner):
            return type_text(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(json.encode(value).decode() for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(type_text(item) for item in types)
        case inspect.ListType(item_type=item):
            text = type_text(item)
            return f"({text})[]" if "|" in text else f"{text}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_text(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(kind)


def interface(item: type[Struct], from_client: bool) -> Iterator[str]:
    """A message as an interface; a browser may leave out what has a usual value."""
    described = inspect.type_info(item)
    assert isinstance(described, inspect.StructType)
    yield "/** " + re.sub(r"\s*\n\s*", "\n * ", getdoc(item) or "") + " */"
    yield f"export interface {item.__name__} {{"
    if described.tag is not None:
        yield f"  {described.tag_field}: {json.encode(described.tag).decode()};"
    for field in described.fields:
        optional = "?" if from_client and not field.required else ""
        yield f"  {field.encode_name}{optional}: {type_text(field.type)};"
    yield "}"


def source() -> str:
    """The whole file."""
    lines = [
        "// Made by tools/export_protocol.py from src/rebelote/server/protocol. Do not edit.",
        "// What each message is for: docs/web-protocol.md.",
    ]
    asked = {client, http}
    for item in structs():
        from_client = any(
            vars(module).get(item.__name__) is item and item.__module__ == module.__name__
            for module in asked
        )
        lines += ["", *interface(item, from_client)]
    for name, union in _UNIONS.items():
        members = " | ".join(item.__name__ for item in get_args(union))
        lines += ["", f"export type {name} = {members};"]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    text = source()
    if "--check" in arguments:
        return int(not FILE.exists() or FILE.read_text("utf-8") != text)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
