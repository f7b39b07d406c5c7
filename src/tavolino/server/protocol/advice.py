"""What a player can ask about moves, as types."""

from msgspec import Struct

from tavolino.server.protocol.errors import Problem


class CheckedMove(Struct, frozen=True):
    """May the seat make this move now? If not, why."""

    move: str
    refused: Problem | None


class CheckedMoves(Struct, frozen=True):
    """Whether moves are allowed at this version of the table."""

    version: int
    moves: list[CheckedMove]


class Waiting(Struct, frozen=True):
    """How many others a bot works for before it is the asker's turn; at 0 it may have begun."""

    ahead: int


class Hint(Struct, frozen=True):
    """What a bot would do, and why, in the reader's language."""

    seat: int
    move: str
    version: int
    why: str


class Review(Struct, frozen=True):
    """What more there is to say to a seat about a finished game, by name."""

    seat: int
    said: dict[str, str | int]
