"""Kernels that only other kernels call.

Nothing is compiled for calls from Python, which would take longer than the kernel itself where
many arrays go in.
"""

from collections.abc import Callable
from typing import Final, cast

from numba import njit

from tavolino.kernels.compiled import F

_compiled: Final = cast(Callable[..., Callable[[F], F]], njit)
inner: Final = _compiled(cache=True, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)

folded: Final = _compiled(cache=True, nogil=True, forceinline=True)
"""For kernels with arrays that others call often: it becomes a part of its caller. A call of its
own would count each array as used and unused again, which takes longer than a short kernel."""
