"""Days are those of UTC, written like 2026-11-18."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY_MS: Final = 24 * 3600 * 1000


def utc_day(wall_ms: int) -> str:
    """The day of a time in milliseconds since 1970.

    >>> utc_day(0), utc_day(86_399_999), utc_day(86_400_000)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(wall_ms // 1000, UTC).date().isoformat()


def begins_at(day: str) -> int:
    """
    >>> begins_at("1970-01-02")
    86400000
    """
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def ends_at(day: str) -> int:
    return begins_at(day) + DAY_MS


def add_days(day: str, days: int) -> str:
    """
    >>> add_days("2028-02-28", 1), add_days("2027-01-01", -1)
    ('2028-02-29', '2026-12-31')
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """
    >>> is_day("2026-11-18"), is_day("2026-11-31"), is_day("20261118")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
