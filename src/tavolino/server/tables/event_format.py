"""How an event is stored: one JSON object per row, in the database and in archives.

`event` names the kind of event; the other keys are its fields, and `by` and `submit` if somebody
asked for it. Rows written before kinds and fields were renamed have `happened` instead of `event`;
they stay readable.
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
from tavolino.server.protocol.messages import encode

KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in get_args(Event)}
OLD_KINDS: Final[dict[str, type]] = {
    **KINDS,
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
"""The kinds by their names in old rows."""
OLD_PEEK: Final = "over-shoulder"
OLD_PEEK_VALUES: Final = {"leave": "ask"}


def write_event(logged: LoggedEvent) -> str:
    _, event, by, submit = logged
    body: dict[str, object] = {"event": type(event).__name__}
    for name in event.__slots__:
        body[name] = getattr(event, name)
    if by:
        body["by"] = by
    if submit:
        body["submit"] = submit
    return encode(body).decode()


def read_event(text: str, at: int) -> LoggedEvent:
    body: dict[str, Any] = json.loads(text)
    kind = KINDS[body.pop("event")] if "event" in body else _old_kind(body)
    by, submit = body.pop("by", ""), body.pop("submit", "")
    return LoggedEvent(at, msgspec.convert(body, kind), by, submit)


def _old_kind(body: dict[str, Any]) -> type:
    """The kind of an old row, whose fields get their present names."""
    kind = OLD_KINDS[body.pop("happened")]
    if kind is Created:
        settings = body["settings"] = body.pop("terms")
        if OLD_PEEK in settings:
            value = settings.pop(OLD_PEEK)
            settings["peek"] = OLD_PEEK_VALUES.get(value, value)
    return kind
