"""A database with people, sessions and ratings, and a wall clock that tests set."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from tavolino.core import Refused
from tavolino.server.context import personal_data_parts
from tavolino.server.people.friends import Friends
from tavolino.server.people.history import History
from tavolino.server.people.people import People
from tavolino.server.people.personal_data import PersonalData
from tavolino.server.people.ratings import Ratings
from tavolino.server.people.sessions import Sessions, open_sessions
from tavolino.server.people.solo_scores import SoloScores
from tavolino.server.storage import Database, Row, Statement, open_database
from tavolino.server.storage.database import Engine
from tavolino.server.storage.opening import connect

PASSWORD = "correct horse"


@dataclass
class Wall:
    now: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Stores:
    database: Database
    sessions: Sessions
    wall: Wall
    people: People = field(init=False)
    friends: Friends = field(init=False)
    ratings: Ratings = field(init=False)
    solo_scores: SoloScores = field(init=False)
    personal_data: PersonalData = field(init=False)

    def __post_init__(self) -> None:
        self.people = People(self.database, self.wall)
        self.friends = Friends(self.database, self.wall)
        self.ratings = Ratings(self.database)
        self.solo_scores = SoloScores(self.database)
        history = History(self.database)
        self.personal_data = PersonalData(
            self.database,
            history,
            self.ratings,
            self.solo_scores,
            personal_data_parts(self.database),
        )

    async def guest(self) -> str:
        return (await self.people.new_guest()).id

    async def member(self, name: str) -> str:
        """A person with an account."""
        person = await self.guest()
        await self.people.make_account(person, name, PASSWORD)
        return person

    async def do(self, sql: str, *args: str | int | None) -> None:
        await self.database.write([Statement(sql, args)])

    async def table(self, table: str, owner: str, phase: str, title: str, *sitting: str) -> None:
        """Inserts a table as the server would store it."""
        await self.do(
            "INSERT INTO tables (id, game, seats, title, owner, visibility, phase, created_at,"
            " changed_at, version, free_seats, due)"
            " VALUES ($1, 'scalino', 2, $2, $3, 'open', $4, 5, 5, 1, 0, '')",
            *(table, title, owner, phase),
        )
        for seat, person in enumerate(sitting):
            await self.do(
                "INSERT INTO sitting (table_id, person, seat) VALUES ($1, $2, $3)",
                table,
                person,
                seat,
            )

    async def add_chat(self, table: str, n: int, person: str, text: str) -> None:
        await self.do(
            "INSERT INTO chat (table_id, n, person, text, at, submit)"
            " VALUES ($1, $2, $3, $4, 7, 'same')",
            *(table, n, person, text),
        )


def using(url: str, act: Callable[[Stores], Awaitable[None]]) -> None:
    """Opens the stores, runs the test on them, and closes them."""

    async def main() -> None:
        database = await open_database(url)
        wall = Wall()
        sessions = await open_sessions(database, "", wall)
        stores = Stores(database, sessions, wall)
        try:
            await act(stores)
        finally:
            stores.people.close()
            await database.close()

    asyncio.run(main())


async def why(command: Awaitable[object]) -> str:
    """The refusal that a call raises."""
    with pytest.raises(Refused) as refused:
        await command
    return f"{refused.value.rule} {refused.value.why}"


async def everything_stored(url: str) -> dict[str, list[Row]]:
    """All rows of all tables."""
    engine: Engine = await connect(url)
    try:
        return {
            table: await engine.read(f"SELECT * FROM {table}") for table in await engine.tables()
        }
    finally:
        await engine.close()
