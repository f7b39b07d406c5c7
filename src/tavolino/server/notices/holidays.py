"""Holidays: days on which a person is not told anything, and their clocks in games over days stand
still (see `holiday_clocks`).

They are whole days of the person's time zone, and limited to some days per calendar year. A day
that has begun counts, even if its holiday is ended early.
"""

from collections import Counter
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

MOST_AHEAD: Final = timedelta(days=366)
OF_PERSON: Final = "SELECT first_day, last_day FROM holidays WHERE person = $1 ORDER BY first_day"
# The number of holidays tells whether another was added since they were checked.
INSERT: Final = (
    "INSERT INTO holidays (person, first_day, last_day, starts_at, ends_at)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT),"
    " CAST($5 AS BIGINT) WHERE (SELECT COUNT(*) FROM holidays WHERE person = $1) = $6"
)
DELETE: Final = "DELETE FROM holidays WHERE person = $1 AND first_day = $2 AND starts_at > $3"
END: Final = (
    "UPDATE holidays SET last_day = $4, ends_at = $3"
    " WHERE person = $1 AND first_day = $2 AND starts_at <= $3 AND ends_at > $3"
)
RESUME: Final = (
    "UPDATE holiday_tables SET ends_at = $2 WHERE person = $1 AND NOT EXISTS"
    " (SELECT 1 FROM holidays WHERE person = $1 AND starts_at <= $2 AND ends_at > $2)"
)
FORGET: Final = "DELETE FROM holidays WHERE person = $1"


class Holiday(NamedTuple):
    """From the first to the last day, both included."""

    first: date
    last: date

    @property
    def days(self) -> list[date]:
        count = (self.last - self.first).days + 1
        return [self.first + timedelta(days=n) for n in range(count)]


class Holidays:
    """`days_a_year` is how many days a person may take per calendar year."""

    def __init__(
        self, database: Database, days_a_year: int, wall: Callable[[], int] = wall_ms
    ) -> None:
        self._database = database
        self._wall = wall
        self.days_a_year = days_a_year

    async def of(self, person: str) -> list[Holiday]:
        """All holidays of a person, past ones included, in order."""
        return [_holiday(row) for row in await self._database.read(OF_PERSON, person)]

    async def add(self, person: str, holiday: Holiday, time_zone: str) -> None:
        """Adds a holiday. It may begin today at the earliest, and must not overlap another."""
        zone = ZoneInfo(time_zone)
        today = self._today(time_zone)
        others = await self.of(person)
        self._check(holiday, others, today)
        first = datetime.combine(holiday.first, time(), zone)
        after = datetime.combine(holiday.last + timedelta(days=1), time(), zone)
        days = holiday.first.toordinal(), holiday.last.toordinal()
        row = (person, *days, _ms(first), _ms(after), len(others))
        try:
            await self._database.write([*lock_people(person), Statement(INSERT, row, expect=1)])
        except Conflict:
            raise Refused("HOLIDAY", "overlap") from None

    async def remove(self, person: str, first: date, time_zone: str) -> None:
        """Removes the holiday that begins on this day. One that has begun ends now; one that is
        over stays, since its days are used.
        """
        now, today = self._wall(), self._today(time_zone)
        which = (person, first.toordinal(), now)
        await self._database.write(
            [
                Statement(DELETE, which),
                Statement(END, (*which, max(first, today).toordinal())),
                Statement(RESUME, (person, now)),
            ]
        )

    def _today(self, time_zone: str) -> date:
        return datetime.fromtimestamp(self._wall() / 1000, ZoneInfo(time_zone)).date()

    def _check(self, holiday: Holiday, others: list[Holiday], today: date) -> None:
        if holiday.last < holiday.first:
            raise Refused("HOLIDAY", "backwards")
        if holiday.first < today:
            raise Refused("HOLIDAY", "past")
        if holiday.last > today + MOST_AHEAD:
            raise Refused("HOLIDAY", "far")
        if any(one.first <= holiday.last and holiday.first <= one.last for one in others):
            raise Refused("HOLIDAY", "overlap")
        taken = Counter(day.year for one in (*others, holiday) for day in one.days)
        for year in (holiday.first.year, holiday.last.year):
            if taken[year] > self.days_a_year:
                raise Refused("HOLIDAY", "many", most=self.days_a_year, year=str(year))


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _holiday(row: Row) -> Holiday:
    return Holiday(
        date.fromordinal(whole(row, "first_day")), date.fromordinal(whole(row, "last_day"))
    )
