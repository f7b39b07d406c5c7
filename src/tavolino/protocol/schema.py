"""The protocol as one JSON Schema, generated from the types of the messages.

    make protocol

All named types are under `$defs`. `http` gives the request, answer and progress types of each
endpoint, `socket` the types of the messages on a table's websocket. Neither is a keyword of JSON
Schema, so validators ignore them.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from tavolino.core import AnyGame, Options
from tavolino.games import GameManifest, games
from tavolino.protocol.endpoints import ENDPOINTS, SOCKET_PATH
from tavolino.protocol.errors import ErrorResponse
from tavolino.protocol.messages import FromClient, ToClient
from tavolino.protocol.views import view_type

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
CORE: Final = "tavolino.core."
DEFS: Final = "#/$defs/"
MEDIA: Final = "contentMediaType"


@cache
def document() -> Schema:
    """The whole schema."""
    defs = _messages()
    views = []
    for manifest in games().values():
        _add(defs, _views(manifest))
        views.append(_ref(view_name(manifest.rules)))
    _add(defs, {"View": {"description": "A view of any game.", "anyOf": views}})
    return {
        "$schema": DIALECT,
        "title": "Tavolino",
        "description": "The messages between a Tavolino server and its clients.",
        "http": {
            f"{one.method} {one.path}": {
                "request": _body(one.request),
                "response": _body(one.response),
                **({"meanwhile": _body(one.meanwhile)} if one.meanwhile else {}),
            }
            for one in ENDPOINTS
        },
        "socket": {
            "path": SOCKET_PATH,
            "from_client": _ref("FromClient"),
            "to_client": _ref("ToClient"),
        },
        "$defs": defs,
    }


def view_name(game: AnyGame) -> str:
    return f"{_camel_case(game.name)}View"


def _camel_case(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def _messages() -> Schema:
    """All types that do not depend on a game."""
    bodies = {
        body
        for endpoint in ENDPOINTS
        for body in (endpoint.request, endpoint.response, endpoint.meanwhile)
        if isinstance(body, type)
    }
    in_order = sorted(bodies, key=lambda body: body.__name__)
    schemas, defs = _components([FromClient, ToClient, ErrorResponse, *in_order], lambda kind: "")
    return {
        "FromClient": {"description": "Every message a client may send.", **schemas[0]},
        "ToClient": {"description": "Every frame a server sends.", **schemas[1]},
        **defs,
    }


def _views(manifest: GameManifest) -> Schema:
    """A game's view. The game's types get a prefix to make their names unique; variants share
    them.
    """
    game = manifest.rules
    prefix = _camel_case(manifest.parent or manifest.name)

    def prefixed(kind: type) -> str:
        is_own = not kind.__module__.startswith(CORE)
        return prefix if is_own and not kind.__name__.lower().startswith(prefix.lower()) else ""

    view = view_type(game)
    _, defs = _components([view], prefixed)
    for one in defs.values():
        if "properties" in one:
            # A field with a default is optional in the constructor, but is always sent.
            one["required"] = list(one["properties"])
    own = defs.pop(_msgspec_name(view))
    own["title"] = view_name(game)
    own["properties"]["game"] = {"const": game.name}
    return {**defs, view_name(game): own}


def _components(types: Iterable[Any], prefix: Callable[[type], str]) -> tuple[list[Schema], Schema]:
    """The schemas of some types, and by name those of all types they contain, with prefixes."""
    types = list(types)
    schemas, found = msgspec.json.schema_components(types, schema_hook=_schema_hook)
    classes = {
        _msgspec_name(kind): kind for kind in _classes(msgspec.inspect.multi_type_info(types))
    }
    # With two classes of one name msgspec would use longer names than these.
    assert found.keys() == classes.keys(), found.keys() ^ classes.keys()
    names = {name: prefix(_origin(kind)) + name for name, kind in classes.items()}
    defs = {}
    for name, schema in found.items():
        _describe(schema, _origin(classes[name]))
        defs[names[name]] = {**_rename_references(schema, names), "title": names[name]}
    return [_rename_references(schema, names) for schema in schemas], defs


def _schema_hook(kind: type) -> Schema:
    """The schema of the one type in views that msgspec does not support."""
    if kind is Options:
        return {
            "type": "object",
            "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        }
    # What msgspec expects of a hook that does not know the type.
    raise NotImplementedError


def _classes(found: object) -> Iterator[Any]:
    """Every class with fields that a type contains."""
    if isinstance(found, msgspec.inspect.Type):
        if hasattr(found, "cls") and hasattr(found, "fields"):
            yield found.cls
        for name in found.__struct_fields__:
            yield from _classes(getattr(found, name))
    elif isinstance(found, msgspec.inspect.Field):
        yield from _classes(found.type)
    elif isinstance(found, list | tuple):
        for one in found:
            yield from _classes(one)


def _msgspec_name(kind: Any) -> str:
    """The name msgspec gives to a class; for `View[Board]`, `View_Board_`."""
    arguments = getattr(kind, "__args__", ())
    name: str = _origin(kind).__name__
    return f"{name}_{'__'.join(one.__name__ for one in arguments)}_" if arguments else name


def _origin(kind: Any) -> type:
    origin: type = getattr(kind, "__origin__", kind)
    return origin


def _describe(schema: Schema, kind: type) -> None:
    """Adds the docstrings of the class and of its fields."""
    if "description" in schema:
        schema["description"] = _prose(schema["description"])
    fields = schema.get("properties")
    if fields is None:
        for name, field in zip(kind.__annotations__, schema["prefixItems"], strict=True):
            field["title"] = name
        return
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(__package__.partition(".")[0]):
            for name, text in _field_docs(base).items():
                fields[name]["description"] = text


def _field_docs(kind: type) -> Mapping[str, str]:
    """The docstrings below fields, which Python does not keep at runtime."""
    body = _class_bodies(inspect.getfile(kind))[kind.__name__]
    return {
        field.target.id: _prose(str(below.value.value))
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
    }


@cache
def _class_bodies(path: str) -> Mapping[str, list[ast.stmt]]:
    """The statements of each class in a file."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    return {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}


def _prose(text: str) -> str:
    """A docstring for readers who do not know Python."""
    return re.sub(r"\bNone\b", "null", inspect.cleandoc(text))


def _rename_references(schema: Schema, names: Mapping[str, str]) -> Schema:
    """The same schema with references renamed."""
    return {key: _rename_in_part(part, names) for key, part in schema.items()}


def _rename_in_part(part: object, names: Mapping[str, str]) -> object:
    if isinstance(part, dict):
        return _rename_references(part, names)
    if isinstance(part, list):
        return [_rename_in_part(one, names) for one in part]
    if isinstance(part, str) and part.startswith(DEFS):
        name = part.removeprefix(DEFS)
        return DEFS + names.get(name, name)
    return part


def _add(defs: Schema, more: Schema) -> None:
    for name, schema in more.items():
        assert defs.get(name, schema) == schema, f"two types are called {name}"
        defs[name] = schema


def _ref(name: str) -> Schema:
    return {"$ref": DEFS + name}


def _body(body: type | str | None) -> Schema | None:
    if isinstance(body, str):
        return {"type": "string", MEDIA: body}
    return None if body is None else _ref(body.__name__)


def schema_text() -> str:
    """The schema as text, as it is stored in the file."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
