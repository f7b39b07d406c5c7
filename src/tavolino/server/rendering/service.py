"""Makes files on request, one at a time, and caches them."""

import asyncio
import importlib.util
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.workers.worker_process import worker_environment

MOST_BYTES: Final = 16 * 1024 * 1024
"""Of all cached files of a service together: about a hundred pictures."""
MOST_WAITING: Final = 20
REFUSED: Final = 3
"""The exit code of a program that writes a refusal, as a list of rule, case and parameters."""

log = logging.getLogger(__name__)


class RenderedFile(NamedTuple):
    """A file and its entity tag."""

    data: bytes
    tag: str


class RenderService:
    """Making a file takes up to a second of processor time, so it is done once for each key and
    for one file at a time.

    The program gets a text on standard input and writes the file to standard output. Refusals have
    the id `rule`.
    """

    def __init__(self, rule: str, library: str, program: str, seconds: float) -> None:
        self.rule: Final = rule
        self.program: Final = program
        self.seconds = seconds
        """The time limit for one file."""
        self.most_bytes = MOST_BYTES
        self.most_waiting = MOST_WAITING
        self.is_available = importlib.util.find_spec(library) is not None
        """False where the library has no wheel. The server then does without such files."""
        self._files: OrderedDict[Hashable, RenderedFile] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[Hashable, asyncio.Task[RenderedFile]] = {}
        self._turn = asyncio.Lock()

    async def find(
        self, key: Hashable, draw: Callable[[], str], check: Callable[[], Awaitable[None]]
    ) -> RenderedFile:
        """The file with this key. If it is not cached, `check` may refuse to make it; `draw`, which
        gives the program's input, runs in a thread.
        """
        if not self.is_available:
            raise Refused(self.rule, "none")
        if key in self._files:
            self._files.move_to_end(key)
            return self._files[key]
        if key not in self._drawing:
            await check()
        # Somebody else may have asked for it meanwhile.
        task = self._drawing.get(key)
        if task is None:
            if len(self._drawing) >= self.most_waiting:
                raise Refused(self.rule, "busy")
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

    def _forget(self, key: Hashable, done: asyncio.Task[RenderedFile]) -> None:
        del self._drawing[key]
        if not done.cancelled():
            done.exception()  # whoever asked may have left

    async def _draw(self, key: Hashable, draw: Callable[[], str]) -> RenderedFile:
        async with self._turn:
            data = await self._run(await asyncio.to_thread(draw))
        file = RenderedFile(data, f'"{sha256(data).hexdigest()[:32]}"')
        self._files[key] = file
        self._bytes += len(data)
        while self._bytes > self.most_bytes:
            _, oldest = self._files.popitem(last=False)
            self._bytes -= len(oldest.data)
        return file

    async def _run(self, text: str) -> bytes:
        """What the program makes of a text. Refused if it takes too long."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            self.program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=worker_environment(),
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self.seconds):
                data, _ = await process.communicate(text.encode())
        except TimeoutError:
            log.warning("%s took too long", self.program)
            raise Refused(self.rule, "busy") from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode == REFUSED:
            rule, why, params = json.loads(data)
            raise Refused(rule, why, **params)
        if process.returncode:
            raise RuntimeError(f"{self.program} ended with {process.returncode}")
        return data
