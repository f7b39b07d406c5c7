"""Setting up Scalino games for tests."""

import pytest

from tavolino.core import Play, Refused, Seat
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import BuildMove, BuildState
from tavolino.games.scalino.rules.pyramid import Pyramid, read_blocks
from tavolino.games.scalino.rules.view import BuildBoard

BuildPlay = Play[BuildState, BuildMove, BuildBoard]

# Four players complete level 1 (yellow with the last block), then level 2 (blue).
LEVEL_1 = (
    "e5-e6 d6-d8 e4-g4 e3-g3 c6-c7 f5-f6 b5-d5 g5-i5 b4-d4 b6 e7-e8 f7 f8 e1-e2 g6 a5 g7 c3-d3 "
    "f2 e9 h6 h4 d2"
)
LEVEL_2 = "e5-e6 f5-f6 d7-f7 e4-g4 g5 d4-d6 g6 c4-c6 d3-f3 e2 h5 e8 b5"


def build(seats: int, moves: str = "", **options: str) -> BuildPlay:
    """A building game after these moves; seat 0 begins unless an option says otherwise."""
    play = Play(SCALINO, seats, {"first": "0", **options})
    for move in moves.split():
        make(play, move)
    return play


def make(play: BuildPlay, *moves: str) -> None:
    """The next moves, by the seat to act."""
    for move in moves:
        (seat,) = play.to_act
        play.submit_text(seat, move)


def moves_of(play: BuildPlay) -> list[str]:
    """The legal moves of the seat to act."""
    return [SCALINO.write(move) for seat in play.to_act for move in SCALINO.legal(play.state, seat)]


def refusal(play: BuildPlay, move: str, seat: Seat | None = None) -> tuple[str, str]:
    """The rule and the case with which a move is refused; nothing may have changed."""
    before = play.state
    who = next(iter(play.to_act)) if seat is None else seat
    with pytest.raises(Refused) as refused:
        play.submit_text(who, move)
    assert play.state is before
    return refused.value.rule, refused.value.why


def pyramid_of(blocks: str) -> Pyramid:
    """A pyramid of blocks in build order, as `Ge5 Pd5-d6 …`, regardless of turns."""
    pyramid = Pyramid()
    for colour, place in read_blocks(blocks):
        pyramid = pyramid.with_block(colour, place)
    return pyramid
