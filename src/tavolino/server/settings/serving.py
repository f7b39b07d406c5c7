"""Settings of what the server is: where it listens, stores, computes and logs."""

import os
from dataclasses import dataclass

from tavolino.server.settings.types import (
    DAYS,
    NETWORKS,
    ORIGIN,
    SWITCH,
    one_of,
    optional_text,
    seconds,
    setting,
    text,
    url,
    whole,
)


@dataclass(frozen=True, kw_only=True)
class ServingSettings:
    host: str = setting(
        "127.0.0.1",
        text("the name or address of a network interface"),
        "The interface to listen on: 127.0.0.1 for this machine only, 0.0.0.0 or :: for all.",
    )
    port: int = setting(8000, whole(0, 65535), "The port to listen on; 0 chooses a free one.")
    public_url: str = setting(
        "",
        ORIGIN,
        "The address people open, for links and to recognize requests from other sites; by "
        "default the address of each request.",
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        NETWORKS,
        "Proxies whose X-Forwarded-… headers (address and scheme of the visitor) are trusted.",
    )
    database: str = setting(
        "sqlite:///tavolino.db",
        url("sqlite:///", "postgresql://"),
        "Where all data is stored: sqlite:/// and a file (a fourth slash makes the path "
        "absolute), or postgresql://.",
        secret=True,
    )
    bus: str = setting(
        "memory:",
        url("memory:", "redis://", "rediss://", "unix://"),
        "How server processes notify each other: memory: for one process, redis:// for several.",
        secret=True,
    )
    workers: int = setting(
        0,
        whole(0, 1000),
        "How many bots compute at the same time; 0 means one fewer than there are processors.",
    )
    background_workers: int = setting(
        0,
        whole(0, 1000),
        "How many more processes review and analyse finished games, with the lowest priority; 0 "
        "means half as many as workers, but at least one.",
    )
    bot_seconds: float = setting(
        10.0,
        seconds(0.1, 600),
        "The time limit of a bot's move; after that, any legal move is made for it.",
    )
    compile: bool = setting(
        True,
        SWITCH,
        "Whether the bots' kernels are compiled in the background, if Numba is installed.",
    )
    dask: str = setting(
        "",
        url("tcp://", "tls://", optional=True),
        "The address of a Dask scheduler that runs the bots instead of local processes.",
    )
    secret_key: str = setting(
        "",
        optional_text("at least 32 characters", 32),
        "The key that cookies are signed with; by default one stored in the database.",
        secret=True,
    )
    secure_cookie: str = setting(
        "auto",
        one_of("auto", "on", "off"),
        "Whether cookies are sent over HTTPS only; auto: if public_url is https.",
    )
    log_level: str = setting(
        "info", one_of("debug", "info", "warning", "error"), "The lowest level that is logged."
    )
    log_format: str = setting(
        "auto",
        one_of("auto", "json", "text"),
        "The format of the log; auto: text on a terminal, otherwise JSON.",
    )
    log_addresses: bool = setting(
        False, SWITCH, "Whether requests are logged with the visitor's address."
    )
    metrics: bool = setting(
        False,
        SWITCH,
        "Whether /metrics serves figures for Prometheus; setting metrics_token also enables it.",
    )
    metrics_token: str = setting(
        "",
        optional_text("at least 16 characters", 16),
        "The bearer token for /metrics; without one, anybody can read it if metrics is on.",
        secret=True,
    )
    shutdown_seconds: int = setting(
        10,
        whole(1, 600),
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
        optional_text("the path of a folder"),
        "The folder of archived tables; every process needs it to show them.",
    )
    puzzle_folder: str = setting(
        "",
        optional_text("the path of a folder"),
        "A folder of files that `tavolino puzzles make` wrote: their puzzles are offered, too.",
    )
    guest_days: int = setting(
        30,
        DAYS,
        "After how many days of absence guests without any data are deleted; 0: never.",
    )
    quick_match_seconds: float = setting(
        20.0,
        seconds(0.1, 600),
        "How long somebody waits for an opponent before a bot steps in, if they want one.",
    )
    daily: bool = setting(
        True, SWITCH, "Whether this server draws a challenge a day for each game."
    )

    @property
    def bot_workers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def background_bot_workers(self) -> int:
        return self.background_workers or max(1, self.bot_workers // 2)

    @property
    def serves_metrics(self) -> bool:
        return self.metrics or bool(self.metrics_token)

    @property
    def cookies_are_secure(self) -> bool:
        if self.secure_cookie == "auto":
            return self.public_url.startswith("https://")
        return self.secure_cookie == "on"
