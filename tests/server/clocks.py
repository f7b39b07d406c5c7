"""A clock that advances only when a test says so."""

from tavolino.server.context import AppContext

START = 1_000_000_000_000


class StandingClock:
    def __init__(self, start: int = START) -> None:
        self._now = start

    def now(self) -> int:
        return self._now

    def stop(self) -> None:
        """It stands still anyway."""

    def jump_to(self, at: int) -> None:
        """Advances the clock without waking anybody."""
        assert at >= self._now
        self._now = at

    def go_to(self, at: int, context: AppContext) -> None:
        """Advances the clock and lets every live table apply its deadlines, as its timer would."""
        self.jump_to(at)
        for table_session in context.table_manager.table_sessions.values():
            table_session.bot_driver.apply_overdue()

    def go_on(self, ms: int, context: AppContext) -> None:
        self.go_to(self._now + ms, context)
