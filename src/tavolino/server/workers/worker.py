"""The program of a worker process, in which bots choose moves.

Requests arrive on standard input, answers go to standard output, each prefixed with its length. The
process ends as soon as its input does, so it never outlives the server.
"""

import json
import os
import pickle
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple, TypeAlias

from tavolino.core import View

if TYPE_CHECKING:
    from tavolino.games.analysis import Question

READY: Final = b"ready"
"""A worker's first message, sent when it has loaded everything."""
COMPILE: Final = "--compile"
"""The argument that lets a worker compile kernels."""
BACKGROUND: Final = "--background"
"""The argument of a worker for jobs that nobody waits for."""
LENGTH_BYTES: Final = 4
NICENESS: Final = 5
"""Bots yield to the server where both want the processor."""
BACKGROUND_NICENESS: Final = 19
"""Workers in the background yield to everybody."""

Choose = Callable[[str, str, View[object], bytes], str]
"""Chooses a move, given a game, a bot, a view and a seed."""


class MoveRequest(NamedTuple):
    """Requests a move of a bot."""

    choose: Choose
    game: str
    bot: str
    view: View[object]
    seed: bytes

    def answer(self) -> bytes:
        # Bots take long to import, and the server's own process never needs them.
        from tavolino.table.bot_moves import is_legal

        move = self.choose(self.game, self.bot, self.view, self.seed)
        if not is_legal(self.game, self.view, move, self.seed):
            return b"-illegal"
        return b"+" + move.encode()


class AdviceRequest(NamedTuple):
    """Requests a hint: a move, and the reasons for it."""

    game: str
    bot: str
    view: View[object]
    seed: bytes

    def answer(self) -> bytes:
        from tavolino.table.bot_moves import advised_move, is_legal

        advice = advised_move(self.game, self.bot, self.view, self.seed)
        if not is_legal(self.game, self.view, advice.move, self.seed):
            return b"-illegal"
        reasons = [[reason.key, dict(reason.params)] for reason in advice.reasons]
        return b"+" + json.dumps({"move": advice.move, "reasons": reasons}).encode()


class ReviewRequest(NamedTuple):
    """Requests the review of a finished game for one seat."""

    game: str
    state: object
    seat: int

    def answer(self) -> bytes:
        from tavolino.games.analysis import review_seat
        from tavolino.table.analysis import write_par_review

        return b"+" + write_par_review(review_seat(self.game, self.state, self.seat)).encode()


class AnalysisRequest(NamedTuple):
    """Requests the review of one move of a finished game."""

    question: "Question"
    has_kernels: bool
    """True if kernels may be compiled. Either way, all moves of a game are judged alike."""

    def answer(self) -> bytes:
        from tavolino.games import find_game
        from tavolino.games.analysis import review_move
        from tavolino.table.analysis import write_review

        evaluator = None if self.has_kernels else find_game(self.question.game).bots.evaluator
        return b"+" + write_review(review_move(self.question, evaluator)).encode()


class BelowParRequest(NamedTuple):
    """Requests how far one seat of a finished game stayed below par."""

    game: str
    state: object
    seat: int

    def answer(self) -> bytes:
        from tavolino.games import find_game

        below_par = find_game(self.game).below_par
        assert below_par is not None
        return b"+%d" % below_par(self.state, self.seat)


Request: TypeAlias = MoveRequest | AdviceRequest | ReviewRequest | AnalysisRequest | BelowParRequest


def answer(request: bytes) -> bytes:
    """The answer to a request; "-why where" if there is none.

    `why` is "illegal" or "raised". The error message is left out, since it may mention hidden
    cards.
    """
    try:
        # The request has the method: run as a program, this module has its classes twice.
        asked: Request = pickle.loads(request)
        return asked.answer()
    except Exception as error:
        return f"-raised {where(error)}".encode()


def where(error: Exception) -> str:
    """The type of an error and the line it came from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}"


def main() -> None:
    """Answers until the input ends."""
    requests, answers = _take_pipes()
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(BACKGROUND_NICENESS if BACKGROUND in sys.argv[1:] else NICENESS)
    import tavolino.bots  # noqa: F401  so that the first move does not wait for it

    if COMPILE in sys.argv[1:]:
        compile_beside()
    _send(answers, READY)
    while True:
        _send(answers, answer(waiting.get()))


def compile_beside() -> None:
    """Compiles the kernels in the background. Until they are ready, bots play without them."""
    from tavolino.bots.warmup import warm_up_in_background
    from tavolino.games import kernels

    warm_up_in_background(*kernels())


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server. Anything a bot prints goes to standard error instead."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def _listen(requests: BinaryIO, waiting: "queue.SimpleQueue[bytes]") -> None:
    """Queues requests. Ends the process when the input ends, even while a bot is searching."""
    try:
        while head := requests.read(LENGTH_BYTES):
            waiting.put(requests.read(int.from_bytes(head, "big")))
    finally:
        os._exit(0)


def _send(answers: BinaryIO, data: bytes) -> None:
    try:
        answers.write(framed(data))
        answers.flush()
    except BrokenPipeError:
        sys.exit(0)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


if __name__ == "__main__":
    main()
