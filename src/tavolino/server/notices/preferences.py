"""When a person wants to be told: how often by e-mail, and under which conditions."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from tavolino.core import Refused
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

Rhythm = Literal["now", "hour", "day"]
RHYTHMS: Final[dict[str, Rhythm]] = {"now": "now", "hour": "hour", "day": "day"}
MOST_HOURS: Final = 14 * 24
HOUR_MS: Final = 3_600_000
GAP_MS: Final = 5 * 60_000
"""Even who wants e-mail at once gets at most one in this time."""

READ: Final = (
    "SELECT rhythm, hour, time_zone, wait_hours, left_hours FROM notice_preferences"
    " WHERE person = $1"
)
FORGET: Final = "DELETE FROM notice_preferences WHERE person = $1"
STORE_FIRST: Final = (
    "INSERT INTO notice_preferences (person, rhythm, hour, time_zone, wait_hours, left_hours)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person) DO NOTHING"
)


class Preferences(NamedTuple):
    """A turn is told once it has lasted `wait_hours`, and once more when less than `left_hours` are
    left on the clock; None means never. E-mail comes at once, at most once an hour, or once a day
    at an hour of the person's time zone.
    """

    rhythm: Rhythm = "now"
    hour: int = 8
    time_zone: str = "UTC"
    wait_hours: int | None = 0
    left_hours: int | None = 12

    def next_mail(self, now: int) -> int:
        """From when on the next e-mail may be sent after one at this time."""
        if self.rhythm == "day":
            return next_at_hour(now, self.hour, self.time_zone)
        return now + (HOUR_MS if self.rhythm == "hour" else GAP_MS)


def next_at_hour(now: int, hour: int, time_zone: str) -> int:
    """The next moment after `now` (wall-clock ms) at which it is this hour in a time zone.

    >>> next_at_hour(0, 8, "Europe/Warsaw") // 3_600_000
    7
    """
    zone = ZoneInfo(time_zone)
    local = datetime.fromtimestamp(now / 1000, zone)
    at = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    while round(at.timestamp() * 1000) <= now:
        at = (at + timedelta(days=1)).replace(hour=hour)
    return round(at.timestamp() * 1000)


def check(preferences: Preferences) -> None:
    """Refuses values that are not offered."""
    if preferences.rhythm not in RHYTHMS:
        raise Refused("NOTICE", "rhythm")
    if not 0 <= preferences.hour <= 23:
        raise Refused("NOTICE", "hour")
    for hours in (preferences.wait_hours, preferences.left_hours):
        if hours is not None and not 0 <= hours <= MOST_HOURS:
            raise Refused("NOTICE", "hours", most=MOST_HOURS)
    check_time_zone(preferences.time_zone)


def check_time_zone(name: str) -> None:
    if name not in available_timezones():
        raise Refused("NOTICE", "time-zone", got=name[:60])


class PreferenceStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Preferences:
        rows = await self._database.read(READ, person)
        return _preferences(rows[0]) if rows else Preferences()

    async def change(self, person: str, given: Mapping[str, str | int | None]) -> Preferences:
        """Stores the given fields; others may be changed at the same time. Returns all of them."""
        check((await self.of(person))._replace(**given))  # type: ignore[arg-type]
        batch = [*lock_people(person), first_preferences(person)]
        if given:
            fields = ", ".join(f"{name} = ${n}" for n, name in enumerate(given, 2))
            sql = f"UPDATE notice_preferences SET {fields} WHERE person = $1"
            batch.append(Statement(sql, (person, *given.values())))
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("PERSON", "unknown") from None
        return await self.of(person)


def first_preferences(person: str) -> Statement:
    """Stores the usual preferences unless the person has some. Every channel needs them."""
    return Statement(STORE_FIRST, (person, *Preferences()))


def _preferences(row: Row) -> Preferences:
    wait, left = row["wait_hours"], row["left_hours"]
    return Preferences(
        rhythm=RHYTHMS[str(row["rhythm"])],
        hour=whole(row, "hour"),
        time_zone=str(row["time_zone"]),
        wait_hours=None if wait is None else int(wait),
        left_hours=None if left is None else int(left),
    )
