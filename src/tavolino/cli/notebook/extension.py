"""The extension of IPython: `%load_ext tavolino.cli.notebook`."""

from typing import Any, Final

from tavolino.cli.notebook.display import Showable, show
from tavolino.core import Play, Record, View

TYPES: Final = (Play, View, Record)


def load_ipython_extension(shell: Any) -> None:
    """Tells IPython how to display our types."""
    for one in TYPES:
        shell.display_formatter.mimebundle_formatter.for_type(one, _bundle)


def unload_ipython_extension(shell: Any) -> None:
    for one in TYPES:
        shell.display_formatter.mimebundle_formatter.pop(one)


def _bundle(thing: Showable) -> dict[str, str]:
    return show(thing)._repr_mimebundle_()
