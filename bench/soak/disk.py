"""A small disk that can be filled up."""

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Final

SIZE_MB: Final = 64
CHUNK: Final = bytes(64 * 1024)


class SmallDisk:
    """A memory filesystem of its own. Only root may mount one; see `mount`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    @classmethod
    def mount(cls, folder: Path) -> "SmallDisk | None":
        """None where this user may not mount."""
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE_MB}m", "tmpfs", str(folder)]
        if os.geteuid() != 0 or subprocess.run(command, capture_output=True).returncode:
            return None
        return cls(folder)

    def fill(self) -> None:
        with suppress(OSError), self._filler.open("wb", buffering=0) as file:
            while True:
                file.write(CHUNK)
        # What is left is smaller than a chunk.
        with suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(b"\0")

    def free(self) -> None:
        self._filler.unlink(missing_ok=True)

    def unmount(self) -> None:
        subprocess.run(["umount", "-l", str(self.folder)], check=True)
