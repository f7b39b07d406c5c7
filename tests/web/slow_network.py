"""A server that is far away: a proxy that delays whatever passes it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

Chunk = tuple[float, bytes]


@dataclass
class SlowNetwork:
    """Everything takes so long in each direction; this may change at any time."""

    target: int
    port: int = 0
    seconds: float = 0.0

    async def serve(self, listening: threading.Event) -> None:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        listening.set()
        async with server:
            await server.serve_forever()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self.target)
        # At the end connections are cut off wherever they are.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        chunks: asyncio.Queue[Chunk] = asyncio.Queue()
        deliver = asyncio.create_task(self._deliver(chunks, writer))
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                chunks.put_nowait((asyncio.get_running_loop().time() + self.seconds, data))
        chunks.put_nowait((0.0, b""))
        await deliver

    async def _deliver(self, chunks: asyncio.Queue[Chunk], writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while (chunk := await chunks.get())[1]:
                await asyncio.sleep(chunk[0] - asyncio.get_running_loop().time())
                writer.write(chunk[1])
                await writer.drain()
        writer.close()


@contextmanager
def slow_network(target: int) -> Iterator[SlowNetwork]:
    """A way to the server at this port that is not slow yet."""
    network = SlowNetwork(target)
    loop = asyncio.new_event_loop()
    listening = threading.Event()
    serving = loop.create_task(network.serve(listening))

    def run() -> None:
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(serving)
        for task in (left := asyncio.all_tasks(loop)):
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    listening.wait()
    try:
        yield network
    finally:
        loop.call_soon_threadsafe(serving.cancel)
        thread.join()
