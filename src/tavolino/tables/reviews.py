"""Reviews of single seats of finished games, and how they are stored."""

from typing import Any

import msgspec

from tavolino.catalogue import ParReview, find_game
from tavolino.core import Seat


def review_of(game: str, state: Any, seat: Seat) -> ParReview | None:
    """How a seat of a finished game compares with par; None if that cannot be said."""
    review = find_game(game).review
    return review(state, seat) if review else None


def write_par_review(review: ParReview | None) -> str:
    return msgspec.json.encode(review).decode()


def read_par_review(text: str) -> ParReview | None:
    found: ParReview | None = msgspec.json.decode(text, type=ParReview | None)
    return found
