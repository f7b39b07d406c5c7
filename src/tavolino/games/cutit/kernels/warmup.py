"""Compiles the kernels of Cut it before the first game."""

from tavolino.games.cutit.kernels.evaluation import ENOUGH_HALF_STARS, FEATURES, MAX_TO_BEAT
from tavolino.games.cutit.kernels.par_bound import upper_bound
from tavolino.games.cutit.kernels.search import CutSearch, EvaluationTables, snippet_of
from tavolino.games.cutit.rules.sheet import BLANK, CORNERS, SPACES, WHOLE
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import COLOURS
from tavolino.games.cutit.rules.state import ROUNDS


def warm_up() -> None:
    """Calls each kernel once, which compiles it or loads it from the cache."""
    one_cuts = [[0.0] * (ROUNDS + 1)] * ROUNDS
    rises = [[[0.0] * (MAX_TO_BEAT + 2)] * (ROUNDS + 1)] * ROUNDS
    weights = [[0.0] * FEATURES] * ROUNDS
    risks = [[[0.0, 0.0]] * (ENOUGH_HALF_STARS + 1)] * ROUNDS
    means = [[0.0] * (len(SPACES) + 2)] * len(COLOURS)
    tables = EvaluationTables(one_cuts, rises, weights, risks, means, means)
    sheet = next(iter(SHEETS.values()))
    planning = CutSearch(sheet, tables, "normal", "free")
    state = (ROUNDS - 2, WHOLE, (), 0, 0, 0, -1)
    (_, cut), *_ = planning.rank(state, BLANK * len(COLOURS), -1, 1)
    planning.play(state, [cut], BLANK * len(COLOURS), nodes=1, seed=0, games=1)
    planning.expected_value(state, cut, BLANK * len(COLOURS), nodes=1)
    planning.lost((snippet_of(WHOLE, cut),), nodes=1)
    upper_bound(sheet, CORNERS[0], [BLANK * len(COLOURS)] * ROUNDS, limit=1)
