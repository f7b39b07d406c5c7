"""A push service that answers as no real one does: slowly, endlessly, packed, or never."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from tests.services.push import Browser

HEAD: Final = b"HTTP/1.1 201 Created\r\n"
PART: Final = bytes(64 * 1024)

Reply = Callable[["RawPush", asyncio.StreamWriter], Awaitable[None]]


@dataclass
class RawPush:
    """`requests` are the heads of all requests, `open` counts those that are not over."""

    reply: Reply
    port: int = 0
    browser: Browser = field(default_factory=Browser)
    requests: list[bytes] = field(default_factory=list)
    open: int = 0
    sent: int = 0
    """Bytes that were written before the other side closed the connection."""
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    def subscription(self, name: str) -> dict[str, str]:
        endpoint = f"http://127.0.0.1:{self.port}/{name}"
        return {"endpoint": endpoint, "p256dh": self.browser.p256dh, "auth": self.browser.auth}

    async def until(self, condition: Callable[[], bool]) -> None:
        async with self.changed:
            await self.changed.wait_for(condition)

    async def write(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        writer.write(data)
        await writer.drain()
        self.sent += len(data)

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        await self._change(1, head)
        gone = asyncio.create_task(_until_closed(reader))
        replying = asyncio.ensure_future(self.reply(self, writer))
        try:
            await asyncio.wait([gone, replying], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (gone, replying):
                task.cancel()
            await asyncio.gather(gone, replying, return_exceptions=True)
            writer.close()
            await self._change(-1)

    async def _change(self, by: int, head: bytes = b"") -> None:
        async with self.changed:
            self.open += by
            self.requests += [head] if head else []
            self.changed.notify_all()


async def _until_closed(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        while await reader.read(65536):
            pass


async def silence(service: RawPush, writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def drip(service: RawPush, writer: asyncio.StreamWriter) -> None:
    """A header that never ends, byte by byte."""
    await service.write(writer, HEAD + b"X-Slow: ")
    while True:
        await service.write(writer, b"x")
        await asyncio.sleep(0.01)


async def interim(service: RawPush, writer: asyncio.StreamWriter) -> None:
    """Interim responses without end."""
    while True:
        await service.write(writer, b"HTTP/1.1 103 Early Hints\r\n\r\n")
        await asyncio.sleep(0.01)


async def flood(service: RawPush, writer: asyncio.StreamWriter) -> None:
    """A body of 600 MiB."""
    await service.write(writer, HEAD + b"Content-Length: %d\r\n\r\n" % (600 * 2**20))
    for _ in range(600 * 16):
        await service.write(writer, PART)


async def long_head(service: RawPush, writer: asyncio.StreamWriter) -> None:
    """600 MiB of headers."""
    await service.write(writer, HEAD)
    for _ in range(600 * 16):
        await service.write(writer, b"X-Long: " + PART.replace(b"\0", b"x") + b"\r\n")


async def packed(service: RawPush, writer: asyncio.StreamWriter) -> None:
    """A small body that unpacks to 300 MiB."""
    body = gzip.compress(bytes(2**20)) * 300
    length = b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(body)
    await service.write(writer, HEAD + length + body)
    await asyncio.Event().wait()


@asynccontextmanager
async def raw_push(reply: Reply) -> AsyncIterator[RawPush]:
    service = RawPush(reply)
    server = await asyncio.start_server(service.receive, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
        server.close()
