"""How a setting is declared: as a field of a dataclass."""

import dataclasses
from typing import TypeVar

from tavolino.server.settings.types import ServerSetting, SettingType

T = TypeVar("T")


def setting(default: T, kind: SettingType[T], help: str, *, secret: bool = False) -> T:  # noqa: A002
    """A field of Settings."""
    declared = ServerSetting(kind, default, help, secret)
    field: T = dataclasses.field(
        default=default, repr=not secret, metadata={ServerSetting.__name__: declared}
    )
    return field
