"""Types of the requests about puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from tavolino.protocol.messages import Count

Status = Literal["open", "solved", "failed"]


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game, and what the visitor has achieved in them."""

    game: str
    puzzles: int
    themes: dict[str, str]
    """The names of the themes that puzzles have, in the reader's language."""
    rating: int | None
    """The visitor's; null where tries are not rated."""
    tries: int
    solved: int
    streak: int
    longest_streak: int


class PuzzleGames(Struct, frozen=True):
    games: list[PuzzleGame]


class NextPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a puzzle of a game; with a theme, for one that has it."""

    game: Annotated[str, Meta(max_length=40)]
    theme: Annotated[str, Meta(max_length=40)] = ""


class PuzzleMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the solver, after `on` moves of all seats."""

    move: Annotated[str, Meta(max_length=500)]
    on: Count


class SolutionMove(Struct, frozen=True):
    """A move of the best line, with the reasons for it if the solver makes it."""

    seat: int
    move: str
    why: str


class PuzzleSolution(Struct, frozen=True):
    """The solution, shown once a try has ended. `tried` is the wrong move, empty if there was none,
    and `verdict` says what is wrong with it.
    """

    line: list[SolutionMove]
    tried: str
    verdict: str
    themes: list[str]
    change: int
    """By how much the visitor's rating changed."""


class ShownPuzzle(Struct, frozen=True):
    """A puzzle as the visitor sees it. Nothing tells the solution before the try has ended."""

    id: str
    game: str
    seat: int
    goal: str
    """What to do, in the reader's language."""
    rating: int | None
    """That of the puzzle; null where tries are not rated."""
    status: Status
    made: list[str]
    """The moves of all seats since the position of the puzzle."""
    movers: list[int]
    """The seats that made them."""
    view: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/View"})]
    """What the seat sees now; at the end of a puzzle without an order, all that was to be done."""
    hints: list[str]
    more_hints: bool
    solution: PuzzleSolution | None
    own_rating: int | None
    streak: int


class KeptPuzzleTry(Struct, frozen=True):
    """A try of a puzzle. `ended_at` is null while it is open."""

    puzzle: str
    game: str
    status: str
    made: tuple[str, ...]
    tried: str
    hints: int
    change: int
    started_at: int
    ended_at: int | None


class KeptSolver(Struct, frozen=True):
    """The person's rating and streaks in the puzzles of one game."""

    game: str
    rating: int
    tries: int
    solved: int
    streak: int
    longest_streak: int
