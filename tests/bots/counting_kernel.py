"""A kernel's warm-up module that counts how often it is called."""

from typing import Final

CALLS: Final[list[str]] = []


def warm_up() -> None:
    CALLS.append("warm_up")
