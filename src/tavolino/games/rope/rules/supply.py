"""Supply rows: which cards may be laid on them when a turn ends."""

from functools import cache
from typing import Final

from tavolino.games.rope.rules.deck import (
    ALL_KINDS,
    HIGHEST,
    LOWEST,
    NUMBERS,
    SCISSORS,
    Card,
    Kinds,
)

Run = tuple[Card, ...]
SupplyRow = tuple[Run, ...]
"""The runs of a row, first to last: a forced card begins a new one. A row without forced cards, and
every row laid in any order, is a single run; an empty row has none."""
Supply = tuple[SupplyRow, ...]

NO_SUPPLY: Final[Supply] = ((), (), ())


def last_card(row: SupplyRow) -> Card:
    """The one card of a row that can be played. CR-3"""
    return row[-1][-1]


def without_last(row: SupplyRow) -> SupplyRow:
    """The row after its last card was played; below a forced card the run before counts again.

    CR-4, CR-9
    """
    *below, run = row
    return (*below, run[:-1]) if len(run) > 1 else tuple(below)


def with_card(row: SupplyRow, card: Card, sequence: bool) -> SupplyRow:
    """The row with a card laid on it, as a forced one if it does not fit the run. CR-8, CR-9"""
    if not row:
        return ((card,),)
    if sequence and not run_takes(row[-1]) >> card & 1:
        return (*row, (card,))
    return (*row[:-1], (*row[-1], card))


@cache
def run_takes(run: Run) -> Kinds:
    """The kinds of cards that extend the run, up or down by ones. CR-9

    Scissors stand for what is missing, within 1 and 10.

    >>> from tavolino.games.rope.rules.deck import NAMES, cards_in
    >>> [NAMES[card] for card in cards_in(run_takes((4, SCISSORS)))]
    ['2', '6', 'S']
    """
    kinds = 0
    for step in (1, -1):
        for start in NUMBERS:
            following = start + step * len(run)
            if LOWEST <= following <= HIGHEST and _reads_as(run, start, step):
                kinds |= 1 << following | 1 << SCISSORS
    return kinds


def _reads_as(run: Run, start: int, step: int) -> bool:
    return all(card in (SCISSORS, start + step * place) for place, card in enumerate(run))


def laying(supply: Supply, hand: Kinds, sequence: bool) -> list[tuple[int, Kinds]]:
    """The rows that take a card of the hand, each with the kinds it takes. CR-8, CR-9

    Of empty rows only the first is offered. In sequence, only when no card fits any row may any
    card go on any row.
    """
    first_free = supply.index(()) if () in supply else None
    offered = [place for place, row in enumerate(supply) if row or place == first_free]
    if sequence:
        fitting = [(place, hand & fits(supply[place])) for place in offered]
        if any(kinds for _, kinds in fitting):
            return fitting
    return [(place, hand) for place in offered]


def fits(row: SupplyRow) -> Kinds:
    """The kinds of cards that fit: an empty row takes any. CR-9"""
    return run_takes(row[-1]) if row else ALL_KINDS
