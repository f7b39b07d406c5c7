"""Bots on a Dask cluster. Its workers must have Tavolino installed."""

import asyncio
from concurrent.futures import CancelledError
from typing import Final

from distributed import Client, Future, KilledWorker

from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.worker import answer, compile_beside

CONNECT_SECONDS: Final = 5.0
BACKGROUND: Final = -1
"""The priority of jobs that nobody waits for; others have 0."""


class DaskCluster:
    """Runs at most `at_once` requests at a time, so the time limit is not spent in a queue.

    Dask replaces workers that crash and retries their work. One that hangs is restarted, if it has
    a nanny.
    """

    def __init__(
        self,
        address: str,
        at_once: int,
        seconds: float,
        compiles: bool = False,
        *,
        priority: int = 0,
    ) -> None:
        self._address = address
        self._seconds = seconds
        self._priority = priority
        self._compiles = compiles
        self._at_once = at_once
        self._connecting = asyncio.Lock()
        self._client: Client | None = None
        self._closed = False

    @property
    def at_once(self) -> int:
        return self._at_once

    async def run(self, request: bytes) -> bytes:
        client = await self._connect()
        # Not pure: a repeated request must be run again.
        future = client.submit(answer, request, pure=False, priority=self._priority)
        try:
            async with asyncio.timeout(self._seconds):
                answered: bytes = await future.result()
                return answered
        except TimeoutError:
            await self._give_up(client, future)
            raise NoMove("late") from None
        except KilledWorker:
            raise NoMove("crashed") from None
        except (CancelledError, OSError) as error:
            # The scheduler is gone. The client reconnects if it comes back.
            raise NoMove("unreachable", type(error).__name__) from None
        finally:
            future.release()

    async def warm_up(self) -> None:
        client = await self._connect()
        if self._compiles:
            await client.run(compile_beside)

    async def close(self) -> None:
        self._closed = True
        if self._client is not None:
            await self._client.close()

    async def _connect(self) -> Client:
        async with self._connecting:
            if self._closed:
                raise NoMove("closed")
            if self._client is None or self._client.status == "closed":
                try:
                    self._client = await Client(
                        self._address,
                        asynchronous=True,
                        timeout=CONNECT_SECONDS,
                        set_as_default=False,
                    )
                except OSError as error:
                    raise NoMove("unreachable", type(error).__name__) from None
            return self._client

    async def _give_up(self, client: Client, future: Future) -> None:
        """Frees the worker that still runs this. Dask can do that only by restarting it."""
        try:
            running = await client.call_stack([future])
            await client.cancel([future], force=True)
            if running:
                await client.restart_workers(list(running), raise_for_error=False)
        except (OSError, ValueError, KeyError):
            pass  # it has ended, or has no nanny: left to the cluster
