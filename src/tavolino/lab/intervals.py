"""Estimates with 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959964


class Interval(NamedTuple):
    """An estimate and its bounds, from `of` observations."""

    value: float
    low: float
    high: float
    of: int


def share(hits: float, count: int) -> Interval:
    """A proportion with the Wilson interval, which stays within 0 and 1. Hits may be fractions.

    >>> [round(number, 3) for number in share(9, 10)[:3]]
    [0.9, 0.596, 0.982]
    """
    if not count:
        return Interval(0.0, 0.0, 1.0, 0)
    value = hits / count
    z = NORMAL_95
    shrink = 1 + z * z / count
    middle = (value + z * z / (2 * count)) / shrink
    reach = z * sqrt(value * (1 - value) / count + z * z / (4 * count * count)) / shrink
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Interval:
    """A mean with Student's t interval. The bounds of a single value are that value.

    >>> [round(number, 2) for number in mean([1, 2, 3, 4])[:3]]
    [2.5, 0.45, 4.55]
    """
    count = len(values)
    middle = sum(values) / count
    if count == 1:
        return Interval(middle, middle, middle, 1)
    deviation = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    reach = student_95(count - 1) * deviation / sqrt(count)
    return Interval(middle, middle - reach, middle + reach, count)


def student_95(degrees: int) -> float:
    """The half-width of the 95 % interval in standard errors, for these degrees of freedom.

    Tabulated for few degrees of freedom, then an expansion around the normal distribution.
    """
    if degrees <= len(_FEW):
        return _FEW[degrees - 1]
    z = NORMAL_95
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )


_FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
