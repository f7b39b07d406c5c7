"""Real workers: whoever asks for much delays neither bots nor other people."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tavolino.server.main import quick_loop
from tavolino.server.workers.job_queue import JobQueue, QueuedJob
from tavolino.server.workers.process_pool import ProcessPool
from tavolino.server.workers.rendering import MOST_WAITING
from tavolino.server.workers.round_robin import Asker
from tavolino.server.workers.worker import MoveRequest
from tests.patience import PATIENCE_S
from tests.server.bot_services import SEED, VIEW, Tried, trying
from tests.server.peers import Peer, Running, browser, running
from tests.server.strange_bots import by_name
from tests.server.test_analysis import finished
from tests.server.test_queued_requests import alone, reviews_of

PROXIED: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",), "prints_per_minute": 1000}
GUESTS = 52


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=quick_loop) as runner:
        runner.run(work)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


def test_forty_hints_do_not_keep_a_bot_from_moving() -> None:
    """With one worker it waits only for the hint that is being computed."""

    async def body(tried: Tried) -> None:
        bots = tried.bot_service
        await bots.warm_up()
        reports = 0

        async def hint(person: str) -> None:
            nonlocal reports
            ticket = bots.queue_for_hint(Asker("", person))
            await bots.advise(ticket, "scalino", "random", VIEW, SEED)
            reports += 1

        hints = [asyncio.create_task(hint(str(n))) for n in range(40)]
        await asyncio.sleep(0)
        assert await tried.choose("random") in (VIEW.moves or ())
        assert reports <= 1
        await asyncio.gather(*hints)

    trying(body, workers=1)


def test_a_question_that_nobody_waits_for_does_not_cost_a_worker() -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        before = tried.pids
        ticket = tried.bot_service.queue_for_hint(Asker("", "one"))
        job = ticket.job
        advice = tried.bot_service.advise(ticket, "scalino", "random", VIEW, SEED)
        asking = asyncio.create_task(advice)
        await until(lambda: job.work is not None)
        asking.cancel()
        await asyncio.wait([asking])
        ticket.leave()
        assert is_running(job)
        assert await tried.choose("random") in (VIEW.moves or ())
        assert not is_running(job)
        assert tried.pids == before

    trying(body, workers=1)


def is_running(job: QueuedJob) -> bool:
    return job.state == "called"


def test_an_analysis_without_end_delays_neither_moves_nor_hints(tmp_path: Path) -> None:
    """One worker for moves, as on a machine with two processors."""
    mark = tmp_path / "analysing"

    async def body(tried: Tried) -> None:
        bots = tried.bot_service
        endless = MoveRequest(by_name, "scalino", f"hang-once:{mark}", VIEW, SEED)
        computing: Awaitable[str] = bots._compute(Asker("", "analysis"), endless)
        analysis = asyncio.ensure_future(computing)
        await until(mark.exists)
        for _ in range(20):
            assert await tried.choose("random") in (VIEW.moves or ())
        ticket = bots.queue_for_hint(Asker("", "one"))
        assert await bots.advise(ticket, "scalino", "random", VIEW, SEED)
        assert not analysis.done()
        assert tried.plain == [None] * 20
        analysis.cancel()

    trying(body, workers=1)


def test_analyses_run_with_the_lowest_priority() -> None:
    async def act() -> None:
        pools = ProcessPool(1, PATIENCE_S), ProcessPool(1, PATIENCE_S, in_background=True)
        for pool in pools:
            await pool.warm_up()
        niceness = [
            int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])
            for pool in pools
            for pid in pool.pids
        ]
        assert niceness[0] < niceness[1] == 19
        for pool in pools:
            await pool.close()

    run(act())


def test_prints_of_one_address_leave_another_its_turn(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, **PROXIED) as server, browser(server.url) as http:

            async def print_sheet(address: str, seed: int) -> httpx.Response:
                path = f"/api/games/cutit/print.pdf?part=sheet&seed={seed}"
                return await http.get(path, headers={"X-Forwarded-For": address})

            queue: JobQueue = server.context.prints._queue
            async with queue.join("move", Asker("")):
                prints = [print_sheet("192.0.2.1", seed) for seed in range(MOST_WAITING + 5)]
                greedy = [asyncio.create_task(work) for work in prints]
                await until(lambda: statuses(greedy) == [503] * 5)
                assert len(queue._questions) == MOST_WAITING
                modest = asyncio.create_task(print_sheet("192.0.2.2", -1))
                await until(lambda: statuses(greedy) == [503] * 6)
            assert (await modest).status_code == 200
            assert statuses(greedy).count(200) <= 3, "one before it, and perhaps some since"
            for task in greedy:
                task.cancel()
            await until(lambda: not queue._questions)  # who disconnects leaves the queue

    run(act())


def statuses(answers: Iterable[asyncio.Task[httpx.Response]]) -> list[int]:
    """The statuses of the answers so far."""
    return sorted(one.result().status_code for one in answers if one.done())


def test_guests_who_review_one_game_are_one_job_and_others_get_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with running(tmp_path, workers=1) as server, AsyncExitStack() as stack:
            one, *guests = [
                await stack.enter_async_context(server.peer()) for _ in range(GUESTS + 1)
            ]
            first, second = [await finished(server, one, "cutit") for _ in range(2)]
            asked = count_requests(server, monkeypatch)
            queue = reviews_of(server)
            async with queue.join("background", Asker("")):
                path = f"/api/tables/{first.id}/review?seat=0"
                reviews = [asyncio.create_task(guest.http.get(path)) for guest in guests]
                await until(lambda: sum(len(job.tickets) for job in queue._questions) == GUESTS)
                assert (await one.http.post(await alone(one))).status_code == 200
                other = f"/api/tables/{second.id}/review?seat=0"
                reviews.append(asyncio.create_task(one.http.get(other)))
                await until(lambda: len(queue._questions) == 2)
            answers = await asyncio.gather(*reviews)
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers[:-1]}) == 1
            assert sum(b"ReviewRequest" in request for request in asked) == 2

    run(act())


def count_requests(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The requests to workers in the background from now on."""
    pool = server.context.bot_service._background
    requests: list[bytes] = []
    run_request = pool.run

    async def run(request: bytes) -> bytes:
        requests.append(request)
        return await run_request(request)

    monkeypatch.setattr(pool, "run", run)
    return requests


def test_drawings_for_one_address_leave_another_its_turn(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, **PROXIED) as server,
            server.peer() as one,
            browser(server.url) as http,
        ):
            table = await one.create("scalino", 2, occupants=["me", "me"])

            async def draw(address: str) -> httpx.Response:
                path = f"/api/tables/{table}/drawing.svg"
                return await http.get(path, headers={"X-Forwarded-For": address})

            queue = server.context.drawings
            async with queue.join("move", Asker("")):
                greedy = [
                    asyncio.create_task(draw("192.0.2.1")) for _ in range(queue.most_waiting + 5)
                ]
                await until(lambda: statuses(greedy) == [503] * 5)
                modest = asyncio.create_task(draw("192.0.2.2"))
                await until(lambda: statuses(greedy) == [503] * 6)
            assert (await modest).status_code == 200
            assert statuses(greedy).count(200) < queue.most_waiting - 1
            await asyncio.gather(*greedy)

    run(act())


def test_bots_move_for_the_owner_at_the_address_of_whoever_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forwarded: dict[str, Any] = {"X-Forwarded-For": "192.0.2.1"}

    async def act() -> None:
        async with running(tmp_path, **PROXIED) as server, server.peer() as one:
            askers: list[Asker] = []
            choose = server.context.bot_service.choose

            async def noted(*asked: Any) -> str:
                askers.append(asked[-1])
                return await choose(*asked)

            monkeypatch.setattr(server.context.bot_service, "choose", noted)
            seats = ["me", "bot:random"]
            absent = await one.create("scalino", 2, occupants=seats, options={"first": "1"})
            await until(lambda: len(askers) == 1)
            async with one.at(absent, **forwarded) as here:
                seen = await here.see(lambda frame: bool(frame["views"][0]["view"]["moves"]))
                await here.move(0, seen["views"][0]["view"]["moves"][0])
                await until(lambda: len(askers) == 2)
            assert askers == [Asker("", one.person), Asker("192.0.2.1", one.person)]

    run(act())


def test_puzzles_for_one_address_leave_another_its_turn(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, **PROXIED) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            paths = []
            for peer in (one, two):
                begun = await peer.http.post("/api/puzzles", json={"game": "rope"})
                paths.append(f"/api/puzzles/{begun.json()['id']}")
            order: list[str] = []

            async def show(peer: Peer, path: str, address: str) -> None:
                answer = await peer.http.get(path, headers={"X-Forwarded-For": address})
                assert answer.status_code == 200
                order.append(address)

            queue = server.context.puzzles.show_queue
            async with queue.join("move", Asker("")):
                works = [show(one, paths[0], "192.0.2.1") for _ in range(30)]
                shown = [asyncio.create_task(work) for work in works]
                await until(lambda: len(queue._waiting["move"]) == 30)
                shown.append(asyncio.create_task(show(two, paths[1], "192.0.2.2")))
                await until(lambda: len(queue._waiting["move"]) == 31)
            await asyncio.gather(*shown)
            assert order.index("192.0.2.2") < 5

    run(act())
