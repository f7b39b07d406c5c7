"""Canonical JSON: sorted keys, no whitespace, no floats."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final

_ATOMS: Final = frozenset((str, int, bool, type(None)))
"""Types that are left as they are. Long sequences of these make up most of a view."""


def plain(value: object) -> object:
    """The value as JSON types: objects by field name, lists, whole numbers, strings."""
    kind: type = type(value)
    if kind in _ATOMS:
        return value
    if (names := _field_names(kind)) is not None:
        return {
            name: part if type(part := getattr(value, name)) in _ATOMS else plain(part)
            for name in names
        }
    if isinstance(value, list | tuple):
        if _ATOMS.issuperset(map(type, value)):
            return list(value)
        return [plain(part) for part in value]
    if isinstance(value, str | int):
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    raise TypeError(f"{type(value).__name__} has no canonical spelling")


@cache
def _field_names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass or a NamedTuple; None for other types."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return getattr(kind, "_fields", None) if issubclass(kind, tuple) else None


def canonical(value: object) -> bytes:
    """The canonical JSON of a value.

    >>> canonical({"b": (1, 2), "a": "é"}).decode()
    '{"a":"é","b":[1,2]}'
    """
    text = json.dumps(
        plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode()
