"""From a URL to a database that is ready for use."""

import logging
import sqlite3
from pathlib import Path
from typing import Final

import asyncpg

from tavolino.core import Refused
from tavolino.server.storage.database import Database, Engine
from tavolino.server.storage.migrating import migrate
from tavolino.server.storage.postgres import Postgres
from tavolino.server.storage.sqlite import SQLite
from tavolino.server.storage.sqlite_file import may_others_read

FILE: Final = "sqlite:///"
"""What the path of a file follows; that of an absolute path begins with a fourth slash."""

log = logging.getLogger(__name__)


async def open_database(url: str) -> Database:
    """The database at this address, in the shape this program knows."""
    engine = await connect(url)
    try:
        if isinstance(engine, SQLite) and may_others_read(engine.path):
            # Somebody may have wanted it so: a group that makes backups, for instance.
            log.warning("others may read the database", extra={"file": str(engine.path)})
        await migrate(engine)
    except BaseException:
        await engine.close()
        raise
    return engine


async def connect(url: str, make: bool = True) -> Engine:
    """The database at this address as it is; a SQLite file is made if there is none."""
    scheme = url.partition(":")[0]
    if scheme in ("postgresql", "postgres"):
        return await _connect_postgres(url)
    path = url.removeprefix(FILE)
    if path in ("", url):
        raise Refused("DATABASE", "url", got=scheme[:40])
    try:
        if not make:
            Path(path).stat()
        return await SQLite.open(Path(path).absolute())
    except (OSError, sqlite3.Error) as error:
        raise Refused("DATABASE", "cannot-open", name=path, error=str(error)) from error


async def _connect_postgres(url: str) -> Engine:
    # Neither the password nor any piece of it may get into what is said.
    name = url.rpartition("@")[2].rpartition("//")[2].partition("?")[0]
    try:
        return await Postgres.open(url)
    except ValueError:
        raise Refused("DATABASE", "url", got="postgresql") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Refused("DATABASE", "cannot-open", name=name, error=str(error)) from error
