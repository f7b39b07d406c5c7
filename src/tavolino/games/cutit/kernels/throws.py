"""What snippets earn under the dice: a table for every throw, so that scoring is a look-up.

A throw is a number: the faces of green, pink, yellow and blue as digits of base six.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.inlining import inlined
from tavolino.bots.kernels.random import below
from tavolino.games.cutit.kernels.paper import FIELD, FIELD_MASK, JOKERS, masks_of, size_of
from tavolino.games.cutit.rules.scoring import SMALLEST
from tavolino.games.cutit.rules.sheet import FACES, Sheet
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER

Points = npt.NDArray[np.int8]
Known = tuple[int, int, int, int, int, int, int, int, int, int, int]

DICE: Final = 4
SIDES: Final = len(FACES)
THROWS: Final = SIDES**DICE
QUESTION: Final = 1
FIRST_NUMBER: Final = 2
"""The digits of a question mark and of the number 1."""
ADD_FIELDS: Final = 1 | 1 << FIELD | 1 << 2 * FIELD | 1 << 3 * FIELD

# What is known of a throw: the number each die shows (or 0), what each space short of it weighs in
# the table of points, where the throw's part of that table starts, the fields of a count that a
# question mark pays for, and whether all dice are blank.
NUMBER: Final = 0
WEIGHT: Final = 4
BASE: Final = 8
QUESTIONS: Final = 9
IS_BLANK: Final = 10
THROW_WORDS: Final = 11

PENALTY: Final = -1
"""Stands for the points of a round with a fault."""


class PreparedSheet(NamedTuple):
    """A sheet prepared for the kernels: its masks, the faces of its dice as digits, how often each
    die has each face, what is known of each throw, and the table of points by spaces short of
    each number and jokers."""

    masks: Ints
    dice: Ints
    chances: Ints
    throws: Ints
    points: Points


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
        masks_of(sheet),
        np.array(digits, dtype=np.int64),
        np.array(chances, dtype=np.int64),
        throws,
        points,
    )


def throw_of(faces: str) -> int:
    """The number of a throw.

    >>> throw_of("---?"), throw_of("1---")
    (1, 432)
    """
    throw = 0
    for face in faces:
        throw = len(FACES) * throw + FACES.index(face)
    return throw


def faces_of(throw: int) -> str:
    """The faces of a throw's number."""
    digits = [throw // len(FACES) ** place % len(FACES) for place in range(len(COLOURS))]
    return "".join(FACES[digit] for digit in reversed(digits))


@kernel
def tabulate(jokers: int, throws: Ints, points: Points) -> None:
    """Fills in what is known of each throw, and the points."""
    base = 0
    short = np.zeros(DICE, dtype=np.int64)
    for throw in range(THROWS):
        known = throws[throw]
        weight = jokers + 1
        left = throw
        for back in range(DICE):
            die = DICE - 1 - back
            digit = left % 6
            left //= 6
            known[NUMBER + die] = max(0, digit - FIRST_NUMBER + 1)
            known[WEIGHT + die] = weight
            weight *= known[NUMBER + die] + 1
            if digit == QUESTION:
                known[QUESTIONS] |= FIELD_MASK << FIELD * die
        known[BASE] = base
        known[IS_BLANK] = throw == 0
        for entry in range(weight):
            for die in range(DICE):
                short[die] = entry // known[WEIGHT + die] % (known[NUMBER + die] + 1)
            points[base + entry] = best_use(known, short, entry % (jokers + 1))
        base += weight


@kernel
def best_use(known: Ints, short: Ints, jokers: int) -> int:
    """The points of the numbers, so many spaces short of each, and of the jokers. CI-7

    Every set of numbers is tried to be made up by jokers; the others go to a question mark.
    """
    best = 0
    for made_up in range(1 << DICE):
        left = jokers
        points = 0
        for die in range(DICE):
            if short[die] == 0:
                points += known[NUMBER + die]
            elif made_up >> die & 1:
                left -= short[die]
                points += known[NUMBER + die]
        if known[QUESTIONS]:
            points += left
        if left >= 0:
            best = max(best, points)
    return best


@inlined
def known_of(prepared: PreparedSheet, throw: int) -> Known:
    """What is known of a throw, as numbers the compiler can keep at hand."""
    known = prepared.throws[throw]
    return (
        known[0],
        known[1],
        known[2],
        known[3],
        known[4],
        known[5],
        known[6],
        known[7],
        known[BASE],
        known[QUESTIONS],
        known[IS_BLANK],
    )


@inlined
def points_of(counted: int, known: Known, points: Points) -> int:
    """The points of a snippet under a throw. CI-7"""
    entry = known[BASE] + (counted >> JOKERS & FIELD_MASK)
    entry += known[4] * max(0, known[0] - (counted & FIELD_MASK))
    entry += known[5] * max(0, known[1] - (counted >> FIELD & FIELD_MASK))
    entry += known[6] * max(0, known[2] - (counted >> 2 * FIELD & FIELD_MASK))
    entry += known[7] * max(0, known[3] - (counted >> 3 * FIELD & FIELD_MASK))
    asked = (counted & known[QUESTIONS]) * ADD_FIELDS >> 3 * FIELD & FIELD_MASK
    return int(points[np.uint64(entry)] + asked)


@inlined
def earned(counted: int, known: Known, points: Points) -> int:
    """The points of a round that frees this snippet, or a penalty. CI-6, CI-9"""
    gained = points_of(counted, known, points)
    is_fault = size_of(counted) < SMALLEST or (gained == 0 and not known[IS_BLANK])
    return PENALTY if is_fault else gained


@inlined
def roll_dice(dice: Ints, rng: Words) -> int:
    """A throw, each face of each die as likely as the others. CI-2"""
    throw = 0
    for die in range(DICE):
        throw = 6 * throw + dice[6 * die + below(rng, 6)]
    return throw
