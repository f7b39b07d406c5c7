"""Programs that come with a package of the system."""

import subprocess
from pathlib import Path
from typing import Final

TOOL: Final = Path(__file__).parents[2] / "tools" / "system-package"


def find_program(package: str) -> str:
    """Where the program of a package is; it is installed if it is missing and may be."""
    found = subprocess.run([TOOL, package], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()
