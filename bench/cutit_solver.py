"""Speed of the puzzle solver, alone and compared with OR-Tools CP-SAT on the same puzzles.

    python -m bench.cutit_solver [--games 1000] [--beside 6] [--limit 60]

Times are CPU time on one thread, so other work on the machine does not count. CP-SAT gets a grid
just large enough for the solver's answer. Only its search is timed, not the construction of the
model. If it does not finish within the limit, the time up to the limit counts. Without OR-Tools
this part is skipped.
"""

import argparse
import time
from collections.abc import Sequence
from statistics import median

from bench import cutit_cpsat
from bench.cutit_play import games
from tavolino.games.cutit.rules.layout import Contact, Stars, lay
from tavolino.games.cutit.rules.layout_check import check_layout
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.solver.solver import NODES, Solution, solve

OPTIONS: tuple[tuple[Stars, Contact], ...] = (
    ("normal", "free"),
    ("normal", "joined"),
    ("advanced", "free"),
    ("advanced", "joined"),
    ("strict", "free"),
)


def main() -> None:
    arguments = argparse.ArgumentParser(description="The puzzle solver of Cut it, timed.")
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--beside", type=int, default=6, help="puzzles for CP-SAT too")
    arguments.add_argument("--limit", type=float, default=60, help="seconds per puzzle for CP-SAT")
    chosen = arguments.parse_args()
    puzzles = [game.snippets for game in games(chosen.games)]
    print(f"{len(puzzles)} games, at most {NODES} placings for ten snippets; times in ms")
    print("stars     contact  complete  proved  lost  median     95 %    worst")
    for stars, contact in OPTIONS:
        print(measure(puzzles, stars, contact), flush=True)
    if chosen.beside:
        compare(puzzles[: chosen.beside], chosen.limit)


def measure(puzzles: Sequence[list[Snippet]], stars: Stars, contact: Contact) -> str:
    times = []
    solutions = []
    for snippets in puzzles:
        solution, took = timed(snippets, stars, contact)
        check = check_layout(snippets, solution.placements, stars, contact)
        assert not check.faults
        assert check.cost == solution.lost
        times.append(1000 * took)
        solutions.append(solution)
    times.sort()
    complete = sum(solution.is_complete for solution in solutions) / len(solutions)
    proved = sum(solution.is_proved for solution in solutions) / len(solutions)
    lost = sum(solution.lost for solution in solutions) / len(solutions)
    return (
        f"{stars:9} {contact:7} {complete:9.1%} {proved:7.1%} {lost:5.1f} {median(times):7.2f} "
        f"{times[len(times) * 95 // 100]:8.2f} {times[-1]:8.2f}"
    )


def timed(
    snippets: list[Snippet], stars: Stars = "normal", contact: Contact = "free"
) -> tuple[Solution, float]:
    started = time.process_time()
    solution = solve(snippets, stars, contact)
    return solution, time.process_time() - started


def compare(puzzles: Sequence[list[Snippet]], limit: float) -> None:
    cp = cutit_cpsat.load()
    if cp is None:
        print(cutit_cpsat.INSTALL)
        return
    print("\nbeside CP-SAT: spaces lost, time here, its lost and time, how many times faster")
    here = there = 0.0
    # All of these first: what a model leaves in memory would slow them down.
    answers = [timed(snippets) for snippets in puzzles]
    for snippets, (solution, took) in zip(puzzles, answers, strict=True):
        width, height = extent(snippets, solution)
        answer = cutit_cpsat.solve(cp, snippets, width, height, limit)
        total = sum(len(one.spaces) for one in snippets)
        lost = "?" if answer.kept is None else str(total - answer.kept)
        done = "" if answer.is_proved else " (not finished)"
        print(
            f"{solution.lost:3} {1000 * took:8.2f} ms {lost:>4} {answer.solve_s:8.2f} s "
            f"{answer.solve_s / took:8.0f}{done}",
            flush=True,
        )
        here += took
        there += answer.solve_s
    print(f"together {1000 * here:.2f} ms and {there:.2f} s: {there / here:.0f} times faster")


def extent(snippets: list[Snippet], solution: Solution) -> tuple[int, int]:
    """Width and height of the arrangement."""
    spaces = [
        space
        for snippet in snippets
        if snippet.number in solution.placements
        for space in lay(snippet, solution.placements[snippet.number]).spaces
    ]
    columns = [x for x, _ in spaces]
    rows = [y for _, y in spaces]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


if __name__ == "__main__":
    main()
