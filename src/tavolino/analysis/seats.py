"""The players of a finished game, each compared with par."""

from typing import Any

from tavolino.catalogue import ParReview, find_game
from tavolino.core import Seat


def review_seat(game: str, state: Any, seat: Seat) -> ParReview | None:
    """How a seat of a finished game compares with par; None if that cannot be said."""
    review = find_game(game).review
    return review(state, seat) if review else None
