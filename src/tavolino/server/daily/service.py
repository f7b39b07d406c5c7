"""The days and their challenges: seals them ahead, closes them, and opens tables for tries."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tavolino.core import Refused, Value
from tavolino.daily import (
    DAYS_AHEAD,
    ROUNDS,
    MadeChallenge,
    add_days,
    begins_at,
    daily_games,
    ends_at,
    is_contribution,
    is_day,
    utc_day,
)
from tavolino.daily.chain import Receipt
from tavolino.games import games
from tavolino.protocol.analysis import PlayOn
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.daily.contributions import Contributions
from tavolino.server.daily.making import made_in_process
from tavolino.server.daily.seals import SealedDay, Seals
from tavolino.server.daily.tries import Tries, Try
from tavolino.server.live.creation import store_new, store_once
from tavolino.server.live.manager import TableManager
from tavolino.server.live.session import TableSession
from tavolino.server.storage import Conflict, Database
from tavolino.table.continuation import continue_game
from tavolino.table.positions import AnyPlay
from tavolino.table.table import Table

HOUR_MS: Final = 3_600_000
OPENS_BEFORE: Final = 2
"""Numbers can be added from this many days before a day on."""
CLOSES_BEFORE_MS: Final = HOUR_MS
"""This long before a day begins, nobody can add a number any more, and its challenges are made."""
GRACE_MS: Final = HOUR_MS
"""A try that was begun in its day counts if it is over this long after the day's end. Then the
secret is revealed."""
MOST_TRIES: Final = 10
MOST_CACHED: Final = 100
SETTINGS: Final[dict[str, Value]] = {
    "rated": "no",
    "visibility": "link",
    "watching": "no",
    "peek": "never",
    "undo": "never",
    "chat": "off",
}

MakeChallenges: TypeAlias = Callable[
    [str, str, str, int, Sequence[str]], Awaitable[dict[str, MadeChallenge]]
]

log = logging.getLogger(__name__)


class OpenedTry(NamedTuple):
    """A table to try a challenge at."""

    session: TableSession
    is_counted: bool


class DailyService:
    """Runs in every process. Seals and challenges are those of whichever process was first."""

    EVERY_S: Final = 5.0

    def __init__(
        self,
        database: Database,
        table_manager: TableManager,
        make: MakeChallenges = made_in_process,
        wall: Callable[[], int] = wall_ms,
        rounds: int = ROUNDS,
    ) -> None:
        self.seals: Final = Seals(database)
        self.tries: Final = Tries(database)
        self.contributions: Final = Contributions(self.seals)
        self.wall: Final = wall
        self._table_manager = table_manager
        self._make = make
        self._rounds = rounds
        self._challenges: dict[str, dict[str, MadeChallenge]] = {}
        """Of days for which there are all; they never change."""
        self._positions: dict[str, AnyPlay] = {}
        """Where tries begin, by the dealer's hash: many people play the same ones."""

    @property
    def today(self) -> str:
        return utc_day(self.wall())

    async def prepare(self) -> None:
        """Seals the days to come, and makes the challenges of those that are closed."""
        today = self.today
        known = await self.seals.days(today, add_days(today, DAYS_AHEAD))
        coming = [add_days(today, n) for n in range(1, DAYS_AHEAD + 1)]
        unsealed = [day for day in coming if day not in known]
        await self.seals.seal(unsealed, self._rounds, self.wall())
        for day, sealed in known.items():
            if self.wall() >= begins_at(day) - CLOSES_BEFORE_MS:
                await self._make_challenges(sealed)

    async def _make_challenges(self, sealed: SealedDay) -> None:
        missing = [name for name in daily_games() if name not in await self.challenges(sealed.day)]
        if not missing:
            return
        await self.seals.close(sealed.day)
        closed = await self.seals.find(sealed.day)
        assert closed is not None
        made = await self._make(closed.day, closed.secret, closed.head, closed.rounds, missing)
        await self.seals.store(sealed.day, made)
        log.info("challenges made", extra={"day": sealed.day, "games": ", ".join(made)})

    async def challenges(self, day: str) -> dict[str, MadeChallenge]:
        """The challenges of a day by game, if they have been made."""
        if day in self._challenges:
            return self._challenges[day]
        found = await self.seals.challenges(day)
        if len(found) >= len(daily_games()):
            if len(self._challenges) > MOST_CACHED:
                self._challenges.clear()
            self._challenges[day] = found
        return found

    async def challenge(self, day: str, game: str) -> MadeChallenge:
        """The challenge of a day that has begun."""
        if not is_day(day):
            raise Refused("DAILY", "unknown")
        if day > self.today:
            raise Refused("DAILY", "sealed", day=day)
        found = (await self.challenges(day)).get(game)
        if found is None or game not in games():
            raise Refused("DAILY", "unknown")
        return found

    def is_revealed(self, day: str) -> bool:
        """True once no try of this day can count any more."""
        return self.wall() >= ends_at(day) + GRACE_MS

    async def contribute(self, day: str, value: str) -> Receipt:
        """Adds a visitor's number to a day that is open for them."""
        if not is_contribution(value):
            raise Refused("DAILY", "contribution")
        sealed = await self.seals.find(day) if is_day(day) else None
        if sealed is None:
            raise Refused("DAILY", "unknown")
        left_ms = begins_at(day) - CLOSES_BEFORE_MS - self.wall()
        if sealed.is_closed or left_ms <= 0:
            raise Refused("DAILY", "closed")
        opens = add_days(day, -OPENS_BEFORE)
        if self.today < opens:
            raise Refused("DAILY", "early", day=day, opens=opens)
        return await self.contributions.add(day, value, left_ms / 1000)

    async def open_try(self, day: str, game: str, person: str, title: str, now: int) -> OpenedTry:
        """The table of somebody's counted try, which begins if it is their first of today, or a
        new table to practise at. `now` is the time of the tables' clock.
        """
        made = await self.challenge(day, game)
        for _ in range(MOST_TRIES):
            own = (await self.tries.of_day(day, person)).get(game)
            if own is not None and own.is_running(self.wall()):
                return OpenedTry(await self._table_manager.open(own.table), True)
            table = self._table_for(made, game, person, now)
            if own is not None or day != self.today:
                return OpenedTry(await store_new(self._table_manager, table, title, {}), False)
            closes_at = ends_at(day) + GRACE_MS
            fresh = Try(day, game, table.id, self.wall(), closes_at, None, "", None)
            try:
                also = self.tries.beginning(fresh, person)
                session = await store_once(self._table_manager, table, title, {}, also)
            except Conflict:
                await asyncio.sleep(0)  # another request of the same person was first
                continue
            return OpenedTry(session, True)
        raise Refused("STORAGE", "busy")

    def _table_for(self, made: MadeChallenge, game: str, person: str, now: int) -> Table:
        play = self._positions.get(made.hash)
        if play is None:
            if len(self._positions) > MOST_CACHED:
                self._positions.clear()
            play = made.challenge.position(games()[game].rules, made.secret)
            self._positions[made.hash] = play
        asked = PlayOn(len(play.log), made.challenge.seat, made.challenge.bot)
        return continue_game(play, made.secret.hex(), asked, person, now, settings=SETTINGS)
