"""Pictures and files to print: made on request by short-lived processes, one at a time, cached."""

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
from tavolino.server.workers.job_queue import JobQueue
from tavolino.server.workers.round_robin import Asker
from tavolino.server.workers.worker_process import worker_environment

PICTURE_LIBRARY: Final = "resvg_py"
PRINT_LIBRARY: Final = "reportlab"
MOST_BYTES: Final = 16 * 1024 * 1024
"""Of all cached files of a service together: about a hundred pictures."""
MOST_WAITING: Final = 20
"""Beyond that, requests of the asker with the most are refused."""
REFUSED: Final = 3
"""The exit code of a program that writes a refusal, as a list of rule, case and parameters."""

log = logging.getLogger(__name__)


class RenderedFile(NamedTuple):
    """A file and its entity tag."""

    data: bytes
    tag: str


class RenderService:
    """Makes each file once, and one at a time: it takes up to a second of processor time.

    The program gets a text on standard input and writes the file to standard output. Refusals have
    the id `rule`.
    """

    def __init__(self, rule: str, library: str, program: str, seconds: float) -> None:
        self.rule: Final = rule
        self.program: Final = program
        self.seconds = seconds
        """The time limit for one file."""
        self.most_bytes = MOST_BYTES
        self.is_available = importlib.util.find_spec(library) is not None
        """False where the library has no wheel. The server then does without such files."""
        self._files: OrderedDict[Hashable, RenderedFile] = OrderedDict()
        self._bytes = 0
        self._queue = JobQueue(rule, 1, MOST_WAITING)

    async def find(
        self,
        key: Hashable,
        draw: Callable[[], str],
        asker: Asker,
        check: Callable[[], Awaitable[None]],
    ) -> RenderedFile:
        """The file with this key. If it is not cached, `check` may refuse to make it; `draw`, which
        gives the program's input, runs in a thread.
        """
        if not self.is_available:
            raise Refused(self.rule, "none")
        if key not in self._files and not self._queue.has(key):
            await check()
        if key in self._files:
            self._files.move_to_end(key)
            return self._files[key]
        ticket = self._queue.join("question", asker, key)
        return await ticket.result(lambda: self._draw(key, draw))

    async def close(self) -> None:
        self._queue.refuse_all()
        for running in self._queue.running:
            running.cancel()
        await asyncio.gather(*self._queue.running, return_exceptions=True)

    async def _draw(self, key: Hashable, draw: Callable[[], str]) -> RenderedFile:
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


class PictureService(RenderService):
    """Turns SVG into PNG."""

    def __init__(self) -> None:
        super().__init__(
            "PICTURE", PICTURE_LIBRARY, "tavolino.server.workers.png_program", seconds=20.0
        )


class PrintService(RenderService):
    """Makes PDF files of games to print."""

    def __init__(self) -> None:
        super().__init__("PRINT", PRINT_LIBRARY, "tavolino.printing.program", seconds=60.0)
