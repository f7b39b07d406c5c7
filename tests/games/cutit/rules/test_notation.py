"""Every move has one text, and only moves are read."""

import pytest

from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.notation import Cut, PlaceSnippet, Point, read_move
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tests.games.cutit.rules.tables import new_game, refused

TEXTS = (
    *CUTIT.example_moves,
    "first 3",
    "dice -?14",
    "corner j10",
    "D0-D10/d1",
    "K7-C7-C10/j10",
    "A3-K3,D0-D10/a1",
    "12@-100,100r0",
    "keep 10",
    "time up",
    "time up 2",
    "ready",
    "not ready",
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(read_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "corner k1",
        "corner a0",
        "corner a11",
        "A3-K3",
        "A3-K3/",
        "A3-K3/a1 ",
        "A3-L3/a1",
        "A3-A11/a1",
        "A3-E3-E0-K0/a1",
        "A3-E3-E0,A5-K5/a1",
        "5@3,-2",
        "5@3,-2r4",
        "0@0,0r0",
        "5@٣,0r0",
        "lift",
        "lift 0",
        "Done",
        "first 4",
        "dice ----2",
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with refused("NOTATION", "cutit"):
        read_move(text)


def test_points_and_spaces() -> None:
    """Space a1 lies between A0 and B1."""
    assert read_move("A0-B0-B1/a1") == Cut(((Point(0, 0), Point(1, 0), Point(1, 1)),), Space(0, 0))
    assert read_move("K10-J10/a1") == read_move("J10-K10/a1")
    assert read_move("3@-4,0r2") == PlaceSnippet(3, -4, 0, 2)


def test_a_table_names_its_sheet() -> None:
    for name, sheet in SHEETS.items():
        play = new_game(sheet=name)
        assert play.state.sheet is sheet
        assert play.game.view(play.state, 0).board.sheet.rows == sheet.rows
    with refused("OPTION", "value"):
        new_game(sheet="none")
