"""A finished game compared with the best play found for the same draws."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ParReview:
    """One seat of a finished game against par, the best play that a search finds for the same
    chance.

    `points` are those the seat had after each round and, last of all, at the end; `par_points` are
    those of the line that makes par. `at_most` cannot be beaten, and perhaps not reached.
    """

    points: tuple[int, ...]
    par_points: tuple[int, ...]
    at_most: int
    par_moves: tuple[str, ...]
    """The moves that make par, in notation."""
    ending: tuple[str, ...]
    """The best moves the seat could have made in the last phase of its game."""
    ending_points: int
    """The seat's points at the end with these moves."""
    is_ending_proved: bool
    """True if no other ending is better; false if the search was cut short."""
