"""Who sees what: watching, looking over a shoulder, and the log."""

from tavolino.core import SPECTATOR
from tavolino.match.audience import Told, eyes_of, may_look, told
from tavolino.match.commands import (
    Hand,
    answer_shoulder,
    ask_shoulder,
    ask_undo,
    leave,
    resign,
)
from tests.match.around import (
    BOT,
    START,
    gathered,
    refusal_of,
    say,
    started,
)

ANN = Hand("ann", START)
WIM = Hand("wim", START)


def test_players_see_through_their_own_eyes() -> None:
    table = started("toy", "ann", "bob", "ann")
    assert eyes_of(table, "ann") == (0, 2)
    assert eyes_of(table, "bob") == (1,)
    assert eyes_of(table, "wim") == (SPECTATOR,)


def test_who_may_look() -> None:
    for watching, wim_in_the_game in (("yes", True), ("no", False)):
        table = gathered("toy", "bob", BOT, watching=watching)
        assert all(may_look(table, person) for person in ("ann", "bob", "wim"))
        table = started("toy", "bob", BOT, watching=watching)
        assert may_look(table, "ann"), "the table is hers"
        assert may_look(table, "bob")
        assert may_look(table, "wim") == wim_in_the_game


def test_looking_over_a_shoulder() -> None:
    table = started("toy", "ann", "bob")
    ask_shoulder(table, WIM, 0)
    assert eyes_of(table, "wim") == (SPECTATOR,), "asking is not enough"
    assert refusal_of(lambda: ask_shoulder(table, WIM, 0)) == "SHOULDER asked"
    bob = Hand("bob", START)
    given = refusal_of(lambda: answer_shoulder(table, bob, 0, "wim", True))
    assert given == "SEAT not-yours"
    answer_shoulder(table, ANN, 0, "wim", True)
    assert eyes_of(table, "wim") == (0,)
    assert refusal_of(lambda: ask_shoulder(table, WIM, 0)) == "SHOULDER asked"
    answer_shoulder(table, ANN, 0, "wim", False)
    assert eyes_of(table, "wim") == (SPECTATOR,), "leave is taken back"
    assert refusal_of(lambda: answer_shoulder(table, ANN, 0, "wim", True)) == "SHOULDER not-asked"


def test_a_refused_look() -> None:
    table = started("toy", "ann", "bob")
    ask_shoulder(table, WIM, 0)
    answer_shoulder(table, ANN, 0, "wim", False)
    assert (table.shoulder_asks, table.shoulders) == (frozenset(), frozenset())
    assert refusal_of(lambda: answer_shoulder(table, ANN, 0, "eve", True)) == "SHOULDER not-asked"


def test_over_several_shoulders() -> None:
    table = started("toy", "ann", "bob", "cem")
    for seat, person in ((0, "ann"), (2, "cem")):
        ask_shoulder(table, WIM, seat)
        answer_shoulder(table, Hand(person, START), seat, "wim", True)
    assert eyes_of(table, "wim") == (0, 2)


def test_never_for_players_nor_over_bots_nor_where_it_is_not_allowed() -> None:
    table = started("toy", "ann", "bob", BOT)
    assert refusal_of(lambda: ask_shoulder(table, ANN, 1)) == "SHOULDER player"
    leave(table, ANN)
    assert refusal_of(lambda: ask_shoulder(table, ANN, 1)) == "SHOULDER player"
    resign(table, ANN, 0)
    assert refusal_of(lambda: ask_shoulder(table, ANN, 1)) == "SHOULDER player"
    assert refusal_of(lambda: ask_shoulder(table, WIM, 2)) == "SHOULDER nobody"
    for over_shoulder, watching in (("never", "yes"), ("leave", "no")):
        table = started("toy", "ann", "bob", watching=watching, over_shoulder=over_shoulder)
        assert refusal_of(lambda: ask_shoulder(table, WIM, 0)) == "SHOULDER never"  # noqa: B023


def test_the_log_as_each_may_read_it() -> None:
    table = started("toy", "ann", "bob", "cem", undo="free")
    say(table, 0, "show 2", START + 5)
    ask_undo(table, Hand("ann", START + 6), 0, 1, table.seq)
    resign(table, Hand("cem", START + 7), 2)
    assert told(table, 0, 1) == [
        Told(1, 0, 5, "move", "show 2"),
        Told(2, 0, 6, "undo", "1"),
        Told(3, 2, 7, "resign", "resigned"),
    ]
    assert [line.text for line in told(table, 1)] == ["deal", "show", "1", "resigned"]
    assert told(table, SPECTATOR) == told(table, 1)
