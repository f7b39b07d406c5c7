"""Scoring by look-up: a table of points for every throw of the dice.

A throw is encoded with the faces of green, pink, yellow and blue as digits in base six.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.inlining import inline
from tavolino.bots.kernels.random import below
from tavolino.games.cutit.kernels.paper import FIELD, FIELD_MASK, JOKERS, sheet_masks, size_of
from tavolino.games.cutit.rules.scoring import SMALLEST
from tavolino.games.cutit.rules.sheet import FACES, Sheet
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER

Points = npt.NDArray[np.int8]
ThrowInfo = tuple[int, int, int, int, int, int, int, int, int, int, int]

DICE: Final = 4
SIDES: Final = len(FACES)
THROWS: Final = SIDES**DICE
QUESTION: Final = 1
FIRST_NUMBER: Final = 2
"""The digits of a question mark and of the number 1."""
ADD_FIELDS: Final = 1 | 1 << FIELD | 1 << 2 * FIELD | 1 << 3 * FIELD

# The fields of a throw: the number on each die (or 0), the stride of each die in the table of
# points, the start of the throw's part of that table, a mask of the fields of a count that question
# marks pay for, and whether all dice are blank.
NUMBER: Final = 0
WEIGHT: Final = 4
BASE: Final = 8
QUESTIONS: Final = 9
IS_BLANK: Final = 10
THROW_WORDS: Final = 11

PENALTY: Final = -1
"""Instead of points: the round has a fault."""


class PreparedSheet(NamedTuple):
    """A sheet prepared for the kernels."""

    masks: Ints
    dice: Ints
    """The faces of all dice as digits."""
    chances: Ints
    """How often each die has each face."""
    throws: Ints
    """The fields of each throw."""
    points: Points
    """By throw, missing spaces for each number, and jokers."""


def prepare(sheet: Sheet) -> PreparedSheet:
    jokers = sheet.colours.count(JOKER)
    digits = [FACES.index(face) for die in sheet.dice for face in die]
    numbers = [max(0, digit - FIRST_NUMBER + 1) for digit in range(len(FACES))]
    entries = sum(number + 1 for number in numbers) ** DICE * (jokers + 1)
    throws = np.zeros((THROWS, THROW_WORDS), dtype=np.int64)
    points = np.zeros(entries, dtype=np.int8)
    tabulate(jokers, throws, points)
    chances = [[die.count(face) for face in FACES] for die in sheet.dice]
    return PreparedSheet(
        sheet_masks(sheet),
        np.array(digits, dtype=np.int64),
        np.array(chances, dtype=np.int64),
        throws,
        points,
    )


def encode_throw(faces: str) -> int:
    """The encoding of a throw.

    >>> encode_throw("---?"), encode_throw("1---")
    (1, 432)
    """
    throw = 0
    for face in faces:
        throw = len(FACES) * throw + FACES.index(face)
    return throw


def decode_throw(throw: int) -> str:
    """The faces of an encoded throw."""
    digits = [throw // len(FACES) ** place % len(FACES) for place in range(len(COLOURS))]
    return "".join(FACES[digit] for digit in reversed(digits))


@kernel
def tabulate(jokers: int, throws: Ints, points: Points) -> None:
    """Fills in the fields and points of each throw."""
    base = 0
    short = np.zeros(DICE, dtype=np.int64)
    for throw in range(THROWS):
        info = throws[throw]
        weight = jokers + 1
        left = throw
        for back in range(DICE):
            die = DICE - 1 - back
            digit = left % 6
            left //= 6
            info[NUMBER + die] = max(0, digit - FIRST_NUMBER + 1)
            info[WEIGHT + die] = weight
            weight *= info[NUMBER + die] + 1
            if digit == QUESTION:
                info[QUESTIONS] |= FIELD_MASK << FIELD * die
        info[BASE] = base
        info[IS_BLANK] = throw == 0
        for entry in range(weight):
            for die in range(DICE):
                short[die] = entry // info[WEIGHT + die] % (info[NUMBER + die] + 1)
            points[base + entry] = best_joker_use(info, short, entry % (jokers + 1))
        base += weight


@kernel
def best_joker_use(info: Ints, short: Ints, jokers: int) -> int:
    """The most points with this many spaces missing for each number, and these jokers. CI-7

    Tries every set of numbers to complete with jokers. Jokers left over go to a question mark.
    """
    best = 0
    for made_up in range(1 << DICE):
        left = jokers
        points = 0
        for die in range(DICE):
            if short[die] == 0:
                points += info[NUMBER + die]
            elif made_up >> die & 1:
                left -= short[die]
                points += info[NUMBER + die]
        if info[QUESTIONS]:
            points += left
        if left >= 0:
            best = max(best, points)
    return best


@inline
def throw_info(prepared: PreparedSheet, throw: int) -> ThrowInfo:
    """The fields of a throw as scalars, which the compiler can keep in registers."""
    info = prepared.throws[throw]
    return (
        info[0],
        info[1],
        info[2],
        info[3],
        info[4],
        info[5],
        info[6],
        info[7],
        info[BASE],
        info[QUESTIONS],
        info[IS_BLANK],
    )


@inline
def snippet_points(counted: int, info: ThrowInfo, points: Points) -> int:
    """The points of a snippet under a throw. CI-7"""
    entry = info[BASE] + (counted >> JOKERS & FIELD_MASK)
    entry += info[4] * max(0, info[0] - (counted & FIELD_MASK))
    entry += info[5] * max(0, info[1] - (counted >> FIELD & FIELD_MASK))
    entry += info[6] * max(0, info[2] - (counted >> 2 * FIELD & FIELD_MASK))
    entry += info[7] * max(0, info[3] - (counted >> 3 * FIELD & FIELD_MASK))
    asked = (counted & info[QUESTIONS]) * ADD_FIELDS >> 3 * FIELD & FIELD_MASK
    return int(points[np.uint64(entry)] + asked)


@inline
def round_points(counted: int, info: ThrowInfo, points: Points) -> int:
    """The points of a round that frees this snippet, or PENALTY. CI-6, CI-9"""
    gained = snippet_points(counted, info, points)
    is_fault = size_of(counted) < SMALLEST or (gained == 0 and not info[IS_BLANK])
    return PENALTY if is_fault else gained


@inline
def roll_dice(dice: Ints, rng: Words) -> int:
    """A random throw. CI-2"""
    throw = 0
    for die in range(DICE):
        throw = 6 * throw + dice[6 * die + below(rng, 6)]
    return throw
