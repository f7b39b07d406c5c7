"""The private feed as an Atom feed and as a calendar."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tavolino.locales import say
from tavolino.server.notices.wording import Reader, ShownTurn, time_left, title_of, url_of

FOLD: Final = 74
"""Lines of a calendar have at most 75 bytes; the rest goes on in the next line after a space."""
QUARTER_MS: Final = 15 * 60_000


def atom(turns: Sequence[ShownTurn], reader: Reader, own_url: str, now: int) -> str:
    """An Atom feed with an entry for each game that waits."""
    title = say("notice-feed", reader.language)
    updated = max((turn.since for turn in turns), default=now)
    entries = "".join(_entry(turn, reader, now) for turn in turns)
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(reader.language)}>\n'
        f"<title>{escape(title)}</title>\n"
        f"<id>{escape(reader.origin)}/feed</id>\n<updated>{_rfc3339(updated)}</updated>\n"
        f"<author><name>Tavolino</name></author>\n"
        f'<link rel="self" href={quoteattr(own_url)}/>\n'
        f"<link href={quoteattr(reader.origin + '/')}/>\n{entries}</feed>\n"
    )


def _entry(turn: ShownTurn, reader: Reader, now: int) -> str:
    title = say("notice-turn", reader.language, game=title_of(turn, reader.language))
    url = url_of(turn, reader)
    return (
        f"<entry><title>{escape(title)}</title><id>{escape(url)}#{turn.key}</id>"
        f"<updated>{_rfc3339(turn.since)}</updated><link href={quoteattr(url)}/>"
        f"<summary>{escape(time_left(turn, reader, now))}</summary></entry>\n"
    )


def calendar(turns: Sequence[ShownTurn], reader: Reader, now: int) -> str:
    """An iCalendar with an event for each game that waits: the last quarter of an hour before its
    deadline, or the whole of today if it has no clock.
    """
    title = say("notice-feed", reader.language)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Tavolino//Games over days//EN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_text(title)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for turn in turns:
        title = say("notice-turn", reader.language, game=title_of(turn, reader.language))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.table}-{turn.key}@tavolino",
            f"DTSTAMP:{_utc(turn.since)}",
            *_when(turn, now),
            f"SUMMARY:{_text(title)}",
            f"DESCRIPTION:{_text(time_left(turn, reader, now))}",
            f"URL:{url_of(turn, reader)}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _when(turn: ShownTurn, now: int) -> list[str]:
    if turn.deadline is None:
        today = datetime.fromtimestamp(now / 1000, UTC)
        return [f"DTSTART;VALUE=DATE:{today:%Y%m%d}"]
    return [f"DTSTART:{_utc(turn.deadline - QUARTER_MS)}", f"DTEND:{_utc(turn.deadline)}"]


def _folded(line: str) -> str:
    """A line as a calendar has it, folded between characters."""
    folded, length = "", 0
    for sign in line:
        size = len(sign.encode())
        if length + size > FOLD:
            folded, length = folded + "\r\n ", 1
        folded, length = folded + sign, length + size
    return folded


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _utc(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}"


def _rfc3339(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
