"""Stores new tables and rematches."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from tavolino.core import Refused
from tavolino.server.live.live import LiveTable
from tavolino.server.live.manager import TableManager
from tavolino.server.live.session import TableSession
from tavolino.server.storage import Conflict, Statement
from tavolino.table.actor import Actor
from tavolino.table.creation import rematch_of
from tavolino.table.lobby import announce_rematch
from tavolino.table.table import Table
from tavolino.table.table_meta import SeatNames, TableMeta, current_seat_names

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without characters that are easily confused when read out or written down."""
CODE_LENGTH: Final = 6
TRIES: Final = 10


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def store_new(
    table_manager: TableManager, table: Table, title: str, seat_names: SeatNames
) -> TableSession:
    """Stores a new table with a unique code, and opens its session."""
    for _ in range(TRIES):
        with suppress(Conflict):
            return await store_once(table_manager, table, title, seat_names)
    raise Refused("STORAGE", "busy")


async def store_once(
    table_manager: TableManager,
    table: Table,
    title: str,
    seat_names: SeatNames,
    also: Sequence[Statement] = (),
) -> TableSession:
    """The same in one batch with `also`. Raises Conflict if that fails or the code is in use."""
    services = table_manager.services
    meta = TableMeta(new_code(), title, seat_names=seat_names)
    creation = services.repository.creation(table, meta, services.wall_ms())
    await services.repository.database.write([*creation, *also])
    table_session = await table_manager.open(table.id)
    table_session.bot_driver.drive(is_mine=True)  # a bot may be the first to move
    return table_session


async def open_rematch(
    table_manager: TableManager, live: LiveTable, actor: Actor, game: str = ""
) -> int:
    """Opens a rematch with the same settings and seats, and the first player that the settings
    ask for; returns the version of the old table. Repeated or simultaneous requests create only one
    table. `game` is another game that this one leads to.
    """
    old = live.table
    table = rematch_of(old, actor, game)
    title = live.meta.title if old.owner == actor.person else ""
    meta = TableMeta(new_code(), title, seat_names=current_seat_names(live.meta.seat_names, table))
    creation = table_manager.services.repository.creation(
        table, meta, table_manager.services.wall_ms()
    )
    try:
        await live.act(
            lambda draft, now: announce_rematch(draft, actor._replace(now=now), table.id),
            actor.person,
            actor.submit,
            also=creation,
        )
    except Refused as refusal:
        if refusal.rule != "REMATCH":
            raise
    table_session = await table_manager.open(live.table.rematch)
    if live.table.rematch == table.id:
        table_session.bot_driver.drive(is_mine=True)
    return live.table.version_after(actor.person, actor.submit) or live.table.version
