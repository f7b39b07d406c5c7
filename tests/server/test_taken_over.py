"""An application that takes a websocket over and returns."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolino.server.connection import CONNECTION, text_frame
from tavolino.server.main import listen, local_url, uvicorn_config
from tavolino.server.settings import Settings
from tavolino.server.transport.websocket import MOST_QUEUED, WebSocketProtocol
from tests.patience import PATIENCE_S


class Echo:
    """Answers after the application has returned; a certain text closes the connection."""

    def __init__(self) -> None:
        self.connection: WebSocketProtocol | None = None
        self.events: list[dict[str, Any]] = []
        self.returned = asyncio.Event()
        self.ended = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        connection: WebSocketProtocol = scope["extensions"][CONNECTION]
        self.connection = connection
        connection.take_over(self.take)
        asyncio.get_running_loop().call_soon(self.returned.set)

    def take(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        assert self.connection is not None
        if event["type"] == "websocket.disconnect":
            self.ended.set()
        elif event.get("text") == "bye":
            self.connection.close(1008, "enough")
        elif event.get("text") != "wait":
            self.connection.write(text_frame(event["text"].encode()))
            self.connection.read_on()


@asynccontextmanager
async def at(app: Echo) -> AsyncIterator[ClientConnection]:
    settings = Settings(port=0)
    with listen(settings) as listener:
        server = uvicorn.Server(uvicorn_config(app, settings))  # type: ignore[arg-type]
        serving = asyncio.create_task(server.serve([listener]))
        try:
            address = local_url(listener).replace("http", "ws")
            async with asyncio.timeout(PATIENCE_S), connect(address, compression=None) as peer:
                await app.returned.wait()
                yield peer
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536, 100_000])
def test_a_message_of_any_size_is_answered_after_the_application_has_returned(size: int) -> None:
    async def main() -> None:
        app = Echo()
        async with at(app) as peer:
            assert app.connection is not None
            app.connection.write(text_frame(b"x" * size))
            assert await peer.recv() == "x" * size
            for text in ("one", "zwei", "três"):
                await peer.send(text)
                assert await peer.recv() == text

    asyncio.run(main())


def test_what_comes_in_waits_until_the_application_reads_on() -> None:
    async def main() -> None:
        app = Echo()
        async with at(app) as peer:
            await peer.send("wait")
            for n in range(2 * MOST_QUEUED):
                await peer.send(f"later {n}")
            assert app.connection is not None
            while not app.connection.read_paused:
                await asyncio.sleep(0)
            assert [event["text"] for event in app.events] == ["wait"]
            app.connection.read_on()
            assert [await peer.recv() for _ in range(2 * MOST_QUEUED)] == [
                f"later {n}" for n in range(2 * MOST_QUEUED)
            ]

    asyncio.run(main())


def test_the_application_ends_it_with_a_code_and_a_reason() -> None:
    async def main() -> None:
        app = Echo()
        async with at(app) as peer:
            await peer.send("bye")
            with pytest.raises(ConnectionClosed):
                await peer.recv()
            assert (peer.close_code, peer.close_reason) == (1008, "enough")
            await app.ended.wait()
            assert app.connection is not None
            app.connection.write(text_frame(b"too late"))  # is dropped

    asyncio.run(main())


def test_the_application_is_notified_when_the_peer_disconnects() -> None:
    async def main() -> None:
        app = Echo()
        async with at(app) as peer:
            await peer.close(4000)
            await app.ended.wait()
        assert app.events[0]["code"] == 4000

    asyncio.run(main())


def test_messages_that_come_together_are_given_one_by_one() -> None:
    async def main() -> None:
        app = Echo()
        async with at(app) as peer:
            count = 200
            frames = b"".join(client_frame(str(number).encode()) for number in range(count))
            peer.transport.write(client_frame(b"wait") + frames)
            while not app.events:
                await asyncio.sleep(0)
            assert [event["text"] for event in app.events] == ["wait"]
            assert app.connection is not None
            app.connection.read_on()
            assert [await peer.recv() for _ in range(count)] == [str(n) for n in range(count)]

    asyncio.run(main())


def client_frame(text: bytes) -> bytes:
    """A short text, masked with zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text
