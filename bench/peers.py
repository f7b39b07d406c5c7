"""Many people at many tables, created in the database and then connected by sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from tavolino.server.live.creation import new_code
from tavolino.server.live.repository import TableRepository
from tavolino.server.people.people import People
from tavolino.server.people.sessions import COOKIE, open_sessions
from tavolino.server.storage import open_database
from tavolino.table.actor import Actor
from tavolino.table.creation import new_table
from tavolino.table.lobby import set_ready, sit
from tavolino.table.moves import move
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta

AT_ONCE: Final = 50
"""How many sockets are opened at the same time."""


class Guest(NamedTuple):
    person: str
    cookie: str


class Place(NamedTuple):
    """A table under way with a guest on each seat."""

    table: str
    guests: tuple[Guest, ...]


class View(Struct):
    to_act: list[int]
    moves: list[str] | None


class SeatView(Struct):
    view: View | None


class Shown(Struct):
    phase: str


class Frame(Struct):
    """As much of a frame as the load needs to know."""

    kind: str = field(name="type")
    version: int = 0
    table: Shown | None = None
    views: list[SeatView] = []
    rule: str = ""


decode: Final = msgspec.json.Decoder(Frame).decode
encode: Final = msgspec.json.Encoder().encode


async def set_up(url: str, game: str, tables: int, depths: range, random: Random) -> list[Place]:
    """Tables of two, each a number of moves into its game, stored as the server stores them."""
    database = await open_database(url)
    try:
        people, repository = People(database), TableRepository(database)
        sessions = await open_sessions(database, "")

        async def guest() -> Guest:
            person = (await people.new_guest()).id
            return Guest(person, await sessions.begin(person))

        async def place() -> Place:
            guests = (await guest(), await guest())
            table = started(game, guests, random, random.choice(depths))
            creation = repository.creation(table, TableMeta(new_code(), ""), wall_ms())
            await database.write(creation)
            return Place(table.id, guests)

        places = await asyncio.gather(*(place() for _ in range(tables)))
        people.close()
        return places
    finally:
        await database.close()


async def guests(url: str, count: int) -> list[Guest]:
    """This many people who are signed in."""
    database = await open_database(url)
    try:
        people, sessions = People(database), await open_sessions(database, "")

        async def guest() -> Guest:
            person = (await people.new_guest()).id
            return Guest(person, await sessions.begin(person))

        found = await asyncio.gather(*(guest() for _ in range(count)))
        people.close()
        return found
    finally:
        await database.close()


def started(game: str, guests: tuple[Guest, ...], random: Random, depth: int) -> Table:
    now = wall_ms()
    table = new_table(game, len(guests), {}, {}, guests[0].person, now)
    for seat, guest in enumerate(guests):
        sit(table, Actor(guest.person, now), seat)
    for guest in guests:
        set_ready(table, Actor(guest.person, now), True)
    for _ in range(depth):
        seat = min(table.due)
        moves = table.game.view(table.play.state, seat).moves
        assert moves
        move(table, Actor(guests[seat].person, now), seat, random.choice(moves), table.version)
    return table


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def at_table(
    url: str, table: str, guest: Guest, version: int = 0
) -> AsyncIterator[ClientConnection]:
    """A socket at the table."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket?version={version}"
    async with connect(
        address,
        additional_headers={"Cookie": f"{COOKIE}={guest.cookie}"},
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=60,
        close_timeout=1,
    ) as socket:
        yield socket


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
