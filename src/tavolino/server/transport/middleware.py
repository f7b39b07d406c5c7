"""Tells a connection what the application does with its requests."""

import asyncio
import math
from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.core import Refused
from tavolino.server.transport.connection import (
    CURRENT,
    LARGE_HEAD,
    MOST_HEADERS,
    Connection,
)
from tavolino.server.transport.ending import MALFORMED

FREE_BYTES: Final = 1024
CHUNK_OVERHEAD: Final = 8
LEAST_CHUNK_BYTES: Final = 256
"""The encoding of a body may take FREE_BYTES, and as much as that of chunks of this size."""
ANSWERS: Final = frozenset({"websocket.accept", "websocket.close", "websocket.http.response.start"})

Headers = Mapping[bytes, bytes]


class ConnectionMiddleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = CURRENT.get()
        if connection is None:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        refusal = head_refusal(scope, headers)
        if refusal is not None:
            connection.refuse_malformed(refusal)
            await asyncio.sleep(0)  # so that uvicorn knows before this returns
        elif scope["type"] == "http":
            exchange = Exchange(connection, headers, receive, send)
            await self._app(scope, exchange.receive, exchange.send)
        else:
            connection.begin_handshake()
            await self._app(scope, receive, answering(connection, send))


def head_refusal(scope: Scope, headers: Headers) -> Refused | None:
    """Why the head of a request is refused, if it is."""
    if len(scope["headers"]) > MOST_HEADERS:
        return LARGE_HEAD
    is_chunked, has_length = b"transfer-encoding" in headers, b"content-length" in headers
    if is_chunked and has_length:
        return MALFORMED  # two parsers could disagree about where the body ends
    has_body = is_chunked or headers.get(b"content-length", b"0") != b"0"
    return MALFORMED if has_body and scope["type"] == "websocket" else None


class Exchange:
    """A request and its response."""

    def __init__(
        self, connection: Connection, headers: Headers, receive: Receive, send: Send
    ) -> None:
        self._connection = connection
        self._receive = receive
        self._send = send
        self._body_bytes = 0
        self._is_chunked = b"transfer-encoding" in headers
        length = math.inf if self._is_chunked else int(headers.get(b"content-length", b"0"))
        connection.begin_request(length, headers.get(b"accept-language", b"").decode("latin-1"))

    async def receive(self) -> Message:
        message = await self._receive()
        if self._is_chunked and message["type"] == "http.request":
            self._body_bytes += len(message.get("body", b""))
            if not message.get("more_body", False):
                self._connection.end_body()
            elif self._is_wasteful():
                self._connection.refuse_malformed()
                return {"type": "http.disconnect"}
        return message

    def _is_wasteful(self) -> bool:
        """True if the body comes in tiny chunks, which take long to parse."""
        overhead = self._connection.body_taken - self._body_bytes
        return overhead > FREE_BYTES + self._body_bytes * CHUNK_OVERHEAD // LEAST_CHUNK_BYTES

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and not self._connection.begin_answer():
            headers = [*message.get("headers", ()), (b"connection", b"close")]
            message = {**message, "headers": headers}
        await self._send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self._connection.end_answer()


def answering(connection: Connection, send: Send) -> Send:
    """Tells the connection when a websocket is answered and accepted."""

    async def answer(message: Message) -> None:
        if message["type"] in ANSWERS:
            connection.is_answering = True
        await send(message)
        if message["type"] == "websocket.accept":
            connection.begin_frames()

    return answer
