"""The Python files that a browser needs to play: one archive, to be unpacked under Pyodide.

It has what a `LocalDevice` imports and the pure Python packages behind Fluent, with the locale data
of our languages only. msgspec is compiled and comes as a separate wheel.
"""

import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.locales import LANGUAGES

PACKAGE: Final = "tavolino"
PACKAGES: Final = (
    "bots",
    "core",
    "daily",
    "device",
    "drawing",
    "games",
    "locales",
    "protocol",
    "puzzles",
    "table",
)
"""The packages that a device imports, directly or not."""
LEFT_OUT: Final = frozenset(
    ("commands", "kernels", "learning", "pictures", "printing", "reports", "statistics")
)
"""The parts of a game that a device does not have. Pages of rules are built into the client."""
FLUENT: Final = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
ELSEWHERE: Final = ("dataset", "doctor", "encoding", "engine", "lab", "mail", "notices", "print")
"""Catalogues of what a device does not have."""
METADATA: Final = ("METADATA", "entry_points.txt")
"""What is kept of a package's metadata: games are found by entry points."""
BRITISH: Final = ("en_GB", "en_001")
"""What lists in English need, and what that builds on."""
LOCALE_DATA: Final = "babel/locale-data/"
TIME_ZONES: Final = "pytz/zoneinfo/"
"""No message has a time in it."""
DATE: Final = (2000, 1, 1, 0, 0, 0)
"""All files have the same date, so that equal files make equal archives."""


class ArchivedFile(NamedTuple):
    name: str
    path: Path


def archive() -> bytes:
    """The archive as a ZIP file."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for file in sorted((*own_files(), *fluent_files())):
            info = zipfile.ZipInfo(file.name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(info, file.path.read_bytes())
    return out.getvalue()


def own_files() -> Iterator[ArchivedFile]:
    root = Path(__file__).parents[1]
    yield ArchivedFile(f"{PACKAGE}/__init__.py", root / "__init__.py")
    for package in PACKAGES:
        for path in (root / package).rglob("*"):
            inside = path.relative_to(root)
            if path.is_file() and not _is_left_out(inside):
                yield ArchivedFile(f"{PACKAGE}/{inside.as_posix()}", path)
    yield from _metadata(distribution(PACKAGE))


def fluent_files() -> Iterator[ArchivedFile]:
    for name in FLUENT:
        package = distribution(name)
        yield from _metadata(package)
        for file in package.files or ():
            path = file.as_posix()
            if file.suffix in (".py", ".dat", "") and _is_needed(path):
                yield ArchivedFile(path, Path(str(package.locate_file(file))))


def _is_left_out(path: Path) -> bool:
    if path.suffix == ".ftl":
        return path.stem in ELSEWHERE
    folders = {"__pycache__", *LEFT_OUT}
    return path.name == "rules.md" or not folders.isdisjoint(path.parent.parts)


def _is_needed(path: str) -> bool:
    if path.startswith(LOCALE_DATA):
        return Path(path).stem in ("root", *LANGUAGES, *BRITISH)
    is_metadata = ".dist-info/" in path or path.startswith("..")
    return not is_metadata and not path.startswith(TIME_ZONES) and "/messages/" not in path


def _metadata(package: Distribution) -> Iterator[ArchivedFile]:
    for file in package.files or ():
        if file.name in METADATA and file.parent.name.endswith(".dist-info"):
            yield ArchivedFile(file.as_posix(), Path(str(package.locate_file(file))))
