"""A minimal websocket client for load generators, which adds almost no cost per frame.

It implements only what the servers under test use: unfragmented text, pings and closing. Its
masking key is zero, which leaves the text unchanged.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
PONG: Final = 0x8A
CLOSE: Final = 0x8
PING: Final = 0x9
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)

OnText = Callable[[bytes], None]


class WebSocketClient(asyncio.Protocol):
    """Calls `on_text` with each message; `opened` is done when the handshake is."""

    def __init__(self, path: str, host: str, cookie: str, on_text: OnText) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._on_text = on_text
        self._unread = b""
        self._transport: asyncio.Transport | None = None
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.write(header(TEXT, len(text)) + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        if self._unread:
            data = self._unread + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                self.close()
                return
            self.opened.set_result(None)
        self._unread = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Reads complete frames; returns the remaining bytes."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if start > size or end > size:
                break
            if data[at] == TEXT:
                self._on_text(data[start:end])
            else:
                self._take_control(data[at] & 0xF, data[start:end])
            at = end
        return data[at:]

    def _take_control(self, opcode: int, payload: bytes) -> None:
        if opcode == PING and self._transport is not None:
            self._transport.write(header(PONG, len(payload)) + payload)
        elif opcode == CLOSE:
            self.close()


def header(opcode: int, length: int) -> bytes:
    """What precedes the text of a client's frame."""
    if length < 126:
        return bytes((opcode, MASKED | length)) + NO_MASK
    if length < 65536:
        return bytes((opcode, MASKED | 126)) + length.to_bytes(2, "big") + NO_MASK
    return bytes((opcode, MASKED | 127)) + length.to_bytes(8, "big") + NO_MASK


async def connect(url: str, path: str, on_text: OnText, cookie: str = "") -> WebSocketClient:
    """A socket at this path of an `http://host:port`."""
    address = url.removeprefix("http://").rstrip("/")
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: WebSocketClient(path, address, cookie, on_text), host, int(port)
    )
    await client.opened
    return client
