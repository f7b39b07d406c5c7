"""Puzzles of Scalino: the last moves of a building game of two."""

from collections.abc import Hashable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, Play, Seat, Source
from tavolino.games.scalino.bots import BOTS
from tavolino.games.scalino.bots.explain import points
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.build import BuildMove, BuildState
from tavolino.games.scalino.rules.moves import ColouredPlace, Decline, read_placement
from tavolino.games.scalino.rules.view import BuildBoard
from tavolino.puzzles.bot_games import plain, play_game, texts
from tavolino.puzzles.exact import ExactSearch, Line, TooLarge, best_line
from tavolino.puzzles.maker import Draft, Proof
from tavolino.puzzles.puzzle import played

MOST_POSITIONS: Final = 600
"""The search gives up after this many positions. The tests repeat it with naive rules."""
LAST_MOVES: Final = range(4, 11)
"""How many moves before the end a position may be."""
LEAST_MARGIN: Final = 2
"""The least lead of the best first move over the next best, in points."""


class ScalinoPuzzles:
    themes: Final = ("level", "cover", "sacrifice", "small", "decline", "decisive", "quiet")

    per_game: Final = 1

    @property
    def shipped(self) -> Traversable:
        return files(__package__) / "puzzles.jsonl"

    def draft(self, source: Source) -> list[Draft]:
        options = {"first": "0"}
        play = play_game(SCALINO, 2, options, plain(BOTS.levels.casual), source, random_in=4)
        log = texts(play)
        starts = (len(log) - back for back in LAST_MOVES)
        plays = [played(SCALINO, 2, options, log[:start]) for start in starts]
        return [Draft(one, one.state.turn.seat) for one in plays]

    def prove(self, play: Play[BuildState, BuildMove, BuildBoard], seat: Seat) -> Proof | None:
        search = ExactSearch(SCALINO, _key, MOST_POSITIONS)
        try:
            line = best_line(search, play.state, seat, goal_value=int)
        except TooLarge:
            return None
        if line is None:
            return None
        value = search.leads(play.state, seat)[line.moves[0]]
        themes = tuple(_themes(play.state, seat, line, value)) or ("quiet",)
        return Proof("lead", "fixed", line.moves, value, line.others, themes)

    def piece(self, text: str) -> Reason:
        if text == "decline":
            return Reason("puzzle-piece-decline")
        return Reason("puzzle-piece-block", {"size": read_placement(text).size})

    def is_try(self, play: AnyPlay, seat: Seat, text: str) -> bool:
        return True

    def interesting(self, proof: Proof) -> bool:
        """At least two decisions, a choice of at least four, and a margin."""
        others = proof.others[0]
        is_clear = proof.value - max(others.values()) >= LEAST_MARGIN
        return len(proof.others) > 1 and len(others) > 2 and is_clear


def _key(state: BuildState) -> Hashable:
    return frozenset(state.pyramid.blocks), state.turn


def _themes(state: BuildState, seat: Seat, line: Line, value: int) -> Iterator[str]:
    """What the first move does, then what the line does."""
    search = ExactSearch(SCALINO, _key, 0)
    after = search.after(state, line.moves[0])
    if after.turn is not None and after.turn.seat == seat and after.turn.bonus:
        yield "level"
    if points(after)[1 - seat] < points(state)[1 - seat]:
        yield "cover"
    gains = {text: _lead(search.after(state, text), seat) for text in line.others[0]}
    if _lead(after, seat) < max(gains.values()):
        yield "sacrifice"
    move = SCALINO.read(state, seat, line.moves[0])
    if isinstance(move, Decline):
        yield "decline"
    elif isinstance(move, Place | ColouredPlace):
        sizes = [
            other.size
            for other in SCALINO.legal(state, seat)
            if isinstance(other, Place | ColouredPlace)
        ]
        if move.size < max(sizes):
            yield "small"
    if value > 0 >= max(line.others[0].values()):
        yield "decisive"


def _lead(state: BuildState, seat: Seat) -> int:
    own = points(state)
    return own[seat] - own[1 - seat]


MAKER: Final = ScalinoPuzzles()
