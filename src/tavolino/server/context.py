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
from tavolino.server.limits import HOUR, MINUTE, HeldPlaces, within
from tavolino.server.maintenance import Maintenance
from tavolino.server.metrics import Metrics
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
from tavolino.server.tables.lists import Lists
from tavolino.server.tables.manager import TableManager
from tavolino.server.tables.person_updates import Peer, PersonUpdates
from tavolino.server.tables.repository import TableRepository
from tavolino.server.tables.services import Clock, TableServices
from tavolino.server.workers.bot_service import BotService, open_bot_service


class RequestLimits:
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
        self.sockets_of_person: HeldPlaces[str] = HeldPlaces(settings.sockets_per_person)
        self.sockets_of_address: HeldPlaces[str] = HeldPlaces(settings.sockets_per_address)

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
class AppContext:
    settings: Settings
    metrics: Metrics
    database: Database
    bus: Bus
    clock: Clock
    bot_service: BotService
    people: People
    sessions: Sessions
    devices: Devices
    ratings: Ratings
    table_manager: TableManager
    lists: Lists
    table_counts: TableCounts
    records: Records
    limits: RequestLimits
    news: PersonUpdates
    maintenance: Maintenance
    sockets: set[Peer]
    reviews: dict[tuple[str, int], str] = field(default_factory=dict)
    """What was said of finished games, since finding it out takes a while."""


@asynccontextmanager
async def open_context(settings: Settings, clock: Clock | None = None) -> AsyncIterator[AppContext]:
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
        limits = RequestLimits(settings)
        stack.push_async_callback(limits.close)
        bot_service = open_bot_service(settings, metrics.count_bot_move)
        stack.push_async_callback(bot_service.close)
        people = People(database)
        stack.callback(people.close)
        ratings = Ratings(database)
        folder = Path(settings.archive_folder) if settings.archive_folder else None
        repository = TableRepository(database, heartbeats.process, settings.table_events, folder)
        services = TableServices(repository, bus, clock, people.names, heartbeats)
        table_manager = TableManager(services, bot_service, ratings)
        stack.push_async_callback(table_manager.close)
        table_manager.start()
        maintenance = Maintenance(settings, database, repository.archive)
        stack.push_async_callback(maintenance.close)
        maintenance.start()
        key = settings.secret_key or await kept_key(database)
        sessions = await open_sessions(database, key)
        sockets: set[Peer] = set()
        news = PersonUpdates(bus, people, sessions, table_manager, sockets)
        stack.push_async_callback(news.close)
        yield AppContext(
            settings=settings,
            metrics=metrics,
            database=database,
            bus=bus,
            clock=clock,
            bot_service=bot_service,
            people=people,
            sessions=sessions,
            devices=Devices(key),
            ratings=ratings,
            table_manager=table_manager,
            lists=Lists(database, people),
            table_counts=TableCounts(database, clock),
            records=Records(database),
            limits=limits,
            news=news,
            maintenance=maintenance,
            sockets=sockets,
        )


def context_of(connection: HTTPConnection) -> AppContext:
    context = connection.app.state.context
    assert isinstance(context, AppContext)
    return context
