"""A backup is restored completely, into either database; anything else is refused."""

import asyncio
import hashlib
import json
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tavolino.core import Refused
from tavolino.server.storage import Row, Statement, open_database
from tavolino.server.storage import backup as backup_module
from tavolino.server.storage import migrating as migrating_module
from tavolino.server.storage.backup import back_up, restore
from tavolino.server.storage.migrating import MARK_UNFINISHED, Migration, known_migrations
from tavolino.server.storage.opening import connect
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.services.fixtures import new_database

EVENTS = 130
COLUMN = b'{"table":"x","columns":["y"]}'


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second database, of each kind."""
    folder = tmp_path / "other"
    folder.mkdir()
    with new_database(request, str(request.param), folder) as url:
        yield url


def filled(url: str) -> None:
    """A database with rows in several tables, including hostile text."""

    async def main() -> None:
        database = await open_database(url)
        event = "INSERT INTO events (table_id, version, body, at) VALUES ($1, $2, $3, $4)"
        person = (
            "INSERT INTO people (id, name, account, created_at, seen_at, language)"
            " VALUES ($1, $2, $3, $4, $5, 'en')"
        )
        await database.write(
            [
                *(
                    Statement(event, ("t", version, f'{{"n":{version}}}', -version))
                    for version in range(EVENTS)
                ),
                Statement(person, ("p1", "Ånna \"quote\" 'n' \\ \u2028\n☕", None, 2**62, 0)),
                Statement(person, ("p2", "", "account", 1, 1)),
                Statement("INSERT INTO server (name, value) VALUES ('key', 'ff')"),
            ]
        )
        await database.close()

    asyncio.run(main())


def contents(url: str) -> dict[str, list[Row]]:
    """All rows of all tables, in an order that does not depend on the database."""

    async def main() -> dict[str, list[Row]]:
        engine = await connect(url)
        found = {}
        for name in await engine.tables():
            rows = await engine.read(f"SELECT * FROM {name}")
            found[name] = sorted(rows, key=lambda row: json.dumps(dict(row), sort_keys=True))
        await engine.close()
        return found

    return asyncio.run(main())


def sealed(lines: list[bytes]) -> bytes:
    """These lines with a matching last line."""
    body = b"".join(line + b"\n" for line in lines)
    rows = sum(line.startswith(b"[") for line in lines)
    end = {"rows": rows, "sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(end).encode() + b"\n"


def refused(url: str, file: Path) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        asyncio.run(restore(url, file))
    return caught.value.rule, caught.value.why


def test_a_backup_is_restored_into_a_database_of_any_kind(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    filled(database_url)
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert asyncio.run(back_up(database_url, first)) == EVENTS + 3
    assert asyncio.run(restore(other_url, first)) == EVENTS + 3
    assert contents(other_url) == contents(database_url)
    asyncio.run(back_up(other_url, second))
    assert sorted(second.read_bytes().splitlines()[1:-1]) == sorted(
        first.read_bytes().splitlines()[1:-1]
    )
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_a_database_that_is_not_empty_is_left_as_it_is(database_url: str, tmp_path: Path) -> None:
    filled(database_url)
    asyncio.run(back_up(database_url, tmp_path / "file"))
    before = contents(database_url)
    assert refused(database_url, tmp_path / "file") == ("RESTORE", "not-empty")
    assert contents(database_url) == before


def test_a_backup_from_an_older_version_gets_what_is_new(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    filled(source)
    asyncio.run(back_up(source, tmp_path / "file"))
    newer = Migration(
        len(known_migrations()) + 1, "colour", ("ALTER TABLE people ADD colour TEXT",)
    )
    more = (*known_migrations(), newer)
    for module in (backup_module, migrating_module):
        monkeypatch.setattr(module, "known_migrations", lambda: more)
    asyncio.run(restore(database_url, tmp_path / "file"))
    found = contents(database_url)
    assert len(found["migrations"]) == len(more)
    assert [row["colour"] for row in found["people"]] == [None, None]
    asyncio.run(back_up(database_url, tmp_path / "newer"))
    monkeypatch.undo()
    assert refused(f"sqlite:///{tmp_path}/x.db", tmp_path / "newer") == ("DATABASE", "newer")


def test_a_database_half_restored_is_not_used(database_url: str, tmp_path: Path) -> None:
    filled(database_url)

    async def main() -> None:
        engine = await connect(database_url)
        await engine.write([MARK_UNFINISHED])
        await engine.close()
        for use in (open_database(database_url), back_up(database_url, tmp_path / "file")):
            with pytest.raises(Refused) as caught:
                await use
            assert caught.value.why == "unfinished"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("damage", "case"),
    [
        (lambda lines: b"", "broken"),
        (lambda lines: b"\n".join(lines[:-1]) + b"\n", "cut-off"),
        (lambda lines: b"\n".join(lines)[:-200], "broken"),
        (lambda lines: b"\n".join([*lines[:9], *lines[10:]]), "broken"),
        (lambda lines: b"\n".join(lines).replace(b'{\\"n\\":7}', b'{\\"n\\":8}'), "broken"),
        (lambda lines: b"\n".join([*lines, lines[-1]]), "broken"),
        (lambda lines: sealed([b'{"format":2,"migrations":[]}']), "format"),
        (lambda lines: sealed([b'{"format":1}']), "broken"),
        (lambda lines: sealed([b'{"format":1,"migrations":[1]}']), "broken"),
        (lambda lines: sealed([lines[0], b'["no table"]']), "broken"),
        (lambda lines: sealed([lines[0], lines[1], b'["t"]']), "broken"),
        (lambda lines: sealed([lines[0], b'{"table":"x; y","columns":[]}']), "broken"),
        (lambda lines: sealed([lines[0], COLUMN, b"[1.5]"]), "broken"),
        (lambda lines: sealed([lines[0], COLUMN, b"[true]"]), "broken"),
        (
            lambda lines: sealed([lines[0], COLUMN, b'["\\u0000"]']),
            "broken",
        ),
        (lambda lines: b"[" * 100_000, "broken"),
        (lambda lines: b"\xff\xfe", "broken"),
    ],
)
def test_a_damaged_backup_is_refused_before_anything_is_written(
    tmp_path: Path, damage: Callable[[list[bytes]], bytes], case: str
) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    filled(source)
    file = tmp_path / "file"
    asyncio.run(back_up(source, file))
    file.write_bytes(damage(file.read_bytes().splitlines()))
    assert refused(f"sqlite:///{tmp_path}/target.db", file) == ("BACKUP", case)
    assert not (tmp_path / "target.db").exists()


def test_the_commands_tell_what_they_did(tmp_path: Path) -> None:
    source, target = (f"sqlite:///{tmp_path}/{name}.db" for name in ("source", "target"))
    filled(source)
    file = str(tmp_path / "file")
    saved = run("backup", "--database", source, file)
    assert (saved.returncode, saved.stdout) == (0, f"Saved {EVENTS + 3} rows to {file}.\n")
    back = run("restore", "--database", target, file)
    assert (back.returncode, back.stdout) == (0, f"Restored {EVENTS + 3} rows to the database.\n")
    assert contents(source) == contents(target)
    again = run("backup", "--database", source, file)
    assert (again.returncode, again.stderr.count("already exists")) == (2, 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "--database", "sqlite:///{folder}/missing.db", "{folder}/f"), "No such file"),
        (("backup", "--database", "sqlite:///{folder}/empty.db", "{folder}/f"), "no Tavolino data"),
        (("backup", "--database", "oracle:x", "{folder}/f"), "not oracle:"),
        (("restore", "--database", "sqlite:///{folder}/new.db", "{folder}/f"), "No such file"),
        (("restore", "--database", "sqlite:///{folder}/new.db", "{folder}"), "s a directory"),
    ],
)
def test_commands_that_cannot_be_carried_out_say_why(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "empty.db").touch()
    result = run(*(word.format(folder=tmp_path) for word in words))
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert not (tmp_path / "missing.db").exists()
    assert not (tmp_path / "new.db").exists()


def test_without_the_extra_the_command_says_which_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "asyncpg.py").write_text("raise ModuleNotFoundError('gone', name='asyncpg')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    command = [sys.executable, "-m", "tavolino"]
    words = ["backup", "--database", f"sqlite:///{tmp_path}/x.db", str(tmp_path / "f")]
    result = subprocess.run([*command, *words], capture_output=True, text=True, timeout=PATIENCE_S)
    assert result.returncode == 2
    assert 'needs the package asyncpg. Install it with: pip install "tavolino[server]"' in (
        result.stderr
    )
    assert (
        subprocess.run([*command, "games"], capture_output=True, timeout=PATIENCE_S).returncode == 0
    )
