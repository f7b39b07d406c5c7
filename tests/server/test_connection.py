"""A connection between the event loop and a protocol, both played by the test."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tavolino.core import Refused
from tavolino.server.settings import Settings
from tavolino.server.transport.connection import HEAD_BYTES, Connection
from tavolino.server.transport.ending import LINGER_S, Connections

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LATER_S = 100_000.0


class Socket(asyncio.Transport):
    """The real transport, as the event loop offers it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1)})
        self.written = b""
        self.unsent = 0
        self.calls: list[str] = []

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return "close" in self.calls or "abort" in self.calls

    def close(self) -> None:
        self.calls.append("close")

    def abort(self) -> None:
        self.calls.append("abort")

    def write_eof(self) -> None:
        self.calls.append("eof")

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")


class Inner(asyncio.Protocol):
    """uvicorn's side."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.is_lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"nonsense"):
            raise AssertionError("no protocol expects this")
        self.got.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True


class Scene:
    def __init__(self) -> None:
        def render(refusal: Refused, _: str) -> bytes:
            return f"{refusal.rule} {refusal.why}".encode()

        self.all = Connections(Settings(), render)
        self.socket, self.inner = Socket(), Inner()
        self.connection = Connection(self.inner, self.all)
        self.connection.connection_made(self.socket)

    def request(self, body_bytes: float = 0) -> None:
        self.connection.data_received(HEAD)
        self.connection.begin_request(body_bytes, "")

    def answer(self) -> None:
        assert self.connection.begin_answer()
        self.inner.transport.write(b"answer")
        self.connection.end_answer()


def play(act: Callable[[Scene], Awaitable[None]]) -> None:
    async def main() -> None:
        await act(Scene())

    asyncio.run(main())


def later() -> float:
    return asyncio.get_running_loop().time() + LATER_S


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_a_head_is_passed_on_when_it_is_complete(size: int) -> None:
    async def act(scene: Scene) -> None:
        for start in range(0, len(HEAD), size):
            assert not scene.inner.got
            scene.connection.data_received(HEAD[start : start + size])
        assert scene.inner.got == [HEAD]

    play(act)


def test_a_request_waits_until_the_one_before_is_answered() -> None:
    async def act(scene: Scene) -> None:
        scene.connection.data_received(HEAD + b"body" + HEAD)
        scene.connection.begin_request(4, "")
        assert scene.inner.got == [HEAD, b"body"]
        assert scene.socket.calls == ["pause"]
        scene.answer()
        assert scene.inner.got == [HEAD, b"body", HEAD]
        assert scene.socket.calls == ["pause", "resume"]

    play(act)


def test_what_uvicorn_says_by_itself_is_replaced() -> None:
    async def act(scene: Scene) -> None:
        scene.connection.data_received(HEAD)
        scene.inner.transport.write(b"HTTP/1.1 400 Bad Request\r\n")
        scene.inner.transport.write(b"more")
        assert scene.socket.written == b"REQUEST malformed"
        await asyncio.sleep(0)
        assert scene.inner.is_lost

    play(act)


def test_an_error_of_a_parser_is_the_fault_of_the_input() -> None:
    async def act(scene: Scene) -> None:
        scene.connection.data_received(b"nonsense\r\n\r\n")
        assert scene.socket.written == b"REQUEST malformed"

    play(act)


def test_a_head_that_nobody_answers_is_refused() -> None:
    """Some bad handshakes reach neither the application nor get an answer from uvicorn."""

    async def act(scene: Scene) -> None:
        scene.connection.data_received(HEAD)
        scene.inner.transport.set_protocol(Inner())
        scene.all.check(later())
        assert scene.socket.written == b"REQUEST malformed"

    play(act)


def test_a_large_head_is_refused_before_it_is_parsed() -> None:
    async def act(scene: Scene) -> None:
        scene.connection.data_received(b"x" * (HEAD_BYTES + 1))
        assert not scene.inner.got
        assert scene.socket.written == b"REQUEST head"
        assert scene.socket.calls == ["eof"]

    play(act)


def test_who_still_reads_the_last_answer_is_not_cut_off() -> None:
    async def act(scene: Scene) -> None:
        scene.request(100)
        assert not scene.connection.begin_answer()
        scene.socket.unsent = 10_000
        scene.inner.transport.close()
        assert scene.socket.calls == ["eof"]
        now = asyncio.get_running_loop().time()
        scene.all.check(now + LINGER_S + 1)
        assert scene.socket.calls == ["eof"]
        scene.socket.unsent = 0
        scene.all.check(now + 2 * LINGER_S + 2)
        assert scene.socket.calls == ["eof", "abort"]

    play(act)


def test_a_connection_that_closes_has_time_for_its_output() -> None:
    async def act(scene: Scene) -> None:
        scene.request()
        scene.connection.begin_answer()
        scene.socket.unsent = 10_000
        scene.inner.transport.close()
        scene.connection.end_answer()
        scene.all.check(asyncio.get_running_loop().time() + scene.all.settings.idle_seconds + 1)
        assert scene.socket.calls == ["close"]

    play(act)


def test_input_that_is_held_when_the_connection_is_lost_is_dropped() -> None:
    async def act(scene: Scene) -> None:
        scene.request(100)
        scene.inner.transport.pause_reading()
        scene.connection.data_received(b"body")
        scene.inner.transport.resume_reading()
        scene.connection.connection_lost(None)
        await asyncio.sleep(0)
        assert scene.inner.got == [HEAD]
        assert scene.inner.is_lost
        assert not scene.all.open

    play(act)


def test_frames_wait_until_the_websocket_is_accepted_and_the_peer_reads() -> None:
    async def act(scene: Scene) -> None:
        socket = Inner()
        scene.connection.data_received(HEAD)
        scene.inner.transport.set_protocol(socket)
        scene.connection.begin_handshake()
        scene.connection.data_received(b"\x89\x80\0\0\0\0")
        assert not socket.got
        scene.connection.begin_frames()
        assert len(socket.got) == 1
        scene.connection.pause_writing()
        scene.connection.data_received(b"\x89\x80\0\0\0\0")
        assert len(socket.got) == 1
        scene.connection.resume_writing()
        assert len(socket.got) == 2

    play(act)
