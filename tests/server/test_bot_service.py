"""Bots think elsewhere: a legal move always comes, and the server never waits."""

import asyncio
import hashlib
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tavolino.catalogue import find_bot, find_game, rules
from tavolino.core import Dealer, Play, Refused, Stream, View
from tavolino.server.settings import Settings
from tavolino.server.workers import bot_service as thinking
from tavolino.server.workers.bot_service import (
    BotService,
    PooledBotService,
    TimedMove,
    open_bot_service,
    plain_move,
)
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.process_pool import ProcessPool
from tests.patience import PATIENCE_S
from tests.processes import PROCESSES
from tests.server.live_processes import is_alive, until
from tests.server.strange_bots import by_name

SEED = bytes(range(32))


def first_view(game: str = "scalino") -> View[Any]:
    rules = find_game(game).rules
    play = Play(rules, rules.players[0])
    Dealer(SEED).deal(play)
    return rules.view(play.state, min(play.to_act))


VIEW = first_view()
assert VIEW.moves


class Tried:
    """A thinker of strange bots, and what it says of its thoughts."""

    def __init__(self, workers: int = 2, seconds: float = PATIENCE_S) -> None:
        self.thoughts: list[TimedMove] = []
        self.processes = ProcessPool(workers, seconds)
        self.bot_service = PooledBotService(self.processes, by_name, self.thoughts.append)

    async def choose(self, bot: str, view: View[Any] = VIEW, seed: bytes = SEED) -> str:
        return await self.bot_service.choose(view.game, bot, view, seed)

    @property
    def plain(self) -> list[str | None]:
        return [timed.plain for timed in self.thoughts]

    @property
    def pids(self) -> frozenset[int]:
        return self.processes.pids


def trying(
    body: Callable[[Tried], Awaitable[None]], workers: int = 2, seconds: float = PATIENCE_S
) -> None:
    async def run() -> None:
        tried = Tried(workers, seconds)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await body(tried)
        finally:
            pids = tried.pids
            await tried.bot_service.close()
            assert not any(map(is_alive, pids))

    asyncio.run(run())


@pytest.mark.parametrize("game", rules())
def test_workers_choose_what_the_bot_chooses(game: str) -> None:
    async def run() -> None:
        bot_service = open_bot_service(Settings(workers=1))
        view = first_view(game)
        for bot in list(find_game(game).bots.by_name)[:2]:
            chosen = await bot_service.choose(game, bot, view, SEED)
            assert chosen == find_bot(game, bot).choose(view, Stream(SEED, 0))
        await bot_service.close()

    asyncio.run(run())


def test_a_bot_that_crashes_its_process_is_asked_again(tmp_path: Path) -> None:
    async def body(tried: Tried) -> None:
        expected = await tried.choose("random")
        before = tried.pids
        assert await tried.choose(f"crash-once:{tmp_path / 'mark'}") == expected
        assert tried.plain == [None, None]
        assert not tried.pids & before

    trying(body, workers=1)


@pytest.mark.parametrize(
    ("bot", "why"),
    [("crash", "crashed"), ("raise", "raised"), ("illegal", "illegal"), ("nothing", "illegal")],
)
def test_a_bot_without_a_move_makes_a_plain_one(bot: str, why: str) -> None:
    async def body(tried: Tried) -> None:
        assert await tried.choose(bot) == plain_move("scalino", VIEW, SEED)
        assert tried.plain == [why]
        assert await tried.choose("random") in (VIEW.moves or ())
        assert tried.plain == [why, None]

    trying(body, workers=1)


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_bot_that_takes_too_long_makes_a_plain_move(bot: str) -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        before = tried.pids
        assert await tried.choose(bot) == plain_move("scalino", VIEW, SEED)
        assert tried.plain == ["late"]
        assert 0.5 <= tried.thoughts[0].seconds < PATIENCE_S
        assert not any(map(is_alive, before))

    trying(body, workers=1, seconds=0.5)


def test_moves_are_checked_also_where_they_are_endless() -> None:
    view = endless_view()

    async def body(tried: Tried) -> None:
        assert await tried.choose("illegal", view) == plain_move("cutit", view, SEED)
        assert await tried.choose("random", view)
        assert tried.plain == ["illegal", None]

    trying(body, workers=1)


def endless_view() -> View[Any]:
    """The puzzle of Cut it, which has more ways to lay it than anybody would list."""
    rules = find_game("cutit").rules
    play, dealer = Play(rules, 1), Dealer(SEED)
    while True:
        dealer.deal(play)
        view = rules.view(play.state, min(play.to_act))
        if view.moves is None:
            return view
        play.submit_text(view.viewer, view.moves[0])


def test_what_a_bot_prints_does_not_disturb_its_answer() -> None:
    async def body(tried: Tried) -> None:
        assert await tried.choose("print") == await tried.choose("random")
        assert tried.plain == [None, None]

    trying(body, workers=1)


def test_settings_are_not_told_to_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLINO_SECRET_KEY", "k" * 32)

    async def body(tried: Tried) -> None:
        await tried.choose("environment")
        assert tried.plain == [None]

    trying(body, workers=1)


def test_what_an_error_says_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def body(tried: Tried) -> None:
        await tried.choose("raise")

    trying(body, workers=1)
    (record,) = [one for one in caplog.records if one.name == thinking.__name__]
    assert record.__dict__["detail"].startswith("ValueError in strange_bots.py:")
    assert "spades" not in str(record.__dict__)


def own_seconds() -> float:
    """The time that goes by here, but for that in which others had all processors."""
    waited_ns = int(Path("/proc/thread-self/schedstat").read_text().split()[1])
    return time.monotonic() - waited_ns / 1e9


def test_twenty_at_once_while_the_loop_stays_quick() -> None:
    async def body(tried: Tried) -> None:
        seeds = [hashlib.sha256(bytes([n])).digest() for n in range(20)]
        bots = ["random", "raise", "crash", "illegal", "greedy"] * 4
        longest = 0.0

        async def beat() -> None:
            nonlocal longest
            last = own_seconds()
            while True:
                await asyncio.sleep(0.01)
                now = own_seconds()
                longest = max(longest, now - last)
                last = now

        heart = asyncio.create_task(beat())
        asked = zip(bots, seeds, strict=True)
        moves = await asyncio.gather(*(tried.choose(bot, seed=seed) for bot, seed in asked))
        heart.cancel()
        assert set(moves) <= set(VIEW.moves or ())
        assert len(tried.pids) <= 2
        assert sorted(map(str, tried.plain)) == sorted(
            [*["None"] * 8, *["raised"] * 4, *["crashed"] * 4, *["illegal"] * 4]
        )
        assert longest < 0.5

    trying(body)


def test_an_idle_worker_that_was_killed_is_replaced() -> None:
    async def body(tried: Tried) -> None:
        expected = await tried.choose("random")
        (pid,) = tried.pids
        os.kill(pid, signal.SIGKILL)
        assert await tried.choose("random") == expected
        assert tried.plain == [None, None]
        assert tried.pids != {pid}

    trying(body, workers=1)


def test_who_gives_up_waiting_frees_the_worker() -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        before = tried.pids
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await tried.choose("hang")
        assert not any(map(is_alive, before))
        assert await tried.choose("random") in (VIEW.moves or ())

    trying(body, workers=1)


def test_closing_ends_thinking() -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        waiting = [asyncio.create_task(tried.choose("hang")) for _ in range(3)]
        await asyncio.sleep(0)
        pids = tried.pids
        await tried.bot_service.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [NoMove] * 3
        assert len(pids) == 2
        assert not any(map(is_alive, pids))
        with pytest.raises(NoMove, match="closed"):
            await tried.choose("random")

    trying(body)


def test_nothing_starts_before_it_is_needed() -> None:
    async def body(tried: Tried) -> None:
        assert not tried.pids
        await tried.bot_service.warm_up()
        assert len(tried.pids) == 2

    trying(body)


def think_for_ever(telling: Connection) -> None:
    """A server whose bot never has a move; tells of its workers."""

    async def main() -> None:
        tried = Tried()
        await tried.bot_service.warm_up()
        thinking = asyncio.create_task(tried.choose("spin"))
        await asyncio.sleep(0)
        telling.send(tried.pids)
        await thinking

    asyncio.run(main())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_server_is_gone(how: signal.Signals) -> None:
    told, telling = PROCESSES.Pipe(duplex=False)
    owner = PROCESSES.Process(target=think_for_ever, args=(telling,))
    owner.start()
    telling.close()
    assert told.poll(PATIENCE_S)
    pids = told.recv()
    assert len(pids) == 2
    assert all(map(is_alive, pids))
    assert owner.pid
    os.kill(owner.pid, how)
    owner.join(PATIENCE_S)
    assert owner.exitcode == -how
    until(lambda: not any(map(is_alive, pids)))


def test_a_worker_that_compiles_answers_meanwhile() -> None:
    async def run() -> None:
        processes = ProcessPool(1, PATIENCE_S, compiles=True)
        bot_service = PooledBotService(processes)
        await bot_service.warm_up()
        assert await bot_service.choose("scalino", "random", VIEW, SEED) in (VIEW.moves or ())
        await bot_service.close()

    asyncio.run(run())


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Refused, match="extra"):
        open_bot_service(Settings(dask="tcp://127.0.0.1:1"))


def test_an_unreachable_cluster_costs_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.workers.dask_cluster.CONNECT_SECONDS", 0.2)
    thoughts: list[TimedMove] = []

    async def run() -> None:
        bot_service = open_bot_service(
            Settings(dask="tcp://127.0.0.1:1", workers=1), thoughts.append
        )
        await bot_service.warm_up()
        move = await bot_service.choose("scalino", "greedy", VIEW, SEED)
        assert move == plain_move("scalino", VIEW, SEED)
        await bot_service.close()

    asyncio.run(run())
    assert [timed.plain for timed in thoughts] == ["unreachable"]


def test_a_dask_cluster_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
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
            thoughts: list[TimedMove] = []
            for seconds, bot in (
                (PATIENCE_S, "raise"),
                (PATIENCE_S, "illegal"),
                (3.0, "hang"),
                (PATIENCE_S, "random"),
            ):
                strange = PooledBotService(
                    DaskCluster(address, 1, seconds), by_name, thoughts.append
                )
                assert await strange.choose("scalino", bot, VIEW, SEED) in (VIEW.moves or ())
                await strange.close()
            assert [one.plain for one in thoughts] == ["raised", "illegal", "late", None]

    asyncio.run(run())
