"""Who begins a rematch."""

import pytest

from tavolino.table.actor import Actor
from tavolino.table.lobby import rematch_options
from tavolino.table.moves import resign
from tavolino.table.table import Table
from tests.table.tables import START, make_move, play_on, started


def over(first: str, *people: str, resigned: int, game: str = "scalino") -> Table:
    """A game that one seat gave up, at a table with this setting of who begins a rematch."""
    table = started(game, *people, rematch_first=first)
    resign(table, Actor(people[resigned], START), resigned)
    play_on(table, START)
    assert table.phase == "over"
    return table


@pytest.mark.parametrize("game", ["scalino", "demolition", "rope", "cutit"])
@pytest.mark.parametrize(("first", "begins"), [("winner", "1"), ("loser", "0")])
def test_the_winner_or_the_loser_begins(game: str, first: str, begins: str) -> None:
    table = over(first, "ann", "bob", resigned=0, game=game)
    assert rematch_options(table) == {**table.play.options, "first": begins}


def test_usually_the_options_stay_as_they_are() -> None:
    table = over("same", "ann", "bob", resigned=0)
    assert rematch_options(table) == table.play.options


@pytest.mark.parametrize(("first", "rank"), [("winner", 1), ("loser", 3)])
def test_of_three_the_rank_counts(first: str, rank: int) -> None:
    table = over(first, "ann", "bob", "cas", resigned=1)
    assert table.outcome is not None
    assert table.outcome.ranks[int(rematch_options(table)["first"])] == rank


def test_before_the_end_the_options_stay_as_they_are() -> None:
    table = started("scalino", "ann", "bob", rematch_first="winner")
    assert rematch_options(table) == table.play.options


def test_of_several_winners_one_is_drawn_with_the_secret_of_the_game() -> None:
    people = ("ann", "bob", "cas", "dan", "eve", "fay")
    places = set()
    for number in range(200):
        table = started("demolition", *people, secret=bytes([number]) * 32, rematch_first="winner")
        play_on(table, START)
        assert table.outcome is not None
        first = int(rematch_options(table)["first"])
        assert first == int(rematch_options(table)["first"]), "asked twice, the same seat"
        winners = table.outcome.winners
        assert first in winners
        if len(winners) == 2:
            places.add(winners.index(first))
        if len(places) == 2:
            return
    pytest.fail(f"of two winners it was always the one in place {places}")


def test_a_game_without_a_first_player_keeps_its_options() -> None:
    table = started("toy", "ann", "bob", rematch_first="winner")
    for seat in range(2):
        make_move(table, seat, "show 1")
    assert table.phase == "over"
    assert rematch_options(table) == table.play.options
