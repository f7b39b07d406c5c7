"""A game whose rules have changed: Scalino with a second version and a retired option."""

from collections.abc import Mapping
from typing import ClassVar, Final

from tavolino.core import Choice, Option
from tavolino.games.scalino.rules.build import Build


class BuildWithTorches(Build):
    """The first version had an option that is gone."""

    retired_options: ClassVar[tuple[Option, ...]] = (Choice("light", ("torch",), "torch", "SC-1"),)


class SecondBuild(Build):
    version: ClassVar[int] = 2

    @property
    def earlier(self) -> Mapping[int, Build]:
        return {1: FIRST}


FIRST: Final = BuildWithTorches()
SECOND: Final = SecondBuild()
CHANGED: Final = {"scalino": SECOND}
