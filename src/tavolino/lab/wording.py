"""Formats figures and tables in the reader's language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import tavolino.locales
from tavolino.core import Seat
from tavolino.lab.intervals import Interval
from tavolino.locales.formats import format_number, format_percent


@dataclass(frozen=True)
class Wording:
    """The messages and number formats of reports in one of `locales.LANGUAGES`."""

    language: str = "en"

    def say(self, key: str, **params: str | int) -> str:
        return tavolino.locales.say(key, self.language, **params)

    def seat(self, seat: Seat) -> str:
        return tavolino.locales.say_seat(seat, self.language)

    def number(self, value: float, places: int, *, signed: bool = False) -> str:
        """
        >>> Wording("de").number(2.5, 2, signed=True)
        '+2,50'
        """
        return format_number(value, self.language, places, signed=signed)

    def percent(self, value: float, places: int, *, signed: bool = False) -> str:
        """
        >>> Wording("it").percent(0.5, 1)
        '50,0%'
        """
        return format_percent(value, self.language, places, signed=signed)

    def span(self, low: str | int, high: str | int) -> str:
        return self.say("number-span", low=low, high=high)

    def bounds(self, one: Interval, places: int = 2, *, percent: bool = False) -> str:
        """From the low to the high bound of an interval."""
        write = self.percent if percent else self.number
        return self.span(write(one.low, places), write(one.high, places))


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table; the first column is left-aligned, the others are right-aligned.

    >>> list(in_columns([("bot", "wins"), ("greedy", "9")]))
    ['bot     wins', 'greedy     9']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join((first.ljust(widths[0]), *cells)).rstrip()
