"""Creates tables: new ones and rematches."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from tavolino.catalogue import find_bot, find_game, rules, sequels
from tavolino.core import Dealer, Refused, Value
from tavolino.match.actor import check_phase
from tavolino.match.commands import (
    Actor,
    announce_rematch,
    bot_move,
    move,
    rematch_options,
    seat_bot,
    set_ready,
    sit,
)
from tavolino.match.events import Created, LoggedEvent, Person
from tavolino.match.table import Table, open_table
from tavolino.server.storage import Conflict
from tavolino.server.tables.live import LiveTable
from tavolino.server.tables.manager import TableManager
from tavolino.server.tables.repository import TableMeta
from tavolino.server.tables.session import TableSession

ID_BYTES: Final = 12
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without characters that are easily confused when read out or written down."""
CODE_LENGTH: Final = 6
TRIES: Final = 10
BOT: Final = "bot:"
STAND_IN: Final = "strong"
"""The bot that stands in for absent people: good, and quick enough to keep nobody waiting."""


def new_table(
    game: str,
    seats: int,
    options: Mapping[str, Value],
    settings: Mapping[str, Value],
    owner: Person,
    now: int,
    *,
    seed: str = "",
) -> Table:
    """A table with all seats free. With the same seed, chance is the same; see `check_practice`."""
    find_game(game)
    dealer = Dealer(hashlib.sha256(seed.encode()).digest()) if seed else Dealer()
    created = Created(
        game=game,
        version=rules()[game].version,
        seats=seats,
        options=dict(options),
        settings=dict(settings),
        owner=owner,
        hash=dealer.hash,
        stand_in=STAND_IN,
    )
    logged = LoggedEvent(now, created, owner)
    return open_table(secrets.token_urlsafe(ID_BYTES), [logged], rules(), dealer)


def seat_all(table: Table, occupants: Sequence[str], actor: Actor) -> None:
    """Fills the seats: each is "me", "free", or "bot:" and the name of a bot."""
    if len(occupants) > table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)
    for seat, who in enumerate(occupants):
        if who == "me":
            sit(table, actor, seat)
        elif who.startswith(BOT):
            bot = who.removeprefix(BOT)
            find_bot(table.game.name, bot)
            seat_bot(table, actor, seat, bot)
        elif who != "free":
            raise Refused("SEAT", "kind", got=who[:40])


def check_practice(table: Table, actor: Actor) -> None:
    """Moves and dice may be prepared only where nobody else plays and nothing is rated."""
    check_phase(table, "playing")
    if table.people != (actor.person,) or table.settings["rated"] != "no":
        raise Refused("TABLE", "moves")


def make_moves(table: Table, moves: Sequence[str], actor: Actor) -> None:
    """Begins the game after these moves, each made by the first seat that is due."""
    for text in moves:
        seat = min(table.due, default=0)
        if table.bot_of(seat):
            bot_move(table, actor.now, seat, text, table.version)
        else:
            move(table, actor, seat, text, table.version)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def store_new(table_manager: TableManager, table: Table, title: str) -> TableSession:
    """Stores a new table with a unique code, and opens its session."""
    repository = table_manager.services.repository
    for _ in range(TRIES):
        meta = TableMeta(new_code(), title)
        with suppress(Conflict):
            await repository.database.write(
                repository.creation(table, meta, table_manager.services.wall_ms())
            )
            table_session = await table_manager.open(table.id)
            table_session.bot_driver.drive(is_mine=True)  # a bot may be the first to move
            return table_session
    raise Refused("STORAGE", "busy")


def sequel_options(table: Table, game: str) -> Mapping[str, Value]:
    """The options with which another game goes on from this table; refuses other games."""
    check_phase(table, "over")
    offered = sequels(table.play)
    if game not in offered:
        raise Refused("REMATCH", "no-sequel", game=game, offered=", ".join(offered) or "–")
    return offered[game]


async def open_rematch(
    table_manager: TableManager, live: LiveTable, actor: Actor, game: str = ""
) -> str:
    """Opens a rematch with the same settings and seats, and the first player that the settings
    ask for; returns the new table's id. Repeated or simultaneous requests create only one table.
    `game` is another game that this one leads to.
    """
    old = live.table
    options = sequel_options(old, game) if game else rematch_options(old)
    name = game or old.game.name
    table = new_table(name, old.seats, options, old.settings, actor.person, actor.now)
    for seat, occupant in enumerate(old.occupants):
        if occupant.bot:
            bot = occupant.bot if occupant.bot in find_game(name).bots.by_name else STAND_IN
            seat_bot(table, Actor(actor.person, actor.now), seat, bot)
        elif occupant.person:
            sit(table, Actor(occupant.person, actor.now), seat)
    if actor.person in table.people:
        set_ready(table, Actor(actor.person, actor.now), True)
    title = live.meta.title if old.owner == actor.person else ""
    meta = TableMeta(new_code(), title)
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
    return live.table.rematch
