"""Who acts and who looks on.

Players sit on seats 0, 1, 2 …; chance and the clock have seats of their own, so that everything
that happens in a game is somebody's entry in its log.
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
    """How records and messages name a seat: 0, 1, 2 …, "chance", "clock", "spectator"."""
    return _NAMES.get(seat, seat)


def seat_from_label(label: str | int) -> Seat | None:
    """The seat a record's label means, or None.

    >>> seat_from_label("chance"), seat_from_label(2), seat_from_label("me")
    (-1, 2, None)
    """
    if isinstance(label, str):
        return _SEATS.get(label)
    return label if label >= 0 else None
