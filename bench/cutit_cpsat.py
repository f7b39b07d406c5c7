"""The puzzle of Cut it (stars normal, contact free) as a model for OR-Tools CP-SAT."""

import importlib
import time
from collections import defaultdict
from typing import Any, NamedTuple

from tavolino.games.cutit.rules.layout import Placement, lay, matches
from tavolino.games.cutit.rules.snippet import STEPS, Colour, Snippet

INSTALL = "OR-Tools is not here: pip install ortools (into this environment, or one of your own)"


class Answer(NamedTuple):
    kept: int | None
    is_proved: bool
    build_s: float
    solve_s: float


class Edge(NamedTuple):
    """A grid line between two spaces, named by the space below it or to its left."""

    x: int
    y: int
    is_upright: bool


def load() -> Any:
    """The CP-SAT module, or None where OR-Tools is missing."""
    try:
        return importlib.import_module("ortools.sat.python.cp_model")
    except ModuleNotFoundError:
        return None


def solve(cp: Any, snippets: list[Snippet], width: int, height: int, limit_s: float) -> Answer:
    """The heaviest puzzle within a table of this size.

    One variable for each place of each snippet; each space is covered once; half-stars that do
    not match never meet; the kept snippets form a tree of joins, counted down from a root.
    """
    started = time.process_time()
    model = cp.CpModel()
    count = len(snippets)
    kept = [model.new_bool_var(f"kept {one.number}") for one in snippets]
    covering: dict[tuple[int, int], list[Any]] = defaultdict(list)
    stars: dict[tuple[Edge, bool, Colour, int], list[Any]] = defaultdict(list)
    for index, snippet in enumerate(snippets):
        choices = []
        for turns in range(4):
            laid = lay(snippet, Placement(0, 0, turns))
            across = 1 + max(x for x, _ in laid.spaces)
            up = 1 + max(y for _, y in laid.spaces)
            for x in range(width - across + 1):
                for y in range(height - up + 1):
                    here = model.new_bool_var("")
                    choices.append(here)
                    for a, b in laid.spaces:
                        covering[x + a, y + b].append(here)
                    for star in laid.half_stars:
                        edge, is_low = _edge(x + star.x, y + star.y, star.side)
                        stars[edge, is_low, star.colour, index].append(here)
        model.add_exactly_one([*choices, kept[index].negated()])
    for variables in covering.values():
        model.add_at_most_one(variables)
    links = _meet(model, stars)
    _hang_together(model, kept, links, count)
    model.maximize(
        sum(len(one.spaces) * is_kept for one, is_kept in zip(snippets, kept, strict=True))
    )
    built = time.process_time()
    solver = cp.CpSolver()
    solver.parameters.max_time_in_seconds = limit_s
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    ended = time.process_time()
    found = status in (cp.OPTIMAL, cp.FEASIBLE)
    value = round(solver.objective_value) if found else None
    return Answer(value, status == cp.OPTIMAL, built - started, ended - built)


def _edge(x: int, y: int, side: int) -> tuple[Edge, bool]:
    """The edge on this side of a space, and whether the space is the one that names it."""
    step_x, step_y = STEPS[side]
    is_low = step_x + step_y > 0
    return Edge(x + min(step_x, 0), y + min(step_y, 0), step_x != 0), is_low


def _meet(model: Any, stars: dict[tuple[Edge, bool, Colour, int], list[Any]]) -> dict[Any, Any]:
    """For each two snippets the joins they may have; what does not match is kept apart."""
    sides: dict[tuple[Edge, bool], list[tuple[Colour, int, Any]]] = defaultdict(list)
    for (edge, is_low, colour, index), variables in stars.items():
        there = model.new_bool_var("")
        model.add(sum(variables) == there)
        sides[edge, is_low].append((colour, index, there))
    links: dict[tuple[int, int], list[Any]] = defaultdict(list)
    for (edge, is_low), low_ones in sides.items():
        if not is_low:
            continue
        for colour, index, there in low_ones:
            for other_colour, other, other_there in sides.get((edge, False), ()):
                if index == other:
                    continue
                if matches(colour, other_colour):
                    join = model.new_bool_var("")
                    model.add_implication(join, there)
                    model.add_implication(join, other_there)
                    links[min(index, other), max(index, other)].append(join)
                else:
                    model.add_at_most_one([there, other_there])
    return links


def _hang_together(model: Any, kept: list[Any], links: dict[Any, Any], count: int) -> None:
    roots = [model.new_bool_var("") for _ in range(count)]
    depth = [model.new_int_var(0, count - 1, "") for _ in range(count)]
    model.add_exactly_one(roots)
    parents: dict[int, list[Any]] = {index: [roots[index]] for index in range(count)}
    for (one, other), joins in links.items():
        for parent, child in ((one, other), (other, one)):
            arc = model.new_bool_var("")
            model.add_bool_or(joins).only_enforce_if(arc)
            model.add(depth[child] == depth[parent] + 1).only_enforce_if(arc)
            parents[child].append(arc)
    for index in range(count):
        model.add(sum(parents[index]) == kept[index])
