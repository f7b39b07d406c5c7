"""Who judges the moves of a game, for hints' sake and for finished games."""

from typing import Final

from tavolino.bots import LEVELS_OF
from tavolino.bots.cutit.judge import CutJudge
from tavolino.bots.judging import Judge
from tavolino.bots.levels import at_its_best
from tavolino.bots.rope.search import ROPE_SEARCH
from tavolino.bots.scalino_levels import BUILDING_SEARCH, DEMOLITION_SEARCH
from tavolino.bots.search import Limit, SearchBot
from tavolino.games.cutit import CUTIT
from tavolino.games.rope import ROPE
from tavolino.games.scalino import DEMOLITION, SCALINO

EFFORT: Final = Limit(1_000)
LITTLE: Final = Limit(200)
"""For a game whose playouts go to the end."""

PLAIN: Final[dict[str, Judge]] = {
    CUTIT.name: CutJudge(),
    SCALINO.name: SearchBot(BUILDING_SEARCH, EFFORT),
    DEMOLITION.name: SearchBot(DEMOLITION_SEARCH, LITTLE),
    ROPE.name: SearchBot(ROPE_SEARCH, EFFORT),
}
"""Those that need nothing but the readable rules."""


def judge_of(game: str) -> Judge:
    """The master of a game if it can say what it thinks of every move, else a plain judge."""
    best = at_its_best(LEVELS_OF[game].master, watch_clock=False)
    return best if isinstance(best, Judge) else PLAIN[game]
