"""Everything the server shares while it runs. It is opened and closed in order."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import HTTPConnection

from tavolino.server.bus import Bus, open_bus
from tavolino.server.clock import Heartbeats
from tavolino.server.clock.game_clock import open_clock
from tavolino.server.daily.personal_data import days_of_people
from tavolino.server.daily.service import DailyService
from tavolino.server.limits.requests import RequestLimits
from tavolino.server.live.device_games import DeviceGames
from tavolino.server.live.lists import Lists
from tavolino.server.live.manager import TableManager
from tavolino.server.live.open_tables import EVERY_S as NOTE_EVERY_S
from tavolino.server.live.open_tables import OpenTables
from tavolino.server.live.par import ParService
from tavolino.server.live.person_updates import Peer, PersonUpdates
from tavolino.server.live.quick_match import QuickMatch
from tavolino.server.live.quick_match_queue import Queue
from tavolino.server.live.repository import TableRepository
from tavolino.server.live.services import Clock, TableServices
from tavolino.server.live.table_counts import TableCounts
from tavolino.server.maintenance import Maintenance
from tavolino.server.metrics import Metrics
from tavolino.server.notices.notices import Notices, open_notices
from tavolino.server.notices.personal_data import notices_of_people
from tavolino.server.people.devices import Devices
from tavolino.server.people.friends import Friends
from tavolino.server.people.history import History
from tavolino.server.people.lookalikes import keep_skeletons
from tavolino.server.people.people import People
from tavolino.server.people.personal_data import PersonalData, PersonalDataPart
from tavolino.server.people.ratings import Ratings
from tavolino.server.people.sessions import Sessions, kept_key, open_sessions
from tavolino.server.people.solo_scores import SoloScores
from tavolino.server.periodic import Periodic
from tavolino.server.puzzles.folder import open_library
from tavolino.server.puzzles.personal_data import puzzles_of_people
from tavolino.server.puzzles.service import PuzzleService
from tavolino.server.records.analysis import AnalysisService
from tavolino.server.records.analysis_repository import AnalysisRepository
from tavolino.server.records.service import RecordService
from tavolino.server.settings import Settings
from tavolino.server.storage import Database, open_database
from tavolino.server.storage.serving_lock import serving_lock
from tavolino.server.workers.bot_service import BotService, open_bot_service
from tavolino.server.workers.job_queue import JobQueue
from tavolino.server.workers.rendering import PictureService, PrintService


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
    solo_scores: SoloScores
    history: History
    personal_data: PersonalData
    friends: Friends
    table_manager: TableManager
    quick_match: QuickMatch
    puzzles: PuzzleService
    lists: Lists
    open_tables: OpenTables
    table_counts: TableCounts
    records: RecordService
    keeping: DeviceGames
    pictures: PictureService
    prints: PrintService
    drawings: JobQueue
    """One position is drawn at a time."""
    limits: RequestLimits
    person_updates: PersonUpdates
    maintenance: Maintenance
    par: ParService
    analyses: AnalysisRepository
    notices: Notices
    daily: DailyService
    periodic: tuple[Periodic, ...]
    """What repeats maintenance, the comparisons with par, analyses, the sending of notices,
    holidays, who is here, and the preparation of days.
    """
    sockets: set[Peer]


@asynccontextmanager
async def open_context(settings: Settings, clock: Clock | None = None) -> AsyncIterator[AppContext]:
    """Opens everything. Starts a clock unless one is given."""
    metrics = Metrics()
    async with AsyncExitStack() as stack:
        shared = settings.bus != "memory:"
        await stack.enter_async_context(serving_lock(settings.database, shared=shared))
        database = await open_database(settings.database)
        stack.push_async_callback(database.close)
        await keep_skeletons(database)
        bus = await open_bus(settings.bus)
        stack.push_async_callback(bus.close)
        heartbeats = Heartbeats(database, bus)
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
        solo_scores = SoloScores(database)
        folder = Path(settings.archive_folder) if settings.archive_folder else None
        repository = TableRepository(database, heartbeats.process, settings.table_events, folder)
        services = TableServices(repository, bus, clock, people.names, heartbeats)
        table_manager = TableManager(services, bot_service, ratings, solo_scores)
        stack.push_async_callback(table_manager.close)
        table_manager.start()
        parts = personal_data_parts(database)
        maintenance = Maintenance(settings, database, repository.archive, parts)
        history = History(database)
        par = ParService(repository, bot_service)
        records = RecordService(database)
        key = settings.secret_key or await kept_key(database)
        analyses = AnalysisRepository(
            database, key, settings.analyses_per_person, settings.analyses_per_address
        )
        analysing = AnalysisService(analyses, repository, records, bot_service)
        notices = await open_notices(settings, table_manager)
        daily = DailyService(database, table_manager)
        stack.push_async_callback(daily.contributions.close)
        sockets: set[Peer] = set()
        absent_ms = 60_000 * settings.absent_owner_minutes
        open_tables = OpenTables(database, settings.open_tables_per_person, absent_ms)

        async def note_present() -> None:
            await open_tables.note_present(peer.person for peer in tuple(sockets))

        periodic: tuple[Periodic, ...] = (
            Periodic("maintenance", maintenance.EVERY_S, maintenance.clean_up),
            Periodic("comparing with par", par.EVERY_S, par.compare_due),
            *(
                Periodic("analyses", analysing.EVERY_S, analysing.analyse_due)
                for _ in range(settings.background_bot_workers)
            ),
            Periodic("sending notices", settings.notice_seconds, notices.service.send_due),
            Periodic("pausing clocks", settings.notice_seconds, notices.holiday_clocks.update),
            Periodic("noting who is here", NOTE_EVERY_S, note_present),
        )
        if settings.daily:
            preparing = Periodic("preparing challenges", daily.EVERY_S, daily.prepare)
            periodic = (*periodic, preparing)
        for one in periodic:
            stack.push_async_callback(one.close)
            one.start()
        sessions = await open_sessions(database, key)
        pictures = PictureService()
        stack.push_async_callback(pictures.close)
        prints = PrintService()
        stack.push_async_callback(prints.close)
        person_updates = PersonUpdates(bus, people, sessions, table_manager, sockets)
        stack.push_async_callback(person_updates.close)
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
            solo_scores=solo_scores,
            history=history,
            personal_data=PersonalData(database, history, ratings, solo_scores, parts),
            friends=Friends(database),
            table_manager=table_manager,
            quick_match=QuickMatch(
                Queue(database), table_manager, int(1000 * settings.quick_match_seconds)
            ),
            puzzles=PuzzleService(database, open_library(settings.puzzle_folder)),
            lists=Lists(database, people),
            open_tables=open_tables,
            table_counts=TableCounts(database, clock),
            records=records,
            keeping=DeviceGames(services, settings.table_events),
            pictures=pictures,
            prints=prints,
            drawings=JobQueue("PICTURE", 1),
            limits=limits,
            person_updates=person_updates,
            maintenance=maintenance,
            par=par,
            analyses=analyses,
            notices=notices,
            daily=daily,
            periodic=periodic,
            sockets=sockets,
        )


def context_of(connection: HTTPConnection) -> AppContext:
    context = connection.app.state.context
    assert isinstance(context, AppContext)
    return context


def personal_data_parts(database: Database) -> tuple[PersonalDataPart, ...]:
    """What packages other than `people` store about people."""
    return (
        notices_of_people(database),
        *puzzles_of_people(database),
        *days_of_people(database),
    )
