"""Visitors' numbers: a flood neither closes a day nor fills the database, and nobody's is lost."""

import asyncio
import json
from pathlib import Path

import pytest

from tavolino.core import Refused
from tavolino.daily import add_days, daily_games, ends_at
from tavolino.daily.chain import Batch, Receipt
from tavolino.daily.published import read_published, read_receipt
from tavolino.daily.verification import ReaderNotes, verify_day
from tavolino.server.daily.contributions import BATCHES, Contributions
from tavolino.server.daily.seals import SealedDay, Seals
from tavolino.server.limits import RateLimit
from tests.daily.days import ROUNDS, seal
from tests.patience import PATIENCE_S
from tests.server.peers import Running, running

FLOOD = 6_000


def number(n: int) -> str:
    return f"{n:032x}"


async def day_to_come(server: Running) -> str:
    """Never a day that closes while the test runs."""
    day = add_days(server.context.daily.today, 2)
    await seal(server.context.database, day)
    return day


async def check(server: Running, day: str, receipts: list[Receipt]) -> None:
    async with server.peer() as one:
        published = read_published((await one.http.get(f"/api/daily/{day}")).content)
    dailies = daily_games()
    for receipt in receipts:
        assert verify_day(published, dailies, ReaderNotes(receipt=receipt), ROUNDS) == []


def test_a_flood_of_numbers_leaves_room_for_an_honest_one(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as late:
            day = await day_to_come(server)
            daily = server.context.daily
            async with asyncio.timeout(PATIENCE_S):
                flood = await asyncio.gather(
                    *(daily.contribute(day, number(n)) for n in range(FLOOD))
                )
            response = await late.http.post(
                f"/api/daily/{day}/contributions", json={"value": "5a" * 16}
            )
            assert response.status_code == 200
            own = read_receipt(response.content)
            assert own.numbers == FLOOD + 1
            assert own.head == (await found(server, day)).head
            await check(server, day, [own, flood[0], flood[-1], flood[FLOOD // 2]])
            assert len(await daily.seals.batches(day)) <= BATCHES.at_once

    asyncio.run(act())


async def found(server: Running, day: str) -> SealedDay:
    sealed = await server.context.daily.seals.find(day)
    assert sealed is not None
    return sealed


def test_numbers_wait_for_the_next_batch_once_there_were_many(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            day = await day_to_come(server)
            seals = Seals(server.context.database)
            numbers = Contributions(seals, RateLimit(at_once=2, per_second=0.001))
            for n in range(2):
                await numbers.add(day, number(n), most_s=0.3)
            waiting = [
                asyncio.create_task(numbers.add(day, number(n), most_s=0.3)) for n in range(2, 9)
            ]
            receipts = await asyncio.gather(*waiting)
            # All of them came with one batch: at the latest when the day closes.
            assert [batch.numbers for batch in await seals.batches(day)] == [1, 1, 7]
            await check(server, day, receipts)

    asyncio.run(act())


def test_processes_add_to_one_chain(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server:
            day = await day_to_come(server)
            processes = [Contributions(Seals(server.context.database)) for _ in range(4)]
            receipts = await asyncio.gather(
                *(one.add(day, number(n), most_s=3600) for n, one in enumerate(processes))
            )
            assert sorted(receipt.batch for receipt in receipts) == [0, 1, 2, 3]
            await check(server, day, receipts)

    asyncio.run(act())


def test_nobody_gets_a_receipt_for_a_number_that_was_not_added(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            day = await day_to_come(server)
            seals = Seals(server.context.database)
            numbers = Contributions(seals, RateLimit(at_once=1, per_second=0.01))
            await numbers.add(day, number(0), most_s=3600)
            waiting = asyncio.create_task(numbers.add(day, number(1), most_s=3600))
            await asyncio.sleep(0)
            await numbers.close()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await seals.close(day)
            with pytest.raises(Refused, match="closed"):
                await numbers.add(day, number(2), most_s=0)
            assert await seals.batches(day) == [Batch(1, (await seals.batches(day))[0].root)]

    asyncio.run(act())


def test_a_person_and_an_address_add_only_some_numbers(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, daily_numbers_per_day=2, address_daily_numbers_per_hour=3) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            day = await day_to_come(server)
            path = f"/api/daily/{day}/contributions"
            statuses = [
                (await peer.http.post(path, json={"value": number(n)})).status_code
                for n, peer in enumerate((one, one, one, two))
            ]
            assert statuses == [200, 200, 429, 429]

    asyncio.run(act())


def test_a_revealed_day_is_checked_with_the_receipt_of_the_visitor(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            day = await day_to_come(server)
            sent = await one.http.post(f"/api/daily/{day}/contributions", json={"value": number(7)})
            receipt = read_receipt(sent.content)
            assert json.loads(sent.content)["day"] == day
            await server.context.daily.seals.close(day)
            sealed = await found(server, day)
            assert sealed.head == receipt.head
            assert ends_at(day) > server.context.daily.wall()
            await check(server, day, [receipt])

    asyncio.run(act())
