"""Kernels that other kernels call.

Handing arrays on is not free: each is counted as used, and as unused again when the call is over.
With a dozen arrays that takes longer than a short kernel does.
"""

from typing import Final

from tavolino.kernels.compiled import compiled

inner: Final = compiled(no_cpython_wrapper=True)
"""Nothing is compiled for calls from Python, which would take longer than the kernel itself where
many arrays go in."""

borrowing: Final = compiled(_nrt=False, no_cpython_wrapper=True)
"""Works with the arrays it is handed alone, and so counts none: it cannot make or return any."""

borrowing_kernel: Final = compiled(_nrt=False)
"""The same where Python calls it, too."""

folded: Final = compiled(forceinline=True)
"""Becomes a part of every kernel that calls it."""

folded_borrowing: Final = compiled(forceinline=True, _nrt=False, no_cpython_wrapper=True)
"""Both: for the innermost loops."""
