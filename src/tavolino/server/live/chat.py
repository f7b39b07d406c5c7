"""The chat of a table. It is not part of the game, and can be deleted."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from tavolino.core import Refused
from tavolino.protocol.emotes import read_line
from tavolino.protocol.messages import ChatLine
from tavolino.server.people.existing import exists, lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole
from tavolino.table.audience import may_view
from tavolino.table.events import Person
from tavolino.table.table import Table

MOST_SHOWN: Final = 200
MOST_RETRIES: Final = 20
INSERT: Final = (
    "INSERT INTO chat (table_id, n, person, text, at, submit) VALUES ($1, $2, $3, $4, $5, $6)"
)
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]


class Chat:
    """The chat lines of one table, numbered from 1."""

    def __init__(self, table_id: str, database: Database, names: Names) -> None:
        self._table_id = table_id
        self._database = database
        self._names = names

    async def last(self) -> int:
        rows = await self._database.read(
            "SELECT COALESCE(MAX(n), 0) AS n FROM chat WHERE table_id = $1", self._table_id
        )
        return whole(rows[0], "n")

    async def add(self, person: Person, text: str, submit: str, wall_ms: int) -> int:
        """Stores a line and returns its number; the same submit again returns the same number.

        If the person is deleted in the meantime, nothing is stored.
        """
        for _ in range(MOST_RETRIES):
            n = await self.last() + 1
            args = (self._table_id, n, person, text, wall_ms, submit)
            try:
                await self._database.write([*lock_people(person), Statement(INSERT, args)])
            except Conflict:
                said = await self._database.read(
                    "SELECT n FROM chat WHERE table_id = $1 AND person = $2 AND submit = $3",
                    self._table_id,
                    person,
                    submit,
                )
                if said:
                    return whole(said[0], "n")
                if not await exists(self._database, person):
                    raise Refused("PERSON", "unknown") from None
                continue
            return n
        raise Refused("STORAGE", "busy")

    async def after(self, n: int, *, is_earlier: bool = False) -> list[ChatLine]:
        """The lines after number `n`, at most the last MOST_SHOWN."""
        rows = await self._database.read(
            "SELECT n, person, text, at FROM chat WHERE table_id = $1 AND n > $2"
            " AND person <> ''"  # its author has been deleted
            " ORDER BY n DESC LIMIT $3",
            self._table_id,
            n,
            MOST_SHOWN,
        )
        names = await self._names({str(row["person"]) for row in rows})
        return [_line(row, names, is_earlier) for row in reversed(rows)]


def check_may_chat(table: Table, person: Person) -> None:
    """Refuses people who may not chat according to the table's settings."""
    allowed = table.settings["chat"]
    if allowed == "off":
        raise Refused("CHAT", "off")
    if allowed == "players" and person not in table.people:
        raise Refused("CHAT", "players")
    if not may_view(table, person):
        raise Refused("TABLE", "private")


def cleaned(text: str) -> str:
    """A line as it is stored: one line of text, without invisible characters."""
    kept = "".join(character if character.isprintable() else " " for character in text)
    words = " ".join(kept.split())
    if not words:
        raise Refused("CHAT", "empty")
    return words


def _line(row: Row, names: dict[str, str], is_earlier: bool) -> ChatLine:
    person = str(row["person"])
    sent = read_line(str(row["text"]))
    return ChatLine(
        n=whole(row, "n"),
        person=person,
        name=names.get(person, ""),
        text=sent.text,
        emote=sent.emote,
        at=whole(row, "at"),
        is_earlier=is_earlier,
    )
