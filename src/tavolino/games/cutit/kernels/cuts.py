"""Lists every cut that frees one snippet, with the count of the snippet.

A cut is encoded as an integer: its start, the point where its two arms meet (STRAIGHT if it has
none), its end, and a REST bit. Without that bit the snippet is the part inside the angle, or below
or left of a straight cut; with it, the other part.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import inline, no_refcount_kernel
from tavolino.games.cutit.kernels.paper import (
    FIRST_FILE,
    INNER,
    RIGHT_WORDS,
    UP_WORDS,
    column,
    count_paper,
    fill,
    row,
)
from tavolino.games.cutit.rules.notation import Cut, Point

POINTS: Final = 11
"""Grid lines in each direction: point (x, y) has number 11 · y + x."""
POINT_BITS: Final = 7
POINT_MASK: Final = (1 << POINT_BITS) - 1
MEETING: Final = POINT_BITS
END: Final = 2 * POINT_BITS
REST: Final = 3 * POINT_BITS
STRAIGHT: Final = POINT_MASK
"""Instead of the meeting point of a straight cut."""

MAX_LINES: Final = 96
MAX_CUTS: Final = 1024
"""A whole sheet has 684 cuts; no part of it has more."""

# The fields of a straight cut: its rank or file, its start and end, the part below or left of it
# (two words) and the count of that part, and the stars along the cut as bits.
PLACE: Final = 0
START: Final = 1
STOP: Final = 2
LOW: Final = 3
HIGH: Final = 4
COUNT: Final = 5
STARS: Final = 6
LINE_WORDS: Final = 7


def new_line_buffer() -> Ints:
    """A buffer for the straight cuts of a paper."""
    return np.zeros((MAX_LINES, LINE_WORDS), dtype=np.int64)


def new_crossing_buffer() -> Ints:
    """A buffer for the index of the vertical cut through each point."""
    return np.zeros(POINTS * POINTS, dtype=np.int64)


def encode_cut(cut: Cut, is_rest: bool) -> int:
    """Encodes a cut that frees one snippet."""
    points = [POINTS * point.y + point.x for point in cut.paths[0]]
    meeting = STRAIGHT if len(points) == 2 else points[1]
    return points[0] | meeting << MEETING | points[-1] << END | is_rest << REST


def decode_path(move: int) -> tuple[Point, ...]:
    """The path of an encoded cut."""
    numbers = [move & POINT_MASK, move >> MEETING & POINT_MASK, move >> END & POINT_MASK]
    return tuple(
        Point(number % POINTS, number // POINTS) for number in numbers if number != STRAIGHT
    )


@inline
def along_rank(start: int, stop: int, y: int) -> tuple[int, int]:
    """The spaces of a rank from file `start` up to file `stop`."""
    bits = (1 << stop) - (1 << start)
    if y < 5:
        return bits << 10 * y, 0
    return 0, bits << 10 * (y - 5)


@inline
def along_file(start: int, stop: int, x: int) -> tuple[int, int]:
    """The spaces of a file from rank `start` up to rank `stop`."""
    file = FIRST_FILE << x
    low = (1 << 10 * min(stop, 5)) - (1 << 10 * min(start, 5))
    high = (1 << 10 * max(stop - 5, 0)) - (1 << 10 * max(start - 5, 0))
    return file & low, file & high


@kernel
def cut_off(low: int, high: int, move: int) -> tuple[int, int]:
    """The snippet that a cut frees. CI-4"""
    start, meeting, end = move & POINT_MASK, move >> MEETING & POINT_MASK, move >> END & POINT_MASK
    start_x, start_y, end_x, end_y = start % POINTS, start // POINTS, end % POINTS, end // POINTS
    below = above = left = right = seed = (0, 0)
    if meeting == STRAIGHT:
        if start_y == end_y:
            below = seed = along_rank(start_x, end_x, start_y - 1)
            above = along_rank(start_x, end_x, start_y)
        else:
            left = seed = along_file(start_y, end_y, start_x - 1)
            right = along_file(start_y, end_y, start_x)
    else:
        x, y = meeting % POINTS, meeting // POINTS
        below = along_rank(min(start_x, x), max(start_x, x), y - 1)
        above = along_rank(min(start_x, x), max(start_x, x), y)
        left = along_file(min(end_y, y), max(end_y, y), x - 1)
        right = along_file(min(end_y, y), max(end_y, y), x)
        inside = x - (start_x < x)
        seed = along_rank(inside, inside + 1, y - (end_y < y))
    inside_low, inside_high = fill(
        seed[0],
        seed[1],
        (low & ~above[0], high & ~above[1]),
        (low & ~right[0], high & ~right[1]),
        (low & ~below[0], high & ~below[1]),
        (low & ~left[0], high & ~left[1]),
    )
    if move >> REST:
        return low ^ inside_low, high ^ inside_high
    return inside_low, inside_high


@inline
def find_straight_cuts(
    low: int, high: int, masks: Ints, lines: Ints, crossings: Ints
) -> tuple[int, int]:
    """Lists every straight cut from edge to edge, horizontal ones first. CI-4

    Returns the number of horizontal cuts and the number of all cuts.
    """
    found = levels = 0
    paper = (low, high)
    for is_upright in (False, True):
        levels = found if is_upright else 0
        for place in range(1, 10):
            if is_upright:
                both = column(low, high, place - 1) & column(low, high, place)
                stars = column(masks[RIGHT_WORDS], masks[RIGHT_WORDS + 1], place - 1)
            else:
                both = row(low, high, place - 1) & row(low, high, place)
                stars = row(masks[UP_WORDS], masks[UP_WORDS + 1], place - 1)
            start = 0
            while both >> start:
                start += lowest(both >> start)
                stop = start + lowest(~(both >> start))
                if is_upright:
                    near, far = along_file(start, stop, place - 1), along_file(start, stop, place)
                else:
                    near, far = along_rank(start, stop, place - 1), along_rank(start, stop, place)
                onwards = (low & ~far[0], high & ~far[1])
                back = (low & ~near[0], high & ~near[1])
                if is_upright:
                    before = fill(near[0], near[1], paper, onwards, paper, back)
                    for y in range(start + 1, stop):
                        crossings[POINTS * y + place] = found
                else:
                    before = fill(near[0], near[1], onwards, paper, back, paper)
                _write_line(lines[found], place, start, stop, before, stars, masks)
                found += 1
                start = stop
    return levels, found


@inline
def _write_line(
    line: Ints, place: int, start: int, stop: int, before: tuple[int, int], stars: int, masks: Ints
) -> None:
    line[PLACE] = place
    line[START] = start
    line[STOP] = stop
    line[LOW] = before[0]
    line[HIGH] = before[1]
    line[COUNT] = count_paper(before[0], before[1], masks)
    line[STARS] = stars & (1 << stop) - (1 << start)


@no_refcount_kernel
def list_cuts(
    low: int, high: int, masks: Ints, lines: Ints, crossings: Ints, moves: Ints, counts: Ints
) -> int:
    """Lists every cut that frees one snippet, with the snippet's count; returns their number. CI-4

    Each path is listed twice, at indices 2n and 2n + 1: once for the part on each side.
    """
    levels, all_lines = find_straight_cuts(low, high, masks, lines, crossings)
    whole = count_paper(low, high, masks)
    found = 0
    for index in range(all_lines):
        line = lines[index]
        along, across = (1, POINTS) if index < levels else (POINTS, 1)
        start = across * line[PLACE] + along * line[START]
        end = across * line[PLACE] + along * line[STOP]
        move = start | STRAIGHT << MEETING | end << END
        found = _append_both_sides(
            moves, counts, found, move, line[COUNT], whole - _inner_stars(line[STARS])
        )
    for index in range(levels):
        level = lines[index]
        below = level[COUNT]
        above = whole - below - _inner_stars(level[STARS])
        # At every inner point of a horizontal cut a vertical one crosses it.
        for x in range(level[START] + 1, level[STOP]):
            y = level[PLACE]
            meeting = POINTS * y + x
            upright = lines[crossings[meeting]]
            left_arm = _inner_stars(level[STARS] & (1 << x) - 1)
            right_arm = _inner_stars(level[STARS] >> x)
            lower_arm = _inner_stars(upright[STARS] & (1 << y) - 1)
            upper_arm = _inner_stars(upright[STARS] >> y)
            left_below = count_paper(level[LOW] & upright[LOW], level[HIGH] & upright[HIGH], masks)
            left_above = upright[COUNT] - left_below - left_arm
            right_below = below - left_below - lower_arm
            right_above = above - left_above - upper_arm
            left = POINTS * y + level[START] | meeting << MEETING
            right = POINTS * y + level[STOP] | meeting << MEETING
            lower = POINTS * upright[START] + x << END
            upper = POINTS * upright[STOP] + x << END
            found = _append_both_sides(
                moves, counts, found, left | lower, left_below, whole - left_arm - lower_arm
            )
            found = _append_both_sides(
                moves, counts, found, left | upper, left_above, whole - left_arm - upper_arm
            )
            found = _append_both_sides(
                moves, counts, found, right | lower, right_below, whole - right_arm - lower_arm
            )
            found = _append_both_sides(
                moves, counts, found, right | upper, right_above, whole - right_arm - upper_arm
            )
    return found


@inline
def _inner_stars(stars: int) -> int:
    """The stars along a cut, as the field of inner stars in the count of the uncut paper."""
    return count(stars) << INNER


@inline
def _append_both_sides(
    moves: Ints, counts: Ints, found: int, move: int, inside: int, both: int
) -> int:
    """Lists a cut twice: for the part inside the angle, and for the rest."""
    moves[found] = move
    counts[found] = inside
    moves[found + 1] = move | 1 << REST
    counts[found + 1] = both - inside
    return found + 2


@inline
def keep_with_corner(corner: int, moves: Ints, counts: Ints, found: int) -> int:
    """Keeps the cuts of a whole sheet whose snippet has the corner (0 to 99). CI-5"""
    end = 0
    for index in range(found):
        if has_corner(moves[index], corner):
            moves[end] = moves[index]
            counts[end] = counts[index]
            end += 1
    return end


@inline
def has_corner(move: int, corner: int) -> bool:
    """True if the snippet of this cut of a whole sheet has the corner."""
    start, meeting, end = move & POINT_MASK, move >> MEETING & POINT_MASK, move >> END & POINT_MASK
    is_right, is_above = corner % 10 == 9, corner >= 90
    if meeting != STRAIGHT:
        inside = (start > meeting) == is_right and (end > meeting) == is_above
    elif start % POINTS == end % POINTS:
        inside = not is_right
    else:
        inside = not is_above
    return inside != (move >> REST == 1)
