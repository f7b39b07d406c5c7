"""Reads and writes the rows of the tables `analyses`, `analysed_moves` and `seat_reviews`.

Analyses are fair by asker, as in `workers.round_robin`, and in all processes together: `address_at`
and `person_at` are the times at which an address and a person there last had a turn.
"""

import hmac
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from tavolino.core import Refused
from tavolino.games import ParReview
from tavolino.games.analysis import MoveReview
from tavolino.server.storage import Conflict, Database, Row, Statement, whole
from tavolino.server.workers.round_robin import Asker
from tavolino.table.analysis import read_par_review, read_review, write_par_review, write_review

Kind = Literal["tables", "records"]
"""Where a game is, as in the addresses of the protocol."""

INSERT: Final = (
    "INSERT INTO analysed_moves (game_id, number, review) VALUES ($1, $2, $3)"
    " ON CONFLICT (game_id, number) DO NOTHING"
)
SELECT_SOME: Final = (
    "SELECT review FROM analysed_moves WHERE game_id = $1 AND number > $2 ORDER BY number"
)
NUMBERS: Final = "SELECT number FROM analysed_moves WHERE game_id = $1"

COUNTS: Final = (
    "SELECT COUNT(*) AS of_address, COUNT(CASE WHEN person = $2 THEN 1 END) AS of_person"
    " FROM analyses WHERE address = $1"
)
# A new game has the turn of its asker's other games.
REQUEST: Final = (
    "INSERT INTO analyses"
    " (game_id, kind, moves_left, due_at, address, person, address_at, person_at)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT),"
    " CAST($5 AS TEXT), CAST($6 AS TEXT),"
    " COALESCE((SELECT MIN(address_at) FROM analyses WHERE address = $5), $4),"
    " COALESCE((SELECT MIN(person_at) FROM analyses WHERE address = $5 AND person = $6), $4)"
    " WHERE (SELECT COUNT(*) FROM analyses WHERE address = $5 AND person = $6) < $7"
    " AND (SELECT COUNT(*) FROM analyses WHERE address = $5) < $8"
    " ON CONFLICT (game_id) DO NOTHING"
)
IS_RUNNING: Final = "SELECT game_id FROM analyses WHERE game_id = $1"
DUE: Final = (
    "SELECT game_id, kind, moves_left, due_at, tries, address, person FROM analyses"
    " WHERE due_at <= $1 ORDER BY address_at, person_at, due_at LIMIT 1"
)
CLAIM: Final = "UPDATE analyses SET due_at = $3 WHERE game_id = $1 AND due_at = $2"
ADDRESS_TURN: Final = "UPDATE analyses SET address_at = $2 WHERE address = $1"
PERSON_TURN: Final = "UPDATE analyses SET person_at = $3 WHERE address = $1 AND person = $2"
GO_ON: Final = (
    "UPDATE analyses SET due_at = $2, moves_left = moves_left - 1, tries = 0 WHERE game_id = $1"
)
RELEASE: Final = "UPDATE analyses SET due_at = $2 WHERE game_id = $1"
POSTPONE: Final = "UPDATE analyses SET due_at = $2, tries = tries + 1 WHERE game_id = $1"
END: Final = "DELETE FROM analyses WHERE game_id = $1"

INSERT_SEAT: Final = (
    "INSERT INTO seat_reviews (game_id, seat, review) VALUES ($1, $2, $3)"
    " ON CONFLICT (game_id, seat) DO NOTHING"
)
SELECT_SEAT: Final = "SELECT review FROM seat_reviews WHERE game_id = $1 AND seat = $2"


class RunningAnalysis(NamedTuple):
    """An analysis that somebody has asked for. `moves_left` is how many more moves the limit of
    that person allows, and `tries` how often the next one has failed.

    `due_at` is the time from which any process may go on with it.
    """

    game_id: str
    kind: Kind
    moves_left: int
    due_at: int
    tries: int
    asker: Asker
    """Digests of the address and the person."""


class AnalysisRepository:
    """The ids of tables and of records differ, so one column is enough for both.

    Askers are stored as digests with this key, until their analyses end.
    """

    def __init__(
        self, database: Database, key: str, most_of_person: int, most_of_address: int
    ) -> None:
        self._database = database
        self._key = key
        self._most_of_person = most_of_person
        self._most_of_address = most_of_address

    # Moves

    async def moves(self, game_id: str, after: int = -1) -> list[MoveReview]:
        """What is known about the moves after this entry."""
        rows = await self._database.read(SELECT_SOME, game_id, after)
        return [read_review(str(row["review"])) for row in rows]

    async def numbers(self, game_id: str) -> set[int]:
        """The entries that have been analysed."""
        return {whole(row, "number") for row in await self._database.read(NUMBERS, game_id)}

    # Running analyses

    async def check_may_request(self, asker: Asker) -> None:
        """Refused if too many games of this person or address are being analysed."""
        (row,) = await self._database.read(COUNTS, *self._digests(asker))
        for column, most in (
            ("of_person", self._most_of_person),
            ("of_address", self._most_of_address),
        ):
            if whole(row, column) >= most:
                raise Refused("ANALYSIS", "many", most=most)

    async def request(self, game_id: str, kind: Kind, moves: int, now: int, asker: Asker) -> None:
        """Extends an analysis by `moves`, unless it is running already. Refused if too many are."""
        most = (self._most_of_person, self._most_of_address)
        args = (game_id, kind, moves, now, *self._digests(asker), *most)
        try:
            await self._database.write([Statement(REQUEST, args, expect=1)])
        except Conflict:
            if not await self.is_running(game_id):
                await self.check_may_request(asker)

    async def is_running(self, game_id: str) -> bool:
        return bool(await self._database.read(IS_RUNNING, game_id))

    async def claim_due(self, now: int, until: int) -> RunningAnalysis | None:
        """The game whose turn it is. No other process goes on with it until then."""
        while rows := await self._database.read(DUE, now):
            due = _running(rows[0])
            try:
                await self._database.write([_claim(due, until), *_end_turn(due.asker, now)])
            except Conflict:
                continue  # another process was first
            return due._replace(due_at=until)
        return None

    async def keep_claim(self, claimed: RunningAnalysis, until: int) -> RunningAnalysis:
        """Raises Conflict if another process has claimed it meanwhile."""
        await self._database.write([_claim(claimed, until)])
        return claimed._replace(due_at=until)

    async def add(self, game_id: str, review: MoveReview, now: int) -> None:
        """Stores a review. The game goes behind the asker's others that wait."""
        args = (game_id, review.number, write_review(review))
        await self._database.write([Statement(INSERT, args), Statement(GO_ON, (game_id, now))])

    async def release(self, game_id: str, now: int) -> None:
        """Leaves a claimed game to any process."""
        await self._database.write([Statement(RELEASE, (game_id, now))])

    async def postpone(self, game_id: str, until: int) -> None:
        """The next move could not be analysed; it is tried again at that time."""
        await self._database.write([Statement(POSTPONE, (game_id, until))])

    async def end(self, game_id: str) -> None:
        await self._database.write([Statement(END, (game_id,))])

    # Seats

    async def find_seat(self, game_id: str, seat: int) -> ParReview | None:
        rows = await self._database.read(SELECT_SEAT, game_id, seat)
        return read_par_review(str(rows[0]["review"])) if rows else None

    async def add_seat(self, game_id: str, seat: int, review: ParReview) -> None:
        args = (game_id, seat, write_par_review(review))
        await self._database.write([Statement(INSERT_SEAT, args)])

    def _digests(self, asker: Asker) -> Asker:
        return Asker(*(_digest(self._key, name) for name in asker))


def _digest(key: str, name: str) -> str:
    return hmac.digest(key.encode(), name.encode(), sha256)[:16].hex()


def _claim(due: RunningAnalysis, until: int) -> Statement:
    return Statement(CLAIM, (due.game_id, due.due_at, until), expect=1)


def _end_turn(asker: Asker, now: int) -> list[Statement]:
    """Puts all games of an address, and of the person there, behind those of others."""
    return [
        Statement(ADDRESS_TURN, (asker.address, now)),
        Statement(PERSON_TURN, (*asker, now)),
    ]


def _running(row: Row) -> RunningAnalysis:
    return RunningAnalysis(
        str(row["game_id"]),
        "records" if row["kind"] == "records" else "tables",
        whole(row, "moves_left"),
        whole(row, "due_at"),
        whole(row, "tries"),
        Asker(str(row["address"]), str(row["person"])),
    )
