"""Getting kernels ready: whether one is ready in this process, and compiling it.

A kernel is named by its warm-up module: a module with a function `warm_up` that calls each compiled
function once. Manifests register these modules (`GameManifest.kernels`); nothing is imported before
`warm_up`, because importing a kernel imports the compiler, which takes a second.

Nobody waits for the compiler at a table: until a kernel is ready, bots play by the readable rules.
Compiled code is kept in the user's cache folder, so only the first process ever takes long.
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
    importlib.import_module(kernel).warm_up()
    _ready.add(kernel)
    importlib.import_module(CACHE).mark_compiled(kernel)


def warm_up_in_background(*kernels: str) -> None:
    """Gets these kernels ready in a thread that ends with the process.

    A kernel that fails is logged; the others are still compiled.
    """

    def compile_all() -> None:
        for kernel in kernels:
            try:
                warm_up(kernel)
            except Exception:
                _log.exception("kernel %s cannot be compiled", kernel)

    threading.Thread(target=compile_all, name="compiling", daemon=True).start()
