"""A whole table as a device stores it, and hands it to a server."""

from typing import Final, NamedTuple

import msgspec

from tavolino.core import Dealer, Refused, Value
from tavolino.core.chance import SECRET_BYTES
from tavolino.core.play import MOST_NUMBER
from tavolino.core.record import is_hex
from tavolino.games import rules
from tavolino.protocol.tables import StoredTable
from tavolino.table.events import Created, LoggedEvent, read_event
from tavolino.table.table import Table, open_table

DEVICE_SETTINGS: Final[dict[str, Value]] = {"visibility": "link", "chat": "off", "rated": "no"}
"""What no table of a device can have otherwise: nobody else is there."""


class StoredLog(NamedTuple):
    """The contents of a stored table. Nothing has been replayed yet."""

    created: Created
    events: list[LoggedEvent]
    dealer: Dealer


def restore_table(stored: StoredTable) -> Table:
    """The table with these events, which this device has stored itself. Refused if they cannot be
    read.
    """
    try:
        log = read_stored_log(stored)
        return open_table(stored.id, log.events, rules(), log.dealer)
    except Refused as refusal:
        if (refusal.rule, refusal.why) == ("STORED", "version"):
            raise Refused("TABLE", "version") from None
        raise Refused("TABLE", "damaged") from None
    except Exception:  # whatever the rules raise for events that are not theirs
        raise Refused("TABLE", "damaged") from None


def read_stored_log(stored: StoredTable) -> StoredLog:
    """The events and the dealer. Refused if they cannot be read, or if there are no rules for
    them here.
    """
    events = [_read(line, number) for number, line in enumerate(stored.events, 1)]
    created = events[0].event if events else None
    if not isinstance(created, Created):
        raise Refused("STORED", "beginning")
    game = rules().get(created.game)
    if game is None or game.at_version(created.version) is None:
        version = min(max(created.version, 0), MOST_NUMBER)
        raise Refused("STORED", "version", game=created.game[:40], version=version)
    dealer = dealer_of(stored)
    if dealer.hash != created.hash:
        raise Refused("STORED", "secret")
    return StoredLog(created, events, dealer)


def dealer_of(stored: StoredTable) -> Dealer:
    """The dealer with the stored secret. Refused if that cannot be one."""
    if not is_hex(stored.secret, 2 * SECRET_BYTES):
        raise Refused("STORED", "secret")
    return Dealer(bytes.fromhex(stored.secret))


def _read(line: str, number: int) -> LoggedEvent:
    try:
        return read_event(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("STORED", "event", event=number) from None
