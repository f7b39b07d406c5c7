"""The interface of games with puzzles."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import NamedTuple, Protocol

from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, Seat, Source
from tavolino.puzzles.puzzle import Goal, Order


class Draft(NamedTuple):
    """A position that might be a puzzle, and the seat that would solve it."""

    play: AnyPlay
    seat: Seat


class Proof(NamedTuple):
    """The one best line of a position, found by exhaustive search. See `Puzzle` for the fields."""

    goal: Goal
    order: Order
    line: tuple[str, ...]
    value: int
    others: tuple[Mapping[str, int], ...]
    themes: tuple[str, ...]


class PuzzleMaker(Protocol):
    """Makes and proves the puzzles of one game."""

    @property
    def themes(self) -> tuple[str, ...]:
        """All themes its puzzles may have. Their names are the messages `puzzle-theme-<theme>`."""
        ...

    @property
    def shipped(self) -> Traversable | None:
        """The file of puzzles that comes with the game."""
        ...

    @property
    def per_game(self) -> int:
        """At most this many puzzles are taken from one game."""
        ...

    def draft(self, source: Source) -> list[Draft]:
        """Plays one game by the readable rules, and picks positions that might be puzzles."""
        ...

    def prove(self, play: AnyPlay, seat: Seat) -> Proof | None:
        """The one best line from the position; None if there is none, or several."""
        ...

    def piece(self, text: str) -> Reason:
        """A hint that names a part of a move: its block, card or snippet."""
        ...

    def is_try(self, play: AnyPlay, seat: Seat, text: str) -> bool:
        """False for a wrong move that cannot be meant as an answer. It is refused and does not
        count."""
        ...

    def interesting(self, proof: Proof) -> bool:
        """False for a puzzle that is too easy to ship."""
        ...
