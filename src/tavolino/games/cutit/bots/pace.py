"""How long bots take for the puzzle: as long as a person of their level would."""

from typing import Final, NamedTuple

from tavolino.core import View
from tavolino.games.cutit.rules.view import CutItBoard


class Pace(NamedTuple):
    """Milliseconds for a first look at the snippets, and per snippet."""

    look: int
    snippet: int


PACES: Final = {
    "learner": Pace(look=12_000, snippet=12_000),
    "casual": Pace(look=9_000, snippet=9_000),
    "strong": Pace(look=6_000, snippet=6_500),
    "master": Pace(look=4_000, snippet=4_500),
}
"""By level. Ten snippets take from 49 seconds to 2 minutes 12, of three minutes. CI-11"""
MAX_TOTAL: Final = 150_000
"""The longest time for a puzzle, with any number of snippets."""


def pause_ms(level: str, view: View[CutItBoard]) -> int:
    """How long a level takes for its next move of the puzzle: longer the more snippets are placed.

    It is 0 while no glass runs: before it is turned, and in solo games.
    """
    board = view.board
    own = board.players[view.viewer]
    if own.deadline_ms is None or level not in PACES:
        return 0
    laid, snippets = len(own.layout), max(1, len(own.snippets))
    if laid == snippets:
        return 0
    pace = PACES[level]
    first_look = pace.look if laid == 0 else 0
    each = min(pace.snippet, (MAX_TOTAL - pace.look) // snippets)
    return first_look + each * (snippets + 2 * laid + 1) // (2 * snippets)
