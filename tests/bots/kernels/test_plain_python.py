"""Without the compiler the kernels are plain Python: slow, but the same games."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Final

from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import move_stats, new_tree
from tavolino.games.cutit.kernels import throws
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.scalino.demolition.kernels import tree_search
from tavolino.games.scalino.demolition.kernels.search import AlphaBetaSearch
from tavolino.games.scalino.demolition.kernels.transpositions import new_transpositions
from tavolino.games.scalino.kernels import search
from tavolino.games.scalino.kernels.endgame import new_solved_positions, solve
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.playouts import playouts
from tavolino.games.scalino.rules import SCALINO
from tests.games.scalino.demolition.kernels.demolitions import position
from tests.games.scalino.rules.table import LEVEL_1, build

FOLDERS: Final = {
    "cutit": "cutit",
    "demolition": "scalino.demolition",
    "rope": "rope",
    "scalino": "scalino",
}
ROOT: Final = Path(__file__).parents[3]
POSITIONS: Final = 40
COMPARED: Final = (
    "test_scalino.test_moves_states_and_scores_are_those_of_the_rules(3, 'notch', 'same')",
    "test_scalino.test_moves_states_and_scores_are_those_of_the_rules(2, 'bay', 'either')",
    "test_demolition.test_moves_states_and_scores_are_those_of_the_rules(4, [PYRAMID] * 12)",
    "test_rope.test_random_games_agree(((2, {'same': 'yes', 'supply': 'sequence'}),))",
    "test_cutit.test_moves_states_and_scores_are_those_of_the_rules('standard')",
)


def searched() -> str:
    """The results of playouts, trees, searches and solvers with small budgets."""
    start = pack(SCALINO.start(2, {"first": "0"}))
    building = new_tree(500, 2)
    search.grow(building, start, seed(1), 20, search.EXPLORATION)
    bonus = pack(build(2, LEVEL_1, bonus="either").state)
    choosing = new_tree(500, 2)
    search.grow(choosing, bonus, seed(1), 20, search.EXPLORATION)
    taking = new_tree(500, 3)
    tree_search.grow(taking, position(3, 30, 1), seed(1), 20, tree_search.EXPLORATION)
    ahead = AlphaBetaSearch(position(2, 10, 1), new_transpositions(10))
    ahead.deepen(500)
    solved = new_solved_positions(10)
    stopped = solve(start, solved, 100)
    keys = solved.keys.sum()
    trees = [move_stats(tree) for tree in (building, choosing, taking)]
    scores = [playouts(packed, 1, 2).tolist() for packed in (start, bonus)]
    return f"{scores} {trees} {ahead.found} {stopped} {keys}"


def run_plainly(code: str) -> str:
    """The output of the code without compilation; warnings are errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_agree_with_the_rules(tmp_path: Path) -> None:
    """The tables of Cut it's dice come from the compiled kernel: they take a million sums."""
    tables = tmp_path / "tables"
    tables.write_bytes(pickle.dumps(throws.prepare(SHEETS["standard"])))
    imports = "\n".join(
        f"from tests.games.{folder}.kernels import test_rules as test_{game}"
        for game, folder in FOLDERS.items()
    )
    modules = ", ".join(f"test_{game}" for game in FOLDERS)
    assert (
        run_plainly(
            "import pickle, pathlib\n"
            f"{imports}\n"
            "from tests.games.scalino.demolition.kernels.demolitions import PYRAMID\n"
            f"for module in ({modules}): module.POSITIONS = {POSITIONS}\n"
            "test_scalino.CHOICES = 0\n"
            f"tables = pickle.loads(pathlib.Path({str(tables)!r}).read_bytes())\n"
            "test_cutit.prepared = lambda sheet: tables\n"
            + "\n".join(COMPARED)
            + "\nfrom tavolino.bots.kernels.compiled import kernel"
            + "\nprint(type(kernel(lambda: 0)).__name__)"
        )
        == "function\n"
    )


def test_puzzles_are_those_of_the_readable_solver() -> None:
    """With each two options, and with more pieces than 32 bits can name."""
    run_plainly(
        "from tests.games.cutit.kernels import test_puzzle as test_cutit_puzzle\n"
        "from tests.games.cutit.kernels.test_puzzle import puzzle\n"
        f"test_cutit_puzzle.PUZZLES = {POSITIONS}\n"
        "for options in puzzle.OPTIONS: test_cutit_puzzle.test_ci11_small_puzzles(*options)\n"
        "test_cutit_puzzle.test_many_pieces()"
    )


def test_searches_find_the_same() -> None:
    code = "from tests.bots.kernels.test_plain_python import searched; print(searched(), end='')"
    assert run_plainly(code) == searched()
