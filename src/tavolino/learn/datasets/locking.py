"""Locks a folder for one writing process."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.core import Refused


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Locks the folder; refuses it while another process holds the lock. The system releases the
    lock when the process ends in any way. Systems without file locks are not protected.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("DATASET", "busy", folder=str(folder)) from None
        yield
    finally:
        os.close(handle)
