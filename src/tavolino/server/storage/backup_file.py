"""The format of a backup file, which does not depend on the kind of database.

It is JSON Lines. The first line names the format and the migrations that were applied. Then come
the tables: a line with name and columns, and a line for each row. The last line has the number of
rows and the SHA-256 of all lines before it.
"""

import hashlib
import json
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from tavolino.core import Refused
from tavolino.server.storage.database import Value, check_values

FORMAT: Final = 1


class TableRow(NamedTuple):
    table: str
    columns: tuple[str, ...]
    values: tuple[Value, ...]


async def write_backup(
    file: Path, migrations: Mapping[int, str], rows: AsyncIterator[TableRow]
) -> int:
    """Writes a new file, completely or not at all. Returns the number of rows."""
    if file.exists():
        raise Refused("BACKUP", "there", name=str(file))
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with open(unfinished, "wb", opener=_open_private) as out:
            digest = hashlib.sha256()

            def write(line: object) -> None:
                text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
                digest.update(text.encode())
                out.write(text.encode())

            write({"format": FORMAT, "migrations": list(migrations.items())})
            count = 0
            table = ""
            async for row in rows:
                if row.table != table:
                    table = row.table
                    write({"table": table, "columns": row.columns})
                write(row.values)
                count += 1
            write({"rows": count, "sha256": digest.hexdigest()})
            out.flush()
            os.fsync(out.fileno())
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def check_backup(file: Path) -> tuple[dict[int, str], int]:
    """Checks the whole file. Returns the migrations of the database and the number of rows."""
    with file.open("rb") as lines:
        match _load(lines.readline(), 1):
            case {"format": int(number)} if number != FORMAT:
                raise Refused("BACKUP", "format", got=number, known=FORMAT)
            case {"format": int(), "migrations": list(pairs)}:
                pass
            case _:
                _broken(1)
    migrations = {}
    for pair in pairs:
        match pair:
            case [int(number), str(name)]:
                migrations[number] = name
            case _:
                _broken(1)
    return migrations, sum(1 for _ in read_rows(file))


def read_rows(file: Path) -> Iterator[TableRow]:
    """Yields the rows. Refused where the file is wrong."""
    digest = hashlib.sha256()
    table = ""
    columns: tuple[str, ...] = ()
    count = 0
    with file.open("rb") as lines:
        digest.update(lines.readline())
        for number, line in enumerate(lines, 2):
            match _load(line, number):
                case {"table": str(table), "columns": list(names)}:
                    columns = tuple(map(str, names))
                    if not all(name.isidentifier() for name in (table, *columns)):
                        _broken(number)
                case list(values) if table and len(values) == len(columns):
                    yield TableRow(table, columns, _values(values, number))
                    count += 1
                case {"rows": int(rows), "sha256": str(sha256)}:
                    if (rows, sha256) != (count, digest.hexdigest()) or lines.read(1):
                        _broken(number)
                    return
                case _:
                    _broken(number)
            digest.update(line)
    raise Refused("BACKUP", "cut-off", name=str(file))


def _open_private(path: str, flags: int) -> int:
    """Only the owner may read the file: it contains dealers' secrets and keys."""
    return os.open(path, flags, 0o600)


def _load(line: bytes, number: int) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        _broken(number)


def _values(found: list[object], number: int) -> tuple[Value, ...]:
    values: list[Value] = []
    for value in found:
        if value is not None and type(value) is not int and not isinstance(value, str):
            _broken(number)
        values.append(value)
    try:
        check_values(values)
    except ValueError:
        _broken(number)
    return tuple(values)


def _broken(line: int) -> NoReturn:
    raise Refused("BACKUP", "broken", line=line)
