"""Keeps the files of a SQLite database in place while a server uses them.

SQLite never notices that somebody has removed its WAL: it goes on writing to a file without a name,
which is gone when the process ends. So each file has a second name, a hard link in a folder beside
the database. After every commit the files are compared with what they were. One that has been
removed gets its name back, and one that has been replaced, too; what was put in its place is kept
beside it. No connection has to be opened again, and other processes that use the database do not
notice.

If both names are gone, nothing can be acknowledged any more. The same holds where the file system
knows no hard links.
"""

import logging
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.server.storage.database import Damaged

SUFFIXES: Final = ("", "-wal", "-shm")
OWNER_ONLY: Final = 0o700

log = logging.getLogger(__name__)


class Identity(NamedTuple):
    device: int
    inode: int


class GuardedFile(NamedTuple):
    path: Path
    link: Path
    """The second name."""
    identity: Identity


class FileGuard:
    """The files of one database, as they were when this was made. They must all exist."""

    def __init__(self, path: Path) -> None:
        # SQLite follows links as well, and puts its other files beside the real one.
        self._path = path.resolve()
        self.folder: Final = links_folder(self._path)
        self._files = [self._guarded(suffix) for suffix in SUFFIXES]
        self._has_links = self._link_all()

    def check(self) -> None:
        """Puts files back that have been removed or replaced. Raises Damaged if that fails."""
        for file in self._files:
            found = _find(file.path)
            if found is None or _identity(found) != file.identity:
                self._restore(file)
            elif self._has_links and found.st_nlink < 2:
                with suppress(OSError):  # it is tried again after the next commit
                    self._link(file)

    def close(self) -> None:
        """Removes the second names. Other processes that need them create them again."""
        with suppress(OSError):
            for file in self._files:
                file.link.unlink(missing_ok=True)
            self.folder.rmdir()

    def _guarded(self, suffix: str) -> GuardedFile:
        path = self._path.with_name(f"{self._path.name}{suffix}")
        return GuardedFile(path, self.folder / path.name, _identity(path.stat()))

    def _link_all(self) -> bool:
        try:
            for file in self._files:
                self._link(file)
        except OSError as error:
            log.warning("the files of the database get no second names", exc_info=error)
            return False
        return True

    def _link(self, file: GuardedFile) -> None:
        """Gives a file its second name. Leftovers of a server that was killed are replaced."""
        self.folder.mkdir(mode=OWNER_ONLY, exist_ok=True)
        if not _is(file.link, file.identity):
            file.link.unlink(missing_ok=True)
            with suppress(FileExistsError):  # another process was faster
                file.link.hardlink_to(file.path)
        if not _is(file.link, file.identity):
            raise OSError("a hard link is not the same file")

    def _restore(self, file: GuardedFile) -> None:
        """Gives a file its name back."""
        if not _is(file.link, file.identity):
            raise Damaged(f"{file.path} was removed or replaced")
        try:
            kept = _set_aside(file)
            with suppress(FileExistsError):  # another process was faster
                file.path.hardlink_to(file.link)
            _sync(self._path.parent)
        except OSError as error:
            raise Damaged(f"{file.path} was removed: {error.strerror}") from error
        if not _is(file.path, file.identity):
            raise Damaged(f"{file.path} was replaced")
        log.error(
            "a file of the database was removed or replaced, and is back",
            extra={"file": str(file.path), "replacement": kept},
        )


def links_folder(path: Path) -> Path:
    """The folder of the second names. Patterns such as `tavolino.db-*` do not match it."""
    return path.with_name(f"{path.name}.links")


def _set_aside(file: GuardedFile) -> str:
    """Renames what was put in the place of a file; returns the new name, if there is one."""
    aside = file.path.with_name(f"{file.path.name}.replaced-{time.time_ns()}")
    try:
        file.path.rename(aside)
    except FileNotFoundError:
        return ""
    if _is(aside, file.identity):  # another process was faster
        aside.unlink()
        return ""
    return str(aside)


def _sync(folder: Path) -> None:
    """Waits until the names in a folder are on the disk, where the system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _find(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _identity(found: os.stat_result) -> Identity:
    return Identity(found.st_dev, found.st_ino)


def _is(path: Path, identity: Identity) -> bool:
    found = _find(path)
    return found is not None and _identity(found) == identity
