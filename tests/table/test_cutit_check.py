"""The phase after the check of Cut it, at a table: who is due, and what stand-ins keep."""

from typing import Any

from tavolino.core import Stream
from tavolino.table.absence import take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Moved
from tavolino.table.table import Table
from tests.table.tables import START, make_move, refusal_of, started

MINUTE = 60_000
APART = ("1@0,0r0", "2@40,40r0")


def after_check(*people: str, **settings: Any) -> Table:
    """A table where the puzzles of seats 0 and 1 are faulty and all are done, at START."""
    table = started("cutit", *people, **settings)
    while table.play.state.phase != "puzzle":
        seat = min(table.due)
        source = table.dealer.draw(len(table.play.log))
        make_move(table, seat, table.game.write(table.game.sample(table.play.state, seat, source)))
    for seat in range(table.seats):
        for text in (*(APART if seat < 2 else ()), "done"):
            make_move(table, seat, text, START)
    return table


def best_of(table: Table, seat: int) -> str:
    moves = table.play.view(seat).moves
    assert moves
    return moves[0]


def test_the_tables_clock_runs_for_those_who_have_to_choose() -> None:
    table = after_check("ann", "bob", "cem", clock="move", seconds=3600)
    assert table.due == {0, 1}
    running = [table.clocks.deadline(seat) is not None for seat in range(3)]
    assert running == [True, True, False]
    assert table.game_deadline is None
    make_move(table, 0, best_of(table, 0), START + 1)
    assert table.due == {1}
    assert table.clocks.deadline(0) is None
    make_move(table, 1, best_of(table, 1), START + 2)
    assert table.outcome is not None


def test_who_does_not_choose_can_be_replaced_after_the_patience() -> None:
    table = after_check("ann", "bob", patience=60)
    make_move(table, 0, best_of(table, 0), START)
    early = Actor("ann", START + MINUTE - 1)
    assert refusal_of(lambda: take_over(table, early, 1)) == "SEAT patience"
    take_over(table, Actor("ann", START + MINUTE), 1)
    assert table.bot_of(1)


def test_skip_keeps_the_best_part_of_who_lets_the_time_run_out() -> None:
    table = after_check("ann", "bob", clock="move", seconds=60, timeout="skip")
    best = [best_of(table, seat) for seat in range(2)]
    pass_time(table, START + MINUTE)
    events = [logged.event for logged in table.events]
    assert all(Moved(seat, best[seat]) in events for seat in range(2))
    assert table.outcome is not None


def test_a_random_choice_ends_the_game_too() -> None:
    table = after_check("ann", "bob")
    for seat in (1, 0):
        chosen = table.game.sample(table.play.state, seat, Stream(bytes(32), seat))
        make_move(table, seat, table.game.write(chosen), START)
    assert table.outcome is not None
