"""What happens at a table because a time is up."""

from tavolino.core import CLOCK, Seat
from tavolino.match.draws import decision_stream
from tavolino.match.events import Moved, Resigned, TakenOver
from tavolino.match.hand import Hand, follow
from tavolino.match.playing import give_up, go_on
from tavolino.match.table import Table


def pass_time(table: Table, now: int) -> None:
    """Lets happen what is due by now. Whoever does anything at a table lets time pass first."""
    while (wake_at := table.wake_at) is not None and wake_at <= now:
        if wake_at == table.game_deadline:
            up = table.game.sample(table.play.state, CLOCK, decision_stream(table))
            follow(table, wake_at, Moved(CLOCK, table.game.write(up)))
            go_on(table, now)
        else:
            times = map(table.clocks.deadline, range(table.seats))
            _run_out(table, list(times).index(wake_at), now)


def _run_out(table: Table, seat: Seat, now: int) -> None:
    match table.terms["timeout"]:
        case "bot":
            is_per_move = table.terms["clock"] == "move"
            follow(table, now, TakenOver(seat, "turn" if is_per_move else "back", "time"))
        case "skip":
            idle = table.game.idle(table.play.state, seat, decision_stream(table))
            follow(table, now, Moved(seat, table.game.write(idle)))
            go_on(table, now)
        case _:
            give_up(table, Hand("", now), Resigned(seat, "time"))
