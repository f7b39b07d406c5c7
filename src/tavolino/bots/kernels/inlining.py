"""Decorators for kernels that other kernels call.

Handing arrays on is not free: Numba counts references to each of them at every call. With a dozen
arrays that takes longer than a short kernel does.
"""

from typing import Final

from tavolino.bots.kernels.compiled import compiled

internal: Final = compiled(no_cpython_wrapper=True)
"""Has no wrapper for calls from Python, which would take longer to compile than the kernel itself
where many arrays are passed."""

uncounted: Final = compiled(_nrt=False, no_cpython_wrapper=True)
"""Counts no references: it works with the arrays it is given and cannot make or return any."""

uncounted_kernel: Final = compiled(_nrt=False)
"""The same where Python calls it, too."""

inlined: Final = compiled(forceinline=True)
"""Is inlined in every kernel that calls it."""

inlined_uncounted: Final = compiled(forceinline=True, _nrt=False, no_cpython_wrapper=True)
"""Both: for the innermost loops."""

inlined_uncounted_kernel: Final = compiled(forceinline=True, _nrt=False)
"""The same where Python calls it, too."""
