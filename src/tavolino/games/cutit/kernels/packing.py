"""Conversion between readable and packed states and moves of Cut it."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.core import FirstPlayer, Seat
from tavolino.games.cutit.kernels.cuts import cut_off, decode_path, encode_cut
from tavolino.games.cutit.kernels.paper import join_words, split_mask
from tavolino.games.cutit.kernels.state import (
    CORNER,
    CORNER_KIND,
    CUT,
    FAULTS,
    FIRST,
    FIRST_KIND,
    HIGH,
    KIND,
    LOW,
    NONE,
    ONE_CUT,
    PIECES,
    PILE,
    PLAYED,
    PLAYER_WORDS,
    PLAYERS,
    POINTS_MASK,
    ROLL_KIND,
    ROLLS,
    ROSE,
    ROUND,
    SCORES,
    SEATS,
    VALUE_MASK,
    player_at,
)
from tavolino.games.cutit.kernels.throws import decode_throw, encode_throw
from tavolino.games.cutit.rules.cuts import name_cut, part_paper
from tavolino.games.cutit.rules.notation import Corner, Cut, CutItMove, Roll
from tavolino.games.cutit.rules.scoring import FaultName, RoundScore
from tavolino.games.cutit.rules.sheet import SPACES, Mask, mask_of
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import CutItPlayer, CutItState

FAULT_NAMES: Final[tuple[FaultName, ...]] = ("no-points", "small", "several", "no-cut")


def pack(state: CutItState) -> Ints:
    """The packed state, without the layouts of puzzles.

    Kernels use jokers for the most points: they keep the points claimed in earlier rounds but
    ignore the claim of a cut in the current round. CI-7
    """
    packed = np.full(PLAYERS + state.seats * PLAYER_WORDS, 0, dtype=np.int64)
    packed[SEATS] = state.seats
    packed[FIRST] = NONE if state.first is None else state.first
    packed[ROUND] = state.round
    for number, faces in enumerate(state.rolls):
        packed[ROLLS + number] = encode_throw(faces)
    for seat, player in enumerate(state.players):
        _pack_player(player, packed[player_at(seat) :])
    return packed


def _pack_player(player: CutItPlayer, packed: Ints) -> None:
    packed[CORNER] = NONE if player.corner is None else SPACES.index(player.corner)
    packed[LOW], packed[HIGH] = split_mask(player.paper)
    packed[CUT] = NONE if player.cut is None else write_cut(player.paper, player.cut)
    packed[PLAYED] = len(player.rounds)
    for number, score in enumerate(player.scores):
        packed[SCORES + number] = write_score(score)
    packed[PIECES] = len(player.snippets)
    for number, snippet in enumerate(player.snippets):
        at = PILE + 2 * number
        packed[at : at + 2] = split_mask(mask_of(snippet.spaces))


def write_score(score: RoundScore) -> int:
    faults = sum(1 << FAULT_NAMES.index(fault) for fault in score.faults)
    return score.points | ROSE * score.rose | ONE_CUT * score.one_cut | faults << FAULTS


def read_score(number: int) -> RoundScore:
    faults = (name for bit, name in enumerate(FAULT_NAMES) if number >> FAULTS + bit & 1)
    return RoundScore(
        int(number & POINTS_MASK), tuple(faults), bool(number & ROSE), bool(number & ONE_CUT)
    )


def write_cut(paper: Mask, cut: Cut) -> int:
    """Encodes a cut that frees one snippet, without its claim."""
    number = encode_cut(cut, is_rest=False)
    snippet = part_paper(paper, cut).snippets[0]
    inside = join_words(*cut_off(*split_mask(paper), number))
    return number if inside == snippet else encode_cut(cut, is_rest=True)


def write_move(state: CutItState, seat: Seat, move: CutItMove) -> int:
    """Encodes a move before the puzzle, except mistakes that free several snippets."""
    match move:
        case Cut():
            return write_cut(state.players[seat].paper, move)
        case Corner(space):
            return CORNER_KIND << KIND | SPACES.index(space)
        case Roll(faces):
            return ROLL_KIND << KIND | encode_throw(faces)
        case FirstPlayer(first):
            return FIRST_KIND << KIND | first
    raise ValueError(f"{move} has no number")


def read_cut(paper: Mask, number: int) -> Cut:
    return name_cut(decode_path(number), join_words(*cut_off(*split_mask(paper), number)))


def read_move(state: CutItState, seat: Seat, number: int) -> CutItMove:
    """Decodes a move."""
    kind, value = number >> KIND, number & VALUE_MASK
    if kind == CORNER_KIND:
        return Corner(Space(value % 10, value // 10))
    if kind == ROLL_KIND:
        return Roll(decode_throw(value))
    if kind == FIRST_KIND:
        return FirstPlayer(value)
    return read_cut(state.players[seat].paper, number)
