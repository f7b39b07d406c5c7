"""A long log: replaying it costs in proportion to its length, and at the limit it ends."""

import sys
import tracemalloc
from collections.abc import Sequence
from itertools import count
from types import FrameType

import pytest

from tavolino.core import Dealer
from tavolino.games import rules
from tavolino.table.absence import leave, reclaim
from tavolino.table.actor import Actor
from tavolino.table.audience import answer_peek, request_peek
from tavolino.table.deadlines import pass_time
from tavolino.table.events import LoggedEvent
from tavolino.table.lobby import seat_bot, set_ready, sit, stand
from tavolino.table.moves import bot_move, move, request_undo, resign, take_hint
from tavolino.table.table import Table, open_table
from tests.table.people import ANN
from tests.table.puzzles import at_the_puzzle, laid_and_lifted
from tests.table.tables import (
    ALL,
    BOT,
    SECRET,
    START,
    everything,
    lobby_with,
    make_move,
    phase,
    refusal_of,
    started,
)


def calls_to_open(events: Sequence[LoggedEvent]) -> int:
    """How many functions of Python and C are called."""
    counted = count()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event in ("call", "c_call"):
            next(counted)

    sys.setprofile(note)
    try:
        open_table("here", events, ALL, Dealer(SECRET))
    finally:
        sys.setprofile(None)
    return next(counted)


def bytes_to_open(events: Sequence[LoggedEvent]) -> int:
    """How much memory is asked for, whether or not it is given back at once."""
    total = 0
    tracemalloc.start()
    try:
        table = open_table("here", events[:1], ALL, Dealer(SECRET))
        for logged in events[1:]:
            tracemalloc.reset_peak()
            before, _ = tracemalloc.get_traced_memory()
            table.apply(logged)
            total += tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    return total


def test_twice_as_many_events_cost_twice_as_much() -> None:
    short = laid_and_lifted(at_the_puzzle("ann"), 2_000)
    long = laid_and_lifted(at_the_puzzle("ann"), 4_000)
    open_table("here", long, ALL, Dealer(SECRET))  # what is cached is cached for both
    assert calls_to_open(long) < 2.2 * calls_to_open(short)
    assert bytes_to_open(long) < 2.3 * bytes_to_open(short)


def full(*people: str) -> Table:
    """A puzzle at the limit of its table."""
    table = at_the_puzzle(*people)
    table.most_events = table.version
    return table


def test_at_the_limit_a_puzzle_is_finished_and_not_laid() -> None:
    table = full("ann")
    before = everything(table)
    assert refusal_of(lambda: make_move(table, 0, "1@0,0r0")) == "TABLE long"
    assert refusal_of(lambda: make_move(table, 0, "99@0,0r0")) == "CI-11 snippet"
    assert refusal_of(lambda: take_hint(table, ANN, 0)) == "TABLE long"
    assert everything(table) == before
    make_move(table, 0, "done")
    assert phase(table) == "over"


def test_at_the_limit_a_faulty_puzzle_is_finished_and_a_part_of_it_kept() -> None:
    table = at_the_puzzle("ann")
    make_move(table, 0, "1@0,0r0")
    make_move(table, 0, "2@40,40r0")
    table.most_events = table.version
    make_move(table, 0, "done")
    assert table.play.state.phase == "check"
    make_move(table, 0, "keep 1")
    assert phase(table) == "over"


def test_below_the_limit_everything_is_accepted() -> None:
    table = full("ann")
    table.most_events += 1
    make_move(table, 0, "1@0,0r0")
    assert refusal_of(lambda: make_move(table, 0, "lift 1")) == "TABLE long"


def test_at_the_limit_one_may_resign() -> None:
    table = full("ann")
    resign(table, ANN, 0)
    assert phase(table) == "over"


def test_at_the_limit_time_runs_out() -> None:
    table = full("ann", "bob")
    assert table.game_deadline is not None
    pass_time(table, table.game_deadline)
    assert phase(table) == "over"


def test_at_the_limit_a_bot_comes_to_an_end() -> None:
    table = full("ann")
    leave(table, ANN)
    assert refusal_of(lambda: reclaim(table, ANN)) == "TABLE long"
    bot_move(table, START, 0, "1@0,0r0", table.version)
    assert phase(table) == "over"


@pytest.mark.parametrize("game", rules())
def test_at_the_limit_every_game_can_be_played_to_its_end(game: str) -> None:
    table = started(game, "ann", BOT)
    table.most_events = table.version
    while table.phase == "playing":
        seat, source = min(table.due), table.dealer.draw(len(table.play.log))
        make_move(
            table, seat, table.game.write(table.game.default_move(table.play.state, seat, source))
        )
    assert table.outcome is not None


def first_move(table: Table, seat: int) -> str:
    moves = table.play.view(seat).moves
    assert moves
    return moves[0]


def test_at_the_limit_nothing_is_taken_back_or_asked_for() -> None:
    table = started("scalino", "ann", "bob", undo="free")
    request_peek(table, Actor("wim", START), 0)
    make_move(table, 0, first_move(table, 0))
    table.most_events = table.version
    assert refusal_of(lambda: request_undo(table, ANN, 0, 0, table.version)) == "TABLE long"
    assert refusal_of(lambda: request_peek(table, Actor("cem", START), 0)) == "TABLE long"
    assert refusal_of(lambda: answer_peek(table, ANN, 0, "wim", True)) == "TABLE long"
    answer_peek(table, ANN, 0, "wim", False)
    move(table, Actor("bob", START), 1, first_move(table, 1), table.version)


def test_at_the_limit_nobody_sits_down_and_the_owner_may_close_the_table() -> None:
    table = lobby_with("scalino", "ann", "")
    table.most_events = table.version
    for act in (lambda: sit(table, Actor("bob", START), 1), lambda: seat_bot(table, ANN, 1, BOT)):
        assert refusal_of(act) == "SEAT crowded"
    leave(table, ANN)
    assert phase(table) == "over"


def test_at_the_limit_the_owner_frees_seats_and_the_game_starts() -> None:
    table = lobby_with("scalino", "ann", "bob", "cem")
    table.most_events = table.version
    set_ready(table, ANN, True)
    set_ready(table, Actor("bob", START), True)
    stand(table, ANN, 2)
    assert table.occupants[2].is_free
    table.most_events = 1_000
    seat_bot(table, ANN, 2, BOT)
    assert phase(table) == "playing"
