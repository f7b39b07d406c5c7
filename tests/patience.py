"""How long tests wait for what must come."""

from typing import Final

PATIENCE_S: Final = 180.0
"""Long enough for a machine with much else to do; only a failing test waits so long."""
