"""Clients connect, move, disconnect at random and reconnect: python -m bench.server_soak

At the end every client must have the same table as the server: the same version, the same view and
the same log, although each was assembled over many sockets.
"""

import asyncio
import hashlib
import json
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec
import typer
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.peers import Guest, View, at_table, decode, encode, set_up
from bench.serving import Serving, database_url, keep_to_load_core, serving
from tavolino.protocol.messages import TableFrame
from tavolino.server.people.sessions import COOKIE

PACE_S: Final = 0.15
VANISHING: Final = 0.1
"""How often a peer vanishes instead of waiting for what comes next."""
LIMIT_S: Final = 30.0

read_frame: Final = msgspec.json.Decoder(TableFrame).decode
read_view: Final = msgspec.json.Decoder(View).decode


@dataclass
class Client:
    """What one person knows, from all sockets they have had."""

    table: str
    guest: Guest
    seat: int
    random: Random
    log: list[object] = field(default_factory=list)
    frame: TableFrame | None = None
    sockets: int = 0
    moves: int = 0
    refused: int = 0

    @property
    def version(self) -> int:
        return self.frame.version if self.frame else 0

    def take(self, text: str | bytes) -> bool:
        """Takes in what has come; was it the table?"""
        head = decode(text)
        self.refused += head.kind == "refused" and head.rule != "STALE"
        if head.kind != "table":
            return False
        frame = read_frame(text)
        assert frame.since <= len(self.log), "no entry of the log is left out"
        self.log[frame.since :] = frame.views[0].entries
        self.frame = frame
        return True

    async def play(self, url: str, end_at: float) -> None:
        while time.monotonic() < end_at:
            async with at_table(url, self.table, self.guest, self.version) as socket:
                self.sockets += 1
                await self._stay(socket, end_at)
                # To vanish is to say nothing and answer nothing.
                socket.transport.abort()

    async def _stay(self, socket: ClientConnection, end_at: float) -> None:
        submitted_on = -1
        while (left := end_at - time.monotonic()) > 0:
            try:
                is_table = self.take(await asyncio.wait_for(socket.recv(), min(left, LIMIT_S)))
            except (TimeoutError, ConnectionClosed):
                return
            if not is_table or self.frame is None:
                continue
            move = self._choose(self.frame)
            if move and submitted_on != self.version:
                await asyncio.sleep(self.random.random() * 2 * PACE_S)
                submitted_on = self.version
                await socket.send(move)
            if self.random.random() < VANISHING:
                return

    def _choose(self, frame: TableFrame) -> str:
        view = read_view(frame.views[0].view)
        if self.seat not in view.to_act or not view.moves:
            return ""
        self.moves += 1
        submit = {
            "type": "move",
            "id": f"s{self.seat}-{self.moves}",
            "seat": self.seat,
            "move": self.random.choice(view.moves),
            "on": frame.version,
        }
        return encode(submit).decode()

    async def look_last(self, url: str, browser: httpx.AsyncClient) -> bool:
        """Comes back once more; is what one has then what the server has?"""
        cookies = {"Cookie": f"{COOKIE}={self.guest.cookie}"}
        answer = await browser.get(f"/api/tables/{self.table}", headers=cookies)
        truth = read_frame(answer.content)
        async with at_table(url, self.table, self.guest, self.version) as socket:
            async with asyncio.timeout(LIMIT_S):
                while self.frame is None or self.version < truth.version or not self.sockets:
                    self.take(await socket.recv())
        mine = (self.version, digest(self.frame.views[0].view), self.log)
        return mine == (truth.version, digest(truth.views[0].view), truth.views[0].entries)


def digest(view: msgspec.Raw) -> str:
    return hashlib.sha256(bytes(view)).hexdigest()


async def soak(server: Serving, clients: list[Client], seconds: float) -> None:
    end_at = time.monotonic() + seconds
    began = sum(client.version for client in clients)
    async with asyncio.timeout(seconds + 4 * LIMIT_S):
        await asyncio.gather(*(client.play(server.url, end_at) for client in clients))
        async with httpx.AsyncClient(base_url=server.url, timeout=LIMIT_S) as browser:
            equal = [await client.look_last(server.url, browser) for client in clients]
    over = sum(
        client.frame is not None and client.frame.table.phase == "over" for client in clients
    )
    figures = {
        "clients": len(clients),
        "seconds": seconds,
        "sockets": sum(client.sockets for client in clients),
        "submits": sum(client.moves for client in clients),
        "events seen": sum(client.version for client in clients) - began,
        "refused, but as stale": sum(client.refused for client in clients),
        "games over": over // 2,
        "clients equal to the server": sum(equal),
        "to goal": sum(equal) / len(clients),
    }
    print(json.dumps(figures, indent=2))
    if not all(equal):
        raise SystemExit(1)


def main(tables: int = 60, seconds: float = 60.0, game: str = "rope", seed: int = 1) -> None:
    keep_to_load_core()
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        places = asyncio.run(set_up(database_url(folder), game, tables, range(20), random))
        clients = [
            Client(place.table, guest, seat, Random(f"{seed} {number} {seat}"))
            for number, place in enumerate(places)
            for seat, guest in enumerate(place.guests)
        ]
        with serving(folder, sockets_per_person="1000") as server:
            asyncio.run(soak(server, clients, seconds))


if __name__ == "__main__":
    typer.run(main)
