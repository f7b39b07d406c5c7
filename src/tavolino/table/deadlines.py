"""What happens at a table when time is up."""

from tavolino.core import CLOCK, Seat
from tavolino.table.actor import Actor, emit, emit_automatic
from tavolino.table.events import Moved, Resigned, StandInStarted
from tavolino.table.moves import advance, decision_stream, give_up
from tavolino.table.table import Table


def pass_time(table: Table, now: int) -> None:
    """Adds the events of all deadlines up to now. Call it before any command."""
    while (wake_at := table.wake_at) is not None and wake_at <= now:
        if wake_at == table.game_deadline:
            up = table.game.sample(table.play.state, CLOCK, decision_stream(table))
            emit_automatic(table, wake_at, Moved(CLOCK, table.game.write(up)))
            advance(table, now)
        elif wake_at == table.waiting.wake_at:
            _replace_nudged(table, wake_at, now)
        else:
            times = map(table.clocks.deadline, range(table.seats))
            _run_out(table, list(times).index(wake_at), now)


def _replace_nudged(table: Table, wake_at: int, now: int) -> None:
    """Starts the stand-in for those who did not react to a nudge, on behalf of who nudged them."""
    for seat, nudge in table.waiting.nudges.items():
        if nudge.until == wake_at:
            emit(table, Actor(nudge.by, now), StandInStarted(seat, "back", "absent"))


def _run_out(table: Table, seat: Seat, now: int) -> None:
    match table.settings["timeout"]:
        case "bot":
            is_per_move = table.settings["clock"] == "move"
            emit_automatic(
                table, now, StandInStarted(seat, "turn" if is_per_move else "back", "time")
            )
        case "skip":
            move = table.game.default_move(table.play.state, seat, decision_stream(table))
            emit_automatic(table, now, Moved(seat, table.game.write(move)))
            advance(table, now)
        case _:
            give_up(table, Actor("", now), Resigned(seat, "time"))
