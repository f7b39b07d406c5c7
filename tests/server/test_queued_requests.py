"""Hints and reviews that wait for a worker, over HTTP."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tavolino.locales import LANGUAGES, say
from tavolino.protocol.endpoints import LINES
from tavolino.server.main import quick_loop
from tavolino.server.workers.job_queue import JobQueue
from tavolino.server.workers.round_robin import Asker
from tests.server.peers import Frame, Peer, Running, running
from tests.server.schema_checks import validator

ACCEPT = {"Accept": LINES}
BOTS = Asker("")


def run(work: Coroutine[None, None, None]) -> None:
    """Runs on the server's event loop, whose transport detects disconnected clients."""
    with asyncio.Runner(loop_factory=quick_loop) as runner:
        runner.run(work)


def queue_of(server: Running) -> JobQueue:
    return server.context.bot_service._queue


def reviews_of(server: Running) -> JobQueue:
    return server.context.bot_service._background_queue


async def waiting(queue: JobQueue, count: int) -> None:
    """Waits until this many questions are queued."""
    while len(queue._questions) != count:
        await asyncio.sleep(0.01)


async def alone(peer: Peer) -> str:
    """The address of a hint for a person who plays against a bot."""
    table = await peer.create("scalino", 2, occupants=["me", "bot:random"], options={"first": "0"})
    return f"/api/tables/{table}/hint?seat=0"


class Lines:
    """The lines of an answer, as they arrive."""

    def __init__(self, response: httpx.Response) -> None:
        assert response.status_code == 200
        assert response.headers["content-type"] == LINES
        self._lines = response.aiter_lines()

    async def next(self) -> Frame:
        line: Frame = json.loads(await anext(self._lines))
        return line

    async def ahead(self) -> int:
        line = await self.next()
        validator("Waiting").validate(line)
        return int(line["ahead"])


@asynccontextmanager
async def asking(peer: Peer, url: str) -> AsyncIterator[Lines]:
    async with peer.http.stream("POST", url, headers=ACCEPT) as response:
        yield Lines(response)


def test_who_waits_for_a_hint_is_told_how_many_are_ahead(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            running(tmp_path, workers=1) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            queue = queue_of(server)
            url_one, url_two = await alone(one), await alone(two)
            async with queue.join("move", BOTS):
                async with asking(one, url_one) as first, asking(two, url_two) as second:
                    assert (await first.ahead(), await second.ahead()) == (0, 1)
                    move = queue.join("move", BOTS)
                    assert (await first.ahead(), await second.ahead()) == (1, 2)
                    move.leave()
                    assert (await first.ahead(), await second.ahead()) == (0, 1)
                await waiting(queue, 0)
            async with queue.join("move", BOTS):
                async with asking(two, url_two) as second:
                    async with asking(one, url_one) as first:
                        assert (await second.ahead(), await first.ahead()) == (0, 1)
                    await waiting(queue, 1)
                    answer = asyncio.create_task(one.http.post(url_one))
                    await waiting(queue, 2)
                    answer.cancel()
                    await waiting(queue, 1)
                await waiting(queue, 0)
            async with asking(two, url_two) as second:
                last = await second.next()
                while "ahead" in last:
                    last = await second.next()
            validator("Hint").validate(last)

    run(ask())


def test_the_second_hint_of_a_person_takes_the_place_of_the_first(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, workers=1) as server, server.peer() as one:
            url = await alone(one)
            async with queue_of(server).join("move", BOTS), asking(one, url) as first:
                assert await first.ahead() == 0
                plain = asyncio.create_task(one.http.post(url))
                last = await first.next()
                while "ahead" in last:
                    last = await first.next()
                validator("ErrorResponse").validate(last)
                assert last["error"]["why"] == "replaced"
            assert (await plain).status_code == 200

    run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_hints_are_refused_in_words_and_do_not_count_as_help(
    tmp_path: Path, language: str
) -> None:
    async def ask() -> None:
        async with (
            running(tmp_path, workers=1, hints_waiting=1) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            url_one, url_two = await alone(one), await alone(two)
            await two.http.get("/api/me")
            await two.http.patch("/api/me", json={"language": language})
            async with queue_of(server).join("move", BOTS), asking(one, url_one):
                refused = await two.http.post(url_two, headers=ACCEPT)
                assert refused.status_code == 503
                error = refused.json()["error"]
                assert (error["rule"], error["why"]) == ("HINT", "busy")
                assert error["text"].startswith(say("refused-hint-busy", language))
            table_session = await server.context.table_manager.open(url_two.split("/")[3])
            assert not table_session.live.table.was_helped

    run(ask())


def test_a_refused_hint_keeps_no_place(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, workers=1) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "me"], options={"first": "0"})
            async with queue_of(server).join("move", BOTS):
                refused = await one.http.post(f"/api/tables/{table}/hint?seat=1", headers=ACCEPT)
                assert refused.json()["error"]["rule"] == "TURN"
                assert not queue_of(server)._questions
            refused = await one.http.post(f"/api/tables/{table}/hint?seat=1")
            assert refused.json()["error"]["rule"] == "TURN"
            async with queue_of(server).join("move", BOTS):
                pass

    run(ask())


def test_reviews_wait_for_workers_in_the_background(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, workers=1) as server, server.peer() as one:
            table = await one.create("cutit", 2, occupants=["me", "bot:random"])
            async with one.at(table) as here:
                await here.submit("resign", seat=0)
            url = f"/api/tables/{table}/review?seat=0"
            queue = reviews_of(server)
            async with queue.join("background", BOTS):
                async with one.http.stream("GET", url, headers=ACCEPT) as response:
                    assert await Lines(response).ahead() == 0
                    (job,) = queue._questions
                    assert [ticket.asker.person for ticket in job.tickets] == [one.person]
                await waiting(queue, 0)
            assert (await one.http.get(url)).json()["seat"] == 0

    run(ask())
