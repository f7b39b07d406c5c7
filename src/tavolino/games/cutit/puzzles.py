"""Puzzles of Cut it: join the last snippets, in the only possible way."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from typing import Final

from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, Seat, Source, pick, shuffled
from tavolino.games.cutit.bots.levels import OTHERS
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.layout import (
    Cell,
    LaidSnippet,
    LayoutIndex,
    Placement,
    lay,
    matches,
    turn_side,
)
from tavolino.games.cutit.rules.layout_check import check_layout
from tavolino.games.cutit.rules.notation import PlaceSnippet
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import JOKER, STEPS, Colour, Side, Snippet
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.solver.solver import solve
from tavolino.puzzles.bot_games import play_game, texts
from tavolino.puzzles.maker import Draft, Proof
from tavolino.puzzles.puzzle import played

SOLVER_NODES: Final = 2_000
LEFT: Final = (4, 3, 2)
"""Numbers of snippets left to join, in the order they are tried."""
MOST_TRIED: Final = 6
"""The number of subsets tried for each number of snippets."""
MOST_LAYOUTS: Final = 1_000
"""The search gives up after this many layouts."""

MOST_USUAL_PARTS: Final = 2
"""The table seldom has more connected parts than this."""

Layout = frozenset[tuple[int, Placement]]
"""The placement of each snippet, by number."""


class CutItPuzzles:
    themes: Final = ("two", "three", "four", "turn", "chain", "bridge", "joker")

    per_game: Final = 3

    @property
    def shipped(self) -> Traversable:
        return files(__package__) / "puzzles.jsonl"

    def draft(self, source: Source) -> list[Draft]:
        """Cuts a sheet, lets the solver join all snippets, and takes some off again."""
        options = {"first": "0", "sheet": pick(source, sorted(SHEETS))}
        cuts = OTHERS[pick(source, ("heuristic", "greedy"))]
        play = play_game(CUTIT, 1, options, cuts, source, until=_is_joining)
        snippets = play.state.players[0].snippets
        solution = solve(snippets, nodes=SOLVER_NODES)
        if not solution.is_complete:
            return []
        found = []
        for left in LEFT:
            sets = list(combinations(sorted(solution.placements), left))
            for loose in shuffled(source, sets)[:MOST_TRIED]:
                lying = {
                    number: place
                    for number, place in solution.placements.items()
                    if number not in loose
                }
                if len(_solutions(snippets, frozenset(lying.items()))) == 1:
                    log = (*texts(play), *(_placement_text(*one) for one in sorted(lying.items())))
                    found.append(Draft(played(CUTIT, 1, options, log), 0))
                    break
        return found

    def prove(self, play: AnyPlay, seat: Seat) -> Proof | None:
        state: CutItState = play.state
        player = state.players[seat]
        if not _is_joining(state) or (state.stars, state.contact) != ("normal", "free"):
            return None
        lying = frozenset(player.layout)
        found = _solutions(player.snippets, lying)
        if len(found) != 1:
            return None
        right = found.pop() - lying
        if not right:
            return None
        others = tuple(_places(player.snippets, lying, right))
        line = tuple(_placement_text(*one) for one in sorted(right))
        themes = tuple(_themes(player.snippets, lying, right))
        return Proof("join", "any", line, len(line), others, themes)

    def piece(self, text: str) -> Reason:
        return Reason("puzzle-piece-snippet", {"number": int(text.partition("@")[0])})

    def is_try(self, play: AnyPlay, seat: Seat, text: str) -> bool:
        """True if a loose snippet joins the layout without a fault. A slip of the hand does not
        fail a puzzle."""
        player = play.state.players[seat]
        move = CUTIT.read(play.state, seat, text)
        if not isinstance(move, PlaceSnippet) or move.number in dict(player.layout):
            return False
        table = _Table(player.snippets, frozenset(player.layout))
        places = table.joining_places(player.snippets[move.number - 1])
        return Placement(move.x, move.y, move.turns) in places

    def interesting(self, proof: Proof) -> bool:
        """True if several snippets could also join elsewhere, so the solver must look ahead."""
        return sum(map(len, proof.others)) >= len(proof.line)


def _is_joining(state: CutItState) -> bool:
    return state.phase == "puzzle"


def _placement_text(number: int, place: Placement) -> str:
    return CUTIT.write(PlaceSnippet(number, place.x, place.y, place.turns))


class _Table:
    """An index of the spaces and half-stars of a layout."""

    def __init__(self, snippets: tuple[Snippet, ...], layout: Layout) -> None:
        self._spaces: set[Cell] = set()
        self._stars: dict[tuple[int, int, Side], Colour] = {}
        for number, place in layout:
            laid = _turned_snippet(snippets[number - 1], place.turns)
            for x, y in laid.spaces:
                self._spaces.add((x + place.x, y + place.y))
            for star in laid.half_stars:
                self._stars[star.x + place.x, star.y + place.y, star.side] = star.colour

    def joining_places(self, snippet: Snippet) -> set[Placement]:
        """The places where a snippet joins the layout without a fault. CI-11, CI-12"""
        tried = set()
        for turns in range(4):
            for own in _turned_snippet(snippet, turns).half_stars:
                for x, y, side in self._stars:
                    if own.side == turn_side(side, 2):
                        right, up = STEPS[side]
                        tried.add(Placement(x + right - own.x, y + up - own.y, turns))
        return {place for place in tried if self._takes(snippet, place)}

    def _takes(self, snippet: Snippet, place: Placement) -> bool:
        """True if the snippet overlaps nothing, has a join and no wrong colour."""
        laid = _turned_snippet(snippet, place.turns)
        if any((x + place.x, y + place.y) in self._spaces for x, y in laid.spaces):
            return False
        joins = 0
        for star in laid.half_stars:
            right, up = STEPS[star.side]
            facing = (star.x + place.x + right, star.y + place.y + up, turn_side(star.side, 2))
            colour = self._stars.get(facing)
            if colour is None:
                continue
            if not matches(colour, star.colour):
                return False
            joins += 1
        return joins > 0


@lru_cache(maxsize=64)
def _turned_snippet(snippet: Snippet, turns: int) -> LaidSnippet:
    return lay(snippet, Placement(0, 0, turns))


def _solutions(snippets: tuple[Snippet, ...], lying: Layout) -> set[Layout]:
    """All layouts that join every snippet and leave the placed ones where they are. CI-11

    A connected layout can be built by joining one snippet at a time, so every layout is found.
    Stops at the second one. Empty if there are too many layouts to search.
    """
    complete: set[Layout] = set()
    seen = {lying}
    todo = [lying]
    while todo and len(complete) < 2:
        layout = todo.pop()
        if len(layout) == len(snippets):
            # Each is joined to a placed snippet, but those may be in several parts.
            if check_layout(snippets, dict(layout)).is_complete:
                complete.add(layout)
            continue
        table = _Table(snippets, layout)
        numbers = {number for number, _ in layout}
        for snippet in snippets:
            if snippet.number not in numbers:
                for place in sorted(table.joining_places(snippet)):
                    grown = layout | {(snippet.number, place)}
                    if grown not in seen:
                        seen.add(grown)
                        todo.append(grown)
        if len(seen) > MOST_LAYOUTS:
            return set()
    return complete


def _places(
    snippets: tuple[Snippet, ...], lying: Layout, right: Layout
) -> Iterator[Mapping[str, int]]:
    """For each loose snippet, its other places next to the layout. None of them leads to a
    solution."""
    table = _Table(snippets, lying)
    for number, place in sorted(right):
        places = table.joining_places(snippets[number - 1])
        yield {_placement_text(number, other): 0 for other in sorted(places) if other != place}


def _themes(snippets: tuple[Snippet, ...], lying: Layout, right: Layout) -> Iterator[str]:
    numbers = {number for number, _ in right}
    placements = dict(lying | right)
    joins = check_layout(snippets, placements).joins
    pairs = [(join.one.snippet, join.other.snippet) for join in joins]
    if any(not _meets(number, numbers, pairs) for number in numbers):
        yield "chain"
    if _parts({number for number, _ in lying}, pairs) > MOST_USUAL_PARTS:
        yield "bridge"
    table = LayoutIndex(lay(snippets[number - 1], place) for number, place in placements.items())
    new = [join for join in joins if numbers & {join.one.snippet, join.other.snippet}]
    colours = [table.stars[spot].colour for join in new for spot in (join.one, join.other)]
    if JOKER in colours:
        yield "joker"
    if any(place.turns for _, place in right):
        yield "turn"
    yield {2: "two", 3: "three"}.get(len(right), "four")


def _meets(number: int, loose: set[int], pairs: list[tuple[int, int]]) -> bool:
    """True if the snippet is joined to one that is already placed."""
    met = {other for pair in pairs if number in pair for other in pair}
    return bool(met - loose)


def _parts(numbers: set[int], pairs: list[tuple[int, int]]) -> int:
    """The number of connected parts these snippets form."""
    parts = [{number} for number in numbers]
    for pair in pairs:
        touched = [part for part in parts if part & set(pair)]
        if set(pair) <= numbers and len(touched) == len(pair):
            parts = [part for part in parts if part not in touched]
            parts.append(touched[0] | touched[1])
    return len(parts)


MAKER: Final = CutItPuzzles()
