"""Where bots think: something that takes a request and gives the answer of a worker."""

from typing import Literal, Protocol

Why = Literal["late", "crashed", "raised", "illegal", "unreachable", "closed"]


class NoMove(Exception):
    """No move came. `again` if another try may help; `detail` says more to who runs the server."""

    def __init__(self, why: Why, detail: str = "", *, again: bool = False) -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail
        self.again = again


class Executor(Protocol):
    """Runs `worker.answer` somewhere, within the time limit, or raises NoMove."""

    @property
    def at_once(self) -> int:
        """How many requests may be run at the same time; the caller keeps to it."""
        ...

    async def run(self, request: bytes) -> bytes: ...

    async def warm_up(self) -> None:
        """Gets ready in the background; nothing waits for it."""
        ...

    async def close(self) -> None: ...
