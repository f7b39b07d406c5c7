"""Scalino demolition: taking a complete pyramid apart, for two to six players."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from tavolino.core import (
    CHANCE,
    Condition,
    Entry,
    FirstPlayer,
    FirstPlayerDraw,
    Game,
    Option,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    Text,
    View,
    by_points,
    first_broken,
    keep_allowed,
    pick,
)
from tavolino.games.scalino.demolition.rules.complete import build_complete, complete_pyramid
from tavolino.games.scalino.rules.board import TOP_LEVEL, Place, Spaces, read_place
from tavolino.games.scalino.rules.moves import (
    DECLINE,
    Decline,
    check_first_player,
    read_first_player,
)
from tavolino.games.scalino.rules.pyramid import Block, Colour, read_blocks, write_blocks
from tavolino.games.scalino.rules.view import DemolitionBoard, blocks_in_view, show_blocks


@dataclass(frozen=True)
class DealtPyramid:
    """The complete pyramid a game starts from, in build order (a move of chance). SD-1"""

    blocks: tuple[tuple[Colour, Place], ...]

    def __str__(self) -> str:
        return write_blocks(self.blocks)


DemolitionMove = DealtPyramid | FirstPlayer | Place | Decline

FIRST_PLAYER: Final = FirstPlayerDraw(6, "SC-2")


@dataclass(frozen=True)
class DemolitionState:
    """What still stands, what each seat has taken, and whose turn it is.

    `blocks` is None until the pyramid is dealt, `turn` until the first player is known; `bonus`
    says that the turn goes on with an extra block which may be declined.
    """

    seats: int
    options: Options
    blocks: tuple[Block, ...] | None = None
    turn: Seat | None = None
    bonus: bool = False
    taken: tuple[tuple[int, ...], ...] = ()


class Demolition(Game[DemolitionState, DemolitionMove, DemolitionBoard]):
    name: ClassVar[str] = "demolition"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        FIRST_PLAYER.option,
        Text("pyramid", "dealt", "SD-1", "dealt, or the blocks of a complete pyramid"),
    )
    example_moves: ClassVar[tuple[str, ...]] = ("e5", "d5-f5", "decline")

    def setup(self, seats: int, options: Options) -> DemolitionState:
        given = str(options["pyramid"])
        return DemolitionState(
            seats,
            options,
            blocks=None if given == "dealt" else build_complete(read_blocks(given)).blocks,
            turn=FIRST_PLAYER.named_seat(options, seats),
            taken=((),) * seats,
        )

    def to_act(self, state: DemolitionState) -> frozenset[Seat]:
        if state.blocks is None or state.turn is None:
            return frozenset((CHANCE,))
        return frozenset((state.turn,)) if state.blocks else frozenset()

    def check_move(self, state: DemolitionState, seat: Seat, move: DemolitionMove) -> None:
        if state.blocks is None:
            if not isinstance(move, DealtPyramid):
                raise Refused("SD-1", "pyramid-first")
            build_complete(move.blocks)
        elif state.turn is None:
            check_first_player(FIRST_PLAYER, move, state.seats)
        elif isinstance(move, Place):
            check_take(state.blocks, move)
        elif not isinstance(move, Decline):
            raise Refused("SD-2", "not-chance")
        elif not state.bonus:
            raise Refused("SD-2", "must-take")

    def apply(self, state: DemolitionState, entry: Entry[DemolitionMove]) -> DemolitionState:
        move = entry.move
        if isinstance(move, DealtPyramid):
            return replace(state, blocks=build_complete(move.blocks).blocks)
        if isinstance(move, FirstPlayer):
            return replace(state, turn=move.seat)
        if isinstance(move, Decline):
            return _pass_on(state)
        return _take(state, move)

    def legal(self, state: DemolitionState, seat: Seat) -> Iterator[DemolitionMove] | None:
        if seat == CHANCE and state.blocks is None:
            return None
        return self._moves(state, seat)

    def _moves(self, state: DemolitionState, seat: Seat) -> Iterator[DemolitionMove]:
        if seat not in self.to_act(state):
            return
        if seat == CHANCE:
            yield from FIRST_PLAYER.moves(state.seats)
            return
        yield from (block.place for block in removable(state.blocks or ()))
        if state.bonus:
            yield DECLINE

    def sample(self, state: DemolitionState, seat: Seat, source: Source) -> DemolitionMove:
        if state.blocks is None:
            return DealtPyramid(complete_pyramid(source).build_order)
        return pick(source, list(self._moves(state, seat)))

    def show(self, state: DemolitionState, viewer: Seat) -> DemolitionBoard:
        return DemolitionBoard(
            kind="demolition",
            dealt=state.blocks is not None,
            turn=state.turn,
            bonus=state.bonus,
            blocks=show_blocks(state.blocks or ()),
            taken=state.taken,
        )

    def determinize(self, view: View[DemolitionBoard], source: Source) -> DemolitionState:
        board = view.board
        blocks = blocks_in_view(board.blocks) if board.dealt else None
        return DemolitionState(
            view.seats, view.options, blocks, board.turn, board.bonus, board.taken
        )

    def outcome(self, state: DemolitionState) -> Outcome | None:
        """Over when the last block is taken; a point for each space. SD-4"""
        if state.blocks is None or state.blocks:
            return None
        return by_points("cleared", [sum(sizes) for sizes in state.taken])

    def write(self, move: DemolitionMove) -> str:
        return str(move)

    def read(self, state: DemolitionState, seat: Seat, text: str) -> DemolitionMove:
        if seat != CHANCE:
            return DECLINE if text == "decline" else read_place(text)
        if state.blocks is None:
            return DealtPyramid(read_blocks(text))
        return read_first_player(FIRST_PLAYER, text)


def covered_levels(blocks: tuple[Block, ...]) -> list[Spaces]:
    """The spaces with a block, for each level, and an empty level above the top."""
    covered = [0] * (TOP_LEVEL + 1)
    for block in blocks:
        covered[block.level - 1] |= block.place.spaces
    return covered


def is_uncovered(covered: list[Spaces], block: Block) -> bool:
    """True if no block lies on it. SD-2"""
    return not block.place.spaces & covered[block.level]


def has_free_side(covered: list[Spaces], block: Block) -> bool:
    """True if no block of its level touches one of its four faces. SD-2"""
    level = covered[block.level - 1]
    return any(not face & level for face in block.place.faces)


TAKING: Final = (
    Condition("SD-2", "covered", is_uncovered, ("place",)),
    Condition("SD-2", "no-free-side", has_free_side, ("place",)),
)
"""The conditions for taking a block."""


def removable(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """The blocks that may be taken. SD-2"""
    return keep_allowed(TAKING, covered_levels(blocks), blocks)


def takeable_blocks(board: DemolitionBoard) -> tuple[Block, ...]:
    return tuple(removable(blocks_in_view(board.blocks)))


def check_take(blocks: tuple[Block, ...], place: Place) -> None:
    """Refuses a place where no block can be taken. SD-2"""
    here = [block for block in blocks if block.place == place]
    if not here:
        raise Refused("SD-2", "no-block", place=place.name)
    block = max(here, key=lambda one: one.level)
    broken = first_broken(TAKING, covered_levels(blocks), block)
    if broken:
        raise broken.refusal(place=place.name)


def _take(state: DemolitionState, place: Place) -> DemolitionState:
    assert state.blocks is not None
    assert state.turn is not None
    block = next(block for block in removable(state.blocks) if block.place == place)
    left = tuple(other for other in state.blocks if other != block)
    taken = tuple(
        (*sizes, place.size) if seat == state.turn else sizes
        for seat, sizes in enumerate(state.taken)
    )
    after = replace(state, blocks=left, taken=taken)
    if left and all(other.level != block.level for other in left):
        return replace(after, bonus=True)
    return _pass_on(after)


def _pass_on(state: DemolitionState) -> DemolitionState:
    assert state.turn is not None
    return replace(state, turn=(state.turn + 1) % state.seats, bonus=False)


DEMOLITION: Final = Demolition()
