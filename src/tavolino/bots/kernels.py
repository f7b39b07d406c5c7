"""Which kernels can be compiled, whether one is ready in this process, and getting it ready.

Nobody waits for the compiler at a table: until a kernel is ready, bots play by the readable rules.
What was compiled is kept in the user's cache folder, so only the first process ever takes long.
"""

import importlib
import importlib.util
import threading
from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = "tavolino.kernels"
COMPILER: Final = "numba"
MARK: Final = "def warm_up("

_ready: set[str] = set()


def can_compile() -> bool:
    """Is there a compiler (the extra `fast`)?"""
    return importlib.util.find_spec(COMPILER) is not None


@cache
def kernel_modules() -> dict[str, tuple[str, ...]]:
    """The modules with a `warm_up`, by kernel: a kernel is a module or a folder of them.

    They are found by their source, for importing one imports the compiler, which takes a second.
    """
    if not can_compile() or importlib.util.find_spec(PACKAGE) is None:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for folder in map(Path, importlib.import_module(PACKAGE).__path__):
        for path in sorted(folder.rglob("*.py")):
            if MARK in path.read_text(encoding="utf-8"):
                parts = path.relative_to(folder).with_suffix("").parts
                name = ".".join((PACKAGE, *parts)).removesuffix(".__init__")
                found[parts[0]] = (*found.get(parts[0], ()), name)
    return found


def kernels_ready(kernel: str) -> bool:
    """Has this kernel been compiled, or loaded from the cache, in this process?"""
    return kernel in _ready


def warm_up(kernel: str) -> None:
    """Gets a kernel ready, if there is one of this name and it can be compiled."""
    if kernel in _ready or kernel not in kernel_modules():
        return
    for module in kernel_modules()[kernel]:
        importlib.import_module(module).warm_up()
    _ready.add(kernel)


def warm_up_beside(*kernels: str) -> None:
    """Gets these kernels ready in the background, or all there are; it ends with the process."""
    names = kernels or tuple(kernel_modules())

    def compiling() -> None:
        for kernel in names:
            warm_up(kernel)

    threading.Thread(target=compiling, name="compiling", daemon=True).start()
