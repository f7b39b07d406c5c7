"""The command and its parts need more packages than the rules; these say which extra has them."""

from collections.abc import Iterator
from contextlib import contextmanager

from tavolino.core import Refused


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Refuses, naming the extra to install, if an import inside fails for want of a package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Refused("EXTRA", "missing", package=missing_package(error), extra=extra) from error


def missing_package(error: ModuleNotFoundError) -> str:
    """The package that is not installed; raises the error again if it is a module of ours."""
    package = (error.name or "").partition(".")[0]
    if package in {"", "tavolino"}:
        raise error
    return package
