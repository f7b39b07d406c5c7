"""Which finished tables count: for ratings, or for a solo score."""

from typing import Final

from tavolino.games import games
from tavolino.table.events import Moved
from tavolino.table.table import Table

LEAST_MOVES: Final = 5
"""A game is rated if each person has made this many moves."""


def is_ratable(table: Table) -> bool:
    """Only whole games of at least two, each played by one person or bot from start to end; a game
    in which somebody hardly moved is none.
    """
    return (
        table.outcome is not None
        and table.seats > 1
        and table.settings["rated"] == "yes"
        and not table.was_helped
        and bool(table.people)
        and all(len(table.seats_of(person)) == 1 for person in table.people)
        and fewest_moves(table) >= LEAST_MOVES
    )


def fewest_moves(table: Table) -> int:
    """The moves of the person who has made the fewest. Those that the clock made for somebody do
    not count.
    """
    made = [one.by for one in table.events if isinstance(one.event, Moved)]
    return min(made.count(person) for person in table.people)


def has_solo_score(table: Table) -> bool:
    """Only whole games that a person played alone, without a bot's help. An undo is no help: it
    never goes past anything that was revealed.
    """
    return (
        table.outcome is not None
        and table.seats == 1
        and games()[table.game.name].solo_scoring is not None
        and table.settings["rated"] == "yes"
        and not table.bot_helped
        and not table.play.resigned
        and bool(table.people)
    )


def is_countable(table: Table) -> bool:
    """True if the result changes ratings or a solo score."""
    return is_ratable(table) or has_solo_score(table)
