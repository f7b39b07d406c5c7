"""Friends: people who have confirmed each other's link, and their invitations to tables.

A friendship is stored once for each of the two, and ends for both. A friend link holds a random
token. It can be replaced or revoked, and is stored as it is, since its owner may look it up again.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import exists, lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

MOST_FRIENDS: Final = 200
HERE_MS: Final = 150_000
"""Who was seen within this time is here. An open page shows itself every minute."""
PLAYING_MS: Final = 15 * 60_000
"""A game counts as being played if something has happened in it within this time."""
INVITED_MS: Final = 60 * 60_000
"""An invitation expires after this long, or when the table has no free seat any more."""
MOST_INVITATIONS: Final = 20
MOST_RETRIES: Final = 20

LINK: Final = "SELECT token FROM friend_links WHERE person = $1"
OWNER: Final = (
    "SELECT friend_links.person FROM friend_links JOIN people ON people.id = friend_links.person"
    " WHERE token = $1"
)
SET_LINK: Final = (
    "INSERT INTO friend_links (person, token, created_at) VALUES ($1, $2, $3)"
    " ON CONFLICT (person) DO UPDATE SET token = excluded.token, created_at = excluded.created_at"
)
HOLD_LINK: Final = "UPDATE friend_links SET token = token WHERE token = $1"
BEFRIEND: Final = (
    "INSERT INTO friends (person, friend, since)"
    " SELECT CAST($1 AS TEXT), id, CAST($3 AS BIGINT) FROM people WHERE id = $2"
    " AND (SELECT COUNT(*) FROM friends WHERE person = $1) < $4"
)
COUNT: Final = "SELECT COUNT(*) AS friends FROM friends WHERE person = $1"
IS_FRIEND: Final = "SELECT friend FROM friends WHERE person = $1 AND friend = $2"
UNFRIEND: Final = "DELETE FROM friends WHERE person = $1 AND friend = $2"
UNINVITE: Final = "DELETE FROM invitations WHERE person = $1 AND inviter = $2"
OF_PERSON: Final = (
    "SELECT people.id, people.name, people.seen_at FROM friends"
    " JOIN people ON people.id = friends.friend WHERE friends.person = $1"
    " ORDER BY people.name, people.id"
)
PLAYING: Final = (
    "SELECT sitting.person, t.id, t.game, t.watchable FROM friends"
    " JOIN sitting ON sitting.person = friends.friend JOIN tables t ON t.id = sitting.table_id"
    " WHERE friends.person = $1 AND t.phase = 'playing' AND t.changed_at >= $2"
    " ORDER BY t.changed_at"
)
INVITE: Final = (
    "INSERT INTO invitations (person, table_id, inviter, at)"
    " SELECT friend, CAST($3 AS TEXT), person, CAST($4 AS BIGINT) FROM friends"
    " WHERE person = $1 AND friend = $2 ON CONFLICT (person, table_id)"
    " DO UPDATE SET inviter = excluded.inviter, at = excluded.at"
)
EXPIRE: Final = "DELETE FROM invitations WHERE person = $1 AND at < $2"
INVITATIONS: Final = (
    "SELECT t.id, t.game, t.title, people.id AS inviter, people.name, invitations.at"
    " FROM invitations JOIN tables t ON t.id = invitations.table_id"
    " JOIN people ON people.id = invitations.inviter"
    " WHERE invitations.person = $1 AND invitations.at >= $2"
    " AND t.phase = 'lobby' AND t.free_seats > 0"
    " AND NOT EXISTS (SELECT 1 FROM sitting WHERE table_id = t.id AND person = $1)"
    " AND NOT EXISTS (SELECT 1 FROM mutes WHERE person = $1 AND muted = invitations.inviter)"
    " ORDER BY invitations.at DESC, t.id LIMIT $3"
)
DISMISS: Final = "DELETE FROM invitations WHERE person = $1 AND table_id = $2"


class Friend(NamedTuple):
    """`table` is where they play now, empty if nowhere or where nobody may watch."""

    person: str
    name: str
    is_here: bool
    game: str
    table: str


class Invitation(NamedTuple):
    table: str
    game: str
    title: str
    inviter: str
    name: str
    at: int


class Friends:
    def __init__(self, database: Database, wall: Callable[[], int] = wall_ms) -> None:
        self._database = database
        self._wall = wall

    async def link(self, person: str) -> str:
        """The token of a person's friend link; empty if there is none."""
        rows = await self._database.read(LINK, person)
        return str(rows[0]["token"]) if rows else ""

    async def make_link(self, person: str) -> str:
        """Makes a friend link, which replaces the one before; returns its token."""
        token = secrets.token_urlsafe(16)
        batch = [*lock_people(person), Statement(SET_LINK, (person, token, self._wall()))]
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("PERSON", "unknown") from None
        return token

    async def revoke_link(self, person: str) -> None:
        sql = "DELETE FROM friend_links WHERE person = $1"
        await self._database.write([Statement(sql, (person,))])

    async def owner_of(self, token: str) -> str:
        """The person who made this friend link."""
        rows = await self._database.read(OWNER, token)
        if not rows:
            raise Refused("FRIEND", "link")
        return str(rows[0]["person"])

    async def befriend(self, person: str, token: str) -> str:
        """Makes a person and the owner of a friend link friends; returns the owner."""
        for _ in range(MOST_RETRIES):
            owner = await self.owner_of(token)
            if owner == person:
                raise Refused("FRIEND", "self")
            if await self.are_friends(person, owner):
                return owner
            if await self._count(person) >= MOST_FRIENDS:
                raise Refused("FRIEND", "many", most=MOST_FRIENDS)
            if await self._count(owner) >= MOST_FRIENDS:
                raise Refused("FRIEND", "many-of-theirs", most=MOST_FRIENDS)
            now = self._wall()
            batch = [
                *lock_people(person, owner),
                Statement(HOLD_LINK, (token,), expect=1),
                Statement(BEFRIEND, (person, owner, now, MOST_FRIENDS), expect=1),
                Statement(BEFRIEND, (owner, person, now, MOST_FRIENDS), expect=1),
            ]
            try:
                await self._database.write(batch)
            except Conflict:
                if not await exists(self._database, person):
                    raise Refused("PERSON", "unknown") from None
                continue  # the link was revoked, somebody deleted, or they are friends by now
            return owner
        raise Refused("STORAGE", "busy")

    async def remove(self, person: str, friend: str) -> None:
        """Ends a friendship for both, with the invitations between them."""
        pairs = ((person, friend), (friend, person))
        await self._database.write(
            [Statement(sql, pair) for sql in (UNFRIEND, UNINVITE) for pair in pairs]
        )

    async def are_friends(self, person: str, friend: str) -> bool:
        return bool(await self._database.read(IS_FRIEND, person, friend))

    async def of(self, person: str) -> list[Friend]:
        """The friends of a person: who is here comes first."""
        now = self._wall()
        playing = {
            str(row["person"]): row
            for row in await self._database.read(PLAYING, person, now - PLAYING_MS)
        }
        rows = await self._database.read(OF_PERSON, person)
        found = [_friend(row, playing.get(str(row["id"])), now) for row in rows]
        return sorted(found, key=lambda one: not one.is_here)

    async def invite(self, person: str, friend: str, table_id: str) -> None:
        """Invites a friend to a table. The caller checks that the person may do so there."""
        now = self._wall()
        batch = [
            *lock_people(person, friend),
            Statement(EXPIRE, (friend, now - INVITED_MS)),
            Statement(INVITE, (person, friend, table_id, now), expect=1),
        ]
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("FRIEND", "none") from None

    async def invitations(self, person: str) -> list[Invitation]:
        """The invitations to tables that still have a free seat, the last one first."""
        since = self._wall() - INVITED_MS
        rows = await self._database.read(INVITATIONS, person, since, MOST_INVITATIONS)
        return [_invitation(row) for row in rows]

    async def dismiss(self, person: str, table_id: str) -> None:
        """Declines an invitation."""
        await self._database.write([Statement(DISMISS, (person, table_id))])

    async def _count(self, person: str) -> int:
        return whole((await self._database.read(COUNT, person))[0], "friends")


def _friend(row: Row, playing: Row | None, now: int) -> Friend:
    is_here = whole(row, "seen_at") >= now - HERE_MS
    person, name = str(row["id"]), str(row["name"])
    if playing is None or not is_here:
        return Friend(person, name, is_here, "", "")
    table = str(playing["id"]) if playing["watchable"] else ""
    return Friend(person, name, is_here, str(playing["game"]), table)


def _invitation(row: Row) -> Invitation:
    return Invitation(
        table=str(row["id"]),
        game=str(row["game"]),
        title=str(row["title"]),
        inviter=str(row["inviter"]),
        name=str(row["name"]),
        at=whole(row, "at"),
    )
