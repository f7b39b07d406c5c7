"""boardgame.io's server and its tables under load, with prebuilt socket.io messages."""

import asyncio
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bench.load import Load
from bench.serving import SERVER_CORE, Serving
from bench.websocket_client import WebSocketClient, connect

FOLDER: Final = Path(__file__).parent / "boardgame_io"
LISTENING: Final = re.compile(r"listening (\d+)\n")
CARDS: Final = 6
ROWS: Final = 3
STATE: Final = re.compile(rb'"_stateID":(\d+)')
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"


def install() -> None:
    """Installs what is locked, unless it is there."""
    lock, installed = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        command = ["npm", "ci", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(command, cwd=FOLDER, check=True)
        installed.touch()


@contextmanager
def serving_boardgame_io() -> Iterator[Serving]:
    """boardgame.io on the server's core."""
    install()
    started_at = time.monotonic()
    process = subprocess.Popen(
        ["node", "server.cjs"],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
    )
    try:
        assert process.stdout is not None
        said = None
        while said is None:
            line = process.stdout.readline()
            if not line:
                raise SystemExit("boardgame.io does not start")
            said = LISTENING.fullmatch(line)
        yield Serving(process.pid, f"http://127.0.0.1:{said[1]}", started_at)
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


class BoardgameIoTable:
    """Two players who take turns; each move is some card on some row."""

    def __init__(self, number: int, random: Random) -> None:
        self.is_over = False
        self._match = f"match{number}"
        self._random = random
        self._sockets: list[WebSocketClient] = []
        self._states = [-1, -1]
        self._opened: asyncio.Future[None] | None = None
        self._load: Load | None = None
        self._awaited = 0
        self._is_pending = False
        self._submitted_at = 0.0

    async def open(self, url: str, load: Load) -> None:
        self._load = load
        self._opened = asyncio.get_running_loop().create_future()
        for seat in (0, 1):
            socket = await connect(url, PATH, partial(self._take, seat))
            self._sockets.append(socket)
            socket.send(b"40/rope,")
        await self._opened

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def move(self) -> None:
        state = max(self._states)
        seat = state % 2
        if self._states[seat] < state:
            self._is_pending = True
            return
        card, row = self._random.randrange(CARDS), self._random.randrange(ROWS)
        text = (
            f'42/rope,["update",{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[{card},{row}],'
            f'"playerID":"{seat}"}}}},{state},"{self._match}","{seat}"]'
        ).encode()
        self._awaited = state + 1
        self._submitted_at = time.perf_counter()
        self._sockets[seat].send(text)

    def _take(self, seat: int, text: bytes) -> None:
        if text == PING:
            self._sockets[seat].send(PONG)
        elif text.startswith(b"40/rope,"):
            sync = f'42/rope,["sync","{self._match}","{seat}",null,2]'
            self._sockets[seat].send(sync.encode())
        elif text.startswith((b'42/rope,["sync"', b'42/rope,["update"')):
            self._take_state(seat, text)

    def _take_state(self, seat: int, text: bytes) -> None:
        assert self._load is not None
        found = STATE.search(text)
        assert found is not None
        self._states[seat] = state = int(found[1])
        self._load.frames += 1
        self._load.bytes += len(text)
        if self._opened is not None and not self._opened.done():
            if min(self._states) >= 0:
                self._opened.set_result(None)
            return
        if 0 < self._awaited <= state and seat == state % 2:
            self._awaited = 0
            self._load.seen(self, self._submitted_at)
        elif self._is_pending:
            self._is_pending = False
            self.move()
