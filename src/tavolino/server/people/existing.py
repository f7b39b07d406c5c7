"""Writes data about a person only while that person exists.

Deletion locks the person's row first. A batch that begins with these statements either runs before
the deletion, which then removes what it wrote, or after it, and fails as a whole.
"""

from typing import Final

from tavolino.server.storage import Database, Statement

LOCK: Final = "UPDATE people SET seen_at = seen_at WHERE id = $1"
LOCK_WITH_PASSWORD: Final = f"{LOCK} AND password = $2"


def lock_people(*people: str) -> list[Statement]:
    """Fails the batch unless all these people exist, and locks their rows until it is written.

    Rows are locked in a fixed order, so two batches cannot deadlock.
    """
    return [Statement(LOCK, (person,), expect=1) for person in sorted(set(people))]


async def exists(database: Database, person: str) -> bool:
    return bool(await database.read("SELECT id FROM people WHERE id = $1", person))
