"""A finished table counts once, for ratings or for solo scores."""

from tavolino.server.storage import Database, Statement


async def is_counted(database: Database, table_id: str) -> bool:
    sql = "SELECT table_id FROM rated WHERE table_id = $1"
    return bool(await database.read(sql, table_id))


def mark_counted(table_id: str) -> list[Statement]:
    """Fails the batch with a conflict if the table has been counted already."""
    return [
        Statement("INSERT INTO rated (table_id) VALUES ($1)", (table_id,)),
        Statement("UPDATE tables SET rated = 1 WHERE id = $1", (table_id,)),
    ]
