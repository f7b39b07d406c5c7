"""Writing something about a person only while that person exists.

Deleting a person takes their row first. A batch that begins with these statements either comes
before the deletion, which then finds what it wrote, or after it, and is refused as a whole.
"""

from typing import Final

from tavolino.server.storage import Database, Statement

LOCK: Final = "UPDATE people SET seen_at = seen_at WHERE id = $1"
LOCK_WITH_PASSWORD: Final = f"{LOCK} AND password = $2"


def lock_people(*people: str) -> list[Statement]:
    """Fails the batch unless all these people exist, and keeps them until it is written.

    They are locked in one order, so two batches never wait for each other.
    """
    return [Statement(LOCK, (person,), expect=1) for person in sorted(set(people))]


async def exists(database: Database, person: str) -> bool:
    return bool(await database.read("SELECT id FROM people WHERE id = $1", person))
