"""How reviews of the seats of finished games are stored."""

import msgspec

from tavolino.games import ParReview


def write_par_review(review: ParReview | None) -> str:
    return msgspec.json.encode(review).decode()


def read_par_review(text: str) -> ParReview | None:
    found: ParReview | None = msgspec.json.decode(text, type=ParReview | None)
    return found
