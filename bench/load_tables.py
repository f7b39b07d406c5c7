"""A Tavolino table under load: two people who make random moves."""

import asyncio
import time
from functools import partial
from random import Random

from bench.load import Load
from bench.peers import Frame, Place, decode, encode
from bench.websocket_client import WebSocketClient, connect
from tavolino.server.people.sessions import COOKIE


class OwnTable:
    def __init__(self, place: Place, random: Random, urls: tuple[str, str] = ("", "")) -> None:
        """Each player may be at another process; by default both are at the load's own."""
        self.is_over = False
        self._urls = urls
        self._place = place
        self._random = random
        self._sockets: list[WebSocketClient] = []
        self._frames: list[Frame | None] = [None, None]
        self._opened: asyncio.Future[None] | None = None
        self._load: Load | None = None
        self._mover = -1
        self._awaited = 0
        self._submitted_at = 0.0
        self._number = 0
        self._is_pending = False

    async def open(self, url: str, load: Load) -> None:
        self._load = load
        self._opened = asyncio.get_running_loop().create_future()
        for seat, guest in enumerate(self._place.guests):
            path = f"/api/tables/{self._place.table}/socket?version=0"
            take, cookie = partial(self._take, seat), f"{COOKIE}={guest.cookie}"
            self._sockets.append(await connect(self._urls[seat] or url, path, take, cookie))
        await self._opened

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def move(self) -> None:
        """Waits for nothing: if the mover has not seen the newest frame, it moves when it has."""
        newest = max((frame for frame in self._frames if frame), key=lambda frame: frame.version)
        view = newest.views[0].view
        assert view is not None
        if not view.to_act:
            self.is_over = True
            return
        seat = view.to_act[0]
        frame = self._frames[seat]
        if frame is None or frame.version < newest.version:
            self._is_pending = True
            return
        view = frame.views[0].view
        assert view is not None
        assert view.moves
        self._number += 1
        self._mover, self._awaited = seat, frame.version + 1
        submit = {
            "type": "move",
            "id": f"m{self._number}",
            "seat": seat,
            "move": self._random.choice(view.moves),
            "on": frame.version,
        }
        text = encode(submit)
        self._submitted_at = time.perf_counter()
        self._sockets[seat].send(text)

    def _take(self, seat: int, text: bytes) -> None:
        frame = decode(text)
        assert self._load is not None
        if frame.kind in ("refused", "bye"):
            self._load.refused += 1
        if frame.kind != "table":
            return
        self._load.frames += 1
        self._load.bytes += len(text)
        self._frames[seat] = frame
        if frame.table and frame.table.phase != "playing":
            self.is_over = True
        if self._opened is not None and not self._opened.done():
            if all(self._frames):
                self._opened.set_result(None)
            return
        if seat != self._mover and 0 < self._awaited <= frame.version:
            self._awaited = 0
            self._load.seen(self, self._submitted_at)
        elif self._is_pending:
            self._is_pending = False
            self.move()
