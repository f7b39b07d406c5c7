"""A clock that stands until a test moves it on."""

from tavolino.server.context import AppContext

START = 1_000_000_000_000


class StandingClock:
    def __init__(self, start: int = START) -> None:
        self._now = start

    def now(self) -> int:
        return self._now

    def jump_to(self, at: int) -> None:
        """It is that late now, and nobody has been told yet."""
        assert at >= self._now
        self._now = at

    def go_to(self, at: int, context: AppContext) -> None:
        """It is that late now; every live table looks what is due, as its timer would have."""
        self.jump_to(at)
        for table_session in context.table_manager.table_sessions.values():
            table_session.bot_driver.look()

    def go_on(self, ms: int, context: AppContext) -> None:
        self.go_to(self._now + ms, context)
