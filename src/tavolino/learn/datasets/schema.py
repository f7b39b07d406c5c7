"""The schema of a dataset: its tables, their columns, and who could know each column.

`docs/datasets.md` lists the same columns; a test compares them.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from tavolino.core import Refused, Seat

FORMAT: Final = 1
"""Increases when a column is added, is removed or changes its meaning."""

TableName = Literal["games", "moves"]
ColumnType = Literal[
    "int8", "int32", "int64", "float64", "string", "list<int8>", "list<int32>", "list<string>"
]
Knowledge = Literal["setup", "seat", "outcome", "hidden"]
"""Who could know a column, and when:

- `setup`: everybody, before the first move
- `seat`: the seat that moves, when it moved
- `outcome`: everybody, once the game was over; while it ran nobody
- `hidden`: it reveals what was hidden from seats during the game
"""
KNOWN_TO_SEAT: Final[tuple[Knowledge, ...]] = ("setup", "seat")


class DatasetColumn(NamedTuple):
    name: str
    type: ColumnType
    knowledge: Knowledge
    meaning: str
    is_nullable: bool = False


class GameRow(NamedTuple):
    """A game. `COLUMNS["games"]` describes the fields."""

    game: int
    deal: int
    bots: tuple[str, ...]
    entries: int
    moves: int
    cause: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    record: str


class MoveRow(NamedTuple):
    """A move of a player with its position. `COLUMNS["moves"]` describes the fields."""

    game: int
    entry: int
    seat: Seat
    bot: str
    view: str
    legal_moves: int | None
    move: str
    value: float | None
    best: str | None
    best_value: float | None
    unit: str | None
    points: int
    rank: int


COLUMNS: Final[Mapping[TableName, tuple[DatasetColumn, ...]]] = {
    "games": (
        DatasetColumn("game", "int64", "setup", "the number of the game, from 0"),
        DatasetColumn(
            "deal", "int64", "setup", "the number of the deal; the same deal, the same chance"
        ),
        DatasetColumn("bots", "list<string>", "setup", "the bot on each seat"),
        DatasetColumn("entries", "int32", "outcome", "entries of the log, chance included"),
        DatasetColumn(
            "moves", "int32", "outcome", "moves of players: the rows of the game in `moves`"
        ),
        DatasetColumn("cause", "string", "outcome", "why the game ended"),
        DatasetColumn("points", "list<int32>", "outcome", "the points of each seat"),
        DatasetColumn(
            "ranks", "list<int8>", "outcome", "the rank of each seat; 1 is best, ties share it"
        ),
        DatasetColumn(
            "record", "string", "hidden", "the whole record, with all chance and the secret"
        ),
    ),
    "moves": (
        DatasetColumn("game", "int64", "setup", "the number of the game"),
        DatasetColumn(
            "entry", "int32", "seat", "the number of the move in the log of the game, from 0"
        ),
        DatasetColumn("seat", "int8", "seat", "the seat that moves, from 0"),
        DatasetColumn("bot", "string", "setup", "the bot on this seat"),
        DatasetColumn("view", "string", "seat", "everything the seat may know, as canonical JSON"),
        DatasetColumn(
            "legal_moves",
            "int32",
            "seat",
            "how many moves it has; null if they are unlimited",
            True,
        ),
        DatasetColumn("move", "string", "seat", "the move it makes, in notation"),
        DatasetColumn("value", "float64", "seat", "the value of this move for the seat", True),
        DatasetColumn("best", "string", "seat", "the best move by the evaluator", True),
        DatasetColumn(
            "best_value", "float64", "seat", "the value of the best move for the seat", True
        ),
        DatasetColumn(
            "unit", "string", "seat", "what values count: `chance`, `points` or `cards`", True
        ),
        DatasetColumn("points", "int32", "outcome", "the points of the seat at the end"),
        DatasetColumn("rank", "int8", "outcome", "the rank of the seat at the end"),
    ),
}


def known_to_seat(table: TableName) -> tuple[str, ...]:
    """The columns that the seat to move could know when it moved.

    >>> known_to_seat("games")
    ('game', 'deal', 'bots')
    """
    return tuple(one.name for one in COLUMNS[table] if one.knowledge in KNOWN_TO_SEAT)


def check_columns(table: TableName, names: tuple[str, ...]) -> None:
    """Refuses a column that the table does not have."""
    known = [column.name for column in COLUMNS[table]]
    for name in names:
        if name not in known:
            raise Refused("DATASET", "column", got=name[:40], expected=", ".join(known))
