"""From a URL to a database that is ready for use."""

import sqlite3
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tavolino.core import Refused
from tavolino.server.storage.database import Database, Engine
from tavolino.server.storage.migrating import migrate
from tavolino.server.storage.sqlite import SQLite

FILE: Final = "sqlite:///"
"""What the path of a file follows; that of an absolute path begins with a fourth slash."""


async def open_database(url: str) -> Database:
    """The database at this address, in the shape this program knows."""
    engine = await connect(url)
    try:
        await migrate(engine)
    except BaseException:
        await engine.close()
        raise
    return engine


async def connect(url: str) -> Engine:
    """The database at this address as it is; a SQLite file is made if there is none."""
    if path := url.removeprefix(FILE) if url.startswith(FILE) else "":
        try:
            return await SQLite.open(Path(path).absolute())
        except (OSError, sqlite3.Error) as error:
            raise Refused("DATABASE", "cannot-open", name=path, error=str(error)) from error
    raise Refused("DATABASE", "url", got=urlsplit(url).scheme)
