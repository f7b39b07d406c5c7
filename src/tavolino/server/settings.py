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
    MailAddress,
    Networks,
    OneOf,
    Origin,
    PushKey,
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
        "The interface to listen on: 127.0.0.1 for this machine only, 0.0.0.0 or :: for all.",
    )
    port: int = setting(8000, Whole(0, 65535), "The port to listen on; 0 chooses a free one.")
    public_url: str = setting(
        "",
        Origin(),
        "The address people open, for links and to recognize requests from other sites; by "
        "default the address of each request.",
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        Networks(),
        "Proxies whose X-Forwarded-… headers (address and scheme of the visitor) are trusted.",
    )
    database: str = setting(
        "sqlite:///tavolino.db",
        Url(("sqlite:///", "postgresql://")),
        "Where all data is stored: sqlite:/// and a file (a fourth slash makes the path "
        "absolute), or postgresql://.",
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
        "How many bots compute at the same time; 0 means one fewer than there are processors.",
    )
    bot_seconds: float = setting(
        10.0,
        Seconds(0.1, 600),
        "The time limit of a bot's move; after that, any legal move is made for it.",
    )
    compile: bool = setting(
        True,
        Switch(),
        "Whether the bots' kernels are compiled in the background, if Numba is installed.",
    )
    dask: str = setting(
        "",
        Url(("tcp://", "tls://"), empty=True),
        "The address of a Dask scheduler that runs the bots instead of local processes.",
    )
    secret_key: str = setting(
        "",
        Words("nothing, or at least 32 characters", shortest=32, empty=True),
        "The key that cookies are signed with; by default one stored in the database.",
        secret=True,
    )
    secure_cookie: str = setting(
        "auto",
        OneOf(("auto", "on", "off")),
        "Whether cookies are sent over HTTPS only; auto: if public_url is https.",
    )
    log_level: str = setting(
        "info", OneOf(("debug", "info", "warning", "error")), "The lowest level that is logged."
    )
    log_format: str = setting(
        "auto",
        OneOf(("auto", "json", "text")),
        "The format of the log; auto: text on a terminal, otherwise JSON.",
    )
    log_addresses: bool = setting(
        False, Switch(), "Whether requests are logged with the visitor's address."
    )
    metrics: bool = setting(
        False,
        Switch(),
        "Whether /metrics serves figures for Prometheus; setting metrics_token also enables it.",
    )
    metrics_token: str = setting(
        "",
        Words("nothing, or at least 16 characters", shortest=16, empty=True),
        "The bearer token for /metrics; without one, anybody can read it if metrics is on.",
        secret=True,
    )
    shutdown_seconds: int = setting(
        10,
        Whole(1, 600),
        "How long running requests may take to finish when the server shuts down.",
    )
    archive_after_days: int = setting(
        0,
        DAYS,
        "After how many days finished tables are moved from the database to archive_folder; 0: "
        "never.",
    )
    archive_folder: str = setting(
        "",
        Words("nothing, or the path of a folder", empty=True),
        "The folder of archived tables; every process needs it to show them.",
    )
    puzzle_folder: str = setting(
        "",
        Words("nothing, or the path of a folder", empty=True),
        "A folder of files that `tavolino puzzles make` wrote: their puzzles are offered, too.",
    )
    guest_days: int = setting(
        30,
        DAYS,
        "After how many days of absence guests without any data are deleted; 0: never.",
    )
    head_seconds: float = setting(
        10.0,
        Seconds(0.1, 600),
        "How long a client may take to send the head of a request.",
    )
    body_seconds: float = setting(
        30.0, Seconds(0.1, 3600), "How long a client may take to send the body of a request."
    )
    idle_seconds: float = setting(
        15.0, Seconds(0.1, 3600), "How long a connection may wait for its next request."
    )
    unread_seconds: float = setting(
        30.0,
        Seconds(0.1, 3600),
        "How long a client may stop reading before its connection is closed.",
    )
    connections: int = setting(4000, COUNT, "How many connections may be open at the same time.")
    connections_per_address: int = setting(
        3000, COUNT, "How many connections one address may have open; trusted proxies are exempt."
    )
    body_bytes: int = setting(
        16 * 1024, BYTES, "The largest body of a request, except for records and games of devices."
    )
    record_bytes: int = setting(
        2 * 1024 * 1024, BYTES, "The largest record or game of a device that can be uploaded."
    )
    frame_bytes: int = setting(16 * 1024, BYTES, "The largest message on a socket.")
    messages_per_second: int = setting(
        10, COUNT, "How many messages a socket may send per second in the long run."
    )
    messages_at_once: int = setting(50, COUNT, "How many messages a socket may send in one burst.")
    sockets_per_person: int = setting(20, COUNT, "How many sockets one person may have open.")
    sockets_per_address: int = setting(2000, COUNT, "How many sockets one address may have open.")
    requests_per_minute: int = setting(
        30_000, COUNT, "How many requests one address may send per minute."
    )
    guests_per_hour: int = setting(
        3000, COUNT, "How many new guests one address may bring per hour."
    )
    tables_per_hour: int = setting(
        60, COUNT, "How many tables, including rematches, a person may open per hour."
    )
    quick_match_seconds: float = setting(
        20.0,
        Seconds(0.1, 600),
        "How long somebody waits for an opponent before a bot steps in, if they want one.",
    )
    daily: bool = setting(
        True, Switch(), "Whether this server draws a challenge a day for each game."
    )
    table_events: int = setting(
        MOST_EVENTS,
        Whole(1_000, 1_000_000),
        "How many events a table may have; after that, only commands that end the game are "
        "accepted.",
    )
    hints_per_minute: int = setting(20, COUNT, "How many hints a person may ask for per minute.")
    puzzles_per_minute: int = setting(
        120, COUNT, "How many puzzles, moves in them and hints a person may ask for per minute."
    )
    hints_waiting: int = setting(
        50, COUNT, "How many hints and game reviews may wait for a free worker."
    )
    analysed_moves_per_hour: int = setting(
        1000,
        COUNT,
        "How many moves of finished games a person may have analysed per hour; those that have "
        "been analysed before are not counted.",
    )
    pictures_per_minute: int = setting(
        60,
        COUNT,
        "How many pictures of tables one address may have drawn per minute; cached ones are not "
        "counted.",
    )
    prints_per_minute: int = setting(
        20,
        COUNT,
        "How many files to print one address may have made per minute; cached ones are not "
        "counted.",
    )
    records_per_hour: int = setting(
        60, COUNT, "How many records and games of devices one address may upload per hour."
    )
    kept_games_per_day: int = setting(
        100, COUNT, "How many games of their devices a person may add to their history per day."
    )
    names_per_hour: int = setting(
        600, COUNT, "How many names may be chosen or changed from one address per hour."
    )
    tokens_per_hour: int = setting(20, COUNT, "How many bot tokens a person may create per hour.")
    friends_per_hour: int = setting(
        120,
        COUNT,
        "How many friend links a person may create or confirm, and how many invitations to tables "
        "send, per hour.",
    )
    sign_ins_per_minute: int = setting(
        10,
        COUNT,
        "How many attempts per minute one address, or one browser known to the account, has to "
        "sign in to an account.",
    )
    address_sign_ins_per_hour: int = setting(
        600, COUNT, "How many attempts per hour one address has to sign in to any account."
    )
    account_sign_ins_per_hour: int = setting(
        100,
        COUNT,
        "How many attempts per hour all addresses together have to sign in to one account; "
        "browsers known to the account are not counted.",
    )
    codes_per_minute: int = setting(
        120, COUNT, "How many table codes one address may try per minute."
    )
    chat_per_minute: int = setting(
        30, COUNT, "How many chat messages a person may send per minute."
    )

    smtp_host: str = setting(
        "",
        Words("nothing, or the name of a mail server", empty=True),
        "The mail server that sends notices; without one, nobody gets e-mail. Needs public_url and "
        "smtp_sender.",
    )
    smtp_port: int = setting(587, Whole(1, 65535), "The port of the mail server.")
    smtp_tls: str = setting(
        "starttls",
        OneOf(("starttls", "tls", "none")),
        "How the connection to the mail server is encrypted: starttls (usually port 587), tls "
        "(usually 465) or none.",
    )
    smtp_user: str = setting(
        "", Words("nothing, or a user name", empty=True), "The user name at the mail server."
    )
    smtp_password: str = setting(
        "",
        Words("nothing, or a password", empty=True),
        "The password at the mail server.",
        secret=True,
    )
    smtp_sender: str = setting("", MailAddress(), "The e-mail address that notices come from.")
    push_contact: str = setting(
        "",
        Url(("mailto:", "https://"), empty=True),
        "Where push services can reach whoever runs this server; by default public_url, if it is "
        "https. Without either there are no push messages.",
    )
    push_key: str = setting(
        "",
        PushKey(),
        "The private key that push messages are signed with; by default one stored in the "
        "database.",
        secret=True,
    )
    push_local: bool = setting(
        False,
        Switch(),
        "Whether push messages may go to hosts that are not public, and without HTTPS; for tests.",
    )
    holiday_days: int = setting(
        28, Whole(0, 366), "How many days a year a person may be on holiday; 0: none."
    )
    notice_seconds: float = setting(
        15.0,
        Seconds(0.1, 600),
        "How often to look for notices to send, and for holidays that begin or end.",
    )
    confirmations_per_day: int = setting(
        5,
        COUNT,
        "How many links to confirm an e-mail address a person may ask for per day, and how many "
        "may be sent to one address.",
    )
    address_confirmations_per_day: int = setting(
        100,
        COUNT,
        "How many links to confirm an e-mail address may be asked for per day from one IP address.",
    )
    notices_per_hour: int = setting(
        120,
        COUNT,
        "How often a person may change per hour when, where and by what feed they are told.",
    )

    @property
    def bot_workers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def push_contact_url(self) -> str:
        """The contact for push services; empty if there are to be no push messages."""
        is_https = self.public_url.startswith("https://")
        return self.push_contact or (self.public_url if is_https else "")

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
