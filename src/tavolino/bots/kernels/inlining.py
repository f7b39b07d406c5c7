"""Decorators for kernels that are called by other kernels.

Passing arrays is not free: Numba updates the reference count of each one at every call. With a
dozen arrays that takes longer than the body of a short kernel.
"""

from typing import Final

from tavolino.bots.kernels.compiled import compiled

internal: Final = compiled(no_cpython_wrapper=True)
"""Not callable from Python. With many array arguments the wrapper for Python takes longer to
compile than the kernel itself."""

no_refcount: Final = compiled(_nrt=False, no_cpython_wrapper=True)
"""Without reference counting: must not allocate or return arrays. Not callable from Python."""

no_refcount_kernel: Final = compiled(_nrt=False)
"""The same, also callable from Python."""

inline: Final = compiled(forceinline=True)
"""Inlined into every caller."""

inline_no_refcount: Final = compiled(forceinline=True, _nrt=False, no_cpython_wrapper=True)
"""Both, for the innermost loops."""

inline_no_refcount_kernel: Final = compiled(forceinline=True, _nrt=False)
"""The same, also callable from Python."""
