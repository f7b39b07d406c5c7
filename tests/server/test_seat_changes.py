"""Strangers who sit down and stand up again do not keep a table from starting."""

import asyncio
from pathlib import Path

from tavolino.table.repetition_limits import MOST_SITS
from tests.server.peers import AtTable, running
from tests.server.test_lists import OPEN

MANY = 1_000_000


async def sit_and_stand(there: AtTable) -> str:
    """Takes and leaves a seat until that is refused; returns the reason."""
    for _ in range(10 * MOST_SITS):
        answer = await there.submit("sit", seat=1)
        if answer["type"] == "refused":
            assert answer["text"]
            return f"{answer['rule']} {answer['why']}"
        await there.submit("stand", seat=1)
    return "never refused"


def test_a_table_starts_after_a_stranger_has_sat_down_often(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, seats_per_minute=MANY, messages_at_once=MANY) as server,
            server.peer() as owner,
            server.peer() as stranger,
            server.peer() as guest,
        ):
            table = await owner.create("rope", 2, settings=OPEN, occupants=["me"], ready=True)
            async with owner.at(table) as here, stranger.at(table) as there:
                assert await sit_and_stand(there) == "SEAT often"
                async with guest.at(table) as friend:
                    await friend.submit("sit", seat=1)
                    assert (await here.submit("stand", seat=1))["type"] == "ack"
                    await friend.submit("sit", seat=1, ready=True)
                    await here.see(lambda frame: frame["table"]["phase"] == "playing")

    asyncio.run(act())


def test_a_person_takes_a_limited_number_of_seats_a_minute_at_all_tables(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, seats_per_minute=2) as server,
            server.peer() as owner,
            server.peer() as stranger,
        ):
            for expected in ("ack", "ack", "refused"):
                table = await owner.create("rope", 2, occupants=["me"])
                async with stranger.at(table) as there:
                    answer = await there.submit("sit", seat=1)
                    assert answer["type"] == expected
            assert (answer["rule"], answer["why"]) == ("LIMIT", "wait")
            async with owner.at(table) as here:
                assert (await here.submit("sit", seat=1))["type"] == "ack"

    asyncio.run(act())
