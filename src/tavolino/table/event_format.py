"""The stored form of events: one JSON text per row, in the database and in archives."""

from typing import Final

import msgspec

from tavolino.protocol.messages import encode
from tavolino.table.events import LoggedEvent

read_event: Final = msgspec.json.Decoder(LoggedEvent).decode


def write_event(logged: LoggedEvent) -> str:
    return encode(logged).decode()
