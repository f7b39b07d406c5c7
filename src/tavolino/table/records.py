"""Records: that of a finished game at a table, and the verdict on any."""

from collections.abc import Mapping

from tavolino.core import Dealer, Record, Refused, Verdict
from tavolino.games import sequels
from tavolino.locales import say_fault_alone
from tavolino.protocol.records import CheckedRecord, ShownFault, ShownRecord
from tavolino.table.events import Person
from tavolino.table.table import Table
from tavolino.table.table_meta import SeatNames, name_at


def record_of(table: Table, seat_names: SeatNames, names: Mapping[Person, str]) -> Record:
    """The record, which anybody can verify. Refused before the game is over."""
    if table.outcome is None or not table.secret:
        raise Refused("TABLE", "running")
    seats = tuple(
        name_at(table, seat, seat_names, names) if occupant.person else occupant.bot
        for seat, occupant in enumerate(table.occupants)
    )
    return Record(table.play, table.created.hash, table.secret, seats)


def checked_record(record_id: str, verdict: Verdict, language: str) -> CheckedRecord:
    """The verdict on a record, in the reader's language."""
    return CheckedRecord(
        faults=[
            ShownFault(fault.line, say_fault_alone(fault, language)) for fault in verdict.faults
        ],
        fairness=verdict.fairness,
        record=_shown(record_id, verdict.record) if verdict.record else None,
    )


def _shown(record_id: str, record: Record) -> ShownRecord:
    play = record.play
    outcome = play.outcome
    return ShownRecord(
        id=record_id,
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=dict(play.options),
        names=list(record.names),
        tags=dict(record.tags),
        hash=record.hash,
        secret=record.secret,
        entries=len(play.log),
        result=outcome,
        leads_to=sequels(play, Dealer(bytes.fromhex(record.secret) or None)),
    )
