"""Draws pictures on request, one at a time, and caches them."""

import asyncio
import importlib.util
import logging
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.workers.worker_process import worker_environment

LIBRARY: Final = "resvg_py"
PROGRAM: Final = "tavolino.server.pictures.convert"
MOST_BYTES: Final = 16 * 1024 * 1024
"""Of all cached pictures together: about a hundred."""
MOST_WAITING: Final = 20
SECONDS: Final = 20.0
"""The time limit of a conversion."""

log = logging.getLogger(__name__)


class Picture(NamedTuple):
    """A PNG file and its entity tag."""

    png: bytes
    tag: str


class PictureService:
    """Converting takes up to a second of processor time, so it is done once for each key and for
    one picture at a time.
    """

    def __init__(self) -> None:
        self.is_available = importlib.util.find_spec(LIBRARY) is not None
        """False where the library has no wheel. The server then does without pictures."""
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[Hashable, asyncio.Task[Picture]] = {}
        self._turn = asyncio.Lock()

    async def find(
        self, key: Hashable, draw: Callable[[], str], check: Callable[[], Awaitable[None]]
    ) -> Picture:
        """The picture with this key. If it is not cached, `check` may refuse to draw it; `draw`
        runs in a thread.
        """
        if not self.is_available:
            raise Refused("PICTURE", "none")
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        if key not in self._drawing:
            await check()
        # Somebody else may have asked for it meanwhile.
        task = self._drawing.get(key)
        if task is None:
            if len(self._drawing) >= MOST_WAITING:
                raise Refused("PICTURE", "busy")
            task = asyncio.create_task(self._draw(key, draw))
            self._drawing[key] = task
            task.add_done_callback(lambda done: self._forget(key, done))
        # Others may wait for it, too.
        return await asyncio.shield(task)

    async def close(self) -> None:
        tasks = tuple(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, key: Hashable, done: asyncio.Task[Picture]) -> None:
        del self._drawing[key]
        if not done.cancelled():
            done.exception()  # whoever asked may have left

    async def _draw(self, key: Hashable, draw: Callable[[], str]) -> Picture:
        async with self._turn:
            png = await converted(await asyncio.to_thread(draw))
        picture = Picture(png, f'"{sha256(png).hexdigest()[:32]}"')
        self._pictures[key] = picture
        self._bytes += len(png)
        while self._bytes > MOST_BYTES:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= len(oldest.png)
        return picture


async def converted(svg: str) -> bytes:
    """The drawing as a PNG file. Refused if it takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await process.communicate(svg.encode())
    except TimeoutError:
        log.warning("a picture took too long")
        raise Refused("PICTURE", "busy") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"{PROGRAM} ended with {process.returncode}")
    return png
