"""Compiles kernels, and tells whether a kernel is ready in this process.

A kernel is named by its warm-up module: a module with a function `warm_up` that calls each compiled
function once. Manifests register these modules (`GameManifest.kernels`). They are imported only by
`warm_up`, because importing a kernel imports the compiler, which takes a second.

No game waits for the compiler: until a kernel is ready, bots play by the readable rules. Compiled
code is cached on disk, so only the first process takes long.
"""

import importlib
import importlib.util
import logging
import threading
from typing import Final

COMPILER: Final = "numba"
CACHE: Final = "tavolino.bots.kernels.compiled"

_log: Final = logging.getLogger(__name__)
_ready: set[str] = set()


def can_compile() -> bool:
    """True if the compiler is installed (the extra `fast`)."""
    return importlib.util.find_spec(COMPILER) is not None


def kernel_ready(kernel: str) -> bool:
    """True if this kernel has been compiled, or loaded from the cache, in this process."""
    return kernel in _ready


def warm_up(kernel: str) -> None:
    """Compiles a kernel or loads it from the cache; does nothing without a compiler."""
    if kernel in _ready or not can_compile():
        return
    cache = importlib.import_module(CACHE)
    with cache.compile_lock(kernel):
        importlib.import_module(kernel).warm_up()
        cache.mark_compiled(kernel)
    _ready.add(kernel)


def warm_up_in_background(*kernels: str) -> None:
    """Warms up these kernels in a daemon thread.

    If one fails, the error is logged and the others are still compiled.
    """

    def compile_all() -> None:
        for kernel in kernels:
            try:
                warm_up(kernel)
            except Exception:
                _log.exception("kernel %s cannot be compiled", kernel)

    threading.Thread(target=compile_all, name="compiling", daemon=True).start()
