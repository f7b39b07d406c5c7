"""A clock that stands until a test moves it on."""

from tavolino.server.house import House

START = 1_000_000_000_000


class StandingClock:
    def __init__(self) -> None:
        self._now = START

    def now(self) -> int:
        return self._now

    def go_to(self, at: int, house: House) -> None:
        """It is that late now; every live table looks what is due, as its timer would have."""
        assert at >= self._now
        self._now = at
        for room in house.hall.rooms.values():
            room.attendant.look()

    def go_on(self, ms: int, house: House) -> None:
        self.go_to(self._now + ms, house)
