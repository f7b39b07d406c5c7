"""Rollouts of lines of play, in the same determinized deals for all."""

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.random import next_u64
from tavolino.games.rope.kernels.determinize import determinize
from tavolino.games.rope.kernels.evaluation import lead
from tavolino.games.rope.kernels.lines import follow
from tavolino.games.rope.kernels.playouts import chance
from tavolino.games.rope.kernels.policy import play_turn
from tavolino.games.rope.kernels.state import CAUSE, REFILLING, TURN, PackedTable


@kernel
def compare(
    table: PackedTable,
    lines: Ints,
    lengths: Ints,
    among: Ints,
    turns: int,
    deals: int,
    rng: Words,
    leads: Ints,
    squares: Ints,
) -> None:
    """Plays some lines in the same determinized deals, then `turns` turns by the policy.
    Adds up the leads, and the squares of how much better each did than the first of them."""
    viewer = table[TURN]
    sampled = table.copy()
    there = table.copy()
    scratch = table.copy()
    later = np.zeros(1, np.uint64)
    for _ in range(deals):
        copy(table, sampled)
        determinize(sampled, viewer, rng)
        word = next_u64(rng) | np.uint64(1)
        first = 0
        for place in range(among.size):
            copy(sampled, there)
            later[0] = word
            line = among[place]
            play_line(there, lines[line], lengths[line], turns, scratch, later)
            value = lead(there, viewer)
            if place == 0:
                first = value
            leads[place] += value
            squares[place] += (value - first) ** 2


@kernel
def play_line(
    table: PackedTable, line: Ints, length: int, turns: int, scratch: PackedTable, rng: Words
) -> None:
    """Plays the line, then this many turns by the policy, the rest of this one among them."""
    seat = table[TURN]
    follow(table, line, length)
    if table[REFILLING]:
        chance(table, rng)
    passed = 0 if table[TURN] == seat else 1
    while passed < turns and not table[CAUSE]:
        play_turn(table, scratch, rng)
        passed += 1
