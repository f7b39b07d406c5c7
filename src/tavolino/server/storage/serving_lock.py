"""Keeps servers that share no bus from using the same database.

A server with an in-process bus holds the database exclusively. Servers connected by Redis share it.
A backup needs no lock; a restore needs the database exclusively. The lock ends with the process
that holds it, however that ends.

For SQLite it is a lock on a file beside the database, never on the database itself (see
`sqlite_file`). For PostgreSQL it is an advisory lock on a separate connection.
"""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import asyncpg

from tavolino.core import Refused
from tavolino.server.storage.sqlite_file import OWNER_ONLY
from tavolino.server.storage.urls import file_of, is_postgres, name_of, refusing_to_open

if sys.platform != "win32":
    import fcntl

WAIT_S: Final = 5.0
"""A server that shuts down, or was killed just now, may take this long to release the lock."""
TRY_AGAIN_S: Final = 0.05
RECONNECT_S: Final = 1.0
LOCK_NUMBER: Final = 0x7461766F6C696E6F
"""The number of the advisory lock: "tavolino" in ASCII."""
CONNECTION_SETTINGS: Final = {
    "application_name": "tavolino lock",
    # A machine that lost power cannot close its connection. Its lock must end soon nevertheless.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}

log = logging.getLogger(__name__)


def serving_lock(
    url: str, *, shared: bool, wait_s: float | None = None
) -> AbstractAsyncContextManager[None]:
    """Holds the lock within the context. Refused if other servers hold it in the other mode."""
    if wait_s is None:
        wait_s = WAIT_S
    if is_postgres(url):
        return _postgres_lock(url, shared, wait_s)
    return _file_lock(url, shared, wait_s)


def lock_file(path: Path) -> Path:
    """The lock file beside the database."""
    resolved = path.resolve()
    return resolved.with_name(resolved.name + ".lock")


@asynccontextmanager
async def _file_lock(url: str, shared: bool, wait_s: float) -> AsyncIterator[None]:
    path = file_of(url)
    with refusing_to_open(url):
        descriptor = os.open(lock_file(path), os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        _give_to_owner(path, descriptor)

        async def try_to_lock() -> bool:
            return _try_to_lock_file(descriptor, shared)

        await _wait_for_lock(try_to_lock, name_of(url), wait_s)
        yield
    finally:
        os.close(descriptor)


def _try_to_lock_file(descriptor: int, shared: bool) -> bool:
    """False if others hold the lock in the other mode."""
    if sys.platform == "win32":
        return True  # no such locks on this platform; the operator is responsible
    try:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _give_to_owner(path: Path, descriptor: int) -> None:
    """Lets the owner of the database own the lock file, even if root has created it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        with suppress(FileNotFoundError):
            owner = path.stat()
            os.fchown(descriptor, owner.st_uid, owner.st_gid)


@asynccontextmanager
async def _postgres_lock(url: str, shared: bool, wait_s: float) -> AsyncIterator[None]:
    lock = PostgresLock(url, shared)
    with refusing_to_open(url):
        await lock.connect()
        try:
            await _wait_for_lock(lock.try_to_lock, name_of(url), wait_s)
        except BaseException:
            await lock.close()
            raise
    relocking = asyncio.create_task(lock.relock_when_lost())
    try:
        yield
    finally:
        relocking.cancel()
        with suppress(asyncio.CancelledError):
            await relocking
        await lock.close()


class PostgresLock:
    """An advisory lock. PostgreSQL releases it when the connection that holds it ends."""

    def __init__(self, url: str, shared: bool) -> None:
        self._url = url
        self._sql = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}($1)"
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()

    async def connect(self) -> None:
        self._lost.clear()
        self._connection = await asyncpg.connect(self._url, server_settings=CONNECTION_SETTINGS)
        self._connection.add_termination_listener(self._note_loss)

    async def try_to_lock(self) -> bool:
        """Takes the lock, unless others hold it in the other mode."""
        assert self._connection is not None
        return bool(await self._connection.fetchval(self._sql, LOCK_NUMBER))

    async def relock_when_lost(self) -> None:
        """Takes the lock again whenever the connection is lost.

        If another server has taken it meanwhile, this is logged and tried again. Events are
        numbered, so nothing is stored twice or lost, and ending the games would be worse.
        """
        is_reported = False
        while True:
            await self._lost.wait()
            try:
                await self.connect()
                if await self.try_to_lock():
                    is_reported = False
                    continue
                if not is_reported:
                    log.error("another server has taken the database")
                    is_reported = True
                await self.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self.close()
                self._lost.set()  # the database is unavailable
            await asyncio.sleep(RECONNECT_S)

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await self._connection.close(timeout=1.0)

    def _note_loss(self, connection: object) -> None:
        self._lost.set()


async def _wait_for_lock(
    try_to_lock: Callable[[], Awaitable[bool]], name: str, wait_s: float
) -> None:
    """Tries until it succeeds. Refused after `wait_s` seconds."""
    deadline = asyncio.get_running_loop().time() + wait_s
    while not await try_to_lock():
        if asyncio.get_running_loop().time() > deadline:
            raise Refused("DATABASE", "in-use", name=name)
        await asyncio.sleep(TRY_AGAIN_S)
