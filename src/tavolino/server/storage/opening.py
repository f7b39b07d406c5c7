"""Opens a database by its URL."""

import logging

from tavolino.server.storage.database import Database, Engine
from tavolino.server.storage.migrating import known_migrations, migrate, statements_of
from tavolino.server.storage.postgres import Postgres
from tavolino.server.storage.sqlite import SQLite
from tavolino.server.storage.sqlite_file import may_others_read
from tavolino.server.storage.urls import file_of, is_postgres, refusing_damage, refusing_to_open

log = logging.getLogger(__name__)


async def open_database(url: str) -> Database:
    """The database at this URL, migrated to the schema of this program."""
    engine = await connect(url)
    try:
        if isinstance(engine, SQLite) and may_others_read(engine.path):
            # The permissions may be intended, for instance for a group that makes backups.
            log.warning("others may read the database", extra={"file": str(engine.path)})
        with refusing_damage(url):
            await migrate(engine)
            await engine.check(statements_of(known_migrations()))
        if isinstance(engine, SQLite):
            with refusing_to_open(url):
                await engine.guard_files()
    except BaseException:
        await engine.close()
        raise
    return engine


async def connect(url: str, make: bool = True) -> Engine:
    """The database at this URL as it is. A SQLite file is created if there is none."""
    with refusing_to_open(url):
        if is_postgres(url):
            return await Postgres.open(url)
        path = file_of(url)
        if not make:
            path.stat()
        return await SQLite.open(path.absolute())
