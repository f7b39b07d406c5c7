"""The score of a colour's steps in the OpenSpiel version of Scalino."""

from typing import Final

STRIDE: Final = 10
"""A row of nine spaces and one that is always empty, which keeps shifts from wrapping around."""
STAR: Final = 1 << 44


def value_of_steps(seen: int, upper: int, lower: int) -> int:
    """The points of a colour's steps; neighbours on one level are no neighbours."""
    east = seen & seen >> 1 & ~(upper & upper >> 1 | lower & lower >> 1)
    north = seen & seen >> STRIDE & ~(upper & upper >> STRIDE | lower & lower >> STRIDE)
    at_star = 0
    if seen & STAR:
        at_star = (
            (east & STAR) << 1
            | (north & STAR) << STRIDE
            | east & STAR >> 1
            | north & STAR >> STRIDE
        )
        seen ^= STAR
        east &= ~(STAR | STAR >> 1)
        north &= ~(STAR | STAR >> STRIDE)
    linked = east | east << 1 | north | north << STRIDE
    return (seen & ~linked & ~at_star).bit_count() + value_of_rows(linked, east, north)


def value_of_rows(steps: int, east: int, north: int) -> int:
    """The best division into rows: at a fork each link in turn is left out."""
    points = 0
    while steps:
        part, grown = steps & -steps, 0
        while part != grown:
            grown = part
            part |= (part & east) << 1 | (part & north) << STRIDE
            part |= part >> 1 & east | part >> STRIDE & north
        steps &= ~part
        out_e, out_n = east & part, north & part
        in_e, in_n = out_e << 1, out_n << STRIDE
        forks = out_e & in_e & (out_n | in_n) | out_n & in_n & (out_e | in_e)
        if not forks:
            length = part.bit_count()
            points += length * (length + 1) // 2
            continue
        fork = forks & -forks
        ways = []
        if fork & out_e:
            ways.append(value_of_rows(part, out_e & ~fork, out_n))
        if fork & out_n:
            ways.append(value_of_rows(part, out_e, out_n & ~fork))
        if fork & in_e:
            ways.append(value_of_rows(part, out_e & ~(fork >> 1), out_n))
        if fork & in_n:
            ways.append(value_of_rows(part, out_e, out_n & ~(fork >> STRIDE)))
        points += max(ways)
    return points
