"""When Python looks for garbage that refers to itself.

Left alone, it goes through every position of every live table each few seconds, and all tables
wait: a third of a second with 500 of them. Values of games hold no such garbage; what closed
sockets and rooms leave behind is young, or can wait.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = (1000, 1_000_000_000, 1_000_000_000)
"""Few new objects are looked at at a time, each once; never all there are."""
FULL_COLLECTION_EVERY_S: Final = 600.0


async def tune_gc() -> None:
    """Goes through everything, but seldom, until it is cancelled."""
    gc.collect()
    gc.freeze()  # what was there before anybody came stays
    usual = gc.get_threshold()
    gc.set_threshold(*YOUNG)
    try:
        while True:
            await asyncio.sleep(FULL_COLLECTION_EVERY_S)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
