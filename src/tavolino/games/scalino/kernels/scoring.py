"""Exact scores of the building game, by removing links until every row is simple."""

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import no_refcount_kernel
from tavolino.games.scalino.kernels.board import EAST, LEVEL_SPACES, NORTH, STAR_BIT
from tavolino.games.scalino.kernels.state import COVERED, LEVEL, NEUTRAL, SEATS, SEEN, STOCK


@kernel
def steps_value(seen: int, upper: int, lower: int) -> int:
    """The points of a colour's steps. SC-11 to SC-14

    `seen` are the spaces where the colour is visible from above. Neighbours on the same level are
    not connected. They occur only on the level being built (`upper`) and the one below it
    (`lower`): of each deeper level only a ring is visible.
    """
    if not lower:
        return count(seen & ~STAR_BIT)
    level_east = (upper & (upper >> EAST)) | (lower & (lower >> EAST))
    level_north = (upper & (upper >> NORTH)) | (lower & (lower >> NORTH))
    east = seen & (seen >> EAST) & ~level_east
    north = seen & (seen >> NORTH) & ~level_north
    at_star = 0
    if seen & STAR_BIT:
        at_star = (
            ((east & STAR_BIT) << EAST)
            | ((north & STAR_BIT) << NORTH)
            | (east & (STAR_BIT >> EAST))
            | (north & (STAR_BIT >> NORTH))
        )
        seen &= ~STAR_BIT
        east &= ~(STAR_BIT | (STAR_BIT >> EAST))
        north &= ~(STAR_BIT | (STAR_BIT >> NORTH))
    linked = east | (east << EAST) | north | (north << NORTH)
    alone = seen & ~linked & ~at_star
    return count(alone) + best_rows(linked, east, north)


@kernel
def best_rows(steps: int, east: int, north: int) -> int:
    """The most points of steps with these links to the east and north. SC-13

    A step keeps at most two links, so at a step with more each of them is removed in turn. Once no
    step has more than two links, every connected part is one row; a ring of n steps counts as a row
    of n.
    """
    points = 0
    while steps:
        part = steps & -steps
        grown = 0
        while part != grown:
            grown = part
            part |= (part & east) << EAST | (part & north) << NORTH
            part |= (part >> EAST) & east | (part >> NORTH) & north
        steps &= ~part
        out_e = east & part
        out_n = north & part
        in_e = out_e << EAST
        in_n = out_n << NORTH
        forks = (out_e & in_e & (out_n | in_n)) | (out_n & in_n & (out_e | in_e))
        if forks:
            fork = forks & -forks
            best = 0
            if fork & out_e:
                best = max(best, best_rows(part, out_e & ~fork, out_n))
            if fork & out_n:
                best = max(best, best_rows(part, out_e, out_n & ~fork))
            if fork & in_e:
                best = max(best, best_rows(part, out_e & ~(fork >> EAST), out_n))
            if fork & in_n:
                best = max(best, best_rows(part, out_e, out_n & ~(fork >> NORTH)))
            points += best
        else:
            length = count(part)
            points += length * (length + 1) // 2
    return points


@no_refcount_kernel
def scores(state: Ints, points: Ints) -> None:
    """Writes the points of each seat: rows of steps less unused blocks. SC-11 to SC-19"""
    seats = state[SEATS]
    for seat in range(seats):
        points[seat] = 0
    lower = LEVEL_SPACES[state[LEVEL] - 1] & ~state[COVERED]
    for colour in range(4):
        if seats == 3 and colour == NEUTRAL:
            continue
        stock = STOCK + 3 * colour
        unused = state[stock] + 2 * state[stock + 1] + 3 * state[stock + 2]
        value = steps_value(state[SEEN + colour], state[COVERED], lower)
        points[colour % seats] += value - unused
