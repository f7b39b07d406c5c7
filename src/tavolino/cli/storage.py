"""tavolino backup, tavolino restore"""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import UsageError
from tavolino.cli.words import say

DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME.",
        metavar="URL",
        envvar="TAVOLINO_DATABASE",
    ),
]
BackupFile = Annotated[Path, typer.Argument(help="The file of the backup.", metavar="FILE")]

T = TypeVar("T")


def backup(file: BackupFile, database: DatabaseUrl) -> None:
    """Save everything in the database to one file, also while the server runs.

    The file is the same for SQLite and PostgreSQL. Keep it safe: it contains secrets.

    Example: tavolino backup --database sqlite:///tavolino.db monday.jsonl
    """
    with needs_extra("server"):
        from tavolino.server.storage.backup import back_up
    rows = _run(back_up(database, file), file)
    print(say("backed-up", rows=rows, file=str(file)))


def restore(file: BackupFile, database: DatabaseUrl) -> None:
    """Fill an empty database of either kind from a backup.

    Example: tavolino restore --database postgresql://tavolino@localhost/tavolino monday.jsonl
    """
    with needs_extra("server"):
        from tavolino.server.storage.backup import restore as restore_all
    rows = _run(restore_all(database, file), file)
    print(say("restored", rows=rows))


def _run(work: Coroutine[None, None, T], file: Path) -> T:
    from tavolino.server.storage import Unavailable

    try:
        return asyncio.run(work)
    except Unavailable as error:
        raise UsageError(say("storage-gone", error=str(error))) from error
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
