"""Reads the settings: from flags, environment variables and a file.

A flag overrides an environment variable, which overrides the file, which overrides the default.
"""

import dataclasses
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tavolino.core import Refused
from tavolino.server.settings.settings import Settings
from tavolino.server.settings.types import ServerSetting

PREFIX: Final = "TAVOLINO_"
CONFIG: Final = "TAVOLINO_CONFIG"
"""The environment variable that names the settings file."""

NEEDS: Final = (
    ("archive_after_days", "archive_folder"),
    ("smtp_host", "public_url"),
    ("smtp_host", "smtp_sender"),
)
"""Settings that only work together with another one."""


class BadSettings(Exception):
    """Invalid settings: all of them, not only the first."""

    def __init__(self, refusals: list[Refused]) -> None:
        super().__init__(*refusals)
        self.refusals = tuple(refusals)


def declared() -> Iterator[tuple[str, ServerSetting[object]]]:
    """All settings with their names, in the order of their declaration."""
    for field in dataclasses.fields(Settings):
        yield field.name, field.metadata[ServerSetting.__name__]


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    """The flag of a setting."""
    return "--" + name.replace("_", "-")


def shown(value: object) -> str:
    """A value in the form that a flag takes."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def load(
    flags: Mapping[str, str | None], environment: Mapping[str, str], config: Path | None = None
) -> Settings:
    """The settings as given. Raises BadSettings with everything that is wrong.

    Flags are keyed by setting and None where not given. The file is `config`, or else the one that
    the environment names.
    """
    known = dict(declared())
    refusals: list[Refused] = []
    chosen: dict[str, Any] = {}

    def take(name: str, value: object, source: str) -> None:
        one = known[name]
        try:
            chosen[name] = one.kind.parse(value)
        except ValueError:
            got = "(secret)" if one.secret else str(value)[:60]
            refusals.append(
                Refused("SETTING", "value", setting=source, got=got, expected=one.kind.expected)
            )

    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    for name, value in _read_file(config, refusals).items():
        source = f"{name} ({config})"
        if name in known:
            take(name, value, source)
        else:
            refusals.append(Refused("SETTING", "unknown", setting=source))
    for found in sorted(environment):
        if found.startswith(PREFIX) and found != CONFIG:
            name = found.removeprefix(PREFIX).lower()
            if name in known and found == variable(name):
                take(name, environment[found], found)
            else:
                refusals.append(Refused("SETTING", "unknown", setting=found))
    for name, text in flags.items():
        if text is not None:
            take(name, text, flag(name))
    if refusals:
        raise BadSettings(refusals)
    settings = Settings(**chosen)
    missing = [
        Refused("SETTING", "needs", setting=one, needed=needed)
        for one, needed in NEEDS
        if getattr(settings, one) and not getattr(settings, needed)
    ]
    if missing:
        raise BadSettings(missing)
    return settings


def _read_file(path: Path | None, refusals: list[Refused]) -> dict[str, object]:
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or type(error).__name__
        refusals.append(Refused("SETTING", "unreadable", file=str(path), reason=why))
    except ValueError as error:
        refusals.append(Refused("SETTING", "toml", file=str(path), reason=str(error)))
    return {}
