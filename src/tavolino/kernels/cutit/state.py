"""A game of Cut it up to its puzzle as one row of whole numbers.

First the table: seats, who is first (−1 before the lot), the rounds whose dice have been rolled,
and their throws. Then for each seat its corner (0 to 99, or −1), the two words of its paper, its
cut of the running round (or −1), the rounds it has played and what each brought, and the snippets
of its pile, two words each.

A move is a number too: cuts are below the others, each kind of which starts at a number of its own.
"""

from typing import Final

import numpy as np

from tavolino.core import First, Seat
from tavolino.games.cutit.cuts import name_cut, part_paper
from tavolino.games.cutit.notation import Corner, Cut, CutItMove, Roll
from tavolino.games.cutit.scoring import FaultName, RoundScore
from tavolino.games.cutit.sheet import SPACES, Mask, mask_of
from tavolino.games.cutit.snippet import Space
from tavolino.games.cutit.state import ROUNDS, CutItState, Player
from tavolino.kernels.compiled import Ints, kernel
from tavolino.kernels.cutit.cuts import cut_off, number_of, path_of
from tavolino.kernels.cutit.paper import mask_of_words, words_of
from tavolino.kernels.cutit.throws import faces_of, throw_of

SEATS: Final = 0
FIRST: Final = 1
ROUND: Final = 2
ROLLS: Final = 3
PLAYERS: Final = ROLLS + ROUNDS

CORNER: Final = 0
LOW: Final = 1
HIGH: Final = 2
CUT: Final = 3
PLAYED: Final = 4
SCORES: Final = 5
PIECES: Final = SCORES + ROUNDS
PILE: Final = PIECES + 1
MOST_PIECES: Final = 28
"""Three from each of nine rounds, and what is left."""
PLAYER_WORDS: Final = PILE + 2 * MOST_PIECES

NONE: Final = -1

# What a round brought: its points, then a bit for each box and each fault.
POINTS_MASK: Final = 0xFF
ROSE: Final = 1 << 8
ONE_CUT: Final = 1 << 9
FAULTS: Final = 10
NO_POINTS: Final = 1 << FAULTS
SMALL: Final = 2 << FAULTS
SEVERAL: Final = 4 << FAULTS
NO_CUT: Final = 8 << FAULTS
FAULT_NAMES: Final[tuple[FaultName, ...]] = ("no-points", "small", "several", "no-cut")

KIND: Final = 24
CUT_KIND: Final = 0
CORNER_KIND: Final = 1
ROLL_KIND: Final = 2
FIRST_KIND: Final = 3
VALUE_MASK: Final = (1 << KIND) - 1


def pack(state: CutItState) -> Ints:
    """The state as the kernels have it; how puzzles lie is left aside."""
    packed = np.full(PLAYERS + state.seats * PLAYER_WORDS, 0, dtype=np.int64)
    packed[SEATS] = state.seats
    packed[FIRST] = NONE if state.first is None else state.first
    packed[ROUND] = state.round
    for number, faces in enumerate(state.rolls):
        packed[ROLLS + number] = throw_of(faces)
    for seat, player in enumerate(state.players):
        _pack_player(player, packed[player_at(seat) :])
    return packed


def _pack_player(player: Player, packed: Ints) -> None:
    packed[CORNER] = NONE if player.corner is None else SPACES.index(player.corner)
    packed[LOW], packed[HIGH] = words_of(player.paper)
    packed[CUT] = NONE if player.cut is None else write_cut(player.paper, player.cut)
    packed[PLAYED] = len(player.rounds)
    for number, score in enumerate(player.scores):
        packed[SCORES + number] = write_score(score)
    packed[PIECES] = len(player.snippets)
    for number, snippet in enumerate(player.snippets):
        at = PILE + 2 * number
        packed[at : at + 2] = words_of(mask_of(snippet.spaces))


def write_score(score: RoundScore) -> int:
    faults = sum(1 << FAULT_NAMES.index(fault) for fault in score.faults)
    return score.points | ROSE * score.rose | ONE_CUT * score.one_cut | faults << FAULTS


def read_score(number: int) -> RoundScore:
    faults = (name for bit, name in enumerate(FAULT_NAMES) if number >> FAULTS + bit & 1)
    return RoundScore(
        int(number & POINTS_MASK), tuple(faults), bool(number & ROSE), bool(number & ONE_CUT)
    )


def write_cut(paper: Mask, cut: Cut) -> int:
    """The number of a cut that frees one snippet."""
    number = number_of(cut, is_rest=False)
    snippet = part_paper(paper, cut).snippets[0]
    inside = mask_of_words(*cut_off(*words_of(paper), number))
    return number if inside == snippet else number_of(cut, is_rest=True)


def write_move(state: CutItState, seat: Seat, move: CutItMove) -> int:
    """The number of a move before the puzzle, other than a mistake that frees several snippets."""
    match move:
        case Cut():
            return write_cut(state.players[seat].paper, move)
        case Corner(space):
            return CORNER_KIND << KIND | SPACES.index(space)
        case Roll(faces):
            return ROLL_KIND << KIND | throw_of(faces)
        case First(first):
            return FIRST_KIND << KIND | first
    raise ValueError(f"{move} has no number")


def read_cut(paper: Mask, number: int) -> Cut:
    return name_cut(path_of(number), mask_of_words(*cut_off(*words_of(paper), number)))


def read_move(state: CutItState, seat: Seat, number: int) -> CutItMove:
    """The move of a number."""
    kind, value = number >> KIND, number & VALUE_MASK
    if kind == CORNER_KIND:
        return Corner(Space(value % 10, value // 10))
    if kind == ROLL_KIND:
        return Roll(faces_of(value))
    if kind == FIRST_KIND:
        return First(value)
    return read_cut(state.players[seat].paper, number)


@kernel
def player_at(seat: int) -> int:
    """Where a seat's numbers start."""
    return PLAYERS + seat * PLAYER_WORDS
