"""Compares every acknowledgement with what is stored."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bench.soak.players import Ack
from tavolino.server.live.repository import TableRepository
from tavolino.server.storage import open_database


class Verdict(NamedTuple):
    """`missing` and `doubled` must be empty."""

    tables: int
    events: int
    missing: list[Ack]
    doubled: list[str]


async def check_acks(database_url: str, acks: Iterable[Ack]) -> Verdict:
    """Loads each table as the server would and looks for each acknowledged move in it."""
    by_table: dict[str, list[Ack]] = {}
    for ack in acks:
        by_table.setdefault(ack.table, []).append(ack)
    missing: list[Ack] = []
    doubled: list[str] = []
    events = 0
    database = await open_database(database_url)
    try:
        repository = TableRepository(database)
        for table_id, expected in by_table.items():
            loaded = await repository.load(table_id)
            if loaded is None:
                missing += expected
                continue
            stored = loaded[0].events
            events += len(stored)
            found = Counter((one.by, one.submit) for one in stored if one.submit)
            for ack in expected:
                at_place = stored[ack.version - 1] if ack.version <= len(stored) else None
                if at_place is None or (at_place.by, at_place.submit) != (ack.person, ack.submit):
                    missing.append(ack)
            doubled += [f"{table_id} {key}" for key, count in found.items() if count > 1]
    finally:
        await database.close()
    return Verdict(len(by_table), events, missing, doubled)
