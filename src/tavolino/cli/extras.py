"""Checks for optional packages, and names the extra that provides them."""

from collections.abc import Iterator
from contextlib import contextmanager

from tavolino.core import Refused


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Refuses with the name of the extra if an import inside fails for lack of a package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Refused("EXTRA", "missing", package=missing_package(error), extra=extra) from error


def missing_package(error: ModuleNotFoundError) -> str:
    """The missing package. Raises the error again if it is one of our modules."""
    package = (error.name or "").partition(".")[0]
    if package in {"", "tavolino"}:
        raise error
    return package
