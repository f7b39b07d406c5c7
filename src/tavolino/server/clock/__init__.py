"""Heartbeats: each server process keeps one row in the database and renews it twice a second.

The rows carry the games' clock from one process to the next (see `game_clock`). They also tell the
other processes when one has died.

SQL is in `repository`.
"""

from tavolino.server.clock.heartbeats import KEPT, MISSED, Heartbeats
from tavolino.server.clock.repository import Heartbeat

__all__ = ["KEPT", "MISSED", "Heartbeat", "Heartbeats"]
