"""Guests who have been absent for long and have no data are deleted, and nobody else."""

import pytest

from tavolino.server.people.guests import GuestCursor, purge_guests
from tavolino.server.records.repository import RecordRepository
from tests.server.people.setup import Stores as Setup
from tests.server.people.setup import using

DAY_MS = 24 * 3600 * 1000


async def purge(setup: Setup, most: int = 50) -> None:
    stores: GuestCursor | None = GuestCursor()
    while stores is not None:
        stores = await purge_guests(setup.database, setup.wall.now - 30 * DAY_MS, stores, most, ())


async def people_left(setup: Setup) -> set[str]:
    return {str(row["id"]) for row in await setup.database.read("SELECT id FROM people")}


def test_only_who_left_nothing_is_deleted(database_url: str) -> None:
    async def act(setup: Setup) -> None:
        gone = [await setup.guest() for _ in range(3)]
        sits, owns, says, brings, bot = [await setup.guest() for _ in range(5)]
        member = await setup.member("Anna")
        await setup.table("one", member, "over", "", sits)
        await setup.table("two", owns, "over", "")
        await setup.add_chat("one", 1, says, "words")
        await RecordRepository(setup.database).add("r", "", brings)
        await setup.sessions.make_token(bot, "bot")
        await setup.sessions.begin(gone[0])
        await setup.people.mute(gone[0], gone[1])
        await setup.people.mute(member, gone[1])
        await setup.ratings.rate("three", "scalino", 2, [gone[2], "bot:random"], [1, 2])
        await setup.solo_scores.count("four", "cutit", "{}", gone[2], 70)
        kept = {sits, owns, says, brings, bot, member}
        assert await people_left(setup) == kept | set(gone)
        await purge(setup)
        assert await people_left(setup) == kept | set(gone), "nobody has been away for long"
        setup.wall.now += 31 * DAY_MS
        fresh = await setup.guest()
        await purge(setup)
        assert await people_left(setup) == {*kept, fresh}
        for sql in (
            "SELECT 1 AS one FROM sessions WHERE kind = 'browser'",
            "SELECT 1 AS one FROM mutes",
            "SELECT 1 AS one FROM ratings WHERE who NOT LIKE 'bot:%'",
            "SELECT 1 AS one FROM solo_scores",
        ):
            assert await setup.database.read(sql) == []

    using(database_url, act)


@pytest.mark.parametrize("most", [1, 2, 7])
def test_purging_in_slices_reaches_everybody(database_url: str, most: int) -> None:
    async def act(setup: Setup) -> None:
        people = [await setup.guest() for _ in range(9)]  # all seen in the same moment
        await setup.table("one", people[4], "over", "", people[2])
        setup.wall.now += 31 * DAY_MS
        await purge(setup, most)
        assert await people_left(setup) == {people[2], people[4]}

    using(database_url, act)


def test_a_guest_who_returns_during_the_purge_stays(database_url: str) -> None:
    async def act(setup: Setup) -> None:
        guest = await setup.guest()
        cookie = await setup.sessions.begin(guest)
        setup.wall.now += 31 * DAY_MS
        read = setup.database.read

        class Late:
            """The guest returns between the query and the deletion."""

            write = setup.database.write

            async def read(self, sql: str, *args: str | int | None) -> object:
                rows = await read(sql, *args)
                assert await setup.sessions.recognise(cookie, None)
                return rows

        before = setup.wall.now - 30 * DAY_MS
        await purge_guests(Late(), before, GuestCursor(), 5, ())  # type: ignore[arg-type]
        assert await people_left(setup) == {guest}

    using(database_url, act)
