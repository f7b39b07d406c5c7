"""Types of analyses of finished games, and of games that go on from one of their positions."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.protocol.tables import Short


class ShownBestMove(Struct, frozen=True):
    """One of the best moves of a position; `why` is in the reader's language."""

    move: str
    value: float
    why: str


class AnalysedMove(Struct, frozen=True):
    """Entry `number` of the log, a move of `seat`, compared with the best moves it had, the best
    first. `value` and `cost`, the difference to the best, count what `unit` of the analysis says.
    `mark` is "?!", "?", "??" or empty. Without a value, the move cannot be compared.
    """

    number: int
    seat: int
    move: str
    mark: str
    value: float | None
    cost: float
    best: list[ShownBestMove]


class Analysis(Struct, frozen=True):
    """The moves of a game that have been analysed so far. `numbers` are the entries of all moves
    that can be. `unit` is "chance" for shares of a win, "points" or "cards"; empty as long as no
    move has been analysed. `turning_points` are the costliest mistakes, the costliest first.
    While `is_running`, the moves that are left are analysed in the background.
    """

    unit: str
    numbers: list[int]
    moves: list[AnalysedMove]
    turning_points: list[int]
    is_running: bool


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table at which the game goes on after `at` entries of the log: the person takes `seat`,
    and a bot takes all others.
    """

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    bot: Short = "strong"
