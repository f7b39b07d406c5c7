"""Who sees what: watching, peeking at a seat, and the log."""

from tavolino.core import SPECTATOR
from tavolino.protocol.log import LogLine
from tavolino.table.absence import leave
from tavolino.table.actor import Actor
from tavolino.table.audience import answer_peek, log_lines, may_view, request_peek, viewpoints_of
from tavolino.table.moves import request_undo, resign
from tests.table.people import ANN, WIM
from tests.table.tables import BOT, START, lobby_with, make_move, refusal_of, started


def test_players_see_their_own_views() -> None:
    table = started("toy", "ann", "bob", "ann")
    assert viewpoints_of(table, "ann") == (0, 2)
    assert viewpoints_of(table, "bob") == (1,)
    assert viewpoints_of(table, "wim") == (SPECTATOR,)


def test_who_may_view_a_table() -> None:
    for watching, wim_in_the_game in (("yes", True), ("no", False)):
        table = lobby_with("toy", "bob", BOT, watching=watching)
        assert all(may_view(table, person) for person in ("ann", "bob", "wim"))
        table = started("toy", "bob", BOT, watching=watching)
        assert may_view(table, "ann"), "the table is hers"
        assert may_view(table, "bob")
        assert may_view(table, "wim") == wim_in_the_game


def test_peeking_at_a_seat() -> None:
    table = started("toy", "ann", "bob")
    request_peek(table, WIM, 0)
    assert viewpoints_of(table, "wim") == (SPECTATOR,), "asking is not enough"
    assert refusal_of(lambda: request_peek(table, WIM, 0)) == "PEEK asked"
    bob = Actor("bob", START)
    given = refusal_of(lambda: answer_peek(table, bob, 0, "wim", True))
    assert given == "SEAT not-yours"
    answer_peek(table, ANN, 0, "wim", True)
    assert viewpoints_of(table, "wim") == (0,)
    assert refusal_of(lambda: request_peek(table, WIM, 0)) == "PEEK asked"
    answer_peek(table, ANN, 0, "wim", False)
    assert viewpoints_of(table, "wim") == (SPECTATOR,), "leave is taken back"
    assert refusal_of(lambda: answer_peek(table, ANN, 0, "wim", True)) == "PEEK not-asked"


def test_a_refused_peek() -> None:
    table = started("toy", "ann", "bob")
    request_peek(table, WIM, 0)
    answer_peek(table, ANN, 0, "wim", False)
    assert (table.peek_requests, table.peeks) == (frozenset(), frozenset())
    assert refusal_of(lambda: answer_peek(table, ANN, 0, "eve", True)) == "PEEK not-asked"


def test_peeking_at_several_seats() -> None:
    table = started("toy", "ann", "bob", "cem")
    for seat, person in ((0, "ann"), (2, "cem")):
        request_peek(table, WIM, seat)
        answer_peek(table, Actor(person, START), seat, "wim", True)
    assert viewpoints_of(table, "wim") == (0, 2)


def test_peeking_is_refused_to_players_at_bots_and_by_the_settings() -> None:
    table = started("toy", "ann", "bob", BOT)
    assert refusal_of(lambda: request_peek(table, ANN, 1)) == "PEEK player"
    leave(table, ANN)
    assert refusal_of(lambda: request_peek(table, ANN, 1)) == "PEEK player"
    resign(table, ANN, 0)
    assert refusal_of(lambda: request_peek(table, ANN, 1)) == "PEEK player"
    assert refusal_of(lambda: request_peek(table, WIM, 2)) == "PEEK nobody"
    for peek, watching in (("never", "yes"), ("ask", "no")):
        table = started("toy", "ann", "bob", watching=watching, peek=peek)
        assert refusal_of(lambda: request_peek(table, WIM, 0)) == "PEEK never"  # noqa: B023


def test_the_log_as_each_may_read_it() -> None:
    table = started("toy", "ann", "bob", "cem", undo="free")
    make_move(table, 0, "show 2", START + 5)
    request_undo(table, Actor("ann", START + 6), 0, 1, table.version)
    resign(table, Actor("cem", START + 7), 2)
    assert log_lines(table, 0, 1) == [
        LogLine(1, 0, 5, "move", "show 2"),
        LogLine(2, 0, 6, "undo", "1"),
        LogLine(3, 2, 7, "resign", "resigned"),
    ]
    assert [line.text for line in log_lines(table, 1)] == ["deal", "show", "1", "resigned"]
    assert log_lines(table, SPECTATOR) == log_lines(table, 1)
