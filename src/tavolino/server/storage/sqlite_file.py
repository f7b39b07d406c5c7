"""Creates the SQLite file, and connects to it.

Nothing here or elsewhere may open the file but SQLite itself. Its locks are those of POSIX: closing
any descriptor of the file drops all locks that the process holds on it, and the next process to
close the file would take it for abandoned and delete the WAL that this one still writes to.
"""

import os
import sqlite3
import stat
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

WAIT_S: Final = 2.0
"""How long to wait for a file that others hold; who submits a move is to be answered soon."""
TRY_AGAIN_S: Final = 0.01
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
OWNER_ONLY: Final = stat.S_IRUSR | stat.S_IWUSR

Synchronous = Literal["FULL", "NORMAL"]
"""NORMAL may forget the last commits when the power fails; it is there to be measured."""

_making = threading.Lock()


def make_file(path: Path) -> None:
    """Makes an empty file for its owner only, if there is none; OSError if that cannot be done.

    It holds the dealers' secrets. SQLite gives the files beside it the same mode. A file that is
    there is not opened, see above; the lock keeps another thread from connecting to the new file
    before its descriptor is closed.
    """
    with _making, suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def may_others_read(path: Path) -> bool:
    """True if the mode of the file lets others than its owner read or write it."""
    return bool(path.stat().st_mode & OTHERS)


def connect(path: Path, synchronous: Synchronous = "FULL") -> sqlite3.Connection:
    """A connection to an existing file. It waits for locks. FULL: its commits are on the disk."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=WAIT_S,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        use_wal(connection)
        connection.execute(f"PRAGMA synchronous = {synchronous}")
    except UnicodeDecodeError:
        connection.close()
        raise sqlite3.OperationalError("the names of tables are damaged") from None
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def checkpoint(connection: sqlite3.Connection) -> None:
    """Copies as much of the WAL to the database as readers allow."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def use_wal(connection: sqlite3.Connection) -> None:
    """Switches to WAL mode, even while other processes do the same."""
    deadline = time.monotonic() + WAIT_S
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            # SQLite itself does not wait for its turn here.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(TRY_AGAIN_S)
            continue
        if mode != "wal":
            raise sqlite3.OperationalError(f"journal mode {mode} instead of wal")
        return
