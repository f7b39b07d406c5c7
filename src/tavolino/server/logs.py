"""Log lines, as JSON for machines or text for people. They contain no secrets, hidden cards or
cookies.

The message of an error may contain any of these, so only its type and location are logged.
"""

import asyncio
import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from tavolino.locales import printable
from tavolino.server.settings import Settings

log = logging.getLogger(__name__)

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "asctime",
    "color_message",
    "message",
    "taskName",
}
"""The attributes of every log record. All others were passed as `extra` and belong to the line."""


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Sends all logs of this process to standard error, in one format.

    Other packages are logged from level warning on: below that they log addresses, query strings
    and whole frames.
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
    logging.getLogger("asyncio").addFilter(keep_first_words)
    logging.captureWarnings(True)


FALSE_ALARMS: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
"""Uvicorn's messages about bad requests. Those are answered and counted here."""


def is_no_false_alarm(record: logging.LogRecord) -> bool:
    """Drops messages with which anybody could fill the log."""
    return record.msg not in FALSE_ALARMS


def keep_first_words(record: logging.LogRecord) -> bool:
    """Cuts an asyncio message before the first object, whose repr may contain a secret."""
    record.msg = re.split(r"[<('\":\n]", record.getMessage(), maxsplit=1)[0].strip()
    record.args = None
    return True


def log_unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs the type and location of an error that reaches the event loop.

    The default handler logs the repr of the objects concerned.
    """
    error = context.get("exception")
    if isinstance(error, ConnectionError | TimeoutError):
        log.debug("a connection failed", exc_info=error)
        return
    extra = {"task": name_of_task(context.get("task") or context.get("future"))}
    log.error("an error was not handled", exc_info=error, extra=extra)


def name_of_task(task: object) -> str:
    """The name of the function that a task runs."""
    if not isinstance(task, asyncio.Task):
        return ""
    return getattr(task.get_coro(), "__qualname__", "")


class JsonLines(logging.Formatter):
    """One JSON object per line."""

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
    """The message, then NAME=VALUE fields; the traceback locations follow below."""

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
    """The extra fields of a log record, and its error if it has one."""
    found = {name: value for name, value in vars(record).items() if name not in STANDARD}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        found["error"] = kind_of(error)
        places = traceback.extract_tb(error.__traceback__)
        found["places"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return found


def kind_of(error: BaseException) -> str:
    """The type of an error. Messages of the system about files and connections are safe to add."""
    if isinstance(error, OSError) and error.strerror:
        return f"{type(error).__name__}: {error.strerror}"
    return type(error).__name__
