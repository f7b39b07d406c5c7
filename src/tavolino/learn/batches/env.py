"""Environments of many tables: one call makes a move at each of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.action_sets import choose_any, first_illegal
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.random import seeds
from tavolino.bots.kernels.results import new_results
from tavolino.core import Game, Options, Value
from tavolino.learn.batches.workers import workers

CHUNK: Final = 1024
"""The least number of tables that a thread plays in one go. A chunk takes some 30 microseconds."""
CHUNKS_EACH: Final = 8
"""Chunks for each thread where there are many tables: enough for one to help out another that has
not got a core for a while."""


Observations = Mapping[str, npt.NDArray[np.integer[Any]]]
ChunkWork = Callable[[int, int], object]
"""Does the tables from one number to another."""


class IllegalAction(ValueError):
    """An action that is not legal at a table; no action was applied at any table."""

    def __init__(self, table: int, action: int, actions: int) -> None:
        reason = (
            "not legal now" if 0 <= action < actions else f"no id: those are 0 to {actions - 1}"
        )
        super().__init__(f"table {table}: action {action} is {reason}")
        self.table = table
        self.action = action


class BatchStep(NamedTuple):
    """What all tables look like after a step, with a row for each table.

    These are the environment's own arrays: the next step writes into them. Copy what you keep.
    """

    observations: Observations
    """What the seat to move sees, by names that the environment of the game explains. Seats are
    numbered as at the table."""
    masks: Words
    """The legal actions, a bit for each id, 64 to a word."""
    rewards: npt.NDArray[np.float32]
    """For each seat: 1 for a win, −1 for a defeat, between them for a shared win. Zero unless the
    step ended a game."""
    terminated: npt.NDArray[np.bool_]
    """True where the step ended a game. The next one has begun, and observations, masks and
    `to_move` are those of its beginning."""
    to_move: npt.NDArray[np.int8]
    """The seat that moves next."""
    points: Ints
    """The points of each seat in the table's last finished game."""


class BatchedEnv(ABC):
    """Many tables of one game with the same seats and options.

    A table's games follow from the seed and the table's number; neither the number of tables nor
    that of threads makes a difference.
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
        """How many action ids there are; those of the encoding layer."""
        self._workers = workers(threads)
        self._chunk = max(CHUNK, tables // (CHUNKS_EACH * self._workers.threads))
        self._chunks = -(-tables // self._chunk)
        self._results = new_results(tables, seats, -(-self.actions // 64))
        self._rngs = seeds(0, tables)
        """The chance of each table."""
        self._choices = seeds(1, tables)
        """The chance of `random_actions`, which does not change how the tables go on."""
        self._chosen = np.zeros(tables, np.int64)
        self._begun = False
        self._step = BatchStep(
            observations=_read_only(self._observations()),
            masks=self._results.masks,
            rewards=self._results.rewards,
            terminated=self._results.terminated,
            to_move=self._results.to_move,
            points=self._results.points,
        )

    def reset(self, seed: int = 0) -> BatchStep:
        """New games at all tables. The same seed gives the same games."""
        self._rngs[:] = seeds(2 * seed, self.tables)
        self._choices[:] = seeds(2 * seed + 1, self.tables)
        self._run(self._begin_chunk)
        self._begun = True
        return self._step

    def step(self, actions: npt.ArrayLike) -> BatchStep:
        """Makes an action at each table.

        Raises `IllegalAction` if one of them is not legal; then none has been applied.
        """
        made = np.ascontiguousarray(actions)
        if made.shape != (self.tables,) or made.dtype.kind not in "iu":
            expected = f"{self.tables} whole numbers"
            raise ValueError(f"expected {expected}, not {made.dtype} of shape {made.shape}")
        self._check_begun()
        made = made.astype(np.int64, copy=False)
        illegal = first_illegal(self._step.masks, made)
        if illegal >= 0:
            raise IllegalAction(illegal, int(made[illegal]), self.actions)
        self._run(lambda begin, end: self._step_chunk(made, begin, end))
        return self._step

    def rollout(self, steps: int) -> int:
        """Makes so many random legal moves at each table, without coming back to Python in
        between; returns how many games ended. `last_step` is what the tables look like then."""
        self._check_begun()
        ended: list[int] = []
        self._run(lambda begin, end: ended.append(self._roll_out_chunk(steps, begin, end)))
        return sum(ended)

    def random_actions(self) -> Ints:
        """A legal action for each table, all equally likely; the same array at every call."""
        self._check_begun()
        self._run(
            lambda begin, end: choose_any(self._step.masks, self._choices, self._chosen, begin, end)
        )
        return self._chosen

    def legal(self) -> npt.NDArray[np.bool_]:
        """The masks as a new array of truth values, a column for each action."""
        return unpack_masks(self._step.masks, self.actions)

    @property
    def last_step(self) -> BatchStep:
        return self._step

    def _check_begun(self) -> None:
        if not self._begun:
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
        """Makes the tables; returns arrays that always show what they look like."""

    @abstractmethod
    def _begin_chunk(self, begin: int, end: int) -> None: ...

    @abstractmethod
    def _step_chunk(self, actions: Ints, begin: int, end: int) -> None: ...

    @abstractmethod
    def _roll_out_chunk(self, steps: int, begin: int, end: int) -> int: ...


def _read_only(observations: Observations) -> Observations:
    """Views that nobody can change a table by."""
    shown = {name: array.view() for name, array in observations.items()}
    for array in shown.values():
        array.flags.writeable = False
    return MappingProxyType(shown)


def unpack_masks(masks: Words, actions: int) -> npt.NDArray[np.bool_]:
    """Truth values instead of bits, a column for each action id."""
    octets = masks.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=actions, bitorder="little").view(np.bool_)
