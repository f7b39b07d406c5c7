"""The channels over which people are told: their e-mail address, and their push subscriptions.

States of an e-mail address: `asked` until the message with the confirmation link is sent, then
`unconfirmed`, then `on`; `stopped` by the link in a message; `failed` if the mail server refused
it. A push subscription is `on` from the start, and deleted when its service says that it is gone.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.notices.preferences import first_preferences
from tavolino.server.people.existing import exists, lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, Unavailable, whole

Kind = Literal["mail", "push"]
MOST_SUBSCRIPTIONS: Final = 10
"""A subscription above this limit replaces the oldest one."""
CONFIRM_MS: Final = 7 * 24 * 3_600_000
"""How long the link in the first message is valid."""
CLAIM_MS: Final = 10 * 60_000
"""Longer than any attempt to send takes. If the process dies, another one tries again then."""
RETRY_S: Final = 1.0

COLUMNS: Final = (
    "id, person, kind, address, keys, state, token, created_at, next_at, tries FROM notice_channels"
)
OF_PERSON: Final = f"SELECT {COLUMNS} WHERE person = $1 ORDER BY created_at, id"
BY_TOKEN: Final = f"SELECT {COLUMNS} WHERE token = $1"
ASKED: Final = f"SELECT {COLUMNS} WHERE state = 'asked' AND next_at <= $1 ORDER BY next_at LIMIT $2"
INSERT: Final = (
    "INSERT INTO notice_channels"
    " (id, person, kind, address, keys, state, token, created_at, next_at, tries)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 0)"
)
UPSERT_PUSH: Final = (
    f"{INSERT} ON CONFLICT (person, kind, address) DO UPDATE SET keys = excluded.keys,"
    " state = 'on', next_at = excluded.next_at, tries = 0"
)
DROP_OLDEST: Final = (
    "DELETE FROM notice_channels WHERE person = $1 AND kind = 'push' AND id NOT IN"
    " (SELECT id FROM notice_channels WHERE person = $1 AND kind = 'push'"
    " ORDER BY created_at DESC, id LIMIT $2)"
)
DROP: Final = "DELETE FROM notice_channels WHERE person = $1 AND kind = $2"
DROP_ONE: Final = "DELETE FROM notice_channels WHERE person = $1 AND id = $2"
CONFIRM: Final = (
    "UPDATE notice_channels SET state = 'on', next_at = $2, tries = 0"
    " WHERE id = $1 AND state IN ('asked', 'unconfirmed')"
)
STOP: Final = "UPDATE notice_channels SET state = 'stopped' WHERE id = $1"
CLAIM: Final = (
    "UPDATE notice_channels SET next_at = $3, tries = tries + 1"
    " WHERE id = $1 AND next_at = $2 AND state = $4"
)
RELEASE: Final = (
    "UPDATE notice_channels SET next_at = $3, tries = $4, state = $5"
    " WHERE id = $1 AND next_at = $2 AND state = $6"
)
RESCHEDULE: Final = (
    "UPDATE notice_channels SET next_at = $2 WHERE person = $1 AND kind = 'mail' AND tries = 0"
)
EXPIRE: Final = "DELETE FROM notice_channels WHERE state = $1 AND next_at < $2 AND created_at < $2"
FORGET: Final = (
    "DELETE FROM notices_sent WHERE person = $1",
    "DELETE FROM notice_channels WHERE person = $1",
)
TOLD_OF: Final = "SELECT DISTINCT table_id FROM notices_sent WHERE person = $1 ORDER BY table_id"
SENT: Final = (
    "INSERT INTO notices_sent (channel, table_id, reason, since, person)"
    " SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), person"
    " FROM notice_channels WHERE id = $1"
    " ON CONFLICT (channel, table_id, reason) DO UPDATE SET since = excluded.since"
)


class Channel(NamedTuple):
    """Where a person is told. `token` is the secret in the links of messages to an address."""

    id: str
    person: str
    kind: Kind
    address: str
    keys: str
    state: str
    token: str
    created_at: int
    next_at: int
    tries: int


class Sent(NamedTuple):
    """What was told about a table: that it is the person's turn, or that their time is short."""

    table: str
    reason: Literal["turn", "short"]
    since: int


class Channels:
    def __init__(self, database: Database, wall: Callable[[], int] = wall_ms) -> None:
        self._database = database
        self._wall = wall

    async def of(self, person: str) -> list[Channel]:
        return [read_channel(row) for row in await self._database.read(OF_PERSON, person)]

    async def told_of(self, person: str) -> list[str]:
        """The tables that the person was told of."""
        return [str(row["table_id"]) for row in await self._database.read(TOLD_OF, person)]

    async def mail_of(self, person: str) -> Channel | None:
        return next((one for one in await self.of(person) if one.kind == "mail"), None)

    async def set_mail(self, person: str, address: str) -> None:
        """Sets the e-mail address. Nothing but a confirmation link is sent to it at first."""
        new = (_secret(), person, "mail", address, "", "asked", _secret(), self._wall())
        await self._write(person, [Statement(DROP, (person, "mail")), Statement(INSERT, new)])

    async def add_push(self, person: str, endpoint: str, keys: str) -> None:
        """Adds the subscription of a browser, or renews its keys."""
        new = (_secret(), person, "push", endpoint, keys, "on", _secret(), self._wall())
        await self._write(
            person,
            [Statement(UPSERT_PUSH, new), Statement(DROP_OLDEST, (person, MOST_SUBSCRIPTIONS))],
        )

    async def drop_mail(self, person: str) -> None:
        await self._database.write([Statement(DROP, (person, "mail"))])

    async def drop(self, person: str, channel: str) -> None:
        await self._database.write([Statement(DROP_ONE, (person, channel))])

    async def confirm(self, token: str) -> Channel:
        """Turns the address on whose confirmation link has this token. Confirming it again changes
        nothing.
        """
        channel = await self._by_token(token)
        now = self._wall()
        if channel.state == "on":
            return channel
        if channel.state not in ("asked", "unconfirmed") or channel.created_at < now - CONFIRM_MS:
            raise Refused("NOTICE", "link")
        await self._database.write([Statement(CONFIRM, (channel.id, now))])
        return channel

    async def stop(self, token: str) -> None:
        """Stops all messages to the address with this token, without asking who wants it."""
        channel = await self._by_token(token)
        await self._database.write([Statement(STOP, (channel.id,))])

    async def reschedule(self, person: str, next_at: int) -> None:
        """Sets when the next e-mail may be sent, after the person has changed the rhythm."""
        await self._database.write([Statement(RESCHEDULE, (person, next_at))])

    async def asked(self, most: int) -> list[Channel]:
        """Addresses to which the confirmation link has yet to be sent."""
        return [read_channel(row) for row in await self._database.read(ASKED, self._wall(), most)]

    async def expire(self) -> None:
        """Deletes addresses that were never confirmed."""
        before = self._wall() - CONFIRM_MS
        batch = [Statement(EXPIRE, (state, before)) for state in ("asked", "unconfirmed")]
        await self._database.write(batch)

    async def claim(self, channel: Channel) -> Channel | None:
        """Reserves a channel for this process; None if another one was first."""
        until = self._wall() + CLAIM_MS
        args = (channel.id, channel.next_at, until, channel.state)
        try:
            await self._database.write([Statement(CLAIM, args, expect=1)])
        except Conflict:
            return None
        return channel._replace(next_at=until, tries=channel.tries + 1)

    async def release(
        self,
        claimed: Channel,
        next_at: int,
        *,
        tries: int = 0,
        state: str = "",
        sent: list[Sent] | None = None,
    ) -> None:
        """Stores what came of a claim. What the person has changed meanwhile stays. While storage
        is away, it is tried again as long as the claim holds: otherwise a message that was sent
        would be sent once more.
        """
        args = (claimed.id, claimed.next_at, next_at, tries, state or claimed.state, claimed.state)
        batch = [Statement(SENT, (claimed.id, *one)) for one in sent or ()]
        batch.append(Statement(RELEASE, args))
        while True:
            # With the person's row locked, nothing is stored about somebody who was deleted.
            try:
                await self._database.write([*lock_people(claimed.person), *batch])
                return
            except Conflict:
                if not await exists(self._database, claimed.person):
                    return
            except Unavailable:
                if self._wall() >= claimed.next_at:
                    raise
                await asyncio.sleep(RETRY_S)

    async def _by_token(self, token: str) -> Channel:
        rows = await self._database.read(BY_TOKEN, token)
        if not rows or rows[0]["kind"] != "mail":
            raise Refused("NOTICE", "link")
        return read_channel(rows[0])

    async def _write(self, person: str, batch: list[Statement]) -> None:
        try:
            await self._database.write([*lock_people(person), first_preferences(person), *batch])
        except Conflict:
            raise Refused("PERSON", "unknown") from None


def _secret() -> str:
    return secrets.token_urlsafe(24)


def read_channel(row: Row) -> Channel:
    return Channel(
        id=str(row["id"]),
        person=str(row["person"]),
        kind="mail" if row["kind"] == "mail" else "push",
        address=str(row["address"]),
        keys=str(row["keys"]),
        state=str(row["state"]),
        token=str(row["token"]),
        created_at=whole(row, "created_at"),
        next_at=whole(row, "next_at"),
        tries=whole(row, "tries"),
    )
