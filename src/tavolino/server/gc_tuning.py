"""Tunes Python's collection of reference cycles.

By default the collector scans every position of every live table every few seconds, and all tables
wait: a third of a second with 500 tables. Game values contain no cycles. The cycles that closed
sockets and table sessions leave behind are young, or can wait.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = (1000, 1_000_000_000, 1_000_000_000)
"""Only the young generation is collected automatically."""
FULL_COLLECTION_EVERY_S: Final = 600.0


async def tune_gc() -> None:
    """Runs a full collection now and then, until it is cancelled."""
    gc.collect()
    gc.freeze()  # objects from startup are never collected
    usual = gc.get_threshold()
    gc.set_threshold(*YOUNG)
    try:
        while True:
            await asyncio.sleep(FULL_COLLECTION_EVERY_S)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
