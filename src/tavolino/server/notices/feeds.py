"""The private feed of a person: an address that shows the games that wait for them.

The address contains a random token. It can be replaced or revoked, and is stored as it is, since
its owner may look it up again.
"""

import secrets
from collections.abc import Callable
from typing import Final

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Statement

TOKEN_OF: Final = "SELECT token FROM notice_feeds WHERE person = $1"
OWNER: Final = (
    "SELECT notice_feeds.person, people.language, people.name FROM notice_feeds"
    " JOIN people ON people.id = notice_feeds.person WHERE token = $1"
)
STORE: Final = (
    "INSERT INTO notice_feeds (person, token, created_at) VALUES ($1, $2, $3)"
    " ON CONFLICT (person) DO UPDATE SET token = excluded.token, created_at = excluded.created_at"
)
FORGET: Final = "DELETE FROM notice_feeds WHERE person = $1"


class Feeds:
    def __init__(self, database: Database, wall: Callable[[], int] = wall_ms) -> None:
        self._database = database
        self._wall = wall

    async def token_of(self, person: str) -> str:
        """The token of a person's feed; empty if there is none."""
        rows = await self._database.read(TOKEN_OF, person)
        return str(rows[0]["token"]) if rows else ""

    async def make(self, person: str) -> str:
        """Makes a feed, which replaces the one before; returns its token."""
        token = secrets.token_urlsafe(24)
        batch = [*lock_people(person), Statement(STORE, (person, token, self._wall()))]
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("PERSON", "unknown") from None
        return token

    async def revoke(self, person: str) -> None:
        await self._database.write([Statement(FORGET, (person,))])

    async def owner_of(self, token: str) -> tuple[str, str]:
        """The person whose feed this is, and their language."""
        rows = await self._database.read(OWNER, token)
        if not rows:
            raise Refused("NOTICE", "feed")
        return str(rows[0]["person"]), str(rows[0]["language"])
