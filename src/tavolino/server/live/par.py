"""Compares the results of finished games with par, in the background.

A game that declares `below_par` can tell how far a player stayed below the best play found for the
same chance. That takes a worker about a second, so it is computed once per result and stored with
it. `par_due_at` is the time from which any process may compute it, and NULL when nothing is left to
do. Whoever begins moves it into the future, so a process that dies leaves the result to others.
"""

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.core import Refused, Seat
from tavolino.games import games
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.repository import TableRepository
from tavolino.server.live.results import seat_of_result
from tavolino.server.storage import Conflict, Damaged, Row, Statement, whole
from tavolino.server.workers.bot_service import BotService
from tavolino.server.workers.executor import NoMove
from tavolino.table.events import Hinted, StandInStarted
from tavolino.table.table import Table

MOST_AT_ONCE: Final = 20
WAITS_MS: Final = (10 * 60_000, 3_600_000, 24 * 3_600_000)
"""How long after the beginning of each try the next one may begin. After the last there is none."""

DUE: Final = (
    "SELECT person, table_id, par_due_at, par_tries FROM results"
    " WHERE game = $1 AND par_due_at <= $2 ORDER BY par_due_at LIMIT $3"
)
CLAIM: Final = (
    "UPDATE results SET par_due_at = $4, par_tries = par_tries + 1"
    " WHERE person = $1 AND table_id = $2 AND par_due_at = $3"
)
# A result that another process has stored meanwhile stays.
STORE: Final = (
    "UPDATE results SET below_par = $3, par_due_at = NULL"
    " WHERE person = $1 AND table_id = $2 AND par_due_at IS NOT NULL"
)

log = logging.getLogger(__name__)


class DueResult(NamedTuple):
    """A result that has yet to be compared with par; `tries` is how often that has begun."""

    person: str
    table_id: str
    due_at: int
    tries: int


class ParService:
    """Runs in every process. What another process has begun is left to it."""

    EVERY_S: Final = 5.0

    def __init__(
        self,
        repository: TableRepository,
        bot_service: BotService,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self._repository = repository
        self._database = repository.database
        self._bot_service = bot_service
        self._wall = wall

    async def compare_due(self) -> None:
        """Compares the results that are due, one after another."""
        for name, manifest in games().items():
            if manifest.below_par is None:
                continue
            while due := await self._due(name):
                for one in due:
                    await self._compare(one)

    async def _due(self, game: str) -> list[DueResult]:
        rows = await self._database.read(DUE, game, self._wall(), MOST_AT_ONCE)
        return [_due_result(row) for row in rows]

    async def _compare(self, due: DueResult) -> None:
        key = (due.person, due.table_id)
        if due.tries >= len(WAITS_MS):
            await self._database.write([Statement(STORE, (*key, None))])
            return
        again_at = self._wall() + WAITS_MS[due.tries]
        try:
            claim = Statement(CLAIM, (*key, due.due_at, again_at), expect=1)
            await self._database.write([claim])
        except Conflict:
            return  # another process was first, or the person was deleted
        try:
            below = await self._below_par(due)
        except (NoMove, Refused, Damaged) as trouble:
            found = {"table": due.table_id, "tries": due.tries + 1, "why": str(trouble)}
            log.warning("a result could not be compared with par", extra=found)
            return
        await self._database.write([Statement(STORE, (*key, below))])

    async def _below_par(self, due: DueResult) -> int | None:
        loaded = await self._repository.load(due.table_id)
        if loaded is None:
            return None
        table, _ = loaded
        if due.person not in table.people:
            return None
        seat = seat_of_result(table, due.person)
        if not is_own_play(table, seat):
            return None
        return await self._bot_service.below_par(table.game.name, table.play.state, seat)


def is_own_play(table: Table, seat: Seat) -> bool:
    """True if the game came to its own end, and its player made every move without a bot's help."""
    is_helped = any(
        isinstance(one.event, Hinted | StandInStarted) and one.event.seat == seat
        for one in table.events
    )
    has_ended = table.game.outcome(table.play.state) is not None
    return has_ended and not is_helped and seat not in table.play.resigned


def _due_result(row: Row) -> DueResult:
    return DueResult(
        str(row["person"]),
        str(row["table_id"]),
        whole(row, "par_due_at"),
        whole(row, "par_tries"),
    )
