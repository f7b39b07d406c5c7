"""Kernels that other kernels call.

Handing arrays on is not free: each is counted as used, and as unused again when the call is over.
With a dozen arrays that takes longer than a short kernel does.
"""

from collections.abc import Callable
from typing import Final, cast

from numba import njit

from tavolino.kernels.compiled import F

_compiled: Final = cast(Callable[..., Callable[[F], F]], njit)
inner: Final = _compiled(cache=True, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
"""Nothing is compiled for calls from Python, which would take longer than the kernel itself where
many arrays go in."""

borrowing: Final = _compiled(
    cache=True, nogil=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True
)
"""Works with the arrays it is handed alone, and so counts none: it cannot make or return any."""

borrowing_kernel: Final = _compiled(cache=True, nogil=True, _nrt=False)
"""The same where Python calls it, too."""

folded: Final = _compiled(cache=True, nogil=True, forceinline=True)
"""Becomes a part of every kernel that calls it."""

folded_borrowing: Final = _compiled(
    cache=True,
    nogil=True,
    forceinline=True,
    _nrt=False,
    no_cpython_wrapper=True,
    no_cfunc_wrapper=True,
)
"""Both: for the innermost loops."""
