"""The package as it is after `pip install "tavolino[…]"`, without an index to install from."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Final, NamedTuple

from packaging.requirements import Requirement

from tests.patience import PATIENCE_S
from tests.processes import environment
from tests.server.hosts import ADDRESS

ROOT: Final = Path(__file__).parents[1]


class Installation(NamedTuple):
    """A folder with the package and what the chosen extras need, and nothing else."""

    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs Python with these arguments where nothing but this folder is installed."""
        return subprocess.run(
            [sys.executable, "-S", *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )

    @contextmanager
    def serving(self, folder: Path) -> Iterator[int]:
        """The port of a server that was started in an empty folder."""
        serve = ["-m", "tavolino", "serve", "--port", "0", "--workers", "1"]
        with (folder.parent / f"{folder.name}.log").open("w+") as log:
            server = subprocess.Popen(
                [sys.executable, "-S", *serve],
                cwd=folder,
                env=environment(PYTHONPATH=str(self.folder)),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
            with server:
                try:
                    assert server.stdout is not None
                    address = ADDRESS.fullmatch(server.stdout.readline())
                    assert address, Path(log.name).read_text()
                    yield int(address[1])
                finally:
                    server.terminate()

    @property
    def names(self) -> set[str]:
        found = distributions(path=[str(self.folder)])
        return {_canonical(one.metadata["Name"]) for one in found}


def build_wheel(folder: Path) -> Path:
    """The wheel as `make wheel` builds it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(
    wheel: Path, folder: Path, extra: str = "", *, also: tuple[str, ...] = ()
) -> Installation:
    """Unpacks the wheel and links the packages that it and the extra require, and others if they
    are named.
    """
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    (package,) = distributions(path=[str(folder)])
    named = [distribution(name) for name in also]
    for required in (*named, *_required(package, extra), *_required_by(named)):
        for file in required.files or ():
            top = file.parts[0]
            if top != ".." and not (folder / top).exists():
                (folder / top).symlink_to(str(required.locate_file(top)))
    return Installation(folder)


def _required_by(packages: list[Distribution]) -> list[Distribution]:
    return [required for package in packages for required in _required(package, "")]


def _required(package: Distribution, extra: str) -> list[Distribution]:
    """What the package needs, directly or not, as it is installed here."""
    found: dict[str, Distribution] = {}
    waiting = [(package, extra)]
    while waiting:
        one, wanted = waiting.pop()
        for requirement in map(Requirement, one.requires or ()):
            name = _canonical(requirement.name)
            marker = requirement.marker
            if name not in found and (marker is None or marker.evaluate({"extra": wanted})):
                found[name] = distribution(name)
                waiting += [(found[name], extra) for extra in (requirement.extras or {""})]
    return list(found.values())


def _canonical(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")
