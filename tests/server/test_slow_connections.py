"""Incomplete connections time out, and do not lock others out."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.live_processes import until
from tests.server.raw import (
    PING,
    PONG,
    RawSocket,
    ask,
    connected,
    frame,
    last_answer,
    parse_answer,
    until_closed,
    upgrade_request,
)

QUICK: dict[str, Any] = {
    "head_seconds": "0.5",
    "body_seconds": "0.5",
    "idle_seconds": "0.5",
    "unread_seconds": "0.5",
}
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
CHUNKED = b"POST /api/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("slow"), **QUICK) as (one,):
        yield one


def is_healthy(port: int, source: str = "127.0.0.1") -> bool:
    """True if a new connection is answered."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=PATIENCE_S) as client:
        try:
            return client.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        except httpx.TransportError:
            return False


UNFINISHED = {
    "silence": b"",
    "an empty line": b"\r\n",
    "half a request line": b"GET /heal",
    "half a head": HEALTH,
    "half a handshake": upgrade_request("table", "cookie")[:-2],
    "half a body": POST + b'{"name":',
    "no body": POST,
    "half a chunk": CHUNKED + b"20\r\n{",
}


@pytest.mark.parametrize("name", UNFINISHED)
def test_what_is_not_finished_is_closed(name: str, host: Host) -> None:
    with connected(host.port) as raw:
        raw.sendall(UNFINISHED[name])
        data = until_closed(raw)
    if name == "silence":
        assert data == b""
    else:
        answer = parse_answer(data)
        assert answer.status == (400 if name == "an empty line" else 408)
        assert b'"REQUEST"' in answer.body
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_head_that_comes_byte_by_byte_is_late_as_a_whole(host: Host) -> None:
    with connected(host.port) as raw:
        raw.settimeout(0.05)
        for byte in HEALTH * 40:
            try:
                raw.sendall(bytes([byte]))
                if raw.recv(65536).startswith(b"HTTP/1.1 408"):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                break
    pytest.fail("the head was awaited for ever")


def test_an_idle_connection_is_closed_also_if_it_sends_empty_lines(host: Host) -> None:
    for more in (b"", b"\r\n"):
        with connected(host.port) as raw:
            raw.sendall(HEALTH + b"\r\n" + more)
            assert last_answer(raw).status == 200


def test_the_body_of_a_request_that_was_answered_is_not_read_for_ever(host: Host) -> None:
    """Both the time and the amount are limited."""
    head = b"POST /api/nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000000\r\n\r\n"
    with connected(host.port) as raw:
        raw.sendall(head)
        assert last_answer(raw).status == 413
    with connected(host.port) as raw:
        sent = 0
        try:
            raw.sendall(head)
            while sent < 100_000_000:
                sent += raw.send(bytes(65536))
        except ConnectionError:
            pass
        assert sent < 50_000_000


def test_an_answer_that_nobody_reads_is_given_up(host: Host) -> None:
    """Pipelined requests for pages, with a tiny receive buffer."""
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE_S)
        raw.connect(("127.0.0.1", host.port))
        request = b"GET /api/schema HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises(ConnectionError):
            raw.sendall(request * 1_000_000)


def test_newcomers_get_in_beside_many_unfinished_connections(tmp_path: Path) -> None:
    """Connections of one address reach its limit; another address is not affected."""
    with (
        hosting(tmp_path, connections_per_address="50", head_seconds="600") as (host,),
        ExitStack() as stack,
    ):
        held = [stack.enter_context(connected(host.port)) for _ in range(50)]
        for raw in held:
            raw.sendall(HEALTH)
        until(lambda: not is_healthy(host.port))
        answer = ask(host.port, HEALTH + b"\r\n")
        assert answer.status == 503
        assert b'"connections"' in answer.body
        assert is_healthy(host.port, "127.0.0.2")
        for _ in range(100):
            ask(host.port, HEALTH + b"\r\n")
        for raw in held:
            raw.close()
        until(lambda: is_healthy(host.port))
        (log,) = host.logs
        lines = [line for line in log.read_text().splitlines() if "connections refused" in line]
        assert len(lines) == 1
        assert '"kind": "address"' in lines[0]
        assert "127.0.0.1" not in lines[0]


@pytest.mark.parametrize("sent", [b"", HEALTH, HEALTH + b"\r\n"], ids=["silent", "half", "idle"])
def test_idle_connections_make_room_for_newcomers(tmp_path: Path, sent: bytes) -> None:
    forever: dict[str, Any] = {"head_seconds": "600", "idle_seconds": "600"}
    with hosting(tmp_path, connections="20", **forever) as (host,), ExitStack() as stack:
        held = [stack.enter_context(connected(host.port)) for _ in range(20)]
        for raw in held:
            raw.sendall(sent)
        for _ in range(5):
            assert is_healthy(host.port)
        until_closed(held[0])
        assert '"kind": "idle"' in host.logs[0].read_text()


def test_connections_in_use_do_not_make_room(tmp_path: Path) -> None:
    async def act(host: Host) -> None:
        async with host.guest() as guest:
            table = await guest.create("scalino", 2, occupants=["me", "me"])
        with ExitStack() as stack:
            sockets = [RawSocket(stack.enter_context(connected(host.port))) for _ in range(20)]
            for one in sockets:
                one.open(table, guest.cookie)
            assert ask(host.port, HEALTH + b"\r\n").status == 503
            sockets[0].send(frame(PING, b"still here"))
            sockets[0].receive(lambda frames: (PONG, b"still here") in frames)

    with hosting(tmp_path, connections="20") as (host,):
        asyncio.run(act(host))


def test_unfinished_connections_make_room_in_time(tmp_path: Path) -> None:
    with (
        hosting(tmp_path, connections="20", **QUICK) as (host,),
        ExitStack() as stack,
    ):
        for n in range(20):
            stack.enter_context(connected(host.port, f"127.0.0.{n + 1}"))
        until(lambda: is_healthy(host.port))


def test_a_trusted_proxy_may_have_many_connections(tmp_path: Path) -> None:
    """The proxy is exempt from the limit; its visitors are still limited by their addresses."""

    async def act() -> None:
        settings: dict[str, Any] = {"connections_per_address": "3", "sockets_per_address": "1"}
        with hosting(tmp_path, trusted_proxies="127.0.0.1", **settings) as (host,):
            async with host.guest() as guest:
                table = await guest.create("scalino", 2, occupants=["me", "me"])

            def visit() -> None:
                with ExitStack() as stack:
                    for n in range(8):
                        raw = stack.enter_context(connected(host.port))
                        forwarded = f"X-Forwarded-For: 203.0.113.{n}"
                        RawSocket(raw).open(table, guest.cookie, forwarded)
                    request = upgrade_request(table, guest.cookie, "X-Forwarded-For: 203.0.113.0")
                    assert ask(host.port, request).status == 429

            await asyncio.to_thread(visit)

    asyncio.run(act())
