"""Deletes guests who have been idle for long and left nothing behind."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.storage import Conflict, Database, Statement, whole

IDLE: Final = "SELECT id, seen_at FROM people WHERE account IS NULL AND seen_at < $1"
SLICE: Final = f"{IDLE} AND (seen_at, id) > ($2, $3) ORDER BY seen_at, id LIMIT $4"
# The conditions are checked again when the row is deleted: a guest may have done something since.
DELETE: Final = """DELETE FROM people WHERE id = $1 AND account IS NULL AND seen_at < $2
 AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = $1)
 AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = $1)
 AND NOT EXISTS (SELECT 1 FROM chat WHERE person = $1)
 AND NOT EXISTS (SELECT 1 FROM record_owners WHERE person = $1)
 AND NOT EXISTS (SELECT 1 FROM friends WHERE person = $1)
 AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = $1 AND kind = 'token')"""
DELETE_REST: Final = (
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1",
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM dismissed WHERE person = $1",
    "DELETE FROM ratings WHERE who = $1",
    "DELETE FROM solo_scores WHERE person = $1",
    "DELETE FROM results WHERE person = $1",
    "DELETE FROM quick_match WHERE person = $1",
    "DELETE FROM friend_links WHERE person = $1",
    "DELETE FROM invitations WHERE person = $1",
    "DELETE FROM invitations WHERE inviter = $1",
)


class GuestCursor(NamedTuple):
    """A position in the list of guests, which is ordered by last visit."""

    seen_at: int = -1
    person: str = ""


async def purge_guests(
    database: Database,
    seen_before: int,
    after: GuestCursor,
    most: int,
    parts: Sequence[PersonalDataPart],
) -> GuestCursor | None:
    """Checks up to `most` idle guests, deletes those without data, returns where to continue."""
    rest = (*DELETE_REST, *(sql for part in parts for sql in part.forget))
    rows = await database.read(SLICE, seen_before, after.seen_at, after.person, most)
    for row in rows:
        person = str(row["id"])
        batch = [
            Statement(DELETE, (person, seen_before), expect=1),
            *(Statement(sql, (person,)) for sql in rest),
        ]
        with suppress(Conflict):
            await database.write(batch)
    return (
        GuestCursor(whole(rows[-1], "seen_at"), str(rows[-1]["id"])) if len(rows) == most else None
    )
