"""Features of the processor that kernels are compiled for."""

from typing import Final

from numba.core.registry import cpu_target

# The features Numba compiles for, with overrides such as NUMBA_CPU_FEATURES applied.
_FEATURES: Final = frozenset(cpu_target.target_context.codegen().magic_tuple()[2].split(","))

HAS_PDEP: Final = "+bmi2" in _FEATURES
"""PDEP deposits the low bits of a number at the set bits of a mask."""
HAS_BIT_SHUFFLE: Final = "+avx512bw" in _FEATURES
"""AVX-512BW converts between 64 bits and a vector of 64 booleans in one instruction."""
