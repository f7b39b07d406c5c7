"""Commands that need more than the library: their packages are asked for when they are used."""

from collections.abc import Iterator
from contextlib import contextmanager

from tavolino.core import Refused


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Says which extra to install if what is imported within needs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "tavolino":
            raise
        raise Refused("EXTRA", "missing", package=package, extra=extra) from error
