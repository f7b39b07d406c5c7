"""The protocol as TypeScript, generated from its schema.

make protocol
"""

import json
import sys
from collections.abc import Iterator
from typing import Final

from tavolino.protocol.schema import DEFS, MEDIA, Schema, document

HEAD: Final = """\
// Generated from the types of the server by `make protocol`. Do not edit.
"""
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript_text() -> str:
    """The whole file."""
    schema = document()
    parts = [HEAD]
    parts += ["".join(_declaration(name, one)) for name, one in schema["$defs"].items()]
    parts.append("".join(_endpoints(schema["http"])))
    return "\n".join(parts)


def _declaration(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema.get("description", ""))
    if "properties" not in schema:
        yield f"export type {name} ={_alternatives(schema)};\n"
        return
    yield f"export interface {name} {{\n"
    required = schema["required"]
    for field, kind in schema["properties"].items():
        yield from _comment(kind.get("description", ""), "  ")
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {typescript_type(kind)};\n"
    yield "}\n"


def _alternatives(schema: Schema) -> str:
    """What follows the equals sign; alternatives are on separate lines."""
    if "anyOf" not in schema:
        return " " + typescript_type(schema)
    return "".join(f"\n  | {typescript_type(one)}" for one in schema["anyOf"])


def _endpoints(http: Schema) -> Iterator[str]:
    """The types of bodies and answers by method and path, for type checking in the client."""
    yield from _comment(
        "The body (asks) and answer of each request; null is an empty body, Blob a file.\n"
        "The body of a refusal is an ErrorResponse."
    )
    yield "export interface Endpoints {\n"
    for name, one in http.items():
        request, response = (
            "null" if body is None else "Blob" if MEDIA in body else typescript_type(body)
            for body in (one["request"], one["response"])
        )
        yield f"  {json.dumps(name)}: {{ request: {request}; response: {response} }};\n"
    yield "}\n"


def typescript_type(schema: Schema) -> str:
    """A schema as a type.

    >>> array = {"type": "array", "items": {"enum": ["up", "down"]}}
    >>> typescript_type({"anyOf": [array, {"type": "null"}]})
    '("up" | "down")[] | null'
    """
    match schema:
        case {"$ref": str(name)}:
            return name.removeprefix(DEFS)
        case {"const": value}:
            return json.dumps(value)
        case {"enum": [*values]}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": [*options]}:
            return " | ".join(dict.fromkeys(map(typescript_type, options)))
        case {"type": "array", "prefixItems": [*parts]}:
            return f"[{', '.join(map(_part, parts))}]"
        case {"type": "array", "items": items}:
            item = typescript_type(items)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {typescript_type(values)}>"
        case {"type": str(name)} if name in PLAIN:
            return PLAIN[name]
    raise ValueError(f"no TypeScript for {schema}")


def _part(schema: Schema) -> str:
    """A part of a tuple, with its name if it has one."""
    name = schema.get("title")
    return f"{name}: {typescript_type(schema)}" if name else typescript_type(schema)


def _comment(text: str, indent: str = "") -> Iterator[str]:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */\n"
    elif lines:
        yield f"{indent}/**\n"
        yield from (f"{indent} * {line}".rstrip() + "\n" for line in lines)
        yield f"{indent} */\n"


if __name__ == "__main__":
    sys.stdout.write(typescript_text())
