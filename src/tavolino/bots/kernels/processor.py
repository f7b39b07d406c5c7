"""What the processor that kernels are compiled for can do."""

from typing import Final

from numba.core.registry import cpu_target

# By the very features that Numba compiles for; NUMBA_CPU_FEATURES and the like are in them.
_FEATURES: Final = frozenset(cpu_target.target_context.codegen().magic_tuple()[2].split(","))

DEPOSITS_BITS: Final = "+bmi2" in _FEATURES
"""Has an instruction that hands the bits of a number to the members of a set, in order."""
SHUFFLES_BITS: Final = "+avx512bw" in _FEATURES
"""Can take a set of 64 for a vector of truth values, and back, in one instruction."""
