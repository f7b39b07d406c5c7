"""Lists of tables: those of a person, and how tables are shown in a list."""

import json
from collections.abc import Sequence
from typing import Final, get_args

from tavolino.core import Refused
from tavolino.protocol.log import Phase
from tavolino.protocol.tables import ListedSeat, ListedTable, TableList
from tavolino.server.people.existing import lock_people
from tavolino.server.people.people import People
from tavolino.server.storage import Conflict, Database, Row, Statement, whole
from tavolino.table.events import Person

MOST: Final = 100
PHASES: Final[dict[str, Phase]] = {phase: phase for phase in get_args(Phase)}
COLUMNS: Final = (
    "t.id, t.game, t.title, t.phase, t.seats, t.free_seats, t.created_at, t.changed_at, t.due,"
    " t.result"
)
MINE: Final = f"""SELECT {COLUMNS} FROM tables t WHERE t.id IN
 (SELECT table_id FROM sitting WHERE person = $1
  UNION SELECT id FROM tables WHERE owner = $1 AND phase = 'lobby')
 AND (t.phase = 'over') = ($2 = 1) AND NOT (t.phase = 'over' AND t.result IS NULL)
 AND t.id NOT IN (SELECT table_id FROM dismissed WHERE person = $1)
 ORDER BY t.changed_at DESC LIMIT $3 OFFSET $4"""

DISMISS: Final = (
    "INSERT INTO dismissed (person, table_id) SELECT CAST($1 AS TEXT), id FROM tables"
    " WHERE id = $2 AND (owner = $1 OR EXISTS"
    " (SELECT 1 FROM sitting WHERE table_id = $2 AND person = $1)) ON CONFLICT DO NOTHING"
)


class Lists:
    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def of(self, person: Person, *, over: bool, offset: int = 0) -> TableList:
        """A person's running or finished tables, the last changed first."""
        rows = await self._database.read(MINE, person, int(over), MOST, offset)
        return await self.listed(rows, person)

    async def dismiss(self, person: Person, table_id: str) -> None:
        """Takes a table off a person's own lists. Their seat stays theirs."""
        try:
            await self._database.write(
                [*lock_people(person), Statement(DISMISS, (person, table_id))]
            )
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def restore(self, person: Person, table_id: str) -> None:
        """Puts a dismissed table back."""
        sql = "DELETE FROM dismissed WHERE person = $1 AND table_id = $2"
        await self._database.write([Statement(sql, (person, table_id))])

    async def listed(self, rows: Sequence[Row], person: Person) -> TableList:
        """These tables as the person sees them in a list."""
        if not rows:
            return TableList([])
        places = ", ".join(f"${n}" for n in range(1, len(rows) + 1))
        sitting = await self._database.read(
            f"SELECT table_id, person, seat, name FROM sitting WHERE table_id IN ({places})"
            " ORDER BY seat",
            *(row["id"] for row in rows),
        )
        names = await self._people.names({str(one["person"]) for one in sitting})
        seats: dict[str, list[ListedSeat]] = {}
        for one in sitting:
            who = str(one["person"])
            name = str(one["name"]) or names.get(who, "")
            listed = ListedSeat(whole(one, "seat"), who, name)
            seats.setdefault(str(one["table_id"]), []).append(listed)
        return TableList([_table(row, seats.get(str(row["id"]), []), person) for row in rows])


def _table(row: Row, people: list[ListedSeat], person: Person) -> ListedTable:
    result = row["result"]
    due = str(row["due"])
    return ListedTable(
        id=str(row["id"]),
        game=str(row["game"]),
        title=str(row["title"]),
        phase=PHASES[str(row["phase"])],
        seats=whole(row, "seats"),
        free_seats=whole(row, "free_seats"),
        created_at=whole(row, "created_at"),
        changed_at=whole(row, "changed_at"),
        due=[int(seat) for seat in due.split(",")] if due else [],
        people=people,
        mine=[one.seat for one in people if one.person == person],
        ranks=json.loads(str(result))["ranks"] if result else None,
    )
