"""The stored form of events: one JSON text per row, in the database and in archives.

A row is a `LoggedEvent`. Two older forms can still be read. In one, the fields of the event are
beside `by` and `submit`, and `event` is its type. In the other, `happened` is an older name of its
type.
"""

import json
from typing import Any, Final, get_args

import msgspec

from tavolino.match.events import (
    BotSeated,
    Created,
    Event,
    LoggedEvent,
    OwnerChanged,
    PeekAnswered,
    PeekRequested,
    ReadyChanged,
    SeatFreed,
    SeatReclaimed,
    SeatTaken,
    StandInStarted,
    UndoRequested,
)
from tavolino.protocol.messages import encode

TYPES: Final[dict[str, type]] = {one.__name__: one for one in get_args(Event)}
OLD_TYPES: Final[dict[str, type]] = {
    **TYPES,
    "Sat": SeatTaken,
    "BotSat": BotSeated,
    "Stood": SeatFreed,
    "Readied": ReadyChanged,
    "Handed": OwnerChanged,
    "UndoAsked": UndoRequested,
    "TakenOver": StandInStarted,
    "GivenBack": SeatReclaimed,
    "ShoulderAsked": PeekRequested,
    "ShoulderAnswered": PeekAnswered,
}
"""The event types by their names in the oldest rows."""
OLD_PEEK: Final = "over-shoulder"
OLD_PEEK_VALUES: Final = {"leave": "ask"}
PRESENT: Final = '{"at":'
"""The beginning of a row in the present form."""

decode: Final = msgspec.json.Decoder(LoggedEvent).decode


def write_event(logged: LoggedEvent) -> str:
    return encode(logged).decode()


def read_event(text: str, at: int) -> LoggedEvent:
    """The event of a row. `at` is the row's column, because older rows do not contain the time."""
    return decode(text) if text.startswith(PRESENT) else _read_old(text, at)


def _read_old(text: str, at: int) -> LoggedEvent:
    body: dict[str, Any] = json.loads(text)
    by, submit = body.pop("by", ""), body.pop("submit", "")
    event_type = TYPES[body.pop("event")] if "event" in body else _oldest_type(body)
    event: Event = msgspec.convert({**body, "type": event_type.__name__}, event_type)
    return LoggedEvent(at, event, by, submit)


def _oldest_type(body: dict[str, Any]) -> type:
    """The event type of one of the oldest rows; renames its fields in place."""
    event_type = OLD_TYPES[body.pop("happened")]
    if event_type is Created:
        settings = body["settings"] = body.pop("terms")
        if OLD_PEEK in settings:
            value = settings.pop(OLD_PEEK)
            settings["peek"] = OLD_PEEK_VALUES.get(value, value)
    return event_type
