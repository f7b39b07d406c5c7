"""What the whole server shares while it runs, opened and closed in order."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import HTTPConnection

from tavolino.core import Refused
from tavolino.server.bus import Bus, open_bus
from tavolino.server.clock import open_clock
from tavolino.server.heartbeat import Heartbeats
from tavolino.server.limits import HOUR, MINUTE, Held, within
from tavolino.server.metrics import Metrics
from tavolino.server.news import Peer, PeopleNews
from tavolino.server.people.devices import Devices
from tavolino.server.people.lookalikes import keep_skeletons
from tavolino.server.people.people import People
from tavolino.server.people.ratings import Ratings
from tavolino.server.people.sessions import Sessions, kept_key, open_sessions
from tavolino.server.records import Records
from tavolino.server.settings import Settings
from tavolino.server.shared_limits import RedisBuckets, SharedLimiter
from tavolino.server.storage import Database, open_database
from tavolino.server.storage.serving_lock import serving_lock
from tavolino.server.tables.counts import TableCounts
from tavolino.server.tables.hall import Hall
from tavolino.server.tables.journal import Journal
from tavolino.server.tables.lists import Lists
from tavolino.server.tables.surroundings import Clock, Surroundings
from tavolino.server.thinking import Thinker, open_thinker
from tavolino.server.upkeep import Upkeep


class Limits:
    """How often a person or an address may do what costs something.

    Processes that share a bus share these limits; only the sockets are counted by each for itself.
    """

    def __init__(self, settings: Settings) -> None:
        self._shared = RedisBuckets(settings.bus) if settings.bus != "memory:" else None
        self.requests = self._limiter("requests", settings.requests_per_minute, MINUTE)
        self.guests = self._limiter("guests", settings.guests_per_hour, HOUR)
        self.tables = self._limiter("tables", settings.tables_per_hour, HOUR)
        self.hints = self._limiter("hints", settings.hints_per_minute, MINUTE)
        self.records = self._limiter("records", settings.records_per_hour, HOUR)
        self.names = self._limiter("names", settings.names_per_hour, HOUR)
        self.tokens = self._limiter("tokens", settings.tokens_per_hour, HOUR)
        self.sign_ins = self._limiter("sign-ins", settings.sign_ins_per_minute, MINUTE)
        self.sign_ins_of_address = self._limiter(
            "sign-ins of address", settings.address_sign_ins_per_hour, HOUR
        )
        self.sign_ins_of_account = self._limiter(
            "sign-ins of account", settings.account_sign_ins_per_hour, HOUR
        )
        self.codes = self._limiter("codes", settings.codes_per_minute, MINUTE)
        self.chat = self._limiter("chat", settings.chat_per_minute, MINUTE)
        self.sockets_of_person: Held[str] = Held(settings.sockets_per_person)
        self.sockets_of_address: Held[str] = Held(settings.sockets_per_address)

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    def _limiter(self, name: str, count: int, seconds: float) -> SharedLimiter:
        return SharedLimiter(name, within(count, seconds), time.monotonic, self._shared)


async def check_limit(limiter: SharedLimiter, key: str) -> None:
    """Refuses what is done too often, saying how long to wait."""
    seconds = await limiter.take(key)
    if seconds:
        raise Refused("LIMIT", "wait", seconds=int(seconds) + 1)


@dataclass(frozen=True)
class House:
    settings: Settings
    metrics: Metrics
    database: Database
    bus: Bus
    clock: Clock
    thinker: Thinker
    people: People
    sessions: Sessions
    devices: Devices
    ratings: Ratings
    hall: Hall
    lists: Lists
    table_counts: TableCounts
    records: Records
    limits: Limits
    news: PeopleNews
    upkeep: Upkeep
    sockets: set[Peer]
    reviews: dict[tuple[str, int], str] = field(default_factory=dict)
    """What was said of finished games, since finding it out takes a while."""


@asynccontextmanager
async def open_house(settings: Settings, clock: Clock | None = None) -> AsyncIterator[House]:
    """Opens everything; with a clock of its own, or with this one."""
    metrics = Metrics()
    async with AsyncExitStack() as stack:
        shared = settings.bus != "memory:"
        await stack.enter_async_context(serving_lock(settings.database, shared=shared))
        database = await open_database(settings.database)
        stack.push_async_callback(database.close)
        await keep_skeletons(database)
        bus = await open_bus(settings.bus)
        stack.push_async_callback(bus.close)
        heartbeats = Heartbeats(database, is_shared=bus.is_shared)
        if clock is None:
            server_clock = await open_clock(heartbeats)
            stack.push_async_callback(server_clock.close)
            clock = server_clock
        limits = Limits(settings)
        stack.push_async_callback(limits.close)
        thinker = open_thinker(settings, metrics.count_thought)
        stack.push_async_callback(thinker.close)
        people = People(database)
        stack.callback(people.close)
        ratings = Ratings(database)
        folder = Path(settings.archive_folder) if settings.archive_folder else None
        journal = Journal(database, heartbeats.process, settings.table_events, folder)
        around = Surroundings(journal, bus, clock, people.names, heartbeats)
        hall = Hall(around, thinker, ratings)
        stack.push_async_callback(hall.close)
        hall.start()
        upkeep = Upkeep(settings, database, journal.archive)
        stack.push_async_callback(upkeep.close)
        upkeep.start()
        key = settings.secret_key or await kept_key(database)
        sessions = await open_sessions(database, key)
        sockets: set[Peer] = set()
        news = PeopleNews(bus, people, sessions, hall, sockets)
        stack.push_async_callback(news.close)
        yield House(
            settings=settings,
            metrics=metrics,
            database=database,
            bus=bus,
            clock=clock,
            thinker=thinker,
            people=people,
            sessions=sessions,
            devices=Devices(key),
            ratings=ratings,
            hall=hall,
            lists=Lists(database, people),
            table_counts=TableCounts(database, clock),
            records=Records(database),
            limits=limits,
            news=news,
            upkeep=upkeep,
            sockets=sockets,
        )


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house
