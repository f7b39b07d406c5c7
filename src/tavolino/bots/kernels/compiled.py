"""The decorator that compiles kernels, and the cache of compiled code."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import config, njit

from tavolino.bots.kernels.cache_key import cache_key

F = TypeVar("F", bound=Callable[..., object])

Ints: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float64]


def cache_folder() -> Path:
    """The cache folder for exactly these sources, this compiler and this processor."""
    user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    parent = os.environ.get("NUMBA_CACHE_DIR") or Path(user_cache) / "tavolino"
    return Path(parent) / cache_key(Path(__file__).parents[2])


_CACHE: Final = cache_folder()
vars(config)["CACHE_DIR"] = str(_CACHE)

_njit: Final = cast(Callable[..., Callable[[F], F]], njit)


def compiled(**options: bool) -> Callable[[F], F]:
    """A decorator that compiles a function at its first call and caches the machine code on disk.

    The function releases the GIL while it runs. With NUMBA_DISABLE_JIT=1 it stays plain Python.
    """
    # Numba would also compile a wrapper for calls from C.
    return _njit(cache=True, nogil=True, no_cfunc_wrapper=True, **options)


kernel: Final = compiled()


@contextmanager
def compile_lock(warmup: str) -> Iterator[None]:
    """Lets one process at a time run a warm-up module; the others then load from the cache.

    Without file locks or a writable cache folder, it does nothing.
    """
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            _CACHE.mkdir(parents=True, exist_ok=True)
            lock = stack.enter_context((_CACHE / f"{warmup}.lock").open("a"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def mark_compiled(warmup: str) -> None:
    """Records in the cache folder that all functions of a warm-up module have been compiled."""
    with suppress(OSError):  # without a writable folder nothing is cached either
        _CACHE.mkdir(parents=True, exist_ok=True)
        (_CACHE / f"{warmup}.compiled").touch()


def is_compiled(warmup: str) -> bool:
    """True if all functions of a warm-up module are in the cache folder."""
    return (_CACHE / f"{warmup}.compiled").exists()


if vars(config)["DISABLE_JIT"]:
    # Compiled integers wrap around silently; NumPy would warn.
    np.seterr(over="ignore")
