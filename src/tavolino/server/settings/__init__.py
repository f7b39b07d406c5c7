"""All settings of the server: declared once, read from flags, environment and a file."""

from tavolino.server.settings.loading import (
    CONFIG,
    BadSettings,
    declared,
    flag,
    load,
    shown,
    variable,
)
from tavolino.server.settings.settings import Settings
from tavolino.server.settings.types import ServerSetting

__all__ = [
    "CONFIG",
    "BadSettings",
    "ServerSetting",
    "Settings",
    "declared",
    "flag",
    "load",
    "shown",
    "variable",
]
