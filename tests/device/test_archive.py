"""The archive for browsers has everything that a device needs, and nothing that they lack."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path

import pytest

import tavolino
from tavolino.device.archive import archive
from tavolino.games import games
from tests.patience import PATIENCE_S

PLAY = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LACKING:
            raise ImportError(f"{name} is not in a browser")

LACKING = {"multiprocessing", "sqlite3", "numpy", "numba", "starlette", "asyncpg", "websockets"}
sys.meta_path.insert(0, Lacking())

import asyncio, json, socket, threading

def fail(*args, **kwargs):
    raise OSError("there is nothing of this kind in a browser")

loop = asyncio.new_event_loop()  # has a socket of its own outside of browsers
threading.Thread.start = fail
socket.socket.connect = socket.socket.bind = fail

from tavolino.device import LocalDevice, NewEvents, Player, StoredTable, respond

class Storage:
    events = {}
    async def add(self, batch):
        for new in batch:
            self.events.setdefault(new.id, []).extend(new.events)
    async def load(self, table_id):
        return None

async def play(game):
    device = LocalDevice(Player("ann", "Ann", "pl"), Storage(), lambda: 0)
    body = {"game": game, "seats": 2, "occupants": ["me", "bot:casual"]}
    created = await respond(device, "POST", "/api/tables", json.dumps(body).encode())
    table = await device.open(json.loads(created.body)["id"])
    sent = []
    connection = table.connect(sent.append)
    await table.receive(connection, "{}")
    await table.receive(connection, '{"type": "resign", "id": "1", "seat": 0}')
    record = await respond(device, "GET", f"/api/tables/{table.table.id}/record")
    drawn = await respond(device, "GET", f"/api/tables/{table.table.id}/drawing.svg")
    assert (record.status, drawn.status) == (200, 200)
    print(game, json.loads(sent[-2])["table"]["phase"])

async def play_all():
    listed = json.loads((await respond(device_of(), "GET", "/api/games")).body)
    for game in listed["games"]:
        await play(game["name"])

def device_of():
    return LocalDevice(Player("ann", "Ann"), Storage(), lambda: 0)

loop.run_until_complete(play_all())
assert not [name for name in sys.modules if name.startswith("tavolino.server")]
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive and msgspec, and nothing else."""
    folder = tmp_path_factory.mktemp("archive")
    with zipfile.ZipFile(BytesIO(archive())) as zipped:
        zipped.extractall(folder)
    shutil.copytree(str(distribution("msgspec").locate_file("msgspec")), folder / "msgspec")
    return folder


def test_every_game_can_be_played_with_the_archive_alone(unpacked: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-S", "-c", PLAY],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [f"{game} over" for game in games()]


def test_nothing_in_the_archive_names_a_message_that_is_left_out() -> None:
    with zipfile.ZipFile(BytesIO(archive())) as zipped:
        files = {name: zipped.read(name).decode() for name in zipped.namelist() if own(name)}
    catalogues = Path(tavolino.__file__).parent / "locales" / "en"
    left_out = [
        file for file in catalogues.iterdir() if f"tavolino/locales/en/{file.name}" not in files
    ]
    keys = {
        key for file in left_out for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text(), re.M)
    }
    assert keys
    named = {word for text in files.values() for word in re.findall(r'"([a-z][\w-]*)"', text)}
    assert not keys & named


def own(name: str) -> bool:
    return name.startswith("tavolino/") and name.endswith((".py", ".ftl"))


def test_equal_files_make_equal_archives() -> None:
    assert archive() == archive()


def test_the_archive_is_small() -> None:
    """It is downloaded by everybody who wants to play without a network."""
    assert len(archive()) < 1_500_000


def test_the_archive_has_the_puzzles() -> None:
    with zipfile.ZipFile(BytesIO(archive())) as zipped:
        names = zipped.namelist()
    assert len([name for name in names if name.endswith("/puzzles.jsonl")]) == 4
