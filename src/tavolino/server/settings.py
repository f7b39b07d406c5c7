"""All settings of the server.

A flag overrides an environment variable, which overrides the file, which overrides the default.
"""

import dataclasses
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from tavolino.core import Refused
from tavolino.match.settings import MOST_EVENTS
from tavolino.server.setting_types import (
    Networks,
    OneOf,
    Origin,
    Seconds,
    ServerSetting,
    SettingType,
    Switch,
    Url,
    Whole,
    Words,
)

T = TypeVar("T")

PREFIX: Final = "TAVOLINO_"
CONFIG: Final = "TAVOLINO_CONFIG"
"""The environment variable that names the settings file."""

COUNT: Final = Whole(1, 1_000_000)
DAYS: Final = Whole(0, 36_500)
BYTES: Final = Whole(1024, 64 * 1024 * 1024)


class BadSettings(Exception):
    """Invalid settings: all of them, not only the first."""

    def __init__(self, refusals: list[Refused]) -> None:
        super().__init__(*refusals)
        self.refusals = tuple(refusals)


def setting(default: T, kind: SettingType[T], help: str, *, secret: bool = False) -> T:  # noqa: A002
    """A field of Settings."""
    declared = ServerSetting(kind, default, help, secret)
    field: T = dataclasses.field(
        default=default, repr=not secret, metadata={ServerSetting.__name__: declared}
    )
    return field


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = setting(
        "127.0.0.1",
        Words("the name or address of a network interface"),
        "Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 or :: for everybody.",
    )
    port: int = setting(8000, Whole(0, 65535), "The port to listen on; 0 takes any free one.")
    public_url: str = setting(
        "",
        Origin(),
        "The address people open, for links and for telling foreign pages from own ones; "
        "by default the one they have asked for.",
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        Networks(),
        "Proxies whose word about a visitor's address and scheme (X-Forwarded-…) is taken.",
    )
    database: str = setting(
        "sqlite:///tavolino.db",
        Url(("sqlite:///", "postgresql://")),
        "Where tables are kept: sqlite:/// and a file (a fourth slash makes it absolute), or "
        "postgresql://.",
        secret=True,
    )
    bus: str = setting(
        "memory:",
        Url(("memory:", "redis://", "rediss://", "unix://")),
        "How server processes notify each other: memory: for one process, redis:// for several.",
        secret=True,
    )
    workers: int = setting(
        0,
        Whole(0, 1000),
        "How many bots think at the same time; 0 for one less than there are processors.",
    )
    bot_seconds: float = setting(
        10.0, Seconds(0.1, 600), "How long a bot may think about a move; then it makes any."
    )
    compile: bool = setting(
        True,
        Switch(),
        "Whether bots compile what they play with, in the background, if Numba is installed.",
    )
    dask: str = setting(
        "",
        Url(("tcp://", "tls://"), empty=True),
        "The address of a Dask scheduler that runs the bots instead of processes here.",
    )
    secret_key: str = setting(
        "",
        Words("nothing, or at least 32 characters", shortest=32, empty=True),
        "What cookies are signed with; by default one that is kept in the database.",
        secret=True,
    )
    secure_cookie: str = setting(
        "auto",
        OneOf(("auto", "on", "off")),
        "Whether cookies go over HTTPS alone; auto: if public_url is https.",
    )
    log_level: str = setting(
        "info", OneOf(("debug", "info", "warning", "error")), "What is important enough to log."
    )
    log_format: str = setting(
        "auto", OneOf(("auto", "json", "text")), "How to log; auto: text to a terminal, else JSON."
    )
    log_addresses: bool = setting(
        False, Switch(), "Whether log lines of requests tell the visitor's address."
    )
    metrics: bool = setting(
        False,
        Switch(),
        "Whether there are figures for Prometheus at /metrics; setting metrics_token does it, too.",
    )
    metrics_token: str = setting(
        "",
        Words("nothing, or at least 16 characters", shortest=16, empty=True),
        "The bearer token to read /metrics with; without one everybody may, if metrics is on.",
        secret=True,
    )
    shutdown_seconds: int = setting(
        10, Whole(1, 600), "How long requests may take to finish when the server ends."
    )
    archive_after_days: int = setting(
        0,
        DAYS,
        "After how many days finished tables move from the database to archive_folder; 0: never.",
    )
    archive_folder: str = setting(
        "",
        Words("nothing, or the path of a folder", empty=True),
        "Where archived tables are; every process needs it to show them.",
    )
    guest_days: int = setting(
        30,
        DAYS,
        "After how many days guests who left nothing behind are deleted; 0: never.",
    )
    head_seconds: float = setting(
        10.0, Seconds(0.1, 600), "How long the head of a request may take, from connecting on."
    )
    body_seconds: float = setting(
        30.0, Seconds(0.1, 3600), "How long the body of a request may take."
    )
    idle_seconds: float = setting(
        15.0, Seconds(0.1, 3600), "How long a connection may wait for its next request."
    )
    unread_seconds: float = setting(
        30.0, Seconds(0.1, 3600), "How long an answer may wait for its receiver to read on."
    )
    connections: int = setting(4000, COUNT, "How many connections may be open.")
    connections_per_address: int = setting(
        2000, COUNT, "How many connections may be open from one address that is no trusted proxy."
    )
    body_bytes: int = setting(
        16 * 1024, BYTES, "The largest body of a request, unless it brings a record."
    )
    record_bytes: int = setting(2 * 1024 * 1024, BYTES, "The largest record that is taken in.")
    frame_bytes: int = setting(16 * 1024, BYTES, "The largest message on a socket.")
    messages_per_second: int = setting(
        10, COUNT, "How many messages a socket may send in a second, over time."
    )
    messages_at_once: int = setting(
        50, COUNT, "How many messages a socket may send at once before that counts."
    )
    sockets_per_person: int = setting(20, COUNT, "How many sockets a person may have open.")
    sockets_per_address: int = setting(
        1000, COUNT, "How many sockets may be open from one address."
    )
    requests_per_minute: int = setting(
        6000, COUNT, "How many requests a minute may come from one address."
    )
    guests_per_hour: int = setting(
        1000, COUNT, "How many new guests may come in an hour from one address."
    )
    tables_per_hour: int = setting(
        60, COUNT, "How many tables a person may open in an hour, rematches among them."
    )
    table_events: int = setting(
        MOST_EVENTS,
        Whole(1_000, 1_000_000),
        "How many events a table may have; after that only what ends its game is accepted.",
    )
    hints_per_minute: int = setting(20, COUNT, "How many hints a person may ask for in a minute.")
    hints_waiting: int = setting(
        50, COUNT, "How many hints and reviews of games may wait for a free bot."
    )
    records_per_hour: int = setting(
        60, COUNT, "How many records may be brought along in an hour from one address."
    )
    names_per_hour: int = setting(
        600, COUNT, "How many names may be taken or changed in an hour from one address."
    )
    tokens_per_hour: int = setting(
        20, COUNT, "How many tokens for bots a person may make in an hour."
    )
    sign_ins_per_minute: int = setting(
        10,
        COUNT,
        "How many times a minute one address, or one browser that knows the account, may try to "
        "sign in to it.",
    )
    address_sign_ins_per_hour: int = setting(
        600, COUNT, "How many times an hour an address may try to sign in, to any account."
    )
    account_sign_ins_per_hour: int = setting(
        100,
        COUNT,
        "How many times an hour all addresses together may try to sign in to an account; browsers "
        "that know the account are not counted.",
    )
    codes_per_minute: int = setting(
        120, COUNT, "How many codes of tables may be tried in a minute from one address."
    )
    chat_per_minute: int = setting(30, COUNT, "How many lines a person may write in a minute.")

    @property
    def bot_workers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def serves_metrics(self) -> bool:
        return self.metrics or bool(self.metrics_token)

    @property
    def cookies_are_secure(self) -> bool:
        if self.secure_cookie == "auto":
            return self.public_url.startswith("https://")
        return self.secure_cookie == "on"


def declared() -> Iterator[tuple[str, ServerSetting[Any]]]:
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
    if settings.archive_after_days and not settings.archive_folder:
        needs = Refused("SETTING", "needs", setting="archive_after_days", needed="archive_folder")
        raise BadSettings([needs])
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
