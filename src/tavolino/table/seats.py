"""Seats in requests."""

from tavolino.core import Refused, Seat


def read_seat(text: str, seats: int) -> Seat:
    """The seat of this number; refused if the table has fewer."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats):
        raise Refused("SEAT", "unknown", seats=seats)
    return int(text)
