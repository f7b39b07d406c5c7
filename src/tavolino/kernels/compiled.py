"""What makes a plain typed function a compiled one, and where the compiled code is kept."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import config, njit

F = TypeVar("F", bound=Callable[..., object])

Ints: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float64]


def _cache_folder() -> Path:
    """A folder for exactly these sources.

    Numba notices a change in a function's own file only; compiled code also holds what the
    function calls, which may stand in another file.
    """
    sources = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        sources.update(path.read_bytes())
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    kept = os.environ.get("NUMBA_CACHE_DIR") or Path(caches) / "tavolino"
    return Path(kept) / sources.hexdigest()[:16]


vars(config)["CACHE_DIR"] = str(_cache_folder())

kernel: Final = cast(Callable[[F], F], njit(cache=True, nogil=True))
"""Compiles a function at its first call, keeps the result on disk, and lets other threads run
while it does. With NUMBA_DISABLE_JIT=1 it stays what it is: Python."""

if vars(config)["DISABLE_JIT"]:
    # Compiled numbers wrap around without a word; NumPy's would warn of it.
    np.seterr(over="ignore")
