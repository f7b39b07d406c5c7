"""What is due: the channels that have something to tell, and the turns to tell."""

from typing import Final, NamedTuple

from tavolino.server.notices.channels import Channel, Kind, read_channel
from tavolino.server.notices.preferences import HOUR_MS
from tavolino.server.notices.turns import WaitingTurn, read_turn
from tavolino.server.storage import Database

# Turns that a channel has yet to be told of: neither while the person is looking at a page, nor
# during holidays. A turn whose table has changed since it was looked at is left for the next time.
TO_TELL: Final = f"""FROM notice_channels c
 JOIN notice_preferences p ON p.person = c.person
 JOIN notice_turns n ON n.person = c.person
 JOIN tables t ON t.id = n.table_id AND t.version = n.version
 LEFT JOIN notices_sent told ON told.channel = c.id AND told.table_id = n.table_id
  AND told.reason = 'turn'
 LEFT JOIN notices_sent warned ON warned.channel = c.id AND warned.table_id = n.table_id
  AND warned.reason = 'short'
 WHERE c.state = 'on' AND c.next_at <= $1 AND n.since IS NOT NULL AND t.phase = 'playing'
 AND ((n.since + p.wait_hours * {HOUR_MS} <= $2 AND (told.since IS NULL OR told.since <> n.since))
  OR (n.deadline - p.left_hours * {HOUR_MS} <= $2
   AND (warned.since IS NULL OR warned.since <> n.since)))
 AND NOT EXISTS (SELECT 1 FROM dismissed d WHERE d.person = n.person AND d.table_id = n.table_id)
 AND NOT EXISTS (SELECT 1 FROM sessions s
  WHERE s.person = c.person AND s.kind = 'browser' AND s.seen_at > $3)
 AND NOT EXISTS (SELECT 1 FROM holidays h
  WHERE h.person = c.person AND h.starts_at <= $1 AND h.ends_at > $1)"""
DUE_CHANNELS: Final = (
    "(SELECT DISTINCT c.id, c.person, c.kind, c.address, c.keys, c.state, c.token, c.created_at,"
    f" c.next_at, c.tries {TO_TELL} AND c.kind = $4)"
)
# The first channel of each person. Channels that have not failed go first.
CHANNELS: Final = (
    "SELECT * FROM (SELECT due.*, ROW_NUMBER() OVER"
    " (PARTITION BY due.person ORDER BY due.tries, due.next_at, due.id) AS place"
    f" FROM {DUE_CHANNELS} AS due) AS ranked"
    " WHERE place = 1 ORDER BY tries, next_at, id LIMIT $5"
)
TURNS: Final = (
    f"SELECT n.table_id, t.game, n.since, n.deadline {TO_TELL} AND c.id = $4"
    " ORDER BY n.since, n.table_id"
)
LANGUAGE: Final = "SELECT language FROM people WHERE id = $1"


class Moment(NamedTuple):
    """A moment as the queries need it: by the wall clock, by the games' clock, and since when
    somebody who was seen counts as looking at a page.
    """

    wall: int
    games: int
    seen_since: int


class DueNotices:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def channels(self, now: Moment, kind: Kind, most: int) -> list[Channel]:
        """Channels of this kind on which something is to be told: one for each person, at most
        `most`.
        """
        rows = await self._database.read(CHANNELS, *now, kind, most)
        return [read_channel(row) for row in rows]

    async def turns(self, now: Moment, channel: Channel) -> list[WaitingTurn]:
        """The turns to be told on a channel, the longest-waiting one first."""
        return [read_turn(row) for row in await self._database.read(TURNS, *now, channel.id)]

    async def language_of(self, person: str) -> str:
        rows = await self._database.read(LANGUAGE, person)
        return str(rows[0]["language"]) if rows else "en"
