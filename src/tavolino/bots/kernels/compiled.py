"""What makes a plain typed function a compiled one, and where the compiled code is kept."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import config, njit, types
from numba.core.compiler_lock import global_compiler_lock

from tavolino.bots.kernels.cache_key import cache_key

F = TypeVar("F", bound=Callable[..., object])

Ints: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float64]


def cache_folder() -> Path:
    """A folder for exactly these sources, this compiler and this processor."""
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    kept = os.environ.get("NUMBA_CACHE_DIR") or Path(caches) / "tavolino"
    return Path(kept) / cache_key(Path(__file__).parents[2])


_CACHE: Final = cache_folder()
vars(config)["CACHE_DIR"] = str(_CACHE)

_njit: Final = cast(Callable[..., Callable[[F], F]], njit)
_any_number: Final[Callable[[Any], Any]] = types.unliteral


def compiled(**options: bool) -> Callable[[F], F]:
    """What compiles a function at its first call, keeps the result on disk, and lets other threads
    run while it does. With NUMBA_DISABLE_JIT=1 the function stays what it is: Python."""

    def compiling(function: F) -> F:
        # A wrapper for calls from C is compiled, too, unless told not to.
        dispatcher = _njit(cache=True, nogil=True, no_cfunc_wrapper=True, **options)(function)
        if not vars(config)["DISABLE_JIT"]:
            _compile_once(dispatcher, f"{function.__module__}.{function.__name__}")
            _compile_for_all_numbers(dispatcher)
        return dispatcher

    return compiling


def _compile_once(dispatcher: Any, name: str) -> None:
    """Lets one process at a time compile this kernel, so that the others find it on the disk.

    Kernels wait for those that they call, never the other way round; and in a process only one
    thread compiles at all. So nobody waits for each other.
    """
    compile_it = dispatcher.compile

    def compile_alone(signature: object) -> object:
        with global_compiler_lock, _one_at_a_time(name):
            return compile_it(signature)

    dispatcher.compile = compile_alone


def _compile_for_all_numbers(dispatcher: Any) -> None:
    """Where a kernel calls this one with a number as such, it is not compiled for that number."""
    call_template = dispatcher.get_call_template

    def call_template_for_all(arguments: Sequence[Any], keywords: Mapping[str, Any]) -> object:
        named = {name: _any_number(kind) for name, kind in keywords.items()}
        return call_template(tuple(map(_any_number, arguments)), named)

    dispatcher.get_call_template = call_template_for_all


@contextmanager
def _one_at_a_time(name: str) -> Iterator[None]:
    """Waits for other processes that compile this, where the system knows how and the folder can
    be written to."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            _CACHE.mkdir(parents=True, exist_ok=True)
            lock = stack.enter_context((_CACHE / f"{name}.lock").open("a"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def mark_compiled(warmup: str) -> None:
    """Notes in the cache folder that all functions of a warm-up module have been compiled."""
    with suppress(OSError):  # without a folder to write to, nothing is kept either
        _CACHE.mkdir(parents=True, exist_ok=True)
        (_CACHE / f"{warmup}.compiled").touch()


def is_compiled(warmup: str) -> bool:
    """True if all functions of a warm-up module are in the cache folder."""
    return (_CACHE / f"{warmup}.compiled").exists()


kernel: Final = compiled()

if vars(config)["DISABLE_JIT"]:
    # Compiled numbers wrap around without a word; NumPy's would warn of it.
    np.seterr(over="ignore")
