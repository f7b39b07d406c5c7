"""The rules of Cut it as they are played, and as they were played before."""

from collections.abc import Mapping
from typing import ClassVar, Final

from tavolino.core import Option
from tavolino.games.cutit.game import MOVES_OF, CutItRules
from tavolino.games.cutit.notation import Keep
from tavolino.games.cutit.state import Phase


class CutIt(CutItRules):
    """The present version, which knows the earlier ones."""

    @property
    def earlier(self) -> Mapping[int, CutItRules]:
        return {1: CUTIT_1}


class CutItVersion1(CutItRules):
    """The first version. The glass ran from the last dice, jokers always counted for most, players
    named the part to keep while they were laying, and only those who said `done` took tokens."""

    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = tuple(
        option
        for option in CutItRules.options
        if option.name not in ("design", "glass", "jokers", "scissors")
    )
    moves_of: ClassVar[Mapping[Phase, tuple[type, ...]]] = {
        **MOVES_OF,
        "puzzle": (*MOVES_OF["puzzle"], Keep),
    }


CUTIT_1: Final = CutItVersion1()
CUTIT: Final = CutIt()
