"""Seats: who acts, and who watches.

Players sit on seats 0, 1, 2 …. Chance and the clock have seats, too: everything that happens in a
game is an entry of some seat.
"""

from typing import Final

Seat = int

CHANCE: Final = -1
CLOCK: Final = -2
SPECTATOR: Final = -3

_NAMES: Final = {CHANCE: "chance", CLOCK: "clock", SPECTATOR: "spectator"}
_SEATS: Final = {name: seat for seat, name in _NAMES.items()}


def is_player(seat: Seat) -> bool:
    return seat >= 0


def seat_label(seat: Seat) -> str | int:
    """The label of a seat in records and messages: 0, 1, 2 …, "chance", "clock", "spectator"."""
    return _NAMES.get(seat, seat)


def seat_from_label(label: str | int) -> Seat | None:
    """The seat with this label, or None.

    >>> seat_from_label("chance"), seat_from_label(2), seat_from_label("me")
    (-1, 2, None)
    """
    if isinstance(label, str):
        return _SEATS.get(label)
    return label if label >= 0 else None
