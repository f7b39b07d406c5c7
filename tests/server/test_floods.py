"""Clients that send too much, too large or too slowly are disconnected with a reason; others are
not affected.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolino.protocol import endpoints
from tavolino.server.http import table_connection
from tavolino.server.main import build_app, listen
from tavolino.server.people.sessions import COOKIE
from tavolino.server.settings import Settings
from tavolino.server.transport import ending
from tests.patience import PATIENCE_S
from tests.server import peers
from tests.server.peers import AtTable, Peer, Running, running

FOREIGN = ("https://evil.test", "null", "http://127.0.0.1", "https://127.0.0.1:1", "")


@asynccontextmanager
async def two_at_a_table(
    folder: Path, **chosen: Any
) -> AsyncIterator[tuple[Running, Peer, Peer, str]]:
    """A well-behaved person who plays both seats, and a misbehaving spectator."""
    async with running(folder, **chosen) as server, server.peer() as good, server.peer() as bad:
        table = await good.create("scalino", 2, occupants=["me", "me"])
        yield server, good, bad, table


async def move_on(here: AtTable, times: int = 3) -> None:
    """The well-behaved person plays undisturbed."""
    for _ in range(times):
        seat, moves = next(
            (seen["viewer"], seen["view"]["moves"])
            for seen in here.table["views"]
            if seen["view"]["moves"]
        )
        answer = await here.move(seat, moves[0])
        assert answer["type"] == "ack"
        await here.see_version(answer["version"])


async def sent_away(here: AtTable) -> tuple[str, int]:
    """The reason and the code with which the server closes."""
    code = await here.closed()
    bye = here.frames[-1]
    assert bye["type"] == "bye"
    assert bye["text"]
    return f"{bye['rule']} {bye['why']}", code


def test_a_flood_of_messages(tmp_path: Path) -> None:
    async def act() -> None:
        async with two_at_a_table(tmp_path) as (_, good, bad, table):
            async with good.at(table) as here, bad.at(table) as flooder:
                await here.see()

                with suppress(ConnectionClosed):  # in the middle of it
                    for _ in range(200):
                        await flooder.send("chat", text="x")
                assert await sent_away(flooder) == ("LIMIT messages", 1008)
                await move_on(here)
            async with bad.at(table) as again:
                assert (await again.see())["type"] == "table"

    asyncio.run(act())


@pytest.mark.parametrize("characters", [17_000, 60_000, 5_000_000])
def test_a_message_that_is_too_large(characters: int, tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            two_at_a_table(tmp_path) as (_, good, bad, table),
            good.at(table) as here,
            bad.at(table) as sender,
        ):
            await here.see()
            with suppress(ConnectionClosed):  # in the middle of it
                await sender.socket.send(
                    json.dumps({"type": "chat", "id": "a", "text": "x" * characters})
                )
            if characters < 64 * 1024:
                assert await sent_away(sender) == ("BODY large", 1009)
            else:
                assert await sender.closed() == 1009
            await move_on(here)

    asyncio.run(act())


def listen_with_little_room(settings: Settings) -> socket.socket:
    """A listener with a small send buffer: the system holds almost no unread output."""
    listener = listen(settings)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


def test_a_peer_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is disconnected once it has read nothing for a while; then its slot is free again."""
    monkeypatch.setattr(ending, "LINGER_S", 0.1)
    monkeypatch.setattr(table_connection, "MOST_WAITING", 20)
    monkeypatch.setattr(peers, "listen", listen_with_little_room)

    async def act() -> None:
        settings: dict[str, Any] = {
            "messages_at_once": 1_000_000,
            "chat_per_minute": 1_000_000,
            "unread_seconds": 2.0,
        }
        async with (
            two_at_a_table(tmp_path, **settings) as (server, good, bad, table),
            good.at(table) as here,
        ):
            await here.see()
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.setblocking(False)
            await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(
                url,
                sock=raw,
                additional_headers={"Cookie": f"{COOKIE}={bad.cookie}"},
                compression=None,
                max_queue=1,
                close_timeout=0.1,
            ) as slow:
                await slow.recv()
                slow.transport.pause_reading()
                asking = asyncio.create_task(pester(slow))
                await move_on(here)
                async with asyncio.timeout(PATIENCE_S):
                    while any(one.person == bad.person for one in server.context.sockets):
                        await here.socket.send('{"type":"ping","sent":1}')
                        await here.until(lambda frame: frame["type"] == "pong")
                asking.cancel()
                slow.transport.abort()
            await move_on(here, 1)

    async def pester(slow: Any) -> None:
        while True:
            await slow.send('{"type":"chat","id":"' + "i" * 40 + '","text":""}')

    asyncio.run(act())


def test_too_many_sockets(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            two_at_a_table(tmp_path, sockets_per_person=3) as (_, good, bad, table),
            good.at(table) as here,
            AsyncExitStack() as stack,
        ):
            await here.see()
            for _ in range(3):
                await stack.enter_async_context(bad.at(table))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(bad.at(table))
            assert refused.value.response.status_code == 429
            assert b'"LIMIT"' in (refused.value.response.body or b"")
            await move_on(here)
            await stack.aclose()
            async with bad.at(table) as again:
                assert await again.see()

    asyncio.run(act())


def test_too_many_sockets_of_an_address(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            two_at_a_table(tmp_path, sockets_per_address=1) as (_, good, bad, table),
            good.at(table),
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with bad.at(table):
                    pass
            assert refused.value.response.status_code == 429

    asyncio.run(act())


LIMITS = {
    "tables_per_hour": ("POST", "/api/tables", {"game": "scalino", "seats": 2}, 201),
    "address_tables_per_hour": ("POST", "/api/tables", {"game": "scalino", "seats": 2}, 201),
    "names_per_hour": ("PATCH", "/api/me", {"name": "Ada"}, 200),
    "sign_ins_per_minute": ("POST", "/api/signin", {"name": "Ada", "password": "x" * 10}, 401),
    "codes_per_minute": ("GET", "/api/codes/ABCDEF", None, 404),
    "hints_per_minute": ("POST", "/api/tables/nowhere/hint", None, 404),
    "puzzles_per_minute": ("POST", "/api/puzzles", {"game": "rope"}, 200),
    "records_per_hour": ("POST", "/api/records", {}, 200),
    "requests_per_minute": ("GET", "/api/me", None, 200),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_too_many_requests_are_refused(limit: str, tmp_path: Path) -> None:
    """Two requests are allowed; the third is refused with the time to wait."""

    async def act() -> None:
        method, path, body, usual = LIMITS[limit]
        twice: dict[str, Any] = {limit: 2}
        async with running(tmp_path, **twice) as server, server.peer() as one:
            answers = [await one.http.request(method, path, json=body) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [usual, usual, 429]
            problem = answers[2].json()["error"]
            assert (problem["rule"], problem["why"]) == ("LIMIT", "wait")
            assert 1 <= problem["params"]["seconds"] <= 3600
            assert answers[2].headers["retry-after"] == str(problem["params"]["seconds"])

    asyncio.run(act())


def test_too_much_chat(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            two_at_a_table(tmp_path, chat_per_minute=2) as (_, good, bad, table),
            bad.at(table) as talker,
            good.at(table) as here,
        ):
            await here.see()
            answers = [await talker.submit("chat", text="bla") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
            assert answers[2]["params"]["seconds"] <= 60
            assert (await here.submit("chat", text="Good evening"))["type"] == "ack"
            await move_on(here)

    asyncio.run(act())


def test_a_body_that_is_too_large(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, body_bytes=2000, record_bytes=2000) as server,
            server.peer() as one,
        ):
            for path in ("/api/tables", "/api/records", "/api/me/tokens", "/api/signin"):
                answer = await one.http.post(path, content=b" " * 20_000)
                assert answer.status_code == 413, path

    asyncio.run(act())


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_get_no_socket_and_change_nothing(origin: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with two_at_a_table(tmp_path) as (server, good, _, table):
            with pytest.raises(InvalidStatus) as refused:
                async with good.at(table, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403
            changing = {"POST", "PUT", "PATCH", "DELETE"}
            for route in build_app(server.context).routes:
                if getattr(route, "path", "") == endpoints.STOP_NOTICES.path:
                    continue  # mail programs post there
                for method in changing & set(getattr(route, "methods", None) or ()):
                    path = route.path.replace("{id}", table).replace("{person}", "x")  # type: ignore[attr-defined]
                    answer = await good.http.request(
                        method, path, headers={"Origin": origin}, json={}
                    )
                    assert answer.status_code == 403, f"{method} {path}"
            assert (await good.http.get("/api/me")).json()["id"] == good.person
            async with good.at(table, Origin=server.url) as here:
                await here.see()

    asyncio.run(act())


def test_with_a_public_address_only_that_origin_is_accepted(tmp_path: Path) -> None:
    async def act() -> None:
        ours = "https://play.example"
        async with running(tmp_path, public_url=ours) as server, server.peer() as one:
            body = {"game": "scalino", "seats": 2}
            for origin, status in ((ours, 201), (server.url, 403)):
                answer: httpx.Response = await one.http.post(
                    "/api/tables", json=body, headers={"Origin": origin}
                )
                assert answer.status_code == status

    asyncio.run(act())
