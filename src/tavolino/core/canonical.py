"""One value, one spelling: JSON with sorted keys, no blanks, no floats."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass


def plain(value: object) -> object:
    """The value as what JSON has: objects by field name, lists, whole numbers, texts."""
    if value is None or isinstance(value, str | int):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    raise TypeError(f"{type(value).__name__} has no canonical spelling")


def canonical(value: object) -> bytes:
    """The one spelling of a value.

    >>> canonical({"b": (1, 2), "a": "é"}).decode()
    '{"a":"é","b":[1,2]}'
    """
    text = json.dumps(
        plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode()
