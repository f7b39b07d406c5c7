"""Floods that a guest or a stranger can send. Each is bounded in count and in time."""

import asyncio
import json
import os
import struct
from contextlib import suppress
from typing import Final

import httpx

from bench.soak.players import AWAY, Player
from bench.soak.servers import now
from tavolino.server.people.sessions import COOKIE

HOST: Final = "127.0.0.1"
PING: Final = 0x89
TEXT_BEGIN: Final = 0x01
CONTINUATION: Final = 0x00
BATCH: Final = 1000


def frame(first_byte: int, payload: bytes = b"") -> bytes:
    """A masked frame as a client sends it."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return struct.pack("!BB", first_byte, 0x80 | len(payload)) + mask + masked


async def open_socket(player: Player, table: str, port: int) -> asyncio.StreamWriter:
    """A websocket spoken by hand, so that it can break the rules; nobody reads what it gets."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
        f"Cookie: {COOKIE}={player.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    return writer


async def flood_frames(player: Player, table: str, port: int, kind: int, seconds: float) -> int:
    """Sends tiny frames as fast as the server takes them, until it hangs up or time is over."""
    sent = 0
    with suppress(OSError, EOFError, TimeoutError, asyncio.IncompleteReadError):
        writer = await open_socket(player, table, port)
        if kind == CONTINUATION:
            writer.write(frame(TEXT_BEGIN))
        batch = b"".join(frame(kind) for _ in range(BATCH))
        end_at = now() + seconds
        while now() < end_at:
            writer.write(batch)
            await asyncio.wait_for(writer.drain(), max(0.01, end_at - now()))
            sent += BATCH
            await asyncio.sleep(0)
        writer.transport.abort()
    return sent


async def hold_connections(port: int, count: int, beginning: bytes, seconds: float) -> int:
    """Opens connections that begin something and never end it; says how many stayed open."""
    writers: list[asyncio.StreamWriter] = []
    readers: list[asyncio.StreamReader] = []
    for _ in range(count):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOST, port)
            writer.write(beginning)
            readers.append(reader)
            writers.append(writer)
    await asyncio.sleep(seconds)
    still_open = sum(not reader.at_eof() for reader in readers)
    for writer in writers:
        writer.transport.abort()
    return still_open


async def take_and_leave(player: Player, port: int, table: str, seconds: float) -> int:
    """Takes and leaves a seat until that is refused or time is over; says how often it did."""
    count = 0
    with suppress(*AWAY):
        async with asyncio.timeout(seconds), player.connect(port, table) as socket:
            while True:
                for kind in ("sit", "stand"):
                    command = {"type": kind, "id": f"{kind}{count}", "seat": 1}
                    await socket.send(json.dumps(command))
                    answer = {"id": ""}
                    while answer.get("id") != command["id"]:
                        answer = json.loads(await socket.recv())
                    if answer["type"] == "refused":
                        return count
                count += 1
    return count


async def get_print(port: int, address: str, seed: str) -> int:
    """Asks for a print that nobody has had before, from an address of this machine; gives the
    status.
    """
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=None) as http:
        query = {"part": "sheet", "seed": seed}
        answer = await http.get(f"http://{HOST}:{port}/api/games/cutit/print.pdf", params=query)
        return answer.status_code
