"""tavolino doctor"""

import asyncio
import re
import socket
import sqlite3
from pathlib import Path
from typing import Final

import pytest

from tavolino.cli.doctor.installed import check_installed, missing_packages
from tavolino.server.storage import open_database
from tests.cli.cli_runner import Ran, run
from tests.services.redis import RedisService

FREE: Final = {"TAVOLINO_PORT": "0"}


def examine(*words: str, **variables: str) -> Ran:
    """The doctor's report, on a port that is certainly free."""
    return run("doctor", *words, **{**FREE, **variables})


def line(ran: Ran, word: str) -> str:
    """The line of the report with this word, and its remedy."""
    found = re.search(rf"^. [^\n]*{re.escape(word)}[^\n]*(\n    [^\n]+)?", ran.stdout, re.MULTILINE)
    assert found, ran.stdout
    return found[0]


def make_database(url: str) -> None:
    async def make() -> None:
        await (await open_database(url)).close()

    asyncio.run(make())


def test_healthy_setup_reports_no_problem(database_url: str, bus_url: str) -> None:
    make_database(database_url)
    ran = examine("--database", database_url, "--bus", bus_url)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "✓ extra server: online play" in ran.stdout
    assert "is OK" in line(ran, "the database")
    assert ran.stdout.endswith("Everything is ready.\n")
    assert "✗" not in ran.stdout


def test_doctor_creates_no_files(tmp_path: Path) -> None:
    ran = examine("--database", f"sqlite:///{tmp_path}/new.db")
    assert "will be created" in line(ran, "new.db")
    assert list(tmp_path.iterdir()) == []
    old = f"sqlite:///{tmp_path}/old.db"
    make_database(old)
    with sqlite3.connect(tmp_path / "old.db") as database:
        database.execute("DELETE FROM migrations")
    assert "the next start will update it" in line(examine("--database", old), "old.db")
    with sqlite3.connect(tmp_path / "old.db") as database:
        assert database.execute("SELECT count(*) FROM migrations").fetchone() == (0,)


def test_a_damaged_database(tmp_path: Path) -> None:
    make_database(f"sqlite:///{tmp_path}/own.db")
    with sqlite3.connect(tmp_path / "own.db") as database:
        database.execute("DROP TABLE events")
    ran = examine("--database", f"sqlite:///{tmp_path}/own.db")
    assert ran.returncode == 1
    assert line(ran, "own.db").startswith("✗ The database")
    assert "tavolino restore" in line(ran, "own.db")
    assert ran.stdout.endswith("One problem found.\n")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    make_database(f"sqlite:///{tmp_path}/own.db")
    with sqlite3.connect(tmp_path / "own.db") as database:
        database.execute("INSERT INTO migrations VALUES (9999, 'tomorrow')")
    assert "--upgrade" in line(examine("--database", f"sqlite:///{tmp_path}/own.db"), "tomorrow")


def test_services_that_do_not_answer(redis_server: RedisService) -> None:
    nowhere = "127.0.0.1:1/none"
    ran = examine("--database", f"postgresql://who:secret@{nowhere}", "--bus", f"redis://{nowhere}")
    assert ran.returncode == 1
    assert ran.stdout.count("✗") == 2
    assert "secret" not in ran.stdout
    assert "--bus memory:" in ran.stdout


def test_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = run("doctor", TAVOLINO_PORT=str(port))
    assert ran.returncode == 1
    assert f"port {port}: " in ran.stdout
    assert "tavolino serve --port" in ran.stdout


def test_wrong_settings() -> None:
    ran = examine(TAVOLINO_WORKERS="many")
    assert ran.returncode == 1
    assert "TAVOLINO_WORKERS" in line(ran, "WORKERS")


def test_a_missing_package_and_a_closed_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tavolino.cli.doctor.installed._is_installed", lambda name: name != "redis")
    assert missing_packages("server") == ["redis"]
    assert missing_packages("fast") == []
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "cache"))
    report = [str(finding) for finding in check_installed()]
    missing = 'extra server is not installed (redis): online play\n    pip install "tavolin'
    assert any(missing in one for one in report)
    assert any("compiled code cannot be cached" in one for one in report)


def test_kernels_are_known_to_be_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tavolino.bots.kernels import compiled

    monkeypatch.setattr("tavolino.bots.kernels.compiled._CACHE", tmp_path / "cache")
    assert not compiled.is_compiled("some.warmup")
    compiled.mark_compiled("some.warmup")
    assert compiled.is_compiled("some.warmup")


@pytest.mark.parametrize("language", ["de", "fr", "it", "pl"])
def test_it_speaks_the_readers_language(language: str) -> None:
    ran = run("--language", language, "doctor", **FREE)
    assert ran.returncode == 0
    assert "Everything" not in ran.stdout
