"""Reads and writes the rows of the table `analysed_moves`."""

from typing import Final

from tavolino.analysis import MoveReview
from tavolino.server.storage import Database, Statement
from tavolino.tables.analysis import read_review, write_review

INSERT: Final = (
    "INSERT INTO analysed_moves (game_id, number, review) VALUES ($1, $2, $3)"
    " ON CONFLICT (game_id, number) DO NOTHING"
)
SELECT_ALL: Final = "SELECT review FROM analysed_moves WHERE game_id = $1 ORDER BY number"
SELECT_ONE: Final = "SELECT review FROM analysed_moves WHERE game_id = $1 AND number = $2"


class AnalysisRepository:
    """The ids of tables and of records differ, so one column is enough for both."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, game_id: str) -> list[MoveReview]:
        rows = await self._database.read(SELECT_ALL, game_id)
        return [read_review(str(row["review"])) for row in rows]

    async def find(self, game_id: str, number: int) -> MoveReview | None:
        rows = await self._database.read(SELECT_ONE, game_id, number)
        return read_review(str(rows[0]["review"])) if rows else None

    async def add(self, game_id: str, review: MoveReview) -> None:
        """Stores a review, unless another process has stored it already."""
        args = (game_id, review.number, write_review(review))
        await self._database.write([Statement(INSERT, args)])
