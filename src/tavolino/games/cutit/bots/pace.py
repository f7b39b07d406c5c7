"""How long a person would take over the puzzle: bots of each level wait as long."""

from typing import Final, NamedTuple

from tavolino.core import View
from tavolino.games.cutit.rules.view import CutItBoard


class Pace(NamedTuple):
    """Milliseconds for a first look at the snippets, and for each of them."""

    look: int
    snippet: int


PACES: Final = {
    "learner": Pace(look=12_000, snippet=12_000),
    "casual": Pace(look=9_000, snippet=9_000),
    "strong": Pace(look=6_000, snippet=6_500),
    "master": Pace(look=4_000, snippet=4_500),
}
"""By level; ten snippets take from 49 seconds to 2 minutes and 12, of three minutes. CI-11"""
LONGEST: Final = 150_000
"""Nobody takes longer, however many snippets there are."""


def pause_ms(level: str, view: View[CutItBoard]) -> int:
    """How long a level should take over its next move of the puzzle: longer over a snippet the
    more of them already lie. Nobody waits where no glass runs: before it is turned, and alone."""
    board = view.board
    own = board.players[view.viewer]
    if own.deadline_ms is None or level not in PACES:
        return 0
    laid, snippets = len(own.layout), max(1, len(own.snippets))
    if laid == snippets:
        return 0
    pace = PACES[level]
    first_look = pace.look if laid == 0 else 0
    each = min(pace.snippet, (LONGEST - pace.look) // snippets)
    return first_look + each * (snippets + 2 * laid + 1) // (2 * snippets)
