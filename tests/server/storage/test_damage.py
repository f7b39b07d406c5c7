"""A damaged SQLite file is refused with a message, never with a traceback."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tavolino.core import Refused
from tavolino.locales import LANGUAGES, say_refusal
from tavolino.server.context import open_context
from tavolino.server.settings import Settings
from tavolino.server.storage import Unavailable
from tavolino.server.storage.backup import back_up
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.server.hosts import hosting
from tests.server.peers import AtTable, running
from tests.server.test_crash import Player, begin, until_acked

PAGE: Final = 4096
HEADER: Final = 100
SEEDS: Final = 12
FLIP: Final = """
import sys
with open(sys.argv[1], "r+b") as file:
    for place, byte in zip(sys.argv[2::2], sys.argv[3::2]):
        file.seek(int(place))
        file.write(bytes([int(byte)]))
"""

Places = Callable[[Random, bytes], list[int]]
"""Chooses where to change bytes of a file with this content."""


def in_header(random: Random, content: bytes) -> list[int]:
    return [random.randrange(HEADER) for _ in range(random.randint(1, 3))]


def in_schema(random: Random, content: bytes) -> list[int]:
    """On the pages of the schema."""
    pages = [
        start
        for start in range(0, len(content), PAGE)
        if b"CREATE" in content[start : start + PAGE]
        for start in range(0, len(content), PAGE)
        if b"CREATE" in content[start : start + PAGE]
    ]
    first = [random.randrange(HEADER, HEADER + 12)]
    return first + [random.choice(pages) + random.randrange(HEADER, PAGE) for _ in range(20)]


def in_the_middle(random: Random, content: bytes) -> list[int]:
    """In a dozen pages: many are empty, and their bytes are of no use."""
    pages = [PAGE * random.randrange(1, len(content) // PAGE) for _ in range(12)]
    return [random.choice(pages) + random.randrange(PAGE) for _ in range(random.randint(1, 120))]


def at_heads_of_pages(random: Random, content: bytes) -> list[int]:
    pages = [PAGE * random.randrange(1, len(content) // PAGE) for _ in range(4)]
    return [page + random.randrange(16) for page in pages]


def everywhere(random: Random, content: bytes) -> list[int]:
    return [random.randrange(len(content)) for _ in range(len(content) // 50)]


KINDS: Final = (in_header, in_schema, in_the_middle, at_heads_of_pages, everywhere)


def flip(file: Path, places: Places, seed: int) -> None:
    """Changes bytes in a separate process: see `sqlite_file`."""
    random = Random(f"{places.__name__} {seed}")
    content = subprocess.run(["cat", file], check=True, capture_output=True).stdout
    chosen = sorted(set(places(random, content)))
    words = [word for place in chosen for word in (str(place), str(random.randrange(256)))]
    command = [sys.executable, "-I", "-S", "-c", FLIP, str(file), *words]
    subprocess.run(command, check=True, timeout=PATIENCE_S)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with the file and the WAL of a server that was killed, and a table of it."""
    folder = tmp_path_factory.mktemp("played")
    tables: list[str] = []

    async def play() -> None:
        for _ in range(3):
            async with host.guest() as one, host.guest() as two:
                tables.append(await begin(host, one, two))
                players = [
                    Player(peer, host, tables[-1], seat, Random(seat))
                    for seat, peer in enumerate((one, two))
                ]
                tasks = [asyncio.create_task(player.play()) for player in players]
                await until_acked(players, 12, tasks)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    with hosting(folder, database=f"sqlite:///{folder}/tables.db") as (host,):
        asyncio.run(play())
    return folder, tables[0]


def copy(folder: Path, to: Path, *, settled: bool) -> Path:
    """The file by itself, with everything in it, or with its WAL."""
    to.mkdir(exist_ok=True)
    for name in ("tables.db", "tables.db-wal"):
        shutil.copy(folder / name, to / name)
    file = to / "tables.db"
    if settled:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    return file


async def use(file: Path) -> str:
    """Opens the file, reads all tables and makes a backup; returns the result."""
    url = f"sqlite:///{file}"
    said = "well"
    try:
        async with open_context(Settings(database=url, workers=1, compile=False)) as context:
            for row in await context.database.read("SELECT id FROM tables"):
                with suppress(Refused, Unavailable):
                    await context.table_manager.open(str(row["id"]))
            with suppress(Refused, Unavailable):
                await context.table_manager.sweep()
    except (Refused, Unavailable) as trouble:
        said = type(trouble).__name__
    try:
        await back_up(url, file.with_suffix(".jsonl"))
    except Unavailable:
        pass
    except Refused as refusal:
        for language in LANGUAGES:
            say_refusal(refusal, language)
    return said


@pytest.mark.parametrize("places", KINDS)
def test_a_damaged_file_is_opened_or_refused(
    places: Places, played: tuple[Path, str], tmp_path: Path
) -> None:
    said = set()
    for seed in range(SEEDS):
        file = copy(played[0], tmp_path / str(seed), settled=True)
        flip(file, places, seed)
        said.add(asyncio.run(use(file)))
    assert "Refused" in said


@pytest.mark.parametrize("places", [in_header, in_the_middle, everywhere])
def test_a_damaged_wal_is_opened_or_refused(
    places: Places, played: tuple[Path, str], tmp_path: Path
) -> None:
    """SQLite treats a commit with a wrong checksum as unfinished."""
    for seed in range(SEEDS // 2):
        file = copy(played[0], tmp_path / str(seed), settled=False)
        flip(Path(f"{file}-wal"), places, seed)
        asyncio.run(use(file))


@pytest.mark.parametrize("places", [in_header, in_schema, everywhere])
def test_the_commands_say_that_the_file_is_damaged(
    places: Places, played: tuple[Path, str], tmp_path: Path
) -> None:
    good = copy(played[0], tmp_path / "good", settled=True)
    saved = str(tmp_path / "saved.jsonl")
    assert run("backup", "--database", f"sqlite:///{good}", saved).returncode == 0
    file = copy(played[0], tmp_path / "bad", settled=True)
    for seed in count(1):
        if asyncio.run(use(file)) != "well":
            break
        flip(file, places, seed)
        file.with_suffix(".jsonl").unlink(missing_ok=True)
    for words in (("serve", "--port", "0"), ("backup", saved + "2"), ("restore", saved)):
        result = run(words[0], "--database", f"sqlite:///{file}", *words[1:])
        assert result.returncode == 2, words
        assert result.stderr.startswith("tavolino: The database")
        assert "Traceback" not in result.stderr
        assert result.stderr.count("\n") == 1


async def submit_until_it_shows(here: AtTable) -> str:
    """Toggles readiness; returns the first answer that is not an ack, if any."""
    for number in range(8):
        answer = await here.submit("ready", ready=bool(number % 2))
        if answer["type"] != "ack":
            return f"{answer['rule']} {answer['why']}"
    return ""


@pytest.mark.parametrize("places", [in_schema, in_the_middle, at_heads_of_pages, everywhere])
def test_while_serving_a_move_is_refused_as_storage(places: Places, tmp_path: Path) -> None:
    async def act(folder: Path, seed: int) -> str:
        async with running(folder) as server, server.peer() as one:
            tables = [await one.create("scalino", 3, occupants=["me"]) for _ in range(4)]
            async with one.at(tables[0]) as here:
                assert await submit_until_it_shows(here) == ""
                await server.context.database.read("PRAGMA wal_checkpoint(TRUNCATE)")
                flip(folder / "tables.db", places, seed)
                shown = await submit_until_it_shows(here)
            codes = {(await one.http.get(f"/api/tables/{table}")).status_code for table in tables}
            codes |= {(await one.http.get(f"/api/{path}")).status_code for path in ("lobby", "me")}
            assert codes <= {200, 401, 404, 503}
            return shown

    found = set()
    for seed in range(SEEDS // 2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        found.add(asyncio.run(act(folder, seed)))
    assert found <= {"", "STORAGE away", "STORAGE busy"}
    if places is everywhere:  # of the others, the pages may be in memory and never read again
        assert "STORAGE away" in found
