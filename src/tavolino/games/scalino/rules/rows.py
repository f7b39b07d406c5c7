"""The most valuable division of steps into rows: exact, and fast on real pyramids."""

from collections.abc import Mapping
from functools import cache

from tavolino.games.scalino.rules.board import Space

Graph = Mapping[Space, tuple[Space, ...]]
Row = tuple[Space, ...]


def row_points(length: int) -> int:
    """What a row of this length is worth. SC-13

    >>> [row_points(length) for length in range(8)]
    [0, 1, 3, 6, 10, 15, 21, 28]
    """
    return length * (length + 1) // 2


def best_division(graph: Graph) -> tuple[Row, ...]:
    """The rows, longest first, of a division worth most. SC-13

    A row is a path. The search picks the step with fewest connections, tries every path through it,
    and divides the remaining steps recursively. One long row is worth more than its parts, which
    bounds the value of any remainder.
    """

    def divide(steps: frozenset[Space]) -> tuple[int, tuple[Row, ...]]:
        points = 0
        rows: tuple[Row, ...] = ()
        for part in _components(graph, steps):
            if len(part) <= 2:
                points += row_points(len(part))
                rows += (tuple(sorted(part)),)
                continue
            part_points, part_rows = divide_connected(part)
            points += part_points
            rows += part_rows
        return points, rows

    @cache
    def divide_connected(steps: frozenset[Space]) -> tuple[int, tuple[Row, ...]]:
        best_points = -1
        best_rows: tuple[Row, ...] = ()
        for path in _paths_through(graph, steps, _loneliest(graph, steps)):
            rest = len(steps) - len(path)
            if row_points(len(path)) + row_points(rest) <= best_points:
                continue
            points, rows = divide(steps - frozenset(path))
            points += row_points(len(path))
            if points > best_points:
                best_points, best_rows = points, (path, *rows)
        return best_points, best_rows

    linked = frozenset(step for step, links in graph.items() if links)
    alone = tuple((step,) for step in graph if step not in linked)
    _, rows = divide(linked)
    return tuple(sorted((*rows, *alone), key=lambda row: (-len(row), row)))


def _components(graph: Graph, steps: frozenset[Space]) -> list[frozenset[Space]]:
    left = set(steps)
    parts = []
    while left:
        start = min(left)
        part = {start}
        border = [start]
        while border:
            for other in graph[border.pop()]:
                if other in left and other not in part:
                    part.add(other)
                    border.append(other)
        left -= part
        parts.append(frozenset(part))
    return parts


def _loneliest(graph: Graph, steps: frozenset[Space]) -> Space:
    return min(steps, key=lambda step: (sum(other in steps for other in graph[step]), step))


def _paths_through(graph: Graph, steps: frozenset[Space], start: Space) -> list[Row]:
    """The paths within `steps` that contain `start`, longest first, one for each set of steps."""
    found: dict[frozenset[Space], Row] = {}

    def grow(path: Row, at_front: bool) -> None:
        found.setdefault(frozenset(path), path)
        for other in graph[path[-1]]:
            if other in steps and other not in path:
                grow((*path, other), at_front)
        if not at_front:
            return
        for other in graph[path[0]]:
            if other in steps and other not in path:
                grow((other, *path), at_front)

    grow((start,), True)
    return sorted(found.values(), key=lambda path: (-len(path), path))
