"""The interface to workers: takes a request and returns a worker's answer."""

from typing import Literal, Protocol

Why = Literal["late", "crashed", "raised", "illegal", "unreachable", "closed"]


class NoMove(Exception):
    """There is no move. `again` is set if another try may help; `detail` is for the operator."""

    def __init__(self, why: Why, detail: str = "", *, again: bool = False) -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail
        self.again = again


class Executor(Protocol):
    """Runs `worker.answer` somewhere, within the time limit, or raises NoMove."""

    @property
    def at_once(self) -> int:
        """How many requests may run at the same time. The caller respects it."""
        ...

    async def run(self, request: bytes) -> bytes: ...

    async def warm_up(self) -> None:
        """Prepares in the background."""
        ...

    async def close(self) -> None: ...
