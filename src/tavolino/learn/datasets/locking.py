"""One process at a time writes to a folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.core import Refused


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the folder, and refuses it while another process does. The system releases it when a
    process ends in any way. Where the system cannot lock folders, nothing is held.
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
