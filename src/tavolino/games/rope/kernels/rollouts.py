"""Compares lines of play by rollouts in the same determinized deals."""

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.random import next_u64
from tavolino.games.rope.kernels.determinize import determinize
from tavolino.games.rope.kernels.evaluation import lead
from tavolino.games.rope.kernels.lines import play_moves
from tavolino.games.rope.kernels.playouts import resolve_chance
from tavolino.games.rope.kernels.policy import play_turn
from tavolino.games.rope.kernels.state import CAUSE, REFILLING, TURN, PackedTable


@kernel
def compare(
    table: PackedTable,
    lines: Ints,
    lengths: Ints,
    candidates: Ints,
    turns: int,
    deals: int,
    rng: Words,
    leads: Ints,
    squares: Ints,
) -> None:
    """Plays each candidate line, then `turns` turns by the policy, in every deal.

    Adds up the leads, and the squared differences from the first candidate. All candidates get the
    same deals and the same random numbers, which reduces the variance of the comparison.
    """
    viewer = table[TURN]
    deal = table.copy()
    state = table.copy()
    scratch = table.copy()
    rollout_rng = np.zeros(1, np.uint64)
    for _ in range(deals):
        copy(table, deal)
        determinize(deal, viewer, rng)
        rollout_seed = next_u64(rng) | np.uint64(1)
        first = 0
        for index in range(candidates.size):
            copy(deal, state)
            rollout_rng[0] = rollout_seed
            line = candidates[index]
            play_line(state, lines[line], lengths[line], turns, scratch, rollout_rng)
            value = lead(state, viewer)
            if index == 0:
                first = value
            leads[index] += value
            squares[index] += (value - first) ** 2


@kernel
def play_line(
    table: PackedTable, line: Ints, length: int, turns: int, scratch: PackedTable, rng: Words
) -> None:
    """Plays the line, then this many turns by the policy, counting the rest of this turn."""
    seat = table[TURN]
    play_moves(table, line, length)
    if table[REFILLING]:
        resolve_chance(table, rng)
    turns_played = 0 if table[TURN] == seat else 1
    while turns_played < turns and not table[CAUSE]:
        play_turn(table, scratch, rng)
        turns_played += 1
