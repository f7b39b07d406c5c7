"""Values that a server creates once and keeps in its database, such as the keys it signs with."""

from collections.abc import Callable
from typing import Final

from tavolino.server.storage.database import Database, Statement

KEEP: Final = "INSERT INTO server (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
READ: Final = "SELECT value FROM server WHERE name = $1"


async def kept_value(database: Database, name: str, make: Callable[[], str]) -> str:
    """The value with this name. It is made if there is none."""
    await database.write([Statement(KEEP, (name, make()))])
    rows = await database.read(READ, name)
    return str(rows[0]["value"])
