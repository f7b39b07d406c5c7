"""The parts of a game that are found by their place in its folder.

    words/<language>/           Fluent catalogues, and the page of rules: `rules.md`
    commands/<name>.py          a command of `tavolino`: a function or a Typer of that name
    reports/<name>.py           the same for `tavolino lab`
    printing/<part>.py          `pages` draws a part that the manifest lists under `prints`
    puzzles.py                  `MAKER` makes and proves puzzles
    daily.py                    `DAILY` makes the challenge of a day
    learning/actions.py         `ACTIONS` are the ids of its moves
    learning/encoder.py         `ENCODER` turns views into arrays
    learning/batches.py         `BATCHES` plays thousands of tables at a time
    learning/network_inputs.py  `view_inputs` is what a trained network is shown

Every part is optional, and none is imported before somebody asks for it: some need packages that
come with an extra.
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from tavolino.games.manifest import GameManifest


def has_part(manifest: GameManifest, module: str) -> bool:
    """True if the folder of the game has this module, such as `learning.actions`."""
    if not manifest.package:
        return False
    package = manifest.package
    *folders, name = module.split(".")
    for folder in folders:
        package = f"{package}.{folder}"
        if find_spec(package) is None:
            return False
    return find_spec(f"{package}.{name}") is not None


def find_part(manifest: GameManifest, module: str, name: str) -> Any:
    """What a module in the folder of the game calls `name`; None if there is no such module."""
    if not has_part(manifest, module):
        return None
    return getattr(import_module(f"{manifest.package}.{module}"), name)


def modules_in(manifest: GameManifest, folder: str) -> list[str]:
    """The modules in a folder of the game, by name, without importing them."""
    if not has_part(manifest, folder):
        return []
    package = import_module(f"{manifest.package}.{folder}")
    return sorted(module.name for module in iter_modules(package.__path__))
