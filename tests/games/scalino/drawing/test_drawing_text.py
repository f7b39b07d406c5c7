"""The picture for the terminal."""

import re

import pytest

from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.drawing import DemolitionDrawing, ScalinoDrawing
from tavolino.games.scalino.rules.board import BOARD, LEVELS, spaces_in
from tavolino.games.scalino.rules.scoring import seen_from_above
from tavolino.games.scalino.rules.view import ShownBlock, blocks_in_view
from tests.games.scalino.drawing.drawn_tables import building_game, demolition_game

RANK_LINE = re.compile(r" ([1-9]) .*")


def characters(picture: str) -> dict[int, str]:
    """What stands on each space of the board, brackets left on."""
    found = {}
    for text in picture.split("\n"):
        if match := RANK_LINE.fullmatch(text):
            y = int(match[1]) - 1
            for x in range(9):
                if BOARD >> (y * 9 + x) & 1:
                    found[y * 9 + x] = text[4 + 5 * x : 8 + 5 * x].strip()
    return found


def expected(blocks: tuple[ShownBlock, ...]) -> dict[int, str]:
    surface = seen_from_above(blocks_in_view(blocks))
    characters = dict.fromkeys(spaces_in(BOARD), "·") | {40: "*"}
    return characters | {
        space: f"{'GPYB'[top.colour]}{top.level}" for space, top in surface.items()
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_space_shows_its_colour_and_height(seats: int) -> None:
    for view in building_game(seats, seats):
        shown = {
            space: sign.strip("()")
            for space, sign in characters(ScalinoDrawing().text(view)).items()
        }
        assert shown == expected(view.board.blocks)
        assert len(shown) == 41


def test_what_is_left_shows_its_colour_and_height() -> None:
    for view in demolition_game(3, 3):
        picture = DemolitionDrawing().text(view)
        shown = {space: sign.strip("()") for space, sign in characters(picture).items()}
        assert shown == expected(view.board.blocks)


def test_free_spaces_of_the_level_stand_in_brackets() -> None:
    for view in building_game(4, 5):
        shown = characters(ScalinoDrawing().text(view))
        bracketed = {space for space, sign in shown.items() if sign.startswith("(")}
        surface = seen_from_above(blocks_in_view(view.board.blocks))
        level = view.board.level
        free = {
            space
            for space in spaces_in(LEVELS[level - 1])
            if space in surface and surface[space].level == level - 1
        }
        assert bracketed == (set() if view.outcome else free)


def test_blocks_that_can_be_taken_stand_in_brackets_and_are_listed() -> None:
    views = list(demolition_game(2, 4))
    for view in views[3:-1:4]:
        picture = DemolitionDrawing().text(view)
        taker = view.to_act[0]
        state = DEMOLITION.determinize(view, source=_NoChance())
        moves = DEMOLITION.legal(state, taker)
        assert moves is not None
        places = {str(move) for move in moves} - {"decline"}
        listed = re.findall(r"[a-i][1-9](?:-[a-i][1-9])?", picture.split("Can be taken,", 1)[1])
        assert sorted(listed) == sorted(places)
        bracketed = sum(sign.startswith("(") for sign in characters(picture).values())
        assert bracketed == sum(_size(place) for place in places)


def test_spaces_of_one_block_are_joined() -> None:
    view = next(
        view for view in building_game(4, 6) if any("-" in one.place for one in view.board.blocks)
    )
    block = next(one for one in view.board.blocks if "-" in one.place)
    lines = {line[1]: line for line in ScalinoDrawing().text(view).split("\n") if line[:1] == " "}
    file, rank = block.place[0], block.place[1]
    column = 4 + 5 * "abcdefghi".index(file)
    if rank == block.place[-1]:
        wall = lines[rank][column + 4 : column + 5]
        assert wall == " "
        assert lines[rank][column - 1] == "│"
    else:
        rows = ScalinoDrawing().text(view).split("\n")
        between = rows[rows.index(lines[rank]) - 1]
        assert between[column : column + 4] == " " * 4


def test_stocks_and_points_are_drawn() -> None:
    for view in building_game(2, 7):
        rows = re.findall(
            r"[ >] ([GPYB]) \w+ +(\d) (\d) (\d) +(−?\d+) +(\d)", ScalinoDrawing().text(view)
        )
        printed = [(row[0], tuple(map(int, row[1:4])), row[4], row[5]) for row in rows]
        assert printed == [
            (
                "GPYB"[one],
                view.board.unused[one],
                _minus(view.board.scores[one].total),
                str(one % 2 + 1),
            )
            for one in range(4)
        ]


def test_rows_are_listed_when_the_game_is_over() -> None:
    *_, last = building_game(4, 8)
    joined = " ".join(ScalinoDrawing().text(last).split())
    for score in last.board.scores:
        for row in score.rows:
            assert "-".join(row) in joined


def test_every_line_fits_the_terminal() -> None:
    for view in building_game(3, 9):
        assert max(map(len, ScalinoDrawing().text(view).split("\n"))) <= 80
    for part in demolition_game(6, 9):
        assert max(map(len, DemolitionDrawing().text(part).split("\n"))) <= 80


def test_the_same_view_gives_the_same_text() -> None:
    first = [ScalinoDrawing().text(view) for view in building_game(2, 11)]
    assert first == [ScalinoDrawing().text(view) for view in building_game(2, 11)]


class _NoChance:
    def below(self, n: int) -> int:
        raise AssertionError("nothing is hidden, so nothing needs to be made up")


def _size(place: str) -> int:
    first, last = place[:2], place[-2:]
    return abs(ord(first[0]) - ord(last[0])) + abs(int(first[1]) - int(last[1])) + 1


def _minus(points: int) -> str:
    return str(points).replace("-", "−")
