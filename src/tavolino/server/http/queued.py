"""Responses that wait for a bot: the client is told how many requests are ahead."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tavolino.core import Refused
from tavolino.protocol.advice import Waiting
from tavolino.protocol.endpoints import LINES
from tavolino.protocol.messages import encode
from tavolino.server.http.responses import answer, refuse
from tavolino.server.http.visitors import language_of
from tavolino.server.workers.job_queue import Ticket

CLIENT_CLOSED_REQUEST: Final = 499
"""The logged status of a request whose client disconnected before the response (from nginx)."""

T = TypeVar("T")


class QueuedAnswer(Response):
    """Clients that accept JSON lines get one line for each change of `ahead`, and the answer or
    refusal last. Others get the answer alone. A client that disconnects leaves the queue.
    """

    def __init__(self, request: Request, ticket: Ticket, work: Awaitable[object]) -> None:
        super().__init__()
        self._sends_progress = LINES in request.headers.get("accept", "")
        self._ticket = ticket
        self._answering = asyncio.ensure_future(_answered(work, language_of(request)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leaving = asyncio.create_task(_disconnect(receive))
        try:
            if self._sends_progress:
                await self._send_lines(leaving, send)
            else:
                await asyncio.wait({self._answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
                found = self._found() or Response(status_code=CLIENT_CLOSED_REQUEST)
                await found(scope, receive, send)
        finally:
            leaving.cancel()
            self._answering.cancel()
            self._ticket.leave()

    def _found(self) -> Response | None:
        return self._answering.result() if self._answering.done() else None

    async def _send_lines(self, leaving: asyncio.Task[None], send: Send) -> None:
        # Without the second header some proxies buffer the lines.
        headers = [(b"content-type", LINES.encode()), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

        async def send_line(body: bytes, *, more: bool) -> None:
            await send({"type": "http.response.body", "body": body + b"\n", "more_body": more})

        while not self._answering.done() and not leaving.done():
            # Taken before the line is sent, so no change is missed.
            change = self._ticket.change
            await send_line(encode(Waiting(self._ticket.ahead)), more=True)
            either: set[asyncio.Future[Any]] = {self._answering, leaving, change}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        found = self._found()
        await send_line(bytes(found.body) if found else b"", more=False)


async def unless_left(request: Request, work: Awaitable[T]) -> T | None:
    """What the work gives; None, and the work is cancelled, if the client disconnects before."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.create_task(_disconnect(request.receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        leaving.cancel()
        working.cancel()


async def _answered(work: Awaitable[object], language: str) -> Response:
    try:
        return answer(await work)
    except Refused as refusal:
        return refuse(refusal, language)


async def _disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
