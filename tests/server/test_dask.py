"""Bots on a Dask cluster."""

import asyncio

import pytest

from tavolino.core import Refused, Stream
from tavolino.games import find_bot
from tavolino.server.settings import Settings
from tavolino.server.workers.bot_service import (
    BotService,
    TimedMove,
    open_bot_service,
)
from tavolino.table.bot_moves import plain_move
from tests.patience import PATIENCE_S
from tests.server.bot_services import SEED, VIEW
from tests.server.strange_bots import by_name


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refused, match="extra"):
        open_bot_service(Settings(dask="tcp://127.0.0.1:1"))


def test_an_unreachable_cluster_costs_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.workers.dask_cluster.CONNECT_SECONDS", 0.2)
    timed_moves: list[TimedMove] = []

    async def run() -> None:
        bot_service = open_bot_service(
            Settings(dask="tcp://127.0.0.1:1", workers=1), timed_moves.append
        )
        await bot_service.warm_up()
        move = await bot_service.choose("scalino", "greedy", VIEW, SEED)
        assert move == plain_move("scalino", VIEW, SEED)
        await bot_service.close()

    asyncio.run(run())
    assert [timed.plain for timed in timed_moves] == ["unreachable"]


def test_a_dask_cluster_chooses_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.workers.dask_cluster.CONNECT_SECONDS", PATIENCE_S)
    from distributed import LocalCluster

    from tavolino.server.workers.dask_cluster import DaskCluster

    async def run() -> None:
        local = LocalCluster(
            n_workers=1, threads_per_worker=1, dashboard_address=None, asynchronous=True
        )
        async with local as cluster:
            address = cluster.scheduler_address
            bot_service: BotService = open_bot_service(Settings(dask=address, workers=2))
            expected = find_bot("scalino", "greedy").choose(VIEW, Stream(SEED, 0))
            assert await bot_service.choose("scalino", "greedy", VIEW, SEED) == expected
            await bot_service.close()
            timed_moves: list[TimedMove] = []
            for seconds, bot in (
                (PATIENCE_S, "raise"),
                (PATIENCE_S, "illegal"),
                (3.0, "hang"),
                (PATIENCE_S, "random"),
            ):
                executor = DaskCluster(address, 1, seconds)
                strange = BotService(executor, executor, by_name, timed_moves.append)
                assert await strange.choose("scalino", bot, VIEW, SEED) in (VIEW.moves or ())
                await strange.close()
            assert [one.plain for one in timed_moves] == ["raised", "illegal", "late", None]

    asyncio.run(run())
