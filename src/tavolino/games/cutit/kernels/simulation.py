"""Simulated games: rollouts up to the last roll, whose result is averaged over every throw."""

import numpy as np

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Floats, Ints, Words, kernel
from tavolino.bots.kernels.inlining import inline_no_refcount, internal, no_refcount
from tavolino.games.cutit.kernels.cuts import MAX_CUTS, cut_off
from tavolino.games.cutit.kernels.evaluation import (
    HIGH,
    LAST,
    LOW,
    ONE_CUTS,
    PIECES,
    PILE,
    PLAYED,
    RISES,
    SCORED,
    SOLO_WORDS,
    CutBuffers,
    CutEvaluation,
    evaluate_cuts,
    new_buffers,
)
from tavolino.games.cutit.kernels.moves import column_points, is_straight
from tavolino.games.cutit.kernels.paper import count_paper
from tavolino.games.cutit.kernels.puzzle.solve import spaces_lost
from tavolino.games.cutit.kernels.state import NONE
from tavolino.games.cutit.kernels.throws import (
    PENALTY,
    SIDES,
    PreparedSheet,
    roll_dice,
    round_points,
    throw_info,
)
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.state import ROUNDS


@inline_no_refcount
def play_cut(state: Ints, move: int, throw: int, prepared: PreparedSheet) -> None:
    """Applies a cut to the state. CI-6, CI-7, CI-8, CI-9"""
    low, high = cut_off(state[LOW], state[HIGH], move)
    state[LOW] ^= low
    state[HIGH] ^= high
    play_round(state, low, high, is_straight(move), throw, prepared)


@inline_no_refcount
def play_round(
    state: Ints, low: int, high: int, one_cut: bool, throw: int, prepared: PreparedSheet
) -> None:
    """Applies a round that freed this snippet."""
    pieces = state[PIECES]
    state[PILE + 2 * pieces] = low
    state[PILE + 2 * pieces + 1] = high
    state[PIECES] = pieces + 1
    state[PLAYED] += 1
    counted = count_paper(low, high, prepared.masks)
    points = round_points(counted, throw_info(prepared, throw), prepared.points)
    if points == PENALTY:
        state[SCORED] -= PENALTY_POINTS
        return
    state[SCORED] += points
    state[RISES] += state[LAST] != NONE and points > state[LAST]
    state[ONE_CUTS] += one_cut
    state[LAST] = points


@inline_no_refcount
def score_of(state: Ints) -> int:
    return int(state[SCORED] + column_points(state[RISES]) + column_points(state[ONE_CUTS]))


@internal
def expected_end(state: Ints, prepared: PreparedSheet, options: int, nodes: int) -> float:
    """The expected score after the last cut: the mean over every throw of the last round, less the
    spaces that the best puzzle loses. CI-10"""
    low, high = state[LOW], state[HIGH]
    gain = expected_gain(state, count_paper(low, high, prepared.masks), prepared)
    pieces = state[PIECES]
    state[PILE + 2 * pieces] = low
    state[PILE + 2 * pieces + 1] = high
    lost = spaces_lost(state[PILE:], pieces + 1, prepared.masks, options, nodes)
    return float(score_of(state) + gain - lost)


@no_refcount
def expected_gain(state: Ints, counted: int, prepared: PreparedSheet) -> float:
    """The expected points of the last snippet, with the + it may earn. CI-8, CI-9"""
    last = state[LAST]
    box = column_points(state[RISES] + 1) - column_points(state[RISES])
    chances = prepared.chances
    total = weight = throw = 0
    for green in range(SIDES):
        for pink in range(SIDES):
            for yellow in range(SIDES):
                of_three = chances[0, green] * chances[1, pink] * chances[2, yellow]
                for blue in range(SIDES):
                    chance = of_three * chances[3, blue]
                    points = round_points(counted, throw_info(prepared, throw), prepared.points)
                    throw += 1
                    weight += chance
                    if points == PENALTY:
                        total -= chance * PENALTY_POINTS
                    elif last != NONE and points > last:
                        total += chance * (points + box)
                    else:
                        total += chance * points
    return total / weight


@internal
def play_on(
    state: Ints,
    prepared: PreparedSheet,
    evaluation: CutEvaluation,
    options: int,
    nodes: int,
    rng: Words,
    buffers: CutBuffers,
    values: Floats,
) -> float:
    """Plays up to the last roll, each time the best cut by the evaluation; returns the expected
    score less the spaces that the best puzzle loses."""
    while state[PLAYED] < ROUNDS - 1:
        throw = roll_dice(prepared.dice, rng)
        if count(state[LOW]) + count(state[HIGH]) == 1:
            state[PLAYED] += 1
            state[SCORED] -= PENALTY_POINTS
            continue
        found = evaluate_cuts(state, throw, NONE, prepared, evaluation, buffers, values)
        best = 0
        for index in range(1, found):
            if values[index] > values[best]:
                best = index
        play_cut(state, buffers.moves[best], throw, prepared)
    return expected_end(state, prepared, options, nodes)


@kernel
def try_cuts(
    state: Ints,
    cuts: Ints,
    throw: int,
    prepared: PreparedSheet,
    evaluation: CutEvaluation,
    options: int,
    nodes: int,
    seed: int,
    games: int,
    totals: Floats,
) -> None:
    """Adds the results of this many simulated games after each cut to its total. All cuts get the
    same dice, which reduces the variance of the comparison."""
    buffers = new_buffers()
    values = np.empty(MAX_CUTS, dtype=np.float64)
    playing = np.empty(SOLO_WORDS, dtype=np.int64)
    rng = np.empty(1, dtype=np.uint64)
    for index in range(len(cuts)):
        for game in range(games):
            for word in range(SOLO_WORDS):
                playing[word] = state[word]
            seed_for(rng, seed + game)
            play_cut(playing, cuts[index], throw, prepared)
            totals[index] += play_on(
                playing, prepared, evaluation, options, nodes, rng, buffers, values
            )


@inline_no_refcount
def seed_for(rng: Words, number: int) -> None:
    """Seeds a generator."""
    word = np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ word >> np.uint64(32)) * np.uint64(0xBF58476D1CE4E5B9)
    rng[0] = word ^ word >> np.uint64(29) | np.uint64(1)


@kernel
def expected_value(
    state: Ints, move: int, throw: int, prepared: PreparedSheet, options: int, nodes: int
) -> float:
    """The expected score after the last cut of a game. CI-10"""
    after = state.copy()
    play_cut(after, move, throw, prepared)
    return expected_end(after, prepared, options, nodes)
