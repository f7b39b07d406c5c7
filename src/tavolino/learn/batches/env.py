"""Batched environments: one call makes a move at each of many tables."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.action_sets import choose_random_actions, first_illegal
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.random import seeds
from tavolino.bots.kernels.results import new_results
from tavolino.core import Game, Options, Value
from tavolino.learn.batches.workers import workers

CHUNK: Final = 1024
"""The least number of tables per chunk of work. A chunk takes about 30 microseconds."""
CHUNKS_PER_THREAD: Final = 8
"""The number of chunks per thread with many tables: enough to balance threads that wait for a core.
"""


Observations = Mapping[str, npt.NDArray[np.integer[Any]]]
ChunkWork = Callable[[int, int], object]
"""Works on the tables from `begin` to `end`."""


class IllegalAction(ValueError):
    """An action that is not legal at a table; no action was applied at any table."""

    def __init__(self, table: int, action: int, actions: int) -> None:
        reason = "not legal now" if 0 <= action < actions else f"not an id from 0 to {actions - 1}"
        super().__init__(f"table {table}: action {action} is {reason}")
        self.table = table
        self.action = action


class BatchStep(NamedTuple):
    """The results of a step, with one row per table.

    The arrays belong to the environment: the next step overwrites them. Copy what you keep.
    """

    observations: Observations
    """What the seat to move sees, by name; the class of the game's environment documents them.
    Seats are numbered as at the table."""
    masks: Words
    """The legal actions as bit masks, 64 ids per word."""
    rewards: npt.NDArray[np.float32]
    """By seat: 1 for a win, −1 for a loss, in between for a shared win. Zero unless the step ended
    a game."""
    terminated: npt.NDArray[np.bool_]
    """True where the step ended a game. Then the next game has started, and observations, masks and
    `to_move` are those of its start."""
    to_move: npt.NDArray[np.int8]
    """The seat to move."""
    points: Ints
    """By seat, of the table's last finished game."""


class BatchedEnv(ABC):
    """Many tables of one game with the same seats and options.

    The games of a table depend only on the seed and the table's number, not on the number of tables
    or threads.
    """

    game: ClassVar[Game[Any, Any, Any]]

    def __init__(
        self,
        tables: int,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        threads: int | None = None,
    ) -> None:
        if tables < 1:
            raise ValueError(f"there must be at least one table, not {tables}")
        self.tables: Final = tables
        self.seats: Final = seats
        self.options: Final[Options] = self.game.start(seats, options or {}).options
        self.actions: Final = self._count_actions()
        """The number of action ids, which are those of `tavolino.learn.encoding`."""
        self._workers = workers(threads)
        self._chunk = max(CHUNK, tables // (CHUNKS_PER_THREAD * self._workers.threads))
        self._chunks = -(-tables // self._chunk)
        self._results = new_results(tables, seats, -(-self.actions // 64))
        self._rngs = seeds(0, tables)
        """The random generator of each table."""
        self._action_rngs = seeds(1, tables)
        """The generators of `random_actions`. Using them does not change the games."""
        self._random_actions = np.zeros(tables, np.int64)
        self._is_reset = False
        self._step = BatchStep(
            observations=_read_only(self._observations()),
            masks=self._results.masks,
            rewards=self._results.rewards,
            terminated=self._results.terminated,
            to_move=self._results.to_move,
            points=self._results.points,
        )

    def reset(self, seed: int = 0) -> BatchStep:
        """Starts new games at all tables. The same seed gives the same games."""
        self._rngs[:] = seeds(2 * seed, self.tables)
        self._action_rngs[:] = seeds(2 * seed + 1, self.tables)
        self._run(self._reset_chunk)
        self._is_reset = True
        return self._step

    def step(self, actions: npt.ArrayLike) -> BatchStep:
        """Applies one action per table.

        Raises `IllegalAction` if one of them is illegal; then none has been applied.
        """
        ids = np.ascontiguousarray(actions)
        if ids.shape != (self.tables,) or ids.dtype.kind not in "iu":
            expected = f"{self.tables} whole numbers"
            raise ValueError(f"expected {expected}, not {ids.dtype} of shape {ids.shape}")
        self._check_reset()
        ids = ids.astype(np.int64, copy=False)
        illegal = first_illegal(self._step.masks, ids)
        if illegal >= 0:
            raise IllegalAction(illegal, int(ids[illegal]), self.actions)
        self._run(lambda begin, end: self._step_chunk(ids, begin, end))
        return self._step

    def rollout(self, steps: int) -> int:
        """Makes `steps` random legal moves at each table without returning to Python in between.
        Returns the number of games that ended; `last_step` has the resulting state."""
        self._check_reset()
        ended: list[int] = []
        self._run(lambda begin, end: ended.append(self._roll_out_chunk(steps, begin, end)))
        return sum(ended)

    def random_actions(self) -> Ints:
        """A uniformly random legal action for each table. Every call returns the same array."""
        self._check_reset()
        self._run(
            lambda begin, end: choose_random_actions(
                self._step.masks, self._action_rngs, self._random_actions, begin, end
            )
        )
        return self._random_actions

    def legal(self) -> npt.NDArray[np.bool_]:
        """The masks as a new array of booleans, one column per action."""
        return unpack_masks(self._step.masks, self.actions)

    @property
    def last_step(self) -> BatchStep:
        return self._step

    def _check_reset(self) -> None:
        if not self._is_reset:
            raise RuntimeError("call reset first")

    def _run(self, work: ChunkWork) -> None:
        tables, size = self.tables, self._chunk
        self._workers.run(
            lambda chunk: work(chunk * size, min(tables, chunk * size + size)), self._chunks
        )

    @abstractmethod
    def _count_actions(self) -> int: ...

    @abstractmethod
    def _observations(self) -> Observations:
        """Creates the tables; returns arrays that always reflect their current state."""

    @abstractmethod
    def _reset_chunk(self, begin: int, end: int) -> None: ...

    @abstractmethod
    def _step_chunk(self, actions: Ints, begin: int, end: int) -> None: ...

    @abstractmethod
    def _roll_out_chunk(self, steps: int, begin: int, end: int) -> int: ...


def _read_only(observations: Observations) -> Observations:
    """Read-only views of the arrays."""
    views = {name: array.view() for name, array in observations.items()}
    for array in views.values():
        array.flags.writeable = False
    return MappingProxyType(views)


def unpack_masks(masks: Words, actions: int) -> npt.NDArray[np.bool_]:
    """Unpacks bit masks to booleans, one column per action id."""
    mask_bytes = masks.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(mask_bytes, axis=1, count=actions, bitorder="little").view(np.bool_)
