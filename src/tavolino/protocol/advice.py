"""Types of the requests about moves: checks, hints and reviews."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tavolino.games import ParReview
from tavolino.protocol.errors import Problem


class CheckedMove(Struct, frozen=True):
    """A move, and why the seat may not make it now; `refused` is None if it may. `preview` is the
    seat's view after the move, in games that offer it.
    """

    move: str
    refused: Problem | None
    preview: Annotated[
        Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]})
    ]


class CheckedMoves(Struct, frozen=True):
    """Whether moves are legal at this version of the table."""

    version: int
    moves: list[CheckedMove]


class Waiting(Struct, frozen=True):
    """The number of requests that are ahead in the queue; at 0 the work may have started."""

    ahead: int


class Hint(Struct, frozen=True):
    """The move a bot would make, and why, in the reader's language."""

    seat: int
    move: str
    version: int
    why: str


class Review(Struct, frozen=True):
    """How a seat of a finished game compares with par; None if that cannot be said."""

    seat: int
    par: ParReview | None
