"""Log lines: JSON for machines, text for people; never a secret, a hidden card or a cookie.

What an error says may hold any of these, so a line tells only its kind and where it came from.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

from tavolino.locales import printable
from tavolino.server.settings import Settings

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "asctime",
    "color_message",
    "message",
    "taskName",
}
"""What every record has; all else was given as `extra` and is part of the line."""


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Sends everything that is logged in this process to standard error, in one form.

    Other packages are heard from warnings on only: on lower levels they log addresses, paths with
    their queries, and whole frames.
    """
    out = stream or sys.stderr
    as_text = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextLines() if as_text else JsonLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("tavolino").setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(is_no_false_alarm)
    logging.captureWarnings(True)


def is_no_false_alarm(record: logging.LogRecord) -> bool:
    """A socket that is refused has been answered, whatever uvicorn says: else anybody could fill
    the log with errors.
    """
    return record.msg != "ASGI callable returned without completing handshake."


class JsonLines(logging.Formatter):
    """One object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
            **fields(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """Words first, then NAME=VALUE; the places of an error below."""

    def format(self, record: logging.LogRecord) -> str:
        found = fields(record)
        places = found.pop("places", [])
        words = [moment(record), f"{record.levelname.lower():7}", record.getMessage().strip()]
        words += [f"{name}={value}" for name, value in found.items() if value != ""]
        lines = [" ".join(words)]
        if isinstance(places, list):
            lines += [f"    {place}" for place in places]
        return "\n".join(map(printable, lines))


def moment(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fields(record: logging.LogRecord) -> dict[str, object]:
    """What comes with a record: its extra fields, and the error if there is one."""
    found = {name: value for name, value in vars(record).items() if name not in STANDARD}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        found["error"] = kind_of(error)
        places = traceback.extract_tb(error.__traceback__)
        found["places"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return found


def kind_of(error: BaseException) -> str:
    """The kind of an error; what the system says of files and connections is no secret."""
    if isinstance(error, OSError) and error.strerror:
        return f"{type(error).__name__}: {error.strerror}"
    return type(error).__name__
