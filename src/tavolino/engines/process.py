"""The process of an engine: exchanges lines with it, within limits.

Threads read and write the pipes, so an engine that does not write or read cannot block the caller.
"""

import contextlib
import subprocess
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from time import monotonic
from typing import IO, Final

from tavolino.engines.guard import Guard, kill_group

MAX_LINE_BYTES: Final = 1 << 16
"""The most bytes of a line from an engine."""
MAX_REPLY_BYTES: Final = 1 << 20
"""The most bytes that an engine may write between two requests."""
MAX_STDERR_BYTES: Final = 1 << 12
"""How many of the last bytes of standard error are stored."""
EXIT_SECONDS: Final = 1.0
_CHUNK: Final = 1 << 16

_guard: Final = Guard()


class EngineSilent(Exception):
    """The engine did not write a line in time."""


class EngineEnded(Exception):
    """The engine has closed its output, usually because it has exited."""


class EngineFlooded(Exception):
    """The engine wrote more than allowed."""


class EngineProcess:
    """A started engine. Raises OSError if the command cannot be run."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # A new session: Ctrl-C does not reach the engine, and its children can be killed with it.
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        _guard.watch(self._process.pid)
        self._incoming: SimpleQueue[str | type[Exception]] = SimpleQueue()
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._written = 0
        self._stderr = b""
        self._has_ended: type[Exception] | None = None
        self._is_killed = False
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._stderr_reader = _in_background(self._read_stderr, stderr)
        _in_background(self._read, stdout)
        _in_background(self._write, stdin)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def begin_request(self) -> None:
        """Discards unrequested output and resets the limit on output."""
        with contextlib.suppress(Empty):
            while True:
                line = self._incoming.get_nowait()
                if not isinstance(line, str):
                    self._has_ended = line
        self._written = 0

    def send(self, line: str) -> None:
        """Queues a line; it is written as soon as the engine reads."""
        self._outgoing.put(line.encode() + b"\n")

    def receive(self, deadline: float) -> str:
        """The next line without its newline. The deadline is a time of `monotonic`."""
        if self._has_ended is not None:
            raise self._has_ended
        try:
            got = self._incoming.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise EngineSilent from None
        if isinstance(got, str):
            return got
        self._has_ended = got
        raise got

    def exit_code(self) -> int | None:
        """The exit code of a process that has closed its output; None if it still runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(EXIT_SECONDS)
        return None

    def last_error_line(self) -> str:
        """The last line on standard error."""
        self._stderr_reader.join(EXIT_SECONDS)
        lines = self._stderr.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self, seconds: float = EXIT_SECONDS) -> None:
        """Closes the engine's input and kills it if it has not exited after this time."""
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """Kills the process and everything it has started."""
        if self._is_killed:
            return
        self._is_killed = True
        kill_group(self._process.pid)
        _guard.forget(self._process.pid)
        self._outgoing.put(None)
        self._process.wait()

    def _read(self, stdout: IO[bytes]) -> None:
        pending = b""
        with contextlib.suppress(OSError, ValueError), stdout:
            while chunk := stdout.read(_CHUNK):
                self._written += len(chunk)
                *lines, pending = (pending + chunk).split(b"\n")
                longest = max(map(len, (*lines, pending)))
                if longest > MAX_LINE_BYTES or self._written > MAX_REPLY_BYTES:
                    self._incoming.put(EngineFlooded)
                    return
                for line in lines:
                    self._incoming.put(line.decode(errors="replace"))
        self._incoming.put(EngineEnded)

    def _read_stderr(self, stderr: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stderr:
            while chunk := stderr.read(_CHUNK):
                self._stderr = (self._stderr + chunk)[-MAX_STDERR_BYTES:]

    def _write(self, stdin: IO[bytes]) -> None:
        # The reader notices when the engine has exited.
        with contextlib.suppress(OSError, ValueError), stdin:
            while (data := self._outgoing.get()) is not None:
                while data:
                    data = data[stdin.write(data) :]


def _in_background(work: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=work, args=(pipe,), name="engine", daemon=True)
    thread.start()
    return thread
