"""Random playouts up to the puzzle."""

import numpy as np

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.inlining import inline
from tavolino.bots.kernels.random import below
from tavolino.games.cutit.kernels.moves import CORNERS, end_round_if_all_cut, is_to_cut, roll, total
from tavolino.games.cutit.kernels.random_cut import random_cut
from tavolino.games.cutit.kernels.state import (
    CORNER,
    CUT,
    FIRST,
    HIGH,
    LOW,
    NONE,
    PLAYED,
    ROUND,
    SEATS,
    player_at,
)
from tavolino.games.cutit.kernels.throws import PreparedSheet, roll_dice
from tavolino.games.cutit.rules.state import ROUNDS


@inline
def playout(state: Ints, prepared: PreparedSheet, rng: Words) -> None:
    """Plays random moves up to the puzzle."""
    seats = state[SEATS]
    if state[FIRST] == NONE:
        state[FIRST] = below(rng, seats)
    while True:
        if state[player_at(0) + PLAYED] == state[ROUND]:
            if state[ROUND] == ROUNDS:
                return
            roll(state, roll_dice(prepared.dice, rng), prepared)
            continue
        for turn in range(seats):
            _pick_random_corner(state, (state[FIRST] + turn) % seats, rng)
        for seat in range(seats):
            if is_to_cut(state, seat):
                at = player_at(seat)
                corner = state[at + CORNER] if state[ROUND] == 1 else NONE
                state[at + CUT] = random_cut(state[at + LOW], state[at + HIGH], corner, rng)
        end_round_if_all_cut(state, prepared)


@inline
def _pick_random_corner(state: Ints, seat: int, rng: Words) -> None:
    """Picks a random free corner, unless the seat has one. CI-5"""
    if state[player_at(seat) + CORNER] != NONE:
        return
    taken = 0
    for other in range(state[SEATS]):
        for index in range(len(CORNERS)):
            if state[player_at(other) + CORNER] == CORNERS[index]:
                taken |= 1 << index
    free = ~taken & 15
    state[player_at(seat) + CORNER] = CORNERS[nth(free, below(rng, count(free)))]


@kernel
def playouts(state: Ints, prepared: PreparedSheet, rng: Words, games: int, totals: Ints) -> None:
    """Plays random games from a state and writes each seat's total before the puzzle."""
    seats = state[SEATS]
    playing = np.empty_like(state)
    for game in range(games):
        for word in range(len(state)):
            playing[word] = state[word]
        playout(playing, prepared, rng)
        for seat in range(seats):
            totals[seats * game + seat] = total(playing, seat)
