"""The cache key of compiled kernels: a hash of everything they depend on.

Numba invalidates a cached function only when its own file changes. The compiled code also contains
the functions it calls and tables computed from the rules, which come from other files.
"""

import hashlib
import platform
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

from numba import config
from numba.core.registry import cpu_target

SOURCES: Final = ("core", "bots/kernels", "games/**/rules", "games/**/solver", "games/**/kernels")
"""The folders whose code and tables are compiled in: kernels may import nothing else of ours."""
COMPILERS: Final = ("numba", "llvmlite", "numpy")
NOT_COMPILED_IN: Final = {
    "CACHE_DIR",
    "COLOR_SCHEME",
    "NUMBA_DEFAULT_NUM_THREADS",
    "NUMBA_NUM_THREADS",
}
"""Settings of Numba that do not change the code it generates."""


def cache_key(package: Path) -> str:
    """The key for this copy of the package, this compiler and this processor."""
    digest = hashlib.sha256()
    for part in (*source_parts(package), *compiler_parts()):
        # The length prefix separates the parts: moving a byte to the next file changes the key.
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:16]


def source_parts(package: Path) -> Iterator[bytes]:
    """Names and contents of all files that kernels are made from."""
    for path in source_files(package):
        yield path.relative_to(package).as_posix().encode()
        yield path.read_bytes()


def source_files(package: Path) -> list[Path]:
    folders = (folder for pattern in SOURCES for folder in package.glob(pattern))
    paths = (path for folder in folders for path in folder.rglob("*"))
    return sorted({path for path in paths if path.is_file() and "__pycache__" not in path.parts})


def compiler_parts() -> Iterable[bytes]:
    """The versions, processor features and settings that affect the generated code."""
    yield f"{platform.python_implementation()} {platform.python_version()}".encode()
    for name in COMPILERS:
        yield f"{name} {version(name)}".encode()
    # The name and features Numba compiles for, with overrides such as NUMBA_CPU_NAME applied.
    yield repr(cpu_target.target_context.codegen().magic_tuple()).encode()
    for name, value in sorted(vars(config).items()):
        if name.isupper() and name not in NOT_COMPILED_IN:
            yield f"{name}={value!r}".encode()
