"""Checks of what is installed: Python, extras, games, the built client, kernels."""

import os
import platform
import re
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Final

from tavolino.bots.warmup import can_compile
from tavolino.cli.doctor.finding import Finding
from tavolino.cli.words import say
from tavolino.games import games, kernels

EXTRAS: Final = {
    "server": "doctor-extra-server",
    "print": "doctor-extra-print",
    "fast": "doctor-extra-fast",
    "lab": "doctor-extra-lab",
    "dataset": "doctor-extra-dataset",
    "dask": "doctor-extra-dask",
    "conformance": "doctor-extra-conformance",
    "gymnasium": "doctor-extra-gymnasium",
    "pettingzoo": "doctor-extra-pettingzoo",
    "openspiel": "doctor-extra-openspiel",
}
"""The optional extras, with the messages that describe them."""
_REQUIRED: Final = re.compile(r"([\w.-]+).*extra == '(\w+)'")


def check_installed() -> Iterator[Finding]:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield Finding("good", say("doctor-program", version=version("tavolino"), python=python))
    yield _check_games()
    for extra in EXTRAS:
        yield _check_extra(extra)
    yield _check_client()
    if can_compile():
        yield from _check_kernels()


def missing_packages(extra: str) -> list[str]:
    """The packages of an extra that are not installed."""
    required = filter(None, map(_REQUIRED.match, requires("tavolino") or ()))
    names = [one[1] for one in required if one[2] == extra]
    return [name for name in names if _is_needed(name) and not _is_installed(name)]


def _is_needed(package: str) -> bool:
    return not (package == "uvloop" and sys.platform == "win32")


def _is_installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def _check_games() -> Finding:
    try:
        return Finding("good", say("doctor-games", games=", ".join(games())))
    except Exception as error:  # from any package
        return Finding("bad", say("doctor-games-broken", error=str(error)))


def _check_extra(extra: str) -> Finding:
    what = say(EXTRAS[extra])
    missing = missing_packages(extra)
    if not missing:
        return Finding("good", say("doctor-extra", extra=extra, what=what))
    text = say("doctor-extra-missing", extra=extra, what=what, packages=", ".join(missing))
    return Finding("optional", text, f'pip install "tavolino[{extra}]"')


def _check_client() -> Finding:
    if resources.files("tavolino.server").joinpath("web", "index.html").is_file():
        return Finding("good", say("doctor-client"))
    return Finding("bad", say("doctor-client-missing"), "make web")


def _check_kernels() -> Iterator[Finding]:
    from tavolino.bots.kernels.compiled import cache_folder, is_compiled

    folder = cache_folder()
    if not _is_writable(folder):
        remedy = "export XDG_CACHE_HOME=FOLDER"
        yield Finding("bad", say("doctor-cache-closed", folder=str(folder)), remedy)
        return
    yield Finding("good", say("doctor-cache", folder=str(folder)))
    waiting = [kernel for kernel in kernels() if not is_compiled(kernel)]
    if waiting:
        text = say("doctor-kernels-waiting", count=len(waiting))
        yield Finding("optional", text, "tavolino warmup")
    else:
        yield Finding("good", say("doctor-kernels", count=len(kernels())))


def _is_writable(folder: Path) -> bool:
    """True if files can be made there, or the folder itself."""
    nearest = next(one for one in (folder, *folder.parents) if one.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
