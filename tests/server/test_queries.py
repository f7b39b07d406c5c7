"""No query of the server scans a whole database table."""

import ast
import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import structs

import tavolino.server
from tavolino.core import Refused, Stream
from tavolino.daily import add_days
from tavolino.games.analysis import MoveReview
from tavolino.puzzles.library import shipped_library
from tavolino.puzzles.makers import find_maker
from tavolino.server import context
from tavolino.server.clock import KEPT, Heartbeat, Heartbeats
from tavolino.server.clock import repository as heartbeat_repository
from tavolino.server.notices.channels import Sent
from tavolino.server.people import lookalikes
from tavolino.server.people.existing import exists
from tavolino.server.storage import Conflict, Database, Statement, open_database
from tavolino.server.workers.round_robin import Asker
from tests.daily.days import made_for, seal
from tests.server.client_model import go_on
from tests.server.device_games import played_on_device
from tests.server.peers import Peer, Running, running
from tests.server.storage.plans import Recorder, all_scans
from tests.server.test_records import GOLDEN

UNRATED: Final = "SELECT id FROM tables WHERE rated = 0 LIMIT 100"
ALLOWED: Final = {
    UNRATED: "reads the whole of an index that has only the few tables yet to be rated",
    heartbeat_repository.READ: "has a row for each server process and no more",
    lookalikes.ACCOUNTS: "is asked once, when a server starts with another table of look-alikes",
    lookalikes.UNKEPT: "is asked once, when a server starts",
    "DELETE FROM lookalikes": "empties the table when a server starts with another one",
}
SOURCE: Final = Path(tavolino.server.__file__).parent
VERBS: Final = ("SELECT ", "INSERT ", "UPDATE ", "DELETE ")


def queries_in_source() -> Iterator[str]:
    """How every query in the server's source begins; `storage` itself makes and copies tables."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "storage" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values:
                node = node.values[0]
            if isinstance(node, ast.Constant) and str(node.value).startswith(VERBS):
                yield str(node.value)


@pytest.fixture
def recorders(monkeypatch: pytest.MonkeyPatch) -> list[Recorder]:
    """The queries that servers sent to their databases."""
    opened: list[Recorder] = []

    async def open_recorded(url: str) -> Database:
        opened.append(Recorder(await open_database(url)))
        return opened[-1]

    monkeypatch.setattr(context, "open_database", open_recorded)
    return opened


async def ask(peer: Peer, method: str, path: str, **body: Any) -> Any:
    response = await peer.http.request(method, path, json=body or None)
    assert response.status_code < 300, f"{method} {path}: {response.text}"
    return response.json() if response.content and "json" in str(response.headers) else None


async def play_a_game(server: Running, one: Peer, two: Peer) -> None:
    """A game from the lobby to the rematch, with chat."""
    settings = {"visibility": "open", "clock": "move"}
    table = await one.create("scalino", 2, occupants=["me"], settings=settings, title="Ours")
    code = (await ask(one, "GET", f"/api/tables/{table}/link"))["code"]
    await ask(two, "GET", f"/api/codes/{code}")
    async with one.at(table) as here, two.at(table) as there:
        await there.submit("sit", seat=1)
        await there.submit("ready", ready=True)
        for _ in range(2):
            await here.submit("chat", text="Hello", id="same")
        for path in ("/api/lobby", "/api/me/games", "/api/me/games?over=1", "/metrics"):
            await ask(one, "GET", path)
        table_session = await server.context.table_manager.open(table)
        await go_on(table_session, 10_000, Stream(bytes(32), 0))
        await here.see(lambda frame: frame["table"]["phase"] == "over")
        await ask(one, "GET", f"/api/tables/{table}/solo")
        await ask(one, "POST", f"/api/tables/{table}/analysis")
        await ask(one, "GET", f"/api/tables/{table}/analysis")
        await here.submit("rematch")
    await ask(one, "PUT", f"/api/me/dismissed/{table}")
    await ask(one, "DELETE", f"/api/me/dismissed/{table}")
    await server.context.table_manager.sweep()
    await server.context.table_manager._catch_up_missed()


async def do_everything_else(server: Running, one: Peer, two: Peer) -> None:
    """Everything a person can do besides playing."""
    await one.http.post("/api/records", content=GOLDEN[0].read_bytes())
    record = (await ask(one, "GET", "/api/me/export"))["records"][0]["id"]
    await ask(two, "GET", f"/api/records/{record}")
    stored = await played_on_device("scalino", "me", "bot:random")
    await ask(one, "POST", "/api/me/games", **structs.asdict(stored))
    await ask(one, "PATCH", "/api/me", name="Anna", language="de")
    await ask(one, "POST", "/api/account", name="Anna", password="a long password")
    await ask(one, "POST", "/api/password", old="a long password", new="a longer password")
    token = await ask(one, "POST", "/api/me/tokens", label="bot")
    await ask(one, "GET", "/api/me/tokens")
    await ask(one, "DELETE", f"/api/me/tokens/{token['id']}")
    await ask(one, "PUT", f"/api/me/mutes/{two.person}")
    await ask(one, "DELETE", f"/api/me/mutes/{two.person}")
    await try_the_daily(server, one)
    await make_friends(one, two)
    await solve_puzzles(one, two)
    for number in range(3):
        who = [one.person, "bot:random"]
        await server.context.ratings.rate(f"rated {number}", "scalino", 2, who, [1, 2])
    await ask(one, "GET", "/api/leaderboard/scalino/2")
    for peer in (one, one, two, one):
        await ask(peer, "POST", "/api/quick-match/rope", bot="casual")
    await ask(one, "DELETE", "/api/quick-match")
    await server.context.solo_scores.count("alone", "cutit", "{}", one.person, 70)
    await ask(one, "GET", "/api/solo/cutit")
    await ask(one, "GET", f"/api/people/{two.person}")
    await ask(one, "GET", f"/api/people/{two.person}/games?game=scalino")
    await ask(one, "GET", "/healthz")
    for table in ("first", "second"):
        await server.context.ratings.rate(table, "rope", 2, [two.person, "bot:random"], [1, 2])
        await server.context.solo_scores.count(f"{table} alone", "cutit", "{}", two.person, 70)
    await server.context.people.language(two.person)
    await server.context.sessions.still_open(two.person)
    await ask(two, "POST", "/api/signin", name="Anna", password="a longer password")
    await ask(two, "POST", "/api/signout", everywhere=False)
    await ask(one, "GET", "/api/me/export")
    await ask(one, "DELETE", "/api/me")


async def try_the_daily(server: Running, one: Peer) -> None:
    """Today's challenge, and all that is asked about days."""
    daily = server.context.daily
    await daily.prepare()
    await seal(server.context.database, daily.today)
    await daily.seals.store(daily.today, made_for(daily.today))
    await daily.seals.close(daily.today)
    later = add_days(daily.today, 2)
    await daily.contribute(later, "5a" * 16)
    await ask(one, "POST", f"/api/daily/{daily.today}/games/demolition")
    for path in ("", "/archive", f"/{later}", f"/{daily.today}/games/demolition"):
        await ask(one, "GET", f"/api/daily{path}")
    former = add_days(daily.today, -3)
    await seal(server.context.database, former)
    await daily.seals.store(former, made_for(daily.today))
    await ask(one, "GET", "/api/daily/archive")
    await ask(one, "GET", f"/api/daily/{former}/games/demolition")


async def make_friends(one: Peer, two: Peer) -> None:
    """Everything that friends do."""
    link = (await ask(one, "POST", "/api/me/friend-link"))["url"].rsplit("/", 1)[1]
    await ask(two, "GET", f"/api/friend-links/{link}")
    await ask(two, "POST", f"/api/friend-links/{link}")
    table = await one.create("rope", 2, occupants=["me"])
    await ask(one, "PUT", f"/api/tables/{table}/invitations/{two.person}")
    await ask(two, "GET", "/api/me/friends")
    await ask(two, "DELETE", f"/api/me/invitations/{table}")
    await ask(one, "DELETE", "/api/me/friend-link")
    await ask(two, "DELETE", f"/api/me/friends/{one.person}")


async def use_notices(server: Running, one: Peer, two: Peer) -> None:
    """Everything about notices of turns, against receivers that accept nothing."""
    notices = server.context.notices
    key = server.context.notices.push
    assert key is not None
    table = await two.create("scalino", 2, occupants=["me"], options={"first": "0"})
    async with one.at(table) as here, two.at(table) as there:
        await here.submit("sit", seat=1)
        await here.submit("ready", ready=True)
        await there.submit("ready", ready=True)
        await there.see(lambda frame: frame["table"]["phase"] == "playing")
    session = await server.context.table_manager.open(table)
    await go_on(session, 1, Stream(bytes(32), 0))
    push = {"endpoint": "http://127.0.0.1:9/x", "p256dh": key.public_key, "auth": "A" * 22}
    shown = await ask(one, "POST", "/api/me/notices/push", **push)
    feed = (await ask(one, "POST", "/api/me/notices/feed"))["feed"]
    await ask(one, "GET", feed[feed.index("/api/") :])
    await ask(one, "PATCH", "/api/me/notices", rhythm="day", hour=3)
    await ask(one, "PUT", "/api/me/notices/mail", address="one@example.org")
    today = datetime.now(UTC).date()
    tomorrow = today + timedelta(days=1)
    await ask(one, "POST", "/api/me/holidays", first=str(today), last=str(tomorrow))
    await notices.holiday_clocks.update()
    await ask(one, "DELETE", f"/api/me/holidays/{today}")
    await notices.holiday_clocks.update()
    database = recorder_of(server).database
    await database.write([Statement("UPDATE sessions SET seen_at = 0")])
    await notices.service.send_due()
    mail = await notices.channels.mail_of(one.person)
    assert mail is not None
    await notices.channels.confirm(mail.token)
    await notices.channels.stop(mail.token)
    [turn] = await notices.turns.of(one.person)
    claimed = mail._replace(state="stopped")
    await notices.channels.release(claimed, 0, sent=[Sent(turn.table, "turn", turn.since)])
    await ask(one, "GET", "/api/me/export")
    await ask(one, "DELETE", f"/api/me/notices/push/{shown['subscriptions'][0]['id']}")
    await ask(one, "DELETE", "/api/me/notices/feed")
    await ask(one, "DELETE", "/api/me/notices/mail")
    await database.write([Statement("UPDATE tables SET phase = 'over' WHERE id = $1", (table,))])
    await notices.turns.clean_up()


async def solve_puzzles(one: Peer, two: Peer) -> None:
    """Everything that can be done with puzzles. Both get the same, those with a rare theme, so that
    ratings are added, then changed."""
    game = "rope"
    counts = {theme: len(shipped_library().of(game, theme)) for theme in find_maker(game).themes}
    theme = min((one for one in counts if counts[one]), key=lambda one: counts[one])
    for peer in [one, two] * counts[theme]:
        shown = await ask(peer, "POST", "/api/puzzles", game=game, theme=theme)
        await ask(peer, "POST", f"/api/puzzles/{shown['id']}/hint")
        line = shipped_library().find(shown["id"]).line
        await ask(peer, "POST", f"/api/puzzles/{shown['id']}/move", move=line[0], on=0)
        await ask(peer, "GET", f"/api/puzzles/{shown['id']}")
        await ask(peer, "POST", f"/api/puzzles/{shown['id']}/solution")
    await ask(one, "GET", "/api/puzzles")


async def keep_up(server: Running, one: Peer) -> None:
    """The maintenance tasks of the server."""
    stale = await server.context.people.new_guest()
    await recorder_of(server).database.write(
        [
            Statement("UPDATE tables SET changed_at = 0 WHERE phase = 'over'"),
            Statement("UPDATE people SET seen_at = 0 WHERE id = $1", (stale.id,)),
        ]
    )
    await server.context.open_tables.note_present([one.person])
    await server.context.maintenance.archive_tables()
    await server.context.maintenance.purge_guests()
    await compare_with_par(server, one)
    with pytest.raises(Refused):
        await server.context.people.profile(stale.id)
    (rows,) = await recorder_of(server).database.read("SELECT table_id FROM archived LIMIT 1")
    await server.context.table_manager.forget(str(rows["table_id"]))
    await ask(one, "GET", f"/api/tables/{rows['table_id']}")


async def compare_with_par(server: Running, one: Peer) -> None:
    """A solo game, compared by the server's background task."""
    for periodic in server.context.periodic:
        await periodic.close()
    table = await one.create("cutit", 1, occupants=["me"])
    session = await server.context.table_manager.open(table)
    await go_on(session, 10_000, Stream(bytes(32), 0))
    await server.context.par.compare_due()
    await ask(one, "GET", f"/api/tables/{table}/review?seat=0")
    await analyse(server, table)


async def analyse(server: Running, table: str) -> None:
    """What the background does with an analysis that somebody has asked for."""
    analyses = server.context.analyses
    await analyses.request(table, "tables", 1, 0, Asker(""))
    claimed = await analyses.claim_due(0, 1)
    assert claimed is not None
    await analyses.release(table, 0)
    await analyses.add(table, MoveReview(0, 0, "done", "points", None, "done", None, ()), 0)
    await analyses.postpone(table, 0)
    await analyses.end(table)


async def outlive_another_process(server: Running) -> None:
    """What a process does when another one has died."""
    services = server.context.table_manager.services
    dead = Heartbeat("dead", 0, 0, 0, 0, "", is_closed=True)
    await Heartbeats(server.context.database, server.context.bus).store(dead)
    for _ in range(KEPT + 1):
        await services.heartbeats.read()
    await services.heartbeats.store(dead._replace(process=services.heartbeats.process))
    await services.repository.bots_of([dead.process])
    with pytest.raises(Conflict):
        await services.repository.claim_bots("no table", dead.process)
    assert not await exists(server.context.database, "nobody")


def recorder_of(server: Running) -> Recorder:
    assert isinstance(server.context.database, Recorder)
    return server.context.database


def test_no_query_reads_a_table_from_end_to_end(
    database_url: str, recorders: list[Recorder], tmp_path: Path
) -> None:
    async def act() -> None:
        chosen: dict[str, Any] = {
            "database": database_url,
            "metrics": True,
            "archive_after_days": 1,
            "archive_folder": str(tmp_path / "archive"),
            "smtp_host": "127.0.0.1",
            "smtp_port": 9,
            "smtp_sender": "games@example.org",
            "push_contact": "mailto:games@example.org",
            "push_local": True,
        }
        async with (
            running(tmp_path, **chosen) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            await play_a_game(server, one, two)
            await keep_up(server, one)
            await use_notices(server, one, two)
            await recorders[0].database.write([Statement("UPDATE sessions SET seen_at = 0")])
            await do_everything_else(server, one, two)
            await outlive_another_process(server)
        async with running(tmp_path, **chosen):
            """A second start finds a stored key and a heartbeat."""
        asked = {sql: args for recorder in recorders for sql, args in recorder.asked.items()}
        assert ALLOWED.keys() <= asked.keys()
        missing = [
            start
            for start in queries_in_source()
            if not any(sql.startswith(start) for sql in asked)
        ]
        assert not missing, "the scenario must ask everything: " + "; ".join(missing)
        assert await all_scans(database_url, asked, ALLOWED) == {}

    asyncio.run(act())
