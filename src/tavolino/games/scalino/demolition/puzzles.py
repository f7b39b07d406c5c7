"""Puzzles of demolition: wins in N moves against one opponent."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, Play, Seat, Source
from tavolino.games.scalino.demolition.bots import BOTS
from tavolino.games.scalino.demolition.bots.explain import largest
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionMove, DemolitionState
from tavolino.games.scalino.rules.board import Place, Spaces, read_place
from tavolino.games.scalino.rules.moves import Decline
from tavolino.games.scalino.rules.pyramid import Block
from tavolino.games.scalino.rules.view import DemolitionBoard
from tavolino.puzzles.bot_games import plain, play_game, texts
from tavolino.puzzles.exact import ExactSearch, Line, TooLarge, best_line
from tavolino.puzzles.maker import Draft, Proof
from tavolino.puzzles.puzzle import played

MOST_POSITIONS: Final = 60_000
"""The search gives up after this many positions."""
BLOCKS_LEFT: Final = range(7, 15)
"""How many blocks may be left in a position."""


class DemolitionPuzzles:
    themes: Final = ("wait", "level", "decline", "leave", "largest")

    per_game: Final = 1

    @property
    def shipped(self) -> Traversable:
        return files(__package__) / "puzzles.jsonl"

    def draft(self, source: Source) -> list[Draft]:
        options = {"first": "0"}
        play = play_game(DEMOLITION, 2, options, plain(BOTS.levels.casual), source, random_in=5)
        log = texts(play)
        starts = [
            count
            for count in range(1, len(log))
            if len(play.state_after(count).blocks or ()) in BLOCKS_LEFT
        ]
        search = _search(play.state_after(starts[0]))
        found = []
        for count in starts:
            state = play.state_after(count)
            if _winning_moves(search, state) == 1:
                found.append(Draft(played(DEMOLITION, 2, options, log[:count]), state.turn))
        return found

    def prove(
        self, play: Play[DemolitionState, DemolitionMove, DemolitionBoard], seat: Seat
    ) -> Proof | None:
        search = _search(play.state)
        try:
            line = best_line(search, play.state, seat, goal_value=_is_win)
        except TooLarge:
            return None
        if line is None:
            return None
        value = search.leads(play.state, seat)[line.moves[0]]
        if value <= 0:
            return None
        themes = tuple(_themes(play.state, seat, line))
        return Proof("win", "fixed", line.moves, value, line.others, themes)

    def piece(self, text: str) -> Reason:
        if text == "decline":
            return Reason("puzzle-piece-decline")
        return Reason("puzzle-piece-block", {"size": read_place(text).size})

    def is_try(self, play: AnyPlay, seat: Seat, text: str) -> bool:
        return True

    def interesting(self, proof: Proof) -> bool:
        """At least two decisions, the first with at least four choices."""
        return len(proof.others) > 1 and len(proof.others[0]) > 2


def _is_win(lead: int) -> int:
    return int(lead > 0)


@dataclass(frozen=True)
class _Neighbours:
    """A block, and the blocks that prevent it from being taken, as sets of bits."""

    size: int
    level: int
    """All blocks of its level."""
    above: int
    faces: tuple[int, ...]


class DemolitionSearch(ExactSearch[DemolitionState]):
    """The exact search with the standing blocks as a set of bits.

    The lead that is still to be gained does not depend on what was taken, so a position is only
    what stands, and whether the seat to move has an extra block.
    """

    def __init__(self, blocks: tuple[Block, ...], most: int) -> None:
        super().__init__(DEMOLITION, key=hash, most=most)
        self._bits = {block: 1 << number for number, block in enumerate(blocks)}
        self._blocks = {self._bits[block]: self._neighbours(block) for block in blocks}
        self._gains: dict[tuple[int, bool], int] = {}

    def lead(self, state: DemolitionState) -> int:
        own, other = map(sum, state.taken)
        standing = sum(self._bits[block] for block in state.blocks or ())
        gain = self._gain(standing, state.bonus)
        return own - other + (-gain if state.turn else gain)

    def _gain(self, standing: int, bonus: bool) -> int:
        """The lead the seat to move gains from here on. SD-2, SD-3"""
        if not standing:
            return 0
        known = self._gains.get((standing, bonus))
        if known is not None:
            return known
        if len(self._gains) >= self.most:
            raise TooLarge
        best = -self._gain(standing, False) if bonus else -100
        for bit, block in self._blocks.items():
            if not standing & bit or standing & block.above:
                continue
            if all(standing & face for face in block.faces):
                continue
            left = standing & ~bit
            if left and not left & block.level:
                gain = block.size + self._gain(left, True)
            else:
                gain = block.size - self._gain(left, False)
            best = max(best, gain)
        self._gains[standing, bonus] = best
        return best

    def _neighbours(self, block: Block) -> _Neighbours:
        place, level = block.place, block.level
        return _Neighbours(
            size=place.size,
            level=self._touching(level, -1),
            above=self._touching(level + 1, place.spaces),
            faces=tuple(self._touching(level, face) for face in place.faces),
        )

    def _touching(self, level: int, spaces: Spaces) -> int:
        return sum(
            bit
            for block, bit in self._bits.items()
            if block.level == level and block.place.spaces & spaces
        )


def _search(state: DemolitionState) -> DemolitionSearch:
    return DemolitionSearch(state.blocks or (), MOST_POSITIONS)


def _winning_moves(search: DemolitionSearch, state: DemolitionState) -> int:
    """The number of winning moves; 0 if the search gives up."""
    try:
        leads = search.leads(state, search.seat(state))
    except TooLarge:
        return 0
    return sum(map(_is_win, leads.values()))


def _themes(state: DemolitionState, seat: Seat, line: Line) -> Iterator[str]:
    search = _search(state)
    move = DEMOLITION.read(state, seat, line.moves[0])
    after = search.after(state, line.moves[0])
    if isinstance(move, Decline):
        yield "decline"
    if isinstance(move, Place) and move.size < largest(state):
        yield "wait"
    if isinstance(move, Place) and after.turn == seat and after.blocks:
        yield "level"
    if 0 < largest(after) < largest(state):
        yield "leave"
    if isinstance(move, Place) and move.size == largest(state):
        yield "largest"


MAKER: Final = DemolitionPuzzles()
