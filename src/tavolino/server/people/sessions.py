"""Sessions: how a browser or a bot is recognised.

Each holds a random token, of which the database has only the SHA-256. A leaked database therefore
lets nobody in. A session ends when its row is deleted. A browser's token is in a signed cookie, so
forged ones are rejected without a query.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from itsdangerous import BadSignature, Signer

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import LOCK, LOCK_WITH_PASSWORD, exists, lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, kept_value
from tavolino.table.display_names import read_name

COOKIE: Final = "tavolino"
COOKIE_S: Final = 400 * 24 * 3600
"""The longest lifetime that browsers give a cookie. Every visit renews it."""
LONGEST_COOKIE: Final = 200
SEEN_EVERY_MS: Final = 60_000
"""The last visit is stored at most this often."""
MOST_TOKENS: Final = 20
MOST_BROWSERS: Final = 50
"""A session above this limit ends the least recently used one."""
MOST_RETRIES: Final = 20
TOKEN_START: Final = "tavolino_"
"""Makes a leaked token recognisable, for instance to secret scanners."""

Kind = Literal["browser", "token"]

INSERT_BROWSER: Final = (
    "INSERT INTO sessions (id, person, kind, label, created_at, seen_at)"
    " VALUES ($1, $2, 'browser', '', $3, $3)"
)
END_OLDEST: Final = (
    "DELETE FROM sessions WHERE person = $1 AND kind = 'browser' AND id <> $2 AND id NOT IN"
    " (SELECT id FROM sessions WHERE person = $1 AND kind = 'browser' AND id <> $2"
    " ORDER BY seen_at DESC, created_at DESC, id LIMIT $3)"
)
INSERT_TOKEN: Final = (
    "INSERT INTO sessions (id, person, kind, label, created_at, seen_at)"
    " SELECT CAST($1 AS TEXT), id, 'token', CAST($3 AS TEXT), CAST($4 AS BIGINT),"
    " CAST($4 AS BIGINT) FROM people WHERE id = $2"
    " AND (SELECT COUNT(*) FROM sessions WHERE person = $2 AND kind = 'token') < $5"
    " AND (CAST($6 AS TEXT) = '' OR EXISTS (SELECT id FROM sessions WHERE id = $6))"
)
SEEN_AS_OWNER: Final = (
    "UPDATE tables SET owner_seen_at = $1"
    " WHERE owner = $2 AND phase = 'lobby' AND owner_seen_at > 0"
)
FIND: Final = (
    "SELECT sessions.id, sessions.person, sessions.seen_at, people.language"
    " FROM sessions JOIN people ON people.id = sessions.person"
    " WHERE sessions.id = $1 AND sessions.kind = $2"
)


class Visitor(NamedTuple):
    """The person who makes a request, and their session."""

    person: str
    session: str
    kind: Kind
    language: str


@dataclass(frozen=True)
class Token:
    """A bot's token as its owner sees it."""

    id: str
    label: str
    created_at: int
    seen_at: int


class Sessions:
    def __init__(self, database: Database, key: str, wall: Callable[[], int] = wall_ms) -> None:
        self._database = database
        self._signer = Signer(
            key, salt="tavolino.session", key_derivation="hmac", digest_method=sha256
        )
        self._wall = wall

    async def begin(self, person: str, password: str | None = None) -> str:
        """Begins a session of a browser. Returns the value of its cookie.

        With the hash of a password, only while that is still the account's: a sign-in with an old
        password must not outlive its change.
        """
        token = secrets.token_urlsafe(32)
        session = _digest(token)
        batch = [
            *lock_people(person),
            Statement(INSERT_BROWSER, (session, person, self._wall())),
            Statement(END_OLDEST, (person, session, MOST_BROWSERS - 1)),
        ]
        if password is not None:
            batch.insert(0, Statement(LOCK_WITH_PASSWORD, (person, password), expect=1))
        try:
            await self._database.write(batch)
        except Conflict:
            if await exists(self._database, person):
                raise Refused("SIGNIN", "wrong") from None
            raise Refused("PERSON", "unknown") from None
        return self._signer.sign(token).decode()

    async def recognise(self, cookie: str | None, authorization: str | None) -> Visitor | None:
        """The visitor with this cookie or header. A bad header is refused. A bad cookie counts as
        none, since the person at the browser cannot fix it.
        """
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            visitor = None
            if scheme.lower() == "bearer" and len(token) <= LONGEST_COOKIE:
                visitor = await self._find(token.strip(), "token")
            if visitor is None:
                raise Refused("TOKEN", "wrong")
            return visitor
        if cookie is None or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            token = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return await self._find(token, "browser")

    async def end(self, session: str) -> None:
        """Ends one session."""
        await self._database.write([Statement("DELETE FROM sessions WHERE id = $1", (session,))])

    async def end_all(self, person: str, but: str = "") -> None:
        """Ends all sessions and tokens of this person, except `but`."""
        await self._database.write(end_sessions(person, but))

    async def still_open(self, person: str) -> frozenset[str]:
        """The ids of this person's sessions, browsers and tokens."""
        rows = await self._database.read("SELECT id FROM sessions WHERE person = $1", person)
        return frozenset(str(row["id"]) for row in rows)

    async def make_token(self, person: str, label: str, by: str = "") -> tuple[Token, str]:
        """Creates a token for a bot of this person. It is shown only now.

        With the session that requests it, only while that session is open.
        """
        token = TOKEN_START + secrets.token_urlsafe(32)
        now = self._wall()
        made = Token(_digest(token), read_name(label), now, now)
        args = (made.id, person, made.label, now, MOST_TOKENS, by)
        for _ in range(MOST_RETRIES):
            try:
                await self._database.write(
                    [*lock_people(person), Statement(INSERT_TOKEN, args, expect=1)]
                )
            except Conflict:
                if len(await self.tokens(person)) >= MOST_TOKENS:
                    raise Refused("TOKEN", "many", most=MOST_TOKENS) from None
                if not await exists(self._database, person):
                    raise Refused("PERSON", "unknown") from None
                if by and by not in await self.still_open(person):
                    raise Refused("PERSON", "none") from None
                continue  # a token was revoked meanwhile, so there is room
            return made, token
        raise Refused("STORAGE", "busy")

    async def tokens(self, person: str) -> list[Token]:
        sql = (
            "SELECT id, label, created_at, seen_at FROM sessions"
            " WHERE person = $1 AND kind = 'token' ORDER BY created_at, id"
        )
        return [_token(row) for row in await self._database.read(sql, person)]

    async def revoke(self, person: str, token_id: str) -> None:
        """Revokes a token of this person."""
        sql = "DELETE FROM sessions WHERE id = $1 AND person = $2 AND kind = 'token'"
        try:
            await self._database.write([Statement(sql, (token_id, person), expect=1)])
        except Conflict:
            raise Refused("TOKEN", "unknown") from None

    async def _find(self, token: str, kind: Kind) -> Visitor | None:
        rows = await self._database.read(FIND, _digest(token), kind)
        if not rows:
            return None
        row = rows[0]
        visitor = Visitor(str(row["person"]), str(row["id"]), kind, str(row["language"]))
        now = self._wall()
        if now - int(row["seen_at"] or 0) >= SEEN_EVERY_MS:
            await self._database.write(
                [
                    Statement("UPDATE sessions SET seen_at = $1 WHERE id = $2", (now, row["id"])),
                    Statement("UPDATE people SET seen_at = $1 WHERE id = $2", (now, row["person"])),
                    Statement(SEEN_AS_OWNER, (now, row["person"])),
                ]
            )
        return visitor


def end_sessions(person: str, but: str = "") -> list[Statement]:
    """Ends all sessions and tokens of a person except `but`, including those created at the same
    moment.
    """
    sql = "DELETE FROM sessions WHERE person = $1 AND id <> $2"
    return [Statement(LOCK, (person,)), Statement(sql, (person, but))]


async def open_sessions(
    database: Database, key: str, wall: Callable[[], int] = wall_ms
) -> Sessions:
    """Sessions signed with this key. If it is empty, the key stored in the database is used."""
    return Sessions(database, key or await kept_key(database), wall)


async def kept_key(database: Database) -> str:
    """The key stored in the database, which is created if there is none."""
    return await kept_value(database, "key", lambda: secrets.token_hex(32))


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _token(row: Row) -> Token:
    return Token(
        id=str(row["id"]),
        label=str(row["label"]),
        created_at=int(row["created_at"] or 0),
        seen_at=int(row["seen_at"] or 0),
    )
