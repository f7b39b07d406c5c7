"""The locks on a SQLite file as another process sees them."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE_S

SHARED: Final = (0x40000002, 510)
"""The bytes of the database that every connection in WAL mode holds a read lock on."""
IN_USE: Final = (128, 1)
"""The byte of the `-shm` file that does the same for that file."""
TRY: Final = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, int(sys.argv[3]), int(sys.argv[2]))
    except OSError:
        print("held")
    else:
        print("free")
"""


def is_locked(path: Path, start: int, length: int) -> bool:
    """True if some other process holds a lock on these bytes.

    This must run in a separate process: closing a descriptor drops all locks of its process.
    """
    words = [sys.executable, "-I", "-c", TRY, str(path), str(start), str(length)]
    asked = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    return asked.stdout == "held\n"


def is_in_use(path: Path) -> bool:
    """True if SQLite in another process would see that the file is in use."""
    return is_locked(path, *SHARED) and is_locked(Path(f"{path}-shm"), *IN_USE)
