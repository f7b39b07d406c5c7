"""Raw connections: bytes as a hostile or broken client would send them."""

import base64
import re
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tavolino.server.people.sessions import COOKIE
from tests.patience import PATIENCE_S

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

Frames = list[tuple[int, bytes]]
"""Opcodes and data."""


@contextmanager
def connected(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(
        ("127.0.0.1", port), timeout=PATIENCE_S, source_address=(source, 0)
    ) as raw:
        yield raw


@dataclass(frozen=True)
class Answer:
    """An HTTP response as received."""

    status: int
    headers: dict[str, str]
    body: bytes


def until_closed(raw: socket.socket) -> bytes:
    """Everything until the end of the connection. A reset counts as an end: closing with unread
    input causes one.
    """
    data = b""
    with suppress(ConnectionError):
        while more := raw.recv(65536):
            data += more
    return data


def parse_answer(data: bytes) -> Answer:
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    found = re.match(r"HTTP/1\.1 (\d{3})", first)
    assert found, data[:200]
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    return Answer(int(found[1]), headers, body)


def last_answer(raw: socket.socket) -> Answer:
    """The response after which the server closes the connection."""
    return parse_answer(until_closed(raw))


def ask(port: int, request: bytes, source: str = "127.0.0.1") -> Answer:
    with connected(port, source) as raw:
        with suppress(ConnectionError):  # refused in the middle of it
            raw.sendall(request)
        return last_answer(raw)


def upgrade_request(table: str, cookie: str, *more: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {COOKIE}={cookie}",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, reserved: int = 0) -> bytes:
    """A client's frame; its mask is zero."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    if len(data) < 126:
        return struct.pack("!BB", first, 0x80 | len(data)) + bytes(4) + data
    return struct.pack("!BBH", first, 0x80 | 126, len(data)) + bytes(4) + data


class RawSocket:
    """A websocket without a library: the frames the server sent, by opcode."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self._buffer = b""

    def open(self, table: str, cookie: str, *headers: str) -> None:
        self.raw.sendall(upgrade_request(table, cookie, *headers))
        while b"\r\n\r\n" not in self._buffer:
            more = self.raw.recv(65536)
            assert more, self._buffer
            self._buffer += more
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def send(self, data: bytes) -> None:
        """Sends as much as the server accepts before it closes."""
        with suppress(ConnectionError):
            self.raw.sendall(data)

    def receive(self, wanted: Callable[[Frames], bool]) -> Frames:
        """Reads until these frames have arrived; returns all since the handshake."""
        while not wanted(frames := parse_frames(self._buffer)):
            more = self.raw.recv(65536)
            assert more, frames
            self._buffer += more
        return frames

    def rest(self) -> Frames:
        """All frames until the server closes."""
        self._buffer += until_closed(self.raw)
        return parse_frames(self._buffer)


def parse_frames(data: bytes) -> Frames:
    """The complete frames in what the server sent."""
    frames = []
    while len(data) >= 2:
        start, length = 2, data[1]
        if length == 126:
            start, length = 4, int.from_bytes(data[2:4], "big")
        elif length == 127:
            start, length = 10, int.from_bytes(data[2:10], "big")
        if len(data) < start + length:
            break
        frames.append((data[0] & 0x0F, data[start : start + length]))
        data = data[start + length :]
    return frames


@contextmanager
def socket_at(port: int, table: str, cookie: str) -> Iterator[RawSocket]:
    with connected(port) as raw:
        one = RawSocket(raw)
        one.open(table, cookie)
        yield one


def closing(frames: Frames) -> tuple[int, str]:
    """Code and reason of the close frame."""
    opcode, data = frames[-1]
    assert opcode == CLOSE, frames[-1]
    return struct.unpack("!H", data[:2])[0], data[2:].decode()


def peak_memory(pid: int) -> int:
    """The peak memory of a process in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024
