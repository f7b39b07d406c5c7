"""Control frames and fragments have a budget; a socket that exceeds it is closed with a reason."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable, Peer
from tests.server.raw import (
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Frames,
    RawSocket,
    closing,
    connected,
    frame,
    peak_memory,
    socket_at,
    upgrade_request,
)
from tests.server.test_floods import move_on

MUCH = 200_000
MEMORY = 20_000_000
"""How much memory a flood may cost the server."""
FEW = 2000
"""At most this many frames of a flood are handled."""
FLOODS = {
    "pings": frame(PING),
    "large pings": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "empty fragments": frame(CONTINUATION, fin=False),
    "one-byte fragments": frame(CONTINUATION, b" ", fin=False),
    "messages": frame(TEXT, b"x"),
}


@asynccontextmanager
async def attacked(folder: Path) -> AsyncIterator[tuple[Host, AtTable, Peer, str]]:
    """A server, an honest player at a table, and a spectator."""
    with hosting(folder, messages_at_once="50", messages_per_second="10") as (host,):
        async with host.guest() as good, host.guest() as bad:
            table = await good.create("scalino", 2, occupants=["me", "me"])
            async with good.at(table) as here:
                await here.see()
                yield host, here, bad, table


async def in_thread(work: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.to_thread(work)


async def play_during(flood: Callable[[], object], host: Host, here: AtTable) -> None:
    """The honest player moves during the flood and after it, and it costs little memory."""
    assert host.process is not None
    assert host.process.pid is not None
    before = peak_memory(host.process.pid)
    flooding = asyncio.create_task(in_thread(flood))
    await move_on(here)
    await flooding
    await move_on(here)
    assert peak_memory(host.process.pid) - before < MEMORY


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_of_frames_is_cut_off(name: str, tmp_path: Path) -> None:
    seen: Frames = []

    async def act() -> None:
        async with attacked(tmp_path) as (host, here, bad, table):
            started = frame(TEXT, b'{"type"', fin=False) if "fragments" in name else b""

            def flood() -> None:
                with socket_at(host.port, table, bad.cookie) as raw:
                    raw.send(started + FLOODS[name] * MUCH)
                    seen.extend(raw.rest())

            await play_during(flood, host, here)

    asyncio.run(act())
    code, reason = closing(seen)
    assert (code, bool(reason)) == (1008, True)
    assert sum(opcode == PONG for opcode, _ in seen) < FEW


def test_floods_on_one_connection_after_another(tmp_path: Path) -> None:
    """A peer that reads nothing: output for it does not accumulate in memory."""

    async def act() -> None:
        async with attacked(tmp_path) as (host, here, bad, table):

            def flood() -> None:
                for _ in range(15):
                    with socket_at(host.port, table, bad.cookie) as raw:
                        raw.send(FLOODS["large pings"] * 10_000)

            await play_during(flood, host, here)

    asyncio.run(act())


def test_an_honest_client_may_ping_and_fragment(tmp_path: Path) -> None:
    """Twenty messages in ten fragments each, with a ping in every second gap."""

    async def act() -> None:
        async with attacked(tmp_path) as (host, _, bad, table):

            def talk() -> Frames:
                with socket_at(host.port, table, bad.cookie) as one:
                    for _ in range(20):
                        send_in_pieces(one, b'{"type":"ping","sent":1}')
                    one.receive(is_answered)
                    one.send(frame(CLOSE, b"\x03\xe8"))
                    return one.rest()

            assert closing(await asyncio.to_thread(talk))[0] == 1000

    asyncio.run(act())


def is_answered(frames: Frames) -> bool:
    answers = sum(b'"pong"' in data for opcode, data in frames if opcode == TEXT)
    return answers == 20 and sum(opcode == PONG for opcode, _ in frames) == 100


def send_in_pieces(one: RawSocket, message: bytes) -> None:
    pieces = [message[n * 3 : n * 3 + 3] for n in range(10)]
    for n, piece in enumerate(pieces):
        opcode = CONTINUATION if n else TEXT
        one.send(frame(opcode, piece, fin=n == len(pieces) - 1))
        if n % 2:
            one.send(frame(PING, b"x"))


BROKEN = {
    "reserved bits": (frame(TEXT, b"{}", reserved=4), 1002),
    "an unknown opcode": (frame(0x3), 1002),
    "a fragmented ping": (frame(PING, fin=False), 1002),
    "a continuation of nothing": (frame(CONTINUATION, b"x"), 1002),
    "no mask": (b"\x81\x02{}", 1002),
    "a close code that does not exist": (frame(CLOSE, b"\x00\x01"), 1002),
    "a close reason that is no text": (frame(CLOSE, b"\x03\xe8\xff\xfe"), 1007),
    "a text that is no text": (frame(TEXT, b"\xff\xfe"), 1007),
    "a text that ends within a character": (frame(TEXT, "é".encode()[:1]), 1007),
    "too large": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
}


def test_broken_frames_close_their_socket_and_leave_no_line_in_the_log(tmp_path: Path) -> None:
    async def act() -> list[Path]:
        async with attacked(tmp_path) as (host, here, bad, table):
            for name, (data, expected) in BROKEN.items():

                def send(data: bytes = data) -> Frames:
                    with socket_at(host.port, table, bad.cookie) as one:
                        one.send(data)
                        return one.rest()

                frames = await asyncio.to_thread(send)
                assert closing(frames)[0] == expected, name
            await move_on(here)
            return host.logs

    (log,) = asyncio.run(act())
    assert '"level": "warning"' not in log.read_text()
    assert '"level": "error"' not in log.read_text()


def test_frames_before_the_handshake_is_answered_wait_for_it(tmp_path: Path) -> None:
    """Clients may not send before the handshake is answered; one that does breaks nothing."""

    async def act() -> list[Path]:
        async with attacked(tmp_path) as (host, here, bad, table):

            def send() -> bytes:
                with connected(host.port) as raw:
                    raw.sendall(upgrade_request(table, bad.cookie))
                    raw.sendall(frame(PING, b"early") + frame(TEXT, b"{}", reserved=7))
                    return b"".join(iter(lambda: raw.recv(65536), b""))

            answer = await asyncio.to_thread(send)
            assert answer.startswith(b"HTTP/1.1 "), answer[:50]
            await move_on(here)
            return host.logs

    (log,) = asyncio.run(act())
    assert '"level": "error"' not in log.read_text()
