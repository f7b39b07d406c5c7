"""The stored form of events: what is written is read again, and what is written today stays."""

from typing import Any, get_args

import msgspec
import pytest

from tavolino.table.events import Event, LoggedEvent, Moved, read_event, write_event

SAMPLES: dict[str, Any] = {
    "options": {"first": "lot", "pile": 3},
    "settings": {"clock": "none"},
    "until": 5,
    "why": "time",
    "yes": True,
    "ready": False,
}
"""Values of fields by name; other texts and numbers may be any."""


def sample(event_type: type) -> Event:
    values = {}
    for field in msgspec.structs.fields(event_type):
        any_value = 3 if field.type is int else "some"
        values[field.name] = SAMPLES.get(field.name, any_value)
    if event_type.__name__ == "StandInStarted":
        values["until"] = "back"
    event: Event = msgspec.convert({"type": event_type.__name__, **values}, event_type)
    return event


@pytest.mark.parametrize("event_type", get_args(Event), ids=lambda one: one.__name__)
def test_every_event_is_read_as_it_was_written(event_type: type) -> None:
    for logged in (
        LoggedEvent(7, sample(event_type)),
        LoggedEvent(7, sample(event_type), "ann", "m1"),
    ):
        assert read_event(write_event(logged)) == logged


def test_the_stored_form_of_a_move() -> None:
    row = '{"at":7,"event":{"type":"Moved","seat":1,"move":"e5"},"by":"ann","submit":"m1"}'
    logged = LoggedEvent(7, Moved(1, "e5"), "ann", "m1")
    assert write_event(logged) == row
    assert read_event(row) == logged


@pytest.mark.parametrize(
    "row", ["", "{}", '{"at":7,"event":{"type":"Vanished"}}', '{"event":"Moved"}']
)
def test_other_texts_are_refused(row: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_event(row)
