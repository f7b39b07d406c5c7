"""Migrates a database to the schema of this program."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.storage import migrations
from tavolino.server.storage.database import Conflict, Engine, Statement

TABLE: Final = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT)"
UNFINISHED: Final = 0
"""Marks a database into which a backup is being restored."""
MARK_UNFINISHED: Final = Statement(
    "INSERT INTO migrations (number, name) VALUES ($1, 'restoring')", (UNFINISHED,)
)
UNMARK_UNFINISHED: Final = Statement(
    "DELETE FROM migrations WHERE number = $1", (UNFINISHED,), expect=1
)


class Migration(NamedTuple):
    number: int
    name: str
    statements: tuple[str, ...]


@cache
def known_migrations() -> tuple[Migration, ...]:
    """All migrations of this program, in order."""
    files = resources.files(migrations).iterdir()
    found = [
        _read(file.name.removesuffix(".sql"), file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(".sql")
    ]
    return tuple(sorted(found))


def _read(name: str, text: str) -> Migration:
    number, _, word = name.partition("_")
    statements = (statement.strip() for statement in text.split(";\n"))
    return Migration(int(number), word, tuple(filter(None, statements)))


def statements_of(migrations: Iterable[Migration]) -> list[str]:
    """The statements that give an empty database the schema after these migrations."""
    return [TABLE, *(statement for one in migrations for statement in one.statements)]


async def migrate(engine: Engine, known: Sequence[Migration] | None = None) -> None:
    """Applies the missing migrations, each once, even if other processes do the same.

    A migration and its number are written together. Of two processes that start at the same time,
    one gets the number. The other gets a conflict and looks again.
    """
    if known is None:
        known = known_migrations()
    while steps := missing(await applied(engine), known):
        try:
            await engine.write(
                [
                    Statement(TABLE),
                    Statement(
                        "INSERT INTO migrations (number, name) VALUES ($1, $2)",
                        (steps[0].number, steps[0].name),
                    ),
                    *map(Statement, steps[0].statements),
                ]
            )
        except Conflict:
            continue


async def applied(engine: Engine) -> dict[int, str]:
    """Numbers and names of the applied migrations."""
    if "migrations" not in await engine.tables():
        return {}
    rows = await engine.read("SELECT number, name FROM migrations ORDER BY number")
    return {int(row["number"] or 0): str(row["name"]) for row in rows}


def refuse_unfinished(applied: Mapping[int, str]) -> None:
    if UNFINISHED in applied:
        raise Refused("DATABASE", "unfinished")


def missing(applied: Mapping[int, str], known: Sequence[Migration]) -> list[Migration]:
    """The migrations still to be applied. Refuses a database that this program cannot serve."""
    refuse_unfinished(applied)
    names = {one.number: one.name for one in known}
    for number, name in applied.items():
        if names.get(number) != name:
            raise Refused("DATABASE", "newer", number=number, name=name)
    return [one for one in known if one.number not in applied]
